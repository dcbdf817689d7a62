#include "tests/db/sample_game.hpp"
#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::test;

TEST_CASE("a damaged game opens for review as far as its record can be trusted", "[db][axis_allies][damage]") {
    const TemporaryFolder folder;
    const auto file = folder / "evening.intendant";
    const auto script = text_of(INTENDANT_SOURCE_DIR "/docs/samples/japan_turn.jsonl");
    std::int64_t last = 0;
    {
        auto game = db::AxisAlliesSession::create(file, printed_tables());
        REQUIRE(play(game, script, {}).whole);
        last = game.file().last_seq();
    }
    const auto whole = bytes_of(file);
    constexpr std::size_t page = 4096;
    int shown = 0;
    int shortened = 0;
    int saved = 0;
    for (auto at = page; at < whole.size(); at += page) { // each page but the first becomes rubbish
        auto bytes = whole;
        bytes.replace(at, page, page, '\x5a');
        write_bytes(file, bytes);
        INFO("page at " << at);
        try {
            const auto game = db::AxisAlliesSession::open_for_review(file, printed_tables());
            const auto found = game.verify();
            CHECK_FALSE(found.sound());
            CHECK(game.file().last_seq() <= last);
            CHECK(game.log().size() == static_cast<std::size_t>(game.file().last_seq()));
            ++shown;
            shortened += game.file().last_seq() < last ? 1 : 0;
            // what is proved can be saved, and played on; looked for page by page, it may be more than can be shown
            const auto repaired = folder / (std::to_string(at) + ".intendant");
            const auto kept = game.file().save_proved(repaired);
            CHECK(kept.entries >= found.entries);
            CHECK(kept.of >= kept.entries);
            auto whole_again = db::AxisAlliesSession::open(repaired, printed_tables());
            CHECK(whole_again.verify().problem == "");
            CHECK(whole_again.file().last_seq() == kept.entries);
            CHECK((kept.entries != found.entries || whole_again.digest() == game.digest()));
            CHECK(whole_again.note("played on"));
            ++saved;
        } catch (const db::FileError& error) {
            CHECK(error.kind() == db::FileErrorKind::Damaged);
        }
        CHECK(bytes_of(file) == bytes);
    }
    CHECK(shown > 0);
    CHECK(shortened > 0);
    CHECK(saved > 0);
}
