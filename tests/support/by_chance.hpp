#pragma once

#include "tests/support/chance.hpp"

#include <cstdint>
#include <deque>
#include <optional>
#include <stdexcept>
#include <string>

/// What all tests by chance have in common: how much is played, and what is told when something breaks.
namespace intendant::fuzz {

/// How much is played: `usual` here, `most` when INTENDANT_LONG asks for it, `sanitized` under a sanitizer.
int amount(int usual, int most, int sanitized);

/// The seed that INTENDANT_SEED asks for: one game or history, told aloud.
std::optional<std::uint64_t> asked_seed();

/// A proof that failed.
class Broken : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The last commands of a game, told when it breaks; also when an assertion ends the program.
class Diary {
public:
    explicit Diary(std::uint64_t seed);
    Diary(const Diary&) = delete;
    Diary& operator=(const Diary&) = delete;
    ~Diary();

    void add(std::string line);
    std::string tell() const;

private:
    std::uint64_t m_seed;
    std::deque<std::string> m_lines;
};

} // namespace intendant::fuzz
