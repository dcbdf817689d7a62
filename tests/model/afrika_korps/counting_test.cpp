// What cannot stand together on a board, and setting the books to what was counted: in a stocktake and at the start of a game.

#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/affirmations.hpp"
#include "model/afrika_korps/contradictions.hpp"
#include "model/afrika_korps/ground.hpp"
#include "tests/model/afrika_korps/desert.hpp"

#include "tests/support/catch.hpp"

#include <algorithm>
#include <set>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::afrika_korps::tests;

namespace {

Clauses clauses_of(const std::vector<Contradiction>& found) {
    Clauses clauses;
    for (const auto& each : found) {
        clauses.push_back(each.rule.id);
        CHECK(!to_english(*printed_tables(), each.why).empty());
    }
    return clauses;
}

PieceRow row(std::string_view word, Status status, std::string_view hex = {}) {
    return {.counter = unit(word), .status = status, .hex = hex.empty() ? std::nullopt : std::optional{hex_at(hex)}};
}

Stocktake counted(std::vector<PieceRow> pieces) { return {.pieces = std::move(pieces), .reason = "counted"}; }
Stocktake marked(MarksRow marks) { return {.reason = "counted", .marks = {marks}}; }

/// The attack of the odds between the two.
int value_of_battle(const State& state, std::string_view attacker, std::string_view defender) {
    const auto value = value_of(state, counters({attacker}), counters({defender}));
    REQUIRE(value);
    return value->attack;
}

Desert two_sides() {
    auto desert = Desert::with({{"21/5", "P38"}, {"G Supply 1", "P38"}, {"4I/5", "M60"}, {"A Supply 1", "M60"}, {"Rommel", "P38"}});
    desert.at(4, Side::Axis, Phase::Combat);
    return desert;
}

BeginGame middle(Situation situation, Depth depth = Depth::WholeMap) {
    BeginGame begin{};
    begin.options.depth = depth;
    begin.situation = std::move(situation);
    return begin;
}

Situation october() {
    return {.turn = 24,
            .side = Side::Allies,
            .count = {.pieces = {row("21/5", Status::Map, "P40"), row("15/8", Status::Map, "W3"), row("Rommel", Status::Map, "P40"),
                                 row("G Supply 1", Status::Map, "P38"), row("4I/5", Status::Map, "M60"), row("4I/7", Status::Sea),
                                 row("A Supply 1", Status::Map, "J62"), row("G Supply Captured 4", Status::Map, "P38")},
                      .axis_factors = 3,
                      .marks = {{.counter = unit("21/5"), .isolated = 1}},
                      .clocks = {{.side = Side::Axis, .without_supply = 1}}}};
}

struct Nowhere {
    State state{empty_state(printed_tables())};

    Clauses against(const BeginGame& begin) const {
        const auto verdict = decide(state, begin);
        if (core::refused(verdict)) {
            return {"! " + core::refusal(verdict).rule.id};
        }
        Clauses clauses;
        for (const auto& warning : core::acceptance(verdict).warnings) {
            clauses.push_back(warning.rule.id);
        }
        return clauses;
    }
    State after(const BeginGame& begin) const {
        const auto verdict = decide(state, begin);
        REQUIRE(!core::refused(verdict));
        auto now = state;
        for (const auto& event : core::acceptance(verdict).events) {
            now = apply(std::move(now), event);
        }
        return now;
    }
};

} // namespace

TEST_CASE("March 1941 and what follows lawfully has nothing to be counted", "[afrika_korps][counting][rule:AK-SET-4][rule:AK-RNF-5]") {
    for (const auto depth : {Depth::Books, Depth::Battles, Depth::WholeMap}) {
        CHECK(contradictions(Desert(depth).state).empty());
    }
    CHECK(clauses_of(contradictions(Desert().state, Stacks::Always)) == Clauses{"AK-STK-1", "AK-STK-1"}); // nine at W6
    CHECK(contradictions(two_sides().state).empty());
    auto four = two_sides(); // a turn begins with stacks as they may be
    for (const auto* const word : {"21/3", "Bologna", "Pavia"}) {
        four[word] = {.status = Status::Map, .hex = hex_at("P38")};
    }
    CHECK(contradictions(four.at(4, Side::Axis, Phase::Arrival).state).empty());
    CHECK(clauses_of(contradictions(four.at(4, Side::Axis, Phase::Start).state)) == Clauses{"AK-STK-1"});
}

