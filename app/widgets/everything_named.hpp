#pragma once

#include <wx/event.h>

namespace intendant::app {

/// While one of these lives, every control in sight has a name for those who hear the screen, whatever changes in the windows:
/// what was changed is named as soon as nothing else is to be done.
class EverythingNamed {
public:
    EverythingNamed();
    ~EverythingNamed();
    EverythingNamed(const EverythingNamed&) = delete;
    EverythingNamed& operator=(const EverythingNamed&) = delete;

private:
    void name(wxIdleEvent& event);
};

} // namespace intendant::app
