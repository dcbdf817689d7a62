#pragma once

#include "model/empire_of_the_sun/tables/reading.hpp"

/// What the rows of cards say of battles. Each function names file, line and the words that it does not know.
namespace intendant::empire_of_the_sun::reading {

/// `air_naval_drm`, `ground_drm`, and the battles in which they count, from the column of the same name with `_when`. Rule: ES-BAT-9, ES-GND-8.
std::optional<DieChange> die_change(const Tables& tables, const core::CsvTable& csv, std::size_t row, const std::string& column);
/// `jp CA;CL;APD attack +2`. Rule: ES-BAT-12.
std::optional<StrengthChange> strength_change(const core::CsvTable& csv, std::size_t row);
/// `5508 not in Allied air ZOI and no US CA within 3 hexes of it`. Rule: ES-INT-8.
std::optional<Unwatched> unwatched(const Tables& tables, const core::CsvTable& csv, std::size_t row);
/// `jp CA;CL;APD 1 (may eliminate)`, several with "; " between. Rule: ES-CRD-19.
std::vector<StepLoss> step_losses(const Tables& tables, const core::CsvTable& csv, std::size_t row);
/// Whom `0-4: 1 allied naval step (...)` strikes. Rule: ES-CRD-19.
std::optional<Struck> dice_strike(const Tables& tables, const core::CsvTable& csv, std::size_t row);

} // namespace intendant::empire_of_the_sun::reading
