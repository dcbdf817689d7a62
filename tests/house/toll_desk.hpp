#pragma once

#include "app/desk/desk_of.hpp"
#include "app/desk/form_ways.hpp"
#include "app/desk/forms_sheet.hpp"
#include "app/desk/list_page.hpp"
#include "app/typed/form_line.hpp"
#include "tests/house/toll.hpp"

#include <array>
#include <string>
#include <utility>
#include <vector>

/// Toll at the table, of the shared rooms alone: its sheet, its purses, its entry line; the phones see it by `toll::seat_page`.
namespace intendant::toll {

using Table = app::TableOf<Game>;
using Session = db::Session<Game>;

inline app::Names names() {
    return [](std::string_view, std::string_view id) { return app::to_wx(id).Capitalize(); };
}

// The entry line: `cross 7`.
inline typed::FormGame reader(const State& state, const typed::Tongue& tongue) {
    static const std::array verbs{typed::FormVerb{
        .forms = {"cross"}, .words = "cross", .example = "cross 7", .slots = {{.takes = typed::Slot::Takes::Dice, .keys = {"die"}}}}};
    return {.verbs = verbs,
            .choice_words = {},
            .form = [&state](const std::string& id, const core::FormValues& values) { return Game::form(state, id, values); },
            .things = [](const std::string&) { return std::vector<typed::Nameable>{}; },
            .id_of = [](const std::string&, const std::string&) { return std::nullopt; },
            .said_already = [](const core::FormValues&, const std::string&) { return false; },
            .say = [&tongue](const core::Message& message) { return tongue.say(message); }};
}
inline typed::Meaning<Command> read_line(const std::string& line, const State& state, const typed::Tongue& tongue) {
    return typed::form_meaning<Command>(
        line, tongue, reader(state, tongue),
        [&state](const std::string& id, const core::FormValues& values) { return Game::answered(state, id, values); });
}
inline std::vector<std::string> completions(const std::string& line, const State& state, const typed::Tongue& tongue) {
    return typed::form_completions(line, tongue, reader(state, tongue));
}

class TollDesk : public app::DeskOf<Table> {
    template <class Make> auto of_accounts(Make make) const {
        std::vector<std::invoke_result_t<Make, const app::Account&>> all;
        std::ranges::transform(accounts(), std::back_inserter(all), make);
        return all;
    }

public:
    TollDesk(wxWindow* parent, Session session, app::Opening opening) : DeskOf(parent, std::move(session), names(), "/toll/desk") {
        m_sheet = new app::FormsSheet(sheet_room(), "toll.turn", "toll", app::sheet_ways(*m_table));
        m_sheet->on_change = [this] {
            if (m_record != nullptr) { // else the desk is still being made
                show_head();
            }
        };
        add_sheet(m_sheet, "&Turn\tF5");
        add_entry_line("Quick entry: cross 7", "A whole entry in one line", read_line, completions);
        m_purses = new app::ListPage(
            middle_room(),
            {.name = "toll.purses",
             .title = "Purses",
             .lists = {{.name = "list", .columns = {{"Who", 120}, {"Pennies", 120, true}}, .rows = [this](const std::string&) {
                            return of_accounts([](const app::Account& each) {
                                return app::RowList::Row{each.key, {}, {each.name, each.figure}};
                            });
                        }}}});
        add_middle(m_purses, "Purses", "&Purses\tF2");
        connect({}, {}, {});
        begin(m_sheet, opening, {});
    }
    ~TollDesk() override { take_apart(); }

    void next_step() override { m_sheet->do_act(); }

private:
    app::TurnHead head() const override {
        const auto& state = m_table->state();
        const auto who = app::to_wx(id_of(state.winner.value_or(state.seat()))).Capitalize();
        const auto next = m_sheet->act();
        const auto when = next ? app::TurnHead::When::Now : app::TurnHead::When::Done;
        return {{}, who, {}, {{"Bridge", when}}, next.value_or("The game is over"), next.has_value()};
    }
    std::vector<app::Account> accounts() const override {
        std::vector<app::Account> all;
        for (const auto& each : seat_page(m_table->state()).accounts) {
            all.push_back({each.id, {}, m_table->say(each.figures.front().value), "pennies", {}, m_table->say(each.name), {}, each.now});
        }
        return all;
    }
    std::string clause_of_now() const override { return {}; }
    void append_game_items(wxMenu&) override {}
    std::vector<app::TableView::Seat> seats() const override {
        return of_accounts([](const app::Account& each) { return app::TableView::Seat{each, {}, {}}; });
    }
    void show_state() override {
        m_sheet->show_state();
        m_purses->show_state();
    }
    void follow(const db::Entry&) override { m_sheet->set_focus(); }
    void take_stock(std::int64_t) override {}
    void show_typed(const Command*) override {}
    void fill(const Command& command) override {
        if (const auto* const cross = std::get_if<Cross>(&command)) {
            m_sheet->open("cross", {{"die", core::as_filled(cross->dice)}});
        }
    }

    app::FormsSheet* m_sheet;
    app::ListPage* m_purses;
};
} // namespace intendant::toll
