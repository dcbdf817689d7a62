#include "app/widgets/card_list.hpp"

#include "app/base/accessible.hpp"
#include "app/base/theme.hpp"

#include <wx/control.h>
#include <wx/dcbuffer.h>
#include <wx/graphics.h>

#include <algorithm>
#include <memory>

namespace intendant::app {

namespace {

constexpr int picture_size = 24;

}

CardList::CardList(wxWindow* parent, const wxString& name)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
    SetName(name);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetCursor(wxCURSOR_HAND);
    set_accessible_role(*this, Role::List);
    const auto repaint = [this](wxFocusEvent& event) {
        event.Skip();
        set_accessible_name(*this, heard());
        Refresh();
    };
    Bind(wxEVT_SET_FOCUS, repaint);
    Bind(wxEVT_KILL_FOCUS, repaint);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) { turn(event.GetWheelRotation() > 0 ? -1 : 1); });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) { key(event); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        const auto row = row_at(event.GetPosition());
        const auto words = !row ? wxString{} : m_rows[*row].tip.empty() ? m_rows[*row].words : m_rows[*row].tip;
        if (words != GetToolTipText()) {
            SetToolTip(words);
        }
    });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        const auto row = row_at(event.GetPosition());
        if (!row) {
            return;
        }
        m_at = *row;
        Refresh();
        const auto key = m_rows[*row].key; // the list may be shown anew
        const bool removes = m_rows[*row].removable && cross_of(*row).Contains(event.GetPosition());
        const auto& act = removes ? on_remove : on_pick;
        if (act) {
            CallAfter([act, key] { act(key); });
        }
    });
}

void CardList::show(std::vector<Row> rows) {
    m_rows = std::move(rows);
    m_at = std::min(m_at, m_rows.empty() ? 0 : m_rows.size() - 1);
    InvalidateBestSize();
    turn(0);
    constexpr int seen_at_least = 6;
    set_accessible_name(*this, heard());
    SetMinSize(wxSize(-1, std::min(seen_at_least * height_of_row(), DoGetBestClientSize().GetHeight())));
    Refresh();
}

/// The card that the keyboard is on; without the keyboard all of them.
wxString CardList::heard() const {
    wxString all;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const auto& each = m_rows[row];
        const auto words = (each.tip.empty() ? each.words : each.tip) + (each.figure.empty() ? wxString{} : ", " + each.figure);
        if (HasFocus() && row == m_at) {
            return words;
        }
        all += (all.empty() ? wxString{} : wxString{"; "}) + words;
    }
    return all;
}

void CardList::turn(int rows) {
    const int seen = std::max(1, GetClientSize().GetHeight() / height_of_row());
    const int last = std::max(0, static_cast<int>(m_rows.size()) - seen);
    m_first = static_cast<std::size_t>(std::clamp(static_cast<int>(m_first) + rows, 0, last));
    Refresh();
}

int CardList::height_of_row() const { return std::max(FromDIP(picture_size), GetCharHeight()) + theme::space(this, 3); }

wxSize CardList::DoGetBestClientSize() const { return {FromDIP(200), static_cast<int>(m_rows.size()) * height_of_row()}; }

wxRect CardList::place_of(std::size_t row) const {
    return {0, (static_cast<int>(row) - static_cast<int>(m_first)) * height_of_row(), GetClientSize().GetWidth(),
            height_of_row() - theme::space(this, 1)};
}

wxRect CardList::cross_of(std::size_t row) const {
    const auto card = place_of(row);
    return {card.GetRight() - card.height, card.y, card.height, card.height};
}

/// Half a card is none: the wheel and the arrows lead on.
bool CardList::is_drawn(std::size_t row) const {
    return row >= m_first && (row == m_first || place_of(row).GetBottom() <= GetClientSize().GetHeight());
}

std::optional<std::size_t> CardList::row_at(wxPoint point) const {
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (is_drawn(row) && place_of(row).Contains(point)) {
            return row;
        }
    }
    return std::nullopt;
}

void CardList::say_row() {
    set_accessible_name(*this, heard());
    announce(*this, heard());
}

void CardList::key(wxKeyEvent& event) {
    const auto act_on = [this](const std::function<void(const std::string&)>& act) {
        if (act && m_at < m_rows.size()) {
            CallAfter([act, key = m_rows[m_at].key] { act(key); });
        }
    };
    switch (event.GetKeyCode()) {
    case WXK_UP:
        m_at -= m_at > 0 ? 1 : 0;
        say_row();
        break;
    case WXK_DOWN:
        m_at += m_at + 1 < m_rows.size() ? 1 : 0;
        say_row();
        break;
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
        act_on(on_pick);
        break;
    case WXK_DELETE:
        if (m_at < m_rows.size() && m_rows[m_at].removable) {
            act_on(on_remove);
        }
        break;
    case WXK_TAB:
        Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
        break;
    default:
        event.Skip();
    }
    if (m_at < m_first) {
        turn(static_cast<int>(m_at) - static_cast<int>(m_first));
    } else if (place_of(m_at).GetBottom() > GetClientSize().GetHeight()) {
        turn(1);
    }
    Refresh();
}

void CardList::paint() {
    wxAutoBufferedPaintDC dc(this);
    const auto& colours = theme::desk();
    dc.SetBackground(colours.ground);
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> paper(wxGraphicsContext::Create(dc));
    const int beside = theme::space(this, 2);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const auto& what = m_rows[row];
        const auto room = place_of(row);
        if (!is_drawn(row)) {
            continue;
        }
        const bool keys = HasFocus() && row == m_at;
        paper->SetBrush(colours.card);
        paper->SetPen(wxPen(keys ? colours.accent : colours.line, keys ? 2 : 1));
        paper->DrawRoundedRectangle(room.x + 1, room.y + 1, room.width - 2, room.height - 2, theme::space(this, 1));
        int left = room.x + beside;
        const int middle = room.y + room.height / 2;
        if (what.picture.IsOk()) {
            const int size = FromDIP(picture_size);
            paper->DrawBitmap(what.picture.GetBitmapFor(this), left, middle - size / 2.0, size, size);
            left += size + beside;
        }
        int right = room.GetRight() - beside;
        dc.SetFont(GetFont());
        if (what.removable) {
            const wxString cross{L"\u2715"};
            dc.SetTextForeground(colours.quiet);
            dc.DrawText(cross, right - dc.GetTextExtent(cross).GetWidth(), middle - dc.GetCharHeight() / 2);
            right = cross_of(row).GetLeft();
        }
        if (!what.figure.empty()) {
            dc.SetFont(GetFont().Bold());
            dc.SetTextForeground(what.tone == Tone::Good ? colours.good : what.tone == Tone::Bad ? colours.bad : colours.quiet);
            right -= dc.GetTextExtent(what.figure).GetWidth();
            dc.DrawText(what.figure, right, middle - dc.GetCharHeight() / 2);
            right -= beside;
            dc.SetFont(GetFont());
        }
        dc.SetTextForeground(colours.ink);
        dc.DrawText(wxControl::Ellipsize(what.words, dc, wxELLIPSIZE_END, std::max(1, right - left)), left,
                    middle - dc.GetCharHeight() / 2);
    }
}

} // namespace intendant::app
