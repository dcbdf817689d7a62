#include "app/widgets/mark.hpp"

#include "app/base/layout.hpp"

#include <wx/dcclient.h>

namespace intendant::app {

namespace {

constexpr int thickness = 3;

} // namespace

void Mark::put(wxWindow* window) {
    remove();
    m_window = window;
    m_parent = window->GetParent();
    m_parent->Bind(wxEVT_PAINT, &Mark::paint, this);
    m_parent->Refresh();
}

void Mark::remove() {
    if (m_parent) {
        m_parent->Unbind(wxEVT_PAINT, &Mark::paint, this);
        m_parent->Refresh();
    }
    m_parent = nullptr;
    m_window = nullptr;
}

void Mark::paint(wxPaintEvent& event) {
    event.Skip();
    wxPaintDC dc(m_parent);
    if (m_window && m_window->IsShown()) {
        dc.SetPen(wxPen(layout::accent(), m_parent->FromDIP(thickness)));
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
        dc.DrawRectangle(m_window->GetRect().Inflate(m_parent->FromDIP(thickness) / 2 + 1)); // what stands beside stays readable
    }
}

} // namespace intendant::app
