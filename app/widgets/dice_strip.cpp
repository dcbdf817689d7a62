#include "app/widgets/dice_strip.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/icons.hpp"

#include <wx/dcbuffer.h>
#include <wx/settings.h>
#include <wx/translation.h>

namespace intendant::app {

namespace {

constexpr int side = 24;
constexpr int step = 30;

} // namespace

DiceStrip::DiceStrip(wxWindow* parent, const wxString& name)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxFULL_REPAINT_ON_RESIZE) {
    SetName(name);
    SetMinSize(FromDIP(wxSize(120, step)));
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
}

void DiceStrip::show(std::vector<core::Roll> rolls, std::size_t revealed) {
    m_rolls = std::move(rolls);
    reveal(revealed);
}

void DiceStrip::reveal(std::size_t revealed) {
    m_revealed = std::min(revealed, m_rolls.size());
    SetToolTip(text());
    set_accessible_name(*this, text().empty() ? wxString{_("No dice")} : wxString::Format(_("Dice: %s"), text()));
    Refresh();
}

wxString DiceStrip::text() const {
    wxString words;
    for (std::size_t place = 0; place < m_revealed; ++place) {
        const auto& roll = m_rolls[place];
        const auto result = roll.result ? wxString::Format("%d", *roll.result) : wxString("?");
        const auto face = roll.target > 0 ? wxString::Format(_("%s against %d"), result, roll.target) : result;
        words += (words.empty() ? "" : ", ") + face + (core::hits(roll) ? " (" + _("hit") + ")" : wxString{});
    }
    return words;
}

void DiceStrip::paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
    dc.Clear();
    const int room = GetClientSize().GetWidth();
    int x = FromDIP(3);
    dc.SetFont(GetFont());
    dc.SetTextForeground(layout::ink());
    for (std::size_t place = 0; place < m_rolls.size(); ++place) {
        if (x + FromDIP(2 * step) > room && place + 1 < m_rolls.size()) {
            dc.DrawText(wxString::Format("+%zu", m_rolls.size() - place), x, FromDIP(6));
            return;
        }
        const auto& roll = m_rolls[place];
        const bool known = place < m_revealed;
        const bool figure = known && roll.die == core::Die::TenFaces && roll.result;
        dc.DrawBitmap(die_face(known && !figure ? roll.result : std::nullopt, side).GetBitmapFor(this), x, FromDIP(3));
        if (figure) {
            dc.DrawLabel(wxString::Format("%d", *roll.result), wxRect(x, FromDIP(3), FromDIP(side), FromDIP(side)), wxALIGN_CENTRE);
        }
        if (known && core::hits(roll)) {
            dc.SetBrush(*wxTRANSPARENT_BRUSH);
            dc.SetPen(wxPen(theme::desk().good, FromDIP(3)));
            dc.DrawRectangle(x - FromDIP(1), FromDIP(1), FromDIP(side + 3), FromDIP(side + 3));
        }
        x += FromDIP(step);
    }
}

} // namespace intendant::app
