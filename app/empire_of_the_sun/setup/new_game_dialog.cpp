#include "app/empire_of_the_sun/setup/new_game_dialog.hpp"

#include "app/base/layout.hpp"
#include "app/empire_of_the_sun/help.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/translation.h>

namespace intendant::app::es {

namespace {

const wxString new_game_name = "empire_of_the_sun.new_game";

} // namespace

NewGameDialog::NewGameDialog(wxWindow* parent, std::shared_ptr<const Tables> tables)
    : NewGameDialogOf(parent, _("A new game of Empire of the Sun"), new_game_name, tables, names_of(tables)) {
    m_pages->AddPage(make_players(m_pages), _("Scenario and players"));
    m_pages->AddPage(m_rules = new RulesSheet(m_pages, *m_tables, new_game_name), _("Rules"));
    m_pages->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        event.Skip();
        CallAfter([this] {
            layout::refit(m_pages->GetCurrentPage());
            m_rules->FitInside(); // its headings have become higher
        });
    });
    say_on_f1(*this, *m_notice, [this] { return tip(m_tables->clauses, "ES-SCN-1"); });
    open({860, 580}, *m_players.front());
}

wxWindow* NewGameDialog::make_players(wxWindow* parent) {
    constexpr int emblem_size = 24;
    constexpr int line_width = 760;
    const auto names = names_of(m_tables);
    auto* const panel = new wxPanel(parent);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    auto* const grid = new wxFlexGridSizer(3, FromDIP(wxSize(12, 8)));
    grid->AddGrowableCol(2, 1);
    const auto centred = wxSizerFlags().CentreVertical();
    const auto add = [&](const wxBitmapBundle& picture, const wxString& label, const std::function<wxWindow*()>& control, bool wide) {
        picture.IsOk() ? grid->Add(new wxStaticBitmap(panel, wxID_ANY, picture), centred) : grid->AddSpacer(0);
        grid->Add(layout::label(panel, label), centred);
        grid->Add(control(), wide ? wxSizerFlags().Expand() : centred);
    };
    add(
        {}, _("&Scenario:"),
        [&] {
            wxArrayString scenarios;
            for (std::size_t i = 0; i < m_tables->scenarios.size(); ++i) {
                const auto& each = m_tables->scenarios[i];
                scenarios.Add(names("scenario", std::to_string(i)) +
                              wxString::Format(_(" (turns %d to %d)"), each.first_turn, each.last_turn));
            }
            m_scenario = new wxChoice(panel, wxID_ANY, wxDefaultPosition, wxDefaultSize, scenarios);
            m_scenario->SetName(new_game_name + ".scenario");
            m_scenario->SetSelection(0);
            return m_scenario;
        },
        false);
    const auto last = names_in(last_players({}));
    for (const auto side : all_sides) {
        const auto place = static_cast<std::size_t>(side);
        add(
            patch(*m_tables, side, emblem_size), with_names(name(side), names) + ":",
            [&] {
                auto* const field = new wxTextCtrl(
                    panel, wxID_ANY, place < last.size() ? last[place] : wxString::Format(_("Player %d"), static_cast<int>(side) + 1));
                field->SetName(new_game_name + ".player." + to_wx(id_of(side)));
                return m_players[place] = field;
            },
            true);
    }
    add(
        {}, _("Boxes of the &China track below Stable Front:"), [&] { return m_china = new NumberField(panel, new_game_name + ".china"); },
        false);
    add(
        {}, _("&Bid, above 0 for the Allies:"),
        [&] {
            m_bid = new wxSpinCtrl(panel, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS,
                                   facts_of(Track::Bid).least, facts_of(Track::Bid).most, 0);
            m_bid->SetName(new_game_name + ".bid");
            return m_bid;
        },
        false);
    all->Add(grid, layout::spaced().Expand());
    all->Add(
        layout::hint(panel,
                     _("The units stand where the scenario puts them. The books of the game do not tell how many boxes the China track "
                       "has: count them on your map, or leave 0 and enter it later in a stocktake."),
                     line_width),
        layout::spaced());
    all->AddStretchSpacer();
    m_file = new NewGameFile(panel, new_game_name + ".file", "empire_of_the_sun");
    all->Add(m_file, layout::spaced().Expand());
    panel->SetSizer(all);
    return panel;
}

Command NewGameDialog::beginning() const {
    BeginGame begin{
        .scenario = {static_cast<std::uint8_t>(m_scenario->GetSelection())}, .options = m_rules->options(), .bid = m_bid->GetValue()};
    for (const auto side : all_sides) {
        if (const auto typed = m_players[static_cast<std::size_t>(side)]->GetValue().Strip(wxString::both); !typed.empty()) {
            begin.players.push_back({.side = side, .name = to_utf8(typed)});
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
