#include "app/axis_allies/setup/correction_dialog.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <stdexcept>

namespace intendant::app::aa {

namespace {

template <class Each> wxChoice* choice_of(wxWindow* page, const wxString& name, const Tables& tables, const Each& all) {
    auto* const choice = named_choice(page, name, words_for(all, [&](auto each) { return word(tables, each); }));
    return choice;
}

template <class All> auto chosen_of(const wxChoice& choice, const All& all) { return all[static_cast<std::size_t>(choice.GetSelection())]; }

} // namespace

CorrectionDialog::CorrectionDialog(wxWindow* parent, const Table& table)
    : PutRightDialog(parent, _("Correct the books"), "correction", _("&Book the correction")), m_table(table) {
    pages()->AddPage(make_weapon(), _("Developments"));
    pages()->AddPage(make_debt(), _("Debts"));
    pages()->AddPage(make_waiting(), _("Waiting units"));
    pages()->AddPage(make_seats(), _("Players"));
    show_weapon();
    show_debt();
    show_waiting();
    begin(wxSize(860, 420));
}

wxPanel* CorrectionDialog::begin_page(const wxString& hint, wxFlexGridSizer*& grid) {
    auto* const page = new wxPanel(pages());
    grid = new wxFlexGridSizer(2, wxSize(FromDIP(10), FromDIP(8)));
    auto* const words = layout::hint(page, wxEmptyString);
    layout::set_wrapped(words, hint, FromDIP(780));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(words, layout::spaced());
    all->Add(grid, layout::spaced());
    page->SetSizer(all);
    return page;
}

wxChoice* CorrectionDialog::add_power(wxWindow* page, wxFlexGridSizer& grid, const wxString& name, void (CorrectionDialog::*show)()) {
    grid.Add(layout::label(page, _("&Power:")), wxSizerFlags().CentreVertical());
    auto* const power = choice_of(page, name, m_table.tables(), all_powers);
    power->SetSelection(static_cast<int>(m_table.state().turn.power));
    power->Bind(wxEVT_CHOICE, [this, show](wxCommandEvent&) { (this->*show)(); });
    grid.Add(power, wxSizerFlags().Expand());
    return power;
}

wxWindow* CorrectionDialog::make_weapon() {
    wxFlexGridSizer* grid = nullptr;
    auto* const page = begin_page(_("What the books say. Choose a development and say whether the power has it."), grid);
    m_weapon_power = add_power(page, *grid, "correction.weapon.power", &CorrectionDialog::show_weapon);
    grid->Add(layout::label(page, _("&Development:")), wxSizerFlags().CentreVertical());
    m_weapon = choice_of(page, "correction.weapon", m_table.tables(), all_weapons);
    m_weapon->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_weapon(); });
    grid->Add(m_weapon, wxSizerFlags().Expand());
    grid->Add(layout::label(page, _("The power &has it:")), wxSizerFlags().CentreVertical());
    wxArrayString answers;
    answers.Add(_("no"));
    answers.Add(_("yes"));
    m_owned = named_choice(page, "correction.weapon.owned", answers, wxNOT_FOUND);
    grid->Add(m_owned);
    return page;
}

wxWindow* CorrectionDialog::make_debt() {
    wxFlexGridSizer* grid = nullptr;
    auto* const page = begin_page(_("What the books say. Type what the power still owes for bombs; sums such as 10+15 will do."), grid);
    m_debt_power = add_power(page, *grid, "correction.debt.power", &CorrectionDialog::show_debt);
    grid->Add(layout::label(page, _("&IPC owed:")), wxSizerFlags().CentreVertical());
    m_debt = new MoneyField(page, "correction.debt");
    grid->Add(m_debt);
    return page;
}

wxWindow* CorrectionDialog::make_waiting() {
    wxFlexGridSizer* grid = nullptr;
    auto* const page = begin_page(_("What the books say. Choose a piece and say how many are bought and wait to be placed."), grid);
    m_waiting_power = add_power(page, *grid, "correction.waiting.power", &CorrectionDialog::show_waiting);
    grid->Add(layout::label(page, _("P&iece:")), wxSizerFlags().CentreVertical());
    m_unit = choice_of(page, "correction.waiting.unit", m_table.tables(), all_units);
    m_unit->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_waiting(); });
    grid->Add(m_unit, wxSizerFlags().Expand());
    grid->Add(layout::label(page, _("How &many wait:")), wxSizerFlags().CentreVertical());
    m_count = new NumberField(page, "correction.waiting.count");
    grid->Add(m_count);
    return page;
}

