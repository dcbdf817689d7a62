#include "model/afrika_korps/decision.hpp"

namespace intendant::afrika_korps {

namespace {

struct Summary {
    const Tables& tables;

    std::string all(const std::vector<CounterId>& units) const { return list_of(tables, units); }
    template <class Unit> std::string units_of(const std::vector<Unit>& list) const {
        std::string text;
        for (const auto& each : list) {
            text += (text.empty() ? "" : ", ") + name(tables, each.unit);
        }
        return text;
    }
    std::string at(const std::optional<HexId>& hex) const { return hex ? name(tables, *hex) : "-"; }

    core::Message operator()(const GameBegun& event) const {
        if (event.number) {
            return {
                INTENDANT_TR("The game begins in its middle: {turn}, {side}. Control: {control}."),
                {{"turn", turn_name(*event.number)}, {"side", name(event.side.value_or(Side::Axis))}, {"control", list_of(event.control)}}};
        }
        return {INTENDANT_TR("The game begins in March 1941. Control: {control}."), {{"control", list_of(event.control)}}};
    }
    core::Message operator()(const TurnStarted& event) const {
        const Parameters parameters{{"turn", turn_name(event.number)}, {"side", name(event.side)}, {"control", list_of(event.control)},
                                    {"isolated", all(event.isolated)}, {"due", all(event.due)},    {"factors", number(event.factors)}};
        return {INTENDANT_TR(
                    "{turn}, {side}. Control: {control}. Isolated: {isolated}. Reinforcements: {due}. Replacement factors: {factors}."),
                parameters};
    }
    core::Message operator()(const PhaseBegun& event) const { return {INTENDANT_TR("{phase}."), {{"phase", name(event.phase)}}}; }
    core::Message operator()(const SupplyRolled& event) const {
        return {event.arrives ? INTENDANT_TR("Supply for the Axis: {die}, it arrives.")
                              : INTENDANT_TR("Supply for the Axis: {die}, it is sunk."),
                {{"die", faces_of(event.dice)}}};
    }
    core::Message operator()(const SupplyArrived& event) const {
        return {INTENDANT_TR("{unit} arrives: {hex}."), {{"unit", name(tables, event.supply)}, {"hex", at(event.hex)}}};
    }
    core::Message operator()(const SupplyForgone& event) const {
        const Parameters parameters{{"side", name(event.side)}};
        switch (event.why) {
        case Forgone::Declined:
            return {INTENDANT_TR("The {side} declines its supply."), parameters};
        case Forgone::Full:
            return {INTENDANT_TR("No supply for the {side}: as many units as allowed are on the map."), parameters};
        case Forgone::NoPort:
            break;
        }
        return {INTENDANT_TR("No supply for the {side}: it controls no port."), parameters};
    }
    core::Message operator()(const UnitsEntered& event) const {
        const Parameters parameters{{"units", all(event.units)}, {"hex", at(event.hex)}, {"factors", number(event.factors)}};
        if (event.from == Status::Sea) {
            return {INTENDANT_TR("From the sea: {units}. Port: {hex}."), parameters};
        }
        return {event.from == Status::Eliminated ? INTENDANT_TR("Replaced for {factors} {factors:factor|factors}: {units}. Port: {hex}.")
                                                 : INTENDANT_TR("Reinforcements: {units}. Port: {hex}."),
                parameters};
    }
    core::Message operator()(const UnitsEmbarked& event) const { return {INTENDANT_TR("To sea: {units}."), {{"units", all(event.units)}}}; }
    core::Message operator()(const UnitsMoved& event) const {
        return {INTENDANT_TR("{units} from {from} to {to}."),
                {{"units", all(event.units)}, {"from", name(tables, event.way.front())}, {"to", name(tables, event.way.back())}}};
    }
    core::Message operator()(const RommelPlaced& event) const {
        return {INTENDANT_TR("{unit} is put into {hex}."), {{"unit", name(tables, event.rommel)}, {"hex", name(tables, event.hex)}}};
    }
    core::Message operator()(const SupplyDestroyed& event) const {
        return {INTENDANT_TR("{unit} is removed from play for now."), {{"unit", name(tables, event.supply)}}};
    }
    core::Message operator()(const SupplyCaptured& event) const {
        if (event.as == event.supply) {
            return {INTENDANT_TR("{unit} is captured {method}: a spare counter of the captor stands in its place."),
                    {{"unit", name(tables, event.supply)}, {"method", name(event.method)}}};
        }
        return {INTENDANT_TR("{unit} is captured {method}: {as} takes its place."),
                {{"unit", name(tables, event.supply)}, {"method", name(event.method)}, {"as", name(tables, event.as)}}};
    }
    core::Message operator()(const CountersExchanged& event) const {
        return {INTENDANT_TR("Exchanged: {give} for {take}."), {{"give", all(event.give)}, {"take", all(event.take)}}};
    }
    core::Message operator()(const VictoryObtained& event) const {
        return {INTENDANT_TR("Automatic victory of {attackers} over {defenders}: {attack} against {defence}."),
                {{"attackers", all(event.victory.attackers)},
                 {"defenders", units_of(event.victory.defenders)},
                 {"attack", number(event.attack)},
                 {"defence", number(event.defence)}}};
    }
    core::Message operator()(const VictoryLapsed& event) const {
        return {event.without_battles
                    ? INTENDANT_TR("The automatic victory of {units} is no longer in the books, which have no battles now: enter what is "
                                   "eliminated.")
                    : INTENDANT_TR("The automatic victory of {units} lacks its supply and becomes an ordinary battle."),
                {{"units", all(event.attackers)}}};
    }
    core::Message operator()(const UnitsEliminated& event) const {
        return {INTENDANT_TR("Eliminated {cause}: {units}."), {{"cause", name(event.cause)}, {"units", all(event.units)}}};
    }
    core::Message operator()(const BattleFought& event) const {
        const Parameters parameters{{"attackers", units_of(event.attackers)},
                                    {"defenders", units_of(event.defenders)},
                                    {"attack", number(event.attack)},
                                    {"defence", number(event.defence)},
                                    {"odds", std::string{id_of(event.column)}},
                                    {"die", event.dice ? faces_of(*event.dice) : "-"},
                                    {"result", name(event.result)}};
        return {event.dice ? INTENDANT_TR("{attackers} against {defenders}: {attack} to {defence}, {odds}. Die {die}: {result}.")
                           : INTENDANT_TR("{attackers} against {defenders}: {attack} to {defence}, without a die: {result}."),
                parameters};
    }
    core::Message operator()(const ExchangeDue& event) const {
        return {INTENDANT_TR("The {side} loses at least {due} {due:factor|factors} in the exchange."),
                {{"side", name(event.payer)}, {"due", number(event.due)}}};
    }
    core::Message operator()(const ExchangePaid& event) const {
        return {INTENDANT_TR("Eliminated {cause}: {units}."), {{"cause", name(Cause::Exchange)}, {"units", all(event.units)}}};
    }
    core::Message operator()(const UnitRetreated& event) const {
        return {INTENDANT_TR("{unit} retreats: {way}."), {{"unit", name(tables, event.unit)}, {"way", list_of(tables, event.way)}}};
    }
    core::Message operator()(const UnitsAdvanced& event) const {
        return {INTENDANT_TR("Advance: {units}, {hex}."), {{"units", all(event.units)}, {"hex", at(event.hex)}}};
    }
    core::Message operator()(const SupplyUsedUp& event) const {
        return {INTENDANT_TR("Supply used up: {units}."), {{"units", all(event.supply)}}};
    }
    core::Message operator()(const IsolationCounted& event) const {
        std::string rows;
        for (const auto& row : event.units) {
            rows += (rows.empty() ? "" : ", ") + name(tables, row.unit) + " " + number(row.turns);
        }
        return {INTENDANT_TR("Turns of isolation: {units}."), {{"units", rows}}};
    }
    core::Message operator()(const TurnEnded& event) const {
        return {INTENDANT_TR("The turn of the {side} ends. Control: {control}."),
                {{"side", name(event.side)}, {"control", list_of(event.control)}}};
    }
    core::Message operator()(const GameEnded& event) const {
        const Parameters parameters{{"side", event.outcome.winner ? name(*event.outcome.winner) : "-"}};
        switch (event.outcome.ending) {
        case Ending::Elimination:
            if (!event.outcome.winner) {
                return {INTENDANT_TR("The game is over without a victory: neither side has a combat unit on the map."), {}};
            }
            return {INTENDANT_TR("Victory of the {side}: the enemy has no combat unit on the map."), parameters};
        case Ending::AllControlled:
            return {INTENDANT_TR("Victory of the {side}: it has controlled fortresses and bases for two turns."), parameters};
        case Ending::Time:
            return {INTENDANT_TR("Victory of the {side}: the calendar has ended."), parameters};
        case Ending::NoSupply:
            return {INTENDANT_TR("Victory of the {side}: the enemy has been without supply for two turns."), parameters};
        case Ending::Concession:
            return {INTENDANT_TR("Victory of the {side}: the other side gives up."), parameters};
        case Ending::Unfinished:
            break;
        }
        return {INTENDANT_TR("The game is left unfinished."), {}};
    }
    core::Message operator()(const OptionsChanged& event) const {
        const auto switched = [&](bool on) {
            std::string list;
            for (const auto& option : switches) {
                if (event.before.*option.on != on && event.after.*option.on == on) {
                    list += (list.empty() ? "" : ", ") + std::string{option.id} + " (" + std::string{option.clause} + ")";
                }
            }
            return list.empty() ? std::string{"-"} : list;
        };
        const Parameters parameters{
            {"depth", name(event.after.depth)}, {"on", switched(true)}, {"off", switched(false)}, {"reason", core::words(event.reason)}};
        if (event.before.depth == event.after.depth) {
            return {INTENDANT_TR("The rules of the table change. On: {on}. Off: {off}. {reason}"), parameters};
        }
        if (event.before.depth == Depth::WholeMap) {
            return {
                INTENDANT_TR("The rules of the table change. Depth: {depth}; where the counters stand is no longer kept. On: {on}. Off: "
                             "{off}. {reason}"),
                parameters};
        }
        return {
            event.after.depth == Depth::WholeMap
                ? INTENDANT_TR("The rules of the table change. Depth: {depth}; where the counters stand has to be counted. On: {on}. Off: "
                               "{off}. {reason}")
                : INTENDANT_TR("The rules of the table change. Depth: {depth}. On: {on}. Off: {off}. {reason}"),
            parameters};
    }
    core::Message operator()(const PieceCorrected& event) const {
        return {INTENDANT_TR("{unit} is corrected: {before} to {after}."),
                {{"unit", name(tables, event.counter)},
                 {"before", name(event.before.status) + (event.before.hex ? " " + at(event.before.hex) : "")},
                 {"after", name(event.after.status) + (event.after.hex ? " " + at(event.after.hex) : "")}}};
    }
    core::Message operator()(const FactorsCorrected& event) const {
        return {INTENDANT_TR("Replacement factors of the {side} are corrected: {before} to {after}."),
                {{"side", name(event.side)}, {"before", number(event.before)}, {"after", number(event.after)}}};
    }
    core::Message operator()(const StockTaken& event) const {
        return {event.agrees ? INTENDANT_TR("Counted, and right: {reason}") : INTENDANT_TR("Stocktake: {reason}"),
                {{"reason", core::words(event.reason)}}};
    }
    core::Message operator()(const MarksCorrected& event) const {
        std::string changes;
        const auto mark = [&](const char* word, auto before, auto after) {
            if (before != after) {
                changes += (changes.empty() ? "@mark:" : ", @mark:") + std::string{word} + " " + number(static_cast<std::int64_t>(before)) +
                           " > " + number(static_cast<std::int64_t>(after));
            }
        };
        mark("captured", event.before.captured, event.after.captured);
        mark("isolated", event.before.isolated, event.after.isolated);
        mark("isolated_at_start", event.before.isolated_at_start, event.after.isolated_at_start);
        mark("landed", event.before.landed, event.after.landed);
        mark("moved", event.before.moved, event.after.moved);
        mark("with_rommel", event.before.with_rommel, event.after.with_rommel);
        mark("fought", event.before.fought, event.after.fought);
        mark("retreated", event.before.retreated, event.after.retreated);
        mark("used", event.before.used, event.after.used);
        mark("cannot_move", event.before.cannot_move, event.after.cannot_move);
        mark("cannot_support", event.before.cannot_support, event.after.cannot_support);
        return {INTENDANT_TR("The marks of {unit} are corrected: {changes}."),
                {{"unit", name(tables, event.counter)}, {"changes", changes}}};
    }
    core::Message operator()(const SubstituteCorrected& event) const {
        return {INTENDANT_TR("{unit} is corrected: formed of {after}, not of {before}."),
                {{"unit", name(tables, event.substitute)}, {"before", all(event.before)}, {"after", all(event.after)}}};
    }
    core::Message operator()(const ClocksCorrected& event) const {
        return {INTENDANT_TR("The clocks of the {side} are corrected: turns without supply {dry_before} to {dry}, turns of control "
                             "{held_before} to {held}."),
                {{"side", name(event.side)},
                 {"dry_before", number(event.before.without_supply)},
                 {"dry", number(event.after.without_supply)},
                 {"held_before", number(event.before.control_turns)},
                 {"held", number(event.after.control_turns)}}};
    }
    core::Message operator()(const TurnCorrected& event) const {
        const Parameters parameters{{"before", list_of(event.before.control)}, {"after", list_of(event.after.control)}};
        return {event.after.supply_done && !event.before.supply_done
                    ? INTENDANT_TR("Control is corrected: {before} to {after}. The supply of the turn is settled.")
                : event.before.supply_done && !event.after.supply_done
                    ? INTENDANT_TR("Control is corrected: {before} to {after}. The supply of the turn is still to come.")
                    : INTENDANT_TR("Control is corrected: {before} to {after}."),
                parameters};
    }
    core::Message operator()(const FactorsSet& event) const {
        const auto factors = [](const OwnFactors& each) {
            return number(each.attack) + "-" + number(each.defence) + "-" + number(each.movement);
        };
        return {INTENDANT_TR("On this table {unit} is a {after}, not a {before}."),
                {{"unit", name(tables, event.after.counter)}, {"before", factors(event.before)}, {"after", factors(event.after)}}};
    }
};

} // namespace

core::Message summary(const Tables& tables, const Event& event) { return std::visit(Summary{tables}, event); }

} // namespace intendant::afrika_korps
