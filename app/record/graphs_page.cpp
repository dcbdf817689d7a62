#include "app/record/graphs_page.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/chart_view.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/progdlg.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace intendant::app {

namespace {

wxString figure(double value) { return value == std::floor(value) ? wxString::Format("%.0f", value) : decimal(value, 1); }

} // namespace

GraphsPage::GraphsPage(wxWindow* parent, const Record& record)
    : ScrolledPage(parent), m_record(record), m_measures(record.log().measures()) {
    SetName("graphs");
    auto* const choices = new wxBoxSizer(wxHORIZONTAL);
    choices->Add(layout::label(this, _("What:")), layout::line());
    m_measure = new wxChoice(this, wxID_ANY);
    m_measure->SetName("graphs.measure");
    for (const auto& measure : m_measures.measures) {
        m_measure->Append(record.say(measure.name));
    }
    m_measure->SetSelection(0);
    m_measure->SetMinSize(FromDIP(wxSize(120, -1))); // in a narrow window the other one is still read whole
    choices->Add(m_measure, layout::line().Proportion(1));
    m_by = new wxChoice(this, wxID_ANY);
    m_by->SetName("graphs.by");
    set_accessible_name(*m_by, _("Round or turn"));
    m_by->Append(_("by round"));
    m_by->Append(_("by turn"));
    m_by->SetSelection(0);
    choices->Add(m_by, layout::line());
    m_chart = new ChartView(this, "graphs.chart");
    std::vector<RowList::Column> columns{{_("Round"), 110}};
    for (const auto& side : m_measures.sides) {
        const auto name = record.say(side.name);
        columns.push_back({name, std::max(70, static_cast<int>(ToDIP(GetTextExtent(name).GetWidth()) / layout::type_scale()) + 30), true});
    }
    m_numbers = new RowList(this, "graphs.numbers", columns);
    m_points = new RowList(this, "graphs.points", {{_("Entry"), 70}, {_("Change"), 95, true}, {_("What was booked"), 420}});
    m_points->SetToolTip(_("Double click or Enter: look back at the game as it was then"));

    auto* const left = new wxBoxSizer(wxVERTICAL);
    left->Add(choices, wxSizerFlags().Expand());
    left->Add(m_chart, wxSizerFlags(3).Expand().Border(wxLEFT | wxRIGHT));
    left->Add(m_numbers, wxSizerFlags(2).Expand().Border());
    auto* const right = new wxBoxSizer(wxVERTICAL);
    right->Add(layout::heading(this, _("Turning points"), theme::Type::Text), layout::spaced());
    auto* const about = layout::hint(this, wxEmptyString);
    right->Add(about, wxSizerFlags().Border(wxLEFT | wxRIGHT));
    right->Add(m_points, wxSizerFlags(1).Expand().Border());
    m_point = layout::hint(this, wxEmptyString);
    m_point->SetName("graphs.point");
    right->Add(m_point, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    auto* const all = new wxBoxSizer(wxHORIZONTAL);
    right->SetMinSize(wxSize(FromDIP(284), -1)); // the balance is read whole, beside however many sides
    all->Add(left, wxSizerFlags(1).Expand());
    all->Add(right, wxSizerFlags().Expand());
    SetSizer(all);
    layout::set_wrapped(about, record.say(m_measures.balance), FromDIP(260));
    m_measure->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_measure(); });
    m_by->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_measure(); });
    const auto go = [this](const std::string& key) {
        if (!key.empty() && look_back) {
            look_back(std::stoll(key));
        }
    };
    m_points->on_select = [this](const std::string&) { show_point(); };
    m_points->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this, go](wxDataViewEvent&) { go(m_points->selected()); });
}

void GraphsPage::show_state() {
    const auto last = m_record.log().file().last_seq();
    if (!IsShownOnScreen() || last == m_upto) {
        return;
    }
    constexpr std::int64_t long_game = 5000;
    std::unique_ptr<wxProgressDialog> progress;
    constexpr int parts = 1000;
    if (last > long_game) {
        progress = std::make_unique<wxProgressDialog>(_("Graphs"), _("The figures of the game are worked out..."), parts, this,
                                                      wxPD_APP_MODAL | wxPD_CAN_ABORT | wxPD_AUTO_HIDE);
    }
    m_history = db::history_of(m_record.log(), [&](std::int64_t seq) {
        return !progress || seq % 100 != 0 || progress->Update(static_cast<int>(seq * (parts - 1) / last));
    });
    m_upto = m_history ? last : -1; // one that was broken off is worked out when the page is looked at again
    show_measure();
    show_points();
}

void GraphsPage::begin_anew() {
    m_history.reset();
    m_upto = -1;
    show_state();
}

void GraphsPage::show_measure() {
    const int measure = m_measure->GetSelection();
    if (!m_history || measure < 0) {
        m_chart->show({});
        m_numbers->show({});
        return;
    }
    const auto place = static_cast<std::size_t>(measure);
    const auto moments = m_by->GetSelection() == 0 ? m_history->rounds() : m_history->turns;
    m_chart->show(report::chart_of(
        *m_history, moments, place, [this](const core::Message& message) { return to_utf8(m_record.say(message)); }, layout::dark()));
    std::vector<RowList::Row> rows;
    for (const auto& turn : moments) {
        RowList::Row row{std::to_string(turn.last), {}, {wxString::Format("%d", turn.round)}};
        if (!turn.seat.empty()) {
            row.cells[0] += " " + m_record.names()("seat", turn.seat);
        }
        for (std::size_t side = 0; side < m_measures.sides.size(); ++side) {
            row.cells.push_back(figure(m_history->value(turn, place, side)));
        }
        rows.push_back(std::move(row));
    }
    m_numbers->show(std::move(rows));
}

void GraphsPage::show_points() {
    std::vector<RowList::Row> rows;
    if (m_history) {
        for (const auto& point : m_history->turning_points) {
            rows.push_back({std::to_string(point.seq),
                            {},
                            {wxString::Format("%lld", static_cast<long long>(point.seq)),
                             wxString::Format("%+.0f", point.after - point.before), m_record.sentence(point.seq)}});
        }
    }
    const auto first = rows.empty() ? std::string{} : rows.front().key;
    m_points->show(std::move(rows));
    if (m_points->selected().empty()) {
        m_points->select(first);
    }
    show_point();
}

/// The list has no room for the whole sentence.
void GraphsPage::show_point() {
    const auto key = m_points->selected();
    layout::set_wrapped(m_point, key.empty() ? wxString{} : m_record.sentence(std::stoll(key)), FromDIP(260));
}

void GraphsPage::set_focus() { m_measure->SetFocus(); }

} // namespace intendant::app
