#pragma once

#include <wx/textctrl.h>

#include <cstdint>
#include <optional>
#include <string_view>

namespace intendant::app {

/// What a sum such as `10+15+8-5` comes to; nothing when it is no sum or leaves the range of a bank (a million).
std::optional<std::int64_t> evaluate_sum(std::string_view text);

/// A field for an amount that takes sums; Enter puts the result in its place.
class MoneyField : public wxTextCtrl {
public:
    MoneyField(wxWindow* parent, const wxString& name);

    std::optional<std::int64_t> amount() const;
};

} // namespace intendant::app
