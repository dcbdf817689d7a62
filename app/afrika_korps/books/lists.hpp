#pragma once

#include "app/afrika_korps/books/past.hpp"
#include "app/desk/counter_pools.hpp"
#include "app/desk/list_page.hpp"
#include "app/desk/turns_page.hpp"

/// What stands in the books.
namespace intendant::app::ak {

/// What each side has of supply, its arrivals by period and die, and every entry behind these figures.
/// Rule: AK-SUP-1 to AK-SUP-17, AK-CAP-15.
ListPage::Parts supply_lists(const Read& read);
/// The reinforcements of both sides, and where the die of the Axis changes, replacements and substitutes begin.
/// Rule: AK-GEN-6, AK-CAL-2, AK-RNF-1, AK-RPL-1, AK-SUB-1, AK-SUP-3.
TurnsPage::Parts calendar(const Read& read);
/// The counters that are eliminated, wait, are at sea or at hand, of both sides.
/// Rule: AK-SET-2, AK-RNF-4, AK-RPL-1, AK-SEA-7, AK-SUB-6.
CounterPools::Parts counters_by_pool(const Read& read);
/// What each side has of replacement factors and gets, the units that they can bring back, and the entries behind them.
/// Rule: AK-RPL-1 to AK-RPL-9.
ListPage::Parts replacement_lists(const Read& read);
/// The clocks that end games: units cut off from supply with their turns, sides without a supply unit on the map, and the control of
/// fortresses and bases. Rule: AK-ISO-1 to AK-ISO-7, AK-VIC-1 to AK-VIC-4.
ListPage::Parts isolation_lists(const Read& read);
/// The dice of each side by column of the table: what came against what was to be expected, with the exact chance; and every battle.
/// Rule: AK-CRT-1.
ListPage::Parts luck_lists(const Read& read);

} // namespace intendant::app::ak
