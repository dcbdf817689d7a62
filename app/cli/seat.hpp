#pragma once

#include "app/seat/server.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace intendant::cli {

/// How a game is shown to the players' phones.
struct SeatOptions {
    std::string address;       ///< empty: the network that others most likely share
    std::optional<int> port{}; ///< none: as this evening before, else one that is free
    bool tls{false};
    bool new_evening{false}; ///< what was scanned before opens no door any more
};

/// Shows a game, read only, until the person at the terminal ends it (Ctrl+C) or the evening is over. Prints the address and its QR
/// code. `look`: the game as it stands now; nothing where it has not changed since.
/// Throws: std::runtime_error where it cannot be shown.
int seat(const std::filesystem::path& game, const SeatOptions& options, const std::function<std::shared_ptr<const seat::Snapshot>()>& look);

} // namespace intendant::cli
