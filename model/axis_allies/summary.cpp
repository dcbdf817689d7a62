#include "model/axis_allies/ship_load.hpp"
#include "model/core/one_of.hpp"

#include <algorithm>
#include <map>

namespace intendant::axis_allies {

namespace {

std::string faces_of(const core::Throw& dice) {
    if (dice.source == core::DiceSource::Hits) {
        return "-";
    }
    std::string faces;
    for (const auto face : dice.faces) {
        faces += (faces.empty() ? "" : " ") + std::to_string(face);
    }
    return faces;
}

std::string in_brackets(const std::string& reason) { return reason.empty() ? "" : " (" + core::words(reason) + ")"; }

/// `Germany 1 Transport, 2 Infantry`: the pieces of each power with what they carried.
std::string losses_by_power(const std::vector<Stack>& stacks) {
    PerPower<std::map<Unit, std::int64_t>> lost;
    for (const auto& stack : stacks) {
        lost[stack.owner][stack.unit] += stack.count;
        for (const auto& cargo : stack.cargo) {
            lost[cargo.owner][cargo.unit] += std::int64_t{cargo.count} * stack.count;
        }
    }
    std::string text;
    for (const auto power : all_powers) {
        std::string list;
        for (const auto& [unit, count] : lost[power]) {
            append_to_list(list, unit, count);
        }
        if (!list.empty()) {
            text += (text.empty() ? "" : "; ") + name(power) + " " + list;
        }
    }
    return text;
}

/// Fighters that stay on the deck of a carrier which sails, own ones and those of allies: they use no movement. Rule: M-57, M-63.
bool stays_on_deck(const UnitsMoved& event, std::size_t place) {
    if (place >= event.after.size() || event.before[place].unit != Unit::Fighter) {
        return false;
    }
    return event.after[place].moved == event.before[place].moved && event.after[place].space != event.before[place].space &&
           std::ranges::any_of(event.before, [](const Stack& stack) { return stack.unit == Unit::Carrier; });
}

/// What the ships carry, and who is on their decks: `2 Infantry; 1 Fighter; United Kingdom 1 Fighter`.
std::string aboard_of(const UnitsMoved& event, const std::vector<Stack>& riders) {
    auto text = cargo_list(event.before);
    std::vector owners{event.power};
    std::ranges::copy_if(all_powers, std::back_inserter(owners), [&event](Power power) { return power != event.power; });
    for (const auto owner : owners) {
        std::vector<Stack> own;
        std::ranges::copy_if(riders, std::back_inserter(own), [owner](const Stack& stack) { return stack.owner == owner; });
        if (!own.empty()) {
            text += (text.empty() ? "" : "; ") + (owner == event.power ? "" : name(owner) + " ") + list_of(own);
        }
    }
    return text;
}

struct Summary {
    const Tables& tables;
    Power player;

    using Parameters = std::vector<std::pair<std::string, std::string>>;

    static std::string power(Power power) { return name(power); }
    std::string space(SpaceId space) const { return name(tables, space); }

