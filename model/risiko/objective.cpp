#include "model/risiko/decision.hpp"

#include <algorithm>
#include <charconv>

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
    const bool falls_back = target == nullptr || target->player.colour == colour || (!target->in_game() && target->eliminated_by != colour);
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

std::optional<core::Message> objection(const Tables& tables, const Objective& objective) {
    const auto territories = static_cast<int>(tables.territories.size());
    const auto left = static_cast<int>(tables.continents.size()) - static_cast<int>(objective.continents.size());
    if (objective.of_choice < 0 || objective.of_choice > left) {
        return core::Message{INTENDANT_TR("Beside the continents named there are {most}: an objective cannot ask for {count} of choice."),
                             {{"most", number(left)}, {"count", number(objective.of_choice)}}};
    }
    if (objective.territories < 0 || objective.territories > territories) {
        return core::Message{INTENDANT_TR("The board has {most} territories: an objective cannot ask for {count}."),
                             {{"most", number(territories)}, {"count", number(objective.territories)}}};
    }
    if (objective.armies_each < 1 || objective.armies_each > most_armies_typed) {
        return core::Message{INTENDANT_TR("A territory holds one army or more: an objective cannot ask for {count} on each."),
                             {{"count", number(objective.armies_each)}}};
    }
    constexpr std::size_t longest_text = 5000; // bytes
    if (objective.text.size() > longest_text || objective.named.size() > tables.territories.size()) {
        return core::Message{INTENDANT_TR("What an objective says is too long to be kept."), {}};
    }
    if (!objective.says_something()) {
        return core::Message{INTENDANT_TR("An objective has a text or something to hold or destroy."), {}};
    }
    return std::nullopt;
}

std::vector<Colour> still_to_seal(const State& state) {
    std::vector<Colour> colours;
    for (const auto& each : state.players) {
        if (state.options.objectives == ObjectiveKeeping::Sealed && each.in_game() && !each.sealed && !each.objective_shown) {
            colours.push_back(each.player.colour);
        }
    }
    return colours;
}

std::string mark_of(std::string_view commitment) {
    constexpr std::size_t digits = 16;
    constexpr std::size_t group = 4;
    std::string mark;
    for (std::size_t at = 0; at < std::min(digits, commitment.size()); at += group) {
        mark += (mark.empty() ? "" : "-") + std::string{commitment.substr(at, group)};
    }
    return mark;
}

void must_seal_first(Decision& decision) {
    const auto& state = decision.now();
    const auto missing = still_to_seal(state);
    if (!missing.empty() && !state.outcome && in_a_turn(state) && state.turn.phase == Phase::Reinforcement && state.turn.placed == 0 &&
        state.turn.sets == 0) {
        decision.breaks("RK-OBJ-3", INTENDANT_TR("Not every objective is sealed: {players}. Play goes on when all are."),
                        {{"players", list_of(missing)}});
    }
}