wxWindow* CorrectionDialog::make_seats() {
    wxFlexGridSizer* names = nullptr;
    auto* const page =
        begin_page(_("Who plays which power from now on. A player without a name and without a power is not at the table."), names);
    auto* const all = page->GetSizer();
    all->Detach(names);
    auto* const powers = new wxFlexGridSizer(2, wxSize(FromDIP(10), FromDIP(8)));
    const auto& seated = m_table.state().players;
    wxArrayString numbers;
    for (std::size_t place = 0; place < m_names.size(); ++place) {
        names->Add(layout::label(page, wxString::Format(_("Name of player %zu:"), place + 1)), wxSizerFlags().CentreVertical());
        m_names[place] = new wxTextCtrl(page, wxID_ANY, place < seated.size() ? to_wx(seated[place].name) : wxString{}, wxDefaultPosition,
                                        FromDIP(wxSize(170, -1)));
        m_names[place]->SetName(wxString::Format("correction.name.%zu", place + 1));
        names->Add(m_names[place]);
        numbers.Add(wxString::Format(_("player %zu"), place + 1));
    }
    for (const auto power : all_powers) {
        powers->Add(layout::label(page, wxString::Format(_("%s is played by:"), word(m_table.tables(), power))),
                    wxSizerFlags().CentreVertical());
        m_player_of[power] = named_choice(page, "correction.player_of." + to_wx(id_of(power)), numbers, wxNOT_FOUND);
        powers->Add(m_player_of[power], wxSizerFlags().Expand());
    }
    for (std::size_t place = 0; place < seated.size() && place < m_names.size(); ++place) {
        for (const auto power : seated[place].powers) {
            m_player_of[power]->SetSelection(static_cast<int>(place));
        }
    }
    auto* const columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(names);
    columns->Add(powers, wxSizerFlags().Border(wxLEFT, FromDIP(30)));
    all->Add(columns, layout::spaced());
    return page;
}

void CorrectionDialog::show_weapon() {
    m_owned->SetSelection(has_weapon(m_table.state(), chosen_of(*m_weapon_power, all_powers), chosen_of(*m_weapon, all_weapons)) ? 1 : 0);
}

void CorrectionDialog::show_debt() {
    m_debt->ChangeValue(
        wxString::Format("%lld", static_cast<long long>(m_table.state().powers[chosen_of(*m_debt_power, all_powers)].debt.amount)));
}

void CorrectionDialog::show_waiting() {
    m_count->SetValue(m_table.state().powers[chosen_of(*m_waiting_power, all_powers)].waiting[chosen_of(*m_unit, all_units)]);
}

std::vector<Player> CorrectionDialog::players() const {
    std::vector<Player> result;
    for (std::size_t place = 0; place < m_names.size(); ++place) {
        Player player{.name = to_utf8(m_names[place]->GetValue().Strip(wxString::both)), .powers = {}};
        for (const auto power : all_powers) {
            if (m_player_of[power]->GetSelection() == static_cast<int>(place)) {
                player.powers.push_back(power);
            }
        }
        if (!player.name.empty() || !player.powers.empty()) {
            result.push_back(std::move(player));
        }
    }
    return result;
}

Command CorrectionDialog::command() const {
    switch (static_cast<Fact>(pages()->GetSelection())) {
    case Fact::Weapon:
        return CorrectWeapon{.power = chosen_of(*m_weapon_power, all_powers),
                             .weapon = chosen_of(*m_weapon, all_weapons),
                             .owned = m_owned->GetSelection() == 1,
                             .reason = reason()};
    case Fact::Debt: {
        const auto power = chosen_of(*m_debt_power, all_powers);
        const auto amount = m_debt->amount();
        if (!amount) {
            throw std::runtime_error(
                to_utf8(wxString::Format(_("The debt of %s is a whole number or a sum such as 10+15."), word(m_table.tables(), power))));
        }
        return CorrectDebt{.power = power, .amount = core::Money{*amount}, .reason = reason()};
    }
    case Fact::Waiting:
        return CorrectWaiting{.power = chosen_of(*m_waiting_power, all_powers),
                              .unit = chosen_of(*m_unit, all_units),
                              .count = m_count->GetValue(),
                              .reason = reason()};
    default:
        return CorrectSeats{.players = players(), .reason = reason()};
    }
}

wxString CorrectionDialog::refusal() const {
    const auto verdict = m_table.session().ask(command());
    return core::refused(verdict) ? m_table.say(core::refusal(verdict)) : wxString{};
}

/// What can be booked, or was begun with its reason, would be lost.
bool CorrectionDialog::entered() const {
    try {
        return !reason().empty() || refusal().empty();
    } catch (const std::runtime_error&) { // a debt that is no amount
        return true;
    }
}

wxString CorrectionDialog::clause() const {
    switch (static_cast<Fact>(pages()->GetSelection())) {
    case Fact::Weapon:
        return tip(m_table.tables(), {"R-05"});
    case Fact::Debt:
        return tip(m_table.tables(), {"S-07"});
    case Fact::Waiting:
        return tip(m_table.tables(), {"L-01"});
    default:
        return tip(m_table.tables(), {"S-03"});
    }
}

} // namespace intendant::app::aa
