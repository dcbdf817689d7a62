#include "app/risiko/fields.hpp"

namespace intendant::app::rk {

wxSizerFlags close_by() {
    constexpr int around = 3; // the attack sheet has nine rows, and a laptop's screen is low
    return wxSizerFlags().CentreVertical().Border(wxALL, around);
}

Row close_by(wxSizer* row) { return {row, close_by()}; }

std::optional<TerritoryId> chosen(const Tables& tables, const NameField& field) {
    const auto id = field.chosen();
    return id ? tables.find(*id) : std::nullopt;
}

} // namespace intendant::app::rk
