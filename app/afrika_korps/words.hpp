#pragma once

#include "app/base/text.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/name_match.hpp"
#include "model/afrika_korps/game.hpp"
#include "model/afrika_korps/meta.hpp"

#include <wx/bmpbndl.h>
#include <wx/colour.h>

#include <memory>
#include <vector>

/// What Afrika Korps calls things, in the language of the windows, and how it colours them.
namespace intendant::app::ak {

using namespace intendant::afrika_korps;

Names names_of(std::shared_ptr<const Tables> tables);

wxString word(Side side);
wxString word(KeyPlace place);
wxString word(Phase phase);
wxString word(Status status);
wxString word(Cause cause);
wxString word(CombatResult result);
wxString word(CaptureMethod method);
wxString word(Terrain terrain);
/// `3-1`.
wxString word(OddsColumn column);
/// As printed on the counter, `21/5`.
wxString word(const Tables& tables, CounterId counter);
/// `W15`, or `G25 Tobruch` where the hex has a name.
wxString word(const Tables& tables, HexId hex);
wxString listed(const Tables& tables, const std::vector<CounterId>& counters);
wxString listed(const Tables& tables, const std::vector<HexId>& hexes);
wxString count(std::int64_t number);
/// `7-7-10`; supply and Rommel have their movement alone.
wxString factors(const Tables& tables, CounterId counter);
/// `15 June 1941`. Units: `number` of the calendar from 1.
wxString date(const Tables& tables, int number);

/// A side's colour as it shows on the windows of this desktop, and a patch of it.
wxColour shade(const Tables& tables, Side side);
wxBitmapBundle patch(const Tables& tables, Side side, int size);
/// The drawing in a counter's box.
std::string drawing_of(UnitType type);

/// All names of a counter or a hex: what is shown first, then what is understood too.
Nameable nameable(const Tables& tables, CounterId counter);
Nameable nameable(const Tables& tables, HexId hex);
/// Counters or hexes for a field in which one is typed.
std::vector<NameField::Item> items(const Tables& tables, const std::vector<CounterId>& counters);
std::vector<NameField::Item> items(const Tables& tables, const std::vector<HexId>& hexes);
std::vector<NameField::Item> all_hexes(const Tables& tables);
/// What is named in the field.
std::optional<CounterId> chosen_counter(const Tables& tables, const NameField& field);
std::optional<HexId> chosen_hex(const Tables& tables, const NameField& field);

} // namespace intendant::app::ak
