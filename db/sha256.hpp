#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace intendant::db {

/// A SHA-256 sum, as bytes.
using Digest = std::array<unsigned char, 32>;

/// Sums up bytes as they come.
class Sha256 {
public:
    Sha256();

    void add(std::string_view bytes);
    /// Eight bytes, the lowest first, whatever the machine.
    void add_number(std::uint64_t value);
    /// The sum; the next bytes begin a new one.
    Digest finish();

private:
    void begin();

    alignas(16) std::array<unsigned char, 128> m_state;
};

Digest sha256(std::string_view bytes);

/// Hexadecimal, lower case.
std::string hex(const Digest& digest);

} // namespace intendant::db
