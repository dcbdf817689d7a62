#pragma once

#include "tests/support/catch.hpp"

#include <nlohmann/json.hpp>

#include <set>
#include <string>

namespace intendant::empire_of_the_sun::tests {

using nlohmann::json;

/// What an example expects; it remembers which fields were compared.
class Expected {
public:
    explicit Expected(const json& fields) : m_fields(fields) {}

    const json& operator[](const std::string& field) {
        m_read.insert(field);
        return m_fields.at(field);
    }
    void check(const std::string& field, const json& answer) {
        INFO(field << " is " << answer.dump());
        CHECK((*this)[field] == answer);
    }
    std::set<std::string> unread() const {
        std::set<std::string> left;
        for (const auto& field : m_fields.items()) {
            if (!m_read.contains(field.key())) {
                left.insert(field.key());
            }
        }
        return left;
    }

private:
    const json& m_fields;
    std::set<std::string> m_read;
};

} // namespace intendant::empire_of_the_sun::tests
