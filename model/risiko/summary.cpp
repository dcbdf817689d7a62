#include "model/risiko/decision.hpp"

namespace intendant::risiko {

namespace {

std::string joined(std::string a, const std::string& b) { return a.empty() ? b : std::move(a) + ", " + b; }

struct Summary {
    const Tables& tables;

    std::string at(TerritoryId id) const { return name(tables, id); }

    core::Message operator()(const GameBegun& event) const {
        std::vector<Colour> colours;
        for (const auto& player : event.players) {
            colours.push_back(player.colour);
        }
        const bool new_game = event.holdings.empty();
        const auto& options = event.options;
        const Parameters parameters{
            {"players", list_of(colours)}, {"minutes", number(options.minutes)}, {"reshuffles", number(options.reshuffles)}};
        switch (options.ending) {
        case EndingRule::TimeAttackClock:
            return {
                new_game
                    ? INTENDANT_TR(
                          "The game begins. Players, clockwise: {players}. TIME ATTACK by the clock: {minutes} {minutes:minute|minutes}.")
                    : INTENDANT_TR("The game is taken over. Players, clockwise: {players}. TIME ATTACK by the clock: {minutes} "
                                   "{minutes:minute|minutes}."),
                parameters};
        case EndingRule::TimeAttackReshuffles:
            return {
                new_game
                    ? INTENDANT_TR("The game begins. Players, clockwise: {players}. TIME ATTACK by cards: {reshuffles} reshuffles.")
                    : INTENDANT_TR("The game is taken over. Players, clockwise: {players}. TIME ATTACK by cards: {reshuffles} reshuffles."),
                parameters};
        case EndingRule::Traditional:
            break;
        }
        return {new_game ? INTENDANT_TR("The game begins. Players, clockwise: {players}.")
                         : INTENDANT_TR("The game is taken over. Players, clockwise: {players}."),
                parameters};
    }
    core::Message operator()(const FirstThrown& event) const {
        std::string throws;
        for (std::size_t i = 0; i < event.players.size() && i < event.dice.faces.size(); ++i) {
            throws = joined(std::move(throws), name(event.players[i]) + " " + number(event.dice.faces[i]));
        }
        if (!event.first) {
            return {INTENDANT_TR("For the first place: {throws}. Who is level throws again."), {{"throws", throws}}};
        }
        return {INTENDANT_TR("For the first place: {throws}. {first} plays first and deals."),
                {{"throws", throws}, {"first", name(*event.first)}}};
    }
    core::Message operator()(const TerritoriesDealt& event) const {
        std::string in_hand;
        for (const auto& row : event.in_hand) {
            in_hand = joined(std::move(in_hand), name(row.colour) + " " + number(row.count));
        }
        return {INTENDANT_TR("The territories are dealt, one army on each. Armies still in hand: {hands}."), {{"hands", in_hand}}};
    }
    core::Message operator()(const InitialArmiesPlaced& event) const {
        return {INTENDANT_TR("{colour} places: {armies}."), {{"colour", name(event.player)}, {"armies", list_of(tables, event.armies)}}};
    }
    core::Message operator()(const DeckMade& event) const {
        return {INTENDANT_TR("The deck of {cards} cards is shuffled and lies face down."), {{"cards", number(event.cards)}}};
    }
    core::Message operator()(const TurnBegun& event) const {
        const auto& due = event.reinforcement;
        std::int64_t continents = 0; // what a file says may be any number
        for (const auto& bonus : due.continents) {
            continents += bonus.armies;
        }
        return {INTENDANT_TR(
                    "Round {round}, turn of {colour}: {due} due ({base} for territories, {continents} for continents, {special} special)."),
                {{"round", number(event.round)},
                 {"colour", name(event.player)},
                 {"due", counted(continents + due.base + std::int64_t{due.set} + due.territory_cards + due.special, Noun::Army)},
                 {"base", number(due.base)},
                 {"continents", number(continents)},
                 {"special", number(due.special)}}};
    }
    core::Message operator()(const ArmiesPlaced& event) const {
        return {INTENDANT_TR("{colour} places: {armies}."), {{"colour", name(event.player)}, {"armies", list_of(tables, event.armies)}}};
    }
    core::Message operator()(const SetHandedIn& event) const {
        return {INTENDANT_TR("{colour} hands in {cards}: {armies}, and {more} for own territories."),
                {{"colour", name(event.player)},
                 {"cards", list_of(tables, event.cards)},
                 {"armies", counted(event.armies, Noun::Army)},
                 {"more", number(event.territory_cards)}}};
    }
    core::Message operator()(const PhaseBegun& event) const { return {INTENDANT_TR("Now: {phase}."), {{"phase", name(event.phase)}}}; }
    core::Message operator()(const AttackAnnounced& event) const {
        const auto dice = [](int count) { return count == 0 ? std::string{"?"} : number(count); };
        return {INTENDANT_TR("Attack announced: from {from} on {to}, {attacker} dice against {defender}."),
                {{"from", at(event.attack.from)},
                 {"to", at(event.attack.to)},
                 {"attacker", dice(event.attack.attacker)},
                 {"defender", dice(event.attack.defender)}}};
    }
    core::Message operator()(const DiceThrown& event) const {
        return {INTENDANT_TR("{from} ({attacker}) against {to} ({defender}): {attack} to {defence}; lost {attacker_loses} and "
                             "{defender_loses}, left {attacker_left} and {defender_left}."),
                {{"from", at(event.from)},
                 {"attacker", name(event.attacker)},
                 {"to", at(event.to)},
                 {"defender", name(event.defender)},
                 {"attack", faces_of(event.attack)},
                 {"defence", faces_of(event.defence)},
                 {"attacker_loses", number(event.attacker_loses)},
                 {"defender_loses", number(event.defender_loses)},
                 {"attacker_left", number(event.attacker_left)},
                 {"defender_left", number(event.defender_left)}}};
    }
    core::Message operator()(const TerritoryOccupied& event) const {
        return {INTENDANT_TR("{colour} conquers {to} from {loser} and moves {armies} in from {from}."),
                {{"colour", name(event.by)},
                 {"to", at(event.to)},
                 {"loser", name(event.taken_from)},
                 {"armies", counted(event.moved, Noun::Army)},
                 {"from", at(event.from)}}};
    }
    core::Message operator()(const ArmiesFollowed& event) const {
        return {INTENDANT_TR("More armies follow from {from} into {to}: {armies}."),
                {{"armies", number(event.armies)}, {"from", at(event.from)}, {"to", at(event.to)}}};
    }
    core::Message operator()(const ThrowVoided& event) const {
        return {event.by_ruling ? INTENDANT_TR("The table puts a throw aside: {attack} to {defence}.")
                                : INTENDANT_TR("A throw before the announcement is void: {attack} to {defence}."),
                {{"attack", faces_of(event.attack)}, {"defence", faces_of(event.defence)}}};
    }
    core::Message operator()(const PlayerEliminated& event) const {
        return {INTENDANT_TR("{colour} is eliminated in round {round}; {victor} takes {cards}."),
                {{"colour", name(event.player)},
                 {"round", number(event.round)},
                 {"victor", name(event.by)},
                 {"cards", counted(event.cards, Noun::Card)}}};
    }
    core::Message operator()(const ArmiesMoved& event) const {
        return {INTENDANT_TR("Strategic move of {colour}: {armies} from {from} to {to}."),
                {{"colour", name(event.player)},
                 {"armies", counted(event.armies, Noun::Army)},
                 {"from", at(event.from)},
                 {"to", at(event.to)}}};
    }
    core::Message operator()(const CardDrawn& event) const {
        if (event.card) {
            return {INTENDANT_TR("{colour} draws the card {card}."), {{"colour", name(event.player)}, {"card", name(tables, *event.card)}}};
        }
        return {INTENDANT_TR("{colour} draws a card."), {{"colour", name(event.player)}}};
    }
    core::Message operator()(const DrawSkipped& event) const {
        switch (event.why) {
        case NoDraw::HandFull:
            return {INTENDANT_TR("{colour} draws no card: the hand is full."), {{"colour", name(event.player)}}};
        case NoDraw::NoCards:
            return {INTENDANT_TR("{colour} draws no card: there is none."), {{"colour", name(event.player)}}};
        case NoDraw::LastLap:
            return {INTENDANT_TR("{colour} draws no card: it is the last lap."), {{"colour", name(event.player)}}};
        case NoDraw::TurnCutShort:
            return {INTENDANT_TR("{colour} draws no card: the elimination has cut the turn short."), {{"colour", name(event.player)}}};
        }
        return {};
    }
    core::Message operator()(const DeckReshuffled& event) const {
        return {INTENDANT_TR("{colour} shuffles the discards ({cards}) into a new deck: reshuffle {number}."),
                {{"colour", name(event.player)}, {"cards", counted(event.cards, Noun::Card)}, {"number", number(event.number)}}};
    }
    core::Message operator()(const LastLapBegun& event) const {
        return {INTENDANT_TR("The last card is drawn: the last lap ends with the turn of {colour}."), {{"colour", name(event.last)}}};
    }
    core::Message operator()(const CardsDiscarded& event) const {
        return {INTENDANT_TR("{colour} discards {cards}."), {{"colour", name(event.player)}, {"cards", list_of(tables, event.cards)}}};
    }
    core::Message operator()(const TurnEnded& event) const {
        return {INTENDANT_TR("{colour} ends the turn."), {{"colour", name(event.player)}}};
    }
    core::Message operator()(const ExtraRoundBegun& event) const {
        return {INTENDANT_TR("Points and armies are level: a supplementary round of {players}."), {{"players", list_of(event.players)}}};
    }
    core::Message operator()(const ObjectiveKept& event) const {
        return {event.sealed ? INTENDANT_TR("The objective of {colour} is sealed as {mark}.")
                             : INTENDANT_TR("The objective of {colour} is kept in clear."),
                {{"colour", name(event.player)}, {"mark", event.sealed ? mark_of(event.sealed->commitment) : ""}}};
    }
    core::Message operator()(const ObjectiveShown& event) const {
        if (event.objective.text.empty()) {
            return by_form(event);
        }
        const Parameters parameters{
            {"colour", name(event.player)}, {"objective", core::words(event.objective.text)}, {"mark", mark_of(event.commitment)}};
        if (event.by_ruling) {
            return {INTENDANT_TR("{colour} shows an objective that counts by a ruling of the table, for nothing proves it: {objective}."),
                    parameters};
        }
        if (!event.genuine) {
            return {INTENDANT_TR("{colour} shows an objective that is not the one sealed: {objective}."), parameters};
        }
        return {event.commitment.empty() ? INTENDANT_TR("{colour} shows the objective: {objective}.")
                                         : INTENDANT_TR("{colour} shows the objective sealed as {mark}: {objective}."),
                parameters};
    }
    core::Message operator()(const ObjectiveClaimed& event) const {
        return {event.reached ? INTENDANT_TR("{colour} has reached the objective.")
                              : INTENDANT_TR("{colour} claimed the victory, but has not reached the objective."),
                {{"colour", name(event.player)}}};
    }
    core::Message operator()(const ClockSet& event) const {
        const Parameters time{{"seconds", number(event.elapsed)}};
        switch (event.act) {
        case ClockAct::Start:
            return {INTENDANT_TR("The clock runs, from {seconds} {seconds:second|seconds} on."), time};
        case ClockAct::Pause:
            return {INTENDANT_TR("The clock is stopped at {seconds} {seconds:second|seconds}."), time};
        case ClockAct::Over:
            return {INTENDANT_TR("The time is over after {seconds} {seconds:second|seconds}: the current round is completed."), time};
        }
        return {};
    }
    core::Message operator()(const GameEnded& event) const {
        const auto winners = list_of(event.outcome.winners);
        std::string table;
        for (const auto& row : event.outcome.table) {
            table = joined(std::move(table), name(row.colour) + " " + number(row.points) + "/" + number(row.armies));
        }
        const Parameters parameters{{"winners", winners}, {"table", table}};
        switch (event.outcome.ending) {
        case Ending::Objective:
            return {INTENDANT_TR("{winners} wins by the objective."), parameters};
        case Ending::Points:
            return {event.outcome.winners.size() > 1 ? INTENDANT_TR("{winners} share the victory. Points and armies: {table}.")
                                                     : INTENDANT_TR("{winners} wins. Points and armies: {table}."),
                    parameters};
        case Ending::LastPlayer:
            return {INTENDANT_TR("{winners} wins: nobody else is left."), parameters};
        case Ending::Unfinished:
            return {INTENDANT_TR("The game ends unfinished. Points and armies: {table}."), parameters};
        }
        return {};
    }
    core::Message operator()(const OptionsChanged& event) const {
        return {INTENDANT_TR("The table changes its rules: {reason}."), {{"reason", core::words(event.reason)}}};
    }
    core::Message operator()(const HoldingCorrected& event) const {
        return {INTENDANT_TR("Counted in {territory}: {after} of {owner}; the books said {before} of {former}."),
                {{"territory", at(event.territory)},
                 {"after", number(event.after.armies)},
                 {"owner", event.after.owner ? name(*event.after.owner) : "-"},
                 {"before", number(event.before.armies)},
                 {"former", event.before.owner ? name(*event.before.owner) : "-"}}};
    }
    core::Message operator()(const CardsCorrected& event) const {
        return {INTENDANT_TR("{colour} holds {after} {after:card|cards}; the books said {before}."),
                {{"colour", name(event.player)}, {"after", number(event.after)}, {"before", number(event.before)}}};
    }
    core::Message operator()(const SymbolCorrected& event) const {
        return {INTENDANT_TR("The card of {territory} shows {after}; the books said {before}."),
                {{"territory", at(event.territory)}, {"after", name(event.after)}, {"before", name(event.before)}}};
    }
    core::Message operator()(const PlayerReturned& event) const {
        return {INTENDANT_TR("{colour} is in the game after all; the books had him eliminated in round {round}."),
                {{"colour", name(event.player)}, {"round", number(event.round)}}};
    }
    core::Message operator()(const DiscardsCorrected& event) const {
        return {INTENDANT_TR("The discards are: {after}. The books said: {before}."),
                {{"after", cards_or_none(event.after)}, {"before", cards_or_none(event.before)}}};
    }
    core::Message operator()(const ShownCorrected& event) const {
        return {INTENDANT_TR("{colour} has shown: {after}. The books said: {before}."),
                {{"colour", name(event.player)}, {"after", cards_or_none(event.after)}, {"before", cards_or_none(event.before)}}};
    }
    core::Message operator()(const TrackCorrected& event) const {
        return {INTENDANT_TR("{track}: {after}; the books said {before}."),
                {{"track", name(event.track)}, {"after", number(event.after)}, {"before", number(event.before)}}};
    }
    core::Message operator()(const StockTaken& event) const {
        if (event.reason.empty()) {
            return {INTENDANT_TR("Counted, and right: the books agree with the table."), {}};
        }
        return {INTENDANT_TR("The books are set to the board: {reason}."), {{"reason", core::words(event.reason)}}};
    }

private:
    std::string cards_or_none(const std::vector<CardId>& cards) const { return cards.empty() ? "-" : list_of(tables, cards); }
    /// An objective without a text: what its form asks for.
    core::Message by_form(const ObjectiveShown& event) const {
        const auto& objective = event.objective;
        std::string hold;
        for (const auto id : objective.continents) {
            hold = joined(std::move(hold), name(tables, id));
        }
        for (const auto id : objective.named) {
            hold = joined(std::move(hold), name(tables, id));
        }
        return {event.by_ruling
                    ? INTENDANT_TR(
                          "{colour} shows an objective that counts by a ruling of the table, for nothing proves it. To destroy: {destroy}. "
                          "To hold: {hold}; more continents: {choice}; territories: {territories}, with armies on each: {armies}.")
                : event.genuine && !event.commitment.empty()
                    ? INTENDANT_TR("{colour} shows the objective sealed as {mark}. To destroy: {destroy}. To hold: {hold}; more "
                                   "continents: {choice}; territories: {territories}, with armies on each: {armies}.")
                : event.genuine
                    ? INTENDANT_TR("{colour} shows the objective. To destroy: {destroy}. To hold: {hold}; more continents: {choice}; "
                                   "territories: {territories}, with armies on each: {armies}.")
                    : INTENDANT_TR("{colour} shows an objective that is not the one sealed. To destroy: {destroy}. To hold: {hold}; more "
                                   "continents: {choice}; territories: {territories}, with armies on each: {armies}."),
                {{"colour", name(event.player)},
                 {"mark", mark_of(event.commitment)},
                 {"destroy", objective.destroy ? name(*objective.destroy) : "-"},
                 {"hold", hold.empty() ? "-" : hold},
                 {"choice", number(objective.of_choice)},
                 {"territories", number(objective.territories)},
                 {"armies", number(objective.armies_each)}}};
    }
};

} // namespace

core::Message summary(const Tables& tables, const Event& event) { return std::visit(Summary{tables}, event); }

} // namespace intendant::risiko
