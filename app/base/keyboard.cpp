#include "app/base/keyboard.hpp"

#include "app/base/gtk.hpp"

#include <wx/toplevel.h>

namespace intendant::app {

namespace {

/// The innermost window that is shown around what GTK says has the keyboard.
wxWindow* around(wxWindow& window, void* focus) {
    static const auto is_ancestor = of_gtk<int (*)(void*, void*)>("gtk_widget_is_ancestor");
    for (auto* const child : window.GetChildren()) {
        if (!child->IsTopLevel() && child->IsShown() && (child->GetHandle() == focus || is_ancestor(focus, child->GetHandle()) != 0)) {
            auto* const inner = around(*child, focus);
            return inner != nullptr ? inner : child;
        }
    }
    return nullptr;
}

} // namespace

wxWindow* window_with_keyboard() {
    static const auto focus_of = of_gtk<void* (*)(void*)>("gtk_window_get_focus");
    if (focus_of == nullptr) {
        return wxWindow::FindFocus(); // which for GTK may be a window that was to have it
    }
    for (auto* const window : wxTopLevelWindows) {
        auto* const frame = dynamic_cast<wxTopLevelWindow*>(window);
        if (frame != nullptr && frame->IsActive()) {
            auto* const focus = focus_of(window->GetHandle());
            return focus != nullptr ? around(*window, focus) : nullptr;
        }
    }
    return nullptr;
}

} // namespace intendant::app
