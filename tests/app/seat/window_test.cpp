// The books shown to the phones from the real window: switched on, scanned, proposed to, answered, switched off, gone on with.

#include "app/desk/proposal_bar.hpp"
#include "app/desk/seat_host.hpp"
#include "app/desk/table_display.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/look.hpp"
#include "tests/app/seat/phone.hpp"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/stattext.h>

#include <array>
#include <cstdio>
#include <cstdlib>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

/// The code that stands on the screen, read by a program that knows nothing of ours.
std::string scanned(const std::filesystem::path& file) {
    REQUIRE(std::system(("import -window root '" + file.string() + "'").c_str()) == 0);
    FILE* const reader = ::popen(("zbarimg --quiet --raw '" + file.string() + "' 2>/dev/null").c_str(), "r");
    REQUIRE(reader != nullptr);
    std::array<char, 500> text{};
    const auto size = std::fread(text.data(), 1, text.size(), reader);
    ::pclose(reader);
    std::string read(text.data(), size);
    return read.substr(0, read.find('\n'));
}

wxString label(Hand& hand, const wxString& name) { return dynamic_cast<wxStaticText&>(hand.see(name)).GetLabelText(); }

} // namespace

TEST_CASE("a phone scans, follows, proposes, is answered, and hears no more when the books are put away", "[axis_allies][window][seat]") {
    Options options;
    options.no_new_complexes = true;
    OpenGame game({.power = Power::Japan}, options);
    auto& hand = game.hand;
    const Folder folder;
    const auto address = show_books(hand);
    REQUIRE(address.starts_with("http://127.0.0.1:"));
    CHECK(wait_until([&] { return scanned(folder / "code.png") == address; }));
    CHECK(faults_in(hand.see("seats")).empty());
    hand.click("seats.copy"); // for whoever cannot scan
    {
        wxTextDataObject copied;
        wxClipboardLocker clipboard;
        REQUIRE(wxTheClipboard->GetData(copied));
        CHECK(app::to_utf8(copied.GetText()) == address);
    }
    Phone phone(address);
    phone.sit("japan");
    const auto wire = phone.follow();
    CHECK(wire->read_until("event: mine").find("\"turn\":\"Japan\"") != std::string::npos);
    hand.see("seats").Close();
    hand.frame().Raise();
    REQUIRE(wait_until([&] { return hand.frame().IsActive(); }));

    SECTION("booked with one key, and the entry names the seat") {
        REQUIRE(phone.propose("japan", "buy", 1, R"("infantry":"2")") == 202);
        const auto& bar = dynamic_cast<app::ProposalBar&>(hand.see("proposal"));
        CHECK(bar.text().Contains("Japan proposes"));
        CHECK(bar.text().Contains("2 Infantry"));
        CHECK(faults_in(bar).empty());
        REQUIRE(wait_until([&] { return bar.is_seen(); }));
        hand.key('P', wxMOD_CONTROL);
        CHECK(wait_until([&] { return hand.entries() == 2; }));
        CHECK(hand.session().file().entries(2, 2).front().who == "japan");
        CHECK(wire->read_until("\"is\":\"booked\"").find("\"is\":\"booked\"") != std::string::npos);
        CHECK(wire->read_until("\"entry\":2").find("\"entry\":2") != std::string::npos);
        CHECK(wait_until([&] { return !bar.IsShown(); }));
        hand.type("entry.line", "next"); // what the banker books himself is of nobody's seat
        hand.key(WXK_RETURN);
        CHECK(wait_until([&] { return hand.entries() == 3; }));
        CHECK(hand.session().file().entries(3, 3).front().who.empty());
    }
    SECTION("not booked, and told so") {
        REQUIRE(phone.propose("japan", "buy", 1, R"("fighter":"1")") == 202);
        hand.type("proposal.why", "not before the loan is paid");
        hand.click("proposal.refuse");
        CHECK(wire->read_until("the loan is paid").find("\"is\":\"refused\"") != std::string::npos);
        CHECK(hand.entries() == 1);
    }
    SECTION("past, when something else is booked") {
        REQUIRE(phone.propose("japan", "buy", 1, R"("fighter":"1")") == 202);
        const auto& bar = hand.see("proposal");
        hand.type("entry.line", "germany pays 5");
        hand.key(WXK_RETURN);
        CHECK(wire->read_until("\"is\":\"past\"").find("\"is\":\"past\"") != std::string::npos);
        CHECK(wait_until([&] { return !bar.IsShown(); }));
        CHECK(phone.propose("japan", "buy", 1, R"("fighter":"1")") == 409);
    }
    SECTION("against a rule: the table's reason books it, for the seat") {
        REQUIRE(phone.propose("japan", "buy", 1, R"("industrial_complex":"1")") == 202);
        const auto& bar = dynamic_cast<app::ProposalBar&>(hand.see("proposal"));
        CHECK(bar.text().Contains("O-05"));
        REQUIRE(wait_until([&] { return bar.is_seen(); }));
        hand.key('P', wxMOD_CONTROL);
        hand.type("notice.reason", "forgotten");
        hand.key(WXK_RETURN);
        REQUIRE(wait_until([&] { return hand.entries() == 2; }));
        CHECK(hand.session().file().entries(2, 2).front().who == "japan");
        CHECK(hand.session().file().entries(2, 2).front().reason == "forgotten");
        CHECK(wire->read_until("\"is\":\"booked\"").find("\"is\":\"booked\"") != std::string::npos);
    }
    SECTION("a note is a note of that seat") {
        REQUIRE(phone.propose("japan", "note", 1, R"("text":"we meet again at nine")") == 202);
        REQUIRE(wait_until([&] { return dynamic_cast<app::ProposalBar&>(hand.see("proposal")).is_seen(); }));
        hand.click("proposal.book");
        REQUIRE(wait_until([&] { return hand.entries() == 2; }));
        CHECK(hand.session().file().entries(2, 2).front().who == "japan");
    }
    SECTION("the table display shows the code") {
        hand.key('D', wxMOD_CONTROL);
        REQUIRE(wait_until([] { return wxWindow::FindWindowByName("table_display.canvas") != nullptr; }));
        auto* const canvas = wxWindow::FindWindowByName("table_display.canvas");
        CHECK(wait_until([&] { return canvas->IsShownOnScreen() && scanned(folder / "display.png") == address; }));
        // Its clock is stopped, and so is that of the phones.
        CHECK(phone.get("/state").find("\"paused\"") == std::string::npos);
        hand.key(WXK_SPACE);
        CHECK(wire->read_until("\"paused\":").find("\"paused\":") != std::string::npos);
        hand.key(WXK_SPACE);
        CHECK(wait_until([&] { return phone.get("/state").find("\"paused\"") == std::string::npos; }));
    }
    hand.choose("&Game", "Show the books to the pla&yers...");
    hand.click("seats.switch");
    CHECK(wire->read_until("event: end").find("event: end") != std::string::npos); // the phone tries no more
    CHECK(wire->ends(1000));
    CHECK_THROWS(Wire(port_of(address)));
}

