#pragma once

#include "app/base/text.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/name_match.hpp"
#include "model/risiko/game.hpp"
#include "model/risiko/meta.hpp"

#include <wx/bmpbndl.h>
#include <wx/colour.h>

#include <memory>
#include <vector>

/// What RisiKo! calls things, in the language of the windows, and how it colours them.
namespace intendant::app::rk {

using namespace intendant::risiko;

Names names_of(std::shared_ptr<const Tables> tables);

wxString word(const Tables& tables, TerritoryId territory);
wxString word(const Tables& tables, ContinentId continent);
wxString word(const Tables& tables, Colour colour);
wxString word(const Tables& tables, CardId card);
wxString word(Phase phase);
wxString word(const Tables& tables, Track track);
/// The points of a player where they count, or the game has ended; else nothing. Rule: RK-END-2, RK-END-3.
wxString points_shown(const State& state, Colour colour);
/// What the clock of TIME ATTACK says after so many seconds; nothing in a game without one. Rule: RK-TA-2.
wxString time_shown(const State& state, int seconds);
wxString word(Symbol symbol);
wxString listed(const Tables& tables, const std::vector<Colour>& colours);

/// A colour as it shows on the windows of this desktop, and a patch of it with its pattern.
wxColour shade(const Tables& tables, Colour colour);
wxBitmapBundle patch(const Tables& tables, Colour colour, int size);

/// Territories or cards for a field in which one is typed.
std::vector<NameField::Item> items(const Tables& tables, const std::vector<TerritoryId>& territories);
/// Those that can be meant first, then all others.
std::vector<NameField::Item> items_first(const Tables& tables, const std::vector<TerritoryId>& territories);
std::vector<NameField::Item> all_cards(const Tables& tables);
/// All names of a territory: in the language of the windows, then in every language.
Nameable nameable(const Tables& tables, TerritoryId id);
/// Those of every territory.
std::vector<Nameable> nameables(const Tables& tables);
/// Those of all things of a kind that forms have: territories, cards.
std::vector<Nameable> things(const Tables& tables, const std::string& kind);

} // namespace intendant::app::rk
