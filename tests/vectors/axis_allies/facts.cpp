#include "tests/vectors/axis_allies/facts.hpp"

#include "db/codec/axis_allies/json.hpp"
#include "model/axis_allies/battle/battle.hpp"
#include "model/axis_allies/components.hpp"
#include "model/axis_allies/paths.hpp"
#include "model/axis_allies/placement.hpp"
#include "model/axis_allies/victory.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace intendant::test {

namespace {

using namespace axis_allies;
using db::Json;
using Found = std::vector<std::string>;

template <class T> T read(const State& state, const Json& json) { return db::from_json<T>(*state.tables, json); }

void compare(Found& found, const std::string& what, const Json& expected, const Json& answer) {
    if (expected != answer) {
        found.push_back(what + " is " + answer.dump() + ", not " + expected.dump());
    }
}

void adjacency(Found& found, const State& state, const Json& pairs, bool expected) {
    for (const auto& pair : pairs) {
        const bool adjacent = state.tables->adjacent(read<SpaceId>(state, pair.at(0)), read<SpaceId>(state, pair.at(1)));
        compare(found, "adjacency of " + pair.dump(), expected, adjacent);
    }
}

void chart(Found& found, const State& state, const Json& powers) {
    for (auto row = powers.begin(); row != powers.end(); ++row) {
        const auto power = power_of_id(row.key()).value();
        for (auto line = row->begin(); line != row->end(); ++line) {
            const auto unit = unit_of_id(line.key()).value();
            const std::map<std::string, std::int64_t> printed{{"cost", price(state, power, unit).amount},
                                                              {"move", movement_allowance(state, power, unit)},
                                                              {"attack", attack_factor(state, power, unit)},
                                                              {"defence", defence_factor(state, power, unit)}};
            for (auto figure = line->begin(); figure != line->end(); ++figure) {
                compare(found, row.key() + " " + line.key() + " " + figure.key(), *figure, printed.at(figure.key()));
            }
        }
    }
}

void room(Found& found, const State& state, const Json& spaces) {
    for (auto each = spaces.begin(); each != spaces.end(); ++each) {
        const auto answer = complex_room(state, read<SpaceId>(state, Json(each.key())), state.turn.power);
        compare(found, "room of the complex in " + each.key(), *each, answer ? Json(*answer) : Json());
    }
}

/// The state in which the power holds territories of exactly that value: the dearest that still fits, again and again.
State at_level(State state, Power power, std::int64_t level) {
    std::vector<SpaceId> by_value;
    for (std::size_t i = 0; i < state.tables->spaces.size(); ++i) {
        state.controllers[i].reset();
        by_value.push_back({static_cast<std::uint8_t>(i)});
    }
    const auto value = [&state](SpaceId space) { return (*state.tables)[space].value.amount; };
    std::ranges::stable_sort(by_value, std::ranges::greater{}, value);
    for (const auto space : by_value) {
        if (value(space) > 0 && value(space) <= level) {
            state.controllers[space.index] = power;
            level -= value(space);
        }
    }
    return state;
}

void growth(Found& found, const State& state, const Json& tables) {
    for (auto table = tables.begin(); table != tables.end(); ++table) {
        const auto power = power_of_id(table.key()).value();
        for (auto line = table->begin(); line != table->end(); ++line) {
            const auto reached = at_level(state, power, std::stoi(line.key()));
            compare(found, "level of " + table.key(), std::stoi(line.key()), production(reached, power).amount);
            const auto tenths = growth_in_tenths(reached, power);
            compare(found, "growth of " + table.key() + " at level " + line.key(), *line,
                    std::to_string(tenths / 10) + "." + std::to_string(tenths % 10));
        }
    }
}

void spaces(Found& found, const State& state, const std::string& what, const Json& expected, std::vector<SpaceId> answer) {
    std::vector<std::string> ids;
    for (const auto space : answer) {
        ids.push_back((*state.tables)[space].id);
    }
    auto wanted = expected.get<std::vector<std::string>>();
    std::ranges::sort(ids);
    std::ranges::sort(wanted);
    compare(found, what, wanted, ids);
}

/// Pieces of a side on the battle board, counted by power and unit.
void board(Found& found, const State& state, const Json& sides) {
    for (auto side = sides.begin(); side != sides.end(); ++side) {
        if (!state.battle) {
            found.push_back("no battle is being fought");
            return;
        }
        const auto pieces = side.key() == "attacker" ? attackers_of(state, *state.battle) : defenders_of(state, *state.battle);
        for (auto power = side->begin(); power != side->end(); ++power) {
            for (auto unit = power->begin(); unit != power->end(); ++unit) {
                int count = 0;
                for (const auto& stack : pieces) {
                    count += id_of(stack.owner) == power.key() && id_of(stack.unit) == unit.key() ? stack.count : 0;
                }
                compare(found, side.key() + " " + power.key() + " " + unit.key(), *unit, count);
            }
        }
    }
}

/// Spaces of movement that pieces of the power on turn have left, piece by piece, least first.
void left(Found& found, const State& state, const Json& spaces) {
    for (auto space = spaces.begin(); space != spaces.end(); ++space) {
        for (auto unit = space->begin(); unit != space->end(); ++unit) {
            std::vector<int> answer;
            for (const auto& stack : stacks_in(state, read<SpaceId>(state, Json(space.key())))) {
                if (stack.owner == state.turn.power && id_of(stack.unit) == unit.key()) {
                    answer.insert(answer.end(), static_cast<std::size_t>(stack.count),
                                  movement_allowance(state, stack.owner, stack.unit) - stack.moved);
                }
            }
            std::ranges::sort(answer);
            compare(found, "movement left to " + unit.key() + " in " + space.key(), *unit, answer);
        }
    }
}

void components(Found& found, const State& state, const std::string& kind, const Json& facts) {
    for (auto each = facts.begin(); each != facts.end(); ++each) {
        const auto count = std::stoi(each.key());
        if (kind == "chips") {
            const auto stack = chips_for(count);
            compare(found, "chips for " + each.key(), *each, {{"red", stack.red}, {"white", stack.white}, {"pieces", stack.pieces}});
        } else {
            compare(found, kind + " for " + each.key(), *each,
                    kind == "markers" ? chart_markers(*state.tables, core::Money{count}) : throws_of(*state.tables, count));
        }
    }
}

void axis(Found& found, const State& state, const Json& fact) {
    const auto level = production(state, Power::Germany) + production(state, Power::Japan);
    compare(found, "the level of the Axis", fact.at("level"), level.amount);
    compare(found, "what the Axis lacks", fact.at("missing"), (state.tables->amounts.economic_victory - level).amount);
}

void landing(Found& found, const State& state, const Json& fact) {
    const auto open = landing_spaces(state, state.turn.power, unit_of_id(fact.at("unit").get<std::string>()).value(),
                                     read<SpaceId>(state, fact.at("at")), fact.at("left").get<int>());
    for (const auto* list : {"among", "not_among"}) {
        for (const auto& space : fact.value(list, Json::array())) {
            compare(found, "landing in " + space.dump(), std::string_view{list} == "among",
                    std::ranges::count(open, read<SpaceId>(state, space)) > 0);
        }
    }
}

} // namespace

