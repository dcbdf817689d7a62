#include "app/empire_of_the_sun/map/proposal.hpp"

#include "model/empire_of_the_sun/board.hpp"
#include "model/empire_of_the_sun/forms.hpp"
#include "model/empire_of_the_sun/questions/reach.hpp"

#include <algorithm>
#include <string_view>

namespace intendant::app::es {

board::Proposal proposal_of(const State& state, const core::Form& form) {
    const auto& tables = *state.tables;
    board::Proposal proposal;
    const auto add_unit = [&](std::string_view id) {
        if (const auto unit = tables.find_unit(id); unit && state[*unit].on_map()) {
            proposal.reach.insert(state[*unit].place.hex.index);
        }
    };
    const auto add_hex = [&](std::string_view label) {
        if (const auto hex = tables.find_hex(label)) {
            proposal.reach.insert(hex->index);
        }
    };
    for (const auto& field : form.fields) {
        const std::string_view key{field.key};
        if (field.value == "1" && key.starts_with(unit_mark)) {
            add_unit(key.substr(unit_mark.size()));
        } else if (field.value == "1" && key.starts_with(hex_mark)) {
            add_hex(key.substr(hex_mark.size()));
        } else if (field.kind == core::FormField::Kind::Choice) {
            add_unit(field.value);
            add_hex(field.value);
            for (const auto& choice : field.value.empty() && field.key != "unit" ? field.choices : std::vector<core::FormChoice>{}) {
                if (const auto hex = tables.find_hex(choice.id)) {
                    proposal.ends.insert(hex->index);
                }
            }
        }
    }
    const auto unit = form.id == "move" ? tables.find_unit(value_of(form, "unit")) : std::nullopt;
    const auto to = tables.find_hex(value_of(form, "to"));
    const auto by = core::of_id<Travel>(value_of(form, "by"));
    if (unit && to && by && state[*unit].on_map() && state.offensive) {
        Supply supply;
        supply.compute(tables, board_of(state));
        const auto reached = reach(state, supply, *unit, *by).hexes;
        const auto found = std::ranges::find(reached, *to, &ReachedHex::hex);
        for (const auto hex : found == reached.end() ? std::vector<HexId>{} : found->way.hexes) {
            proposal.way.push_back(hex.index);
        }
    }
    return proposal;
}

} // namespace intendant::app::es
