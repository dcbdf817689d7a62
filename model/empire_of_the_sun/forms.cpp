#include "model/empire_of_the_sun/forms.hpp"

#include "model/empire_of_the_sun/forms/parts.hpp"

#include <array>

namespace intendant::empire_of_the_sun {

namespace {

bool asks(const State& state) { return state.begun && !state.outcome; }

/// Those of one moment stand together: first what the other player waits for.
const auto& all_forms() {
    using namespace asked;
    static const core::FormList list{asks, std::array{arrive,         europe,        replace,      warfare,       play_card,    activate,
                                                      move,           fly_china,     declare,      special,       intelligence, card_die,
                                                      reaction_cards, react,         fight_at_sea, fight_on_land, card_loss,    paratroops,
                                                      retreat,        post_battle,   emergency,    lost,          remove_units, set_aside,
                                                      pass,           end_offensive, end_phase}};
    return list;
}

} // namespace

std::vector<core::Form> forms(const State& state) { return all_forms().now(state); }

std::optional<core::Form> form(const State& state, std::string_view id, const core::FormValues& values) {
    return all_forms().form(state, id, values);
}

std::optional<Command> answered(const State& state, std::string_view id, const core::FormValues& values) {
    return all_forms().answer(state, id, values);
}

} // namespace intendant::empire_of_the_sun
