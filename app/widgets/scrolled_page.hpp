#pragma once

#include <wx/scrolwin.h>

namespace intendant::app {

/// A page that scrolls where type is so large that the smallest window has no room for it. At ordinary sizes it does not:
/// there its tables give way.
class ScrolledPage : public wxScrolled<wxPanel> {
public:
    explicit ScrolledPage(wxWindow* parent);

    bool Layout() override;
    /// Scrolls no farther than it takes to see what lies on the page, wherever on it.
    void bring_into_sight(const wxWindow& part);

private:
    bool m_fitting{false};
};

} // namespace intendant::app