TEST_CASE(
    "each thing that cannot stand together is named with its clause and its place",
    "[afrika_korps][counting][rule:AK-MOV-2][rule:AK-MOV-4][rule:AK-STK-1][rule:AK-SUP-6][rule:AK-SUP-8][rule:AK-SUP-9][rule:AK-SUP-15]"
    "[rule:AK-SUB-6][rule:AK-SUB-8][rule:AK-GEN-1][rule:AK-CAP-2][rule:AK-CMB-9][rule:AK-ISO-1][rule:AK-ISO-2][rule:AK-ROM-4]") {
    struct Case {
        std::string clause;
        void (*spoil)(Desert&);
    };
    static const auto place = [](Desert& desert, std::string_view word, std::string_view hex) {
        desert[word] = {.status = Status::Map, .hex = hex_at(hex)};
    };
    for (const auto& each : {
             Case{"AK-MOV-2", [](Desert& desert) { place(desert, "4I/7", "P38"); }},
             Case{"AK-MOV-4", [](Desert& desert) { place(desert, "21/3", "G26"); }},
             Case{"AK-STK-1",
                  [](Desert& desert) {
                      for (const auto* const word : {"21/3", "Bologna", "Pavia"}) {
                          place(desert, word, "P38");
                      }
                  }},
             Case{"AK-SUP-6",
                  [](Desert& desert) {
                      for (const auto* const word : {"G Supply 2", "G Supply 3", "G Supply Captured 4"}) {
                          place(desert, word, "W3");
                      }
                  }},
             Case{"AK-SUP-8",
                  [](Desert& desert) {
                      for (const auto* const word : {"A Supply 2", "A Supply 3", "A Supply 4", "A Supply Captured 5"}) {
                          place(desert, word, "J62");
                      }
                  }},
             Case{"AK-GEN-1", [](Desert& desert) { desert["21/5"].hex.reset(); }},
             Case{"AK-CAP-2", [](Desert& desert) { place(desert, "G Supply 2", "M60"); }},
             Case{"AK-ROM-4", [](Desert& desert) { desert["Rommel"] = {.status = Status::Eliminated}; }},
             Case{"AK-SUB-6", [](Desert& desert) { place(desert, "Sub Arm 1", "M60"); }},
             Case{"AK-SUB-6", [](Desert& desert) { desert["4I/7"] = {.status = Status::Merged}; }},
             Case{"AK-SUB-6", [](Desert& desert) { desert.state.formed = {{.substitute = unit("Sub Arm 1"), .parts = {}}}; }},
             Case{"AK-SUB-8", [](Desert& desert) { desert["Sub Arm 1"] = {.status = Status::Sea}; }},
             Case{"AK-SUP-9", [](Desert& desert) { desert["G Supply 2"].captured = true; }},
             Case{"AK-SUP-9", [](Desert& desert) { desert["21/5"].captured = true; }},
             Case{"AK-SUP-15", [](Desert& desert) { desert["21/5"].used = true; }},
             Case{"AK-CMB-9", [](Desert& desert) { desert["G Supply 1"].fought = true; }},
             Case{"AK-ISO-1", [](Desert& desert) { desert["21/3"].isolated = 1; }},
             Case{"AK-ISO-2", [](Desert& desert) { desert["21/5"].isolated = 2; }},
         }) {
        INFO(each.clause);
        auto desert = two_sides();
        each.spoil(desert);
        const auto found = contradictions(desert.state);
        CHECK(clauses_of(found) == Clauses{each.clause});
        // No turn closes over it without a reason.
        desert.at(4, Side::Axis, Phase::End);
        const auto against = desert.against(EndTurn{});
        CHECK(std::ranges::find(against, each.clause) != against.end());
    }
}

TEST_CASE("an entry tells what it would newly make, and not what was so before",
          "[afrika_korps][counting][stocktake][rule:AK-STK-1][rule:AK-GEN-1][rule:AK-SUP-8]") {
    auto desert = two_sides();
    const auto fourth = counted({row("21/3", Status::Map, "P38"), row("Bologna", Status::Map, "P38"), row("Pavia", Status::Map, "P38")});
    CHECK(desert.against(fourth) == Clauses{"AK-STK-1"});
    desert.overrule(fourth);
    CHECK(desert.against(counted({row("4I/7", Status::Map, "M60")})) == nothing);
    CHECK(desert.against(counted({row("Brescia", Status::Map, "P38")})) == Clauses{"AK-STK-1"}); // one more of them
    CHECK(desert.against(counted({row("Brescia", Status::Map)})) == Clauses{"AK-GEN-1"});
    CHECK(desert.against(counted({row("4I/7", Status::Map, "P38")})) == Clauses{"! AK-MOV-2"});
    CHECK(desert.against(counted({row("A Supply 2", Status::Map, "M60"), row("A Supply 3", Status::Map, "M60"),
                                  row("A Supply 4", Status::Map, "M60"), row("A Supply Captured 5", Status::Map, "M60")})) == nothing);
}

