#pragma once

#include <compare>
#include <cstdint>

namespace intendant::core {

/// An amount of a game's money. Units: whole certificates, the smallest the bank holds.
struct Money {
    std::int64_t amount{0};

    friend constexpr auto operator<=>(const Money&, const Money&) = default;
    friend constexpr Money operator+(Money a, Money b) { return {a.amount + b.amount}; }
    friend constexpr Money operator-(Money a, Money b) { return {a.amount - b.amount}; }
    friend constexpr Money operator*(Money a, std::int64_t times) { return {a.amount * times}; }
    Money& operator+=(Money other) { return *this = *this + other; }
    Money& operator-=(Money other) { return *this = *this - other; }
};

} // namespace intendant::core
