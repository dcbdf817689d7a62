// Games by chance, with what was taken back, brought back, noted and corrected: what is exported plays to the same books.

#include "app/cli/play.hpp"
#include "db/session/export_line.hpp"
#include "tests/fuzz/random_player.hpp"
#include "tests/fuzz/situations.hpp"
#include "tests/fuzz/table.hpp"
#include "tests/support/catch.hpp"

#include <sstream>

namespace intendant::fuzz {
namespace {

using namespace axis_allies;
using db::AxisAlliesSession;

void one_entry(Chance& chance, AxisAlliesSession& game) {
    if (chance.one_in(12)) {
        game.undo();
        return;
    }
    if (chance.one_in(12)) {
        game.redo();
        return;
    }
    const auto last = static_cast<int>(game.file().last_seq());
    if (chance.one_in(15)) {
        game.note("a remark", chance.up_to(last));
        return;
    }
    if (chance.one_in(15)) {
        game.bookmark(1 + chance.up_to(last - 1));
        return;
    }
    const std::int64_t corrects = chance.one_in(20) ? 1 + chance.up_to(last - 1) : 0;
    if (game.book(wish(chance, game.state()), "the table says so", corrects).booked) {
        return;
    }
    for (const auto& way : ways_on(chance, game.state())) {
        if (game.book(way, "the table says so").booked) {
            return;
        }
    }
}

std::string exported(const AxisAlliesSession& game) {
    std::string lines;
    for (const auto& line : game.log()) {
        lines += db::export_line(line.entry) + '\n';
    }
    return lines;
}

} // namespace

TEST_CASE("games by chance are exported and played again to the same books", "[axis_allies][fuzz][export]") {
    const int games = amount(200, 2000, 20);
    constexpr int entries = 40;
    std::int64_t turned = 0;
    for (int number = 0; number < games; ++number) {
        INFO("game " << number);
        Chance chance(static_cast<std::uint64_t>(number) + 77'000);
        auto game = AxisAlliesSession::in_memory(printed_tables());
        REQUIRE(game.book(beginning(chance, number).command, "the table says so").booked);
        for (int entry = 0; entry < entries && !game.state().outcome; ++entry) {
            one_entry(chance, game);
        }
        for (const auto& line : game.log()) {
            turned += line.entry.kind != core::EntryKind::Play || line.entry.target != 0 ? 1 : 0;
        }
        auto again = AxisAlliesSession::in_memory(printed_tables());
        std::istringstream script(exported(game));
        std::ostringstream out;
        std::ostringstream errors;
        const bool whole = cli::play(again, *printed_tables(), script, out, errors, {.strict = true});
        INFO(errors.str());
        REQUIRE(whole);
        REQUIRE(again.digest() == game.digest());
        REQUIRE(again.file().last_seq() == game.file().last_seq());
    }
    CHECK(turned > games); // undo, redo, remarks and links were among them
}

} // namespace intendant::fuzz
