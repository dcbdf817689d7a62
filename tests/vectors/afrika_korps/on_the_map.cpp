#include "tests/vectors/afrika_korps/on_the_map.hpp"

#include "model/afrika_korps/ground.hpp"
#include "tests/model/afrika_korps/desert.hpp"

#include <algorithm>
#include <sstream>

namespace intendant::afrika_korps::tests {

namespace {

/// Some unit of the side with these factors, as `2-2-6`, or the one named in the text: `2-2-12 (15/33)`.
CounterId unit_like(Side side, const std::string& text, std::size_t number = 0) {
    for (std::size_t i = 0; i < printed_tables()->counters.size(); ++i) {
        const auto& each = printed_tables()->counters[i];
        const auto printed = std::to_string(each.attack) + "-" + std::to_string(each.defence) + "-" + std::to_string(each.movement);
        if (each.side == side && each.combat_unit() && each.kind != CounterKind::Substitute && text.starts_with(printed) && number-- == 0) {
            return {static_cast<std::uint8_t>(i)};
        }
    }
    throw std::out_of_range("no unit like " + text);
}

ControlRow held(KeyPlace place, std::optional<Side> side) { return {.place = place, .side = side}; }
std::vector<ControlRow> all_held(std::optional<Side> side) {
    std::vector<ControlRow> rows;
    for (const auto place : all_key_places) {
        rows.push_back(held(place, side));
    }
    return rows;
}

/// Whether all hexes of this alternative way, `G24|I24` or `?` at its start among them, can be gone by a unit that has points to spare.
bool can_be_gone(const json& path) {
    std::vector<std::string> starts;
    std::istringstream in(path.at(0).get<std::string>());
    for (std::string start; std::getline(in, start, '|');) {
        starts.push_back(start);
    }
    std::vector<std::vector<HexId>> all;
    for (const auto& start : starts) {
        std::vector<HexId> way;
        if (start != "?") { // somewhere beside the next hex, over a side without road
            way.push_back(hex_at(start));
        }
        for (std::size_t i = 1; i < path.size(); ++i) {
            way.push_back(hex_at(path.at(i).get<std::string>()));
        }
        if (start != "?") {
            all.push_back(way);
            continue;
        }
        for (const auto& beside : printed_tables()->map->grid().around(way.front())) {
            if (beside.there() && !printed_tables()->map->road(beside.side) && printed_tables()->map->land(beside.hex)) {
                auto from = way;
                from.insert(from.begin(), beside.hex);
                all.push_back(std::move(from));
            }
        }
    }
    std::vector<bool> answers;
    for (const auto& way : all) {
        auto desert = Desert::with({{"21/5", "W6"}, {"4I/5", "M60"}});
        desert["21/5"].hex = way.front();
        answers.push_back(may_go(desert.state, counters({"21/5"}), false, way));
    }
    REQUIRE_FALSE(answers.empty());
    CHECK(std::ranges::count(answers, answers.front()) == static_cast<std::ptrdiff_t>(answers.size()));
    return answers.front();
}

/// W16 and W17: 15/8 with a supply unit at P41, beside it 2SA/4, 32 and 1 Arm of the Allies, whose turn it is.
Desert supply_with_a_guard() {
    auto desert = Desert::with({{"15/8", "P41"},
                                {"G Supply 1", "P41"},
                                {"2SA/4", "O41"},
                                {"32", "P40"},
                                {"1 Arm", "Q41"},
                                {"A Supply 1", "P38"},
                                {"Bologna", "W6"}});
    desert.at(20, Side::Allies, Phase::Combat);
    return desert;
}
CaptureSupply captured_by(std::string_view captor) {
    return {.supply = unit("G Supply 1"), .method = CaptureMethod::BattleB, .captor = unit(captor)};
}

} // namespace

/// The figure is lost; what the text says of it is looked at on a position of ours: the same melee as two battles or as three, and a
/// unit beside nobody is not engaged.
void one_melee(const json& given, Expected& expect) {
    CHECK(given.at("figure").is_null());
    CHECK(expect.has("note"));
    auto desert = Desert::with({{"7 Arm/7", "P40"},
                                {"4I/5", "P40"},
                                {"32", "P42"},
                                {"21/3", "P41"},
                                {"Pavia", "O41"},
                                {"15/115", "P43"},
                                {"Bologna", "W6"},
                                {"2NZ/4", "P55"},
                                {"A Supply 1", "P39"}});
    desert.at(20, Side::Allies, Phase::Combat);
    CHECK(still_to_fight(desert.state).attackers.size() == 3);
    CHECK(still_to_fight(desert.state).defenders == counters({"Pavia", "21/3", "15/115"}));
    const auto fight = [](Desert& table, std::initializer_list<std::string_view> own, std::initializer_list<std::string_view> enemy) {
        table.overrule(Attack{.attackers = counters(own), .defenders = enemies(enemy), .supply = counters({"A Supply 1"}), .dice = die(3)});
        table.state.turn.aftermath.reset();
    };
    auto two = desert;
    fight(two, {"7 Arm/7", "4I/5"}, {"21/3", "Pavia"});
    fight(two, {"32"}, {"15/115"});
    CHECK(two.against(EndTurn{}) == nothing);
    fight(desert, {"7 Arm/7"}, {"21/3"});
    fight(desert, {"4I/5"}, {"Pavia"});
    fight(desert, {"32"}, {"15/115"});
    CHECK(desert.against(EndTurn{}) == nothing);
}

void no_roll(const json& given, Expected& expect) {
    Desert desert;
    CHECK(desert.state.turn.number == given.at("turn"));
    CHECK(open_ports(desert.state, Side::Axis).empty() != given.at("axis_controls_port"));
    expect.check("roll", desert.against(BringSupply{.dice = die(6)}) == nothing);
}

/// The way of the example is laid where the map has so much road: along the coast, with the clear hexes off it in between.
void road_movement(const json& given, Expected& expect) {
    const auto& hexes_of = given.at("hexes");
    const int road = hexes_of.at("road").get<int>() + hexes_of.at("road_2").get<int>();
    const int clear = hexes_of.at("clear").get<int>() + hexes_of.at("clear_2").get<int>();
    const auto mover = unit_like(Side::Allies, given.at("unit"));
    const auto& map = *printed_tables()->map;
    auto desert = Desert::with({{"21/5", "W3"}});
    // Every start and every way with these steps in this order: one is enough.
    std::optional<std::vector<HexId>> found;
    std::vector<HexId> way;
    const auto walk = [&](const auto& self, int leg, int left) -> void {
        if (found) {
            return;
        }
        if (left == 0) {
            static constexpr std::array order{"clear", "road", "clear_2", "road_2"};
            if (leg == 3) {
                found = way;
                return;
            }
            self(self, leg + 1, hexes_of.at(order[static_cast<std::size_t>(leg) + 1]).get<int>());
            return;
        }
        for (const auto& beside : map.grid().around(way.back())) {
            const bool fits = beside.there() && map.road(beside.side) == (leg % 2 == 1) && map.land(beside.hex) &&
                              map.terrain(beside.hex) != Terrain::Escarpment && !map.blocked(beside.side) &&
                              std::ranges::find(way, beside.hex) == way.end();
            if (fits) {
                way.push_back(beside.hex);
                self(self, leg, left - 1);
                way.pop_back();
            }
        }
    };
    for (std::size_t i = 0; i < map.grid().size() && !found; ++i) {
        const HexId start{static_cast<std::uint16_t>(i)};
        if (map.land(start) && map.terrain(start) == Terrain::Clear) {
            way = {start};
            walk(walk, 0, hexes_of.at("clear").get<int>());
        }
    }
    REQUIRE(found);
    desert.state.pieces[mover.index] = {.status = Status::Map, .hex = found->front()};
    expect.check("legal", may_go(desert.state, std::array{mover}, false, *found));
    // One hex more of either kind is too much.
    CHECK(road == expect["road_beyond_factor"]);
    CHECK(clear == expect["off_road"]);
    for (const bool by_road : {false, true}) {
        for (const auto& beside : map.grid().around(found->back())) {
            if (beside.there() && map.road(beside.side) == by_road && map.land(beside.hex)) {
                auto longer = *found;
                longer.push_back(beside.hex);
                CHECK_FALSE(may_go(desert.state, std::array{mover}, false, longer));
            }
        }
    }
}

void ways(const json& given, Expected& expect) {
    auto legal = json::array();
    for (const auto& path : given.at("paths")) {
        INFO(path.dump());
        legal.push_back(can_be_gone(path));
    }
    expect.check("legal", legal);
}

void no_substitute(const json& given, Expected& expect) {
    auto desert = Desert::with({{"9A/20", "M60"}, {"A Supply 1", "M60"}, {"21/5", "W6"}});
    desert.at(34, Side::Allies, Phase::Movement);
    const auto whole = unit("9A/20");
    CHECK(unit_like(Side::Allies, given.at("eliminated")).index != unit_like(Side::Allies, given.at("exchange_for").at(0)).index);
    ExchangeCounters exchange{.give = {whole}, .take = {}};
    for (std::size_t i = 0; i < given.at("exchange_for").size(); ++i) {
        exchange.take.push_back(unit_like(Side::Allies, given.at("exchange_for").at(i), i));
    }
    const auto verdict = desert.against(exchange);
    REQUIRE(verdict.size() == 1);
    expect.check("verdict", "refused " + verdict.front().substr(2));
}

void supply_at_sea(const json& given, Expected& expect) {
    const auto& turns = given.at("blue_turns");
    // 3-3-7 in Tobruch, all around it in the zones of the Axis; another supply unit waits in the base.
    auto desert = Desert::with({{"7 Arm/7", "G25"},
                                {"A Supply 1", "G25"},
                                {"A Supply 2", "J62"},
                                {"4I/5", "J62"},
                                {"21/5", "H25"},
                                {"15/8", "H26"},
                                {"21/104", "G24"},
                                {"90/55", "H24"},
                                {"90/200", "H24"},
                                {"G Supply 1", "W6"}});
    const auto garrison = unit("7 Arm/7");
    CHECK(given.at("unit_in_fortress").get<std::string>().starts_with("3-3-7"));
    const auto isolated = [&] {
        const auto all = isolated_on_map(desert.state, Side::Allies);
        return std::ranges::find(all, garrison) != all.end();
    };
    std::vector<int> counts;
    for (std::size_t turn = 0; turn < 2; ++turn) {
        desert.at(20 + static_cast<int>(turn), Side::Allies);
        CHECK(isolated() == turns.at(turn).at("start_isolated"));
        desert.play(StartTurn{});
        if (turn == 0) {
            desert.play(BringSupply{.declined = true}).play(Embark{.units = counters({"A Supply 1"})});
        } else { // what went to sea lands, but elsewhere
            desert.play(EnterUnits{.units = counters({"A Supply 1"}), .port = hex_at("J62")}).play(BringSupply{.declined = true});
        }
        CHECK(isolated() == turns.at(turn).at("end_isolated"));
        desert.play(EndTurn{});
        counts.push_back(desert.state[garrison].isolated);
    }
    expect.check("count_after_turn", counts);
    for (const bool lands : turns.at(2).at("supply_lands_in_fortress")) {
        auto third = desert;
        third.at(22, Side::Allies).play(StartTurn{});
        CHECK(third.state[garrison].isolated_at_start == turns.at(2).at("start_isolated"));
        third.play(lands ? BringSupply{.port = hex_at("G25")} : BringSupply{.declined = true});
        third.play(EndTurn{});
        if (lands) {
            CHECK(third.state[garrison].status == Status::Map);
            expect.check("turn_3_if_supply_landed", "count " + std::to_string(third.state[garrison].isolated) + ", survives");
        } else {
            CHECK(third.state[garrison].status == Status::Eliminated);
            expect.check("turn_3_if_not", "eliminated at the end (second turn of isolation)");
        }
    }
}

void limits_of_supply(const json& given, Expected& expect) {
    auto placed = json::array();
    for (const auto& each : given.at("cases")) {
        const auto side = each.at("side") == "Axis" ? Side::Axis : Side::Allies;
        auto tables = std::make_shared<Tables>(*printed_tables());
        const auto counters_in_box = tables->counters;
        for (const auto& counter : counters_in_box) { // so many captured ones as the case wants, whatever the box has
            if (!counter.combat_unit() && counter.type != UnitType::Hq && counter.kind == CounterKind::CapturedSupply) {
                tables->counters.push_back(counter);
                tables->counters.back().id += " more";
            }
        }
        Desert desert(Depth::Books);
        desert.state.tables = tables;
        desert.state.pieces.resize(tables->counters.size());
        int own = each.at("own_on_map");
        int captured = each.value("captured", 0);
        for (std::size_t i = 0; i < desert.state.pieces.size(); ++i) {
            const CounterId id{static_cast<std::uint8_t>(i)};
            if ((*tables)[id].side != side || !supply_unit(desert.state, id)) {
                continue;
            }
            auto& piece = desert.state.pieces[i];
            piece = {.status = Status::Stock};
            if (own > 0) {
                piece.status = Status::Map;
                --own;
            } else if (captured > 0) {
                piece.status = Status::Map;
                piece.captured = true;
                --captured;
            }
        }
        REQUIRE(own + captured == 0);
        const auto booked = [&](const Command& command) { // these tables are not the printed ones
            const auto verdict = decide(desert.state, command);
            const bool plain = !core::refused(verdict) && core::acceptance(verdict).warnings.empty();
            for (const auto& event : plain ? core::acceptance(verdict).events : std::vector<Event>{}) {
                desert.state = apply(std::move(desert.state), event);
            }
            return plain;
        };
        desert.at(10, side);
        REQUIRE(booked(StartTurn{.control = all_held(each.value("controls_port", true) ? std::optional{side} : std::nullopt)}));
        const auto before = supply_units(desert.state, side).size();
        const bool plain = booked(BringSupply{.dice = each.value("arrives", false) ? std::optional{die(6)} : std::nullopt});
        CHECK((supply_units(desert.state, side).size() > before) == plain);
        placed.push_back(plain);
    }
    expect.check("placed", placed);
}

void replacements(const json& given, Expected& expect) {
    Desert desert(Depth::Books);
    const auto lost = unit_like(Side::Axis, given.at("axis_buys_on_turn_27"));
    desert.state.pieces[lost.index] = {.status = Status::Eliminated};
    const int from = given.at("from_turn");
    const int last = given.at("to_turn");
    json factors_of[2];
    for (int turn = from; turn <= last; ++turn) {
        for (const auto side : all_sides) {
            const auto& ports = given.at(side == Side::Axis ? "axis" : "allies");
            const auto holds = [&](const char* port) {
                return ports.at(port).at(static_cast<std::size_t>(turn - from)) == 1 ? std::optional{side} : std::nullopt;
            };
            desert.at(turn, side)
                .play(StartTurn{.control = {held(base_of(side), holds("base")), held(KeyPlace::Tobruch, holds("tobruch"))}});
            factors_of[static_cast<std::size_t>(side)].push_back(desert.state.sides[side].factors);
            if (turn == last && side == Side::Axis) {
                auto buys = desert;
                buys.play(EnterUnits{.units = {lost}});
                expect.check("axis_left", buys.state.sides[Side::Axis].factors);
            }
        }
    }
    expect.check("axis_factors", factors_of[0]);
    expect.check("allied_factors", factors_of[1]);
}

void isolation_clock(const json& given, Expected& expect) {
    auto answers = json::array();
    const auto pocket = counters({"Brescia"});
    for (const auto& sequence : given.at("sequences_start_end")) {
        Desert desert(Depth::Books);
        auto counts = json::array();
        for (const auto& turn : sequence) {
            const auto who = [&](std::size_t at) { return turn.at(at).get<bool>() ? pocket : std::vector<CounterId>{}; };
            desert.state.turn.side = Side::Axis;
            desert.play(StartTurn{.isolated = who(0)}).play(EndTurn{.isolated = who(1)});
            if (desert["Brescia"].status == Status::Eliminated) {
                counts.push_back("eliminated");
            } else {
                counts.push_back(desert["Brescia"].isolated);
            }
        }
        answers.push_back(counts);
    }
    expect.check("count_after_each_turn", answers);
}

namespace {

/// One case of D14, in the words of the example.
std::string verdict_at_sea(const json& each) {
    auto desert = Desert::with({{"4I/5", "G25"},
                                {"4I/7", "H2"},
                                {"22 Gds", "J62"},
                                {"A Supply 1", "G25"},
                                {"A Supply 2", "M60"},
                                {"21/5", "W6"},
                                {"G Supply 1", "W6"}});
    const auto first = [](const Clauses& clauses) { return clauses.empty() ? std::string{"accepted"} : "refused " + clauses.front(); };
    const Embark sails{.units = counters({"4I/5"})};
    if (each.contains("embarked_turn")) {
        desert.at(each.at("embarked_turn"), Side::Allies).play(StartTurn{}).play(BringSupply{.declined = true}).play(sails).play(EndTurn{});
        desert.at(each.at("embarked_turn").get<int>() + 1, Side::Allies).play(StartTurn{});
        if (!each.at("landed_turn").is_null()) {
            return first(desert.against(EnterUnits{.units = counters({"4I/5"}), .port = hex_at("J62")}));
        }
        desert.play(BringSupply{.declined = true}).play(EndTurn{});
        return desert["4I/5"].status == Status::Eliminated ? "eliminated (AK-SEA-4)" : "accepted";
    }
    desert.at(10, Side::Allies);
    if (each.value("landed_this_turn", false)) {
        desert["4I/5"] = {.status = Status::Sea, .since = desert.state.turn.count() - 2};
        desert.play(StartTurn{}).play(EnterUnits{.units = counters({"4I/5"}), .port = hex_at("G25")}).play(BringSupply{.declined = true});
        return first(desert.against(sails));
    }
    if (each.contains("port")) {
        desert.play(StartTurn{}).play(BringSupply{.declined = true});
        return first(desert.against(Embark{.units = counters({"4I/7"})}));
    }
    if (each.contains("embark_uncontrolled_port")) {
        desert.state.pieces[unit("A Supply 1").index] = {.status = Status::Stock};
        desert.play(StartTurn{}).play(BringSupply{.declined = true});
        desert.state.control[static_cast<std::size_t>(KeyPlace::Tobruch)] = Side::Axis;
        return first(desert.against(sails));
    }
    if (each.contains("land_port_not_controlled_at_start")) {
        desert["22 Gds"] = {.status = Status::Sea, .since = desert.state.turn.count() - 2};
        desert.play(StartTurn{});
        return first(desert.against(EnterUnits{.units = counters({"22 Gds"}), .port = hex_at("J62")}));
    }
    desert["4I/5"].isolated = each.at("isolation_count");
    desert.play(StartTurn{}).play(BringSupply{.declined = true});
    desert["4I/5"].isolated_at_start = each.at("start_isolated");
    desert.play(sails);
    if (each.at("supply_at_sea")) {
        desert.play(Embark{.units = counters({"A Supply 1"})});
    }
    desert.play(EndTurn{});
    return desert["4I/5"].status == Status::Eliminated ? "eliminated (AK-ISO-6)" : "count " + std::to_string(desert["4I/5"].isolated);
}

} // namespace

void at_sea(const json& given, Expected& expect) {
    auto verdicts = json::array();
    for (const auto& each : given.at("cases")) {
        INFO(each.dump());
        verdicts.push_back(verdict_at_sea(each));
    }
    expect.check("verdicts", verdicts);
}

void control_victory(const json& given, Expected& expect) {
    Desert desert(Depth::Books);
    const auto side = given.at("side") == "Axis" ? Side::Axis : Side::Allies;
    std::string won = "never";
    for (const auto& turn : given.at("control_of_all_four_at")) {
        const auto rows = [&](const char* when) {
            return turn.at(when).get<bool>() ? all_held(side) : std::vector{held(KeyPlace::Tobruch, std::nullopt)};
        };
        desert.at(turn.at("allied_turn"), Side::Allies).play(StartTurn{.control = rows("start")});
        desert.overrule(EndTurn{.control = rows("end")});
        if (desert.state.outcome && won == "never") {
            CHECK(*desert.state.outcome == Outcome{.ending = Ending::AllControlled, .winner = side});
            won = "end of Allied turn " + turn.at("allied_turn").dump();
        }
    }
    expect.check("wins_at", won);
    expect.check("by", "AK-VIC-1");
}

bool supply_moves_on() {
    auto desert = Desert::with({{"21/5", "P38"},
                                {"G Supply 1", "P36"},
                                {"7A/2", "P39"},
                                {"15/8", "P43"},
                                {"7A/1", "P44"},
                                {"A Supply 1", "M60"},
                                {"4I/5", "M60"}});
    desert.at(10, Side::Axis, Phase::Movement);
    desert.play(ClaimVictory{.attackers = counters({"21/5"}), .defenders = enemies({"7A/2"}), .supply = counters({"G Supply 1"})});
    desert.play(MoveUnits{.units = counters({"G Supply 1"}), .to = hex_at("P41"), .way = hexes({"P37", "P38", "P39", "P40", "P41"})});
    desert.play(Attack{.attackers = counters({"21/5"}), .defenders = enemies({"7A/2"})});
    return desert.against(Attack{.attackers = counters({"15/8"}), .defenders = enemies({"7A/1"}), .supply = counters({"G Supply 1"})}) ==
           nothing;
}

bool captor_may_fight() {
    auto desert = supply_with_a_guard();
    desert.play(captured_by("2SA/4"));
    return desert.against(Attack{.attackers = counters({"32", "2SA/4"}), .defenders = enemies({"15/8"}), .dice = die(3)}) == nothing;
}

bool captured_may_support() {
    auto desert = supply_with_a_guard();
    desert.play(captured_by("2SA/4"));
    return desert.against(Attack{.attackers = counters({"32", "1 Arm"}),
                                 .defenders = enemies({"15/8"}),
                                 .supply = counters({"A Supply Captured 5"}),
                                 .dice = die(3)}) == nothing;
}

bool second_captor() {
    auto desert = supply_with_a_guard();
    desert.play(captured_by("2SA/4"));
    return desert.against(captured_by("32")) == nothing;
}

bool counts_isolated(bool at_start, bool at_end) {
    const auto pocket = counters({"15/33"});
    const auto who = [&](bool isolated) { return isolated ? pocket : std::vector<CounterId>{}; };
    Desert desert(Depth::Battles);
    desert["15/33"] = {.status = Status::Map};
    desert["1SA/3"] = {.status = Status::Map};
    desert.state.turn.side = Side::Axis;
    desert.play(StartTurn{.isolated = who(at_start)});
    desert.play(
        Attack{.attackers = counters({"15/33"}), .defenders = enemies({"1SA/3"}), .supply = counters({"G Supply 1"}), .dice = die(4)});
    desert.play(RetreatUnits{.units = {{.unit = unit("15/33")}}});
    desert.play(EndTurn{.isolated = who(at_end)});
    return desert["15/33"].isolated == 1;
}

} // namespace intendant::afrika_korps::tests