TEST_CASE("counters without a hex on a whole map are listed and no turn begins or closes over them",
          "[afrika_korps][counting][options][rule:AK-GEN-1]") {
    auto desert = two_sides();
    auto options = desert.state.options;
    options.depth = Depth::Battles;
    desert.play(ChangeOptions{.options = options, .reason = "late"});
    CHECK(contradictions(desert.state).empty());
    options.depth = Depth::WholeMap;
    desert.play(ChangeOptions{.options = options, .reason = "early"});
    REQUIRE(clauses_of(contradictions(desert.state)) == Clauses{"AK-GEN-1"});
    CHECK(contradictions(desert.state).front().units.size() == 5);
    const auto closing = desert.against(EndTurn{.isolated = std::vector<CounterId>{}});
    CHECK(std::ranges::find(closing, "AK-GEN-1") != closing.end());
    auto start = desert;
    start.at(4, Side::Axis);
    const auto opening = start.against(StartTurn{});
    CHECK(std::ranges::find(opening, "AK-GEN-1") != opening.end());
    desert.play(counted({row("21/5", Status::Map, "P38"), row("G Supply 1", Status::Map, "P38")})); // fewer than before: nothing new
    desert.play(counted({row("4I/5", Status::Map, "M60"), row("A Supply 1", Status::Map, "M60"), row("Rommel", Status::Map, "P38")}));
    CHECK(contradictions(desert.state).empty());
    CHECK(desert.against(EndTurn{}) == nothing);
}

TEST_CASE("a stocktake that agrees is an entry that books nothing else", "[afrika_korps][counting][stocktake][rule:AK-SUP-1]") {
    auto desert = two_sides();
    const auto before = desert.state;
    for (const auto& command :
         {counted({row("21/5", Status::Map, "P38")}), counted({}), marked({.counter = unit("21/5"), .fought = false})}) {
        const auto verdict = decide(before, command);
        REQUIRE(!core::refused(verdict));
        const auto& events = core::acceptance(verdict).events;
        REQUIRE(events.size() == 1);
        CHECK(std::get<StockTaken>(events.front()).agrees);
        CHECK(to_english(*printed_tables(), summary(*printed_tables(), events.front())) == "Counted, and right: counted");
        desert.play(command);
        CHECK(desert.state == before);
    }
}

TEST_CASE("everything that the books know can be set right",
          "[afrika_korps][counting][stocktake][rule:AK-SUP-9][rule:AK-SUP-15][rule:AK-CMB-9][rule:AK-ISO-3][rule:AK-ISO-7][rule:AK-VIC-1]"
          "[rule:AK-SUB-6][rule:AK-CAL-10]") {
    auto desert = two_sides();
    desert.play(marked({.counter = unit("G Supply 1"), .captured = true, .used = true, .cannot_support = true}));
    CHECK(desert["G Supply 1"].captured);
    CHECK(desert["G Supply 1"].used);
    CHECK(own_supply_on_map(desert.state, Side::Axis) == 0);
    desert.play(marked({.counter = unit("21/5"), .isolated = 1, .isolated_at_start = true, .moved = true, .fought = true}));
    CHECK(desert["21/5"].isolated == 1);
    CHECK(desert["21/5"].fought);
    desert.play(Stocktake{.reason = "x",
                          .clocks = {{.side = Side::Axis, .without_supply = 1, .without_supply_at_start = true},
                                     {.side = Side::Allies, .control_turns = 1, .control_at_start = true}}});
    CHECK(desert.state.sides[Side::Axis].without_supply == 1);
    CHECK(desert.state.sides[Side::Allies].control_turns == 1);
    desert.play(Stocktake{.reason = "x",
                          .control = {{.place = KeyPlace::Tobruch, .side = Side::Axis}},
                          .control_of_turn = {{.place = KeyPlace::AxisBase, .side = Side::Axis}},
                          .supply_done = true});
    CHECK(of(desert.state.control, KeyPlace::Tobruch) == Side::Axis);
    CHECK(of(desert.state.control_of_turn, KeyPlace::AxisBase) == Side::Axis);
    CHECK(desert.state.turn.supply_done);
    // 1 Arm and 32: four factors, as the substitute.
    Stocktake formed{.pieces = {row("Sub Arm 1", Status::Map, "M60")},
                     .reason = "x",
                     .formed = {{.substitute = unit("Sub Arm 1"), .parts = counters({"1 Arm", "32"})}}};
    const auto same = printed_tables()->counters[unit("1 Arm").index].attack + printed_tables()->counters[unit("32").index].attack ==
                      printed_tables()->counters[unit("Sub Arm 1").index].attack;
    CHECK(desert.against(formed) == (same ? nothing : Clauses{"AK-SUB-1"}));
    desert.overrule(formed);
    CHECK(desert["1 Arm"].status == Status::Merged);
    CHECK(contradictions(desert.state).empty());
    desert.play(counted({row("Sub Arm 1", Status::Stock), row("32", Status::Map, "M60")})); // and what formed it is free again
    CHECK(desert["1 Arm"].status == Status::Eliminated);
    CHECK(desert["32"].status == Status::Map);
    CHECK(desert.state.formed.empty());
    CHECK(contradictions(desert.state).empty());
}

