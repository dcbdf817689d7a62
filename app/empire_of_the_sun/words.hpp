#pragma once

#include "app/base/text.hpp"
#include "app/widgets/name_match.hpp"
#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/meta.hpp"

#include <wx/bmpbndl.h>
#include <wx/colour.h>

#include <memory>
#include <string>
#include <vector>

/// What Empire of the Sun calls things, in the language of the windows, and how it colours its sides.
namespace intendant::app::es {

using namespace intendant::empire_of_the_sun;

/// As the tables have them in the language of the windows, else translated.
Names names_of(std::shared_ptr<const Tables> tables);

/// Ships as their counters have it: `BB`, `CV`.
wxString word(UnitClass unit_class);
wxString word(Nation nation);
/// `12-12`, as the counter shows it at that step; of headquarters `13-1`, range and efficiency. Rule: ES-GEN-8, ES-HQ-2.
wxString factors(const Tables& tables, UnitId unit, Step step);
/// Where a unit is: its hex, else its box, with the turn on the turn track.
wxString whereabouts(const Names& names, const Station& station);
/// `Turn 2, 1942`. Units: `number` from 1.
wxString date(const Tables& tables, int number);
/// What a track shows: its number, and the words of those that have boxes with names. Rule: ES-IND-1, ES-BUR-1.
wxString on_track(const State& state, Track track);

/// A side as it shows on the windows of this desktop, and its emblem.
wxColour shade(const Tables& tables, Side side);
wxBitmapBundle patch(const Tables& tables, Side side, int size);
/// Of an emblem in a list. Units: pixels at 100 %.
inline constexpr int list_emblem = 18;

/// The kind of all cards where that side plays one: of the others' cards none is meant by its number alone.
std::string cards_for(Side side);
/// All things of a kind by their ids: `card` also by number, what `cards_for` says, `hex` by number and name, `unit` by name.
std::vector<Nameable> things(const Tables& tables, const Names& names, const std::string& kind);
Nameable nameable(const Tables& tables, const Names& names, HexId hex);

} // namespace intendant::app::es
