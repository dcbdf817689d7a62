#pragma once

#include <wx/event.h>
#include <wx/eventfilter.h>

namespace intendant::app {

/// Whether this press is the keyboard's repeat of a key that is held down: it was pressed last, and nobody has let it go since. How
/// fast the keyboard repeats does not matter. Knows while a HeldKeys lives.
bool is_repeat(const wxKeyEvent& press);

/// While this lives, what the keyboard repeats books nothing: Enter, Space, function keys, letters with Ctrl or Alt, and single letters
/// outside of fields act once until they are let go, wherever they would lead. Arrows, Tab, signs of zoom, and what is written into a
/// field go on repeating. There is one at a time.
class HeldKeys : public wxEventFilter {
public:
    HeldKeys();
    ~HeldKeys() override;
    HeldKeys(const HeldKeys&) = delete;
    HeldKeys& operator=(const HeldKeys&) = delete;

    int FilterEvent(wxEvent& event) override;

private:
    unsigned m_snooper{0}; ///< GTK hands keys to menus past wxWidgets, and tells nothing of repeats
};

} // namespace intendant::app
