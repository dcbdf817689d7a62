#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/points.hpp"

namespace intendant::empire_of_the_sun {

namespace {

struct Summary {
    const Tables& tables;

    static std::string units_of(const std::vector<UnitRow>& rows) {
        std::string text;
        for (const auto& row : rows) {
            text += (text.empty() ? "" : "; ") + name(row.unit) + ", " + name(row.step) + ": " + name(row.place);
        }
        return text.empty() ? "-" : text;
    }
    static std::string tracks_of(const std::vector<TrackRow>& rows) {
        std::string text;
        for (const auto& row : rows) {
            text += (text.empty() ? "" : "; ") + name(row.track) + " " + number(row.value);
        }
        return text;
    }
    /// What a side lost: `CV Akagi, reduced`.
    static std::string losses_of(const FoughtSide& side) {
        std::string text;
        for (const auto& row : side.units) {
            if (row.after < row.before) {
                const auto left = row.after == 0 ? name(PlaceKind::Eliminated) : name(Step::Reduced);
                text += (text.empty() ? "" : "; ") + name(row.unit) + ", " + left;
            }
        }
        return text.empty() ? "-" : text;
    }
    static std::string die_of(const FoughtSide& side) { return faces_of(side.die); }

    core::Message operator()(const GameBegun& event) const {
        return {INTENDANT_TR("The game begins: {scenario}."), {{"scenario", name(event.scenario)}}};
    }
    core::Message operator()(const TurnBegun& event) const { return {INTENDANT_TR("{turn} begins."), {{"turn", turn_name(event.number)}}}; }
    core::Message operator()(const PhaseBegun& event) const {
        if (event.next) {
            return {INTENDANT_TR("{phase}. First to act: {side}."), {{"phase", name(event.phase)}, {"side", name(*event.next)}}};
        }
        return {INTENDANT_TR("{phase}."), {{"phase", name(event.phase)}}};
    }
    core::Message operator()(const TracksMoved& event) const {
        const Parameters parameters{
            {"cause", name(event.cause)}, {"tracks", tracks_of(event.tracks)}, {"card", event.card ? name(*event.card) : "-"}};
        return {event.card ? INTENDANT_TR("{card}: {tracks}.") : INTENDANT_TR("Now ({cause}): {tracks}."), parameters};
    }
    core::Message operator()(const WillChanged& event) const {
        return {INTENDANT_TR("US Political Will from {before} to {after}: {cause}."),
                {{"before", number(event.before)}, {"after", number(event.after)}, {"cause", name(event.cause)}}};
    }
    core::Message operator()(const UnitsPlaced& event) const {
        return {INTENDANT_TR("Units ({cause}): {units}."), {{"cause", name(event.cause)}, {"units", units_of(event.units)}}};
    }
    core::Message operator()(const UnitsDue& event) const {
        return {INTENDANT_TR("{card} brings {units}."), {{"card", name(event.card)}, {"units", list_of(event.units)}}};
    }
    core::Message operator()(const HexesTaken& event) const {
        return {INTENDANT_TR("{side}: control ({cause}) of {hexes}."),
                {{"side", name(event.side)}, {"cause", name(event.cause)}, {"hexes", list_of(event.hexes)}}};
    }
    core::Message operator()(const HexesScored& event) const {
        return {INTENDANT_TR("These hexes score for Japan, once in the game: {hexes}."), {{"hexes", list_of(event.hexes)}}};
    }
    core::Message operator()(const DieRolled& event) const {
        const Parameters parameters{{"purpose", name(event.purpose)},
                                    {"unit", event.unit ? name(*event.unit) : "-"},
                                    {"die", faces_of(event.dice)},
                                    {"value", number(event.value)}};
        if (event.purpose == Purpose::Card) {
            if (event.card) {
                const auto& card = tables[*event.card];
                int steps = 0;
                for (const auto& row : card.dice) {
                    steps += core::within(event.value, row.least, row.most) ? row.steps : 0;
                }
                return {INTENDANT_TR("{card}: die {die}, steps {steps}."),
                        {{"card", name(*event.card)}, {"die", faces_of(event.dice)}, {"steps", number(steps)}}};
            }
            return {INTENDANT_TR("Die for a card: {die}."), parameters};
        }
        if (event.purpose == Purpose::Europe) {
            return {event.success ? INTENDANT_TR("{unit} rolls for Europe: {die}, it stays.")
                                  : INTENDANT_TR("{unit} rolls for Europe: {die}, it is lost."),
                    parameters};
        }
        return {event.success ? INTENDANT_TR("{purpose}: die {die}, {value} modified: success.")
                              : INTENDANT_TR("{purpose}: die {die}, {value} modified: no success."),
                parameters};
    }
    core::Message operator()(const ActionTaken& event) const {
        const Parameters parameters{
            {"side", name(event.side)}, {"card", event.card ? name(*event.card) : "-"}, {"action", name(event.action)}};
        if (event.action == Action::Pass) {
            return {INTENDANT_TR("{side}: pass."), parameters};
        }
        if (event.action == Action::SetAside) {
            return {INTENDANT_TR("{side}: set a card aside as Future Offensive."), parameters};
        }
        if (event.action == Action::Discard) {
            return {INTENDANT_TR("{side}: discarded {card}."), parameters};
        }
        return {event.as_event ? INTENDANT_TR("{side}: played {card} as event: {action}.")
                               : INTENDANT_TR("{side}: played {card} for its operations value: {action}."),
                parameters};
    }
    core::Message operator()(const CardMoved& event) const {
        const Parameters parameters{{"card", name(event.card)}, {"place", name(event.to)}};
        switch (event.how) {
        case CardMove::Shown:
            return {INTENDANT_TR("The card that lay aside is {card}."), parameters};
        case CardMove::Reaction:
            return {INTENDANT_TR("Reaction: {card}."), parameters};
        case CardMove::Taken:
            return {INTENDANT_TR("Taken from the discards: {card}."), parameters};
        case CardMove::Given:
            return {INTENDANT_TR("Out of the hand: {card}."), parameters};
        case CardMove::Event:
        case CardMove::Cancelled:
        case CardMove::Correction:
            break;
        }
        return {INTENDANT_TR("{card} now lies here: {place}."), parameters};
    }
    core::Message operator()(const DeckReshuffled& event) const {
        return {INTENDANT_TR("{side}: the discards are shuffled into the deck."), {{"side", name(event.side)}}};
    }
    core::Message operator()(const OffensiveBegun& event) const {
        if (event.headquarters.empty()) { // some events are led by none
            return {INTENDANT_TR("{side}: an offensive with {card}."), {{"side", name(event.side)}, {"card", name(event.card)}}};
        }
        return {INTENDANT_TR("{side}: an offensive with {card}, led by {units}."),
                {{"side", name(event.side)}, {"card", name(event.card)}, {"units", list_of(event.headquarters)}}};
    }
    core::Message operator()(const UnitsActivated& event) const {
        if (event.undone) {
            return {INTENDANT_TR("{side}: active no more: {units}."), {{"side", name(event.side)}, {"units", list_of(event.units)}}};
        }
        return {INTENDANT_TR("{side}: activated {units}."), {{"side", name(event.side)}, {"units", list_of(event.units)}}};
    }
    core::Message operator()(const UnitsMoved& event) const {
        const Parameters parameters{
            {"units", list_of(event.units)}, {"to", name(event.to)}, {"by", name(event.by)}, {"asp", number(event.asp)}};
        return {event.asp > 0 ? INTENDANT_TR("{units} to {to} {by}, ASP {asp}.") : INTENDANT_TR("{units} to {to} {by}."), parameters};
    }
    core::Message operator()(const BattlesDeclared& event) const {
        return {INTENDANT_TR("Battle hexes: {hexes}."), {{"hexes", list_of(event.hexes)}}};
    }
    core::Message operator()(const StatusSet& event) const {
        return {INTENDANT_TR("The offensive is: {status}."), {{"status", name(event.status)}}};
    }
    core::Message operator()(const ExpressPlaced& event) const {
        return {INTENDANT_TR("Tokyo Express: {hex}."), {{"hex", name(event.hex)}}};
    }
    core::Message operator()(const SeaBattleFought& event) const {
        const Parameters parameters{{"hex", name(event.hex)},
                                    {"status", name(event.status)},
                                    {"strength", number(event.offensive.strength)},
                                    {"die", die_of(event.offensive)},
                                    {"hits", number(event.offensive.hits)},
                                    {"strength_reaction", number(event.reaction.strength)},
                                    {"die_reaction", die_of(event.reaction)},
                                    {"hits_reaction", number(event.reaction.hits)},
                                    {"losses", losses_of(event.offensive)},
                                    {"losses_reaction", losses_of(event.reaction)}};
        return {event.offensive_wins
                    ? INTENDANT_TR(
                          "Air-naval combat at {hex}, {status}. Offensive {strength}, die {die}, hits {hits}, loses: {losses}. Reaction "
                          "{strength_reaction}, die {die_reaction}, hits {hits_reaction}, loses: {losses_reaction}. The offensive wins.")
                    : INTENDANT_TR(
                          "Air-naval combat at {hex}, {status}. Offensive {strength}, die {die}, hits {hits}, loses: {losses}. Reaction "
                          "{strength_reaction}, die {die_reaction}, hits {hits_reaction}, loses: {losses_reaction}. The reaction wins."),
                parameters};
    }
    core::Message operator()(const LandBattleFought& event) const {
        const Parameters parameters{{"hex", name(event.hex)},
                                    {"die", die_of(event.offensive)},
                                    {"hits", number(event.offensive.hits)},
                                    {"die_reaction", die_of(event.reaction)},
                                    {"hits_reaction", number(event.reaction.hits)},
                                    {"losses", losses_of(event.offensive)},
                                    {"losses_reaction", losses_of(event.reaction)}};
        return {event.taken ? INTENDANT_TR("Ground combat at {hex}. Offensive: die {die}, hits {hits}, loses: {losses}. Reaction: die "
                                           "{die_reaction}, hits {hits_reaction}, loses: {losses_reaction}. The hex is taken.")
                            : INTENDANT_TR("Ground combat at {hex}. Offensive: die {die}, hits {hits}, loses: {losses}. Reaction: die "
                                           "{die_reaction}, hits {hits_reaction}, loses: {losses_reaction}. The hex is held."),
                parameters};
    }
    core::Message operator()(const OffensiveEnded& event) const {
        return {event.cancelled ? INTENDANT_TR("The offensive is cancelled.") : INTENDANT_TR("The offensive ends."), {}};
    }
    core::Message operator()(const NationSurrendered& event) const {
        return {INTENDANT_TR("{area} surrenders."), {{"area", name(event.area)}}};
    }
    /// With its level, and what scored. Rule: ES-VPT-5.
    core::Message by_points(const GameEnded& event) const {
        std::string items;
        for (const auto& row : event.items) {
            items += (items.empty() ? "" : ", ") + row.item + " " + number(row.points);
        }
        const int points = event.outcome.points.value_or(0);
        const auto& level = victory_level(tables, points);
        const Parameters told{{"points", number(points)}, {"items", items}};
        const bool listed = !items.empty();
        if (level == "allied_decisive") {
            return {listed ? INTENDANT_TR("Allied decisive victory. Points of Japan: {points} ({items}).")
                           : INTENDANT_TR("Allied decisive victory. Points of Japan: {points}."),
                    told};
        }
        if (level == "allied_tactical") {
            return {listed ? INTENDANT_TR("Allied tactical victory. Points of Japan: {points} ({items}).")
                           : INTENDANT_TR("Allied tactical victory. Points of Japan: {points}."),
                    told};
        }
        if (level == "japanese_tactical") {
            return {listed ? INTENDANT_TR("Japanese tactical victory. Points of Japan: {points} ({items}).")
                           : INTENDANT_TR("Japanese tactical victory. Points of Japan: {points}."),
                    told};
        }
        return {listed ? INTENDANT_TR("Japanese decisive victory. Points of Japan: {points} ({items}).")
                       : INTENDANT_TR("Japanese decisive victory. Points of Japan: {points}."),
                told};
    }
    core::Message operator()(const GameEnded& event) const {
        const Parameters parameters{{"side", event.outcome.winner ? name(*event.outcome.winner) : "-"},
                                    {"ending", name(event.outcome.ending)}};
        if (event.outcome.ending == Ending::Unfinished) {
            return {INTENDANT_TR("The game is left unfinished."), {}};
        }
        if (event.outcome.ending == Ending::Points) {
            return by_points(event);
        }
        if (event.outcome.ending == Ending::Time) {
            return {INTENDANT_TR("Japan wins: the Allies have not won by the end of the last turn."), {}};
        }
        return {INTENDANT_TR("{side}: victory {ending}."), parameters};
    }
    core::Message operator()(const OptionsChanged& event) const {
        if (event.before.depth != event.after.depth) {
            const core::Parameters parameters{{"depth", name(event.after.depth)}, {"reason", core::words(event.reason)}};
            return event.after.depth == Depth::WholeMap
                       ? core::Message{INTENDANT_TR(
                                           "The rules of the table change. Depth: {depth}; where the counters stand has to be counted. "
                                           "{reason}"),
                                       parameters}
                   : event.before.depth == Depth::WholeMap
                       ? core::Message{INTENDANT_TR(
                                           "The rules of the table change. Depth: {depth}; where the counters stand is no longer kept. "
                                           "{reason}"),
                                       parameters}
                       : core::Message{INTENDANT_TR("The rules of the table change. Depth: {depth}. {reason}"), parameters};
        }
        return {INTENDANT_TR("The rules of the table change: {reason}"), {{"reason", core::words(event.reason)}}};
    }
    core::Message operator()(const PrewarMarked& event) const {
        return {INTENDANT_TR("Pre-war units: {units}."), {{"units", list_of(event.units)}}};
    }
    core::Message operator()(const MapAffirmed& event) const {
        std::string clauses;
        for (const auto& each : event.clauses) {
            clauses += (clauses.empty() ? "" : ", ") + each;
        }
        return {INTENDANT_TR("Affirmed by the table, for the books do not keep the map: {clauses}."), {{"clauses", clauses}}};
    }
    core::Message operator()(const StockTaken& event) const {
        return {INTENDANT_TR("Stocktake: {reason}"), {{"reason", core::words(event.reason)}}};
    }
};

} // namespace

core::Message summary(const Tables& tables, const Event& event) { return std::visit(Summary{tables}, event); }

} // namespace intendant::empire_of_the_sun
