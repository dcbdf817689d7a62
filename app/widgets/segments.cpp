#include "app/widgets/segments.hpp"

#include "app/base/accessible.hpp"
#include "app/base/theme.hpp"

#include <wx/dcbuffer.h>
#include <wx/graphics.h>
#include <wx/translation.h>

#include <memory>

namespace intendant::app {

Segments::Segments(wxWindow* parent, const wxString& name, Look look)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE), m_look(look) {
    SetName(name);
    set_accessible_role(*this, Role::Tabs);
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetFont(theme::font(theme::Type::Text));
    SetCursor(wxCURSOR_HAND);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        for (std::size_t place = 0; place < m_places.size(); ++place) {
            if (m_places[place].Contains(event.GetPosition()) && on_choose) {
                on_choose(place);
                return;
            }
        }
    });
}

void Segments::offer(std::vector<wxString> words) {
    m_words = std::move(words);
    m_chosen = std::min(m_chosen, m_words.empty() ? 0 : m_words.size() - 1);
    measure();
}

void Segments::rename(std::size_t place, const wxString& word) {
    if (m_words.at(place) != word) {
        m_words[place] = word;
        measure();
    }
}

void Segments::choose(std::size_t place) {
    m_chosen = place;
    set_accessible_name(*this, text());
    Refresh();
}

void Segments::measure() {
    set_accessible_name(*this, text());
    m_places.clear();
    const bool buttons = m_look == Look::Buttons;
    const int beside = theme::space(this, buttons ? 3 : 2);
    const int height = GetTextExtent("Xg").GetHeight() + 2 * theme::space(this, buttons ? 1 : 2);
    int left = 0;
    for (const auto& word : m_words) {
        wxSize size;
        const auto bold = GetFont().Bold();
        GetTextExtent(word, &size.x, &size.y, nullptr, nullptr, &bold);
        m_places.emplace_back(left, 0, size.x + 2 * beside, height);
        left += m_places.back().width;
    }
    InvalidateBestSize();
    SetMinSize(DoGetBestClientSize());
    Refresh();
}

wxString Segments::text() const {
    wxString all;
    for (std::size_t place = 0; place < m_words.size(); ++place) {
        all += (all.empty() ? "" : "; ") + (place == m_chosen ? wxString::Format(_("%s, shown"), m_words[place]) : m_words[place]);
    }
    return all;
}

wxSize Segments::DoGetBestClientSize() const {
    return m_places.empty() ? wxSize(1, 1) : wxSize(m_places.back().GetRight() + 1, m_places.back().height);
}

void Segments::paint() {
    wxAutoBufferedPaintDC dc(this);
    const auto& colours = theme::desk();
    dc.SetBackground(colours.ground);
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> paper(wxGraphicsContext::Create(dc));
    for (std::size_t place = 0; place < m_words.size(); ++place) {
        const auto& room = m_places[place];
        const bool now = place == m_chosen;
        if (now && m_look == Look::Buttons) {
            paper->SetPen(*wxTRANSPARENT_PEN);
            paper->SetBrush(colours.accent);
            paper->DrawRectangle(room.x, room.y, room.width, room.height);
        }
        if (now && m_look == Look::Lines) {
            paper->SetPen(*wxTRANSPARENT_PEN);
            paper->SetBrush(colours.accent);
            paper->DrawRectangle(room.x, room.GetBottom() - 1, room.width, 2);
        }
        const auto ink = now && m_look == Look::Buttons ? colours.on_accent : now || m_look == Look::Buttons ? colours.ink : colours.quiet;
        paper->SetFont(now && m_look == Look::Lines ? GetFont().Bold() : GetFont(), ink);
        double width = 0;
        double height = 0;
        paper->GetTextExtent(m_words[place], &width, &height);
        paper->DrawText(m_words[place], room.x + (room.width - width) / 2, room.y + (room.height - height) / 2);
    }
    if (m_look == Look::Buttons) {
        paper->SetBrush(*wxTRANSPARENT_BRUSH);
        paper->SetPen(colours.line);
        const auto size = GetClientSize();
        paper->DrawRectangle(0, 0, size.GetWidth() - 1, size.GetHeight() - 1);
    }
}

} // namespace intendant::app
