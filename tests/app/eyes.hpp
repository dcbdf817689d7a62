#pragma once

#include <wx/colour.h>

#include <array>

namespace intendant::test {

/// How red-green weakness is reckoned: two readings by different hands.
enum class Reading {
    Machado, ///< Machado, Oliveira, Fernandes 2009, severity 1
    Vienot   ///< Viénot, Brettel, Mollon 1999
};
enum class Eye { Every, Deuteranope, Protanope };

/// L*, a*, b* under D65.
using Lab = std::array<double, 3>;

/// The colour as that eye has it.
Lab seen(const wxColour& colour, Eye eye, Reading reading);

/// CIEDE2000, as Sharma, Wu and Dalal wrote it down in 2005; 1 can just be told apart side by side.
double difference(const Lab& one, const Lab& other);

/// The least difference of two colours in every eye and every reading.
double least_difference(const wxColour& one, const wxColour& other);

} // namespace intendant::test
