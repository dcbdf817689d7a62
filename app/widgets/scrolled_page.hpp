#pragma once

#include <wx/scrolwin.h>

namespace intendant::app {

/// A page that scrolls where type is so large that the smallest window has no room for it. At ordinary sizes it does not:
/// there its tables give way.
class ScrolledPage : public wxScrolled<wxPanel> {
public:
    explicit ScrolledPage(wxWindow* parent);

    bool Layout() override;

private:
    bool m_fitting{false};
};

} // namespace intendant::app
