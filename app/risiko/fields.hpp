#pragma once

#include "app/risiko/words.hpp"
#include "app/widgets/row_fields.hpp"
#include "app/widgets/shaker.hpp"

#include <optional>

namespace intendant::app::rk {

/// For controls of a row, as close together as sheets of many rows need them.
wxSizerFlags close_by();
Row close_by(wxSizer* row);

/// The territory that is named in the field.
std::optional<TerritoryId> chosen(const Tables& tables, const NameField& field);

} // namespace intendant::app::rk
