#include "app/base/window_place.hpp"

#include "app/base/settings.hpp"

#include <wx/display.h>
#include <wx/translation.h>

namespace intendant::app {

namespace {

/// Less than this of the title is no window that could be seen or moved.
constexpr int seen_of_title = 80;

bool can_be_seen(const wxRect& place) {
    for (unsigned int number = 0; number < wxDisplay::GetCount(); ++number) {
        if (wxDisplay(number).GetClientArea().Intersect(wxRect(place.x, place.y, place.width, 40)).width >= seen_of_title) {
            return true;
        }
    }
    return false;
}

} // namespace

void restore_place(wxTopLevelWindow& window, const wxSize& otherwise, const wxString& key) {
    const auto screen = wxDisplay(&window).GetClientArea();
    auto least = window.GetMinSize();
    least.DecTo(screen.GetSize());
    window.SetMinSize(least);

    long x = 0;
    long y = 0;
    long width = 0;
    long height = 0;
    bool maximized = false;
    auto& kept = settings();
    kept.Read(key + "/maximized", &maximized);
    const bool known =
        kept.Read(key + "/x", &x) && kept.Read(key + "/y", &y) && kept.Read(key + "/width", &width) && kept.Read(key + "/height", &height);
    const wxRect place(static_cast<int>(x), static_cast<int>(y), static_cast<int>(width), static_cast<int>(height));
    if (known && width >= least.x && height >= least.y && can_be_seen(place)) {
        window.SetSize(place);
    } else {
        window.SetSize(otherwise);
        window.Centre();
        // The window manager knows how much of a screen that is too small is left beside its frames and bars.
        maximized = maximized || otherwise.x > screen.width || otherwise.y > screen.height;
    }
    if (maximized) {
        window.Maximize();
    }
}

wxString screen_complaint(const wxTopLevelWindow& window) {
    const auto screen = wxDisplay(&window).GetGeometry().GetSize();
    const auto needed = window.FromDIP(wxSize(1024, 700));
    return screen.x >= needed.x && screen.y >= needed.y
               ? wxString{}
               : wxString{
                     _("This screen is smaller than 1024 x 700. Everything works, but some panes show only a part: drag their edges.")};
}

void remember_place(const wxTopLevelWindow& window, const wxString& key) {
    auto& kept = settings();
    kept.Write(key + "/maximized", window.IsMaximized());
    if (!window.IsMaximized() && !window.IsIconized() && !window.IsFullScreen()) {
        const auto place = window.GetRect();
        kept.Write(key + "/x", static_cast<long>(place.x));
        kept.Write(key + "/y", static_cast<long>(place.y));
        kept.Write(key + "/width", static_cast<long>(place.width));
        kept.Write(key + "/height", static_cast<long>(place.height));
    }
    kept.Flush();
}

} // namespace intendant::app
