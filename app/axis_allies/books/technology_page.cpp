#include "app/axis_allies/books/technology_page.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/looks.hpp"
#include "app/base/accessible.hpp"
#include "app/base/field_edges.hpp"
#include "app/base/layout.hpp"
#include "app/widgets/icons.hpp"

#include <wx/control.h>
#include <wx/dcbuffer.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

namespace {

constexpr int boxes_a_row = 3;
constexpr int rows_of_fields = 2;

int number_of(Weapon weapon) { return static_cast<int>(weapon) + 1; }

/// The piece that the weapon makes better, and the clause that says how.
struct Meaning {
    Unit piece;
    const char* clause;
};

Meaning meaning_of(Weapon weapon) {
    switch (weapon) {
    case Weapon::JetPower:
        return {Unit::Fighter, "R-13"};
    case Weapon::Rockets:
        return {Unit::AaGun, "R-14"};
    case Weapon::SuperSubmarines:
        return {Unit::Submarine, "R-15"};
    case Weapon::LongRangeAircraft:
        return {Unit::Bomber, "R-16"};
    case Weapon::IndustrialTechnology:
        return {Unit::IndustrialComplex, "R-17"};
    case Weapon::HeavyBombers:
        return {Unit::Bomber, "R-18"};
    }
    return {};
}

} // namespace

TechnologyPage::TechnologyPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("technology");
    m_chart = new wxPanel(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(600, 170)), wxFULL_REPAINT_ON_RESIZE);
    m_chart->SetName("technology.picture");
    ring_with_keyboard(*m_chart);
    m_chart->SetMinSize(wxSize(FromDIP(600), rows_of_fields * (2 * GetCharHeight() + FromDIP(42))));
    m_chart->SetBackgroundStyle(wxBG_STYLE_PAINT);
    m_chart->Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxAutoBufferedPaintDC dc(m_chart);
        paint(dc);
    });
    m_chart->Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        wxString text;
        for (const auto weapon : all_weapons) {
            if (place_of(weapon).Contains(event.GetPosition())) {
                text = tip(tables(), {meaning_of(weapon).clause});
            }
        }
        if (m_chart->GetToolTipText() != text) {
            m_chart->SetToolTip(text);
        }
    });
    std::vector<RowList::Column> columns{{_("Development"), 220}, {_("Die"), 50, true}};
    for (const auto each : all_powers) {
        columns.push_back({word(tables(), each), 124});
    }
    m_weapons = new RowList(this, "technology.weapons", columns);
    m_weapons->SetMinSize(FromDIP(wxSize(-1, 180)));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Weapons development")), layout::spaced());
    all->Add(m_chart, layout::spaced().Proportion(1).Expand());
    all->Add(m_weapons, layout::spaced().Expand());
    SetSizer(all);
}

void TechnologyPage::show_state() {
    std::vector<RowList::Row> rows;
    wxString heard;
    for (const auto weapon : all_weapons) {
        wxString whose;
        for (const auto each : all_powers) {
            whose += !has_weapon(state(), each, weapon) ? wxString{} : (whose.empty() ? "" : ", ") + word(tables(), each);
        }
        heard += wxString::Format("%d: ", number_of(weapon)) + word(tables(), weapon) + (whose.empty() ? "" : " (" + whose + ")") + "; ";
        std::vector<wxString> cells{word(tables(), weapon), wxString::Format("%d", number_of(weapon))};
        for (const auto each : all_powers) {
            cells.push_back(has_weapon(state(), each, weapon) ? wxString{L"\u2714 "} + _("developed") : wxString{});
        }
        rows.push_back({std::string{id_of(weapon)}, {}, cells});
    }
    set_accessible_name(*m_chart, _("Weapons development") + ". " + heard.BeforeLast(';'));
    m_weapons->show(std::move(rows));
    m_chart->Refresh();
}

wxRect TechnologyPage::place_of(Weapon weapon) const {
    const auto size = m_chart->GetClientSize();
    const int place = static_cast<int>(weapon);
    const int width = size.GetWidth() / boxes_a_row;
    const int height = size.GetHeight() / rows_of_fields;
    return {place % boxes_a_row * width, place / boxes_a_row * height, width - FromDIP(6), height - FromDIP(6)};
}

void TechnologyPage::paint(wxDC& dc) {
    dc.SetBackground(wxBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW)));
    dc.Clear();
    for (const auto weapon : all_weapons) {
        paint_field(dc, weapon, place_of(weapon));
    }
}

/// Above die and name, below the piece and a place for the marker of each power.
void TechnologyPage::paint_field(wxDC& dc, Weapon weapon, const wxRect& field) {
    const auto paper = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW);
    const int edge = FromDIP(8);
    const int line = dc.GetCharHeight();
    dc.SetPen(wxPen(layout::mix(layout::ink(), paper, 0.6)));
    dc.SetBrush(wxBrush(layout::mix(paper, layout::ink(), 0.04)));
    dc.DrawRoundedRectangle(field, FromDIP(4));
    const int die = line + FromDIP(4);
    const auto face = die_face(number_of(weapon), die);
    dc.DrawBitmap(face.GetBitmap(wxSize(die, die)), field.x + edge, field.y + edge, true);
    dc.SetFont(GetFont().Bold());
    dc.SetTextForeground(layout::ink());
    const int name = field.x + 2 * edge + die;
    dc.DrawText(wxControl::Ellipsize(word(tables(), weapon), dc, wxELLIPSIZE_END, field.GetRight() - edge - name), name,
                field.y + edge + FromDIP(2));
    const int room = field.GetBottom() - field.y - 3 * edge - die;
    const int high = std::min(room, field.width / 7);
    const int top = field.y + 2 * edge + die + (room - high) / 2;
    const auto piece = icon("units/" + std::string{id_of(meaning_of(weapon).piece)}, layout::quiet_ink(), high);
    dc.DrawBitmap(piece.GetBitmap(wxSize(high, high)), field.x + edge, top, true);
    const int left = field.x + 2 * edge + high;
    const int step = (field.GetRight() - edge - left) / static_cast<int>(all_powers.size());
    const int marker = std::min(high, step - FromDIP(4));
    int x = left;
    for (const auto each : all_powers) {
        const int y = top + (high - marker) / 2;
        if (has_weapon(state(), each, weapon)) {
            dc.DrawBitmap(roundel(each, marker).GetBitmap(wxSize(marker, marker)), x, y, true);
        } else {
            dc.SetPen(wxPen(layout::mix(layout::ink(), paper, 0.7), 1, wxPENSTYLE_DOT));
            dc.SetBrush(*wxTRANSPARENT_BRUSH);
            dc.DrawCircle(x + marker / 2, y + marker / 2, marker / 2 - FromDIP(1));
        }
        x += step;
    }
}

} // namespace intendant::app::aa
