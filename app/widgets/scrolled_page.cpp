#include "app/widgets/scrolled_page.hpp"

#include "app/base/layout.hpp"

#include <wx/sizer.h>

#include <algorithm>

namespace intendant::app {

ScrolledPage::ScrolledPage(wxWindow* parent) : wxScrolled<wxPanel>(parent) {
    constexpr double large = 1.1;
    if (layout::type_scale() > large) {
        SetScrollRate(FromDIP(10), FromDIP(10));
    }
}

bool ScrolledPage::Layout() {
    int right = 0;
    int down = 0;
    GetScrollPixelsPerUnit(&right, &down);
    if (right == 0) {
        // A scrolled window would lay out all that its sizer asks for, in sight or not.
        if (GetSizer() != nullptr) {
            GetSizer()->SetDimension(wxPoint(0, 0), GetClientSize());
        }
        return true;
    }
    if (GetSizer() != nullptr && !m_fitting) { // what it shows may have become larger
        m_fitting = true;
        FitInside();
        m_fitting = false;
    }
    return wxScrolled<wxPanel>::Layout();
}

void ScrolledPage::bring_into_sight(const wxWindow& part) {
    int right = 0;
    int down = 0;
    GetScrollPixelsPerUnit(&right, &down);
    if (down == 0) {
        return;
    }
    const int edge = FromDIP(8);
    const int top = ScreenToClient(part.GetScreenPosition()).y - edge;
    const int below = top + part.GetSize().GetHeight() + 2 * edge - GetClientSize().GetHeight();
    const int by = top < 0 ? top : std::min(top, std::max(0, below));
    if (by != 0) {
        Scroll(-1, (GetViewStart().y * down + by + (by > 0 ? down - 1 : 0)) / down);
    }
}

} // namespace intendant::app
