// Sealed texts, and a sealed objective that nobody can read before it is shown.

#include "app/report/report.hpp"
#include "db/codec/risiko_session.hpp"
#include "db/export_line.hpp"
#include "db/sealed_text.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/model/risiko/board.hpp"
#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::risiko;

namespace {

const auto tables = intendant::risiko::tests::printed_tables;

} // namespace

TEST_CASE("a sealed text opens with its passphrase only, and is the one committed to", "[db][sealed]") {
    const auto sealed = db::seal_text("conquer the moon", "rosso");
    CHECK(sealed.cipher.find("moon") == std::string::npos);
    const auto opened = db::open_text(sealed.cipher, "rosso");
    REQUIRE(opened);
    CHECK(opened->text == "conquer the moon");
    CHECK(db::commitment_of(opened->salt, opened->text) == sealed.commitment);
    CHECK(db::commitment_of(opened->salt, "conquer the sun") != sealed.commitment);
    CHECK_FALSE(db::open_text(sealed.cipher, "blu"));
    auto bent = sealed.cipher;
    bent.back() = bent.back() == '0' ? '1' : '0';
    CHECK_FALSE(db::open_text(bent, "rosso"));
    CHECK_FALSE(db::open_text("zz", "rosso"));
    CHECK(db::seal_text("conquer the moon", "rosso").cipher != sealed.cipher);
    CHECK(db::seal_text("short", "rosso").cipher.size() == sealed.cipher.size());
}

TEST_CASE("a sealed objective is nowhere to be read before it is shown, and proved when it is", "[risiko][db][sealed][rule:RK-OBJ-3][rule:RK-OBJ-5]") {
    const std::string secret = "annihilate the purple fleet of Narnia";
    const Objective objective{.text = secret, .territories = 14};
    const test::TemporaryFolder folder;
    const auto file = folder / "game.intendant";
    const auto backup = folder / "backup.intendant";
    auto session = db::RisikoSession::create(file, tables());
    const auto book = [&](const Command& command) {
        const auto answer = session.book(command);
        if (answer.refused) {
            FAIL(to_english(*tables(), answer.refused->why));
        }
        REQUIRE(answer.booked);
    };
    book(BeginGame{.options = {.objectives = ObjectiveKeeping::Sealed},
                   .players = {{"Anna", Colour::Red}, {"Bruno", Colour::Blue}, {"Carla", Colour::Green}},
                   .first = Colour::Red});
    book(Deal{deal_by_program(session.state(), 3)});
    book(KeepObjective{Colour::Red, db::seal_objective(*tables(), objective, "passphrase of Anna")});
    while (session.state().turn.phase == Phase::InitialArmies) {
        book(PlaceArmies{{{territories_of(session.state(), session.state().turn.player).front(), 3}}});
    }
    session.undo();
    session.redo();
    session.file().backup_to(backup);

    std::string seen = db::books_json(session.state()) + db::write_state(session.state());
    for (const auto& line : session.log()) {
        seen += line.entry.summary + line.entry.command + line.entry.events + db::export_line(line.entry, Game::id);
        for (const auto& sentence : session.sentences(line.entry)) { // log, undo labels and table display are made of these
            seen += to_english(*tables(), sentence);
        }
    }
    seen += test::bytes_of(file) + test::bytes_of(backup);
    const report::Source source{.chronicle = session,
                                .title = "a",
                                .say = [&](const core::Message& message) { return session.in_english(message); },
                                .sentence = [](const db::Entry& entry) { return entry.summary; },
                                .time = [](const std::string& utc) { return utc; }};
    for (const auto form : {report::Form::Html, report::Form::Jsonl, report::Form::Nameless, report::Form::Csv}) {
        const auto written = folder / ("report" + std::to_string(static_cast<int>(form)));
        REQUIRE(report::write_report(source, form, written));
        const bool one = std::filesystem::is_regular_file(written);
        REQUIRE((one || !std::filesystem::is_empty(written)));
        seen += one ? test::bytes_of(written) : "";
        for (const auto& each : one ? std::filesystem::directory_iterator{} : std::filesystem::directory_iterator{written}) {
            seen += test::bytes_of(each.path());
        }
    }
    CHECK(seen.find("Narnia") == std::string::npos);
    CHECK(seen.find("passphrase") == std::string::npos);
    CHECK(seen.find("purple fleet") == std::string::npos);

    const auto sealed = find_player(session.state(), Colour::Red)->sealed;
    REQUIRE(sealed);
    CHECK_FALSE(db::open_objective(*tables(), *sealed, "another"));
    const auto opened = db::open_objective(*tables(), *sealed, "passphrase of Anna");
    REQUIRE(opened);
    CHECK(opened->objective == objective);
    auto forged = *opened;
    forged.objective.territories = 1;
    CHECK(session.book(Claim{Colour::Red, forged}).needs_reason()); // the digest is made anew from what is shown
    book(Claim{Colour::Red, *opened});
    CHECK(session.state().outcome);
    CHECK(session.log().back().entry.summary.find("Narnia") != std::string::npos);
    CHECK(session.verify().sound());
}