TEST_CASE("numbers guard the seats, and the banker opens one that was closed", "[axis_allies][window][seat]") {
    OpenGame game({.power = Power::Japan});
    auto& hand = game.hand;
    const auto address = show_books(hand, true);
    Phone phone(address);
    for (int i = 0; i < 5; ++i) {
        phone.sit("japan", "none");
    }
    CHECK(status_of(phone.post("/join", R"({"seat":"japan","number":"0000"})")) == 423);
    CHECK(label(hand, "seats.numbers") == "Japan (closed)"); // whoever leans over to scan the code reads no number
    hand.select("seats.number_of", "Germany");
    CHECK(label(hand, "seats.numbers").StartsWith("Germany: "));
    hand.click("seats.open");
    CHECK(wait_until([&] { return status_of(phone.post("/join", R"({"seat":"japan","number":"none"})")) == 403; }));
    hand.click("seats.switch");
}

TEST_CASE("a restart is not noticed on the phones", "[axis_allies][window][seat]") {
    const Folder folder;
    prepare_sample(folder / "game.intendant", 1);
    Hand hand;
    hand.open(folder / "game.intendant");
    const auto address = show_books(hand, true);
    const Phone phone(address);
    hand.frame().close_game();
    CHECK_THROWS(phone.follow());
    hand.open(folder / "game.intendant");
    CHECK(phone.follow()->read_until("event: state").find("event: state") != std::string::npos);
    CHECK(hand.notice().Contains("The players see the books again"));
    hand.choose("&Game", "Show the books to the pla&yers...");
    CHECK(dynamic_cast<wxChoice&>(hand.see("seats.network")).GetStringSelection().Contains("127.0.0.1")); // as it is shown
    CHECK(dynamic_cast<wxCheckBox&>(hand.see("seats.numbered")).GetValue());
    hand.click("seats.switch"); // off: nothing of this evening is kept
    hand.frame().close_game();
    hand.open(folder / "game.intendant");
    CHECK_THROWS(phone.follow());
    hand.frame().close_game();
}

TEST_CASE("of three proposals for one moment one key books one, and the others are told that the game has gone on",
          "[axis_allies][window][seat][R26]") {
    for (const char* const keys : {"xdotool key --delay 1 ctrl+p ctrl+p ctrl+p",
                                   "xset r rate 150 40; xdotool keydown ctrl keydown p; sleep 1; xdotool keyup p keyup ctrl"}) {
        INFO(keys);
        OpenGame game({.power = Power::Japan});
        auto& hand = game.hand;
        const auto address = show_books(hand);
        std::array phones{Phone(address), Phone(address), Phone(address)};
        std::vector<std::unique_ptr<Wire>> wires;
        for (auto& phone : phones) {
            phone.sit("japan");
            wires.push_back(phone.follow());
        }
        hand.see("seats").Close();
        hand.frame().Raise();
        REQUIRE(wait_until([&] { return hand.frame().IsActive(); }));
        for (auto& phone : phones) {
            phone.sit("japan");
            REQUIRE(phone.propose("japan", "buy", 1, R"("infantry":"2")") == 202);
        }
        REQUIRE(wait_until([&] { return dynamic_cast<app::ProposalBar&>(hand.see("proposal")).text().Contains("2 more wait"); }));
        look_up();
        beside(keys);
        REQUIRE(wait_until([&] { return hand.entries() == 2; }));
        look_up();
        CHECK(hand.entries() == 2);
        CHECK(wait_until(
            [] { return wxWindow::FindWindowByName("proposal") == nullptr || !wxWindow::FindWindowByName("proposal")->IsShown(); }));
        int past = 0;
        for (const auto& wire : wires) { // of one it is booked
            past += wire->read_until("\"is\":\"past\"").find("\"is\":\"past\"") != std::string::npos ? 1 : 0;
        }
        CHECK(past == 2);
        CHECK(phones[0].propose("japan", "buy", 1, R"("infantry":"1")") == 409);
    }
}
