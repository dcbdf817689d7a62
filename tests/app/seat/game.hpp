#pragma once

#include "app/seat/evening.hpp"
#include "app/seat/snapshot.hpp"

#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace intendant::test {

/// A game of three seats as the seats see it; the server knows no other.
inline std::shared_ptr<seat::Snapshot> small_game(std::int64_t entry = 7, bool battle = false) {
    auto game = std::make_shared<seat::Snapshot>();
    game->title = "Thursday";
    game->entry = entry;
    game->situation = entry;
    game->speaker = std::make_shared<const seat::Speaker>(seat::NameIn{});
    game->takes_proposals = true;
    game->page.turn = {"North", {}};
    for (const std::string id : {"north", "south", "west"}) {
        game->page.accounts.push_back({.id = id,
                                       .name = {id, {}},
                                       .player = id == "north" ? "Anna <b>" : "",
                                       .colour = 0x1a6040,
                                       .now = id == "north",
                                       .figures = {{{"Coins", {}}, {std::to_string(entry), {}}}}});
    }
    game->page.forms.push_back({.id = "buy",
                                .title = {"Buy", {}},
                                .seats = {"north"},
                                .fields = {{.key = "guard", .kind = core::FormField::Kind::Count, .label = {"Guards", {}}, .most = 9}}});
    game->log.push_back({.entry = entry, .heading = {}, .sentences = {{"North pays 3.", {}}}});
    if (battle) {
        game->page.battle = core::SeatBattle{.where = {"Forest", {}}, .step = {"Round 1", {}}};
    }
    game->form = [form = game->page.forms.front()](const std::string& id, const core::FormValues& values) -> std::optional<core::Form> {
        if (id != "buy") {
            return std::nullopt;
        }
        auto filled = form;
        filled.fields.front() = core::count_field("guard", {"Guards", {}}, 9, values);
        filled.sums.push_back({filled.fields.front().value + " guards", {}});
        return filled;
    };
    game->check = [](const std::string&, const core::FormValues& values) -> seat::Checked {
        const int guards = core::count_in(values, "guard", 9);
        if (guards == 0) {
            return {.refused = true, .sentences = {{"Nothing is bought.", {}}}};
        }
        return {.sentences = {{"North buys " + std::to_string(guards) + ".", {}}},
                .warnings = guards > 5 ? std::vector<std::pair<std::string, core::Message>>{{"T-1", {"More than fit.", {}}}}
                                       : std::vector<std::pair<std::string, core::Message>>{}};
    };
    return game;
}

/// The same, of which can be asked what is needed; asked for guards without a number, it works until it is stopped.
inline std::shared_ptr<seat::Snapshot> asking_game(std::int64_t entry = 7) {
    auto game = small_game(entry);
    game->need_form = [](const core::FormValues& values) {
        auto form = core::form_of("north", {"What do I need?", {}});
        form.id = "need";
        form.act = {"Work it out", {}};
        form.fields = {core::count_field("guard", {"Guards", {}}, 9, values)};
        return form;
    };
    game->need = [entry](const core::FormValues& values, const std::stop_token& stop) -> std::vector<core::Message> {
        const int guards = core::count_in(values, "guard", 9);
        while (guards == 0 && !stop.stop_requested()) {
            std::this_thread::yield();
        }
        return guards == 0 ? std::vector<core::Message>{}
                           : std::vector<core::Message>{{std::to_string(guards + entry) + " guards suffice.", {}}};
    };
    return game;
}

inline seat::Evening this_evening() {
    auto evening = seat::new_evening(1'000'000);
    evening.address = "127.0.0.1";
    evening.port = 4000;
    return evening;
}

} // namespace intendant::test
