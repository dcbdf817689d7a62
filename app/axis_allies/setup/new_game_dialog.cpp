#include "app/axis_allies/setup/new_game_dialog.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/looks.hpp"
#include "app/axis_allies/setup/cargo_grid.hpp"
#include "app/axis_allies/setup/deployment_grid.hpp"
#include "app/axis_allies/setup/situation_page.hpp"
#include "app/axis_allies/setup/switch_list.hpp"
#include "app/base/failure.hpp"
#include "app/base/layout.hpp"
#include "app/base/settings.hpp"
#include "app/desk/new_game.hpp"
#include "app/files/file_choice.hpp"
#include "app/widgets/cancel_button.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/notice_bar.hpp"
#include "db/codec/fields.hpp"

#include <nlohmann/json.hpp>

#include <wx/button.h>
#include <wx/datetime.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/translation.h>

#include <fstream>

namespace intendant::app::aa {

namespace {

std::filesystem::path free_name() {
    const auto folder = games_folder();
    const auto day = to_utf8(wxDateTime::Now().FormatISODate());
    std::error_code ignored;
    for (int number = 1;; ++number) {
        const auto name = "game-" + day + (number > 1 ? "-" + std::to_string(number) : "") + ".intendant";
        if (!std::filesystem::exists(folder / name, ignored)) {
            return folder / name;
        }
    }
}

/// Which player has which power, by the number of players. Rule: S-03 to S-06.
PerPower<int> usual_players(int number) {
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
    : wxDialog(parent, wxID_ANY, _("A new game of Axis & Allies"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      m_tables(std::move(tables)) {
    SetName("new_game");
    m_notice = new NoticeBar(this);
    auto* const book = m_book = new wxNotebook(this, wxID_ANY);
    book->SetName("new_game.pages");
    book->AddPage(make_game_page(book), _("Game"));
    m_switches = new SwitchList(book, "new_game.switch");
    book->AddPage(m_switches, _("Rules"));
    m_deployment = new DeploymentGrid(book, m_tables, printed_counts(*m_tables),
                                      _("What your own charts say, if they differ. Select a row, change the number, Set."));
    book->AddPage(m_deployment, _("Deployment"));
    m_cargo = new CargoGrid(book, m_tables, {});
    m_cargo->follow(m_deployment->counts());
    book->AddPage(m_cargo, _("Cargo"));
    book->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        m_cargo->follow(m_deployment->counts());
        event.Skip();
    });
    m_typed = new SituationPage(book, m_tables);
    book->AddPage(m_typed, _("Situation"));
    m_help = new HelpPage(book, help_topics(), help_entries(*m_tables));
    m_help->remark = [this](const std::string& id) { return how_played(m_switches->options(), {id}); };
    m_help->on_leave = [this] {
        m_book->SetSelection(0);
        m_file->SetFocus();
    };
    book->AddPage(m_help, _("Help"));
    auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
    auto* const begin_button = new wxButton(this, wxID_OK, _("&Begin"));
    begin_button->SetName("new_game.begin");
    begin_button->SetDefault();
    buttons->AddStretchSpacer();
    buttons->Add(cancel_button(this), layout::spaced());
    buttons->Add(begin_button, layout::spaced());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_notice, wxSizerFlags().Expand());
    all->Add(book, layout::spaced().Proportion(1).Expand());
    all->Add(buttons, wxSizerFlags().Expand());
    SetSizer(all);
    SetClientSize(FromDIP(wxSize(860, 560)));
    CentreOnParent();
    propose_players();
    begin_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { begin({}); });
    m_notice->on_rule = [this](const std::string& id) { help_about(id); };
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_F1) {
            const auto cited = m_notice->rules();
            help_about(cited.empty() ? "S-01" : cited.front().id);
        } else {
            event.Skip();
        }
    });
}

