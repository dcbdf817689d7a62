#include "app/axis_allies/setup/new_game_dialog.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/looks.hpp"
#include "app/axis_allies/setup/cargo_grid.hpp"
#include "app/axis_allies/setup/charts_sheet.hpp"
#include "app/axis_allies/setup/deployment_grid.hpp"
#include "app/axis_allies/setup/facts_sheet.hpp"
#include "app/axis_allies/setup/past_grid.hpp"
#include "app/axis_allies/setup/situation_page.hpp"
#include "app/axis_allies/setup/switch_list.hpp"
#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/files/file_choice.hpp"
#include "app/widgets/icons.hpp"
#include "db/codec/fields.hpp"

#include <nlohmann/json.hpp>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/translation.h>

#include <fstream>

namespace intendant::app::aa {

namespace {

/// Which player has which power, by the number of players. Rule: S-03 to S-06.
PerPower<int> usual_players(std::size_t number) {
    switch (number) {
    case 2:
        return {{0, 1, 0, 1, 0}};
    case 3:
        return {{0, 1, 0, 2, 0}};
    case 4:
        return {{0, 2, 1, 3, 0}};
    default:
        return {{0, 1, 2, 3, 4}};
    }
}

} // namespace

NewGameDialog::NewGameDialog(wxWindow* parent, std::shared_ptr<const Tables> tables)
    : NewGameDialogOf(parent, _("A new game of Axis & Allies"), "new_game", tables, names_of(tables)) {
    m_pages->AddPage(make_game_page(m_pages), _("Game"));
    m_switches = new SwitchList(m_pages, "new_game.switch");
    m_pages->AddPage(m_switches, _("Rules"));
    m_deployment = new DeploymentGrid(m_pages, m_tables, printed_counts(*m_tables),
                                      _("What your own charts say, if they differ. Select a row, change the number, Set."));
    m_pages->AddPage(m_deployment, _("Deployment"));
    m_cargo = new CargoGrid(m_pages, m_tables, {});
    m_cargo->follow(m_deployment->counts());
    m_pages->AddPage(m_cargo, _("Cargo"));
    m_pages->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        m_cargo->follow(m_deployment->counts());
        m_past->follow(m_deployment->counts());
        event.Skip();
    });
    m_pages->AddPage(make_situation_page(m_pages), _("Situation"));
    m_charts = new ChartsSheet(m_pages, "situation", m_tables, {}, ChartsSheet::Developments::Elsewhere);
    m_pages->AddPage(m_charts, _("Charts"));
    m_facts = new FactsSheet(m_pages, "situation", m_tables, facts_at_start());
    m_pages->AddPage(m_facts, _("Turn"));
    m_past = new PastGrid(m_pages, m_tables, {}, Power::Ussr);
    m_past->follow(m_deployment->counts());
    m_pages->AddPage(m_past, _("Moves"));
    m_help = new HelpPage(m_pages, help_topics(), help_entries(*m_tables));
    m_help->remark = [this](const std::string& id) { return how_played(switches, m_switches->options(), id); };
    m_help->on_leave = [this] {
        m_pages->SetSelection(0);
        m_players->SetFocus();
    };
    m_pages->AddPage(m_help, _("Help"));
    propose_players();
    m_notice->on_rule = [this](const std::string& id) { help_about(id); };
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_F1) {
            const auto cited = m_notice->rules();
            help_about(cited.empty() ? "S-01" : cited.front().id);
        } else {
            event.Skip();
        }
    });
    open({860, 560}, *m_players);
}

/// One field; everything else has its usual value.
wxWindow* NewGameDialog::make_game_page(wxWindow* parent) {
    auto* const page = new wxPanel(parent);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(page, _("&Who plays?")), layout::spaced());
    m_players =
        new wxTextCtrl(page, wxID_ANY, last_players(wxString::Format(_("Player %d"), 1) + ", " + wxString::Format(_("Player %d"), 2)));
    m_players->SetName("new_game.players");
    all->Add(m_players, layout::spaced().Expand());
    all->Add(layout::hint(page, _("Two to five names, with commas between. Everything else has its usual value."), 780), layout::spaced());
    all->Add(make_powers(page), layout::spaced());
    m_file = new NewGameFile(page, "new_game.file", "game");
    all->Add(m_file, layout::spaced().Expand());
    all->AddStretchSpacer();
    auto* const know = new LinkRow(page, "new_game.know", _("Good to know:"));
    know->fold_away();
    know->on_link = [this](const std::string& id) { help_about(id); };
    all->Add(know, layout::spaced().Expand());
    page->SetSizer(all);
    know->show(links_to_know(*m_tables, "setup"));
    m_players->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { propose_players(); });
    return page;
}

