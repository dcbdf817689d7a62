#include "app/widgets/scrolled_page.hpp"

#include "app/base/layout.hpp"
#include "app/widgets/keyboard_in_sight.hpp"

#include <wx/sizer.h>

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

void ScrolledPage::bring_into_sight(const wxWindow& part) { scroll_to(*this, part); }

} // namespace intendant::app
