#include "app/text.hpp"
#include "tests/app/player.hpp"
#include "tests/support/catch.hpp"

#include <signal.h>
#include <sys/resource.h>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

/// A game from the printed deployment, open on the desk; closed with the test.
class OpenGame {
public:
    explicit OpenGame(const Situation& situation = {}) {
        {
            auto session = app::aa::Session::create(m_folder / "game.intendant", game_tables());
            REQUIRE(session.book(BeginGame{.options = {}, .players = {}, .situation = situation}).booked);
        }
        hand.open(m_folder / "game.intendant");
        m_digest = hand.session().digest();
    }
    ~OpenGame() { hand.frame().close_game(); }

    /// True when nothing was booked and the window says why.
    bool refused_with(const wxString& part) {
        const bool said = wait_until([&] { return hand.notice().Contains(part); }, 2000);
        INFO("the notice says: " << app::to_utf8(hand.notice()));
        CHECK(hand.session().digest() == m_digest);
        return said;
    }

    const std::string& first_digest() const { return m_digest; }

    Hand hand;

private:
    Folder m_folder;
    std::string m_digest;
};

} // namespace

TEST_CASE("a die of 7 is answered with a sentence and books nothing", "[axis_allies][window]") {
    OpenGame game;
    game.hand.page(WXK_F5, "turn");
    game.hand.type("research.dice.keys", "7");
    CHECK(game.refused_with("A die shows 1 to 6"));
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("buying for more than the treasury holds is refused with its clause", "[axis_allies][window][rule:P-02]") {
    OpenGame game;
    game.hand.page(WXK_F5, "turn");
    game.hand.type("purchase.count.battleship", "2");
    game.hand.key(WXK_RETURN);
    CHECK(game.refused_with("P-"));
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("moving to a space that does not exist is answered with a sentence", "[axis_allies][window]") {
    Situation movement;
    movement.action = Action::CombatMovement;
    OpenGame game(movement);
    game.hand.page(WXK_F5, "turn");
    game.hand.type("move.from", "russia");
    game.hand.type("move.to", "atlantis");
    game.hand.type("move.count.infantry", "1");
    game.hand.click("move.book");
    CHECK(game.refused_with("no such space"));
}

TEST_CASE("an amount that is no number is answered with a sentence", "[axis_allies][window]") {
    OpenGame game;
    game.hand.page(WXK_F7, "bank");
    game.hand.type("bank.reason", "typing error");
    for (const auto* const amount : {"99999999999999999999", "-5", "12+", "ten"}) {
        game.hand.type("bank.amount", amount);
        game.hand.click("bank.set");
        CHECK(game.refused_with("whole number"));
        game.hand.click("notice.dismiss");
    }
    CHECK(game.hand.entries() == 1);
}

TEST_CASE("a payment typed as a sum changes the treasury and names its reason", "[axis_allies][window]") {
    OpenGame game;
    game.hand.page(WXK_F7, "bank");
    game.hand.click_row("bank.powers", "japan");
    game.hand.type("bank.amount", "10+15+8-5");
    game.hand.type("bank.reason", "found under the table");
    game.hand.click("bank.receive");
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(game.hand.session().state().powers[Power::Japan].treasury == core::Money{25 + 28});
}

TEST_CASE("what breaks a rule is booked only with the table's reason, and the log keeps it", "[axis_allies][window]") {
    OpenGame game;
    game.hand.page(WXK_F5, "turn");
    game.hand.type("purchase.count.infantry", "1");
    game.hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    // Research comes before purchase.
    game.hand.type("research.dice.keys", "1");
    game.hand.key(WXK_RETURN);
    game.hand.see("notice.reason");
    CHECK(game.hand.entries() == 2);
    game.hand.type("notice.reason", "house rule");
    game.hand.click("notice.book_anyway");
    REQUIRE(wait_until([&] { return game.hand.entries() == 3; }));
    CHECK(game.hand.session().log().back().entry.reason == "house rule");
    CHECK(game.hand.notice().empty());
}

TEST_CASE("undo takes back what was booked and redo brings it back, from the keyboard", "[axis_allies][window]") {
    OpenGame game;
    const auto before = game.hand.session().digest();
    game.hand.page(WXK_F5, "turn");
    game.hand.type("purchase.count.infantry", "3");
    game.hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    const auto after = game.hand.session().digest();
    CHECK(after != before);

    game.hand.key('Z', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return game.hand.entries() == 3; }));
    CHECK(game.hand.session().digest() == before);

    game.hand.key('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    REQUIRE(wait_until([&] { return game.hand.entries() == 4; }));
    CHECK(game.hand.session().digest() == after);
}

TEST_CASE("the program throws when asked, and the log proves the throw", "[axis_allies][window]") {
    OpenGame game;
    game.hand.page(WXK_F5, "turn");
    game.hand.click("research.dice.roll");
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    const auto rolls = game.hand.session().file().rolls(2);
    REQUIRE(rolls.size() == 1);
    CHECK(rolls.front().source.rfind("program:", 0) == 0);
}

TEST_CASE("a note stands in the log and changes no book", "[axis_allies][window]") {
    OpenGame game;
    game.hand.type("log.note", "pizza");
    game.hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(game.hand.session().digest() == game.first_digest());
}

namespace {

/// While it lives, files of this process do not grow: the disk is full.
class FullDisk {
public:
    FullDisk() {
        signal(SIGXFSZ, SIG_IGN);
        REQUIRE(getrlimit(RLIMIT_FSIZE, &m_usual) == 0);
        auto none = m_usual;
        none.rlim_cur = 1;
        REQUIRE(setrlimit(RLIMIT_FSIZE, &none) == 0);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_usual); }

private:
    rlimit m_usual{};
};

} // namespace

TEST_CASE("when the disk takes no more, the window says so, shows nothing as booked and goes on later", "[axis_allies][window]") {
    OpenGame game;
    game.hand.page(WXK_F5, "turn");
    game.hand.type("research.dice.keys", "1");
    {
        const FullDisk full;
        game.hand.key(WXK_RETURN);
        CHECK(wait_until([&] { return !game.hand.notice().empty(); }));
    }
    INFO("the notice says: " << app::to_utf8(game.hand.notice()));
    CHECK_FALSE(game.hand.notice().Lower().Contains("sqlite"));
    CHECK(game.hand.entries() == 1);
    CHECK(game.hand.session().digest() == game.first_digest());

    game.hand.type("research.dice.keys", "1");
    game.hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return game.hand.entries() == 2; }));
    CHECK(game.hand.session().verify().sound());
}
