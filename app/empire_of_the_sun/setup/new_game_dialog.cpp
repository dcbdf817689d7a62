#include "app/empire_of_the_sun/setup/new_game_dialog.hpp"

#include "app/empire_of_the_sun/help.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::es {

namespace {

const wxString new_game_name = "empire_of_the_sun.new_game";

} // namespace

NewGameDialog::NewGameDialog(wxWindow* parent, std::shared_ptr<const Tables> tables)
    : NewGameDialogOf(parent, _("A new game of Empire of the Sun"), new_game_name, tables, names_of(tables)) {
    auto* const players =
        first_page([this](wxWindow& page, wxSizer& rows) { add_rows(page, rows); },
                   _("The units stand where the scenario puts them. The books of the game do not tell how many boxes the China track "
                     "has: count them on your map, or leave 0 and enter it later in a stocktake."),
                   "empire_of_the_sun");
    m_pages->AddPage(players, _("Scenario and players"));
    m_pages->AddPage(m_rules = new RulesSheet(m_pages, *m_tables, new_game_name), _("Rules"));
    refit_pages();
    say_on_f1(*this, *m_notice, [this] { return tip(m_tables->clauses, "ES-SCN-1"); });
    open({860, 580}, first_player());
}

void NewGameDialog::add_rows(wxWindow& page, wxSizer& rows) {
    constexpr int emblem_size = 24;
    const auto names = names_of(m_tables);
    const auto centred = wxSizerFlags().CentreVertical();
    begin_row(page, rows, _("&Scenario:"));
    wxArrayString scenarios;
    for (std::size_t i = 0; i < m_tables->scenarios.size(); ++i) {
        const auto& each = m_tables->scenarios[i];
        scenarios.Add(names("scenario", std::to_string(i)) + wxString::Format(_(" (turns %d to %d)"), each.first_turn, each.last_turn));
    }
    m_scenario = new wxChoice(&page, wxID_ANY, wxDefaultPosition, wxDefaultSize, scenarios);
    m_scenario->SetName(new_game_name + ".scenario");
    m_scenario->SetSelection(0);
    rows.Add(m_scenario, centred);
    for (const auto side : all_sides) {
        add_player(page, rows, with_names(name(side), names), id_of(side), patch(*m_tables, side, emblem_size));
    }
    begin_row(page, rows, _("Boxes of the &China track below Stable Front:"));
    rows.Add(m_china = new NumberField(&page, new_game_name + ".china"), centred);
    begin_row(page, rows, _("&Bid, above 0 for the Allies:"));
    m_bid = new wxSpinCtrl(&page, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, facts_of(Track::Bid).least,
                           facts_of(Track::Bid).most, 0);
    m_bid->SetName(new_game_name + ".bid");
    rows.Add(m_bid, centred);
}

Command NewGameDialog::beginning() const {
    BeginGame begin{
        .scenario = {static_cast<std::uint8_t>(m_scenario->GetSelection())}, .options = m_rules->options(), .bid = m_bid->GetValue()};
    for (const auto side : all_sides) {
        if (const auto typed = player(static_cast<std::size_t>(side)); !typed.empty()) {
            begin.players.push_back({.side = side, .name = typed});
        }
    }
    if (m_china->GetValue() > 0) {
        begin.china_length = m_china->GetValue();
    }
    return begin;
}

std::optional<std::filesystem::path> begin_game(wxWindow* parent) {
    return begin_by<NewGameDialog>(parent, load_tables(resources() / "empire_of_the_sun"));
}

} // namespace intendant::app::es
