#pragma once

#include "db/codec/core_fields.hpp"
#include "model/axis_allies/events.hpp"

/// The fields of every command, event and state of Axis & Allies, described once for JSON and snapshots.

namespace intendant::db {

#define INTENDANT_NAMES(Type, ...)                                                                                     \
    template <>                                                                                                        \
    struct EnumNames<axis_allies::Type> {                                                                              \
        using E = axis_allies::Type;                                                                                   \
        static constexpr std::pair<E, std::string_view> names[] = {__VA_ARGS__};                                       \
    }

INTENDANT_NAMES(Power, {E::Ussr, "ussr"}, {E::Germany, "germany"}, {E::Uk, "uk"}, {E::Japan, "japan"}, {E::Usa, "usa"});
INTENDANT_NAMES(Alliance, {E::Allies, "allies"}, {E::Axis, "axis"});
INTENDANT_NAMES(Unit, {E::Infantry, "infantry"}, {E::Armor, "armor"}, {E::Fighter, "fighter"}, {E::Bomber, "bomber"},
                {E::AaGun, "aa_gun"}, {E::IndustrialComplex, "industrial_complex"}, {E::Battleship, "battleship"},
                {E::Carrier, "carrier"}, {E::Transport, "transport"}, {E::Submarine, "submarine"});
INTENDANT_NAMES(Weapon, {E::JetPower, "jet_power"}, {E::Rockets, "rockets"}, {E::SuperSubmarines, "super_submarines"},
                {E::LongRangeAircraft, "long_range_aircraft"}, {E::IndustrialTechnology, "industrial_technology"},
                {E::HeavyBombers, "heavy_bombers"});
INTENDANT_NAMES(Action, {E::ResearchAndPurchase, "research_and_purchase"}, {E::CombatMovement, "combat_movement"},
                {E::Combat, "combat"}, {E::NonCombatMovement, "non_combat_movement"}, {E::Placement, "placement"},
                {E::Income, "income"});
INTENDANT_NAMES(Edition, {E::Italian, "IT"}, {E::French, "FR2"}, {E::FrenchWithClarifications, "FR2+CL"});
INTENDANT_NAMES(Depth, {E::FullBoard, "full_board"}, {E::BankAndBattles, "bank_and_battles"}, {E::Bank, "bank"});
INTENDANT_NAMES(BattleKind, {E::Land, "land"}, {E::Sea, "sea"}, {E::Raid, "raid"});
INTENDANT_NAMES(Side, {E::Attacker, "attacker"}, {E::Defender, "defender"});
INTENDANT_NAMES(BattleStep, {E::AaFire, "aa_fire"}, {E::Bombardment, "bombardment"}, {E::FirstStrike, "first_strike"},
                {E::AttackerFire, "attacker_fire"}, {E::DefenderFire, "defender_fire"},
                {E::AttackerWithdrawal, "attacker_withdrawal"}, {E::DefenderWithdrawal, "defender_withdrawal"},
                {E::Decision, "decision"}, {E::RaidDamage, "raid_damage"});
INTENDANT_NAMES(HitScope, {E::Any, "any"}, {E::ShipsOnly, "ships_only"}, {E::AircraftOnly, "aircraft_only"});
INTENDANT_NAMES(Ending, {E::Military, "military"}, {E::Economic, "economic"}, {E::Concession, "concession"},
                {E::Unfinished, "unfinished"});
INTENDANT_NAMES(BattleResult, {E::AttackerWon, "attacker_won"}, {E::DefenderWon, "defender_won"},
                {E::BothDestroyed, "both_destroyed"}, {E::Retreat, "retreat"},
                {E::NothingLeftToFight, "nothing_left_to_fight"});

#undef INTENDANT_NAMES

#define INTENDANT_TYPE(Type, word)                                                                                     \
    template <>                                                                                                        \
    inline constexpr std::string_view json_type<axis_allies::Type> = word

INTENDANT_TYPE(BeginGame, "begin");
INTENDANT_TYPE(Bid, "bid");
INTENDANT_TYPE(Research, "research");
INTENDANT_TYPE(Develop, "develop");
INTENDANT_TYPE(BuyUnits, "buy");
INTENDANT_TYPE(MoveUnits, "move");
INTENDANT_TYPE(LoadTransport, "load");
INTENDANT_TYPE(UnloadTransport, "unload");
INTENDANT_TYPE(BeginBattle, "battle");
INTENDANT_TYPE(Fire, "fire");
INTENDANT_TYPE(TakeLosses, "losses");
INTENDANT_TYPE(WithdrawSubmarines, "withdraw");
INTENDANT_TYPE(Retreat, "retreat");
INTENDANT_TYPE(PressOn, "press_on");
INTENDANT_TYPE(FireRocket, "rocket");
INTENDANT_TYPE(PlaceUnits, "place");
INTENDANT_TYPE(CollectIncome, "collect");
INTENDANT_TYPE(EndAction, "end_action");
INTENDANT_TYPE(Concede, "concede");
INTENDANT_TYPE(LeaveUnfinished, "leave_unfinished");
INTENDANT_TYPE(CorrectTreasury, "correct_treasury");
INTENDANT_TYPE(CorrectUnits, "correct_units");
INTENDANT_TYPE(CorrectController, "correct_owner");

INTENDANT_TYPE(FireAtOverflight, "aa_fire");
INTENDANT_TYPE(Pay, "pay");
INTENDANT_TYPE(Capture, "capture");
INTENDANT_TYPE(ChangeOptions, "options");
INTENDANT_TYPE(Stocktake, "stocktake");
INTENDANT_TYPE(GunOverflown, "gun_overflown");
INTENDANT_TYPE(OverflightFired, "overflight_fired");
INTENDANT_TYPE(MoneyPaid, "money_paid");
INTENDANT_TYPE(OptionsChanged, "options_changed");

INTENDANT_TYPE(GameBegun, "game_begun");
INTENDANT_TYPE(BidTaken, "bid_taken");
INTENDANT_TYPE(ResearchThrown, "research_thrown");
INTENDANT_TYPE(WeaponDeveloped, "weapon_developed");
INTENDANT_TYPE(UnitsBought, "units_bought");
INTENDANT_TYPE(UnitsMoved, "units_moved");
INTENDANT_TYPE(TransportLoaded, "transport_loaded");
INTENDANT_TYPE(TransportUnloaded, "transport_unloaded");
INTENDANT_TYPE(NeutralityViolated, "neutrality_violated");
INTENDANT_TYPE(TerritoryTaken, "territory_taken");
INTENDANT_TYPE(TreasuryLooted, "treasury_looted");
INTENDANT_TYPE(BattleBegun, "battle_begun");
INTENDANT_TYPE(BattleStepReached, "battle_step_reached");
INTENDANT_TYPE(ColumnFired, "column_fired");
INTENDANT_TYPE(LossesTaken, "losses_taken");
INTENDANT_TYPE(CasualtiesRemoved, "casualties_removed");
INTENDANT_TYPE(SubmarinesWithdrew, "submarines_withdrew");
INTENDANT_TYPE(AttackerRetreated, "attacker_retreated");
INTENDANT_TYPE(BattleEnded, "battle_ended");
INTENDANT_TYPE(RaidPaid, "raid_paid");
INTENDANT_TYPE(RocketFired, "rocket_fired");
INTENDANT_TYPE(UnitsPlaced, "units_placed");
INTENDANT_TYPE(UnitsForfeited, "units_forfeited");
INTENDANT_TYPE(UnitsLost, "units_lost");
INTENDANT_TYPE(IncomeCollected, "income_collected");
INTENDANT_TYPE(ActionBegun, "action_begun");
INTENDANT_TYPE(TurnEnded, "turn_ended");
INTENDANT_TYPE(GameEnded, "game_ended");
INTENDANT_TYPE(TreasuryCorrected, "treasury_corrected");
INTENDANT_TYPE(UnitsCorrected, "units_corrected");
INTENDANT_TYPE(ControllerCorrected, "owner_corrected");

#undef INTENDANT_TYPE

} // namespace intendant::db

