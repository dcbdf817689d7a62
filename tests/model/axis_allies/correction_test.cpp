// Corrections, stocktakes and the bank's own entries.

#include "tests/model/axis_allies/asking.hpp"

#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using core::Money;

namespace {

Board under_way() {
    auto board = playing(Power::Germany, Action::Combat, 20);
    board.state.first_turn_started = true;
    board.put("libya", Power::Germany, Unit::Infantry, 2);
    return board;
}

CorrectUnits units(const Board& board, std::string_view space, Unit unit, int count, std::string reason = "recount") {
    return {.space = board.at(space), .power = Power::Germany, .unit = unit, .count = count, .reason = std::move(reason)};
}

} // namespace

TEST_CASE("a correction sets treasury, pieces and owner to what is true", "[axis_allies][correction][rule:B-06]") {
    auto board = under_way();
    board.play(CorrectTreasury{Power::Germany, Money{17}, "recount"});
    board.play(units(board, "libya", Unit::Infantry, 5));
    board.overrule(CorrectController{board.at("libya"), Power::Uk, "marker forgotten"}, "T-06"); // its infantry stands there

    CHECK(board.state.powers[Power::Germany].treasury == Money{17});
    CHECK(board.in("libya") == "germany 5 infantry");
    CHECK(controller(board.state, board.at("libya")) == Power::Uk);
}

TEST_CASE("a correction in mid-game gives its reason", "[axis_allies][correction]") {
    const auto board = under_way();

    CHECK(refused_without_clause(board, CorrectTreasury{Power::Germany, Money{17}, ""}));
    CHECK(refused_without_clause(board, units(board, "libya", Unit::Infantry, 5, "")));
    CHECK(refused_without_clause(board, CorrectController{board.at("libya"), Power::Uk, ""}));
    CHECK(refused_without_clause(
        board, Stocktake{.units = {}, .controllers = {}, .treasuries = {{Power::Germany, Money{1}}}, .whole_board = false, .reason = ""}));
}

TEST_CASE("before the first turn the board is set up without reasons", "[axis_allies][correction][setup]") {
    auto board = under_way();
    board.state.first_turn_started = false;

    CHECK(warnings_of(board, CorrectTreasury{Power::Germany, Money{17}, ""}).empty());
}

TEST_CASE("a treasury is corrected to what the bank can pay out", "[axis_allies][correction][rule:S-13]") {
    const auto board = under_way();

    CHECK(board.refusal_of(CorrectTreasury{Power::Germany, Money{-1}, "slip"}) == "S-13");
    CHECK(board.refusal_of(CorrectTreasury{Power::Germany, Money{123456}, "slip"}) == "S-13");
}

TEST_CASE("pieces are corrected to numbers that a table can have", "[axis_allies][correction][rule:B-06]") {
    const auto board = under_way();

    CHECK(board.refusal_of(units(board, "libya", Unit::Infantry, -1)) == "B-06");
    CHECK(board.refusal_of(units(board, "libya", Unit::Infantry, 1000)) == "B-06");
}

TEST_CASE("a correction keeps ships at sea and armor on land", "[axis_allies][correction][rule:M-82]") {
    const auto board = under_way();

    CHECK(board.refusal_of(units(board, "libya", Unit::Submarine, 1)) == "M-82");
    CHECK(board.refusal_of(units(board, "sz_baltic", Unit::Armor, 1)) == "M-82");
}

TEST_CASE("pieces in a running battle are not corrected", "[axis_allies][correction]") {
    auto board = under_way();
    board.attack("anglo_egypt_sudan", Unit::Armor, 1, "libya").put("anglo_egypt_sudan", Power::Uk, Unit::Infantry, 1);
    board.begin("anglo_egypt_sudan");

    CHECK(refused_without_clause(board, units(board, "anglo_egypt_sudan", Unit::Armor, 2)));
}

TEST_CASE("a correction to what the books say is none", "[axis_allies][correction]") {
    const auto board = under_way();

    CHECK(refused_without_clause(board, units(board, "libya", Unit::Infantry, 2)));
}

TEST_CASE("a second gun or complex is warned of in a correction", "[axis_allies][correction][rule:M-31][rule:M-40]") {
    const auto board = under_way();

    CHECK(warnings_of(board, units(board, "libya", Unit::AaGun, 2)) == Clauses{"M-31"});
    CHECK(warnings_of(board, units(board, "libya", Unit::IndustrialComplex, 2)) == Clauses{"M-40"});
}

TEST_CASE("nobody is made to control a sea zone", "[axis_allies][correction][rule:T-07]") {
    const auto board = under_way();

    CHECK(board.refusal_of(CorrectController{board.at("sz_baltic"), Power::Uk, "slip"}) == "T-07");
}

TEST_CASE("a stocktake books each difference and nothing else", "[axis_allies][correction][rule:B-06]") {
    auto board = under_way();
    board.put("algeria", Power::Germany, Unit::Infantry, 1);
    const auto events = board.play(
        Stocktake{.units = {{board.at("libya"), Power::Germany, Unit::Infantry, 2}, {board.at("libya"), Power::Germany, Unit::Armor, 1}},
                  .controllers = {{board.at("libya"), Power::Germany}},
                  .treasuries = {{Power::Germany, Money{21}}},
                  .whole_board = true,
                  .reason = "after the break"});

    CHECK(events.size() == 3); // the armor, Algeria's infantry, the treasury
    CHECK(board.in("libya") == "germany 2 infantry, germany 1 armor");
    CHECK(board.in("algeria").empty());
    CHECK(board.state.powers[Power::Germany].treasury == Money{21});
}