TEST_CASE("a mark that its counter cannot bear is refused with its clause",
          "[afrika_korps][counting][stocktake][bad_input][rule:AK-SUP-9][rule:AK-SUP-15][rule:AK-CAP-15][rule:AK-CMB-9][rule:AK-FOR-5]"
          "[rule:AK-ISO-1][rule:AK-ISO-2][rule:AK-SEA-4][rule:AK-ROM-1][rule:AK-ISO-7][rule:AK-VIC-1][rule:AK-SUB-6]") {
    const auto desert = two_sides();
    for (const auto& [marks, clause] : {
             std::pair{MarksRow{.counter = unit("21/5"), .captured = true}, "! AK-SUP-9"},
             {MarksRow{.counter = unit("G Supply 2"), .captured = true}, "! AK-SUP-9"},
             {MarksRow{.counter = unit("21/5"), .used = true}, "! AK-SUP-15"},
             {MarksRow{.counter = unit("A Supply 1"), .used = true}, "! AK-SUP-15"}, // not on turn
             {MarksRow{.counter = unit("A Supply 1"), .cannot_support = true}, "! AK-SUP-15"},
             {MarksRow{.counter = unit("G Supply 1"), .cannot_move = true}, "! AK-CAP-15"},
             {MarksRow{.counter = unit("G Supply 1"), .fought = true}, "! AK-CMB-9"},
             {MarksRow{.counter = unit("21/3"), .fought = true}, "! AK-CMB-9"},
             {MarksRow{.counter = unit("21/5"), .retreated = true}, "! AK-FOR-5"},
             {MarksRow{.counter = unit("G Supply 1"), .isolated = 1}, "! AK-ISO-1"},
             {MarksRow{.counter = unit("21/5"), .isolated = 2}, "! AK-ISO-2"},
             {MarksRow{.counter = unit("21/5"), .isolated = -1}, "! AK-ISO-2"},
             {MarksRow{.counter = unit("21/3"), .landed = true}, "! AK-SEA-4"},
             {MarksRow{.counter = unit("21/3"), .moved = true}, "! AK-MOV-1"},
             {MarksRow{.counter = unit("4I/5"), .with_rommel = true}, "! AK-ROM-1"},
         }) {
        INFO(clause);
        CHECK(desert.against(marked(marks)) == Clauses{clause});
    }
    auto at_sea = desert;
    at_sea["G Supply 2"] = {.status = Status::Sea, .captured = true};
    CHECK(at_sea.against(marked({.counter = unit("G Supply 2"), .cannot_move = true})) == Clauses{"! AK-CAP-15"});
    const auto clocks = [](ClocksRow row) { return Stocktake{.reason = "x", .clocks = {row}}; };
    CHECK(desert.against(clocks({.side = Side::Axis, .without_supply = 2})) == Clauses{"! AK-ISO-7"});
    CHECK(desert.against(clocks({.side = Side::Allies, .without_supply = 2})) == nothing); // does not bind them
    CHECK(desert.against(clocks({.side = Side::Axis, .control_turns = 2})) == Clauses{"! AK-VIC-1"});
    CHECK(desert.against(
              Stocktake{.reason = "x", .clocks = {{.side = Side::Axis, .control_turns = 1}, {.side = Side::Allies, .control_turns = 1}}}) ==
          Clauses{"! AK-VIC-1"});
    CHECK(desert.against(counted({row("Rommel", Status::Stock)})) == Clauses{"! AK-ROM-4"});
    CHECK(desert.against(counted({row("A Supply 2", Status::Waiting)})) == Clauses{"! AK-GEN-4"});
    CHECK(desert.against(counted({row("Sub Arm 1", Status::Eliminated)})) == Clauses{"! AK-GEN-4"});
    CHECK(desert.against(counted({row("21/5", Status::Map, "P39"), row("21/5", Status::Map, "P37")})) == Clauses{"! AK-GEN-4"});
    const auto formed = [](Formed each) { return Stocktake{.reason = "x", .formed = {std::move(each)}}; };
    CHECK(desert.against(formed({.substitute = unit("Sub Arm 1"), .parts = counters({"1 Arm"})})) == Clauses{"! AK-SUB-6"}); // at hand
    CHECK(desert.against(formed({.substitute = unit("4I/5"), .parts = counters({"1 Arm"})})) == Clauses{"! AK-SUB-6"});
    // Armour is formed of armour and mechanised infantry, and of nothing else.
    auto formed_already = desert;
    formed_already["Sub Arm 1"] = {.status = Status::Map, .hex = hex_at("P46")};
    const auto mixes = [&](std::initializer_list<std::string_view> parts) {
        const auto clauses = formed_already.against(formed({.substitute = unit("Sub Arm 1"), .parts = counters(parts)}));
        return std::ranges::find(clauses, "AK-SUB-2") != clauses.end();
    };
    CHECK_FALSE(mixes({"7 Arm/7", "7 Arm/7 S.G."}));
    CHECK_FALSE(mixes({"1 Arm"}));
    CHECK(mixes({"7A/1", "1 Arm"}));
}