namespace intendant::axis_allies {

#define INTENDANT_DESCRIBE(Type)                                                                                       \
    template <class V, db::FieldsOf<Type> S>                                                                           \
    void describe([[maybe_unused]] V& visit, [[maybe_unused]] S& s)

INTENDANT_DESCRIBE(SpaceId) { visit("index", s.index); }
template <class V, class Key, class T, std::size_t N>
void describe(V& visit, PerKey<Key, T, N>& s) {
    visit("values", s.values);
}
template <class V, class Key, class T, std::size_t N>
void describe(V& visit, const PerKey<Key, T, N>& s) {
    visit("values", s.values);
}
INTENDANT_DESCRIBE(Options) {
    visit("edition", s.edition);
    visit("depth", s.depth);
    for (const auto& option : switches) {
        visit(option.id.data(), s.*option.on);
    }
}
INTENDANT_DESCRIBE(Cargo) {
    visit("owner", s.owner);
    visit("unit", s.unit);
    visit("count", s.count);
    visit.optional("boarded_this_turn", s.boarded_this_turn);
    visit("landing", s.landing);
}
INTENDANT_DESCRIBE(Stack) {
    visit("space", s.space);
    visit("owner", s.owner);
    visit("unit", s.unit);
    visit("count", s.count);
    visit.optional("cargo", s.cargo);
    visit.optional("moved", s.moved);
    visit("started_at", s.started_at);
    visit("entered_from", s.entered_from);
    visit.optional("attacking", s.attacking);
    visit.optional("fought", s.fought);
    visit.optional("landed", s.landed);
    visit.optional("raiding", s.raiding);
    visit.optional("halted", s.halted);
    visit.optional("fresh", s.fresh);
    visit.optional("in_trust", s.in_trust);
}
INTENDANT_DESCRIBE(TakenTerritory) {
    visit("space", s.space);
    visit("before", s.before);
}
INTENDANT_DESCRIBE(ComplexUse) {
    visit("space", s.space);
    visit("placed", s.placed);
}
INTENDANT_DESCRIBE(Overflight) {
    visit("gun", s.gun);
    visit("at", s.at);
    visit("aircraft", s.aircraft);
}
INTENDANT_DESCRIBE(Turn) {
    visit("round", s.round);
    visit("power", s.power);
    visit("action", s.action);
    visit("researched", s.researched);
    visit("bought", s.bought);
    visit("breakthroughs", s.breakthroughs);
    visit("rocket_fired", s.rocket_fired);
    visit("income_collected", s.income_collected);
    visit("taken", s.taken);
    visit("battle_sites", s.battle_sites);
    visit("complex_uses", s.complex_uses);
    visit("overflights", s.overflights);
}
INTENDANT_DESCRIBE(PowerState) {
    visit("treasury", s.treasury);
    visit("debt", s.debt);
    visit("waiting", s.waiting);
    visit("weapons", s.weapons);
}
INTENDANT_DESCRIBE(FireGroup) {
    visit("power", s.power);
    visit("column", s.column);
    visit("dice", s.dice);
    visit("scope", s.scope);
}
INTENDANT_DESCRIBE(OwedHits) {
    visit("side", s.side);
    visit("hits", s.hits);
    visit("scope", s.scope);
    visit("removed_at_once", s.removed_at_once);
}
INTENDANT_DESCRIBE(Battle) {
    visit("space", s.space);
    visit("kind", s.kind);
    visit("round", s.round);
    visit("step", s.step);
    visit("amphibious", s.amphibious);
    visit.optional("origins", s.origins);
    visit("to_fire", s.to_fire);
    visit("owed", s.owed);
    visit("casualties", s.casualties);
    visit("attackers_withdrew_to", s.attackers_withdrew_to);
    visit("defenders_withdrew_to", s.defenders_withdrew_to);
}
INTENDANT_DESCRIBE(Outcome) {
    visit("ending", s.ending);
    visit("winner", s.winner);
    visit("individual_winner", s.individual_winner);
    visit.optional("tied_with", s.tied_with);
}
INTENDANT_DESCRIBE(Player) {
    visit("name", s.name);
    visit("powers", s.powers);
}
INTENDANT_DESCRIBE(State) { // the tables are not part of the record
    visit("options", s.options);
    visit("players", s.players);
    visit("begun", s.begun);
    visit("first_turn_started", s.first_turn_started);
    visit("turn", s.turn);
    visit("powers", s.powers);
    visit("controllers", s.controllers);
    visit("stacks", s.stacks);
    visit("lost_complexes", s.lost_complexes);
    visit("battle", s.battle);
    visit("outcome", s.outcome);
}

INTENDANT_DESCRIBE(ControlRow) {
    visit("space", s.space);
    visit("power", s.power);
}
INTENDANT_DESCRIBE(UnitCount) {
    visit("unit", s.unit);
    visit("count", s.count);
}
INTENDANT_DESCRIBE(UnitRow) {
    visit("space", s.space);
    visit("power", s.power);
    visit("unit", s.unit);
    visit("count", s.count);
}
INTENDANT_DESCRIBE(TreasuryRow) {
    visit("power", s.power);
    visit("amount", s.amount);
}
INTENDANT_DESCRIBE(WeaponRow) {
    visit("power", s.power);
    visit("weapon", s.weapon);
}
INTENDANT_DESCRIBE(Situation) {
    visit.optional("empty_board", s.empty_board);
    visit.optional("round", s.round);
    visit.optional("power", s.power);
    visit.optional("action", s.action);
    visit.optional("owners", s.controllers);
    visit.optional("units", s.units);
    visit.optional("treasuries", s.treasuries);
    visit.optional("weapons", s.weapons);
}
INTENDANT_DESCRIBE(BeginGame) {
    visit.optional("options", s.options);
    visit.optional("players", s.players);
    visit.optional("situation", s.situation);
}
INTENDANT_DESCRIBE(Bid) {
    visit("power", s.power);
    visit.optional("amount", s.amount);
    visit.optional("units", s.units);
}
INTENDANT_DESCRIBE(Research) { visit("dice", s.dice); }
INTENDANT_DESCRIBE(Develop) { visit("dice", s.dice); }
INTENDANT_DESCRIBE(BuyUnits) { visit("units", s.units); }
INTENDANT_DESCRIBE(MoveUnits) {
    visit("units", s.units);
    visit("from", s.from);
    visit("to", s.to);
    visit.optional("path", s.path);
    visit.optional("raid", s.raid);
}
INTENDANT_DESCRIBE(LoadTransport) {
    visit("units", s.units);
    visit("from", s.from);
    visit("zone", s.zone);
}
INTENDANT_DESCRIBE(UnloadTransport) {
    visit("units", s.units);
    visit("zone", s.zone);
    visit("to", s.to);
}
INTENDANT_DESCRIBE(EnteredForce) {
    visit("power", s.power);
    visit("unit", s.unit);
    visit("count", s.count);
}
INTENDANT_DESCRIBE(BeginBattle) {
    visit("space", s.space);
    visit.optional("raid", s.raid);
    visit.optional("forces", s.forces);
}
INTENDANT_DESCRIBE(FireAtOverflight) {
    visit("gun", s.gun);
    visit("dice", s.dice);
    visit.optional("losses", s.losses);
}
INTENDANT_DESCRIBE(Pay) {
    visit("from", s.from);
    visit("to", s.to);
    visit("amount", s.amount);
    visit.optional("purpose", s.purpose);
}
INTENDANT_DESCRIBE(Capture) { visit("space", s.space); }
INTENDANT_DESCRIBE(ChangeOptions) {
    visit("options", s.options);
    visit.optional("reason", s.reason);
}
INTENDANT_DESCRIBE(Stocktake) {
    visit.optional("units", s.units);
    visit.optional("owners", s.controllers);
    visit.optional("treasuries", s.treasuries);
    visit.optional("whole_board", s.whole_board);
    visit.optional("reason", s.reason);
}
INTENDANT_DESCRIBE(Fire) {
    visit("dice", s.dice);
    visit("power", s.power);
    visit("column", s.column);
}
INTENDANT_DESCRIBE(Loss) {
    visit("power", s.power);
    visit("unit", s.unit);
    visit("count", s.count);
    visit("started_at", s.started_at);
}
INTENDANT_DESCRIBE(TakeLosses) {
    visit("losses", s.losses);
    visit.optional("chosen_by_attacker", s.chosen_by_attacker);
}
INTENDANT_DESCRIBE(WithdrawSubmarines) {
    visit("count", s.count);
    visit("to", s.to);
    visit("power", s.power);
}
INTENDANT_DESCRIBE(Retreat) { visit("to", s.to); }
INTENDANT_DESCRIBE(PressOn) {}
INTENDANT_DESCRIBE(FireRocket) {
    visit("from", s.from);
    visit("target", s.target);
    visit("dice", s.dice);
}
INTENDANT_DESCRIBE(PlaceUnits) {
    visit("units", s.units);
    visit("space", s.space);
    visit("complex", s.complex);
}
INTENDANT_DESCRIBE(CollectIncome) {}
INTENDANT_DESCRIBE(EndAction) {}
INTENDANT_DESCRIBE(Concede) { visit("alliance", s.alliance); }
INTENDANT_DESCRIBE(LeaveUnfinished) { visit("winner", s.winner); }
INTENDANT_DESCRIBE(CorrectTreasury) {
    visit("power", s.power);
    visit("amount", s.amount);
    visit.optional("reason", s.reason);
}
INTENDANT_DESCRIBE(CorrectUnits) {
    visit("space", s.space);
    visit("power", s.power);
    visit("unit", s.unit);
    visit("count", s.count);
    visit.optional("reason", s.reason);
}
INTENDANT_DESCRIBE(CorrectController) {
    visit("space", s.space);
    visit("power", s.power);
    visit.optional("reason", s.reason);
}

INTENDANT_DESCRIBE(GameBegun) {
    visit("options", s.options);
    visit("players", s.players);
    visit("round", s.round);
    visit("power", s.power);
    visit("action", s.action);
    visit("owners", s.controllers);
    visit("units", s.units);
    visit("treasuries", s.treasuries);
    visit("weapons", s.weapons);
}
INTENDANT_DESCRIBE(BidTaken) {
    visit("power", s.power);
    visit("amount", s.amount);
    visit("units", s.units);
}
INTENDANT_DESCRIBE(ResearchThrown) {
    visit("power", s.power);
    visit("dice", s.dice);
    visit("paid", s.paid);
    visit("breakthroughs", s.breakthroughs);
}
INTENDANT_DESCRIBE(WeaponDeveloped) {
    visit("power", s.power);
    visit("dice", s.dice);
    visit("weapon", s.weapon);
}
INTENDANT_DESCRIBE(BoughtUnits) {
    visit("unit", s.unit);
    visit("count", s.count);
    visit("price", s.price);
}
INTENDANT_DESCRIBE(UnitsBought) {
    visit("power", s.power);
    visit("units", s.units);
    visit("paid", s.paid);
}
INTENDANT_DESCRIBE(UnitsMoved) {
    visit("power", s.power);
    visit("path", s.path);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(TransportLoaded) {
    visit("power", s.power);
    visit("from", s.from);
    visit("zone", s.zone);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(TransportUnloaded) {
    visit("power", s.power);
    visit("zone", s.zone);
    visit("to", s.to);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(NeutralityViolated) {
    visit("power", s.power);
    visit("space", s.space);
    visit("paid", s.paid);
    visit("controls", s.controls);
}
INTENDANT_DESCRIBE(GunOverflown) { visit("flight", s.flight); }
INTENDANT_DESCRIBE(OverflightFired) {
    visit("power", s.power);
    visit("flight", s.flight);
    visit("dice", s.dice);
    visit("lost", s.lost);
}
INTENDANT_DESCRIBE(MoneyPaid) {
    visit("from", s.from);
    visit("to", s.to);
    visit("amount", s.amount);
    visit("purpose", s.purpose);
}
INTENDANT_DESCRIBE(OptionsChanged) {
    visit("before", s.before);
    visit("after", s.after);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(TerritoryTaken) {
    visit("space", s.space);
    visit("by", s.by);
    visit("from", s.from);
    visit("to", s.to);
    visit("value", s.value);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(TreasuryLooted) {
    visit("from", s.from);
    visit("to", s.to);
    visit("amount", s.amount);
}
INTENDANT_DESCRIBE(BattleBegun) {
    visit("space", s.space);
    visit("kind", s.kind);
    visit("amphibious", s.amphibious);
    visit.optional("origins", s.origins);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(BattleStepReached) {
    visit("round", s.round);
    visit("step", s.step);
    visit("to_fire", s.to_fire);
}
INTENDANT_DESCRIBE(ColumnFired) {
    visit("side", s.side);
    visit("step", s.step);
    visit("group", s.group);
    visit("dice", s.dice);
    visit("hits", s.hits);
    visit("owed", s.owed);
}
INTENDANT_DESCRIBE(LossesTaken) {
    visit("side", s.side);
    visit("units", s.units);
    visit("behind_casualty_line", s.behind_casualty_line);
    visit.optional("chosen_by_attacker", s.chosen_by_attacker);
}
INTENDANT_DESCRIBE(CasualtiesRemoved) { visit("units", s.units); }
INTENDANT_DESCRIBE(SubmarinesWithdrew) {
    visit("side", s.side);
    visit("to", s.to);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(AttackerRetreated) {
    visit("to", s.to);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(BattleEnded) {
    visit("space", s.space);
    visit("kind", s.kind);
    visit("result", s.result);
    visit("before", s.before);
    visit("after", s.after);
}
INTENDANT_DESCRIBE(RaidPaid) {
    visit("attacker", s.attacker);
    visit("owner", s.owner);
    visit("damage", s.damage);
    visit("paid", s.paid);
    visit("owed", s.owed);
}
INTENDANT_DESCRIBE(RocketFired) {
    visit("power", s.power);
    visit("from", s.from);
    visit("target", s.target);
    visit("owner", s.owner);
    visit("dice", s.dice);
    visit("paid", s.paid);
    visit("owed", s.owed);
}
INTENDANT_DESCRIBE(UnitsPlaced) {
    visit("power", s.power);
    visit("space", s.space);
    visit("units", s.units);
    visit("after", s.after);
    visit("complex", s.complex);
}
INTENDANT_DESCRIBE(UnitsForfeited) {
    visit("power", s.power);
    visit("units", s.units);
}
INTENDANT_DESCRIBE(UnitsLost) { visit("units", s.units); }
INTENDANT_DESCRIBE(IncomeCollected) {
    visit("power", s.power);
    visit("production", s.production);
    visit("debt_paid", s.debt_paid);
}
INTENDANT_DESCRIBE(ActionBegun) { visit("action", s.action); }
INTENDANT_DESCRIBE(TurnEnded) {
    visit("power", s.power);
    visit("round", s.round);
    visit("next", s.next);
    visit("next_round", s.next_round);
}
INTENDANT_DESCRIBE(GameEnded) { visit("outcome", s.outcome); }
INTENDANT_DESCRIBE(TreasuryCorrected) {
    visit("power", s.power);
    visit("before", s.before);
    visit("after", s.after);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(UnitsCorrected) {
    visit("space", s.space);
    visit("power", s.power);
    visit("unit", s.unit);
    visit("before", s.before);
    visit("after", s.after);
    visit("reason", s.reason);
}
INTENDANT_DESCRIBE(ControllerCorrected) {
    visit("space", s.space);
    visit("before", s.before);
    visit("after", s.after);
    visit("reason", s.reason);
}

#undef INTENDANT_DESCRIBE

} // namespace intendant::axis_allies
