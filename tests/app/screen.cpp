#include "tests/app/screen.hpp"

#include <X11/Xlib.h>
#include <X11/Xutil.h>

#include <memory>

namespace intendant::test {

wxImage picture_of(const wxRect& place) {
    wxImage picture(place.GetWidth(), place.GetHeight());
    const std::unique_ptr<Display, int (*)(Display*)> display(XOpenDisplay(nullptr), XCloseDisplay);
    if (!display) {
        return picture;
    }
    const int screen = DefaultScreen(display.get());
    const auto there = wxRect(place).Intersect({0, 0, DisplayWidth(display.get(), screen), DisplayHeight(display.get(), screen)});
    if (there.IsEmpty()) {
        return picture;
    }
    auto* const seen = XGetImage(display.get(), RootWindow(display.get(), screen), there.GetX(), there.GetY(),
                                 static_cast<unsigned>(there.GetWidth()), static_cast<unsigned>(there.GetHeight()), AllPlanes, ZPixmap);
    for (int y = 0; seen != nullptr && y < there.GetHeight(); ++y) {
        for (int x = 0; x < there.GetWidth(); ++x) {
            const auto colour = XGetPixel(seen, x, y);
            picture.SetRGB(x + there.GetX() - place.GetX(), y + there.GetY() - place.GetY(), static_cast<unsigned char>(colour >> 16U),
                           static_cast<unsigned char>(colour >> 8U), static_cast<unsigned char>(colour));
        }
    }
    if (seen != nullptr) {
        XDestroyImage(seen);
    }
    return picture;
}

} // namespace intendant::test
