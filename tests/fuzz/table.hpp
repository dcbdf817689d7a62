#pragma once

#include "db/session/axis_allies/session.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

/// What the tests by chance have in common: the printed tables, numbers of the run, and what is told when something breaks.
namespace intendant::fuzz {

namespace aa = axis_allies;

std::shared_ptr<const aa::Tables> printed_tables();

/// How much is played: `usual` here, `most` when INTENDANT_LONG asks for it, `sanitized` under a sanitizer.
int amount(int usual, int most, int sanitized);

/// The seed that INTENDANT_SEED asks for: one game or history, told aloud.
std::optional<std::uint64_t> asked_seed();

std::string written(const aa::State& state);
/// The digest as a session makes it.
std::string digest_of(const aa::State& state);
/// The state as it comes back from its snapshot; none when the snapshot cannot be read.
std::optional<aa::State> through_snapshot(const aa::State& state);
/// The state as it comes back from its written form.
aa::State through_written(const aa::State& state);

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
