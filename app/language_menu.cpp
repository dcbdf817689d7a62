#include "app/language_menu.hpp"

#include "app/base/language.hpp"

#include <wx/translation.h>

namespace intendant::app {

namespace {

void add_choice(wxMenu& menu, const wxString& name, std::optional<core::Language> choice, const std::function<void()>& changed) {
    auto* const item = menu.AppendRadioItem(wxID_ANY, name);
    item->Check(chosen_language() == choice);
    menu.Bind(
        wxEVT_MENU,
        [choice, changed](wxCommandEvent&) {
            if (chosen_language() != choice) {
                choose_language(choice);
                changed();
            }
        },
        item->GetId());
}

} // namespace

wxString own_name(core::Language language) {
    switch (language) {
    case core::Language::English:
        return "English";
    case core::Language::Italian:
        return "Italiano";
    case core::Language::French:
        return L"Fran\u00e7ais";
    }
    return {};
}

wxMenu* language_menu(std::function<void()> changed) {
    auto* const menu = new wxMenu;
    add_choice(*menu, _("&As on this computer"), std::nullopt, changed);
    for (const auto language : core::all_languages) {
        add_choice(*menu, own_name(language), language, changed);
    }
    return menu;
}

} // namespace intendant::app
