#include "app/seat/qr.hpp"

#include <qrcodegen/qrcodegen.hpp>

namespace intendant::seat {

std::vector<std::vector<bool>> qr_of(const std::string& text) {
    const auto code = qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::MEDIUM);
    std::vector<std::vector<bool>> rows;
    for (int y = 0; y < code.getSize(); ++y) {
        auto& row = rows.emplace_back();
        for (int x = 0; x < code.getSize(); ++x) {
            row.push_back(code.getModule(x, y));
        }
    }
    return rows;
}

std::string qr_for_terminal(const std::string& text) {
    constexpr int border = 2;
    const auto rows = qr_of(text);
    const int size = static_cast<int>(rows.size());
    const auto dark = [&](int x, int y) {
        return x >= 0 && y >= 0 && x < size && y < size && rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
    };
    std::string drawn;
    for (int y = -border; y < size + border; y += 2) {
        drawn += "\x1b[30;47m"; // black on white, whatever the terminal's colours are
        for (int x = -border; x < size + border; ++x) {
            const bool upper = dark(x, y);
            const bool lower = dark(x, y + 1);
            drawn += upper && lower ? "\u2588" : upper ? "\u2580" : lower ? "\u2584" : " ";
        }
        drawn += "\x1b[0m\n";
    }
    return drawn;
}

} // namespace intendant::seat
