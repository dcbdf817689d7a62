#pragma once

#include <string>
#include <vector>

namespace intendant::seat {

/// A text as a QR code: rows of dark (true) and light squares, without the light border that goes around it.
std::vector<std::vector<bool>> qr_of(const std::string& text);

/// The same for a terminal of any colours: two rows a line, with its border.
std::string qr_for_terminal(const std::string& text);

} // namespace intendant::seat