TEST_CASE("what a counter bore is kept when it is counted off and on in one turn",
          "[afrika_korps][counting][stocktake][rule:AK-CMB-9][rule:AK-SUP-15][rule:AK-ISO-3]") {
    auto desert = two_sides();
    desert["21/5"].fought = true;
    desert["21/5"].isolated = 1;
    desert["G Supply 1"].used = true;
    desert.play(counted({row("21/5", Status::Eliminated), row("G Supply 1", Status::Stock), row("21/3", Status::Map, "P38")}));
    CHECK(desert["21/5"].fought == false);
    CHECK(desert["21/5"].isolated == 0);
    desert.play(counted({row("21/5", Status::Map, "P38"), row("G Supply 1", Status::Map, "P38")}));
    CHECK(desert["21/5"].fought);
    CHECK(desert["21/5"].isolated == 1);
    CHECK(desert["G Supply 1"].used);
    // Eliminated by the rules: the books do not know, so the table is asked.
    auto lost = two_sides();
    lost.play(counted({row("21/3", Status::Map, "P38")})).overrule(EliminateUnits{.units = counters({"21/5"}), .cause = Cause::Table});
    CHECK(lost.against(counted({row("21/5", Status::Map, "P38")})) == Clauses{"AK-CMB-9"});
    auto said = counted({row("21/5", Status::Map, "P38")});
    said.marks = {{.counter = unit("21/5"), .fought = true}};
    CHECK(lost.against(said) == nothing);
}

TEST_CASE("captured supply that is put on the map is captured by its print", "[afrika_korps][counting][stocktake][rule:AK-SUP-9]") {
    auto desert = two_sides();
    desert.play(counted({row("G Supply Captured 4", Status::Map, "P38"), row("G Supply Captured 5", Status::Map, "P38"),
                         row("G Supply 2", Status::Map, "P38"), row("G Supply 3", Status::Map, "P38")}));
    CHECK(own_supply_on_map(desert.state, Side::Axis) == 3);
    auto own = counted({row("A Supply Captured 5", Status::Map, "M60")});
    own.marks = {{.counter = unit("A Supply Captured 5"), .captured = false}}; // it stands for one of their own
    const auto verdict = decide(desert.state, own);
    REQUIRE(!core::refused(verdict));
    CHECK(std::ranges::none_of(core::acceptance(verdict).events,
                               [](const Event& each) { return std::holds_alternative<MarksCorrected>(each); }));
    desert.play(own);
    CHECK(own_supply_on_map(desert.state, Side::Allies) == 2);
    desert.play(counted({row("A Supply Captured 5", Status::Map, "J62")})); // and still does where it goes
    CHECK(own_supply_on_map(desert.state, Side::Allies) == 2);
}

