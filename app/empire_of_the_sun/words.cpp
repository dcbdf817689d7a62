#include "app/empire_of_the_sun/words.hpp"

#include "app/base/language.hpp"
#include "model/empire_of_the_sun/game.hpp"

#include <wx/translation.h>

namespace intendant::app::es {

namespace {

using namespace empire_of_the_sun;

/// The Italian name in the tables; empty: they have none.
wxString italian(const Tables& tables, std::string_view kind, std::string_view id) {
    long number = 0;
    const bool numbered = to_wx(id).ToLong(&number) && number >= 0;
    const auto at = static_cast<std::size_t>(number);
    if (kind == "unit" && numbered && at < tables.units.size()) {
        return to_wx(tables.units[at].name_it);
    }
    if (kind == "card" && numbered && at < tables.cards.size()) {
        return to_wx(tables.cards[at].id + " " + tables.cards[at].title_it);
    }
    if (kind == "scenario" && numbered && at < tables.scenarios.size()) {
        return to_wx(tables.scenarios[at].name_it);
    }
    if (const auto area = kind == "area" ? core::of_id<Area>(id) : std::nullopt) {
        return to_wx(tables[*area].name_it);
    }
    return {};
}

} // namespace

Names names_of(std::shared_ptr<const Tables> tables) {
    return [tables = std::move(tables)](std::string_view kind, std::string_view id) -> wxString {
        if (kind == "turn") {
            return wxString::Format(_("Turn %s"), to_wx(id));
        }
        if (language() == core::Language::Italian) {
            if (const auto name = italian(*tables, kind, id); !name.empty()) {
                return name;
            }
        }
        return id.empty() ? wxString{} : wxGetTranslation(to_wx(english_name(*tables, kind, id)));
    };
}

} // namespace intendant::app::es