wxWindow* NewGameDialog::make_situation_page(wxWindow* parent) {
    auto* const page = new wxPanel(parent);
    auto* const from = new wxBoxSizer(wxHORIZONTAL);
    m_printed = new wxRadioButton(page, wxID_ANY, _("&As these pages say"), wxDefaultPosition, wxDefaultSize, wxRB_GROUP);
    m_printed->SetName("new_game.printed");
    m_from_file = new wxRadioButton(page, wxID_ANY, _("As a &file says:"));
    m_from_file->SetName("new_game.from_file");
    m_situation = new wxTextCtrl(page, wxID_ANY);
    m_situation->SetName("new_game.situation");
    set_accessible_name(*m_situation, _("Situation"));
    auto* const choose = new wxButton(page, wxID_ANY, _("&Choose..."));
    choose->SetName("new_game.choose_situation");
    choose->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { choose_situation(); });
    from->Add(m_printed, layout::line());
    from->Add(m_from_file, layout::line());
    from->Add(m_situation, layout::line().Proportion(1));
    from->Add(choose, layout::line());
    m_typed = new SituationPage(page, m_tables);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(from, wxSizerFlags().Expand());
    all->Add(m_typed, wxSizerFlags(1).Expand());
    page->SetSizer(all);
    return page;
}

void NewGameDialog::help_about(const std::string& clause) {
    m_pages->SetSelection(static_cast<std::size_t>(m_pages->FindPage(m_help)));
    m_help->open(clause);
}

wxSizer* NewGameDialog::make_powers(wxWindow* parent) {
    auto* const powers = new wxFlexGridSizer(3, wxSize(FromDIP(12), FromDIP(8)));
    for (const auto power : all_powers) { // S-10: which box of pieces a player takes
        constexpr int size = 22;
        powers->Add(new wxStaticBitmap(parent, wxID_ANY, picture(*m_tables, Unit::Infantry, power, size)), wxSizerFlags().Centre());
        powers->Add(layout::label(parent, wxString::Format(_("%s is played by:"), word(*m_tables, power))),
                    wxSizerFlags().CentreVertical());
        m_player_of[power] = new wxChoice(parent, wxID_ANY, wxDefaultPosition, wxSize(layout::for_text(parent, 200), -1));
        m_player_of[power]->SetName("new_game.player_of." + to_wx(id_of(power)));
        powers->Add(m_player_of[power], wxSizerFlags().Expand());
    }
    return powers;
}

/// Another number of players has other powers; another name keeps his.
void NewGameDialog::propose_players() {
    const auto names = names_in(m_players->GetValue());
    const auto usual = usual_players(names.size());
    for (const auto power : all_powers) {
        auto& choice = *m_player_of[power];
        const int chosen = names.size() == m_proposed_for ? choice.GetSelection() : usual[power];
        choice.Set(wxArrayString(names.size(), names.data()));
        choice.SetSelection(chosen < static_cast<int>(names.size()) ? chosen : wxNOT_FOUND);
    }
    m_proposed_for = names.size();
}

void NewGameDialog::choose_situation() {
    if (const auto file = file_choice().existing(this, _("A situation to start from"), "JSON (*.json)|*.json|*|*", {})) {
        m_situation->ChangeValue(to_wx(file->string()));
        m_from_file->SetValue(true);
    }
}

std::vector<Player> NewGameDialog::players() const {
    std::vector<Player> result;
    for (const auto& name : names_in(m_players->GetValue())) {
        Player player{.name = to_utf8(name), .powers = {}};
        for (const auto power : all_powers) {
            if (m_player_of[power]->GetSelection() == static_cast<int>(result.size())) {
                player.powers.push_back(power);
            }
        }
        result.push_back(std::move(player));
    }
    return result;
}

Command NewGameDialog::beginning() const {
    BeginGame begin{.options = m_switches->options(), .players = players(), .situation = {}};
    if (m_printed->GetValue()) {
        begin.situation.units = m_deployment->changes();
        m_cargo->follow(m_deployment->counts());
        begin.situation.ships = m_cargo->changes();
        m_past->follow(m_deployment->counts());
        begin.situation.past = m_past->changes();
        begin.situation.debts = m_charts->debts();
        begin.situation.waiting = m_charts->waiting();
        begin.situation.facts = m_facts->changes();
        m_typed->fill(begin.situation);
        return begin;
    }
    const std::filesystem::path file = to_utf8(m_situation->GetValue());
    std::ifstream in(file);
    if (!in) {
        throw std::runtime_error(to_utf8(wxString::Format(_("The situation %s cannot be read."), to_wx(file.string()))));
    }
    auto whole = nlohmann::json::parse(Session::write(*m_tables, begin));
    try {
        whole["situation"] = nlohmann::json::parse(in);
    } catch (const nlohmann::json::exception&) {
        throw std::runtime_error(
            to_utf8(wxString::Format(_("The situation %s is not in the written form of docs/commands.md."), to_wx(file.string()))));
    }
    try {
        return Session::read(*m_tables, whole.dump());
    } catch (const db::CodecError& error) {
        auto place = to_wx(error.path());
        place.StartsWith("situation.", &place);
        throw std::runtime_error(to_utf8(
            wxString::Format(_("The situation %s has a mistake at %s: %s."), to_wx(file.string()), place, translate(error.problem(), {}))));
    }
}

std::vector<Link> NewGameDialog::links(const std::vector<core::RuleRef>& rules) const { return cited_by(*m_tables, rules); }

std::optional<std::filesystem::path> begin_game(wxWindow* parent) {
    return begin_by<NewGameDialog>(parent, load_tables(resources() / "axis_allies"));
}

} // namespace intendant::app::aa