TEST_CASE("the players' own counters have their own factors, from the start or later",
          "[afrika_korps][counting][stocktake][rule:AK-GEN-4][rule:AK-ODD-1][rule:AK-MOV-1]") {
    auto desert = two_sides();
    const auto set = [](std::string_view word, int attack, int defence, int movement) {
        return Stocktake{.reason = "our counter says so",
                         .factors = {{.counter = unit(word), .attack = attack, .defence = defence, .movement = movement}}};
    };
    for (const auto& wrong : {set("21/5", 99, 7, 10), set("21/5", 7, 99, 10), set("21/5", 7, 7, 99), set("21/5", 0, 7, 10),
                              set("21/5", 7, -1, 10), set("21/5", 7, 7, 0), set("Rommel", 1, 0, 12), set("G Supply 1", 0, 1, 10)}) {
        CHECK(desert.against(wrong) == Clauses{"! AK-GEN-4"});
    }
    desert.at(4, Side::Axis, Phase::Movement);
    desert["21/5"].hex = hex_at("P59");
    desert["4I/5"].hex = hex_at("P60");
    const auto before = value_of_battle(desert.state, "21/5", "4I/5");
    desert.play(set("21/5", 4, 5, 2));
    CHECK(desert.state.own_factors.size() == 1);
    CHECK(value_of_battle(desert.state, "21/5", "4I/5") == 4);
    CHECK(before == 7);
    desert["21/5"].hex = hex_at("P38");
    CHECK(!reach_of(desert.state, counters({"21/5"}), false).reached(hex_at("P42")));
    CHECK(printed_tables()->counters[unit("21/5").index].attack == 7); // the printed facts stay
    auto copy = desert.state;
    take_facts(copy, printed_tables());
    CHECK(copy == desert.state);
    CHECK(factors_of(copy, unit("21/5")) == factors_of(desert.state, unit("21/5")));

    BeginGame begin{};
    begin.factors = {{.counter = unit("21/5"), .attack = 99, .defence = 7, .movement = 10}};
    CHECK(Nowhere{}.against(begin) == Clauses{"! AK-GEN-4"});
    begin.factors.front().attack = 8;
    CHECK(factors_of(Nowhere{}.after(begin), unit("21/5")).attack == 8);
}

TEST_CASE("a game begins in the middle", "[afrika_korps][counting][setup][rule:AK-CAL-2][rule:AK-RNF-1][rule:AK-SUP-9]") {
    const auto state = Nowhere{}.after(middle(october()));
    CHECK(Nowhere{}.against(middle(october())) == nothing);
    CHECK(state.turn.number == 24);
    CHECK(state.turn.side == Side::Allies);
    CHECK(state.turn.phase == Phase::Start);
    CHECK(state[unit("21/5")].isolated == 1);
    CHECK(state[unit("G Supply Captured 4")].captured);
    CHECK(state[unit("Brescia")].status == Status::Eliminated); // not named
    CHECK(state[unit("A Supply 2")].status == Status::Stock);
    CHECK(std::ranges::any_of(state.pieces, [](const Piece& piece) { return piece.status == Status::Due; }));
    CHECK(state.sides[Side::Axis].factors == 3);
    CHECK(state.sides[Side::Axis].without_supply == 1);
    CHECK(of(state.control, KeyPlace::AxisBase) == Side::Axis);
    CHECK(of(state.control, KeyPlace::AlliedBase) == Side::Allies);
    Desert desert;
    desert.state = state;
    desert.play(StartTurn{}).play(BringSupply{.declined = true}).play(EnterUnits{.units = counters({"4I/7"}), .port = hex_at("J62")});
    desert.play(EndTurn{});
    CHECK(desert.state.turn.side == Side::Axis);
    CHECK(desert.state.turn.number == 25);

    auto books = october();
    for (auto& each : books.count.pieces) {
        each.hex.reset();
    }
    books.count.control = {{.place = KeyPlace::Tobruch, .side = Side::Allies}};
    CHECK(of(Nowhere{}.after(middle(books, Depth::Books)).control, KeyPlace::Tobruch) == Side::Allies);
}

