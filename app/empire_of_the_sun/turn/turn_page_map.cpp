// A hex that was picked on the map goes into the open form.

#include "app/empire_of_the_sun/turn/turn_page.hpp"
#include "model/empire_of_the_sun/forms.hpp"

#include <algorithm>
#include <string_view>

namespace intendant::app::es {

void TurnPage::point_at(HexId hex) {
    if (m_sheet->form() == nullptr || !m_sheet->panel()->IsEnabled()) {
        return;
    }
    auto& panel = *m_sheet->panel();
    const auto form = *panel.form(); // as it stands before the click
    const auto& label = tables().map->label(hex);
    for (const auto& field : form.fields) {
        if (field.key == std::string{hex_mark} + label) {
            panel.set(field.key, field.value == "1" ? "0" : "1");
            return;
        }
        if (offers(field, label)) {
            panel.set(field.key, label);
            return;
        }
    }
    if (!point_at_units(panel, form, hex)) {
        point_where_it_goes(panel, form, label);
    }
}

/// Of the units that stand there one more goes along with each click, the strongest first, then none of them; or one is named after the other.
bool TurnPage::point_at_units(FormPanel& panel, const core::Form& form, HexId hex) const {
    const auto stands = [&](std::string_view id) {
        const auto unit = tables().find_unit(id);
        return unit && state()[*unit].on_map() && state()[*unit].place.hex == hex;
    };
    const auto strength = [&](const core::FormField* field) {
        const auto& unit = tables()[*tables().find_unit(std::string_view{field->key}.substr(unit_mark.size()))];
        return unit.attack.front() + unit.defence;
    };
    std::vector<const core::FormField*> ticks;
    for (const auto& field : form.fields) {
        if (field.key.starts_with(unit_mark) && stands(std::string_view{field.key}.substr(unit_mark.size()))) {
            ticks.push_back(&field);
        }
    }
    std::ranges::stable_sort(ticks, std::ranges::greater{}, strength);
    const auto open = std::ranges::find_if(ticks, [](const core::FormField* field) { return field->value != "1"; });
    for (const auto* const field : open == ticks.end() ? ticks : std::vector{*open}) {
        panel.set(field->key, open == ticks.end() ? "0" : "1");
    }
    for (const auto& field : ticks.empty() ? form.fields : std::vector<core::FormField>{}) {
        std::vector<std::string> there;
        for (const auto& choice : field.choices) {
            if (stands(choice.id)) {
                there.push_back(choice.id);
            }
        }
        if (!there.empty()) {
            const auto now = std::ranges::find(there, field.value);
            panel.set(field.key, now == there.end() || now + 1 == there.end() ? there.front() : *(now + 1));
            return true;
        }
    }
    return !ticks.empty();
}

/// The unit that is named goes there: by the first kind of travel that leads there, else it is told why none does.
void TurnPage::point_where_it_goes(FormPanel& panel, const core::Form& form, const std::string& label) const {
    const auto by = std::ranges::find(form.fields, "by", &core::FormField::key);
    const auto to = std::ranges::find(form.fields, "to", &core::FormField::key);
    if (to == form.fields.end() || value_of(form, "unit").empty()) {
        return;
    }
    auto ways = by == form.fields.end() ? std::vector<core::FormChoice>{} : by->choices;
    std::ranges::stable_partition(ways, [](const auto& way) { return way.id != id_of(Travel::Assault); }); // which costs a shipping point
    for (const auto& way : ways) {
        auto values = panel.values();
        values["by"] = way.id;
        const auto then = empire_of_the_sun::form(state(), form.id, values);
        if (then && std::ranges::any_of(then->fields, [&](const core::FormField& field) { return offers(field, label); })) {
            panel.set("by", way.id);
            break;
        }
    }
    panel.set("to", label);
}

} // namespace intendant::app::es