wxWindow* NewGameDialog::make_game_page(wxWindow* parent) {
    auto* const page = new wxPanel(parent);
    auto* const grid = new wxFlexGridSizer(2, wxSize(FromDIP(10), FromDIP(8)));
    grid->AddGrowableCol(1);
    const auto label = [&](const wxString& text) { grid->Add(layout::label(page, text), wxSizerFlags().CentreVertical()); };
    label(_("&File:"));
    auto* const file_row = new wxBoxSizer(wxHORIZONTAL);
    m_file = new wxTextCtrl(page, wxID_ANY, to_wx(free_name().string()));
    m_file->SetName("new_game.file");
    auto* const choose = new wxButton(page, wxID_ANY, _("Choose..."));
    choose->SetName("new_game.choose_file");
    choose->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { choose_file(); });
    file_row->Add(m_file, wxSizerFlags(1).CentreVertical());
    file_row->Add(choose, wxSizerFlags().Border(wxLEFT, FromDIP(6)));
    grid->Add(file_row, wxSizerFlags().Expand());
    label(_("&Start from:"));
    m_printed = new wxRadioButton(page, wxID_ANY, _("the print, as changed here"), wxDefaultPosition, wxDefaultSize, wxRB_GROUP);
    m_printed->SetName("new_game.printed");
    m_from_file = new wxRadioButton(page, wxID_ANY, _("a situation in a file:"));
    m_from_file->SetName("new_game.from_file");
    m_situation = new wxTextCtrl(page, wxID_ANY);
    m_situation->SetName("new_game.situation");
    auto* const situation_button = new wxButton(page, wxID_ANY, _("Choose..."));
    situation_button->SetName("new_game.choose_situation");
    situation_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { choose_situation(); });
    grid->Add(m_printed, wxSizerFlags().CentreVertical());
    grid->AddSpacer(0);
    auto* const from_file = new wxBoxSizer(wxHORIZONTAL);
    from_file->Add(m_from_file, wxSizerFlags().CentreVertical());
    from_file->Add(m_situation, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(6)));
    from_file->Add(situation_button, wxSizerFlags().Border(wxLEFT, FromDIP(6)));
    grid->Add(from_file, wxSizerFlags().Expand());

    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(grid, layout::spaced().Expand());
    all->Add(make_players(page), layout::spaced().Proportion(1).Expand());
    auto* const know = new LinkRow(page, "new_game.know", _("Good to know:"));
    know->on_link = [this](const std::string& id) { help_about(id); };
    all->Add(know, layout::spaced().Expand());
    page->SetSizer(all);
    know->show(links_to_know(*m_tables, "setup"));
    return page;
}

void NewGameDialog::help_about(const std::string& clause) {
    m_book->SetSelection(static_cast<std::size_t>(m_book->FindPage(m_help)));
    m_help->open(clause);
}

wxWindow* NewGameDialog::make_players(wxWindow* parent) {
    auto* const panel = new wxPanel(parent);
    auto* const grid = new wxFlexGridSizer(2, wxSize(FromDIP(10), FromDIP(8)));
    auto* const powers = new wxFlexGridSizer(3, wxSize(FromDIP(10), FromDIP(8)));
    grid->AddGrowableCol(1);
    grid->Add(layout::label(panel, _("&Number of players:")), wxSizerFlags().CentreVertical());
    m_number = new wxSpinCtrl(panel, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 2, 5, 2);
    m_number->SetName("new_game.number");
    m_number->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { propose_players(); });
    m_number->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { propose_players(); });
    grid->Add(m_number);
    for (std::size_t place = 0; place < m_names.size(); ++place) {
        const auto usual = wxString::Format(_("Player %zu"), place + 1);
        grid->Add(layout::label(panel, wxString::Format(_("Name of player %zu:"), place + 1)), wxSizerFlags().CentreVertical());
        m_names[place] = new wxTextCtrl(panel, wxID_ANY, usual);
        m_names[place]->SetName(wxString::Format("new_game.name.%zu", place + 1));
        grid->Add(m_names[place], wxSizerFlags().Expand());
    }
    wxArrayString numbers;
    for (std::size_t place = 1; place <= m_names.size(); ++place) {
        numbers.Add(wxString::Format(_("player %zu"), place));
    }
    for (const auto power : all_powers) { // S-10: which box of pieces a player takes
        constexpr int size = 22;
        powers->Add(new wxStaticBitmap(panel, wxID_ANY, picture(*m_tables, Unit::Infantry, power, size)), wxSizerFlags().Centre());
        powers->Add(layout::label(panel, wxString::Format(_("%s is played by:"), word(*m_tables, power))), wxSizerFlags().CentreVertical());
        m_player_of[power] = new wxChoice(panel, wxID_ANY, wxDefaultPosition, wxDefaultSize, numbers);
        m_player_of[power]->SetName("new_game.player_of." + to_wx(id_of(power)));
        powers->Add(m_player_of[power], wxSizerFlags().Expand());
    }
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(panel, _("Players")), wxSizerFlags().Border(wxBOTTOM, FromDIP(6)));
    auto* const columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(grid, wxSizerFlags(1));
    columns->Add(powers, wxSizerFlags(1).Border(wxLEFT, FromDIP(40)));
    all->Add(columns, wxSizerFlags().Expand());
    panel->SetSizer(all);
    return panel;
}

