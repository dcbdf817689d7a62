#include "app/axis_allies/chart_page.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/layout.hpp"

#include <wx/dcbuffer.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

namespace {

constexpr int last_field = 45;
constexpr int fields_a_row = 9;

} // namespace

ChartPage::ChartPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("chart");
    m_chart = new wxPanel(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(640, 300)), wxFULL_REPAINT_ON_RESIZE);
    m_chart->SetName("chart.picture");
    m_chart->SetBackgroundStyle(wxBG_STYLE_PAINT);
    m_chart->Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxAutoBufferedPaintDC dc(m_chart);
        paint(dc);
    });
    m_levels = new SmallTable(this, "chart.levels",
                              {{_("Power"), 170}, {_("Level"), 80, true}, {_("At the start"), 110, true},
                               {_("Change"), 110, true}, {_("Treasury"), 90, true}});
    m_levels->SetMinSize(FromDIP(wxSize(-1, 190)));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("National Production Chart")), layout::spaced());
    all->Add(m_chart, layout::spaced().Proportion(1).Expand());
    all->Add(layout::hint(this, _("Beyond 45 a second marker stands on the field of the excess. A level follows from who holds which territory.")),
             layout::spaced());
    all->Add(m_levels, layout::spaced().Expand());
    SetSizer(all);
    m_levels->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) {
        if (const auto chosen = power_of_id(m_levels->selected()); chosen && on_power) {
            on_power(*chosen);
        }
    });
    m_levels->SetToolTip(_("Double click or Enter: the entries behind the treasury"));
}

void ChartPage::show_state() {
    std::vector<SmallTable::Row> rows;
    for (const auto each : all_powers) {
        const auto level = production(state(), each);
        const auto start = tables().powers[each].starting_production;
        rows.push_back({std::string{id_of(each)},
                        roundel(each, 20),
                        {word(tables(), each), wxString::Format("%lld", static_cast<long long>(level.amount)),
                         wxString::Format("%lld", static_cast<long long>(start.amount)),
                         wxString::Format("%+lld", static_cast<long long>((level - start).amount)),
                         ipc(state().powers[each].treasury)}});
    }
    m_levels->show(std::move(rows));
    Layout();
    m_chart->Refresh();
}

void ChartPage::paint(wxDC& dc) {
    const auto paper = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW);
    dc.SetBackground(wxBrush(paper));
    dc.Clear();
    const auto size = m_chart->GetClientSize();
    const int rows = last_field / fields_a_row;
    const int width = size.GetWidth() / fields_a_row;
    const int height = size.GetHeight() / rows;
    const int marker = std::max(FromDIP(18), std::min(width / 4, height - FromDIP(14)));
    dc.SetFont(GetFont().Bold());
    for (int field = 1; field <= last_field; ++field) {
        const int x = (field - 1) % fields_a_row * width;
        const int y = (field - 1) / fields_a_row * height;
        dc.SetPen(wxPen(layout::mix(layout::ink(), paper, 0.6)));
        dc.SetBrush(wxBrush(layout::mix(paper, layout::ink(), field % 5 == 0 ? 0.12 : 0.04)));
        dc.DrawRectangle(x, y, width - FromDIP(3), height - FromDIP(3));
        dc.SetTextForeground(layout::quiet_ink());
        dc.DrawText(wxString::Format("%d", field), x + FromDIP(6), y + FromDIP(4));
        int place = 0;
        for (const auto each : all_powers) {
            const auto level = static_cast<int>(production(state(), each).amount);
            const bool first = std::min(level, last_field) == field;
            const bool second = level > last_field && level - last_field == field;
            if (first || second) {
                const int across = x + FromDIP(30) + place * (marker + FromDIP(2)) / (place > 2 ? 2 : 1);
                dc.DrawBitmap(roundel(each, marker).GetBitmap(wxSize(marker, marker)), across,
                              y + (height - marker - FromDIP(3)) / 2, true);
                ++place;
            }
        }
    }
}

} // namespace intendant::app::aa
