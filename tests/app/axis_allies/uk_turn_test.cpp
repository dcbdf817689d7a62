// How many keys and clicks a whole turn of the United Kingdom takes: a purchase of three kinds, an attack by land and air, the battle,
// the bomber's landing, a move, the placement, the income.

#include "tests/app/axis_allies/board_game.hpp"
#include "tests/app/kept_keys.hpp"

#include <cctype>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

/// Presses and clicks, and counts both.
class Counted {
public:
    explicit Counted(BoardGame& game) : m_game(game) {}

    void key(int code, int modifiers = wxMOD_NONE) {
        m_game.hand.key(code, modifiers);
        ++m_number;
    }
    void type(const std::string& text) {
        for (const char sign : text) {
            key(std::toupper(static_cast<unsigned char>(sign)));
        }
    }
    /// A stack drawn from one space to another with the mouse, which moves all of it.
    void drag(const char* unit, const char* from, const char* to) {
        m_game.go({20, 300}); // no space under the mouse is opened
        m_game.go(m_game.canvas().place_of(BoardGame::space(from).index));
        const auto stack = m_game.middle_of(from, std::string{"uk/"} + unit);
        m_game.drag(stack, m_game.canvas().place_of(BoardGame::space(to).index));
        ++m_number;
    }
    /// Presses what `act` presses, and waits until all that it books is booked and the keyboard is where the game goes on.
    void books(const std::function<void()>& act) {
        auto before = m_game.hand.entries();
        act();
        const bool booked = wait_until([&] { return m_game.hand.entries() > before; }, 3000);
        INFO("after " << m_number << " keys and clicks; the notice says: " << app::to_utf8(m_game.hand.notice())
                      << "; last: " << m_game.hand.session().last_entries(1).front().entry.summary);
        REQUIRE(booked);
        do {
            before = m_game.hand.entries();
            wait_until([] { return false; }, 200);
        } while (m_game.hand.entries() > before);
    }
    int number() const { return m_number; }

private:
    BoardGame& m_game;
    int m_number{0};
};

} // namespace

TEST_CASE("a turn of the United Kingdom takes sixty keys and clicks at most", "[axis_allies][window][keys]") {
    BoardGame game(Action::ResearchAndPurchase, Power::Uk);
    Counted hand(game);
    const auto next = [&] { hand.books([&] { hand.key(WXK_F4); }); };
    hand.books([&] { // 4 infantry, 1 armor, 1 fighter: 29 of 30 IPC
        hand.key(WXK_F5);
        wait_until([] { return false; }, 150);
        hand.key(WXK_TAB); // no research
        hand.key(WXK_TAB);
        hand.type("4");
        hand.key(WXK_TAB);
        hand.type("1");
        hand.key(WXK_TAB);
        hand.type("1");
        hand.key(WXK_RETURN);
    });
    CHECK(game.state().powers[Power::Uk].waiting[Unit::Infantry] == 4);
    CHECK(game.state().powers[Power::Uk].waiting[Unit::Armor] == 1);
    next(); // to combat movement
    hand.key(WXK_F2);
    hand.key(WXK_HOME); // the whole board
    wait_until([] { return false; }, 300);
    const auto move = [&](const char* unit, const char* from, const char* to) {
        INFO(unit << " from " << from << " to " << to);
        hand.books([&] { hand.drag(unit, from, to); });
    };
    move("infantry", "anglo_egypt_sudan", "libya");
    move("armor", "anglo_egypt_sudan", "libya");
    move("bomber", "united_kingdom", "libya");
    next(); // to combat
    next(); // the battle of Libya
    const auto throws = [&](const char* dice) { hand.books([&] { hand.type(dice); }); };
    throws("1"); // infantry: a hit
    throws("3"); // armor: a hit; nothing is left for the bomber
    throws("66");
    next();
    CHECK(controller(game.state(), BoardGame::space("libya")) == Power::Uk);
    move("bomber", "libya", "anglo_egypt_sudan");
    move("infantry", "india", "persia");
    next();                                    // to placement
    hand.books([&] { hand.key(WXK_RETURN); }); // all that waits, where alone it may be placed
    next();                                    // to income
    next();                                    // the bank pays
    CHECK(game.state().turn.power == Power::Japan);
    CHECK(hand.number() <= 60);
    kept("a turn of the United Kingdom, from the purchase to the income", hand.number());
}
