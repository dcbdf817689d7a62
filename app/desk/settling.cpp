#include "app/desk/settling.hpp"

#include "app/base/gtk.hpp"

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/listbox.h>
#include <wx/panel.h>

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

/// Within it lies a window that only GTK knows: rows, the words of a button.
bool holds_more(const wxWindow& window) {
    return dynamic_cast<const wxDataViewCtrl*>(&window) != nullptr || dynamic_cast<const wxListBox*>(&window) != nullptr ||
           dynamic_cast<const wxButton*>(&window) != nullptr;
}

/// `inner`: also what such windows hold.
void settle_below(wxWindow& window, bool inner) {
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
        const bool too_high = now.height > wanted.height && dynamic_cast<wxPanel*>(child) != nullptr; // others may need more
        if (now.x != wanted.x || now.y != wanted.y || now.width < wanted.width || now.height < wanted.height || too_high) {
            allocate(child->GetHandle(), &wanted);
        } else if (inner && wanted.height > 1 && wanted.width > 1 && holds_more(*child)) {
            const Allocation other{wanted.x, wanted.y, wanted.width, wanted.height + 1};
            allocate(child->GetHandle(), &other);
            allocate(child->GetHandle(), &wanted);
        }
        settle_below(*child, inner);
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
