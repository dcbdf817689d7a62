// Spoilt input for RisiKo!: the examples of its page with a field changed, left out or added, and with letters changed, given at
// moments of games by chance. The answer is a clear one, and books that are changed stay whole.

#include "db/codec/json_text.hpp"
#include "db/session/risiko/session.hpp"
#include "tests/fuzz/axis_allies.hpp"
#include "tests/playthroughs/risiko/player.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/chance.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <fstream>
#include <limits>
#include <set>

namespace intendant::fuzz {
namespace {

namespace rk = intendant::risiko;
using Json = nlohmann::json;

struct Tally {
    int unreadable{0};
    int refused{0};
    int booked{0};
};

std::shared_ptr<const rk::Tables> risiko_tables() {
    static const auto tables = rk::load_tables(INTENDANT_SOURCE_DIR "/resources/risiko");
    return tables;
}

std::vector<std::string> examples() {
    std::ifstream in(INTENDANT_SOURCE_DIR "/docs/commands_risiko.md");
    std::vector<std::string> found;
    for (std::string line; std::getline(in, line) && line != "## Events";) {
        if (line.starts_with('{')) {
            found.push_back(line);
        }
    }
    return found;
}

/// Before the beginning, in each part of set-up and turn, and after the end.
std::vector<rk::State> moments() {
    std::vector<rk::State> found{rk::empty_state(risiko_tables())};
    for (std::uint64_t number = 0; number < 4; ++number) {
        rk::test::RandomPlayer player(rk::test::plan_of(number));
        auto state = rk::empty_state(risiko_tables());
        std::set<std::pair<rk::Phase, bool>> seen;
        while (!state.outcome) {
            const auto verdict = rk::decide(state, player.next(state));
            for (const auto& event : core::acceptance(verdict).events) {
                state = rk::apply(std::move(state), event);
            }
            if (seen.insert({state.turn.phase, state.turn.attack.has_value()}).second) {
                found.push_back(state);
            }
        }
        found.push_back(state);
    }
    return found;
}

/// Reads and decides as the command line would.
void give(const std::string& text, const std::vector<rk::State>& states, Tally& tally) {
    INFO(text);
    try {
        const auto command = db::RisikoSession::read(*risiko_tables(), text);
        for (const auto& state : states) {
            const auto verdict = rk::decide(state, command);
            if (core::refused(verdict)) {
                tally.refused += 1;
                continue;
            }
            tally.booked += 1;
            auto after = state;
            for (const auto& event : core::acceptance(verdict).events) {
                for (const auto& posting : rk::postings(after, event)) {
                    if (posting.count <= 0) {
                        FAIL("a posting of nothing");
                    }
                }
                after = rk::apply(std::move(after), event);
            }
            const bool whole = rk::miscounted(after).empty() && after.deck >= 0 &&
                               (after.turn.round == 0 || rk::cards_in_game(after) == risiko_tables()->cards()) &&
                               db::through_snapshot(after) == after;
            if (!whole) {
                FAIL("the books are not whole any more");
            }
        }
    } catch (const db::CodecError& error) {
        if (std::string_view{error.what()}.size() < 6) {
            FAIL("no clear answer");
        }
        tally.unreadable += 1;
    }
}

/// Calls `visit` with a way to each value in the JSON, outer ones first.
template <class Visit> void each_value(const Json& json, const Json::json_pointer& at, Visit&& visit) {
    if (!at.empty()) {
        visit(at);
    }
    for (const auto& [key, value] : json.items()) {
        const auto next = json.is_array() ? at / static_cast<std::size_t>(std::stoul(key)) : at / key;
        if (value.is_structured()) {
            each_value(value, next, visit);
        } else {
            visit(next);
        }
    }
}

} // namespace

TEST_CASE("a field of RisiKo! that is wrong, missing or beyond measure gives a clear answer and no nonsense in the books",
          "[risiko][fuzz]") {
    const auto states = moments();
    CHECK(states.size() > 8);
    static const std::array<Json, 18> wrong{Json(-1),
                                            Json(0),
                                            Json(7),
                                            Json(10000),
                                            Json(2147483647),
                                            Json(-2147483648LL),
                                            Json(4294967296LL),
                                            Json(std::numeric_limits<std::int64_t>::max()),
                                            Json(std::numeric_limits<std::uint64_t>::max()),
                                            Json(1.5),
                                            Json(1e300),
                                            Json(nullptr),
                                            Json(true),
                                            Json(""),
                                            Json("jolly_2"),
                                            Json("black"),
                                            Json::array(),
                                            Json::object()};
    Tally tally;
    for (const auto& example : examples()) {
        const auto json = Json::parse(example);
        each_value(json, Json::json_pointer{}, [&](const Json::json_pointer& at) {
            auto without = json;
            auto& parent = without[at.parent_pointer()];
            parent.is_array() ? parent.erase(std::stoul(at.back())) : static_cast<void>(parent.erase(at.back()));
            give(without.dump(), states, tally);
            for (const auto& value : wrong) {
                auto changed = json;
                changed[at] = value;
                give(changed.dump(), states, tally);
            }
        });
        auto more = json;
        more["no such thing"] = 1;
        Tally extra;
        give(more.dump(), {}, extra);
        CHECK(extra.unreadable == 1);
    }
    CHECK(tally.unreadable > 0);
    CHECK(tally.refused > 0);
    CHECK(tally.booked > 0);
}

TEST_CASE("text that is nearly a command of RisiKo! gives a clear answer", "[risiko][fuzz]") {
    const auto states = moments();
    Chance chance{3};
    Tally tally;
    for (const auto& text : examples()) {
        const int changes = amount(30, 1000, 5);
        for (int i = 0; i < changes; ++i) {
            auto changed = text;
            const auto at = static_cast<std::size_t>(chance.up_to(static_cast<int>(text.size()) - 1));
            switch (chance.up_to(2)) {
            case 0:
                changed.erase(at, 1);
                break;
            case 1:
                changed[at] = static_cast<char>(chance.word());
                break;
            default:
                changed.insert(at, 1, "{}[],:\"-9"[chance.up_to(8)]);
            }
            give(changed, states, tally);
        }
    }
    CHECK(tally.unreadable > 0);
}

} // namespace intendant::fuzz
