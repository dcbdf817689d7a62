#pragma once

#include "app/base/text.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/name_match.hpp"
#include "model/afrika_korps/game.hpp"
#include "model/afrika_korps/meta.hpp"

#include <wx/bmpbndl.h>
#include <wx/colour.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

/// What Afrika Korps calls things, in the language of the windows, and how it colours its sides.
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
wxString word(Depth depth);
wxString word(UnitType type);
wxString word(Terrain terrain);
/// `3-1`; beyond the table in words. Rule: AK-ODD-4, AK-ODD-5.
wxString word(OddsColumn column);
/// What the table prints: `DB2`.
wxString printed(CombatResult result);
/// The name on the counter, `21/5`; supply units by their word and number.
wxString word(const Tables& tables, CounterId counter);
/// `21/5 7-7-10`; supply units and Rommel by their name alone. Rule: AK-GEN-4.
wxString with_factors(const Tables& tables, CounterId counter);
/// `7-7-10`; supply and Rommel have their movement alone.
wxString factors(const Tables& tables, CounterId counter);
wxString nationality(const Tables& tables, CounterId counter);
/// `G25 Tobruch`; the id alone where the hex has no name.
wxString word(const Tables& tables, HexId hex);
/// Where a counter is: its hex while the books know it, else its status.
wxString whereabouts(const Tables& tables, const Piece& piece);
/// `15 June 1941`; the number where the calendar has ended. Units: `number` from 1.
wxString date(const Tables& tables, int number);
/// `June 1941`.
wxString month(const Tables& tables, int number);
wxString listed(const Tables& tables, const std::vector<CounterId>& counters);
wxString listed(const Tables& tables, const std::vector<HexId>& hexes);

/// A side as it shows on the windows of this desktop, and its emblem.
wxColour shade(const Tables& tables, Side side);
wxBitmapBundle patch(const Tables& tables, Side side, int size);
/// Of an emblem in a list. Units: pixels at 100 %.
inline constexpr int list_emblem = 18;
/// The drawing in a counter's box.
std::string drawing_of(UnitType type);

/// The names of a counter: as printed, by its factors, by its id. The same printed name stands once a side at most.
Nameable nameable(const Tables& tables, CounterId counter);
Nameable nameable(const Tables& tables, HexId hex);
/// Counters or hexes for a field in which one is typed.
std::vector<NameField::Item> items(const Tables& tables, const std::vector<CounterId>& counters);
std::vector<NameField::Item> items(const Tables& tables, const std::vector<HexId>& hexes);
std::vector<NameField::Item> all_hexes(const Tables& tables);
/// Supply units of both sides are called the same: they are named with their side too.
std::vector<NameField::Item> all_counters(const Tables& tables);
/// What is named in the field.
std::optional<CounterId> chosen_counter(const Tables& tables, const NameField& field);
std::optional<HexId> chosen_hex(const Tables& tables, const NameField& field);

} // namespace intendant::app::ak
