#include "tests/support/by_chance.hpp"

#include <csignal>
#include <cstdlib>
#include <iostream>

namespace intendant::fuzz {

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool under_sanitizer = true;
#else
constexpr bool under_sanitizer = false;
#endif

const Diary* open_diary = nullptr;
void (*handler_before)(int) = SIG_DFL;

/// Not safe in general, but the program is lost anyway, and the commands are what is needed to mend it.
void tell_at_abort(int signal) {
    if (open_diary != nullptr) {
        std::cerr << open_diary->tell() << std::endl;
    }
    std::signal(signal, handler_before);
    std::raise(signal);
}

} // namespace

int amount(int usual, int most, int sanitized) {
    if (std::getenv("INTENDANT_LONG") != nullptr) {
        return most;
    }
    return under_sanitizer ? sanitized : usual;
}

std::optional<std::uint64_t> asked_seed() {
    const char* text = std::getenv("INTENDANT_SEED");
    return text != nullptr ? std::optional{std::strtoull(text, nullptr, 10)} : std::nullopt;
}

Diary::Diary(std::uint64_t seed) : m_seed(seed) {
    open_diary = this;
    handler_before = std::signal(SIGABRT, tell_at_abort);
}

Diary::~Diary() {
    open_diary = nullptr;
    std::signal(SIGABRT, handler_before);
}

void Diary::add(std::string line) {
    constexpr std::size_t kept = 30;
    if (asked_seed()) {
        std::cout << line << '\n';
    }
    m_lines.push_back(std::move(line));
    if (m_lines.size() > kept) {
        m_lines.pop_front();
    }
}

std::string Diary::tell() const {
    std::string text = "INTENDANT_SEED=" + std::to_string(m_seed) + " plays it again; the last commands were";
    for (const auto& line : m_lines) {
        text += "\n  " + line;
    }
    return text;
}

} // namespace intendant::fuzz
