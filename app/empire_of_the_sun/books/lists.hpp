#pragma once

#include "app/desk/counter_pools.hpp"
#include "app/desk/list_page.hpp"
#include "app/desk/markers_page.hpp"
#include "app/desk/turns_page.hpp"
#include "app/empire_of_the_sun/books/past.hpp"

/// What stands in the books.
namespace intendant::app::es {

/// The turns: cards, replacements and shipping points of each, and the units that it brings. Rule: ES-GEN-18, ES-REI-1, ES-REP-1.
TurnsPage::Parts calendar(const Read& read);
/// The printed tracks, and every number that has a marker. Rule: ES-MRK-1, ES-MRK-2, ES-MRK-4.
MarkersPage::Parts tracks(const Read& read);
/// The units by side and place, with their step, and the entries that brought them there. Rule: ES-GEN-21.
CounterPools::Parts units_by_place(const Read& read);

/// Supply of every unit on the map, those without first, with the reason. Rule: ES-SUP-2 to ES-SUP-9.
ListPage::Parts supply_list(const Read& read);
/// The fourteen, and who holds them. Rule: ES-STW-1, ES-STW-2.
ListPage::Parts resource_list(const Read& read);
/// Every change of Political Will with its cause. Rule: ES-PWL-1.
ListPage::Parts will_list(const Read& read);
/// Where each card lies, as far as the books know; those that can still come last. Rule: ES-CRD-1, ES-DRW-7, ES-DRW-8.
ListPage::Parts deck_list(const Read& read);
/// What would score, were the game to end now. Rule: ES-VPT-1.
ListPage::Parts point_list(const Read& read);
/// Dice by what they were thrown for, with the exact chance of so high a sum. Rule: ES-GEN-1.
ListPage::Parts luck_list(const Read& read);

} // namespace intendant::app::es
