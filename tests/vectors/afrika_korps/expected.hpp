#pragma once

#include "tests/model/afrika_korps/contacts.hpp"

#include <nlohmann/json.hpp>

#include <set>
#include <string>
#include <vector>

/// What the worked examples of `original.json` are read and compared with.
namespace intendant::afrika_korps::tests {

using nlohmann::json;

/// What an example expects; it remembers which fields were compared.
class Expected {
public:
    explicit Expected(const json& fields) : m_fields(fields) {}

    bool has(const std::string& field) const { return m_fields.contains(field); }
    const json& operator[](const std::string& field) {
        m_read.insert(field);
        return m_fields.at(field);
    }
    void check(const std::string& field, const json& answer) {
        INFO(field << " is " << answer.dump());
        CHECK((*this)[field] == answer);
    }
    void check_if_there(const std::string& field, const json& answer) {
        if (has(field)) {
            check(field, answer);
        }
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

/// The attack factor of `3-3-7 (32)`, or the defence factor.
inline int factor(const json& unit, bool attack) {
    const auto text = unit.get<std::string>();
    return std::stoi(attack ? text : text.substr(text.find('-') + 1));
}
inline std::vector<int> factors(const json& units, bool attack) {
    std::vector<int> found;
    for (const auto& each : units) {
        found.push_back(factor(each, attack));
    }
    return found;
}

} // namespace intendant::afrika_korps::tests