void NewGameDialog::propose_players() {
    const int number = m_number->GetValue();
    const auto usual = usual_players(number);
    for (const auto power : all_powers) {
        m_player_of[power]->SetSelection(usual[power]);
    }
    for (std::size_t place = 0; place < m_names.size(); ++place) {
        m_names[place]->Enable(place < static_cast<std::size_t>(number));
    }
}

void NewGameDialog::choose_file() {
    if (auto file =
            file_choice().fresh(this, _("Where the game is kept"), "Intendant (*.intendant)|*.intendant", to_utf8(m_file->GetValue()))) {
        m_file->ChangeValue(to_wx(file->string()));
    }
}

void NewGameDialog::choose_situation() {
    if (const auto file = file_choice().existing(this, _("A situation to start from"), "JSON (*.json)|*.json|*|*", {})) {
        m_situation->ChangeValue(to_wx(file->string()));
        m_from_file->SetValue(true);
    }
}

std::vector<Player> NewGameDialog::players() const {
    std::vector<Player> result;
    for (int place = 0; place < m_number->GetValue(); ++place) {
        Player player{.name = to_utf8(m_names[static_cast<std::size_t>(place)]->GetValue().Strip(wxString::both)), .powers = {}};
        for (const auto power : all_powers) {
            if (m_player_of[power]->GetSelection() == place) {
                player.powers.push_back(power);
            }
        }
        result.push_back(std::move(player));
    }
    return result;
}

BeginGame NewGameDialog::command() const {
    BeginGame begin{.options = m_switches->options(), .players = players(), .situation = {}};
    if (m_printed->GetValue()) {
        begin.situation.units = m_deployment->changes();
        m_cargo->follow(m_deployment->counts());
        begin.situation.ships = m_cargo->changes();
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
        return std::get<BeginGame>(Session::read(*m_tables, whole.dump()));
    } catch (const db::CodecError& error) {
        auto place = to_wx(error.path());
        place.StartsWith("situation.", &place);
        throw std::runtime_error(to_utf8(
            wxString::Format(_("The situation %s has a mistake at %s: %s."), to_wx(file.string()), place, translate(error.problem(), {}))));
    }
}

void NewGameDialog::begin(const std::string& reason) {
    try {
        const auto wish = command();
        const auto names = names_of(m_tables);
        // First without a file: a game that cannot begin leaves none behind.
        const auto tried = Session::in_memory(m_tables).book(wish, reason);
        if (tried.refused) {
            m_notice->say(NoticeBar::Kind::Refusal, translate(tried.refused->why, names), cited_by(*m_tables, *tried.refused));
            return;
        }
        if (tried.needs_reason()) {
            wxString text;
            for (const auto& warning : tried.warnings) {
                text += (text.empty() ? "" : "\n") + to_wx(warning.rule.id) + ": " + translate(warning.why, names);
            }
            m_notice->ask_reason(
                text, [this](const std::string& given) { begin(given); }, cited_by(*m_tables, tried.warnings));
            return;
        }
        m_made = make_game<Session>(m_file->GetValue(), m_tables, wish, reason);
        EndModal(wxID_OK);
    } catch (...) {
        m_notice->say(NoticeBar::Kind::Refusal, sentence_of(std::current_exception()));
    }
}

std::optional<std::filesystem::path> begin_game(wxWindow* parent) {
    NewGameDialog dialog(parent, load_tables(resources() / "axis_allies"));
    dialog.ShowModal();
    return dialog.made();
}

} // namespace intendant::app::aa
