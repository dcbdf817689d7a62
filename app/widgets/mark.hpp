#pragma once

#include <wx/panel.h>
#include <wx/weakref.h>

namespace intendant::app {

/// A frame drawn around one thing in a window, to show where to look. It takes no room and stops no click.
class Mark {
public:
    Mark() = default;
    Mark(const Mark&) = delete;
    Mark& operator=(const Mark&) = delete;
    ~Mark() { remove(); }

    /// Draws the frame around this window, and around no other any more. Its parent must leave a few pixels around it.
    void put(wxWindow* window);
    void remove();

private:
    void paint(wxPaintEvent& event);

    wxWindowRef m_window;
    wxWindowRef m_parent;
};

} // namespace intendant::app
