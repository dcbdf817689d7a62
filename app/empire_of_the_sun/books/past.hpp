#pragma once

#include "app/desk/past_of.hpp"
#include "app/empire_of_the_sun/table.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace intendant::app::es {

/// Where units have been, why Political Will changed, how the dice fell, and what became of cards.
class Past : public PastOf<Table> {
public:
    /// A unit is somewhere else, or at another step, from this entry on.
    struct UnitLine {
        std::int64_t entry;
        int turn;
        Station then;
    };
    /// Rule: ES-PWL-1.
    struct WillLine {
        std::int64_t entry;
        int turn;
        WillChanged changed;
    };
    /// Dice thrown for the same by the same side. Units: faces 0 to 9.
    using Faces = std::vector<int>;

    const std::vector<UnitLine>& of(UnitId unit) const;
    const std::vector<WillLine>& will() const { return m_will; }
    /// By what they were thrown for, and the side.
    const std::map<std::pair<std::string, std::string>, Faces>& dice() const { return m_dice; }
    /// In which turn a card came to lie where it lies; 0: it never moved.
    int moved(CardId card) const;

private:
    void forget(const Tables& tables) override;
    void take(const db::Entry& entry, const State& before, const Event& event, const State& after) override;

    std::map<UnitId, std::vector<UnitLine>> m_units;
    std::vector<WillLine> m_will;
    std::map<std::pair<std::string, std::string>, Faces> m_dice;
    std::map<CardId, int> m_cards;
};

using Read = ReadOf<Table, Past>;

} // namespace intendant::app::es
