#include "model/risiko/decision.hpp"

#include <algorithm>
#include <functional>

namespace intendant::risiko {

int most_attack_dice(const Tables& tables, int armies_on_base) {
    return std::max(0, std::min(tables.amounts.most_dice, armies_on_base - 1));
}

int most_defence_dice(const Tables& tables, int armies_on_target) {
    return std::max(0, std::min(tables.amounts.most_dice, armies_on_target)); // RK-AMB-11
}

Losses compare(std::vector<int> attack, std::vector<int> defence) {
    std::ranges::sort(attack, std::greater{});
    std::ranges::sort(defence, std::greater{});
    Losses losses{0, 0};
    for (std::size_t i = 0; i < std::min(attack.size(), defence.size()); ++i) {
        ++(attack[i] > defence[i] ? losses.defender : losses.attacker);
    }
    return losses;
}

namespace {

/// Why there can be no attack from the one on the other. Rule: RK-ATK-1.
std::optional<core::Refused> impossible(const State& state, TerritoryId from, TerritoryId to) {
    if (!in_a_turn(state)) {
        return no_turn();
    }
    const Parameters where{{"from", name(state, from)}, {"to", name(state, to)}, {"colour", name(state.turn.player)}};
    if (state[from].owner != state.turn.player) {
        return refuse("RK-ATK-1", INTENDANT_TR("{from} is not held by {colour}, who attacks."), where);
    }
    if (state[to].owner == state.turn.player) {
        return refuse("RK-ATK-1", INTENDANT_TR("{to} belongs to {colour}: only territories of others are attacked."), where);
    }
    if (state[from].armies < 2) {
        return refuse("RK-ATK-1", INTENDANT_TR("{from} holds one army only: an attack needs two, for one stays."), where);
    }
    return std::nullopt;
}

std::optional<core::Refused> too_many_dice(const State& state, const Attack& attack, bool attacker, bool defender) {
    const int most_attack = most_attack_dice(*state.tables, state[attack.from].armies);
    if (attacker && (attack.attacker < 1 || attack.attacker > most_attack)) {
        return refuse("RK-ATK-2", INTENDANT_TR("{dice} cannot attack from {from}: with {armies} there it is 1 to {most}."),
                      {{"dice", counted(attack.attacker, Noun::Die)},
                       {"from", name(state, attack.from)},
                       {"armies", counted(state[attack.from].armies, Noun::Army)},
                       {"most", number(most_attack)}});
    }
    const int most_defence = most_defence_dice(*state.tables, state[attack.to].armies);
    if (defender && (attack.defender < 1 || attack.defender > most_defence)) {
        return refuse("RK-ATK-4", INTENDANT_TR("{dice} cannot defend {to}: with {armies} there it is 1 to {most}."),
                      {{"dice", counted(attack.defender, Noun::Die)},
                       {"to", name(state, attack.to)},
                       {"armies", counted(state[attack.to].armies, Noun::Army)},
                       {"most", number(most_defence)}});
    }
    return std::nullopt;
}

/// What speaks against attacking now, or against this target. Rule: RK-ATK-1, RK-TRN-2, RK-TRN-3, RK-MOV-4, RK-CRD-5.
void warn(Decision& decision, TerritoryId from, TerritoryId to) {
    const auto& state = decision.now();
    const auto colour = name(state.turn.player);
    must_seal_first(decision);
    if (!connection(state, from, to)) {
        decision.breaks("RK-ATK-1", INTENDANT_TR("{from} and {to} are not connected."),
                        {{"from", name(state, from)}, {"to", name(state, to)}});
    }
    if (state.turn.moved) {
        decision.breaks("RK-MOV-4", INTENDANT_TR("{colour} has made the strategic move: no attack is possible any more."),
                        {{"colour", colour}});
    } else if (state.turn.phase == Phase::StrategicMove) {
        decision.breaks("RK-TRN-3", INTENDANT_TR("{colour} has ended the attacks of this turn."), {{"colour", colour}});
    }
    if (state.turn.to_place() > 0) {
        decision.breaks("RK-TRN-2", INTENDANT_TR("{colour} has {armies} to place before the first attack."),
                        {{"colour", colour}, {"armies", counted(state.turn.to_place(), Noun::Army)}});
    }
    if (const auto& standing = state.turn.attack; standing && (standing->from != from || standing->to != to)) {
        must_throw_first(decision);
    }
    must_discard_first(decision);
    must_hand_in_first(decision);
}

} // namespace

void must_throw_first(Decision& decision) {
    const auto& attack = decision.now().turn.attack;
    if (attack && attack->attacker != 0 && attack->defender != 0) {
        decision.breaks("RK-ATK-4",
                        INTENDANT_TR("From {from} on {to} both sides have said how many dice they throw: it stands until the throw."),
                        {{"from", name(decision.now(), attack->from)}, {"to", name(decision.now(), attack->to)}});
    }
}

namespace {

/// Rounds 1 to 4 protect a player's last territory; as the table plays it, or its last army only. Rule: RK-ELI-2, RK-AMB-6.
void guard_the_last(Decision& decision, const Attack& attack) {
    const auto& state = decision.now();
    const auto owner = state[attack.to].owner;
    if (!owner || state.turn.round > state.tables->amounts.protected_rounds || territories_of(state, *owner).size() > 1) {
        return;
    }
    if (!state.options.last_territory_may_be_attacked) {
        decision.breaks(
            "RK-ELI-2", INTENDANT_TR("{to} is the last territory of {colour}: until the end of round {rounds} it is not attacked."),
            {{"to", name(state, attack.to)}, {"colour", name(*owner)}, {"rounds", number(state.tables->amounts.protected_rounds)}});
    } else if (std::max(1, std::min(attack.attacker, attack.defender)) >= state[attack.to].armies) {
        decision.breaks("RK-ELI-2",
                        INTENDANT_TR("This throw could destroy the last army of {colour}: not before the end of round {rounds}."),
                        {{"colour", name(*owner)}, {"rounds", number(state.tables->amounts.protected_rounds)}});
    }
}

void announce(Decision& decision, const Attack& attack) {
    if (decision.now().turn.phase != Phase::Combat) {
        decision.book(PhaseBegun{.phase = Phase::Combat});
    }
    if (decision.now().turn.attack != attack) {
        decision.book(AttackAnnounced{.attack = attack});
    }
}

} // namespace

/// Rule: RK-ATK-3, RK-ATK-4, RK-AMB-4, RK-ATK-8.
core::Verdict<Event> decide(const State& state, const Announce& command) {
    if (const auto refused = impossible(state, command.from, command.to)) {
        return *refused;
    }
    Attack attack{.from = command.from, .to = command.to};
    const auto& standing = state.turn.attack;
    const bool same = standing && standing->from == command.from && standing->to == command.to;
    if (same) {
        attack = *standing;
    }
    attack.attacker = command.attacker.value_or(attack.attacker);
    attack.defender = command.defender.value_or(attack.defender);
    if (const auto refused = too_many_dice(state, attack, command.attacker.has_value() || attack.attacker != 0,
                                           command.defender.has_value() || attack.defender != 0)) {
        return *refused;
    }
    Decision decision(state);
    warn(decision, command.from, command.to);
    guard_the_last(decision, attack);
    if (same && standing->attacker != 0 && standing->defender != 0 && attack != *standing) {
        decision.breaks("RK-ATK-4", INTENDANT_TR("Both sides have said how many dice they throw: it stands until the throw."));
    }
    const bool defender_first = state.options.defender_declares_first;
    if (defender_first ? attack.attacker != 0 && attack.defender == 0 : attack.defender != 0 && attack.attacker == 0) {
        decision.breaks("RK-ATK-4", defender_first ? INTENDANT_TR("At this table the defender says first how many dice he throws.")
                                                   : INTENDANT_TR("The attacker says first how many dice he throws."));
    }
    announce(decision, attack);
    if (decision.now().turn == state.turn) {
        return refuse("RK-ATK-3", INTENDANT_TR("This attack is announced already."));
    }
    return std::move(decision).accepted();
}

namespace {

/// The attack that these dice belong to, or why there is none. Rule: RK-ATK-3, RK-ATK-4, RK-ATK-9.
std::variant<core::Refused, Attack> attack_of(const State& state, const ThrowDice& command) {
    if (command.from.has_value() != command.to.has_value()) {
        return refuse("RK-ATK-3", INTENDANT_TR("An attack is announced with its base and its target."));
    }
    const auto& standing = state.turn.attack;
    if (!command.from && !standing) {
        return refuse("RK-ATK-3", INTENDANT_TR("No attack is announced: say from where and on what before the throw."));
    }
    Attack attack = standing.value_or(Attack{});
    if (command.from && (attack.from != *command.from || attack.to != *command.to || !standing)) {
        attack = {.from = *command.from, .to = *command.to};
    }
    if (const auto refused = impossible(state, attack.from, attack.to)) {
        return *refused;
    }
    if (!readable(command.attack) || !readable(command.defence)) {
        return unreadable({&command.attack, &command.defence}, "RK-ATK-9",
                          INTENDANT_TR("A die shows 1 to 6; give every die of both sides."), {});
    }
    const auto attack_dice = static_cast<int>(command.attack.faces.size());
    const auto defence_dice = static_cast<int>(command.defence.faces.size());
    if (!command.from && (attack.attacker == 0 || attack.defender == 0)) {
        return refuse("RK-ATK-4", INTENDANT_TR("Both sides say how many dice they throw before the throw."));
    }
    if ((attack.attacker != 0 && attack.attacker != attack_dice) || (attack.defender != 0 && attack.defender != defence_dice)) {
        return refuse("RK-ATK-9", INTENDANT_TR("Dice thrown: {attack} against {defence}; declared: {attacker} against {defender}."),
                      {{"attack", number(attack_dice)},
                       {"defence", number(defence_dice)},
                       {"attacker", number(attack.attacker == 0 ? attack_dice : attack.attacker)},
                       {"defender", number(attack.defender == 0 ? defence_dice : attack.defender)}});
    }
    attack.attacker = attack_dice;
    attack.defender = defence_dice;
    if (const auto refused = too_many_dice(state, attack, true, true)) {
        return *refused;
    }
    return attack;
}

/// The territory is empty: the armies move in, and what follows from it. Rule: RK-OCC-1 to RK-OCC-5, RK-ELI-1, RK-ELI-3.
void occupy(Decision& decision, const Attack& attack, Colour loser, int armies) {
    const auto victor = decision.player();
    decision.book(TerritoryOccupied{.from = attack.from, .to = attack.to, .by = victor, .taken_from = loser, .moved = armies});
    if (territories_of(decision.now(), loser).empty()) {
        const auto& out = *find_player(decision.now(), loser);
        decision.book(
            PlayerEliminated{.player = loser, .by = victor, .round = decision.now().turn.round, .cards = out.cards, .known = out.known});
        end_by_elimination(decision);
    }
}

/// COMBAT ends at once when each territory holds one army. Rule: RK-TRN-3.
void end_when_spent(Decision& decision) {
    const auto& state = decision.now();
    const auto own = territories_of(state, state.turn.player);
    if (!state.outcome && state.turn.phase == Phase::Combat &&
        std::ranges::all_of(own, [&](TerritoryId id) { return state[id].armies == 1; })) {
        decision.book(PhaseBegun{.phase = Phase::StrategicMove});
    }
}

} // namespace

/// Rule: RK-ATK-5 to RK-ATK-10, RK-OCC-1, RK-OCC-2, RK-GEN-5.
core::Verdict<Event> decide(const State& state, const ThrowDice& command) {
    const auto found = attack_of(state, command);
    if (const auto* refused = std::get_if<core::Refused>(&found)) {
        return *refused;
    }
    const auto& attack = std::get<Attack>(found);
    const auto defender = state[attack.to].owner;
    if (!defender) {
        return no_turn();
    }
    const auto losses = compare(command.attack.faces, command.defence.faces);
    const int base = state[attack.from].armies - losses.attacker;
    const int target = state[attack.to].armies - losses.defender;
    const int moved = command.occupy.value_or(attack.attacker);
    if (target == 0 && (moved < attack.attacker || moved > base - 1)) {
        return refuse(moved < attack.attacker ? "RK-OCC-1" : "RK-OCC-2",
                      INTENDANT_TR("{armies} cannot move into {to}: at least {least} of the last throw, and at most {most}."),
                      {{"armies", counted(moved, Noun::Army)},
                       {"to", name(state, attack.to)},
                       {"least", number(attack.attacker)},
                       {"most", number(base - 1)}});
    }
    Decision decision(state);
    warn(decision, attack.from, attack.to);
    guard_the_last(decision, attack);
    announce(decision, attack);
    decision.book(DiceThrown{.from = attack.from,
                             .to = attack.to,
                             .attacker = state.turn.player,
                             .defender = *defender,
                             .attack = command.attack,
                             .defence = command.defence,
                             .attacker_loses = losses.attacker,
                             .defender_loses = losses.defender,
                             .attacker_left = base,
                             .defender_left = target});
    if (target == 0) {
        occupy(decision, attack, *defender, moved);
    }
    end_when_spent(decision);
    return std::move(decision).accepted();
}

/// Rule: RK-ATK-3.
core::Verdict<Event> decide(const State& state, const VoidThrow& command) {
    if (!in_a_turn(state)) {
        return no_turn();
    }
    const auto most = static_cast<std::size_t>(state.tables->amounts.most_dice);
    const auto dice = command.attack.faces.size() + command.defence.faces.size();
    if (!readable(command.attack) || !readable(command.defence) || dice == 0 || command.attack.faces.size() > most ||
        command.defence.faces.size() > most) {
        return unreadable({&command.attack, &command.defence}, "RK-ATK-9",
                          INTENDANT_TR("A die shows 1 to 6; up to {most} of each side are put aside."),
                          {{"most", number(static_cast<int>(most))}});
    }
    Decision decision(state);
    const auto& attack = state.turn.attack;
    const auto colour = name(state.turn.player);
    const bool announced = attack && attack->attacker != 0 && attack->defender != 0;
    if (announced) {
        decision.breaks("RK-ATK-3",
                        INTENDANT_TR("The attack from {from} on {to} was announced with its dice: the throw counts. That it is put aside "
                                     "is a ruling of the table."),
                        {{"from", name(state, attack->from)}, {"to", name(state, attack->to)}});
    }
    if (state.turn.phase == Phase::StrategicMove) {
        decision.breaks("RK-TRN-3", INTENDANT_TR("{colour} has ended the attacks of this turn."), {{"colour", colour}});
    } else if (state.turn.to_place() > 0) {
        decision.breaks("RK-TRN-2", INTENDANT_TR("{colour} has {armies} to place before the first attack."),
                        {{"colour", colour}, {"armies", counted(state.turn.to_place(), Noun::Army)}});
    }
    const bool attacks = !announced && state.turn.phase != Phase::StrategicMove && state.turn.to_place() <= 0;
    decision.book(ThrowVoided{.player = state.turn.player, .attack = command.attack, .defence = command.defence, .by_ruling = !attacks});
    return std::move(decision).accepted();
}

/// Rule: RK-OCC-2.
core::Verdict<Event> decide(const State& state, const Follow& command) {
    if (!state.turn.conquest) {
        return refuse("RK-OCC-2", INTENDANT_TR("Armies follow only right after a conquest."));
    }
    const auto [from, to] = *state.turn.conquest;
    if (command.armies < 1 || command.armies > state[from].armies - 1) {
        return refuse(
            "RK-OCC-2", INTENDANT_TR("{armies} cannot follow: of {present} in {from} one stays."),
            {{"armies", counted(command.armies, Noun::Army)}, {"present", number(state[from].armies)}, {"from", name(state, from)}});
    }
    Decision decision(state);
    must_discard_first(decision);
    decision.book(ArmiesFollowed{.from = from, .to = to, .armies = command.armies});
    end_when_spent(decision);
    return std::move(decision).accepted();
}

} // namespace intendant::risiko
