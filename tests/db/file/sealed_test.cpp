// Sealed texts, and a sealed objective that nobody can read before it is shown.

#include "app/report/report.hpp"
#include "db/file/sealed_text.hpp"
#include "db/session/export_line.hpp"
#include "db/session/risiko/session.hpp"
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

TEST_CASE("what was sealed before the key cost more still opens; a cipher says what its key costs", "[db][sealed]") {
    const std::string old =
        "000102030405060708090a0b0c0d0e0f000102030405060708090a0b0c0d0e0f101112131415161758950ab489f1042b068f817ddbf4e1b070b93d6585a414f5"
        "350245415f5de0c24a1924757e01fdb09fe335ccec1adb260c4670a35f751f1c53e904f793b76a8dd1a3f66ff1811c9dfea201e9b8c981f9bafa1fe8b5f30ae9"
        "fe1737cd0d04aeea3161a7742f9056a4d3699c6b72e2d61fb0eb6f1f6e565c3fa0dec2f1bed17a63054d0e1fe5e51c0526dc10778080d17a5ab05ff9fed50fcf"
        "1c5f290744088ab5d8a4b9448a740d59d1db32eef8f621534c55c0135f5e2729ed00df5a02c438dd6fb2f77eac95d4d916eacb5f166cc812a7ab37e12911dfc2"
        "6a1a6a266d962c72483305ce723b664f25d1f3a369521072c19dd06753eef601a8bdf150fda926f41b54b6771ae54a7909c20f5f628170d6";
    const auto opened = db::open_text(old, "rosso");
    REQUIRE(opened);
    CHECK(opened->text == "conquer the moon");
    CHECK_FALSE(db::open_text(old, "blu"));
    const auto sealed = db::seal_text("conquer the moon", "three green lanterns").cipher;
    const std::string cost{"argon2id:3:262144:"};
    CHECK(sealed.starts_with(cost));
    CHECK_FALSE(db::open_text(sealed.substr(cost.size()), "three green lanterns")); // at another cost the key is another
    for (const std::string bad : {"argon2id:3:", "argon2id:3:99999999:", "argon2id:4000000000:262144:", "argon2id:x:1:", "argon2id:"}) {
        INFO(bad);
        CHECK_FALSE(db::open_text(bad + sealed.substr(cost.size()), "three green lanterns"));
    }
}

TEST_CASE("a passphrase that is guessed within minutes is refused, and one that may be used is judged", "[db][sealed]") {
    for (const char* const bad :
         {"", " ", "        ", "1", "1234", "12345678", "24/12/1984", "rosso", "aaaaaaaaaa", "abababababab", "password", "Passw0rd",
          "qwertyui", "iloveyou", "Anna1234", "123456789012", "\xc3\xa0\xc3\xa0\xc3\xa0\xc3\xa0"}) {
        INFO(bad);
        CHECK(db::objection_to_passphrase(bad));
    }
    for (const char* const good : {"passphrase of Anna", "mare e monti", "mandarino", "tre lampade verdi"}) {
        INFO(good);
        CHECK_FALSE(db::objection_to_passphrase(good));
    }
    CHECK(db::advice_on_passphrase("mandarino").id != db::advice_on_passphrase("three green lanterns").id);
    CHECK(db::advice_on_passphrase("threegreenlanternsburn").id == db::advice_on_passphrase("three green lanterns").id);
}

TEST_CASE("a sealed objective is nowhere to be read before it is shown, and proved when it is",
          "[risiko][db][sealed][rule:RK-OBJ-3][rule:RK-OBJ-5]") {
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
    book(KeepObjective{Colour::Red, db::seal_objective(*tables(), objective, "the first of two")});
    session.undo();
    book(KeepObjective{Colour::Red, db::seal_objective(*tables(), objective, "passphrase of Anna")});
    CHECK(db::sealed_in(session, Colour::Red) == session.file().last_seq()); // what was taken back is no seal
    CHECK(db::sealed_in(session, Colour::Blue) == 0);
    CHECK_THAT(session.log().back().entry.summary,
               Catch::Matchers::Contains(mark_of(find_player(session.state(), Colour::Red)->sealed->commitment)));
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
    const report::Source source{.log = session,
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
    CHECK(session.log().back().entry.summary.find(mark_of(sealed->commitment)) != std::string::npos);
    CHECK(session.verify().sound());
}