    core::Message operator()(const GameBegun& event) const {
        return {event.followed.empty()
                    ? INTENDANT_TR("The board is set up: round {round}, {power} to play {action}.")
                    : INTENDANT_TR("The board is set up, and gun and complex belong to who controls the territory ({spaces}): "
                                   "round {round}, {power} to play {action}."),
                {{"round", number(event.round)},
                 {"power", power(event.power)},
                 {"action", name(event.action)},
                 {"spaces", list(event.followed)}}};
    }
    std::string list(const std::vector<SpaceId>& spaces) const {
        std::string text;
        for (const auto each : spaces) {
            text += (text.empty() ? "" : ", ") + space(each);
        }
        return text.empty() ? "-" : text;
    }
    core::Message operator()(const BidTaken& event) const {
        return {INTENDANT_TR("{power} takes its bid: {amount} IPC and pieces: {units}."),
                {{"power", power(event.power)},
                 {"amount", number(event.amount.amount)},
                 {"units", event.units.empty() ? "-" : list_of(event.units)}}};
    }
    core::Message operator()(const ResearchThrown& event) const {
        return {INTENDANT_TR("{power} pays {paid} IPC for research and throws {faces}; breakthroughs: {count}."),
                {{"power", power(event.power)},
                 {"paid", number(event.paid.amount)},
                 {"faces", faces_of(event.dice)},
                 {"count", number(event.breakthroughs)}}};
    }
    core::Message operator()(const WeaponDeveloped& event) const {
        return {INTENDANT_TR("{power} throws {faces} and develops {weapon}."),
                {{"power", power(event.power)}, {"faces", faces_of(event.dice)}, {"weapon", name(event.weapon)}}};
    }
    core::Message operator()(const UnitsBought& event) const {
        std::vector<UnitCount> units;
        for (const auto& bought : event.units) {
            units.push_back({bought.unit, bought.count});
        }
        return {INTENDANT_TR("{power} buys {units} for {paid} IPC."),
                {{"power", power(event.power)}, {"units", list_of(units)}, {"paid", number(event.paid.amount)}}};
    }
    core::Message operator()(const UnitsMoved& event) const {
        const bool under_fire = std::ranges::any_of(event.after, [](const Stack& stack) { return !stack.under_fire.empty(); });
        if (event.path.size() == 1 && under_fire) {
            return {INTENDANT_TR("{units} of {power} {units:is|are} over {space} when it is taken in a blitz: its gun fires first."),
                    {{"units", list_of(event.before)}, {"power", power(event.power)}, {"space", space(event.path.front())}}};
        }
        if (event.path.size() < 2) {
            return {INTENDANT_TR("{units} of {power} in {space} may not move any more this turn."),
                    {{"units", list_of(event.before)},
                     {"power", power(event.power)},
                     {"space", event.path.empty() ? "-" : space(event.path.front())}}};
        }
        bool connected = true;
        for (std::size_t i = 1; i < event.path.size(); ++i) {
            connected = connected && tables.adjacent(event.path[i - 1], event.path[i]);
        }
        std::vector<Stack> moving;
        std::vector<Stack> riders;
        for (std::size_t i = 0; i < event.before.size(); ++i) {
            (stays_on_deck(event, i) ? riders : moving).push_back(event.before[i]);
        }
        const auto aboard = aboard_of(event, riders);
        const bool raid = std::ranges::any_of(event.after, &Stack::raiding);
        return {raid             ? INTENDANT_TR("{power} flies {units} from {from} to {to} on a bombing raid (distance {cost}).")
                : !connected     ? aboard.empty() ? INTENDANT_TR("{power} moves {units} from {from} to {to}.")
                                                  : INTENDANT_TR("{power} moves {units} from {from} to {to}; aboard: {cargo}.")
                    : aboard.empty() ? INTENDANT_TR("{power} moves {units} from {from} to {to} (distance {cost}).")
                                 : INTENDANT_TR("{power} moves {units} from {from} to {to} (distance {cost}); aboard: {cargo}."),
                {{"units", list_of(moving)},
                 {"cargo", aboard},
                 {"power", power(event.power)},
                 {"from", space(event.path.front())},
                 {"to", space(event.path.back())},
                 {"cost", number(static_cast<std::int64_t>(event.path.size()) - 1)}}};
    }
    core::Message operator()(const TransportLoaded& event) const {
        std::vector<Stack> boarded;
        std::ranges::copy_if(event.before, std::back_inserter(boarded), [](const Stack& stack) { return is_land(stack.unit); });
        return {INTENDANT_TR("{power} loads {units} aboard in {zone}."),
                {{"units", list_of(boarded)}, {"power", power(event.power)}, {"zone", space(event.zone)}}};
    }
    core::Message operator()(const TransportUnloaded& event) const {
        // What came ashore, or what is still aboard and has now been told where it will land.
        PerUnit<std::int64_t> count;
        bool ashore = false;
        const auto add = [&](const std::vector<Stack>& stacks, int sign) {
            for (const auto& stack : stacks) {
                if (stack.space == event.to) {
                    count[stack.unit] += sign * std::int64_t{stack.count};
                    ashore = true;
                }
                for (const auto& cargo : stack.cargo) {
                    count[cargo.unit] += cargo.landing == event.to ? sign * std::int64_t{cargo.count} * stack.count : 0;
                }
            }
        };
        add(event.after, 1);
        add(event.before, -1);
        std::string landing;
        for (const auto unit : all_units) {
            if (count[unit] > 0) {
                append_to_list(landing, unit, count[unit]);
            }
        }
        return {ashore ? INTENDANT_TR("{power} lands {units} in {space} from {zone}.")
                       : INTENDANT_TR("{power} will land {units} in {space} from {zone} in combat."),
                {{"power", power(event.power)}, {"units", landing}, {"space", space(event.to)}, {"zone", space(event.zone)}}};
    }
    core::Message operator()(const NeutralityViolated& event) const {
        if (event.paid.amount == 0) {
            return {INTENDANT_TR("{power} takes {space}, whose neutrality has been paid for."),
                    {{"power", power(event.power)}, {"space", space(event.space)}}};
        }
        return {INTENDANT_TR("{power} violates the neutrality of {space} and pays {paid} IPC."),
                {{"power", power(event.power)}, {"space", space(event.space)}, {"paid", number(event.paid.amount)}}};
    }
    core::Message operator()(const TerritoryTaken& event) const {
        const Parameters parameters{
            {"power", power(event.by)}, {"owner", power(event.to)}, {"space", space(event.space)}, {"value", number(event.value.amount)}};
        if (event.to != event.by) {
            return {INTENDANT_TR("{power} liberates {space} for {owner} (value {value})."), parameters};
        }
        if (event.from && allied(*event.from, event.by)) {
            return {INTENDANT_TR("{space} goes back to {owner} (value {value})."), parameters};
        }
        return {INTENDANT_TR("{power} captures {space} (value {value})."), parameters};
    }
    core::Message operator()(const TreasuryLooted& event) const {
        return {INTENDANT_TR("{to} takes the treasury of {from}: {amount} IPC."),
                {{"to", power(event.to)}, {"from", power(event.from)}, {"amount", number(event.amount.amount)}}};
    }
    core::Message operator()(const BattleBegun& event) const {
        switch (event.kind) {
        case BattleKind::Raid:
            return {INTENDANT_TR("The strategic bombing raid on {space} begins."), {{"space", space(event.space)}}};
        case BattleKind::Sea:
            return {INTENDANT_TR("The sea battle in {space} begins."), {{"space", space(event.space)}}};
        case BattleKind::Land:
            break;
        }
        return {event.amphibious ? INTENDANT_TR("The amphibious assault on {space} begins.")
                                 : INTENDANT_TR("The battle for {space} begins."),
                {{"space", space(event.space)}}};
    }
    core::Message operator()(const BattleStepReached& event) const {
        const Parameters parameters{{"round", number(event.round)}, {"step", name(event.step)}};
        return {event.step == BattleStep::RaidDamage ? INTENDANT_TR("{step}.") : INTENDANT_TR("Round {round}: {step}."), parameters};
    }
    core::Message operator()(const ColumnFired& event) const {
        const Parameters parameters{{"power", power(event.group.power)},
                                    {"column", number(event.group.column)},
                                    {"dice", number(event.group.dice)},
                                    {"faces", faces_of(event.dice)},
                                    {"hits", number(event.hits)}};
        if (event.step == BattleStep::RaidDamage) {
            return {INTENDANT_TR("{power} throws {faces} for damage."), parameters};
        }
        return {INTENDANT_TR("{power} throws column {column}: {faces}; hits: {hits}."), parameters};
    }
    core::Message operator()(const LossesTaken& event) const {
        const Parameters parameters{{"units", losses_by_power(event.units)}};
        if (event.chosen_by_attacker) { // C-62
            return {event.behind_casualty_line
                        ? INTENDANT_TR("The allies did not agree, and the attacker chose. Behind the casualty line: {units}.")
                        : INTENDANT_TR("The allies did not agree, and the attacker chose. Lost: {units}."),
                    parameters};
        }
        return {event.behind_casualty_line ? INTENDANT_TR("Behind the casualty line: {units}.") : INTENDANT_TR("Lost: {units}."),
                parameters};
    }
    core::Message operator()(const CasualtiesRemoved& event) const {
        return {INTENDANT_TR("Casualties are removed: {units}."), {{"units", list_of(event.units)}}};
    }
    core::Message operator()(const SubmarinesWithdrew& event) const {
        if (!event.to) {
            return {INTENDANT_TR("The submarines stay."), {}};
        }
        return {INTENDANT_TR("{units} {units:withdraws|withdraw} to {space}."),
                {{"units", list_of(event.after)}, {"space", space(*event.to)}}};
    }
    core::Message operator()(const SupportWaived& event) const {
        return {INTENDANT_TR("Support shots waived in the landing in {space}: {shots}."),
                {{"space", space(event.space)}, {"shots", number(event.shots)}}};
    }
    core::Message operator()(const AttackerRetreated& event) const {
        const bool breaks_off = !event.after.empty() && std::ranges::all_of(event.after, [&](const Stack& stack) {
            return is_aircraft(stack.unit) && !event.before.empty() && stack.space == event.before.front().space;
        });
        if (breaks_off) { // C-36
            return {INTENDANT_TR("The attacking aircraft break off; they fly home in non-combat movement."), {}};
        }
        return {INTENDANT_TR("The attacker retreats to {space}."), {{"space", space(event.to)}}};
    }
    core::Message operator()(const BattleEnded& event) const { return {result(event.result), {{"space", space(event.space)}}}; }
    static std::string result(BattleResult result) {
        switch (result) {
        case BattleResult::AttackerWon:
            return INTENDANT_TR("The battle in {space} is over: the attacker has won.");
        case BattleResult::DefenderWon:
            return INTENDANT_TR("The battle in {space} is over: the defender has won.");
        case BattleResult::BothDestroyed:
            return INTENDANT_TR("The battle in {space} is over: both sides are destroyed.");
        case BattleResult::Retreat:
            return INTENDANT_TR("The battle in {space} is over: the attacker has left.");
        case BattleResult::NothingLeftToFight:
            return INTENDANT_TR("The battle in {space} is over: nothing is left to fight.");
        }
        return {};
    }
    core::Message operator()(const RaidPaid& event) const {
        return {INTENDANT_TR("{owner} pays {paid} of {damage} IPC of bomb damage."),
                {{"owner", power(event.owner)}, {"paid", number(event.paid.amount)}, {"damage", number(event.damage.amount)}}};
    }
    core::Message operator()(const RocketFired& event) const {
        return {INTENDANT_TR("{power} fires a rocket from {from} at {target}: {owner} pays {paid} IPC."),
                {{"power", power(event.power)},
                 {"from", space(event.from)},
                 {"target", space(event.target)},
                 {"owner", power(event.owner)},
                 {"paid", number(event.paid.amount)}}};
    }
    core::Message operator()(const UnitsPlaced& event) const {
        return {INTENDANT_TR("{power} places {units} in {space}."),
                {{"power", power(event.power)}, {"units", list_of(event.units)}, {"space", space(event.space)}}};
    }
    core::Message operator()(const UnitsForfeited& event) const {
        return {INTENDANT_TR("{units} of {power} found no place and {units:is|are} lost."),
                {{"units", list_of(event.units)}, {"power", power(event.power)}}};
    }
    core::Message operator()(const UnitsLost& event) const {
        return {INTENDANT_TR("Without a landing place and lost: {units}."), {{"units", list_of(event.units)}}};
    }
    core::Message operator()(const IncomeCollected& event) const {
        std::int64_t income = 0; // what a file says may be any number
        if (__builtin_sub_overflow(event.production.amount, event.debt_paid.amount, &income)) {
            income = event.production.amount;
        }
        return {INTENDANT_TR("{power} collects {income} IPC."), {{"power", power(event.power)}, {"income", number(income)}}};
    }
    core::Message operator()(const ActionBegun& event) const {
        return {INTENDANT_TR("{power} goes on to {action}."), {{"power", power(player)}, {"action", name(event.action)}}};
    }
    core::Message operator()(const TurnEnded& event) const {
        return {INTENDANT_TR("The turn of {power} ends; {next} is next, in round {round}."),
                {{"power", power(event.power)}, {"next", power(event.next)}, {"round", number(event.next_round)}}};
    }
    core::Message operator()(const GameEnded& event) const {
        const auto& outcome = event.outcome;
        if (!outcome.winner) {
            return {INTENDANT_TR("The table leaves the game unfinished."), {}};
        }
        auto winners = outcome.individual_winner ? power(*outcome.individual_winner) : std::string{"-"};
        for (const auto each : outcome.tied_with) {
            winners += ", " + power(each);
        }
        const Parameters parameters{{"alliance", "@alliance:" + std::string{id_of(*outcome.winner)}}, {"power", winners}};
        switch (outcome.ending) {
        case Ending::Military:
            return {INTENDANT_TR("Military victory: {alliance} win; individual winner {power}."), parameters};
        case Ending::Economic:
            return {INTENDANT_TR("Economic victory: {alliance} win; individual winner {power}."), parameters};
        case Ending::Concession:
            return {INTENDANT_TR("The other side concedes: {alliance} win; individual winner {power}."), parameters};
        case Ending::Unfinished:
            break;
        }
        return {INTENDANT_TR("The table leaves the game unfinished and names {alliance} the winner."), parameters};
    }
    core::Message operator()(const GunOverflown& event) const {
        return {INTENDANT_TR("Aircraft fly over the gun in {space}, which may fire at them."), {{"space", space(event.flight.gun)}}};
    }
    core::Message operator()(const OverflightFired& event) const {
        return {INTENDANT_TR("The gun in {space} fires at the aircraft flying over: {faces}; shot down: {units}."),
                {{"space", space(event.flight.gun)},
                 {"faces", faces_of(event.dice)},
                 {"units", event.lost.empty() ? "-" : list_of(event.lost)}}};
    }
    core::Message operator()(const OverflightWaived& event) const {
        return {INTENDANT_TR("The gun in {space} does not fire at the aircraft that flew over it."), {{"space", space(event.flight.gun)}}};
    }
    core::Message operator()(const MoneyPaid& event) const {
        const Parameters parameters{{"from", event.from ? power(*event.from) : "-"},
                                    {"to", event.to ? power(*event.to) : "-"},
                                    {"amount", number(event.amount.amount)},
                                    {"purpose", core::words(event.purpose)}};
        if (!event.from) {
            return {INTENDANT_TR("The bank pays {to} {amount} IPC. {purpose}"), parameters};
        }
        return {event.to ? INTENDANT_TR("{from} pays {to} {amount} IPC. {purpose}")
                         : INTENDANT_TR("{from} pays the bank {amount} IPC. {purpose}"),
                parameters};
    }
    core::Message operator()(const OptionsChanged& event) const {
        return {INTENDANT_TR("The table changes its options{reason}."), {{"reason", in_brackets(event.reason)}}};
    }
    core::Message operator()(const TreasuryCorrected& event) const {
        return {INTENDANT_TR("Correction: the treasury of {power} is {after} IPC, not {before}{reason}."),
                {{"power", power(event.power)},
                 {"after", number(event.after.amount)},
                 {"before", number(event.before.amount)},
                 {"reason", in_brackets(event.reason)}}};
    }
    core::Message operator()(const UnitsCorrected& event) const {
        const auto count = [](const std::vector<Stack>& stacks) {
            std::int64_t sum = 0;
            for (const auto& stack : stacks) {
                sum += stack.count;
            }
            return number(sum);
        };
        const auto cargo = cargo_list(event.after);
        const auto cargo_before = cargo_list(event.before);
        const bool loads = cargo != cargo_before;
        if (!loads && count(event.after) == count(event.before)) {
            return past(event);
        }
        if (loads && count(event.after) == count(event.before)) {
            return {INTENDANT_TR("Correction: aboard the transports of {power} in {space}: {cargo}, not {before}{reason}."),
                    {{"power", power(event.power)},
                     {"space", space(event.space)},
                     {"cargo", cargo.empty() ? "-" : cargo},
                     {"before", cargo_before.empty() ? "-" : cargo_before},
                     {"reason", in_brackets(event.reason)}}};
        }
        return {loads ? INTENDANT_TR("Correction: {unit} of {power} in {space}: {after}, not {before}; aboard: {cargo}{reason}.")
                      : INTENDANT_TR("Correction: {unit} of {power} in {space}: {after}, not {before}{reason}."),
                {{"unit", name(event.unit)},
                 {"cargo", cargo.empty() ? "-" : cargo},
                 {"power", power(event.power)},
                 {"space", space(event.space)},
                 {"after", count(event.after)},
                 {"before", count(event.before)},
                 {"reason", in_brackets(event.reason)}}};
    }
    /// As many pieces stand there as before: what the turn has brought them is set right.
    core::Message past(const UnitsCorrected& event) const {
        auto before = event.before;
        std::vector<Stack> changed;
        for (const auto& stack : event.after) {
            if (holds_stack(before, stack)) {
                take_stack(before, stack);
            } else {
                changed.push_back(stack);
            }
        }
        const bool one_origin = !changed.empty() && std::ranges::all_of(changed, [&](const Stack& stack) {
            return stack.entered_from && stack.entered_from == changed.front().entered_from;
        });
        const bool from = one_origin && std::ranges::none_of(
                                            before, [&](const Stack& stack) { return stack.entered_from == changed.front().entered_from; });
        const bool fight =
            !changed.empty() && std::ranges::all_of(changed, &Stack::attacking) && std::ranges::none_of(before, &Stack::attacking);
        return {from    ? INTENDANT_TR("Correction: {units} of {power} in {space} came from {from}{reason}.")
                : fight ? INTENDANT_TR("Correction: {units} of {power} in {space} have come to fight{reason}.")
                        : INTENDANT_TR("Correction: what this turn has brought {units} of {power} in {space} is set right{reason}."),
                {{"units", changed.empty() ? list_of(event.unit, 0) : list_of(changed)},
                 {"power", power(event.power)},
                 {"space", space(event.space)},
                 {"from", from ? space(*changed.front().entered_from) : "-"},
                 {"reason", in_brackets(event.reason)}}};
    }
    core::Message operator()(const ControllerCorrected& event) const {
        if (event.after && !event.units_after.empty()) {
            return {INTENDANT_TR("Correction: {power} controls {space}, and with it: {units}{reason}."),
                    {{"power", power(*event.after)},
                     {"space", space(event.space)},
                     {"units", list_of(event.units_after)},
                     {"reason", in_brackets(event.reason)}}};
        }
        return {event.after ? INTENDANT_TR("Correction: {power} controls {space}{reason}.")
                            : INTENDANT_TR("Correction: nobody controls {space}{reason}."),
                {{"power", event.after ? power(*event.after) : "-"}, {"space", space(event.space)}, {"reason", in_brackets(event.reason)}}};
    }
    core::Message operator()(const WeaponCorrected& event) const {
        return {event.owned ? INTENDANT_TR("Correction: {power} has developed {weapon}{reason}.")
                            : INTENDANT_TR("Correction: {power} has not developed {weapon}{reason}."),
                {{"power", power(event.power)}, {"weapon", name(event.weapon)}, {"reason", in_brackets(event.reason)}}};
    }
    core::Message operator()(const DebtCorrected& event) const {
        return {INTENDANT_TR("Correction: {power} owes the bank {after} IPC for bombs, not {before}{reason}."),
                {{"power", power(event.power)},
                 {"after", number(event.after.amount)},
                 {"before", number(event.before.amount)},
                 {"reason", in_brackets(event.reason)}}};
    }
    core::Message operator()(const WaitingCorrected& event) const {
        return {INTENDANT_TR("Correction: {unit} of {power} waiting to be placed: {after}, not {before}{reason}."),
                {{"unit", name(event.unit)},
                 {"power", power(event.power)},
                 {"after", number(event.after)},
                 {"before", number(event.before)},
                 {"reason", in_brackets(event.reason)}}};
    }
    core::Message operator()(const SeatsCorrected& event) const {
        std::string seats;
        for (const auto& seated : event.after) {
            std::string played;
            for (const auto each : seated.powers) {
                played += (played.empty() ? "" : ", ") + name(each);
            }
            seats += (seats.empty() ? "" : "; ") + core::words(seated.name) + ": " + played;
        }
        return {INTENDANT_TR("Correction: who plays from now on: {seats}{reason}."),
                {{"seats", seats}, {"reason", in_brackets(event.reason)}}};
    }
    core::Message operator()(const FactsCorrected& event) const {
        const auto& said = event.after;
        const auto of_spaces = [&](std::string sentence, const std::vector<SpaceId>& spaces) {
            return core::Message{std::move(sentence), {{"spaces", list(spaces)}, {"reason", in_brackets(event.reason)}}};
        };
        const auto plain = [&](std::string sentence) {
            return core::Message{std::move(sentence), {{"reason", in_brackets(event.reason)}}};
        };
        if (said.round) {
            return {INTENDANT_TR("Correction: this is round {round}{reason}."),
                    {{"round", number(*said.round)}, {"reason", in_brackets(event.reason)}}};
        }
        if (said.action) {
            return {INTENDANT_TR("Correction: the Action that is played is {action}{reason}."),
                    {{"action", name(*said.action)}, {"reason", in_brackets(event.reason)}}};
        }
        if (said.first_turn_started) {
            return plain(*said.first_turn_started ? INTENDANT_TR("Correction: the first turn has begun{reason}.")
                                                  : INTENDANT_TR("Correction: the first turn has not begun{reason}."));
        }
        if (said.researched) {
            return plain(*said.researched ? INTENDANT_TR("Correction: this turn's research has been thrown{reason}.")
                                          : INTENDANT_TR("Correction: this turn's research has not been thrown{reason}."));
        }
        if (said.bought) {
            return plain(*said.bought ? INTENDANT_TR("Correction: units have been bought this turn{reason}.")
                                      : INTENDANT_TR("Correction: no units have been bought this turn{reason}."));
        }
        if (said.breakthroughs) {
            return {INTENDANT_TR("Correction: developments still to be thrown for: {count}{reason}."),
                    {{"count", number(*said.breakthroughs)}, {"reason", in_brackets(event.reason)}}};
        }
        if (said.rocket_fired) {
            return plain(*said.rocket_fired ? INTENDANT_TR("Correction: a rocket has been fired this turn{reason}.")
                                            : INTENDANT_TR("Correction: no rocket has been fired this turn{reason}."));
        }
        if (said.taken) {
            std::vector<SpaceId> spaces;
            for (const auto& row : *said.taken) {
                spaces.push_back(row.space);
            }
            return of_spaces(INTENDANT_TR("Correction: taken this turn: {spaces}{reason}."), spaces);
        }
        if (said.battle_sites) {
            return of_spaces(INTENDANT_TR("Correction: battles were fought this turn in: {spaces}{reason}."), *said.battle_sites);
        }
        if (said.placed) {
            std::string placed;
            for (const auto& row : *said.placed) {
                placed += (placed.empty() ? "" : ", ") + space(row.space) + " " + number(row.placed);
            }
            return {INTENDANT_TR("Correction: units that complexes have placed this turn: {placed}{reason}."),
                    {{"placed", placed.empty() ? "-" : placed}, {"reason", in_brackets(event.reason)}}};
        }
        if (said.paid_neutrals) {
            return of_spaces(INTENDANT_TR("Correction: neutrals whose overflight has been paid for: {spaces}{reason}."),
                             *said.paid_neutrals);
        }
        if (said.lost_complexes) {
            return of_spaces(INTENDANT_TR("Correction: original complexes that their first owner has lost once: {spaces}{reason}."),
                             *said.lost_complexes);
        }
        return of_spaces(INTENDANT_TR("Correction: the attack came from: {spaces}{reason}."),
                         said.origins.value_or(std::vector<SpaceId>{}));
    }
    core::Message operator()(const BoardCounted& event) const {
        return {INTENDANT_TR("Counted, and right{reason}."), {{"reason", in_brackets(event.reason)}}};
    }
    core::Message operator()(const ContradictionsLeft& event) const {
        std::vector<SpaceId> spaces;
        for (const auto& each : event.left) {
            if (std::ranges::count(spaces, each.space) == 0) {
                spaces.push_back(each.space);
            }
        }
        return {spaces.empty() ? INTENDANT_TR("Nothing that was let stand contradicts the board any more.")
                               : INTENDANT_TR("The turn ends although something has still to be counted ({spaces})."),
                {{"spaces", list(spaces)}}};
    }
};

struct Rolls {
    const State& before;