TEST_CASE("a situation that contradicts itself is told with its clause and nothing is booked",
          "[afrika_korps][counting][setup][bad_input][rule:AK-CAL-2][rule:AK-MOV-2][rule:AK-MOV-4][rule:AK-STK-1][rule:AK-SUP-8]"
          "[rule:AK-SUB-6][rule:AK-GEN-1][rule:AK-GEN-4][rule:AK-VIC-1]") {
    const auto with = [](PieceRow more) {
        auto situation = october();
        std::erase_if(situation.count.pieces, [&](const PieceRow& each) { return each.counter == more.counter; });
        situation.count.pieces.push_back(more);
        return middle(situation);
    };
    const Nowhere nowhere;
    CHECK(nowhere.against(with(row("4I/7", Status::Map, "P40"))) == Clauses{"! AK-MOV-2"});
    CHECK(nowhere.against(with(row("4I/7", Status::Map, "G26"))) == Clauses{"! AK-MOV-4"});
    CHECK(nowhere.against(with(row("4I/7", Status::Map))) == Clauses{"AK-GEN-1"});
    CHECK(nowhere.against(with(row("4I/7", Status::Merged))) == Clauses{"! AK-GEN-4"});
    CHECK(nowhere.against(with(row("Sub Arm 1", Status::Map, "M60"))) == Clauses{"AK-SUB-6"});
    CHECK(nowhere.against(with(row("Rommel", Status::Sea))) == nothing);
    auto situation = october();
    situation.turn = 39;
    CHECK(nowhere.against(middle(situation)) == Clauses{"! AK-CAL-2"});
    situation.turn = 0;
    CHECK(nowhere.against(middle(situation)) == Clauses{"! AK-CAL-2"});
    situation = october();
    situation.count.pieces.push_back(situation.count.pieces.front());
    CHECK(nowhere.against(middle(situation)) == Clauses{"! AK-GEN-4"});
    situation = october();
    std::erase_if(situation.count.pieces, [](const PieceRow& each) { return each.counter == unit("4I/5"); });
    CHECK(nowhere.against(middle(situation)) == Clauses{"! AK-VIC-1"});
    situation = october();
    situation.count.marks = {{.counter = unit("G Supply 1"), .isolated = 1}};
    CHECK(nowhere.against(middle(situation)) == Clauses{"! AK-ISO-1"});
    situation = october();
    for (const auto* const word : {"21/3", "Bologna", "Pavia"}) {
        situation.count.pieces.push_back(row(word, Status::Map, "P40"));
    }
    CHECK(nowhere.against(middle(situation)) == Clauses{"AK-STK-1"});
    situation = october();
    situation.count.pieces.push_back(row("Sub Arm 1", Status::Map, "M60"));
    situation.count.formed = {{.substitute = unit("Sub Arm 1"), .parts = counters({"4I/7"})}};
    CHECK(nowhere.against(middle(situation)) == Clauses{"! AK-SUB-6"});
}

TEST_CASE("a change of the rules keeps what it does not name, and the log names what changes",
          "[afrika_korps][counting][options][rule:AK-CAL-10][rule:AK-VA-10]") {
    Desert desert(Depth::WholeMap, {.used_supply_removed_first = true, .closing_turn_counts = true});
    Options options{.depth = Depth::Battles};
    desert.play(ChangeOptions{.options = options, .reason = "late", .named = std::vector<std::string>{"depth"}});
    CHECK(desert.state.options.closing_turn_counts);
    CHECK(desert.state.options.depth == Depth::Battles);
    CHECK(desert.against(ChangeOptions{.options = options, .reason = "x", .named = std::vector<std::string>{}}) == Clauses{"! AK-CAL-10"});
    CHECK(desert.against(ChangeOptions{.options = options, .reason = "x", .named = std::vector<std::string>{"dept"}}) ==
          Clauses{"! AK-CAL-10"});
    const auto told =
        to_english(*printed_tables(),
                   summary(*printed_tables(),
                           OptionsChanged{.before = desert.state.options, .after = {.roll_with_supply_full = true}, .reason = "r"}));
    CHECK(told.find("Whole map") != std::string::npos);
    CHECK(told.find("roll_with_supply_full (AK-AMB-6)") != std::string::npos);
    CHECK(told.find("used_supply_removed_first (AK-AMB-9), closing_turn_counts (AK-AMB-21)") != std::string::npos);
    CHECK(told.find("has to be counted") != std::string::npos);
}

TEST_CASE("an automatic victory is no longer in books without battles", "[afrika_korps][counting][options][rule:AK-VA-10]") {
    auto desert = Desert::with({{"21/5", "P39"}, {"G Supply 1", "P37"}, {"4I/5", "P40"}, {"4I/7", "M60"}, {"A Supply 1", "M60"}});
    desert.at(4, Side::Axis, Phase::Movement);
    desert.play(ClaimVictory{.attackers = counters({"21/5"}), .defenders = enemies({"4I/5"}), .supply = counters({"G Supply 1"})});
    auto options = desert.state.options;
    options.depth = Depth::Books;
    desert.play(ChangeOptions{.options = options, .reason = "late"});
    CHECK(desert.state.turn.victories.empty());
    desert.play(EndPhase{}).play(EliminateUnits{.units = counters({"4I/5"}), .cause = Cause::Battle});
    CHECK(desert.against(EndTurn{.isolated = std::vector<CounterId>{}}) == nothing);
}

