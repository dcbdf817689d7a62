#pragma once

#include <wx/colour.h>
#include <wx/font.h>
#include <wx/window.h>

#include <cstdint>

/// How the program looks: every colour and every size of type that is not the desktop's own stands here and in theme.cpp.
namespace intendant::app::theme {

/// All distances are a multiple of this. Units: pixels at 100 %; the answer: pixels of the window's screen.
constexpr int grid = 4;
inline int space(const wxWindow* window, int steps) { return window->FromDIP(grid * steps); }

/// The four sizes of type. `Text` is the desktop's own size, the others follow it.
enum class Type { Small, Text, Title, Figure };
wxFont font(Type type, bool bold = false);

/// The colours of the desk, for light and dark desktops.
struct Desk {
    wxColour ground; ///< header, sheet, columns, strip
    wxColour page;   ///< behind what stands in the middle
    wxColour card;   ///< a card on the ground
    wxColour line;   ///< between parts, around cards
    wxColour ink;
    wxColour quiet;     ///< what explains, and what cannot be done now
    wxColour accent;    ///< what can be done now
    wxColour on_accent; ///< words on the accent
    wxColour now;       ///< the step of the turn, the seat that plays
    wxColour on_now;
    wxColour good; ///< a hit, a gain, a step that is done
    wxColour good_ground;
    wxColour bad; ///< a loss, a refusal
    wxColour bad_ground;
    wxColour warn_ground;
    wxColour mark;    ///< points at something in a window of the system's colours
    wxColour die;     ///< the face of a die, and other drawn icons
    wxColour die_ink; ///< pips and lines on it
};
const Desk& desk();

/// A certificate of the bank, told apart by the number in it; the same in the dark, as paper is.
wxColour certificate(int value);
wxColour certificate_ink();

/// The colours of the board, for light and dark desktops.
struct Board {
    wxColour sea;
    wxColour sea_line;
    wxColour sea_ink;
    wxColour decor;
    wxColour nobody; ///< land that nobody owns
    wxColour land;   ///< into which owners' colours are mixed, so that land is calm and pieces stand out
    wxColour land_line;
    wxColour paper; ///< under a piece
    wxColour ink;
    wxColour accent;      ///< selection, what is held, where it may go
    wxColour accent_line; ///< beside the accent, so that it stands out from any owner's colour
    wxColour glow;        ///< what changed last
};
const Board& board();

/// Colours that are told apart however one sees them, and patterns on the land; kept in the settings.
bool for_every_eye();
void want_for_every_eye(bool wanted);
/// A seat's colour for the desktop as it is. Units: 0xRRGGBB.
wxColour seat(std::uint32_t on_light, std::uint32_t on_dark, std::uint32_t for_every_eye);

/// The owner's colour as land wears it.
wxColour calm(const wxColour& owner);
/// White or near black, whichever reads better on the colour.
wxColour ink_on(const wxColour& colour);
/// How well one is read on the other, as in WCAG 2.1, 1 to 21.
double contrast(const wxColour& one, const wxColour& other);
/// The ink as near to the ground as it can still be read: half of the way at most, and contrast 4.5 where the ink itself has it.
wxColour quieter(const wxColour& ink, const wxColour& ground);

} // namespace intendant::app::theme