    using Result = std::vector<core::Roll>;

    Result operator()(const ResearchThrown& event) const {
        return core::rolls_of(event.dice, "research", std::string{id_of(event.power)}, 0);
    }
    Result operator()(const WeaponDeveloped& event) const {
        return core::rolls_of(event.dice, "development", std::string{id_of(event.power)}, 0);
    }
    Result operator()(const ColumnFired& event) const {
        const auto& space = (*before.tables)[before.battle->space].id;
        const bool damage = event.step == BattleStep::RaidDamage;
        return core::rolls_of(event.dice, damage ? "raid on " + space : "battle in " + space, std::string{id_of(event.group.power)},
                              damage ? 0 : event.group.column);
    }
    Result operator()(const OverflightFired& event) const {
        return core::rolls_of(event.dice, "gun in " + (*before.tables)[event.flight.gun].id, "", 1);
    }
    Result operator()(const RocketFired& event) const {
        return core::rolls_of(event.dice, "rocket at " + (*before.tables)[event.target].id, std::string{id_of(event.power)}, 0);
    }
    Result operator()(
        const core::OneOf<OverflightWaived, GameBegun, BidTaken, UnitsBought, UnitsMoved, TransportLoaded, TransportUnloaded,
                          NeutralityViolated, TerritoryTaken, TreasuryLooted, BattleBegun, BattleStepReached, LossesTaken,
                          CasualtiesRemoved, SubmarinesWithdrew, AttackerRetreated, BattleEnded, RaidPaid, UnitsPlaced, UnitsForfeited,
                          UnitsLost, IncomeCollected, ActionBegun, TurnEnded, GameEnded, TreasuryCorrected, UnitsCorrected,
                          ControllerCorrected, GunOverflown, MoneyPaid, OptionsChanged, SupportWaived, WeaponCorrected, DebtCorrected,
                          WaitingCorrected, SeatsCorrected, FactsCorrected, BoardCounted, ContradictionsLeft> auto&) const {
        return {};
    }
};

} // namespace

core::Message summary(const Tables& tables, Power player, const Event& event) { return std::visit(Summary{tables, player}, event); }

std::vector<core::Roll> rolls(const State& before, const Event& event) { return std::visit(Rolls{before}, event); }

} // namespace intendant::axis_allies