TEST_CASE("a stocktake that finds no difference is booked as that", "[axis_allies][correction][rule:B-06]") {
    auto board = under_way();

    const auto events = board.play(Stocktake{.units = {{board.at("libya"), Power::Germany, Unit::Infantry, 2}},
                                             .controllers = {},
                                             .treasuries = {},
                                             .whole_board = false,
                                             .reason = "recount"});
    CHECK(find<BoardCounted>(events) != nullptr);
}

TEST_CASE("the bank pays and is paid what exists", "[axis_allies][bank][rule:S-14]") {
    auto board = under_way();

    CHECK(board.refusal_of(Pay{Power::Germany, {}, Money{21}, ""}) == "S-14");
    CHECK(board.refusal_of(Pay{Power::Germany, {}, Money{0}, ""}) == "S-14");
    CHECK(board.refusal_of(Pay{Power::Germany, {}, Money{-4}, ""}) == "S-14");
    CHECK(board.refusal_of(Pay{{}, Power::Germany, Money{99999}, ""}) == "S-14");
    CHECK(board.refusal_of(Pay{{}, {}, Money{1}, ""}) == "S-14");
    board.play(Pay{Power::Germany, {}, Money{8}, "a fine"});
    CHECK(board.state.powers[Power::Germany].treasury == Money{12});
}

TEST_CASE("powers neither lend nor give", "[axis_allies][bank][rule:I-04]") {
    auto board = under_way();
    board.overrule(Pay{Power::Germany, Power::Japan, Money{5}, "gift"}, "I-04");

    CHECK(board.state.powers[Power::Japan].treasury == Money{5});
}

TEST_CASE("without a kept board a capture is told", "[axis_allies][bank][rule:C-113][rule:C-114][rule:M-09][rule:M-132]") {
    auto board = under_way();
    const Capture sudan{board.at("anglo_egypt_sudan")};

    CHECK(warnings_of(board, sudan) == Clauses{"C-113"});
    board.state.options.depth = Depth::Bank;
    CHECK(board.refusal_of(Capture{board.at("sz_baltic")}) == "C-114");
    CHECK(board.refusal_of(Capture{board.at("libya")}) == "M-09");
    board.play(sudan);
    CHECK(production(board.state, Power::Germany) == Money{34});
    board.play(Capture{board.at("turkey")});
    CHECK(board.state.powers[Power::Germany].treasury == Money{17});
    board.state.powers[Power::Germany].treasury = Money{2};
    CHECK(board.refusal_of(Capture{board.at("spain")}) == "M-132");
}

TEST_CASE("options are changed in mid-game with a reason", "[axis_allies][bank][rule:S-26]") {
    auto board = under_way();
    auto options = board.state.options;
    CHECK(board.refusal_of(ChangeOptions{options, "as before"}) == "S-26");
    options.depth = Depth::Bank;
    CHECK(board.refusal_of(ChangeOptions{options, ""}) == "S-26");
    board.play(ChangeOptions{options, "the board is full of cake"});
    CHECK(board.state.options.depth == Depth::Bank);
}

TEST_CASE("developments, debts, waiting units and seats are corrected with a reason", "[axis_allies][correction][rule:P-03][rule:S-03]") {
    auto board = under_way();
    board.play(CorrectWeapon{Power::Germany, Weapon::Rockets, true, "never entered"});
    CHECK(has_weapon(board.state, Power::Germany, Weapon::Rockets));
    CHECK(refused_without_clause(board, CorrectWeapon{Power::Germany, Weapon::Rockets, true, "again"}));
    board.play(CorrectWeapon{Power::Germany, Weapon::Rockets, false, "another power"});
    CHECK_FALSE(has_weapon(board.state, Power::Germany, Weapon::Rockets));

    CHECK(warnings_of(board, CorrectDebt{Power::Germany, Money{0}, "recount"}).empty());
    CHECK(warnings_of(board, CorrectDebt{Power::Germany, Money{1}, "agreed"}) == Clauses{"D-24"});
    board.overrule(CorrectDebt{Power::Germany, Money{3}, "agreed"}, "D-24");
    CHECK(board.state.powers[Power::Germany].debt == Money{3});
    board.state.options.bombing_debt_is_carried = true;
    CHECK(warnings_of(board, CorrectDebt{Power::Germany, Money{5}, "recount"}).empty());
    CHECK(board.refusal_of(CorrectDebt{Power::Germany, Money{-1}, "slip"}) == "C-145");

    board.play(CorrectWaiting{Power::Germany, Unit::Infantry, 2, "two were put back"});
    CHECK(board.state.powers[Power::Germany].waiting[Unit::Infantry] == 2);
    CHECK(board.refusal_of(CorrectWaiting{Power::Germany, Unit::Infantry, 1000, "slip"}) == "P-03");

    const auto three = printed_players(3);
    board.play(CorrectSeats{three, "Carla comes"});
    CHECK(board.state.players == three);
    CHECK(board.refusal_of(CorrectSeats{{three.front()}, "all go"}) == "S-01");
    CHECK(board.refusal_of(CorrectSeats{{three[0], three[0], three[1]}, "slip"}) == "S-03");

    CHECK(refused_without_clause(board, CorrectWeapon{Power::Germany, Weapon::Rockets, true, ""}));
    CHECK(refused_without_clause(board, CorrectDebt{Power::Germany, Money{1}, ""}));
    CHECK(refused_without_clause(board, CorrectWaiting{Power::Germany, Unit::Armor, 1, ""}));
    CHECK(refused_without_clause(board, CorrectSeats{three, ""}));
}
