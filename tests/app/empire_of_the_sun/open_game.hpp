#pragma once

#include "app/base/text.hpp"
#include "app/cli/play.hpp"
#include "app/empire_of_the_sun/desk/desk.hpp"
#include "tests/app/hand.hpp"
#include "tests/support/catch.hpp"

#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace intendant::test {

/// A scenario as it begins, with these tracks.
inline void begin_pacific(const std::filesystem::path& file, std::string_view scenario,
                          std::vector<empire_of_the_sun::TrackRow> tracks = {}) {
    using namespace empire_of_the_sun;
    const auto tables = load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun");
    auto session = db::EmpireOfTheSunSession::create(file, tables);
    BeginGame begin{.scenario = find_scenario(*tables, scenario).value()};
    begin.players = {{Side::Japan, "Anna"}, {Side::Allies, "Bruno"}};
    REQUIRE(session.book(begin).booked);
    if (!tracks.empty()) {
        REQUIRE(session.book(Stocktake{.tracks = std::move(tracks), .reason = "for the test"}, "a test").booked);
    }
}

/// A recorded game of `tests/playthroughs`, its first lines; 0: all of them.
inline void play_pacific(const std::filesystem::path& file, const std::string& game, int lines = 0) {
    const auto tables = empire_of_the_sun::load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun");
    auto session = db::EmpireOfTheSunSession::create(file, tables);
    std::ifstream script(INTENDANT_SOURCE_DIR "/tests/playthroughs/empire_of_the_sun/games/" + game + ".jsonl");
    REQUIRE(script);
    std::stringstream some;
    int read = 0;
    for (std::string line; (lines == 0 || read < lines) && std::getline(script, line); ++read) {
        some << line << "\n";
    }
    std::ostringstream out;
    std::ostringstream errors;
    const bool whole = cli::play(session, *tables, some, out, errors, {});
    INFO(errors.str());
    REQUIRE(whole);
}

/// A game of Empire of the Sun open on the desk; closed with the test.
class PacificGame {
public:
    explicit PacificGame(const std::function<void(const std::filesystem::path&)>& make) {
        make(file());
        hand.open(file());
        hand.key(WXK_RETURN); // the entries that were booked last
    }
    explicit PacificGame(std::string_view scenario)
        : PacificGame([scenario](const std::filesystem::path& file) { begin_pacific(file, scenario); }) {}
    ~PacificGame() { hand.frame().close_game(); }
    PacificGame(const PacificGame&) = delete;
    PacificGame& operator=(const PacificGame&) = delete;

    std::filesystem::path file() const { return m_folder / "game.intendant"; }
    const app::es::Table& table() const {
        const auto* const desk = dynamic_cast<const app::es::EmpireOfTheSunDesk*>(hand.frame().desk());
        REQUIRE(desk != nullptr);
        return desk->table();
    }
    const empire_of_the_sun::State& state() const { return table().state(); }
    std::int64_t entries() const { return table().session().file().last_seq(); }
    empire_of_the_sun::UnitId unit(std::string_view id) const {
        const auto found = table().tables().find_unit(id);
        REQUIRE(found);
        return *found;
    }
    /// The label of the hex where a unit stands.
    std::string at(std::string_view id) const { return table().tables().map->label(state()[unit(id)].place.hex); }

    /// Does something and waits until it is booked.
    void booked(const std::function<void()>& act) const {
        const auto before = entries();
        act();
        const bool done = wait_until([&] { return entries() > before; });
        INFO("the notice says: " << app::to_utf8(hand.notice()));
        REQUIRE(done);
        look_up();
    }
    /// F4, which books.
    void next() {
        booked([&] { hand.key(WXK_F4); });
    }

private:
    Folder m_folder;

public:
    Hand hand;
};

} // namespace intendant::test
