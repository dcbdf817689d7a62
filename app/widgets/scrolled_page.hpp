#pragma once

#include <wx/scrolwin.h>

namespace intendant::app {

/// A page that scrolls where type is so large that the smallest window has no room for it. At ordinary sizes it does not:
/// there its tables give way. A sheet beside the board is long and narrow, and scrolls at any size.
class ScrolledPage : public wxScrolled<wxPanel> {
public:
    explicit ScrolledPage(wxWindow* parent);
    /// From now on it scrolls up and down whenever it is longer than its room.
    void scroll_always();

    bool Layout() override;

private:
    bool m_fitting{false};
};

} // namespace intendant::app
