#pragma once

#include "model/core/form.hpp"

#include <algorithm>
#include <string>
#include <string_view>

/// What stands in the forms of Empire of the Sun, as the sheet reads it.
namespace intendant::app::es {

/// Before the id of a unit or a hex: the key of a field in which it is ticked.
inline constexpr std::string_view unit_mark = "unit_";
inline constexpr std::string_view hex_mark = "hex_";

/// What stands in that field; empty where there is none.
inline std::string value_of(const core::Form& form, std::string_view key) {
    const auto field = std::ranges::find(form.fields, key, &core::FormField::key);
    return field == form.fields.end() ? std::string{} : field->value;
}

inline bool offers(const core::FormField& field, const std::string& id) {
    return std::ranges::find(field.choices, id, &core::FormChoice::id) != field.choices.end();
}

} // namespace intendant::app::es