namespace {

/// Whether anything was played in a turn yet: then it is too late to seal what was dealt.
bool play_has_begun(const State& state) {
    return in_a_turn(state) && (state.turn.phase != Phase::Reinforcement || state.turn.sets > 0 ||
                                std::ranges::any_of(state.players, [](const PlayerState& each) {
                                    return each.armies.reinforcements > 0 || each.armies.lost > 0;
                                }));
}

/// Whether this can be what `db/sealed_text` makes: hexadecimal, of at least salt, nonce and tag; in front of it, between colons, how
/// the key was made.
bool readable_cipher(std::string_view cipher) {
    constexpr std::string_view head{"argon2id:"};
    constexpr std::size_t least_digits = 144;
    constexpr std::size_t most_digits = 40'000;
    if (cipher.starts_with(head)) {
        cipher.remove_prefix(head.size());
        for (int i = 0; i < 2; ++i) { // passes and memory
            const auto colon = cipher.find(':');
            unsigned amount{};
            if (colon == std::string_view::npos ||
                std::from_chars(cipher.data(), cipher.data() + colon, amount).ptr != cipher.data() + colon || amount == 0) {
                return false;
            }
            cipher.remove_prefix(colon + 1);
        }
    }
    return cipher.size() >= least_digits && cipher.size() <= most_digits &&
           cipher.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

core::Refused nobody(Colour colour) { return refuse("RK-OBJ-5", INTENDANT_TR("{colour} does not play."), {{"colour", name(colour)}}); }

/// Shows an objective once, and says where it is not what was sealed. Rule: RK-OBJ-3, RK-OBJ-5.
void show(Decision& decision, const PlayerState& player, const ShownObjective& shown) {
    const Parameters who{{"colour", name(player.player.colour)}};
    const bool sealed_here = player.sealed || decision.now().options.objectives == ObjectiveKeeping::Sealed;
    const bool genuine = !sealed_here || (player.sealed && shown.digest == player.sealed->commitment);
    const bool by_ruling = !genuine && (!player.sealed || shown.salt.empty());
    if (by_ruling) {
        decision.breaks("RK-OBJ-5",
                        player.sealed ? INTENDANT_TR("The seal of {colour} was not opened: nothing proves that this is the objective "
                                                     "sealed. That it counts is a ruling of the table; give its reason.")
                                      : INTENDANT_TR("{colour} has sealed nothing: nothing proves that this is the objective dealt. That "
                                                     "it counts is a ruling of the table; give its reason."),
                        who);
    } else if (!genuine) {
        decision.breaks("RK-OBJ-5", INTENDANT_TR("This is not the objective that {colour} had sealed."), who);
    }
    if (!player.sealed && player.objective && *player.objective != shown.objective) {
        decision.breaks("RK-OBJ-5", INTENDANT_TR("This is not the objective of {colour} in the books."), who);
    }
    decision.book(ObjectiveShown{.player = player.player.colour,
                                 .objective = shown.objective,
                                 .salt = shown.salt,
                                 .genuine = genuine,
                                 .by_ruling = by_ruling,
                                 .commitment = player.sealed ? player.sealed->commitment : ""});
}

core::Refused shown_already(Colour colour) {
    return refuse("RK-OBJ-5", INTENDANT_TR("The objective of {colour} was shown already."), {{"colour", name(colour)}});
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
    const auto hexadecimal = [](const std::string& text) { return text.find_first_not_of("0123456789abcdef") == std::string::npos; };
    constexpr std::size_t digits_of_a_digest = 64;
    if (command.sealed && (!readable_cipher(command.sealed->cipher) || command.sealed->commitment.size() != digits_of_a_digest ||
                           !hexadecimal(command.sealed->commitment))) {
        return refuse("RK-OBJ-3", INTENDANT_TR("What was sealed for {colour} cannot be read."), who);
    }
    if (const auto why = command.objective ? objection(*state.tables, *command.objective) : std::nullopt) {
        return core::Refused{{"RK-OBJ-4"}, *why};
    }
    Decision decision(state);
    if (command.sealed && play_has_begun(state)) {
        decision.breaks("RK-OBJ-3", INTENDANT_TR("Play has begun: nothing proves that this is the objective that {colour} was dealt."),
                        who);
    }
    decision.book(
        ObjectiveKept{.player = command.player, .sealed = command.sealed, .objective = command.objective, .watched = command.watched});
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
        if (const auto why = objection(*state.tables, command.shown->objective)) {
            return core::Refused{{"RK-OBJ-4"}, *why};
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
        decision.doubts("RK-OBJ-5",
                        *by_form ? INTENDANT_TR("By the books {colour} has reached the objective.")
                                 : INTENDANT_TR("By the books {colour} has not reached the objective."),
                        who);
    }
    const bool won = command.accepted.value_or(by_form.value_or(false));
    if (won && state.options.objective_in_own_turn_only && state.turn.player != command.player) {
        decision.breaks("RK-AMB-8", INTENDANT_TR("At this table {colour} wins by the objective only in his own turn."), who);
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
    if (const auto why = objection(*state.tables, command.shown.objective)) {
        return core::Refused{{"RK-OBJ-4"}, *why};
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
