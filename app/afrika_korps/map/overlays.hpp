#pragma once

#include "app/afrika_korps/words.hpp"
#include "app/board/overlay.hpp"

#include <optional>
#include <vector>

/// What can be laid over the board, each with the same in words.
namespace intendant::app::ak {

/// In the order of the list on the board.
enum class Shown : std::uint8_t { Nothing, Zones, Supply, Reach, Isolated, Battles };
inline constexpr std::array all_shown{Shown::Nothing, Shown::Zones, Shown::Supply, Shown::Reach, Shown::Isolated, Shown::Battles};

/// What the list says, with the key.
wxString word(Shown shown);
/// The one that a letter asks for.
std::optional<Shown> shown_by(wxUniChar letter);

struct OverlaySheet {
    board::Overlay overlay{};
    wxString title{};
    wxString words{};
};

/// `units`: those whose reach is asked for; they stand in one hex. `with_rommel`: with his bonus.
OverlaySheet overlay_of(const State& state, Shown shown, const std::vector<CounterId>& units, bool with_rommel);

/// How the unit is supplied, in a sentence: the line, or what cuts it. Rule: AK-ISO-1.
wxString supply_in_words(const State& state, CounterId unit);
/// What must still be fought, a line each. Rule: AK-CMB-2.
wxString duties_in_words(const State& state);

} // namespace intendant::app::ak
