// The typed lines of Afrika Korps: each example of the windows in each language, and that no word of a line is dropped.

#include "app/afrika_korps/typed/entry.hpp"
#include "db/codec/afrika_korps/json.hpp"
#include "model/afrika_korps/map.hpp"
#include "tests/app/typed/tongues.hpp"
#include "tests/model/afrika_korps/desert.hpp"

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::typed::tests;
using afrika_korps::tests::Desert;
using typed::Tongue;

namespace {

std::string read(const std::string& line, const State& state, const Tongue& tongue) {
    const auto meaning = typed::ak::read_entry(line, state, tongue);
    CHECK(meaning.complaint.empty() == (meaning.command.has_value() || meaning.act.has_value()));
    if (meaning.act) {
        return "! " + std::to_string(static_cast<int>(*meaning.act));
    }
    return meaning.command ? db::to_json(*state.tables, *meaning.command).dump() : "? " + meaning.complaint;
}

bool asked(const std::string& answer) { return answer.starts_with("? "); }

State desert(Side side) {
    auto table = Desert::with({{"21/5", "P40"}, {"21/104", "P40"}, {"G Supply 1", "P39"}, {"7 Arm/7", "P41"}, {"22 Gds", "P41"}});
    table.state.turn.side = side;
    return table.state;
}

} // namespace

TEST_CASE("each example of a line of Afrika Korps is booked as it says, in each language", "[afrika_korps][typed]") {
    const auto in_english = typed::ak::verbs(english());
    for (std::size_t i = 0; i < in_english.size(); ++i) {
        // Some speak of the other side's units: in one of the two turns they can be meant.
        int understood = 0;
        for (const auto side : {Side::Axis, Side::Allies}) {
            const auto state = desert(side);
            const auto expected = read(in_english[i].example, state, english());
            understood += asked(expected) ? 0 : 1;
            INFO(in_english[i].example << ": " << expected);
            CHECK((side == Side::Axis || understood > 0));
            for (const auto& tongue : tongues()) {
                const auto example = typed::ak::verbs(tongue)[i].example;
                const auto found = read(example, state, tongue);
                INFO(core::code_of(tongue.language) << ": " << example << ": " << found);
                CHECK((found == expected || (asked(found) && asked(expected))));
            }
        }
    }
}

TEST_CASE("a word too much in a line of Afrika Korps is asked about", "[afrika_korps][typed]") {
    const auto state = desert(Side::Axis);
    for (const auto& tongue : tongues()) {
        for (const auto& verb : typed::ak::verbs(tongue)) {
            for (const auto* const more : {" zzz", " 777", " > zzz", " it"}) {
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
                                   "start 5",
                                   "end > J29",
                                   "start with rommel",
                                   "embark 21/5 at W3",
                                   "eliminate 21/5 with supply 1",
                                   "retreat 7 Arm/7 > J28 J27 with rommel",
                                   "retreat 7 Arm/7",
                                   "retreat 7 Arm/7 22 Gds > J28 J27",
                                   "advance 21/5 > G25 die 3",
                                   "destroy G Supply 1 21/5",
                                   "capture supply 1 by 21/5 21/104",
                                   "move 21/5 21/5 > P44",
                                   "move 21/5 > P44 by",
                                   "move 21/5 >",
                                   "move > P44",
                                   "attack 21/5 on",
                                   "attack on 7 Arm/7",
                                   "attack 21/5 on 7 Arm/7 die",
                                   "attack 21/5 on 7 Arm/7 die 3 4",
                                   "attack 21/5 on 7 Arm/7 die 9",
                                   "supply 4 5 at W3",
                                   "supply declined at W3",
                                   "rommel",
                                   "rommel > W6 W7",
                                   "pay",
                                   "enter",
                                   "exchange 1/2 >"}) {
        const auto answer = read(line, state, english());
        INFO(line << ": " << answer);
        CHECK(asked(answer));
    }
}

TEST_CASE("a line of Afrika Korps says all of an entry", "[afrika_korps][typed]") {
    const auto state = desert(Side::Axis);
    const auto move = typed::ak::read_entry("move 21/5 and 21/104 > p44 by P41 with rommel", state, english());
    INFO(move.complaint);
    REQUIRE(move.command);
    CHECK(std::get<MoveUnits>(*move.command).units.size() == 2);
    CHECK(std::get<MoveUnits>(*move.command).with_rommel);
    CHECK(std::get<MoveUnits>(*move.command).way.size() == 2);
    const auto retreat = typed::ak::read_entry("retreat 7 Arm/7 > none", state, english());
    REQUIRE(retreat.command);
    CHECK(std::get<RetreatUnits>(*retreat.command).units.front().eliminated);
    const auto attack = typed::ak::read_entry("attack 21/5, 21/104 on 7 Arm/7 22 Gds with supply 1 die 3", state, english());
    REQUIRE(attack.command);
    CHECK(std::get<Attack>(*attack.command).defenders.size() == 2);
    CHECK(std::get<Attack>(*attack.command).supply.size() == 1);
}
