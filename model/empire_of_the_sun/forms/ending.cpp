#include "model/empire_of_the_sun/affirmations.hpp"
#include "model/empire_of_the_sun/forms/parts.hpp"

#include <algorithm>
#include <array>

// What ends an offensive or a part of the turn, what is still open, and what is lost for it.
namespace intendant::empire_of_the_sun::asked {

namespace {

/// What is still open stands below; the table can end it all the same.
void add_open(Form& form, const std::vector<core::Warning>& open, const FormValues& values) {
    for (const auto& each : open) {
        form.sums.push_back(each.why);
    }
    if (!open.empty()) {
        form.fields.push_back(all_the_same_field(values));
    }
}

/// What the table affirms by going on. Rule: ES-GEN-20.
void add_asked(Form& form, const State& state) {
    for (const auto& each : to_affirm(state)) {
        form.sums.push_back(each.question);
    }
}

/// Nobody has said yes to what is still open.
bool waits(const State& state, const Command& command, const FormValues& values) {
    const auto open = breaches(state, command);
    return open && !open->empty() && core::text_in(values, all_the_same) != "1";
}

/// Parts of the turn whose own forms are filled in first. Rule: ES-SEQ-1.
std::optional<Form> phase_form(const State& state, const FormValues& values) {
    const auto open = breaches(state, EndPhase{});
    if (!open) {
        return std::nullopt;
    }
    auto form = form_of_both({INTENDANT_TR("Done: {phase}"), {{"phase", name(state.turn.phase)}}});
    if (state.turn.phase == Phase::Replacements) { // which may be left
        form.sums = replacements_left(state);
    }
    add_open(form, *open, values);
    add_asked(form, state);
    return form;
}

std::optional<Command> ends_phase(const State& state, const FormValues& values) {
    return waits(state, EndPhase{}, values) ? std::nullopt : std::optional<Command>{EndPhase{}};
}

/// A card that leaves the Japanese hand after a raid. Rule: ES-STW-14.
std::vector<CardId> to_give(const State& state) {
    return state.offensive->undo && state.offensive->undo->raided ? in_hand(state, Side::Japan) : std::vector<CardId>{};
}

EndOffensive ending(const State& state, std::optional<CardId> give) {
    const auto cards = to_give(state);
    return {.cancelled = false, .give = give ? give : cards.empty() ? std::nullopt : std::optional{cards.front()}};
}

std::optional<Form> offensive_form(const State& state, const FormValues& values) {
    // Without the map the books cannot tell that nobody is there to fight.
    const auto open = battles_done(state) || (state.offensive && !whole_map(state)) ? breaches(state, ending(state, {})) : std::nullopt;
    if (!open) {
        return std::nullopt;
    }
    auto form = form_of(state.offensive->side, {INTENDANT_TR("End of the offensive"), {}});
    if (const auto cards = to_give(state); !cards.empty()) {
        form.fields.push_back(core::choice_field("give", {INTENDANT_TR("The card drawn from the Japanese hand"), {}},
                                                 choices_of(state, cards), with_card(state, values, "give", cards)));
    }
    add_open(form, *open, values);
    add_asked(form, state);
    return form;
}

std::optional<Command> ends_offensive(const State& state, const FormValues& values) {
    const auto cards = to_give(state);
    const auto give = card_in(state, with_card(state, values, "give", cards), "give");
    const auto command = ending(state, give);
    return (!cards.empty() && !give) || waits(state, command, values) ? std::nullopt : std::optional<Command>{command};
}

/// Units that the end of the offensive says have to be eliminated where they are. Rule: ES-NAV-4, ES-PBM-4, ES-PBM-6, ES-PBM-7.
std::vector<UnitId> nowhere(const State& state) {
    constexpr std::array clauses{"ES-NAV-4", "ES-PBM-4", "ES-PBM-6", "ES-PBM-7"};
    const auto open = fighting_is_over(state) ? breaches(state, ending(state, {})) : std::nullopt;
    std::vector<UnitId> found;
    for (const auto& each : open ? *open : std::vector<core::Warning>{}) {
        const auto unit = std::ranges::find(each.why.parameters, "unit", &std::pair<std::string, std::string>::first);
        if (std::ranges::find(clauses, each.rule.id) == clauses.end() || unit == each.why.parameters.end()) {
            continue;
        }
        for (std::size_t i = 0; i < state.units.size(); ++i) {
            if (const UnitId id{static_cast<std::uint8_t>(i)}; name(id) == unit->second) {
                found.push_back(id);
            }
        }
    }
    return found;
}

std::optional<Form> lost_form(const State& state, const FormValues& values) {
    const auto units = nowhere(state);
    if (units.empty()) {
        return std::nullopt;
    }
    auto form = form_of_both({INTENDANT_TR("Eliminated, for it has no place to end"), {}});
    form.fields = {core::choice_field("unit", {INTENDANT_TR("Unit"), {}}, choices_of(state, units), values)};
    return form;
}

std::optional<Command> is_lost(const State& state, const FormValues& values) {
    const auto unit = unit_in(state, values, "unit");
    return unit ? std::optional<Command>{LoseSteps{
                      .units = {{.unit = *unit, .steps = level_of(state, *unit)}}, .cause = Cause::Movement, .card = {}}}
                : std::nullopt;
}

} // namespace

const Made end_phase{"end", phase_form, ends_phase};
const Made end_offensive{"end_offensive", offensive_form, ends_offensive};
const Made lost{"lost", lost_form, is_lost};

} // namespace intendant::empire_of_the_sun::asked
