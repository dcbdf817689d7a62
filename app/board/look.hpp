#pragma once

#include <wx/colour.h>
#include <wx/string.h>

#include <optional>
#include <string>
#include <vector>

/// What a game wants to see on its board. The board compares looks to find out what changed.
namespace intendant::app::board {

/// A drawing of `resources/icons` in a colour.
struct Picture {
    std::string icon; ///< empty: none
    wxColour colour;

    friend bool operator==(const Picture&, const Picture&) = default;
};

/// The face of a counter: the drawing above in the colour of its side, on a light ground of the same colour, and figures below.
struct CounterFace {
    wxString figures;
    std::string pattern{}; ///< drawing of a tile over the ground, for a table that wants patterns
    bool done{false};      ///< quieter: it has nothing left to do
    wxString mark{};       ///< in the upper corner
    bool turned{false};    ///< it lies on its weaker side: a band runs across it

    friend bool operator==(const CounterFace&, const CounterFace&) = default;
};

/// Pieces of one kind that stand together.
struct StackLook {
    std::string key; ///< what the game calls it; empty for what cannot be taken up
    Picture picture;
    wxString number;    ///< in the corner: how many, or a value; empty: none
    bool framed{false}; ///< stands on something: is carried
    bool disc{false};   ///< a disc in the colour with the number alone, large; without a number the drawing
    std::optional<CounterFace> face{};
    int strength{0}; ///< of those for which there is no room the strongest stands for all

    friend bool operator==(const StackLook&, const StackLook&) = default;
};

/// The key of all stacks that lie on one another together.
inline const char* const whole_pile = "*";

struct SpaceLook {
    wxString label;
    wxString value{};             ///< beside the label, quieter: what the space is worth
    std::optional<wxColour> fill; ///< the owner's colour; land without one is nobody's
    std::string pattern;          ///< drawing of a tile over the fill, for a table that wants patterns
    std::vector<StackLook> stacks;
    bool piled{false};              ///< the stacks lie on one another, the first on top; they fan out under the pointer
    std::optional<Picture> badge{}; ///< whose it is: beside what stands on a hex, or before the name of land, at any scale

    friend bool operator==(const SpaceLook&, const SpaceLook&) = default;
};

} // namespace intendant::app::board
