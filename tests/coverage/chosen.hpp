#pragma once

#include <array>
#include <cstdlib>
#include <fstream>
#include <string>
#include <utility>

/// The changes of `tests/coverage/sweep` that stand in one program together: which of them is made is said when it is started.
namespace sweep {

inline const int chosen = [] {
    const char* const number = std::getenv("INTENDANT_SWEEP");
    return number == nullptr ? 0 : std::atoi(number);
}();

/// Which changes a test comes by: written at the end where INTENDANT_SWEEP_REACHED names a file.
struct Reached {
    std::array<bool, 100'000> numbers{};

    ~Reached() {
        if (const char* const name = std::getenv("INTENDANT_SWEEP_REACHED")) {
            std::ofstream out(name);
            for (std::size_t number = 0; number < numbers.size(); ++number) {
                out << (numbers[number] ? std::to_string(number) + "\n" : "");
            }
        }
    }
};
inline Reached reached;

inline bool on(int number) {
    reached.numbers[static_cast<std::size_t>(number)] = true;
    return number == chosen;
}

// `a < b` becomes `a < Less{7} < b`: what stands between binds as the sign itself does, so that neither side need be looked for.
#define INTENDANT_SWEEP_SIGN(Sign, sign, other)                                                                                            \
    struct Sign {                                                                                                                          \
        int number;                                                                                                                        \
    };                                                                                                                                     \
    template <class T> struct Sign##Left {                                                                                                 \
        T&& value;                                                                                                                         \
        int number;                                                                                                                        \
    };                                                                                                                                     \
    template <class T> auto operator sign(T&& left, Sign between) { return Sign##Left<T>{std::forward<T>(left), between.number}; }         \
    template <class T, class U> auto operator sign(Sign##Left<T> left, U&& right) {                                                        \
        return on(left.number) ? std::forward<T>(left.value) other std::forward<U>(right)                                                  \
                               : std::forward<T>(left.value) sign std::forward<U>(right);                                                  \
    }

INTENDANT_SWEEP_SIGN(Less, <, <=)
INTENDANT_SWEEP_SIGN(LessOrSame, <=, <)
INTENDANT_SWEEP_SIGN(More, >, >=)
INTENDANT_SWEEP_SIGN(MoreOrSame, >=, >)
INTENDANT_SWEEP_SIGN(Same, ==, !=)
INTENDANT_SWEEP_SIGN(Other, !=, ==)
INTENDANT_SWEEP_SIGN(Plus, +, -)
INTENDANT_SWEEP_SIGN(Minus, -, +)

// `a && b` becomes `a && And{7} && [&] { return b; }`: the right side is not looked at before its time.
#define INTENDANT_SWEEP_BOTH(Sign, sign, other)                                                                                            \
    struct Sign {                                                                                                                          \
        int number;                                                                                                                        \
    };                                                                                                                                     \
    struct Sign##Left {                                                                                                                    \
        bool value;                                                                                                                        \
        int number;                                                                                                                        \
    };                                                                                                                                     \
    template <class T> Sign##Left operator sign(T&& left, Sign between) { return {static_cast<bool>(left), between.number}; }              \
    template <class F> bool operator sign(Sign##Left left, F right) {                                                                      \
        return on(left.number) ? left.value other right() : left.value sign right();                                                       \
    }

INTENDANT_SWEEP_BOTH(And, &&, ||)
INTENDANT_SWEEP_BOTH(Or, ||, &&)

} // namespace sweep
