#pragma once

#include "model/risiko/ids.hpp"

#include <optional>
#include <string>
#include <vector>

namespace intendant::risiko {

/// What a player has to reach. The text lists no objective; the table writes its own cards down, as free text or also as a
/// form that the program can evaluate: all that is named here must hold together. With `destroy`, only the destruction counts;
/// the rest is what counts instead when that colour is the player's own, absent, or was destroyed by somebody else.
/// Units: `of_choice` continents beyond those named; `territories`, each with at least `armies_each` armies.
/// Rule: RK-OBJ-2, RK-OBJ-4, RK-OBJ-6.
struct Objective {
    std::string text{};
    std::vector<ContinentId> continents{};
    int of_choice{0};
    int territories{0};
    int armies_each{1};
    std::vector<TerritoryId> named{};
    std::optional<Colour> destroy{};

    bool has_form() const { return !continents.empty() || of_choice > 0 || territories > 0 || !named.empty() || destroy.has_value(); }

    bool says_something() const { return has_form() || !text.empty(); }

    friend bool operator==(const Objective&, const Objective&) = default;
};

/// An objective that only its player can read: enciphered, with the SHA-256 of salt and text. Bytes in hexadecimal.
/// Rule: RK-OBJ-3.
struct SealedObjective {
    std::string cipher;
    std::string commitment;

    friend bool operator==(const SealedObjective&, const SealedObjective&) = default;
};

/// An objective as it was shown: the objective, and the salt that was hashed with it. `digest` is the SHA-256 of both, which
/// the written form makes anew whenever it is read; it is never written.
struct ShownObjective {
    Objective objective;
    std::string salt;
    std::string digest;

    friend bool operator==(const ShownObjective&, const ShownObjective&) = default;
};

} // namespace intendant::risiko
