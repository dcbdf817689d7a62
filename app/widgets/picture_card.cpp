#include "app/widgets/picture_card.hpp"

#include "app/base/accessible.hpp"
#include "app/base/theme.hpp"

#include <wx/control.h>
#include <wx/dcbuffer.h>

#include <algorithm>

namespace intendant::app {

PictureCard::PictureCard(wxWindow* parent, const wxString& name, const wxString& title)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE, name), m_title(title) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetLabel(title); // for those who do not see it
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) { SetFocus(); });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) { press(); });
    const auto under_mouse = [this](wxMouseEvent& event) {
        event.Skip();
        m_under_mouse = event.Entering();
        Refresh();
    };
    Bind(wxEVT_ENTER_WINDOW, under_mouse);
    Bind(wxEVT_LEAVE_WINDOW, under_mouse);
    const auto repaint = [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    };
    Bind(wxEVT_SET_FOCUS, repaint);
    Bind(wxEVT_KILL_FOCUS, repaint);
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        switch (event.GetKeyCode()) {
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_SPACE:
            press();
            break;
        case WXK_TAB:
            Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
            break;
        default:
            event.Skip();
        }
    });
}

void PictureCard::show(const wxBitmap& picture, std::vector<wxString> lines) {
    m_picture = picture;
    m_lines = std::move(lines);
    auto heard = m_title;
    for (const auto& line : m_lines) {
        heard += line.empty() ? wxString{} : "; " + line;
    }
    set_accessible_name(*this, heard);
    InvalidateBestSize();
    SetMinSize(DoGetBestClientSize());
    Refresh();
}

void PictureCard::press() {
    wxCommandEvent event(wxEVT_BUTTON, GetId());
    event.SetEventObject(this);
    ProcessWindowEvent(event);
}

wxSize PictureCard::DoGetBestClientSize() const {
    const int text = (static_cast<int>(m_lines.size()) + 1) * GetCharHeight() * 5 / 4;
    const int picture = m_picture.IsOk() ? static_cast<int>(m_picture.GetLogicalHeight()) : 0;
    return {FromDIP(320), std::max(text, picture) + theme::space(this, 6)};
}

void PictureCard::paint() {
    wxAutoBufferedPaintDC dc(this);
    const auto& colours = theme::desk();
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const auto room = GetClientSize();
    dc.SetBrush(colours.card);
    dc.SetPen(wxPen(HasFocus() || m_under_mouse ? colours.accent : colours.line, HasFocus() ? 2 : 1));
    dc.DrawRoundedRectangle(1, 1, room.GetWidth() - 2, room.GetHeight() - 2, theme::space(this, 2));
    const int edge = theme::space(this, 3);
    int left = edge;
    if (m_picture.IsOk()) {
        dc.DrawBitmap(m_picture, left, (room.GetHeight() - static_cast<int>(m_picture.GetLogicalHeight())) / 2);
        left += static_cast<int>(m_picture.GetLogicalWidth()) + theme::space(this, 4);
    }
    const int line = GetCharHeight() * 5 / 4;
    int top = (room.GetHeight() - (static_cast<int>(m_lines.size()) + 1) * line) / 2;
    const auto write = [&](const wxString& words, const wxFont& font, const wxColour& colour) {
        dc.SetFont(font);
        dc.SetTextForeground(colour);
        dc.DrawText(wxControl::Ellipsize(words, dc, wxELLIPSIZE_END, std::max(1, room.GetWidth() - left - edge), wxELLIPSIZE_FLAGS_NONE),
                    left, top);
        top += line;
    };
    write(m_title, theme::font(theme::Type::Text, true), colours.ink);
    for (const auto& words : m_lines) {
        write(words, theme::font(theme::Type::Small), colours.quiet);
    }
}

} // namespace intendant::app
