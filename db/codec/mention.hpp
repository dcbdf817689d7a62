#pragma once

#include "db/codec/fields.hpp"

#include <ranges>

namespace intendant::db {

/// Looks through everything that is described of a value for one id.
template <class Id> class Mention {
public:
    explicit Mention(const Id& sought) : m_sought(sought) {}

    bool found() const { return m_found; }

    template <class T> void look(const T& value) {
        if constexpr (std::same_as<T, Id>) {
            m_found = m_found || value == m_sought;
        } else if constexpr (detail::is_a<T, std::optional>) {
            if (value) {
                look(*value);
            }
        } else if constexpr (detail::is_a<T, std::variant>) {
            std::visit([this](const auto& known) { look(known); }, value);
        } else if constexpr (detail::is_a<T, std::pair>) {
            look(value.first);
            look(value.second);
        } else if constexpr (std::ranges::range<T>) {
            for (const auto& each : value) {
                look(each);
            }
        } else if constexpr (requires { describe(*this, value); }) {
            describe(*this, value);
        }
    }

    template <class T> void operator()(const char*, const T& field) { look(field); }
    template <class T> void optional(const char*, const T& field) { look(field); }
    template <class T> void since(int, const char*, const T& field) { look(field); }

private:
    Id m_sought;
    bool m_found{false};
};

} // namespace intendant::db