std::vector<std::string> differing_facts(const State& state, const Json& facts) {
    Found found;
    for (auto fact = facts.begin(); fact != facts.end(); ++fact) {
        const auto& kind = fact.key();
        if (kind == "adjacent" || kind == "not_adjacent") {
            adjacency(found, state, *fact, kind == "adjacent");
        } else if (kind == "chart") {
            chart(found, state, *fact);
        } else if (kind == "room") {
            room(found, state, *fact);
        } else if (kind == "growth") {
            growth(found, state, *fact);
        } else if (kind == "chips" || kind == "markers" || kind == "throws") {
            components(found, state, kind, *fact);
        } else if (kind == "board") {
            board(found, state, *fact);
        } else if (kind == "left") {
            left(found, state, *fact);
        } else if (kind == "markers_in_use") {
            for (auto power = fact->begin(); power != fact->end(); ++power) {
                compare(found, "markers in use of " + power.key(), *power, markers_in_use(state, power_of_id(power.key()).value()));
            }
        } else if (kind == "axis") {
            axis(found, state, *fact);
        } else if (kind == "landing") {
            landing(found, state, *fact);
        } else if (kind == "retreat") {
            spaces(found, state, kind, *fact, retreat_spaces(state));
        } else if (kind == "attacker_withdrawal" || kind == "defender_withdrawal") {
            const auto side = kind == "attacker_withdrawal" ? Side::Attacker : Side::Defender;
            spaces(found, state, kind, *fact, withdrawal_spaces(state, side));
        } else {
            throw std::runtime_error("there is no fact called " + kind);
        }
    }
    return found;
}

} // namespace intendant::test
