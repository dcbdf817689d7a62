#include "app/widgets/everything_named.hpp"

#include "app/base/accessible.hpp"

#include <wx/app.h>
#include <wx/toplevel.h>

namespace intendant::app {

EverythingNamed::EverythingNamed() { wxTheApp->Bind(wxEVT_IDLE, &EverythingNamed::name, this); }

EverythingNamed::~EverythingNamed() { wxTheApp->Unbind(wxEVT_IDLE, &EverythingNamed::name, this); }

void EverythingNamed::name(wxIdleEvent& event) {
    event.Skip();
    for (auto* const window : wxTopLevelWindows) {
        if (window->IsShown() && !window->IsBeingDeleted()) {
            give_names(*window);
        }
    }
}

} // namespace intendant::app
