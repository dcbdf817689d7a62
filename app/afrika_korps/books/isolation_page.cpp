#include "app/afrika_korps/books/isolation_page.hpp"

#include "app/base/layout.hpp"
#include "db/session/history.hpp"
#include "model/afrika_korps/ground.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

namespace {

wxString of_limit(int turns, int limit) { return wxString::Format(_("%d of %d"), turns, limit); }
wxString yes(bool is) { return is ? wxString{_("yes")} : wxString{L"\u2013"}; }

} // namespace

IsolationPage::IsolationPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("afrika_korps.isolation");
    m_units = new RowList(this, "afrika_korps.isolation.units",
                          {{_("Unit"), 170},
                           {_("Where"), 150},
                           {_("Turns isolated"), 115, true},
                           {_("when its turn began"), 175},
                           {_("now"), 70},
                           {_("What follows"), 250}});
    m_units->say_when_empty(_("No unit is isolated."));
    m_sides =
        new RowList(this, "afrika_korps.isolation.sides",
                    {{_("Side"), 110}, {_("Turns without supply"), 160, true}, {_("Turns of control"), 130, true}, {_("Controls"), 430}});
    m_entries = new RowList(
        this, "afrika_korps.isolation.entries",
        {{_("Entry"), 65}, {_("Side"), 90}, {_("Units isolated"), 120, true}, {_("Then"), 70, true}, {_("What was booked"), 460}});
    m_entries->say_when_empty(_("No unit has been isolated yet."));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Isolation and control")), layout::spaced());
    all->Add(m_units, layout::spaced().Proportion(3).Expand());
    all->Add(m_sides, layout::spaced().Proportion(2).Expand());
    all->Add(layout::heading(this, _("The entries behind these figures"), theme::Type::Text), layout::spaced());
    all->Add(m_entries, wxSizerFlags(3).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    SetSizer(all);
}

void IsolationPage::show_state() {
    if (!IsShownOnScreen()) {
        return;
    }
    std::vector<RowList::Row> rows;
    std::vector<RowList::Row> sides;
    const int limit = tables().amounts.isolated_turns;
    for (const auto side : all_sides) {
        const auto cut_off = whole_map(state()) ? isolated_on_map(state(), side) : std::vector<CounterId>{};
        for (const auto id : counters_where(state(), [&](CounterId each) {
                 return tables()[each].side == side && (state()[each].isolated > 0 || state()[each].isolated_at_start ||
                                                        std::ranges::find(cut_off, each) != cut_off.end());
             })) {
            const auto& piece = state()[id];
            const bool now = std::ranges::find(cut_off, id) != cut_off.end();
            rows.push_back(
                {tables()[id].id,
                 patch(tables(), side, list_emblem),
                 {with_factors(tables(), id), whereabouts(tables(), piece), of_limit(piece.isolated, limit),
                  side == state().turn.side ? yes(piece.isolated_at_start) : wxString{}, whole_map(state()) ? yes(now) : wxString{},
                  piece.isolated + 1 >= limit && (now || !whole_map(state()))
                      ? _("eliminated if still isolated at the start and end of its next turn")
                      : wxString{}}});
        }
        const auto& books = state().sides[side];
        wxString controls;
        for (const auto place : all_key_places) {
            if (of(state().control, place) == side) {
                controls += (controls.empty() ? "" : ", ") + word(place);
            }
        }
        sides.push_back({std::string{id_of(side)},
                         patch(tables(), side, list_emblem),
                         {word(side), of_limit(books.without_supply, limit), of_limit(books.control_turns, tables().amounts.control_turns),
                          controls.empty() ? wxString{L"\u2013"} : controls}});
    }
    m_units->show(std::move(rows));
    m_sides->show(std::move(sides));
    show_trace();
}

void IsolationPage::show_trace() {
    std::vector<std::pair<Side, db::LevelStep>> steps;
    for (const auto side : all_sides) {
        for (auto& step : db::steps_to(m_table.session(), "isolated", std::string{id_of(side)}, m_table.shown())) {
            steps.emplace_back(side, std::move(step));
        }
    }
    std::ranges::stable_sort(steps, {}, [](const auto& each) { return each.second.entry.seq; });
    std::vector<RowList::Row> rows;
    for (const auto& [side, step] : steps) {
        rows.push_back({std::to_string(rows.size()),
                        {},
                        {count(step.entry.seq), word(side), wxString::Format("%+lld", static_cast<long long>(step.change)),
                         count(step.then), m_table.say(step.entry)}});
    }
    m_entries->show(std::move(rows));
}

} // namespace intendant::app::ak
