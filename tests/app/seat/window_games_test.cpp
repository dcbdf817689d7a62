// The books of RisiKo! and Afrika Korps shown to a phone from the real window: its proposals are booked with one key.

#include "app/desk/proposal_bar.hpp"
#include "tests/app/afrika_korps/open_game.hpp"
#include "tests/app/look.hpp"
#include "tests/app/risiko/open_game.hpp"
#include "tests/app/seat/phone.hpp"

using namespace intendant;
using namespace intendant::test;

namespace {

/// Shows the books, and sits down with a phone that follows them.
class AtTheTable {
public:
    AtTheTable(Hand& hand, const std::string& seat) : m_hand(hand), phone(show_books(hand)) {
        phone.sit(seat);
        wire = phone.follow();
        hand.see("seats").Close();
        hand.frame().Raise();
        REQUIRE(wait_until([&] { return hand.frame().IsActive(); }));
    }
    /// Proposes, looks at what the banker sees, and books it with one key.
    void book(const std::string& seat, const std::string& form, std::int64_t situation, const std::string& values, const char* what) {
        REQUIRE(phone.propose(seat, form, situation, values) == 202);
        const auto& bar = dynamic_cast<app::ProposalBar&>(m_hand.see("proposal"));
        CHECK(wait_until([&] { return bar.text().Contains(what); }));
        INFO(app::to_utf8(bar.text()));
        CHECK(bar.text().Contains(what));
        CHECK(faults_in(bar).empty());
        REQUIRE(wait_until([&] { return bar.is_seen(); }));
        m_hand.key('P', wxMOD_CONTROL);
        const auto said = "\"entry\":" + std::to_string(situation + 1);
        CHECK(wire->read_until(said).find(said) != std::string::npos);
    }

private:
    Hand& m_hand;

public:
    Phone phone;
    std::unique_ptr<Wire> wire;
};

} // namespace

TEST_CASE("an attack and its dice come from the seats of RisiKo!", "[risiko][window][seat]") {
    RisikoGame game;
    AtTheTable table(game.hand, "red");
    const auto entries = [&] { return risiko_table(game.hand).session().file().last_seq(); };
    CHECK(table.phone.get("/board.svg").find("space-kamchatka") != std::string::npos);
    auto now = entries();
    table.book("red", "attack", now, R"("from":"cina","to":"siam","attacker":"3")", "Siam");
    table.phone.sit("blue");
    now = entries();
    CHECK(table.phone.propose("green", "dice", now, R"("attack":"666","defence":"111")") == 403);
    table.book("blue", "dice", now, R"("attack":"666","defence":"111")", "6 6 6");
    const auto& state = risiko_table(game.hand).state();
    CHECK(wait_until([&] { return state[*state.tables->find("siam")].owner == risiko::Colour::Red; }));
    CHECK(risiko_table(game.hand).session().file().entries(now + 1, now + 1).front().who == "blue");
}

TEST_CASE("a move on the hexes comes from a seat of Afrika Korps, and the phone has the board", "[afrika_korps][window][seat]") {
    AfrikaGame game({{"21/5", "P38"}, {"G Supply 1", "P37"}, {"7 Arm/7", "P41"}, {"22 Gds", "J62"}, {"A Supply 1", "P60"}});
    game.hand.type("entry.line", "start");
    game.hand.key(WXK_RETURN);
    game.hand.type("entry.line", "next");
    game.hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return game.state().turn.phase == afrika_korps::Phase::Movement; }));
    AtTheTable table(game.hand, "axis");
    CHECK(table.phone.get("/board.svg").find("space-P38") != std::string::npos);
    const auto now = game.entries();
    table.book("axis", "move", now, R"("from":"P38","unit_G 21Pz 5":"1","to":"P40")", "P40");
    CHECK(wait_until([&] { return game["21/5"].hex == game.hex("P40"); }));
    CHECK(game.table().session().file().entries(now + 1, now + 1).front().who == "axis");
    CHECK(table.phone.get("/state").find("[\"P40\",") != std::string::npos);
}
