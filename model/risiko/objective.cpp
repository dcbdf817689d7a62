#include "model/risiko/decision.hpp"

#include <algorithm>

namespace intendant::risiko {

namespace {

/// All that is named beside the destruction of a colour.
bool holds(const State& state, Colour colour, const Objective& objective) {
    int more = 0;
    for (std::size_t i = 0; i < state.tables->continents.size(); ++i) {
        const ContinentId id{static_cast<std::uint8_t>(i)};
        const bool named = std::ranges::find(objective.continents, id) != objective.continents.end();
        const bool own = owns(state, colour, id);
        if (named && !own) {
            return false;
        }
        more += !named && own ? 1 : 0;
    }
    const auto own = territories_of(state, colour);
    const auto strong = std::ranges::count_if(own, [&](TerritoryId id) { return state[id].armies >= objective.armies_each; });
    return more >= objective.of_choice && strong >= objective.territories &&
           std::ranges::all_of(objective.named, [&](TerritoryId id) { return state[id].owner == colour; });
}

} // namespace

std::optional<bool> reached(const State& state, Colour colour, const Objective& objective) {
    if (!objective.has_form()) {
        return std::nullopt;
    }
    if (!objective.destroy) {
        return holds(state, colour, objective);
    }
    const auto* target = find_player(state, *objective.destroy);
    const bool falls_back = target == nullptr || target->player.colour == colour ||
                            (!target->in_game() && target->eliminated_by != colour);
    if (!falls_back) {
        return !target->in_game();
    }
    auto rest = objective;
    rest.destroy.reset();
    return rest.has_form() && holds(state, colour, rest);
}

bool someone_may_claim(const State& state, const std::map<Colour, Objective>& opened) {
    return std::ranges::any_of(state.players, [&](const PlayerState& each) {
        const auto colour = each.player.colour;
        const auto known = opened.find(colour);
        const auto* objective = known != opened.end() ? &known->second : each.objective ? &*each.objective : nullptr;
        return each.in_game() && each.objective_watched && objective != nullptr && reached(state, colour, *objective) == true;
    });
}

namespace {

bool sensible(const State& state, const Objective& objective) {
    const auto territories = static_cast<int>(state.holdings.size());
    const auto continents = static_cast<int>(state.tables->continents.size());
    constexpr std::size_t longest_text = 5000; // bytes
    return objective.says_something() && objective.text.size() <= longest_text && objective.continents.size() <= state.tables->continents.size() &&
           objective.named.size() <= state.holdings.size() && objective.of_choice >= 0 && objective.of_choice <= continents &&
           objective.territories >= 0 && objective.territories <= territories && objective.armies_each >= 1;
}

core::Refused nobody(Colour colour) {
    return refuse("RK-OBJ-5", INTENDANT_TR("{colour} does not play."), {{"colour", name(colour)}});
}

/// Shows an objective once, and says where it is not what was sealed. Rule: RK-OBJ-3, RK-OBJ-5.
void show(Decision& decision, const PlayerState& player, const ShownObjective& shown) {
    const bool genuine = !player.sealed || shown.digest == player.sealed->commitment;
    if (!genuine) {
        decision.breaks("RK-OBJ-5", INTENDANT_TR("This is not the objective that {colour} had sealed."), {{"colour", name(player.player.colour)}});
    }
    if (!player.sealed && player.objective && *player.objective != shown.objective) {
        decision.breaks("RK-OBJ-5", INTENDANT_TR("This is not the objective of {colour} in the books."), {{"colour", name(player.player.colour)}});
    }
    decision.book(ObjectiveShown{.player = player.player.colour, .objective = shown.objective, .salt = shown.salt, .genuine = genuine});
}

core::Refused shown_already(Colour colour) {
    return refuse("RK-OBJ-5", INTENDANT_TR("The objective of {colour} was shown already."), {{"colour", name(colour)}});
}

core::Refused no_objective() {
    return refuse("RK-OBJ-4", INTENDANT_TR("An objective has a text or something to hold or destroy."));
}

} // namespace

/// Rule: RK-OBJ-3, RK-OBJ-4.
core::Verdict<Event> decide(const State& state, const KeepObjective& command) {
    const auto* player = find_player(state, command.player);
    if (player == nullptr) {
        return nobody(command.player);
    }
    const Parameters who{{"colour", name(command.player)}};
    const auto keeping = state.options.objectives;
    if (keeping == ObjectiveKeeping::Paper || command.sealed.has_value() != (keeping == ObjectiveKeeping::Sealed) ||
        command.objective.has_value() != (keeping == ObjectiveKeeping::Open)) {
        return refuse("RK-OBJ-3", keeping == ObjectiveKeeping::Paper  ? INTENDANT_TR("At this table the objectives stay on paper.")
                                  : keeping == ObjectiveKeeping::Open ? INTENDANT_TR("At this table the objectives are kept in clear.")
                                                                      : INTENDANT_TR("At this table the objectives are sealed."));
    }
    if (player->sealed || player->objective) {
        return refuse("RK-OBJ-3", INTENDANT_TR("The objective of {colour} is in the books already."), who);
    }
    const auto hexadecimal = [](const std::string& text) {
        return text.find_first_not_of("0123456789abcdef") == std::string::npos;
    };
    constexpr std::size_t digits_of_a_digest = 64;
    constexpr std::size_t most_digits = 40'000;
    if (command.sealed && (command.sealed->cipher.empty() || command.sealed->cipher.size() > most_digits || !hexadecimal(command.sealed->cipher) ||
                           command.sealed->commitment.size() != digits_of_a_digest || !hexadecimal(command.sealed->commitment))) {
        return refuse("RK-OBJ-3", INTENDANT_TR("What was sealed for {colour} cannot be read."), who);
    }
    if (command.objective && !sensible(state, *command.objective)) {
        return no_objective();
    }
    Decision decision(state);
    decision.book(ObjectiveKept{.player = command.player, .sealed = command.sealed, .objective = command.objective, .watched = command.watched});
    return std::move(decision).accepted();
}

/// Rule: RK-OBJ-1, RK-OBJ-5, RK-TA-7, RK-AMB-8.
core::Verdict<Event> decide(const State& state, const Claim& command) {
    const auto* player = find_player(state, command.player);
    if (player == nullptr) {
        return nobody(command.player);
    }
    const Parameters who{{"colour", name(command.player)}};
    if (!in_a_turn(state)) {
        return no_turn();
    }
    if (!player->in_game()) {
        return refuse("RK-ELI-1", INTENDANT_TR("{colour} is out of the game."), who);
    }
    if (state.outcome && state.outcome->ending != Ending::Points) { // RK-TA-4: points count only if nobody has reached his
        return refuse("RK-OBJ-5", INTENDANT_TR("The game has ended: nothing can be claimed any more."));
    }
    Decision decision(state);
    std::optional<Objective> objective = player->objective;
    if (command.shown) {
        if (player->objective_shown) {
            return shown_already(command.player);
        }
        if (!sensible(state, command.shown->objective)) {
            return no_objective();
        }
        objective = command.shown->objective;
        show(decision, *player, *command.shown);
    } else if (!objective) {
        return refuse("RK-OBJ-5", INTENDANT_TR("{colour} must show the objective to claim the victory."), who);
    } else if (!player->objective_shown) {
        show(decision, *player, {.objective = *objective, .salt = {}, .digest = {}});
    }
    const auto by_form = reached(state, command.player, *objective);
    if (!by_form && !command.accepted) {
        return refuse("RK-OBJ-5", INTENDANT_TR("Say whether the table accepts that {colour} has reached the objective."), who);
    }
    if (by_form && command.accepted && *by_form != *command.accepted) {
        decision.doubts("RK-OBJ-5", *by_form ? INTENDANT_TR("By the books {colour} has reached the objective.")
                                             : INTENDANT_TR("By the books {colour} has not reached the objective."), who);
    }
    const bool won = command.accepted.value_or(by_form.value_or(false));
    if (won && state.options.objective_in_own_turn_only && state.turn.player != command.player) {
        decision.breaks("RK-OBJ-1", INTENDANT_TR("At this table {colour} wins by the objective only in his own turn."), who);
    }
    decision.book(ObjectiveClaimed{.player = command.player, .reached = won});
    if (won) {
        decision.book(GameEnded{.outcome = {.ending = Ending::Objective, .winners = {command.player}, .table = standings(state)}});
    }
    return std::move(decision).accepted();
}

/// Rule: RK-OBJ-7.
core::Verdict<Event> decide(const State& state, const ShowObjective& command) {
    const auto* player = find_player(state, command.player);
    if (player == nullptr) {
        return nobody(command.player);
    }
    if (player->objective_shown) {
        return shown_already(command.player);
    }
    if (!sensible(state, command.shown.objective)) {
        return no_objective();
    }
    Decision decision(state);
    if (!state.outcome && player->in_game()) {
        decision.doubts("RK-OBJ-7", INTENDANT_TR("Objectives are shown at the end of the game; {colour} would play on with open cards."),
                        {{"colour", name(command.player)}});
    }
    show(decision, *player, command.shown);
    return std::move(decision).accepted();
}

} // namespace intendant::risiko
