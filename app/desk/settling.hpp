#pragma once

#include <wx/eventfilter.h>
#include <wx/timer.h>
#include <wx/window.h>

namespace intendant::app {

/// GTK forgets what is moved or resized while it lays out itself, and from then on hears nothing of that part of a window: pages
/// stay blank and clicks go astray. wxWidgets does just that whenever a scroll bar comes or goes. So whenever something below the
/// window was given another size, what GTK has otherwise is put where it belongs, when nothing else is to be done.
class Settling : public wxEventFilter {
public:
    explicit Settling(wxWindow& window);
    ~Settling() override;
    Settling(const Settling&) = delete;
    Settling& operator=(const Settling&) = delete;

    int FilterEvent(wxEvent& event) override;

private:
    void settle();

    wxWindow& m_window;
    wxTimer m_later;
    bool m_moved{false};
    bool m_settles{false};
    int m_left{0}; ///< so many more times
};

} // namespace intendant::app
