#include "app/axis_allies/turn/overflight_panel.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <numeric>

namespace intendant::app::aa {

namespace {

int aircraft_of(const Overflight& flight) {
    int aircraft = 0;
    for (const auto unit : all_units) {
        aircraft += flight.aircraft[unit];
    }
    return aircraft;
}

} // namespace

OverflightPanel::OverflightPanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("overflight");
    m_what = layout::heading(this, wxEmptyString, theme::Type::Text);
    m_dice = new DiceEntry(this, "overflight.dice", DiceEntry::Hits::Offered);
    m_losing = new wxPanel(this);
    m_losses = new CountList(m_losing, "overflight.count");
    m_sum = new wxStaticText(m_losing, wxID_ANY, wxEmptyString);
    m_sum->SetName("overflight.sum");
    auto* const again = new wxButton(m_losing, wxID_ANY, _("&Other dice"));
    again->SetName("overflight.again");
    m_take = new wxButton(m_losing, wxID_ANY, _("&Take these losses"));
    m_take->SetName("overflight.take");
    m_take->SetToolTip(tip(tables(), {"C-20"}));
    auto* const foot = new wxBoxSizer(wxHORIZONTAL);
    foot->Add(m_sum, layout::line().Proportion(1));
    foot->Add(again, layout::line());
    foot->Add(m_take, layout::line());
    auto* const losing_all = new wxBoxSizer(wxVERTICAL);
    losing_all->Add(m_losses, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT));
    losing_all->Add(foot, wxSizerFlags().Expand());
    m_losing->SetSizer(losing_all);
    m_losing->Hide();
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_what, layout::spaced());
    all->Add(m_dice, wxSizerFlags().Expand());
    all->Add(m_losing, wxSizerFlags().Expand());
    SetSizer(all);
    m_dice->on_throw = [this](const core::Throw& dice) { thrown(dice); };
    m_dice->on_mistake = [this](const wxString& sentence) { m_table.complain(sentence); };
    m_dice->on_unread = [this](const wxString& sentence) { m_table.say_unread(sentence); };
    m_losses->on_change = [this] { show_sum(); };
    m_losses->on_enter = [this] { take(); };
    m_take->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { take(); }); });
    again->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        CallAfter([this] {
            forget_throw();
            m_dice->set_focus();
        });
    });
}

void OverflightPanel::show_state() {
    const auto flights = pending_overflights(state());
    Show(!flights.empty());
    if (flights.empty()) {
        m_flight.reset();
        m_thrown.reset();
        return;
    }
    if (m_flight != flights.front()) {
        m_flight = flights.front();
        forget_throw();
    }
}

void OverflightPanel::forget_throw() {
    m_thrown.reset();
    m_losing->Hide();
    m_dice->Show();
    const int aircraft = aircraft_of(*m_flight);
    m_what->SetLabelText(wxString::Format(_("The gun in %s may fire at %d aircraft that flew over it; 1 hits (C-25)"),
                                          word(tables(), m_flight->gun), aircraft));
    m_dice->ask_for(aircraft);
    GetParent()->Layout();
}

void OverflightPanel::thrown(const core::Throw& dice) {
    if (!m_flight) {
        return;
    }
    m_thrown = dice;
    const int hits = core::hits_of(dice, 1);
    if (hits == 0 || hits > aircraft_of(*m_flight)) {
        // Nobody to choose; of too many hits the books say why they cannot be.
        book({});
        return;
    }
    m_dice->taken();
    propose(hits);
}

void OverflightPanel::propose(int hits) {
    m_what->SetLabelText(wxString::Format(
        wxPLURAL("The gun in %s hit %d aircraft: which one is lost?", "The gun in %s hit %d aircraft: which are lost?", hits),
        word(tables(), m_flight->gun), hits));
    std::vector<CountList::Row> rows;
    for (const auto unit : all_units) {
        if (const int count = m_flight->aircraft[unit]; count > 0) {
            const int lost = std::min(count, hits);
            hits -= lost;
            rows.push_back({std::string{id_of(unit)}, picture(tables(), unit, power(), 26), word(tables(), unit),
                            wxString::Format(_("of %d"), count), count, lost});
        }
    }
    m_dice->Hide();
    m_losing->Show();
    m_losses->show({});
    m_losses->show(std::move(rows));
    show_sum();
    GetParent()->Layout();
    m_take->SetFocus();
}

void OverflightPanel::show_sum() {
    if (m_thrown) {
        const auto counts = m_losses->counts();
        m_sum->SetLabelText(
            wxString::Format(_("%d of %d chosen"), std::accumulate(counts.begin(), counts.end(), 0), core::hits_of(*m_thrown, 1)));
    }
}

void OverflightPanel::take() {
    if (!m_thrown) {
        return;
    }
    std::vector<UnitCount> losses;
    for (const auto unit : all_units) {
        if (const int count = m_losses->count(std::string{id_of(unit)}); count > 0) {
            losses.push_back({unit, count});
        }
    }
    book(losses);
}

void OverflightPanel::book(const std::vector<UnitCount>& losses) {
    m_table.book(FireAtOverflight{.gun = m_flight->gun, .dice = *m_thrown, .losses = losses}, [this] { m_dice->taken(); });
}

} // namespace intendant::app::aa
