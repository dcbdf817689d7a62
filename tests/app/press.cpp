#include "tests/app/press.hpp"

#include <X11/XKBlib.h>
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>

namespace intendant::test {

bool press(const std::string& keys, unsigned milliseconds_a_key) {
    auto* const display = XOpenDisplay(nullptr);
    if (display == nullptr) {
        return false;
    }
    const auto shift = XKeysymToKeycode(display, XK_Shift_L);
    bool known = true;
    for (const char key : keys) {
        const KeySym sign = key == '\n' ? XK_Return : key == '\t' ? XK_Tab : static_cast<unsigned char>(key); // as in Latin-1
        const auto code = XKeysymToKeycode(display, sign);
        known = known && code != 0;
        const bool shifted = XkbKeycodeToKeysym(display, code, 0, 0) != sign;
        XTestFakeKeyEvent(display, shifted ? shift : code, True, milliseconds_a_key);
        if (shifted) {
            XTestFakeKeyEvent(display, code, True, 0);
        }
        XTestFakeKeyEvent(display, code, False, 0);
        if (shifted) {
            XTestFakeKeyEvent(display, shift, False, 0);
        }
    }
    XSync(display, False);
    XCloseDisplay(display);
    return known;
}

} // namespace intendant::test
