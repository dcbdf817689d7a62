#include "app/afrika_korps/books/calendar_page.hpp"

#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <string>

namespace intendant::app::ak {

namespace {

wxString arrivals(int number) { return number > 0 ? count(number) : wxString{L"\u2013"}; }
wxString mark(bool on) { return on ? wxString{L"\u2713"} : wxString{}; }

wxString sunk_on(const SupplyPeriod& period) {
    wxString text;
    for (std::size_t i = 0; i < period.arrives.size(); ++i) {
        if (!period.arrives[i]) {
            text += (text.empty() ? "" : ", ") + count(static_cast<int>(i) + 1);
        }
    }
    return text;
}

} // namespace

CalendarPage::CalendarPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("afrika_korps.calendar");
    m_strip = new CalendarStrip(this, tables());
    m_turns = new RowList(this, "afrika_korps.calendar.turns",
                          {{_("Turn"), 55, true},
                           {_("Date"), 140},
                           {_("Axis units"), 90, true},
                           {_("Allied units"), 95, true},
                           {_("Supply is sunk on"), 135},
                           {_("Replacements"), 110},
                           {_("Substitutes"), 100}});
    m_title = layout::heading(this, wxEmptyString, theme::Type::Text);
    m_units = new RowList(this, "afrika_korps.calendar.units",
                          {{_("Unit"), 150}, {_("Factors"), 80}, {_("Kind"), 150}, {_("From"), 130}, {_("Where now"), 170}});
    m_units->say_when_empty(_("No unit arrives in this turn."));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Calendar")), layout::spaced());
    all->Add(m_strip, layout::spaced().Expand());
    all->Add(layout::hint(
                 this,
                 wxString::Format(_("A number is a side's reinforcements. From a field with a sign on: %s another die for Axis supply, %s "
                                    "replacements, %s substitutes."),
                                  wxString{L"\u2680"}, wxString{L"\u21BB"}, wxString{L"\u21C4"}),
                 640),
             layout::spaced());
    all->Add(m_turns, layout::spaced().Proportion(3).Expand());
    all->Add(m_title, layout::spaced());
    all->Add(m_units, wxSizerFlags(2).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    SetSizer(all);
    m_turns->on_select = [this](const std::string&) { show_units(); };
    m_strip->on_choose = [this](int turn) {
        m_turns->select(std::to_string(turn));
        m_turns->EnsureVisible(m_turns->RowToItem(turn - 1));
        show_units();
    };
}

int CalendarPage::chosen() const {
    const auto key = m_turns->selected();
    return key.empty() ? state().turn.number : std::stoi(key);
}

void CalendarPage::show_state() {
    if (!IsShownOnScreen()) {
        return;
    }
    std::vector<RowList::Row> rows;
    for (std::size_t place = 0; place < tables().calendar.size(); ++place) {
        const auto& turn = tables().calendar[place];
        const int number = static_cast<int>(place) + 1;
        rows.push_back({std::to_string(number),
                        {},
                        {number == state().turn.number ? wxString{L"\u25B6 "} + count(number) : count(number), date(tables(), number),
                         arrivals(turn.axis_reinforcements), arrivals(turn.allied_reinforcements),
                         sunk_on(tables().supply_periods[turn.supply_period]), mark(turn.replacements), mark(turn.substitutes)}});
    }
    m_turns->show(std::move(rows));
    if (m_shown_turn != state().turn.number) {
        m_shown_turn = state().turn.number;
        m_turns->select(std::to_string(m_shown_turn));
    }
    show_units();
}

void CalendarPage::show_units() {
    const int turn = chosen();
    m_strip->show(state().turn.number, turn);
    m_title->SetLabelText(wxString::Format(_("Reinforcements of %s"), date(tables(), turn)));
    std::vector<RowList::Row> rows;
    for (std::size_t i = 0; i < tables().counters.size(); ++i) {
        const CounterId id{static_cast<std::uint8_t>(i)};
        const auto& counter = tables()[id];
        if (counter.kind == CounterKind::Reinforcement && counter.arrival == turn) {
            rows.push_back({counter.id,
                            patch(tables(), counter.side, list_emblem),
                            {word(tables(), id), factors(tables(), id), word(counter.type), nationality(tables(), id),
                             whereabouts(tables(), state()[id])}});
        }
    }
    m_units->show(std::move(rows));
}

} // namespace intendant::app::ak
