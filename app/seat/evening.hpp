#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace intendant::seat {

/// What lets the players in for one evening. It is kept apart from the game, in a file that only its owner can read, so that a
/// restart of the program is not noticed on the phones.
struct Evening {
    std::string token;  ///< 128 bits, hexadecimal: in the address that is scanned
    std::string secret; ///< 128 bits: proves what the server has said; never leaves the computer
    std::string address{};
    std::uint16_t port{0};                        ///< 0: not yet known
    std::int64_t until{0};                        ///< seconds since 1970 UTC
    std::map<std::string, std::string> numbers{}; ///< four digits, by seat; a seat without one is open to everybody in the room
    bool tls{false};
    std::string certificate{}; ///< PEM
    std::string key{};         ///< PEM

    friend bool operator==(const Evening&, const Evening&) = default;
};

inline constexpr std::int64_t evening_lasts = 12 * 60 * 60; // seconds

/// So many random bytes in hexadecimal.
std::string random_hex(std::size_t bytes);
/// A number of four digits for a seat.
std::string random_number();

Evening new_evening(std::int64_t now);
/// The evening of this game that is not yet over; nothing where there is none, or its file is not whole.
std::optional<Evening> kept_evening(const std::filesystem::path& game, std::int64_t now);
/// Throws: Fault where it cannot be written.
void keep(const std::filesystem::path& game, const Evening& evening);
void forget_evening(const std::filesystem::path& game);
/// Where it is kept.
std::filesystem::path evening_file(const std::filesystem::path& game);

} // namespace intendant::seat
