#include "app/widgets/keyboard_in_sight.hpp"

#include "app/base/gtk.hpp"
#include "app/base/keyboard.hpp"

#include <wx/app.h>

#include <algorithm>

namespace intendant::app {

namespace {

/// By how much to scroll for what begins there and is so long. Units: pixels; the answer: steps of `step` pixels.
int steps_to(int begins, int length, int room, int step) {
    const int behind = begins + length - room;
    const int by = begins < 0 ? begins : std::min(begins, std::max(0, behind));
    return by > 0 ? (by + step - 1) / step : (by - step + 1) / step;
}

/// Asks GTK to lay out again all that is around it. What was laid out while its parent was being laid out or was hidden waits for its turn
/// for ever, and nothing in it is laid out or drawn any more where it is scrolled to; asking the parent ends that.
void lay_out_around([[maybe_unused]] const wxWindow& window) {
#ifdef __WXGTK__
    static const auto ask = of_gtk<void (*)(void*)>("gtk_widget_queue_resize");
    static const auto parent_of = of_gtk<void* (*)(void*)>("gtk_widget_get_parent");
    for (void* each = window.GetHandle(); each != nullptr; each = parent_of(each)) {
        ask(each);
    }
#endif
}

} // namespace

void scroll_to(wxScrollHelperBase& room, const wxWindow& part) {
    const auto& window = *room.GetTargetWindow();
    wxSize step;
    room.GetScrollPixelsPerUnit(&step.x, &step.y);
    const int edge = window.FromDIP(8);
    auto place = part.GetScreenRect();
    place.SetPosition(window.ScreenToClient(place.GetPosition()));
    place.Inflate(edge);
    const auto seen = window.GetClientSize();
    const auto start = room.GetViewStart();
    const auto to = [](int at, int steps) { return steps == 0 ? wxDefaultCoord : std::max(0, at + steps); };
    const int right = step.x > 0 ? steps_to(place.x, place.width, seen.x, step.x) : 0;
    const int down = step.y > 0 ? steps_to(place.y, place.height, seen.y, step.y) : 0;
    if (right != 0 || down != 0) {
        room.Scroll(to(start.x, right), to(start.y, down));
    }
}

KeyboardInSight::KeyboardInSight() { wxTheApp->Bind(wxEVT_IDLE, &KeyboardInSight::look, this); }

KeyboardInSight::~KeyboardInSight() { wxTheApp->Unbind(wxEVT_IDLE, &KeyboardInSight::look, this); }

void KeyboardInSight::look(wxIdleEvent& event) {
    event.Skip();
    auto* const holder = window_with_keyboard();
    if (holder == m_holder.get()) {
        return;
    }
    m_holder = holder;
    if (holder == nullptr) {
        return;
    }
    lay_out_around(*holder);
    for (auto* around = holder->GetParent(); around != nullptr; around = around->GetParent()) {
        if (auto* const room = dynamic_cast<wxScrollHelperBase*>(around)) {
            scroll_to(*room, *holder);
        }
    }
}

} // namespace intendant::app
