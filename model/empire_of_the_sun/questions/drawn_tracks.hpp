#pragma once

#include "model/core/message.hpp"
#include "model/core/rule_ref.hpp"
#include "model/empire_of_the_sun/state.hpp"

#include <optional>
#include <string>
#include <vector>

/// The tracks of the map and of its edges as they are printed: box by box, what each does, and where the marker stands.
namespace intendant::empire_of_the_sun {

/// A box. An empty id: nothing stands there.
struct TrackBox {
    core::Message name;   ///< short
    core::Message foot{}; ///< shorter still: what it gives
    core::Message does{}; ///< a sentence
};

struct DrawnTrack {
    std::string id; ///< that of its Track; `turn` and `resources` have none
    core::Message title;
    core::RuleRef rule; ///< where the book tells it
    std::vector<TrackBox> boxes;
    std::optional<std::size_t> marker; ///< nothing: it stands in no box
};

/// Turn, US Political Will, War in Europe, resource hexes, shipping points and passes of both sides, China, India, Burma Road. Tracks whose end the
/// book does not tell are as long as they have to be. Rule: ES-GEN-18, ES-PWL-1, ES-WIE-1, ES-STW-1, ES-ASP-3, ES-ASP-5, ES-DRW-5, ES-CHN-1, ES-IND-1, ES-BUR-1.
std::vector<DrawnTrack> drawn_tracks(const State& state);

} // namespace intendant::empire_of_the_sun
