#include "app/widgets/pressed.hpp"

#include <memory>
#include <optional>
#include <utility>

namespace intendant::app {

void on_press(wxAnyButton& button, std::function<wxString()> says, std::function<void()> act) {
    const auto meant = std::make_shared<std::optional<wxString>>(); // none while nothing is pressed
    const auto begin = [meant, says](wxEvent& event) {
        event.Skip();
        if (!*meant) {
            *meant = says();
        }
    };
    const auto end = [meant, &button](wxEvent& event) {
        event.Skip();
        button.CallAfter([meant] { meant->reset(); }); // the toolkit tells of the press after the release
    };
    button.Bind(wxEVT_LEFT_DOWN, begin);
    button.Bind(wxEVT_KEY_DOWN, begin);
    button.Bind(wxEVT_LEFT_UP, end);
    button.Bind(wxEVT_KEY_UP, end);
    button.Bind(wxEVT_BUTTON, [meant, says = std::move(says), act = std::move(act)](wxCommandEvent&) {
        const auto before = std::exchange(*meant, std::nullopt);
        if (!before || *before == says()) {
            act();
        }
    });
}

} // namespace intendant::app
