#include "app/base/put_away.hpp"

namespace intendant::app {

void put_away_when_closed(wxTopLevelWindow& window) {
    window.Bind(wxEVT_CLOSE_WINDOW, [&window](wxCloseEvent& event) {
        if (event.CanVeto()) {
            event.Veto();
            window.Hide();
        } else {
            event.Skip();
        }
    });
    window.Bind(wxEVT_CHAR_HOOK, [&window](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE) {
            window.Hide();
        } else {
            event.Skip();
        }
    });
}

} // namespace intendant::app
