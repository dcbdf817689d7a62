#pragma once

#include "app/empire_of_the_sun/desk/desk.hpp"
#include "tests/app/booked.hpp"
#include "tests/app/empire_of_the_sun/pacific_games.hpp"
#include "tests/app/hand.hpp"
#include "tests/support/catch.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace intendant::test {

/// A game of Empire of the Sun open on the desk; closed with the test.
class PacificGame {
public:
    using Make = std::function<void(const std::filesystem::path&)>;
    explicit PacificGame(const Make& make) {
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
        test::booked(hand, act);
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
