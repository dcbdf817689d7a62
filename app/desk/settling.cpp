#include "app/desk/settling.hpp"

#include <wx/dataview.h>
#include <wx/listbox.h>

#include <dlfcn.h>

namespace intendant::app {

namespace {

constexpr int later = 60; ///< milliseconds
constexpr int times = 15; ///< GTK may be busy with what is shown for the first time

/// As GTK has it: where something stands in its parent, and how large it is.
struct Allocation {
    int x;
    int y;
    int width;
    int height;
};

/// Of the GTK that wxWidgets has loaded already; wxWidgets offers no way to it. Nothing where it does not draw with GTK.
template <class Function> Function of_gtk([[maybe_unused]] const char* name) {
#ifdef __WXGTK__
    return reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
#else
    return nullptr;
#endif
}

/// `lists`: those too, whose rows are a window of their own within them that only GTK knows.
void settle_below(wxWindow& window, bool lists) {
    static const auto allocation_of = of_gtk<void (*)(void*, Allocation*)>("gtk_widget_get_allocation");
    static const auto allocate = of_gtk<void (*)(void*, const Allocation*)>("gtk_widget_size_allocate");
    if (allocation_of == nullptr || allocate == nullptr) {
        return;
    }
    for (auto* const child : window.GetChildren()) {
        if (!child->IsShown() || child->IsTopLevel()) {
            continue;
        }
        Allocation now{};
        allocation_of(child->GetHandle(), &now);
        const auto place = child->GetRect();
        const Allocation wanted{place.x, place.y, place.width, place.height};
        if (now.x != wanted.x || now.y != wanted.y || now.width < wanted.width || now.height < wanted.height) {
            allocate(child->GetHandle(), &wanted);
        } else if (lists && (dynamic_cast<wxDataViewCtrl*>(child) != nullptr || dynamic_cast<wxListBox*>(child) != nullptr)) {
            const Allocation other{wanted.x, wanted.y, wanted.width, wanted.height + 1};
            allocate(child->GetHandle(), &other);
            allocate(child->GetHandle(), &wanted);
        }
        settle_below(*child, lists);
    }
}

} // namespace

Settling::Settling(wxWindow& window) : m_window(window) {
    wxEvtHandler::AddFilter(this);
    m_window.Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        if (m_moved) {
            m_moved = false;
            settle();
            m_left = times;
            m_later.Start(later);
        }
    });
    m_later.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        settle();
        if (--m_left <= 0) {
            m_later.Stop();
        }
    });
}

void Settling::settle() {
    if (m_window.IsShownOnScreen()) {
        m_settles = true;
        settle_below(m_window, m_left == times || m_left == times / 2);
        m_settles = false;
    }
}

Settling::~Settling() { wxEvtHandler::RemoveFilter(this); }

int Settling::FilterEvent(wxEvent& event) {
    if (m_settles) {
        return Event_Skip;
    }
    if (event.GetEventType() == wxEVT_SIZE || event.GetEventType() == wxEVT_SHOW) {
        m_moved = true;
    }
    return Event_Skip;
}

} // namespace intendant::app
