// The books of RisiKo!, Afrika Korps and Empire of the Sun shown to a phone from the real window: its proposals are booked with one key.

#include "app/desk/proposal_bar.hpp"
#include "tests/app/afrika_korps/open_game.hpp"
#include "tests/app/empire_of_the_sun/open_game.hpp"
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

TEST_CASE("a reaction of Empire of the Sun is booked unread, and read by all once it is", "[empire_of_the_sun][window][seat]") {
    using namespace empire_of_the_sun;
    PacificGame game([](const std::filesystem::path& file) {
        auto session = begin_pacific(file, "1943");
        const auto& tables = *session.state().tables;
        const auto lexington = tables.find_unit("us_cv_lexington").value();
        const Station at_sea{.place = {.kind = PlaceKind::Hex, .hex = tables.find_hex("4828").value()}, .step = Step::Full};
        for (const Command& command : std::initializer_list<Command>{
                 BeginOffensive{.card = tables.find_card("AL31").value(), .headquarters = {tables.find_unit("us_hq_s_pac_halsey").value()}},
                 Stocktake{.units = {{.unit = lexington, .place = at_sea.place, .step = at_sea.step}}, .reason = "for the test"},
                 ActivateUnits{.units = {lexington}}}) {
            REQUIRE(session.book(command, "for the test").booked);
        }
    });
    AtTheTable table(game.hand, "japanese");
    CHECK(table.phone.get("/board.svg").find("space-4828") != std::string::npos);
    const auto now = game.entries();
    REQUIRE(table.phone.propose("japanese", "reaction", now, R"("card_1":"JP36")") == 202);
    const auto& bar = dynamic_cast<app::ProposalBar&>(game.hand.see("proposal"));
    CHECK(wait_until([&] { return bar.text().Contains("face down"); }));
    CHECK(bar.text().StartsWith("Japan proposes"));
    CHECK(bar.text().Contains("Reaction cards"));
    CHECK_FALSE(bar.text().Contains("36"));
    CHECK(faults_in(bar).empty());
    take_picture("empire-of-the-sun-face-down");
    REQUIRE(wait_until([&] { return bar.is_seen(); }));
    game.hand.key('P', wxMOD_CONTROL);
    const auto booked = "\"entry\":" + std::to_string(now + 1);
    CHECK(table.wire->read_until(booked).find(booked) != std::string::npos);
    const auto state = table.phone.get("/state");
    CHECK(state.find("JP36", state.find("\"log\"")) != std::string::npos);
    const auto& seats = dynamic_cast<wxChoice&>(*wxWindow::FindWindowByName("seats.number_of")); // not what the strip shows
    CHECK(seats.GetCount() == 3);
    CHECK(seats.FindString("Japan") == 1);
    CHECK(seats.FindString("Allies") == 2);
    CHECK(wait_until([&] { return !game.state().offensive->reaction_cards.empty(); }));
    CHECK(game.table().session().file().entries(now + 1, now + 1).front().who == "japanese");
}
