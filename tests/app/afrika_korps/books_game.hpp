#pragma once

#include "app/afrika_korps/desk/desk.hpp"
#include "app/base/text.hpp"
#include "tests/app/booked.hpp"
#include "tests/app/hand.hpp"
#include "tests/support/catch.hpp"

#include <functional>
#include <memory>
#include <string>

namespace intendant::test {

inline const app::ak::Table& afrika_korps_table(const Hand& hand) {
    const auto* const desk = dynamic_cast<const app::ak::AfrikaKorpsDesk*>(hand.frame().desk());
    REQUIRE(desk != nullptr);
    return desk->table();
}

/// Books commands of a game; what stands against one is overruled.
class Scribe {
public:
    Scribe(const std::filesystem::path& file, afrika_korps::Depth depth)
        : m_tables(afrika_korps::load_tables(INTENDANT_SOURCE_DIR "/resources/afrika_korps")),
          m_session(db::AfrikaKorpsSession::create(file, m_tables)) {
        book(afrika_korps::BeginGame{.options = {.depth = depth},
                                     .players = {{afrika_korps::Side::Axis, "Carla"}, {afrika_korps::Side::Allies, "Bruno"}}});
    }
    void book(const afrika_korps::Command& command) {
        const auto answer = m_session.book(command, "as played");
        if (answer.refused) {
            FAIL(m_session.in_english(answer.refused->why));
        }
        REQUIRE(answer.booked);
    }
    std::vector<afrika_korps::CounterId> units(std::initializer_list<std::string_view> words) const {
        std::vector<afrika_korps::CounterId> found;
        for (const auto word : words) {
            REQUIRE(m_tables->find_unit(word));
            found.push_back(*m_tables->find_unit(word));
        }
        return found;
    }
    std::vector<afrika_korps::DefenderRow> enemies(std::initializer_list<std::string_view> words) const {
        std::vector<afrika_korps::DefenderRow> rows;
        for (const auto id : units(words)) {
            rows.push_back({.unit = id});
        }
        return rows;
    }
    static core::Throw die(int face) {
        core::Throw thrown;
        thrown.faces = {face};
        return thrown;
    }
    const afrika_korps::State& state() const { return m_session.state(); }

private:
    std::shared_ptr<const afrika_korps::Tables> m_tables;
    db::AfrikaKorpsSession m_session;
};

/// An attack of the Axis with a supply unit is the last entry, at depth books and battles; it is won at 3-1 with a 6.
inline void until_an_attack(Scribe& scribe) {
    using namespace afrika_korps;
    scribe.book(EndTurn{.control = {{KeyPlace::AxisBase, Side::Axis}}});
    scribe.book(BringSupply{.port = scribe.state().tables->places.tobruch});
    scribe.book(EndTurn{});
    scribe.book(BringSupply{.dice = Scribe::die(2)});
    scribe.book(
        Attack{scribe.units({"Ariete", "21/104"}), scribe.enemies({"7 Arm/3 I Motor"}), scribe.units({"G Supply 1"}), Scribe::die(6)});
}

/// Two turns: the Axis has lost a supply unit at sea and used one, won that attack and one without a die, and the Allies have brought in one.
inline void two_turns_of_war(const std::filesystem::path& file) {
    using namespace afrika_korps;
    Scribe scribe(file, Depth::Battles);
    until_an_attack(scribe);
    scribe.book(Attack{scribe.units({"21/5"}), scribe.enemies({"7A/2"}), scribe.units({"G Supply 1"})});
    scribe.book(EndTurn{.isolated = scribe.units({"Brescia"})});
}

/// A game of Afrika Korps open on the desk; closed with the test.
class AfrikaKorpsGame {
public:
    explicit AfrikaKorpsGame(const std::function<void(const std::filesystem::path&)>& make) {
        make(file());
        hand.open(file());
        hand.key(WXK_RETURN); // the entries that were booked last
    }
    /// March 1941, the whole map in the books.
    AfrikaKorpsGame()
        : AfrikaKorpsGame([](const std::filesystem::path& file) { const Scribe scribe(file, afrika_korps::Depth::WholeMap); }) {}
    ~AfrikaKorpsGame() { hand.frame().close_game(); }
    AfrikaKorpsGame(const AfrikaKorpsGame&) = delete;
    AfrikaKorpsGame& operator=(const AfrikaKorpsGame&) = delete;

    std::filesystem::path file() const { return m_folder / "game.intendant"; }
    const app::ak::Table& table() const { return afrika_korps_table(hand); }
    const afrika_korps::State& state() const { return table().state(); }
    std::int64_t entries() const { return table().session().file().last_seq(); }
    const afrika_korps::Piece& piece(std::string_view word) const { return state()[*table().tables().find_unit(word)]; }
    void booked(const std::function<void()>& act) const { test::booked(hand, act); }

private:
    Folder m_folder;

public:
    Hand hand;
};

} // namespace intendant::test
