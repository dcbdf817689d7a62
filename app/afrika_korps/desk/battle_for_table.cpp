#include "app/afrika_korps/desk/battle_for_table.hpp"

#include "app/afrika_korps/words.hpp"

namespace intendant::app::ak {

namespace {

/// The last entry, where it is a battle.
std::optional<BattleFought> last_battle(const Table& table) {
    for (const auto& line : table.session().last_entries(1)) {
        for (const auto& event :
             line.undone ? std::vector<Event>{} : db::AfrikaKorpsSession::read_events(table.tables(), line.entry.events)) {
            if (const auto* const fought = std::get_if<BattleFought>(&event)) {
                return *fought;
            }
        }
    }
    return std::nullopt;
}

template <class Units> TableView::Battle::Side side_of(const Tables& tables, const Units& units, int sum) {
    constexpr int large = 96;
    TableView::Battle::Side shown;
    for (const auto& each : units) {
        shown.pieces.push_back({.picture = {}, .name = with_factors(tables, each.unit), .count = 0});
    }
    if (!units.empty()) {
        const auto side = tables[units.front().unit].side;
        shown.name = word(side) + wxString::Format(L" \u00B7 %d", sum);
        shown.emblem = patch(tables, side, large);
    }
    return shown;
}

} // namespace

std::optional<TableView::Battle> battle_for_table(const Table& table) {
    const auto fought = last_battle(table);
    if (!fought) {
        return std::nullopt;
    }
    const auto& tables = table.tables();
    TableView::Battle shown{.title = word(fought->column) + L" \u00B7 " + word(fought->result),
                            .attacker = side_of(tables, fought->attackers, fought->attack),
                            .defender = side_of(tables, fought->defenders, fought->defence),
                            .throw_words = printed(fought->result) + L" \u00B7 " + table.say(summary(tables, *fought)),
                            .dice = {}};
    if (fought->dice) {
        shown.dice.assign(1, {});
        for (const int face : fought->dice->faces) {
            shown.dice.front().push_back({.face = face});
        }
    }
    return shown;
}

} // namespace intendant::app::ak
