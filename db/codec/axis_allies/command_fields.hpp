#pragma once

#include "db/codec/axis_allies/state_fields.hpp"

/// The fields of every command of Axis & Allies.

namespace intendant::axis_allies {

INTENDANT_FIELDS(ControlRow, space, power);
INTENDANT_FIELDS(UnitCount, unit, count);
INTENDANT_FIELDS(UnitRow, space, power, unit, count);
INTENDANT_FIELDS(TreasuryRow, power, amount);
INTENDANT_FIELDS(WaitingRow, power, unit, count);
INTENDANT_FIELDS(WeaponRow, power, weapon);
INTENDANT_FIELDS(DevelopmentRow, power, weapon, owned);
INTENDANT_FIELDS(Past, count, from, started_at, moved, attacking, fought, landed, raiding, halted, fresh, in_trust);
INTENDANT_FIELDS(PastRow, space, power, unit, past);
INTENDANT_FIELDS(PlacedRow, space, placed);
INTENDANT_FIELDS(Facts, round, action, first_turn_started, researched, bought, breakthroughs, rocket_fired, taken, battle_sites, placed,
                 paid_neutrals, lost_complexes, origins);
INTENDANT_FIELDS(CarriedUnits, power, unit, count);
INTENDANT_FIELDS(ShipLoad, units);
INTENDANT_FIELDS(ShipRow, space, power, load);
INTENDANT_FIELDS(Situation, optional(empty_board), optional(round), optional(power), optional(action), optional("owners", controllers),
                 optional(units), optional(treasuries), optional(weapons), optional(ships), optional(debts), optional(waiting),
                 optional(past), optional(facts));
INTENDANT_FIELDS(BeginGame, optional(options), optional(players), optional(situation));
INTENDANT_FIELDS(Bid, power, optional(amount), optional(units));
INTENDANT_FIELDS(Research, dice);
INTENDANT_FIELDS(Develop, dice);
INTENDANT_FIELDS(BuyUnits, units);
INTENDANT_FIELDS(MoveUnits, units, from, to, optional(path), optional(raid), optional(ships), optional(aboard));
INTENDANT_FIELDS(LoadTransport, units, from, zone, ship);
INTENDANT_FIELDS(UnloadTransport, units, zone, to, ship);
INTENDANT_FIELDS(EnteredForce, power, unit, count);
INTENDANT_FIELDS(BeginBattle, space, optional(raid), optional(forces), support);
INTENDANT_FIELDS(FireAtOverflight, gun, dice, optional(losses));
INTENDANT_FIELDS(Pay, from, to, amount, optional(purpose));
INTENDANT_FIELDS(Capture, space);
INTENDANT_FIELDS(ChangeOptions, options, optional(reason));
INTENDANT_FIELDS(Stocktake, optional(units), optional("owners", controllers), optional(treasuries), optional(whole_board), optional(reason),
                 optional(ships), optional(past), optional(debts), optional(waiting), optional(developments), optional(facts));
INTENDANT_FIELDS(FighterLanding, power, count, to);
INTENDANT_FIELDS(Fire, dice, power, column, optional(landings));
INTENDANT_FIELDS(Loss, power, unit, count, started_at, ship);
INTENDANT_FIELDS(TakeLosses, losses, optional(chosen_by_attacker), optional(landings));
INTENDANT_FIELDS(SubmarinesFrom, count, started_at, entered_from);
INTENDANT_FIELDS(WithdrawSubmarines, count, to, power, optional(which), optional(landings));
INTENDANT_FIELDS(Retreat, to, optional(landings));
INTENDANT_FIELDS(PressOn);
INTENDANT_FIELDS(FireRocket, from, target, dice);
INTENDANT_FIELDS(PlaceUnits, units, space, complex);
INTENDANT_FIELDS(CollectIncome);
INTENDANT_FIELDS(EndAction);
INTENDANT_FIELDS(Concede, alliance);
INTENDANT_FIELDS(LeaveUnfinished, winner);
INTENDANT_FIELDS(CorrectTreasury, power, amount, optional(reason));
INTENDANT_FIELDS(CorrectUnits, space, power, unit, count, optional(reason), optional(past));
INTENDANT_FIELDS(CorrectController, space, power, optional(reason));
INTENDANT_FIELDS(CorrectWeapon, power, weapon, owned, optional(reason));
INTENDANT_FIELDS(CorrectDebt, power, amount, optional(reason));
INTENDANT_FIELDS(CorrectWaiting, power, unit, count, optional(reason));
INTENDANT_FIELDS(CorrectSeats, players, optional(reason));

} // namespace intendant::axis_allies