TEST_CASE("where the books do not keep places a count of isolation is not passed over in silence",
          "[afrika_korps][counting][isolation][rule:AK-ISO-2][rule:AK-CAL-10]") {
    for (const auto depth : {Depth::Books, Depth::Battles}) {
        Desert desert(depth);
        desert.at(4, Side::Allies);
        CHECK(desert.against(StartTurn{}) == nothing);
        desert.play(StartTurn{.isolated = counters({"4I/5"})}).play(BringSupply{.declined = true});
        CHECK(desert.against(EndTurn{}) == Clauses{"AK-ISO-2"});
        CHECK(desert.against(EndTurn{.isolated = std::vector<CounterId>{}}) == nothing);
        desert.play(EndTurn{.isolated = counters({"4I/5"})});
        CHECK(desert["4I/5"].isolated == 1);
        desert.at(5, Side::Allies);
        CHECK(desert.against(StartTurn{}) == Clauses{"AK-ISO-2"});
        desert.play(marked({.counter = unit("4I/5"), .isolated = 0, .isolated_at_start = false})); // set right
        CHECK(desert.against(StartTurn{}) == nothing);
    }
}

TEST_CASE("no supply is thrown for in the first turn, whatever is said of the base", "[afrika_korps][supply][rule:AK-SUP-4]") {
    for (const auto depth : {Depth::Books, Depth::Battles}) {
        Desert desert(depth);
        desert.play(StartTurn{.control = {{.place = KeyPlace::AxisBase, .side = Side::Axis}}});
        CHECK(desert.against(BringSupply{.dice = die(4)}) == Clauses{"AK-SUP-4"});
        desert.at(2, Side::Axis).play(StartTurn{.control = {{.place = KeyPlace::AxisBase, .side = Side::Axis}}});
        CHECK(desert.against(BringSupply{.dice = die(4)}) == nothing);
    }
}

TEST_CASE("less deep books ask what a whole map would show",
          "[afrika_korps][counting][affirm][rule:AK-CAL-9][rule:AK-CAL-10][rule:AK-STK-1][rule:AK-SUP-13][rule:AK-SUP-14][rule:AK-ASP-10]"
          "[rule:AK-CMB-2][rule:AK-SEA-6][rule:AK-FOR-3][rule:AK-ROM-4]") {
    const auto asked = [](const Desert& desert) {
        std::set<std::string> clauses;
        for (const auto& each : to_affirm(desert.state)) {
            CHECK(to_english(*printed_tables(), each.question).find('{') == std::string::npos);
            clauses.insert(each.rule.id);
        }
        return clauses;
    };
    using Asked = std::set<std::string>;
    Desert desert(Depth::Battles);
    CHECK(asked(desert) == Asked{"AK-VIC-4", "AK-ISO-1", "AK-FOR-3"});
    desert.at(4, Side::Axis, Phase::Movement);
    CHECK(asked(desert) == Asked{"AK-STK-1", "AK-SUP-14", "AK-ROM-4"});
    desert["Savona"].status = Status::Sea;            // since an earlier turn
    desert["21/3"].since = desert.state.turn.count(); // it came in, and not by sea
    CHECK(asked(desert) == Asked{"AK-STK-1", "AK-SUP-14", "AK-ROM-4"});
    desert.play(Embark{.units = counters({"Bologna"})});
    desert.play(ClaimVictory{.attackers = counters({"21/5"}), .defenders = enemies({"4I/5"}), .supply = counters({"G Supply 1"})});
    CHECK(asked(desert) == Asked{"AK-STK-1", "AK-SUP-14", "AK-ROM-4", "AK-SEA-6", "AK-ASP-10"});
    desert["G Supply 1"].status = Status::Stock;
    CHECK(desert.against(EndPhase{}) == Clauses{"AK-ASP-10"}); // the books know that it is gone
    desert["G Supply 1"].status = Status::Map;
    desert["G Supply 1"].used = false;
    desert.at(4, Side::Axis, Phase::Combat);
    CHECK(asked(desert) == Asked{"AK-CMB-2", "AK-SUP-13", "AK-ROM-4"});
    desert["G Supply 1"].used = true;
    CHECK(asked(desert) == Asked{"AK-CMB-2", "AK-ROM-4"});
    desert.at(4, Side::Allies, Phase::End);
    CHECK(asked(desert) == Asked{"AK-STK-1", "AK-VIC-4", "AK-ISO-1", "AK-FOR-3"});
    CHECK(asked(Desert(Depth::WholeMap)).empty());
}
