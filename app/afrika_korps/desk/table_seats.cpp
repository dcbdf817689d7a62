#include "app/afrika_korps/desk/table_seats.hpp"

#include "app/afrika_korps/desk/turn_guide.hpp"

#include <wx/translation.h>

namespace intendant::app::ak {

namespace {

/// `9 units, 26 factors on the map; next: 15/8, 15/115, 15/33 (1 May 1941)`.
wxString forces_of(const State& state, Side side) {
    const auto& tables = *state.tables;
    const auto units = combat_units(state, side);
    int sum = 0;
    for (const auto id : units) {
        sum += tables[id].attack;
    }
    auto text = wxString::Format(_("Units on the map: %d, attack factors: %d"), static_cast<int>(units.size()), sum);
    for (int number = state.turn.number; number <= static_cast<int>(tables.calendar.size()); ++number) {
        const auto due = counters_where(state, [&](CounterId id) {
            return tables[id].side == side && state[id].status == Status::Due && tables[id].arrival == number;
        });
        if (!due.empty()) {
            return text + "; " + wxString::Format(_("next, %s: %s"), date(tables, number), listed(tables, due));
        }
    }
    return text;
}

} // namespace

std::vector<TableView::Seat> seats_of(const Table& table) {
    std::vector<TableView::Seat> seats;
    const auto& state = table.now(); // the table sees the game as it stands
    for (auto& account : accounts_of(table)) {
        TableView::Seat seat{.account = std::move(account), .player = {}, .forces = {}};
        for (const auto side : all_sides) {
            if (seat.account.key == "supply." + std::string{id_of(side)}) {
                seat.player = one_line(player_of(state, side));
                seat.forces = forces_of(state, side);
            }
        }
        seats.push_back(std::move(seat));
    }
    return seats;
}

} // namespace intendant::app::ak
