#pragma once

#include "app/empire_of_the_sun/books/list_page.hpp"

/// The books that are lists.
namespace intendant::app::es {

/// Supply of every unit on the map, those without first, with the reason. Rule: ES-SUP-2 to ES-SUP-9.
ListPage::Parts supply_list();
/// The fourteen, and who holds them. Rule: ES-STW-1, ES-STW-2.
ListPage::Parts resource_list();
/// Every change of Political Will with its cause. Rule: ES-PWL-1.
ListPage::Parts will_list();
/// Where each card lies, as far as the books know; those that can still come last. Rule: ES-CRD-1, ES-DRW-7, ES-DRW-8.
ListPage::Parts deck_list();
/// What would score, were the game to end now. Rule: ES-VPT-1.
ListPage::Parts point_list();
/// Dice by what they were thrown for, with the exact chance of so high a sum. Rule: ES-GEN-1.
ListPage::Parts luck_list();

} // namespace intendant::app::es
