#include "app/cli/page.hpp"
#include "app/cli/axis_allies/game.hpp"
#include "model/axis_allies/game.hpp"
#include "model/axis_allies/ship_load.hpp"
#include "model/core/printable.hpp"

#include <algorithm>
#include <map>

namespace intendant::cli {

namespace {

using namespace axis_allies;

void add(std::string& list, const std::string& word, const char* between = ", ") { list += (list.empty() ? "" : between) + word; }

std::string counted(const Tables& tables, Unit unit, int count) {
    return std::to_string(count) + " " + (count == 1 ? tables.units[unit].name : tables.units[unit].plural);
}

std::string listed(const Tables& tables, const PerUnit<int>& counts) {
    std::string list;
    for (const auto unit : all_units) {
        if (counts[unit] != 0) {
            add(list, counted(tables, unit, counts[unit]));
        }
    }
    return list;
}

std::string remarks(const State& state, Power power) {
    const auto& tables = *state.tables;
    const auto& books = state.powers[power];
    std::string text;
    for (const auto weapon : all_weapons) {
        if (books.weapons[weapon]) {
            add(text, tables.weapon_names[weapon]);
        }
    }
    if (const auto waiting = listed(tables, books.waiting); !waiting.empty()) {
        add(text, "to place: " + waiting, "; ");
    }
    if (books.debt > core::Money{}) {
        add(text, "owes " + std::to_string(books.debt.amount), "; ");
    }
    if (capital_lost(state, power)) {
        add(text, "capital lost", "; ");
    }
    return text;
}

/// The pieces of a space by owner, who is not named where he holds it; what is aboard stands behind the ships.
std::string pieces_in(const State& state, SpaceId space) {
    const auto& tables = *state.tables;
    PerPower<PerUnit<int>> pieces{};
    std::map<Power, std::vector<Stack>> ships;
    for (const auto& stack : stacks_in(state, space)) {
        pieces[stack.owner][stack.unit] += stack.count;
        if (!stack.cargo.empty()) {
            ships[stack.owner].push_back(stack);
        }
    }
    std::string text;
    for (const auto power : all_powers) {
        if (const auto list = listed(tables, pieces[power]); !list.empty()) {
            add(text, (controller(state, space) == power ? "" : tables.powers[power].name + ": ") + list, "; ");
        }
    }
    for (const auto& [power, loaded] : ships) { // ship by ship
        add(text, "aboard, " + tables.powers[power].name + ": " + to_english(tables, {"{cargo}", {{"cargo", cargo_list(loaded)}}}), "; ");
    }
    return text;
}

std::string ending(const State& state) {
    const auto& tables = *state.tables;
    const auto& outcome = *state.outcome;
    std::string text = "The game is over. ";
    text += !outcome.winner ? "Nobody was named as the winner."
                            : std::string{*outcome.winner == Alliance::Axis ? "The Axis" : "The Allies"} + " won.";
    if (outcome.individual_winner) {
        text += " Individual winner: " + tables.powers[*outcome.individual_winner].name;
        for (const auto power : outcome.tied_with) {
            text += ", " + tables.powers[power].name;
        }
        text += text.ends_with('.') ? "" : "."; // U.S.S.R.
    }
    return text + '\n';
}

} // namespace

std::string Terminal<axis_allies::Game>::page(const State& state) {
    const auto& tables = *state.tables;
    if (!state.begun) {
        return "The game has not begun.\n";
    }
    std::string text = "Round " + std::to_string(state.turn.round) + ", " + tables.powers[state.turn.power].name + ": " +
                       english_name(state.turn.action) + '\n';
    if (state.battle) {
        text += "Battle in " + tables[state.battle->space].name + ", round " + std::to_string(state.battle->round) + '\n';
    }
    if (state.outcome) {
        text += ending(state);
    }
    std::vector<std::vector<std::string>> purses{{"Power", "Treasury", "Production", "Player", ""}};
    for (const auto power : all_powers) {
        std::string player;
        for (const auto& each : state.players) {
            if (std::ranges::find(each.powers, power) != each.powers.end()) {
                player = core::one_line(each.name);
            }
        }
        purses.push_back({tables.powers[power].name, std::to_string(state.powers[power].treasury.amount),
                          std::to_string(production(state, power).amount), player, remarks(state, power)});
    }
    text += "\nBooks, in IPC\n" + columns(purses);
    const auto held = [&](const std::optional<Power>& holder, bool sea) {
        std::vector<std::vector<std::string>> rows;
        for (std::size_t i = 0; i < tables.spaces.size(); ++i) {
            const SpaceId id{static_cast<std::uint8_t>(i)};
            const auto pieces = pieces_in(state, id);
            if (tables[id].sea == sea && controller(state, id) == holder && (holder || !pieces.empty())) {
                rows.push_back({tables[id].name, pieces.empty() ? "-" : pieces});
            }
        }
        return rows;
    };
    for (const auto power : all_powers) {
        text += "\nHeld by " + tables.powers[power].name + '\n' + columns(held(power, false));
    }
    if (const auto rows = held({}, false); !rows.empty()) {
        text += "\nHeld by nobody\n" + columns(rows);
    }
    return text + "\nSea zones\n" + columns(held({}, true));
}

} // namespace intendant::cli
