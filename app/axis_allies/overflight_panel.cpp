#include "app/axis_allies/overflight_panel.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

OverflightPanel::OverflightPanel(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("overflight");
    m_what = layout::heading(this, wxEmptyString, 1.1);
    m_dice = new DiceEntry(this, "overflight.dice", DiceEntry::Hits::Offered);
    m_losses = new CountList(this, "overflight.count");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_what, layout::spaced());
    all->Add(layout::hint(this, _("First how many of each are shot down, if any; then the dice.")),
             wxSizerFlags().Border(wxLEFT));
    all->Add(m_losses, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT));
    all->Add(m_dice, wxSizerFlags().Expand());
    SetSizer(all);
    m_dice->on_throw = [this](const core::Throw& dice) { fired(dice); };
    m_dice->on_mistake = [this](const wxString& sentence) { m_table.complain(sentence); };
}

void OverflightPanel::show_state() {
    const auto& flights = state().turn.overflights;
    Show(!flights.empty());
    if (flights.empty()) {
        return;
    }
    const auto& flight = flights.front();
    int aircraft = 0;
    std::vector<CountList::Row> rows;
    for (const auto unit : all_units) {
        if (const int count = flight.aircraft[unit]; count > 0) {
            aircraft += count;
            rows.push_back({std::string{id_of(unit)}, picture(unit, power(), 26), word(tables(), unit),
                            wxString::Format(_("of %d"), count), count});
        }
    }
    m_what->SetLabelText(wxString::Format(_("The gun in %s may fire at %d aircraft that flew over it; 1 hits (C-25)"),
                                          word(tables(), flight.gun), aircraft));
    m_losses->show(std::move(rows));
    m_dice->ask_for(aircraft);
}

void OverflightPanel::fired(const core::Throw& dice) {
    if (state().turn.overflights.empty()) {
        return;
    }
    std::vector<UnitCount> losses;
    for (const auto unit : all_units) {
        if (const int count = m_losses->count(std::string{id_of(unit)}); count > 0) {
            losses.push_back({unit, count});
        }
    }
    m_table.book(FireAtOverflight{.gun = state().turn.overflights.front().gun, .dice = dice, .losses = losses},
                 [this] { m_losses->clear_counts(); });
}

} // namespace intendant::app::aa
