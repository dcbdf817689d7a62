#include "app/axis_allies/books/chart_page.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/base/accessible.hpp"
#include "app/base/field_edges.hpp"
#include "app/base/layout.hpp"
#include "model/axis_allies/components.hpp"

#include <wx/dcbuffer.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

namespace {

constexpr int fields_a_row = 9;

/// `27`; `45 + 12` with a second marker.
wxString word(const std::vector<int>& markers) {
    wxString text;
    for (const int field : markers) {
        text += (text.empty() ? "" : " + ") + wxString::Format("%d", field);
    }
    return text.empty() ? wxString{L"\u2014"} : text;
}

} // namespace

ChartPage::ChartPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("chart");
    m_chart = new wxPanel(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(640, 300)), wxFULL_REPAINT_ON_RESIZE);
    m_chart->SetName("chart.picture");
    ring_with_keyboard(*m_chart);
    m_chart->SetBackgroundStyle(wxBG_STYLE_PAINT);
    m_chart->Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxAutoBufferedPaintDC dc(m_chart);
        paint(dc);
    });
    m_levels = new RowList(this, "chart.levels",
                           {{_("Power"), 170},
                            {_("Level"), 80, true},
                            {_("Markers on"), 100, true},
                            {_("At the start"), 110, true},
                            {_("Change"), 90, true},
                            {_("Treasury"), 90, true}});
    m_levels->SetMinSize(FromDIP(wxSize(-1, 152)));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("National Production Chart")), layout::spaced());
    all->Add(m_chart, layout::spaced().Proportion(1).Expand());
    auto* const beyond = layout::hint(
        this, _("Beyond 45 a second marker stands on the field of the excess. A level follows from who holds which territory."));
    beyond->Wrap(FromDIP(600));
    all->Add(beyond, layout::spaced());
    all->Add(m_levels, layout::spaced().Expand());
    SetSizer(all);
    m_levels->on_cell = [this](const std::string& power, int column) {
        constexpr int treasury_column = 5;
        if (on_figure) {
            on_figure({.kind = column == treasury_column ? Figure::Treasury : Figure::Production, .power = *power_of_id(power)});
        }
    };
    m_levels->SetToolTip(_("A click or Enter on a figure: the entries behind it"));
}

void ChartPage::show_state() {
    std::vector<RowList::Row> rows;
    wxString heard;
    for (const auto each : all_powers) {
        const auto level = production(state(), each);
        heard += (heard.empty() ? wxString{} : wxString{"; "}) + word(tables(), each) + " " + word(chart_markers(tables(), level));
        const auto start = tables().powers[each].starting_production;
        rows.push_back({std::string{id_of(each)},
                        roundel(each, 20),
                        {word(tables(), each), wxString::Format("%lld", static_cast<long long>(level.amount)),
                         word(chart_markers(tables(), level)), wxString::Format("%lld", static_cast<long long>(start.amount)),
                         wxString::Format("%+lld", static_cast<long long>((level - start).amount)), ipc(state().powers[each].treasury)}});
    }
    set_accessible_name(*m_chart, _("National Production Chart") + ". " + heard);
    m_levels->show(std::move(rows));
    Layout();
    m_chart->Refresh();
}

std::vector<std::pair<Power, bool>> ChartPage::markers_on(int field) const {
    std::vector<std::pair<Power, bool>> here;
    for (const auto each : all_powers) {
        const auto markers = chart_markers(tables(), production(state(), each));
        for (std::size_t place = 0; place < markers.size(); ++place) {
            if (markers[place] == field) {
                here.emplace_back(each, place > 0);
            }
        }
    }
    return here;
}

void ChartPage::paint(wxDC& dc) {
    const auto paper = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW);
    dc.SetBackground(wxBrush(paper));
    dc.Clear();
    const auto size = m_chart->GetClientSize();
    const int last_field = tables().amounts.chart_end;
    const int rows = last_field / fields_a_row;
    const int width = size.GetWidth() / fields_a_row;
    const int height = size.GetHeight() / rows;
    const int marker = std::max(FromDIP(18), std::min(width / 4, height - FromDIP(14)));
    dc.SetFont(GetFont().Bold());
    const int beside_number = FromDIP(10) + dc.GetTextExtent(wxString::Format("%d", last_field)).GetWidth();
    for (int field = 1; field <= last_field; ++field) {
        const int x = (field - 1) % fields_a_row * width;
        const int y = (field - 1) / fields_a_row * height;
        dc.SetPen(wxPen(layout::mix(layout::ink(), paper, 0.6)));
        dc.SetBrush(wxBrush(layout::mix(paper, layout::ink(), field % 5 == 0 ? 0.12 : 0.04)));
        dc.DrawRectangle(x, y, width - FromDIP(3), height - FromDIP(3));
        dc.SetTextForeground(layout::quiet_ink());
        dc.DrawText(wxString::Format("%d", field), x + FromDIP(6), y + FromDIP(4));
        const auto here = markers_on(field);
        const int room = width - beside_number - FromDIP(6);
        const int side = std::min(marker, here.empty() ? marker : room / static_cast<int>(here.size()) - FromDIP(2));
        int across = x + beside_number;
        for (const auto& [each, second] : here) {
            const int top = y + (height - side - FromDIP(3)) / 2;
            dc.DrawBitmap(roundel(each, side).GetBitmap(wxSize(side, side)), across, top, true);
            if (second) {
                const auto sign = wxString::Format("+%d", last_field);
                dc.SetTextForeground(layout::ink());
                dc.DrawText(sign, across + (side - dc.GetTextExtent(sign).GetWidth()) / 2, y + height - dc.GetCharHeight() - FromDIP(3));
            }
            across += side + FromDIP(2);
        }
    }
}

} // namespace intendant::app::aa
