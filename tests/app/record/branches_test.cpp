// What was taken back and played otherwise is taken up again from the list of branches.
#include "app/widgets/row_list.hpp"
#include "tests/app/axis_allies/open_game.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

TEST_CASE("a branch that was left is chosen from the list and played on", "[axis_allies][window][branches]") {
    const Folder folder;
    std::string tanks;
    {
        auto session = app::aa::Session::create(folder / "game.intendant", game_tables());
        REQUIRE(session.book(BeginGame{}).booked);
        REQUIRE(session.book(BuyUnits{{{Unit::Armor, 2}}}).booked);
        tanks = session.digest();
        REQUIRE(session.undo());
        REQUIRE(session.book(BuyUnits{{{Unit::Infantry, 3}}}).booked);
    }
    Hand hand;
    hand.open(folder / "game.intendant");
    hand.key(WXK_RETURN);
    const auto infantry = hand.session().digest();
    const auto go_on_there = [&] {
        hand.in_dialog(
            "branches", [&] { hand.choose("Game", "Branches..."); },
            [&] {
                const auto& list = dynamic_cast<app::RowList&>(hand.see("branches.list"));
                REQUIRE(list.rows().size() == 1);
                CHECK(list.rows().front().cells[0] == "1"); // after the beginning
                CHECK(list.rows().front().cells[1] == "1");
                hand.click("branches.take_up");
            });
    };
    go_on_there();
    CHECK(wait_until([&] { return hand.session().digest() == tanks; }));
    go_on_there(); // and back
    CHECK(wait_until([&] { return hand.session().digest() == infantry; }));
    hand.in_dialog(
        "branches", [&] { hand.choose("Game", "Branches..."); }, [&] { hand.key(WXK_ESCAPE); });
    CHECK(hand.session().digest() == infantry);
    hand.frame().close_game();
}
