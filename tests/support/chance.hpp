#pragma once

#include <cstddef>
#include <cstdint>

namespace intendant::fuzz {

/// A stream of choices that follows from its seed alone, on every machine (SplitMix64).
class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t word() {
        std::uint64_t z = (m_state += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    /// From 0 to `most`.
    int up_to(int most) { return static_cast<int>(word() % (static_cast<std::uint64_t>(most) + 1)); }
    bool one_in(int n) { return up_to(n - 1) == 0; }
    template <class List> const auto& one_of(const List& list) { return list[static_cast<std::size_t>(word() % list.size())]; }

private:
    std::uint64_t m_state;
};

} // namespace intendant::fuzz
