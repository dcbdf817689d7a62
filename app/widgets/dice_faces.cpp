#include "app/widgets/dice_faces.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"

#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <wx/translation.h>

#include <algorithm>
#include <array>
#include <memory>

namespace intendant::app {

namespace {

/// Sides of the squares, and in how many rows at most they stand. Units: pixels at 100 %.
struct Measure {
    int side;
    int most_rows;
};
constexpr std::array measures{Measure{40, 1}, Measure{32, 2}, Measure{26, 3}, Measure{22, 1000}};

} // namespace

DiceFaces::DiceFaces(wxWindow* parent, const wxString& name)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE) {
    SetName(name);
    SetCursor(wxCursor(wxCURSOR_IBEAM));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) {
        if (on_click) {
            on_click();
        }
    });
}

void DiceFaces::show(const std::vector<int>& faces, int dice, int hits_on) {
    m_known = dice > 0;
    const auto shown = std::max(static_cast<std::size_t>(dice), faces.size() + (dice == 0 ? 1 : 0));
    m_squares.assign(shown, {.face = {}, .hit = false, .next = false});
    for (std::size_t place = 0; place < faces.size(); ++place) {
        m_squares[place] = {.face = faces[place], .hit = hits_on > 0 && faces[place] <= hits_on, .next = false};
    }
    if (faces.size() < shown) {
        m_squares[faces.size()].next = true;
    }
    const auto words = text();
    SetToolTip(m_how + (words.empty() ? wxString{} : "\n" + words));
    set_accessible_name(*this, heard());
    Refresh();
}

void DiceFaces::set_active(bool active) {
    m_active = active;
    Refresh();
}

void DiceFaces::set_large(bool large) {
    m_large = large;
    Refresh();
}

int DiceFaces::hits() const { return static_cast<int>(std::ranges::count_if(m_squares, &Square::hit)); }

wxString DiceFaces::text() const {
    wxString words;
    for (const auto& square : m_squares) {
        if (square.face) {
            words += (words.empty() ? "" : ", ") + wxString::Format("%d", *square.face) + (square.hit ? " (" + _("hit") + ")" : wxString{});
        }
    }
    return words;
}

wxString DiceFaces::heard() const {
    const auto open = static_cast<int>(std::ranges::count_if(m_squares, [](const Square& square) { return !square.face; }));
    const auto typed = text();
    const auto due = open > 0 && m_known ? wxString::Format(wxPLURAL("%d to come", "%d to come", open), open) : wxString{};
    const auto all = typed.empty() ? due : due.empty() ? typed : typed + "; " + due;
    return all.empty() ? m_how : wxString::Format(_("Dice: %s"), all);
}

int DiceFaces::width_in_one_row() const {
    const int side = FromDIP(measures[m_large ? 0 : 2].side);
    return static_cast<int>(m_squares.size()) * (side + side / 6);
}

DiceFaces::Grid DiceFaces::grid_for(int width) const {
    const int dice = std::max(1, static_cast<int>(m_squares.size()));
    Grid grid{};
    for (std::size_t place = m_large ? 0 : 2; place < measures.size(); ++place) {
        const int side = FromDIP(measures[place].side);
        const int gap = side / 6;
        const int a_row = std::max(1, (width + gap) / (side + gap));
        grid = {.side = side, .gap = gap, .a_row = a_row, .rows = (dice + a_row - 1) / a_row};
        if (grid.rows <= measures[place].most_rows) {
            break;
        }
    }
    return grid;
}

int DiceFaces::height_for(int width) const {
    const auto grid = grid_for(width);
    return grid.rows * (grid.side + grid.gap) - grid.gap + FromDIP(2);
}

void DiceFaces::paint() {
    wxPaintDC dc(this);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc) {
        return;
    }
    const auto& look = theme::desk();
    const auto grid = grid_for(GetClientSize().GetWidth());
    constexpr double share_of_figure = 0.56;
    auto font = theme::font(theme::Type::Text, true);
    font.SetPixelSize(wxSize(0, static_cast<int>(grid.side * share_of_figure)));
    const bool whole = std::ranges::none_of(m_squares, &Square::next); // the key that is typed next takes back or books the last
    for (std::size_t place = 0; place < m_squares.size(); ++place) {
        const auto& square = m_squares[place];
        const double x = static_cast<int>(place) % grid.a_row * (grid.side + grid.gap) + 1;
        const double y = static_cast<int>(place) / grid.a_row * (grid.side + grid.gap) + 1;
        const bool next = m_active && IsThisEnabled() && (square.next || (whole && place + 1 == m_squares.size()));
        const bool empty = !square.face && !square.next;
        const auto edge = next ? look.accent : square.hit ? look.good : square.face ? look.quiet : look.line;
        gc->SetPen(wxPen(edge, FromDIP(square.hit || next ? 2 : 1)));
        gc->SetBrush(square.hit ? wxBrush(look.good_ground) : empty ? *wxTRANSPARENT_BRUSH : wxBrush(look.card));
        gc->DrawRoundedRectangle(x, y, grid.side - 2, grid.side - 2, grid.side / 7.0);
        const auto sign = square.face ? wxString::Format("%d", *square.face) : square.next ? wxString{"_"} : wxString{};
        if (!sign.empty()) {
            gc->SetFont(font, !IsThisEnabled() || (square.next && !next) ? look.quiet
                              : square.hit                               ? look.good
                              : next                                     ? look.accent
                                                                         : look.ink);
            double width = 0;
            double height = 0;
            gc->GetTextExtent(sign, &width, &height);
            gc->DrawText(sign, x + (grid.side - 2 - width) / 2, y + (grid.side - 2 - height) / 2);
        }
    }
}

} // namespace intendant::app
