// Numbers as people mistype them: the largest that can be booked is booked, and one more is refused.

#include "tests/model/axis_allies/asking.hpp"

#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using core::Money;

namespace {

bool booked(const Board& board, const Command& command) { return !core::refused(decide(board.state, command)); }

} // namespace

TEST_CASE("amounts of money go up to 9999 IPC", "[axis_allies][bad_input][rule:S-14][rule:S-26]") {
    auto board = playing(Power::Germany, Action::Combat);
    const auto pays = [](int amount) { return Pay{.from = {}, .to = Power::Germany, .amount = Money{amount}, .purpose = "bonus"}; };
    CHECK(board.refusal_of(pays(0)) == "S-14");
    CHECK(booked(board, pays(1)));
    CHECK(booked(board, pays(9999)));
    CHECK(board.refusal_of(pays(10000)) == "S-14");

    board.state.turn.power = Power::Ussr;
    const auto bids = [](int amount) { return Bid{Power::Germany, Money{amount}, {}}; };
    CHECK(board.refusal_of(bids(-1)) == "S-26");
    CHECK(board.refusal_of(bids(0)) == "S-26"); // neither IPC nor pieces
    CHECK(booked(board, bids(1)));
    CHECK(booked(board, Bid{Power::Germany, Money{0}, {{board.at("libya"), Power::Germany, Unit::Infantry, 1}}}));
    CHECK(booked(board, bids(9999)));
    CHECK(board.refusal_of(bids(10000)) == "S-26");

    const auto corrects = [](int amount) { return CorrectTreasury{Power::Germany, Money{amount}, "recount"}; };
    CHECK_FALSE(booked(board, corrects(-1)));
    CHECK(booked(board, corrects(0)));
    CHECK(booked(board, corrects(9999)));
    CHECK_FALSE(booked(board, corrects(10000)));
}

TEST_CASE("numbers of pieces go up to 999", "[axis_allies][bad_input][rule:B-06][rule:C-02][rule:P-02]") {
    auto board = playing(Power::Germany, Action::Combat);
    const auto counts = [&](int count) {
        return CorrectUnits{
            .space = board.at("libya"), .power = Power::Germany, .unit = Unit::Infantry, .count = count, .reason = "recount"};
    };
    CHECK(board.refusal_of(counts(-1)) == "B-06");
    CHECK(booked(board, counts(999)));
    CHECK(board.refusal_of(counts(1000)) == "B-06");

    const auto fights = [&](int count) {
        return BeginBattle{.space = board.at("libya"), .forces = {{Power::Germany, Unit::Infantry, count}, {Power::Uk, Unit::Infantry, 1}}};
    };
    board.state.options.depth = Depth::BankAndBattles;
    CHECK(board.refusal_of(fights(0)) == "C-02");
    CHECK(booked(board, fights(999)));
    CHECK(board.refusal_of(fights(1000)) == "C-02");

    auto buyer = playing(Power::Germany, Action::ResearchAndPurchase, 9999);
    buyer.state.options.depth = Depth::Bank;
    const auto buys = [](int count) { return BuyUnits{{{Unit::Infantry, count}}}; };
    CHECK(buyer.refusal_of(buys(0)) == "P-02");
    CHECK(booked(buyer, buys(999)));
    CHECK(buyer.refusal_of(buys(1000)) == "P-02");
}

TEST_CASE("a development that is owned is named by its own name", "[axis_allies][research][rule:R-06]") {
    auto board = playing(Power::Germany, Action::ResearchAndPurchase, 20);
    board.state.turn.breakthroughs = 1;
    board.research(Power::Germany, Weapon::Rockets);
    const int rockets = static_cast<int>(Weapon::Rockets) + 1;
    const auto verdict = decide(board.state, Develop{faces({rockets})});
    REQUIRE(core::refused(verdict));
    const auto why = to_english(*board.state.tables, core::refusal(verdict).why);
    INFO(why);
    CHECK(why.find(board.state.tables->weapon_names[Weapon::Rockets]) != std::string::npos);
}
