#pragma once

#include "app/base/text.hpp"
#include "app/risiko/desk/desk.hpp"
#include "tests/app/booked.hpp"
#include "tests/app/hand.hpp"
#include "tests/support/catch.hpp"

#include <functional>
#include <memory>
#include <string>

namespace intendant::test {

inline const app::rk::Table& risiko_table(const Hand& hand) {
    const auto* const desk = dynamic_cast<const app::rk::RisikoDesk*>(hand.frame().desk());
    REQUIRE(desk != nullptr);
    return desk->table();
}

/// A game in round 3: Bruno (blue) holds Siam and Indonesia, Carla (green) Peru, Anna (red), whose turn it is, all the rest,
/// three armies each, or so many. Her reinforcement stands in China, or where objectives are sealed waits to be placed.
inline db::RisikoSession risiko_game(const std::filesystem::path& file, const risiko::Options& options = {}, int armies = 3) {
    using namespace risiko;
    const auto tables = load_tables(INTENDANT_SOURCE_DIR "/resources/risiko");
    auto session = db::RisikoSession::create(file, tables);
    Situation situation{.round = 3, .player = Colour::Red};
    for (const auto& territory : tables->territories) {
        const bool blue = territory.id == "siam" || territory.id == "indonesia";
        const auto owner = blue ? Colour::Blue : territory.id == "peru" ? Colour::Green : Colour::Red;
        situation.holdings.push_back({*tables->find(territory.id), owner, armies});
    }
    REQUIRE(session
                .book(BeginGame{.options = options,
                                .players = {{"Anna", Colour::Red}, {"Bruno", Colour::Blue}, {"Carla", Colour::Green}},
                                .situation = situation})
                .booked);
    if (options.objectives != ObjectiveKeeping::Sealed) { // play waits until all are sealed
        REQUIRE(session.book(PlaceArmies{{{*tables->find("cina"), session.state().turn.to_place()}}}).booked);
    }
    return session;
}

/// That game open on the desk; closed with the test.
class RisikoGame {
public:
    explicit RisikoGame(const risiko::Options& options = {}, int armies = 3) {
        risiko_game(file(), options, armies);
        hand.open(file());
        hand.key(WXK_RETURN); // the entries that were booked last
    }
    ~RisikoGame() { hand.frame().close_game(); }
    RisikoGame(const RisikoGame&) = delete;
    RisikoGame& operator=(const RisikoGame&) = delete;

    std::filesystem::path file() const { return m_folder / "game.intendant"; }
    const app::rk::Table& table() const { return risiko_table(hand); }
    const risiko::State& state() const { return table().state(); }
    std::int64_t entries() const { return table().session().file().last_seq(); }
    risiko::TerritoryId territory(const char* id) const { return *table().tables().find(id); }
    int armies(const char* id) const { return state()[territory(id)].armies; }

    /// True when the window says so and nothing was booked since there were so many entries.
    bool refused_with(const wxString& part, std::int64_t entries_before) {
        const bool said = wait_until([&] { return hand.notice().Contains(part); }, 2000);
        INFO("the notice says: " << app::to_utf8(hand.notice()));
        CHECK(entries() == entries_before);
        return said;
    }

private:
    Folder m_folder;

public:
    Hand hand;
};

} // namespace intendant::test
