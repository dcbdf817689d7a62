#include "model/core/dice.hpp"

#include <algorithm>
#include <utility>

namespace intendant::core {

namespace {

/// SplitMix64 at a given step: a counter-based generator, so any position can be computed without those before.
std::uint64_t word_at(std::uint64_t seed, std::uint64_t step) {
    std::uint64_t z = seed + (step + 1) * 0x9E3779B97F4A7C15ULL;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

} // namespace

int lowest_face(Die die) { return die == Die::SixFaces ? 1 : 0; }
int highest_face(Die die) { return die == Die::SixFaces ? 6 : 9; }

std::vector<int> program_faces(std::uint64_t seed, std::uint64_t position, int count, Die die) {
    const auto sides = static_cast<std::uint64_t>(highest_face(die) - lowest_face(die) + 1);
    std::vector<int> faces;
    faces.reserve(static_cast<std::size_t>(std::max(count, 0)));
    for (int i = 0; i < count; ++i) {
        // The high 32 bits scaled to the sides: the bias is below 3e-9, far under what any game can notice.
        const std::uint64_t high = word_at(seed, position + static_cast<std::uint64_t>(i)) >> 32;
        faces.push_back(lowest_face(die) + static_cast<int>((high * sides) >> 32));
    }
    return faces;
}

Throw throw_by_program(std::uint64_t seed, std::uint64_t position, int count, Die die) {
    return {.source = DiceSource::Program,
            .die = die,
            .faces = program_faces(seed, position, count, die),
            .hits = 0,
            .seed = seed,
            .position = position};
}

int hits_of(const Throw& thrown, int target) {
    if (thrown.source == DiceSource::Hits) {
        return thrown.hits;
    }
    return static_cast<int>(std::ranges::count_if(thrown.faces, [target](int face) { return face <= target; }));
}

bool plausible(const Throw& thrown, Die die) {
    const auto is_face = [&thrown](int face) { return face >= lowest_face(thrown.die) && face <= highest_face(thrown.die); };
    if (thrown.die != die || std::cmp_greater(thrown.faces.size(), most_dice) || !std::ranges::all_of(thrown.faces, is_face) ||
        thrown.hits < 0 || thrown.corrected < 0 || thrown.corrected > (thrown.source == DiceSource::Camera ? most_dice : 0)) {
        return false;
    }
    return thrown.source != DiceSource::Program ||
           thrown.faces == program_faces(thrown.seed, thrown.position, static_cast<int>(thrown.faces.size()), thrown.die);
}

bool hits(const Roll& roll) { return roll.target > 0 && roll.result && *roll.result <= roll.target; }

namespace {

/// Of one die of the throw, as the log keeps it.
std::string source_of(const Throw& thrown, std::size_t die) {
    switch (thrown.source) {
    case DiceSource::Table:
        return "table";
    case DiceSource::Hits:
        return "hits";
    case DiceSource::Camera:
        return "camera:" + std::to_string(thrown.corrected);
    case DiceSource::Program:
        break;
    }
    return "program:" + std::to_string(thrown.seed) + ":" + std::to_string(thrown.position + die);
}

} // namespace

std::vector<Roll> rolls_of(const Throw& thrown, const std::string& purpose, const std::string& side, int target) {
    std::vector<Roll> rolls;
    if (thrown.source == DiceSource::Hits) {
        rolls.push_back(
            {purpose + ": " + std::to_string(thrown.hits) + " hits typed", side, target, std::nullopt, source_of(thrown, 0), thrown.die});
        return rolls;
    }
    for (std::size_t i = 0; i < thrown.faces.size(); ++i) {
        rolls.push_back({purpose, side, target, thrown.faces[i], source_of(thrown, i), thrown.die});
    }
    return rolls;
}

} // namespace intendant::core
