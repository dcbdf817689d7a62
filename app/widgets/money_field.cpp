#include "app/widgets/money_field.hpp"

#include "app/base/text.hpp"

#include <wx/translation.h>

#include <charconv>

namespace intendant::app {

std::optional<std::int64_t> evaluate_sum(std::string_view text) {
    constexpr std::int64_t most = 1'000'000;
    std::int64_t total = 0;
    int sign = 1;
    bool number_due = true;
    while (!text.empty()) {
        const char first = text.front();
        if (first == ' ') {
            text.remove_prefix(1);
        } else if (number_due && first >= '0' && first <= '9') {
            std::int64_t number = 0;
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
            if (error != std::errc{} || number > most) {
                return std::nullopt;
            }
            total += sign * number;
            text.remove_prefix(static_cast<std::size_t>(end - text.data()));
            number_due = false;
        } else if (!number_due && (first == '+' || first == '-')) {
            sign = first == '+' ? 1 : -1;
            text.remove_prefix(1);
            number_due = true;
        } else {
            return std::nullopt;
        }
    }
    if (number_due || total > most || total < -most) {
        return std::nullopt;
    }
    return total;
}

MoneyField::MoneyField(wxWindow* parent, const wxString& name)
    : wxTextCtrl(parent, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER | wxTE_RIGHT) {
    SetName(name);
    SetHint("10+15+8-5");
    SetToolTip(_("An amount, or a sum such as 10+15+8-5"));
    Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent& event) {
        if (const auto sum = amount()) {
            ChangeValue(to_wx(std::to_string(*sum)));
        }
        event.Skip();
    });
}

std::optional<std::int64_t> MoneyField::amount() const { return evaluate_sum(to_utf8(GetValue())); }

} // namespace intendant::app
