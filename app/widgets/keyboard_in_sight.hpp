#pragma once

#include <wx/event.h>
#include <wx/scrolwin.h>
#include <wx/weakref.h>

namespace intendant::app {

/// Scrolls no farther than it takes to see what lies in the window that scrolls, wherever in it.
void scroll_to(wxScrollHelperBase& room, const wxWindow& part);

/// While one of these lives, whatever gets the keyboard is scrolled into sight, through all that scrolls around it. Who then scrolls on
/// is left alone.
class KeyboardInSight {
public:
    KeyboardInSight();
    ~KeyboardInSight();
    KeyboardInSight(const KeyboardInSight&) = delete;
    KeyboardInSight& operator=(const KeyboardInSight&) = delete;

private:
    void look(wxIdleEvent& event);

    wxWindowRef m_holder;
};

} // namespace intendant::app
