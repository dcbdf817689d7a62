// What is wrong in the written form of a command: each kind of command, each of its fields, each kind of mistake. The
// commands come from the list of all commands and their fields from their descriptions, so a new one cannot escape.

#include "tests/fuzz/proof.hpp"
#include "tests/fuzz/random_player.hpp"
#include "tests/fuzz/senseless.hpp"

#include "db/codec/json_text.hpp"
#include "tests/support/catch.hpp"

#include <array>
#include <functional>
#include <iostream>
#include <set>

namespace intendant::fuzz {
namespace {

using db::Json;

struct FieldsTally {
    int unreadable{0};
    int refused{0};
    int warned{0};
    int booked{0};
};

/// Games at different moments: before the beginning, in each action, in battles.
std::vector<ProvenGame> moments() {
    std::vector<ProvenGame> found{ProvenGame{printed_tables()}};
    ProvenGame game{printed_tables()};
    game.play(core::acceptance(aa::decide(game.state(), aa::Command{aa::BeginGame{}})).events);
    Chance chance{4};
    std::set<std::pair<aa::Action, int>> seen;
    for (int commands = 0; commands < 2000 && seen.size() < 9; ++commands) {
        const auto& state = game.state();
        const auto step =
            state.battle ? 1 + static_cast<int>(state.battle->owed.has_value()) + 2 * static_cast<int>(state.battle->kind) : 0;
        if (seen.insert({state.turn.action, step}).second) {
            found.push_back(game);
        }
        const auto verdict = aa::decide(state, wish(chance, state));
        if (!core::refused(verdict) && core::acceptance(verdict).warnings.empty()) {
            game.play(core::acceptance(verdict).events);
        } else if (const auto way = aa::decide(state, ways_on(chance, state).back()); !core::refused(way)) {
            game.play(core::acceptance(way).events);
        }
    }
    return found;
}

/// Reads and decides as the command line would; throws `Broken` for anything but a clear answer.
void give(const std::string& text, const std::vector<ProvenGame>& games, FieldsTally& tally) {
    INFO(text);
    try {
        const auto command = db::AxisAlliesSession::read(*printed_tables(), text);
        for (const auto& game : games) {
            const auto verdict = decided(game.state(), command);
            if (core::refused(verdict)) {
                tally.refused += 1;
                continue;
            }
            const auto& accepted = core::acceptance(verdict);
            prove_written(*printed_tables(), command);
            (accepted.warnings.empty() ? tally.booked : tally.warned) += 1;
            auto after = game;
            after.play(accepted.events);
            prove_kept(after.state());
        }
    } catch (const db::CodecError& error) {
        CHECK(std::string_view{error.what()}.size() > 5);
        tally.unreadable += 1;
    } catch (const std::exception& error) {
        FAIL(error.what());
    }
}

/// Calls `visit` with a way to each value in the JSON, outer ones first.
void each_value(const Json& json, const Json::json_pointer& at, const std::function<void(const Json::json_pointer&)>& visit) {
    if (!at.empty()) {
        visit(at);
    }
    for (const auto& [key, value] : json.items()) {
        if (value.is_structured()) {
            each_value(value, at / key, visit);
        } else if (json.is_array()) {
            visit(at / static_cast<std::size_t>(std::stoul(key)));
        } else {
            visit(at / key);
        }
    }
}

std::string complaint(const std::string& text) {
    try {
        db::AxisAlliesSession::read(*printed_tables(), text);
    } catch (const db::CodecError& error) {
        return error.what();
    }
    return {};
}

std::string type_of(const Json& example) { return example.at("type").get<std::string>(); }

/// An example of each command with each field filled.
std::vector<Json> examples() {
    std::vector<Json> all;
    Chance chance{1};
    for (std::size_t kind = 0; kind < kinds_of_command; ++kind) {
        for (int i = 0; i < 3; ++i) {
            const auto command = command_by_chance(chance, kind, Wildness::Fitting);
            all.push_back(db::parse_json(db::AxisAlliesSession::write(*printed_tables(), command)));
        }
    }
    return all;
}

} // namespace

TEST_CASE("every command has examples that can be read", "[axis_allies][fuzz][commands]") {
    std::set<std::string> types;
    for (const auto& example : examples()) {
        CAPTURE(example.dump());
        CHECK(complaint(example.dump()).empty());
        types.insert(type_of(example));
    }
    CHECK(types.size() == kinds_of_command);
}

TEST_CASE("a command without one of its fields is refused by the field's name", "[axis_allies][fuzz][commands]") {
    Chance chance{2};
    int left_out = 0;
    for (std::size_t kind = 0; kind < kinds_of_command; ++kind) {
        const auto command = command_by_chance(chance, kind, Wildness::Fitting);
        const auto example = db::parse_json(db::AxisAlliesSession::write(*printed_tables(), command));
        for (const auto& key : required_keys(kind)) {
            auto changed = example;
            CAPTURE(example.dump(), key);
            REQUIRE(changed.erase(key) == 1);
            CHECK(complaint(changed.dump()) == key + ": this is missing");
            ++left_out;
        }
        auto changed = example;
        changed.erase("type");
        CHECK(complaint(changed.dump()) == "type: this is missing");
    }
    CHECK(left_out > 30);
}

TEST_CASE("a command with a field too many is refused by the field's name", "[axis_allies][fuzz][commands]") {
    for (const auto& example : examples()) {
        auto changed = example;
        changed["colour"] = 1;
        CAPTURE(changed.dump());
        CHECK_THAT(complaint(changed.dump()), Catch::Matchers::Contains("colour"));
        each_value(example, Json::json_pointer{}, [&example](const Json::json_pointer& at) {
            if (example.at(at).is_object()) {
                auto inner = example;
                inner[at]["no such thing"] = 1;
                CAPTURE(inner.dump());
                CHECK_FALSE(complaint(inner.dump()).empty());
            }
        });
    }
}

TEST_CASE("a field of the wrong kind, negative or beyond measure gives a clear answer and no nonsense in the books",
          "[axis_allies][fuzz][commands]") {
    const auto games = moments();
    CHECK(games.size() > 6);
    static const std::array<Json, 21> wrong{Json(-1),
                                            Json(0),
                                            Json(7),
                                            Json(10000),
                                            Json(2147483647),
                                            Json(-2147483648LL),
                                            Json(4294967296LL),
                                            Json(std::numeric_limits<std::int64_t>::max()),
                                            Json(std::numeric_limits<std::int64_t>::min()),
                                            Json(std::numeric_limits<std::uint64_t>::max()),
                                            Json(1.5),
                                            Json(1e300),
                                            Json(nullptr),
                                            Json(true),
                                            Json(""),
                                            Json("infantry"),
                                            Json("sz_no_such_zone"),
                                            Json(std::string(100000, 'x')),
                                            Json("\xc3\xa9\n{power}"),
                                            Json::array(),
                                            Json::object()};
    FieldsTally tally;
    int changes = 0;
    for (const auto& example : examples()) {
        each_value(example, Json::json_pointer{}, [&](const Json::json_pointer& at) {
            auto without = example;
            auto& parent = without[at.parent_pointer()];
            parent.is_array() ? parent.erase(std::stoul(at.back())) : static_cast<void>(parent.erase(at.back()));
            give(without.dump(), games, tally);
            for (const auto& value : wrong) {
                auto changed = example;
                changed[at] = value;
                give(changed.dump(), games, tally);
                ++changes;
            }
        });
    }
    std::cout << changes << " fields changed: " << tally.unreadable << " commands unreadable; decided at " << games.size()
              << " moments: " << tally.refused << " refused, " << tally.warned << " with warnings, " << tally.booked << " without\n";
    CHECK(tally.unreadable > changes / 2);
    CHECK(tally.refused > 0);
}

TEST_CASE("text that is nearly a command gives a clear answer", "[axis_allies][fuzz][commands]") {
    const auto games = moments();
    Chance chance{3};
    FieldsTally tally;
    for (const auto& example : examples()) {
        const auto text = example.dump();
        const int changes = amount(30, 1000, 5);
        for (int i = 0; i < changes; ++i) {
            auto changed = text;
            const auto at = static_cast<std::size_t>(chance.up_to(static_cast<int>(text.size()) - 1));
            switch (chance.up_to(3)) {
            case 0:
                changed.erase(at);
                break;
            case 1:
                changed[at] = static_cast<char>(chance.word());
                break;
            case 2:
                changed.insert(at, 1, "{}[],:\"-9"[chance.up_to(8)]);
                break;
            default:
                changed.erase(at, 1);
            }
            give(changed, games, tally);
        }
    }
    CHECK(tally.unreadable > 0);
}

} // namespace intendant::fuzz
