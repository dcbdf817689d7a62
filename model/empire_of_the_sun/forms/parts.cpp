#include "model/empire_of_the_sun/forms/parts.hpp"

#include <algorithm>
#include <cctype>

namespace intendant::empire_of_the_sun::asked {

Form form_of(Side side, Message title) { return core::form_of(id_of(side), std::move(title)); }

Form form_of_both(Message title) {
    return {.id = {}, .title = std::move(title), .seats = {std::string{id_of(Side::Japan)}, std::string{id_of(Side::Allies)}}};
}

FormChoice choice_of(const State& state, HexId hex) { return {state.tables->map->label(hex), told(name(hex))}; }

FormChoice choice_of(const State& state, UnitId unit) {
    const auto& station = state[unit];
    if (station.place.kind == PlaceKind::Map && (station.step == Step::Full || (*state.tables)[unit].one_step())) {
        return {(*state.tables)[unit].id, told(name(unit))}; // where it stands, the table knows
    }
    const bool weak = !(*state.tables)[unit].hq() && !(*state.tables)[unit].one_step() && station.step == Step::Reduced;
    return {(*state.tables)[unit].id,
            {weak ? INTENDANT_TR("{unit}, reduced: {place}") : "{unit}: {place}", {{"unit", name(unit)}, {"place", name(station.place)}}}};
}

FormChoice choice_of(const State& state, CardId card) { return {(*state.tables)[card].id, told(name(card))}; }

std::optional<HexId> hex_in(const State& state, const FormValues& values, std::string_view key) {
    return state.tables->find_hex(core::text_in(values, key));
}
std::optional<UnitId> unit_in(const State& state, const FormValues& values, std::string_view key) {
    return state.tables->find_unit(core::text_in(values, key));
}
std::optional<CardId> card_in(const State& state, const FormValues& values, std::string_view key) {
    return state.tables->find_card(core::text_in(values, key));
}

namespace {

std::string small(std::string_view text) {
    std::string found{text};
    std::ranges::transform(found, found.begin(), [](unsigned char each) { return static_cast<char>(std::tolower(each)); });
    return found;
}

} // namespace

FormValues with_card(const State& state, const FormValues& values, std::string_view key, const std::vector<CardId>& among) {
    const auto typed = small(core::text_in(values, key));
    if (typed.empty()) {
        return values;
    }
    std::vector<CardId> found;
    for (const auto id : among) {
        const auto& card = (*state.tables)[id];
        if (typed == small(card.id) || typed == std::to_string(card.number) || typed == small(card.title) ||
            typed == small(card.title_it)) {
            found = {id};
            break;
        }
        if (small(card.title).find(typed) != std::string::npos || small(card.title_it).find(typed) != std::string::npos) {
            found.push_back(id);
        }
    }
    auto named = values;
    if (found.size() == 1) {
        named[std::string{key}] = (*state.tables)[found.front()].id;
    }
    return named;
}

std::string key_of(const State& state, std::string_view mark, UnitId unit) { return std::string{mark} + (*state.tables)[unit].id; }

FormField tick(const State& state, UnitId unit, const FormValues& values, bool proposed) {
    return leading(core::count_field(key_of(state, unit_mark, unit), choice_of(state, unit).name, 1, values, proposed ? 1 : 0));
}

std::vector<UnitId> ticked(const State& state, const FormValues& values) {
    std::vector<UnitId> units;
    for (const auto id : core::ticked(values, unit_mark)) {
        if (const auto unit = state.tables->find_unit(id)) {
            units.push_back(*unit);
        }
    }
    std::ranges::sort(units);
    return units;
}

FormField die_field(std::string key, Message label, const FormValues& values) {
    return core::dice_field(std::move(key), std::move(label), 1, values, Tables::usual_die);
}
std::optional<core::Throw> die_in(const FormValues& values, std::string_view key) {
    return core::dice_in(values, key, 1, Tables::usual_die);
}

std::string faces_of(const core::Throw& thrown) { return core::as_filled({.die = thrown.die, .faces = thrown.faces}); }

core::Throw some_die() { return {.die = Tables::usual_die, .faces = {0}}; }

std::optional<std::vector<core::Warning>> breaches(const State& state, const Command& command) {
    const auto verdict = decide(state, command);
    if (core::refused(verdict)) {
        return std::nullopt;
    }
    auto found = core::acceptance(verdict).warnings;
    std::erase_if(found, [](const core::Warning& each) { return each.kind != core::WarningKind::BreaksRule; });
    return found;
}

bool lawful(const State& state, const Command& command) { return core::lawful(decide(state, command)); }

FormField all_the_same_field(const FormValues& values) {
    return core::count_field(std::string{all_the_same}, {INTENDANT_TR("All the same: the table has ruled so"), {}}, 1, values);
}

std::vector<CardId> in_hand(const State& state, Side side) {
    std::vector<CardId> known;
    std::vector<CardId> possible;
    for (std::size_t i = 0; i < state.cards.size() && state[cards_of(side)] > 0; ++i) {
        const CardId id{static_cast<std::uint8_t>(i)};
        if (state.tables->cards[i].side != side) {
            continue;
        }
        if (state.cards[i] == CardPlace::Hand) {
            known.push_back(id);
        }
        if (state.cards[i] == CardPlace::Hand || state.cards[i] == CardPlace::Unseen) {
            possible.push_back(id);
        }
    }
    return static_cast<int>(known.size()) >= state[cards_of(side)] ? known : possible;
}

Supply supply_of(const State& state) {
    Supply supply;
    supply.compute(*state.tables, board_of(state));
    return supply;
}

} // namespace intendant::empire_of_the_sun::asked
