#include "app/files/library_frame.hpp"

#include "app/base/accessible.hpp"
#include "app/base/field_edges.hpp"
#include "app/base/layout.hpp"
#include "app/base/settings.hpp"
#include "app/files/file_choice.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/notice_bar.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/notebook.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace intendant::app {

namespace {

wxString signed_decimal(double value) { return (value < 0 ? L"\u2212" : L"+") + decimal(std::abs(value), 1); }

double above(const odds::DiceRecord& dice) { return static_cast<double>(dice.hits()) - dice.expected(); }

wxString duration(std::int64_t minutes) {
    // Translators: hours and minutes at the table, such as 3 h 05.
    return wxString::Format(_("%lld h %02lld"), static_cast<long long>(minutes / 60), static_cast<long long>(minutes % 60));
}

} // namespace

LibraryFrame::LibraryFrame(wxWindow* parent, std::filesystem::path folder, std::filesystem::path index,
                           std::map<std::string, LibraryGame> games, std::function<std::optional<db::LibraryCard>()> at_table)
    : wxFrame(parent, wxID_ANY, _("Library of games"), wxDefaultPosition, wxDefaultSize,
              wxDEFAULT_FRAME_STYLE | wxFRAME_FLOAT_ON_PARENT | wxFRAME_NO_TASKBAR),
      m_folder(std::move(folder)), m_index(std::move(index)), m_games(std::move(games)), m_at_table(std::move(at_table)) {
    SetIcons(program_icon());
    SetName("library");
    build();
    SetMinClientSize(FromDIP(wxSize(760, 480)));
    SetClientSize(FromDIP(wxSize(1140, 620)));
    CentreOnParent();
    m_table->SetFocus();
    read();
}

void LibraryFrame::build() {
    auto* const panel = new wxPanel(this);
    m_notice = new NoticeBar(panel);
    auto* const top = new wxBoxSizer(wxHORIZONTAL);
    auto* const choose = new wxButton(panel, wxID_ANY, _("&Folder..."));
    choose->SetName("library.folder");
    m_place = new wxStaticText(panel, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_MIDDLE);
    m_search = new wxSearchCtrl(panel, wxID_ANY);
    m_search->SetName("library.search");
    set_accessible_name(*m_search, _("Find a game"));
    m_search->SetDescriptiveText(_("Player, edition, year..."));
    m_search->SetMinSize(FromDIP(wxSize(260, -1)));
    top->Add(choose, layout::line());
    top->Add(m_place, layout::line().Proportion(1));
    top->Add(m_search, layout::line());

    m_pages = new wxNotebook(panel, wxID_ANY);
    m_pages->SetName("library.pages");
    m_table = new RowList(m_pages, "library.games",
                          {{_("Game"), 150},
                           {_("Played"), 130},
                           {_("Players"), 170},
                           {_("Edition"), 215},
                           {_("Rounds"), 65, true},
                           {_("At the table"), 100, true},
                           {_("Luckiest"), 120},
                           {_("Result"), 170}});
    m_players = new RowList(m_pages, "library.players",
                            {{_("Player"), 180},
                             {_("Game"), 150},
                             {_("Games"), 70, true},
                             {_("Ended"), 70, true},
                             {_("Won"), 70, true},
                             {_("Dice"), 80, true},
                             {_("Hits above what was expected"), 210, true}});
    m_sides = new RowList(m_pages, "library.sides",
                          {{_("Power, colour"), 180},
                           {_("Game"), 150},
                           {_("Games"), 70, true},
                           {_("Ended"), 70, true},
                           {_("Won"), 70, true},
                           {_("Dice"), 80, true},
                           {_("Hits above what was expected"), 210, true}});
    m_pages->AddPage(m_table, _("Games"));
    m_pages->AddPage(m_players, _("Players"));
    m_pages->AddPage(m_sides, _("Powers, colours"));

    m_details = new wxTextCtrl(panel, wxID_ANY, wxEmptyString, wxDefaultPosition, FromDIP(wxSize(-1, 145)),
                               wxTE_MULTILINE | wxTE_READONLY | wxTE_BESTWRAP);
    m_details->SetName("library.details");
    frame_with_keyboard(*m_details);
    set_accessible_name(*m_details, _("Details"));
    auto* const bottom = new wxBoxSizer(wxHORIZONTAL);
    m_gauge = new wxGauge(panel, wxID_ANY, 1, wxDefaultPosition, FromDIP(wxSize(180, -1)));
    m_count = layout::label(panel, wxEmptyString);
    m_count->SetName("library.count");
    m_stop = new wxButton(panel, wxID_ANY, _("&Stop reading"));
    m_stop->SetName("library.stop");
    m_open = new wxButton(panel, wxID_ANY, _("&Open the game"));
    m_open->SetName("library.open");
    bottom->Add(m_gauge, layout::line());
    bottom->Add(m_stop, layout::line());
    bottom->Add(m_count, layout::line().Proportion(1));
    bottom->Add(m_open, layout::line());

    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_notice, wxSizerFlags().Expand());
    all->Add(top, wxSizerFlags().Expand());
    all->Add(m_pages, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT));
    all->Add(m_details, wxSizerFlags().Expand().Border());
    all->Add(bottom, wxSizerFlags().Expand());
    panel->SetSizer(all);
    auto* const whole = new wxBoxSizer(wxVERTICAL);
    whole->Add(panel, wxSizerFlags(1).Expand());
    SetSizer(whole);

    choose->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { choose_folder(); });
    m_search->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fill_games(); });
    m_stop->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { *m_stopped = true; });
    m_table->on_select = [this](const std::string&) { show_card(); };
    const auto open = [this] {
        if (const auto file = m_table->selected(); !file.empty() && on_open) {
            on_open(file);
        }
    };
    m_open->Bind(wxEVT_BUTTON, [open](wxCommandEvent&) { open(); });
    m_table->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [open](wxDataViewEvent&) { open(); });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE) {
            Close();
        } else if (event.GetKeyCode() == 'F' && event.ControlDown()) {
            m_search->SetFocus();
        } else if (event.GetKeyCode() == WXK_DOWN && !m_table->HasFocus() && m_search->IsDescendant(FindFocus())) {
            m_table->SetFocus();
        } else {
            event.Skip();
        }
    });
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) { // the game at the table has gone on meanwhile
        if (event.GetActive() && !m_job.running()) {
            read_open_game();
            fill_games();
        }
        event.Skip();
    });
}

void LibraryFrame::choose_folder() {
    if (const auto folder = file_choice().folder(this, _("A folder of games"), m_folder)) {
        m_folder = *folder;
        settings().Write("/library/folder", path_to_wx(m_folder));
        settings().Flush();
        read();
        m_table->SetFocus();
    }
}

void LibraryFrame::read() {
    m_place->SetLabelText(to_wx(m_folder.string()));
    m_notice->dismiss();
    m_library = {};
    fill_games();
    fill_scores();
    m_gauge->Show();
    m_stop->Show();
    m_count->SetLabelText(_("The folder is being read..."));
    Layout();
    db::CardMakers makers;
    for (const auto& [id, game] : m_games) {
        makers[id] = {game.card, game.at_a_glance};
    }
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    m_job.start(
        [this, makers, folder = m_folder, index = m_index, stopped = m_stopped](const std::stop_token& stop) -> std::function<void()> {
            std::size_t told = 0;
            const auto go_on = [&](std::size_t done, std::size_t all) {
                if (done == 0 || done >= told + std::max<std::size_t>(all / 50, 1)) {
                    told = done;
                    CallAfter([this, stopped, done, all] { show_progress(stopped, done, all); });
                }
                return !*stopped && !stop.stop_requested();
            };
            auto library = db::list_library(folder, index, makers, go_on);
            CallAfter([this, stopped, library] { show_list(stopped, library); }); // at once, with what the files say of themselves
            told = 0;
            // What is proved appears now and then: to fill the table takes the window some time.
            constexpr std::chrono::milliseconds now_and_then{500};
            auto shown = std::chrono::steady_clock::now();
            std::vector<db::LibraryCard> proved;
            db::prove_cards(library, folder, index, makers, go_on, [&](const db::LibraryCard& card) {
                proved.push_back(card);
                if (std::chrono::steady_clock::now() >= shown + now_and_then) {
                    CallAfter([this, stopped, cards = std::exchange(proved, {})] { show_proved(stopped, cards); });
                    shown = std::chrono::steady_clock::now();
                }
            });
            return [this, stopped, library = std::move(library)] { show(library, !*stopped); };
        });
}

/// `of`: the reading that tells it; another may have been started.
bool LibraryFrame::goes_on(const Stopped& of) const { return of == m_stopped && m_job.running(); }

void LibraryFrame::show_progress(const Stopped& of, std::size_t done, std::size_t all) {
    if (goes_on(of)) {
        m_gauge->SetRange(static_cast<int>(std::max<std::size_t>(all, 1)));
        m_gauge->SetValue(static_cast<int>(done));
    }
}

void LibraryFrame::show_list(const Stopped& of, const db::Library& library) {
    if (goes_on(of)) {
        m_library = library;
        read_open_game();
        m_count->SetLabelText(files_in_words() + ". " + _("Each is being proved..."));
        Layout();
        show_cards();
    }
}

void LibraryFrame::show_proved(const Stopped& of, const std::vector<db::LibraryCard>& cards) {
    if (goes_on(of)) {
        std::map<std::filesystem::path, const db::LibraryCard*> proved;
        for (const auto& card : cards) {
            proved[card.file] = &card;
        }
        for (auto& card : m_library.cards) {
            if (const auto found = proved.find(card.file); found != proved.end()) {
                card = *found->second;
            }
        }
        read_open_game();
        show_cards();
    }
}

void LibraryFrame::show_cards() {
    fill_games();
    fill_scores();
    if (m_table->selected().empty() && !m_table->rows().empty()) {
        m_table->select(m_table->rows().front().key);
    }
    show_card();
}

wxString LibraryFrame::files_in_words() const {
    auto text = wxString::Format(wxPLURAL("%zu file", "%zu files", static_cast<unsigned>(m_library.cards.size())), m_library.cards.size());
    if (m_library.others > 0) {
        text += ", " + wxString::Format(wxPLURAL("%zu of another kind left alone", "%zu of another kind left alone",
                                                 static_cast<unsigned>(m_library.others)),
                                        m_library.others);
    }
    return text;
}

void LibraryFrame::show(db::Library library, bool whole) {
    m_library = std::move(library);
    read_open_game();
    m_gauge->Hide();
    m_stop->Hide();
    m_count->SetLabelText(files_in_words());
    if (!whole) {
        m_notice->offer(NoticeBar::Kind::News, _("Reading was stopped. What was read is remembered, and it goes on from there."),
                        _("Go on reading"), [this] { CallAfter([this] { read(); }); });
    } else if (m_library.cards.empty()) {
        m_notice->say(NoticeBar::Kind::News, _("There is no game in this folder or below it; choose the folder where your games are."));
    }
    show_cards();
    Layout();
}

/// The reading was refused the file that is open here.
void LibraryFrame::read_open_game() {
    const auto open = m_at_table();
    const auto same = [&](const db::LibraryCard& card) {
        std::error_code none;
        return std::filesystem::equivalent(card.file, open->file, none);
    };
    if (open) {
        if (const auto found = std::ranges::find_if(m_library.cards, same); found != m_library.cards.end()) {
            const auto file = found->file;
            *found = *open;
            found->file = file;
        }
    }
}

const Names& LibraryFrame::names(const std::string& game) const {
    const auto found = m_names.find(game);
    if (found != m_names.end()) {
        return found->second;
    }
    const auto known = m_games.find(game);
    return m_names[game] = known == m_games.end() ? Names{} : known->second.names();
}

wxString LibraryFrame::say(const db::LibraryCard& card, const core::Message& message) const {
    return message.id.empty() ? wxString{} : translate(message, names(card.game));
}

wxString LibraryFrame::players(const db::LibraryCard& card) const {
    std::vector<std::string> known;
    wxString text;
    for (const auto& seat : card.card.seats) {
        if (!seat.player.empty() && std::ranges::find(known, seat.player) == known.end()) {
            known.push_back(seat.player);
            text += (text.empty() ? "" : ", ") + to_wx(seat.player);
        }
    }
    return text;
}

wxString LibraryFrame::luckiest(const db::LibraryCard& card) const {
    const core::Seat* best = nullptr;
    for (const auto& seat : card.card.seats) {
        if (card.dice.contains(seat.side) && card.dice.at(seat.side).dice() > 0 &&
            (best == nullptr || above(card.dice.at(seat.side)) > above(card.dice.at(best->side)))) {
            best = &seat;
        }
    }
    return best == nullptr ? wxString{} : say(card, best->name) + " " + signed_decimal(above(card.dice.at(best->side)));
}

wxString LibraryFrame::result(const db::LibraryCard& card) const {
    if (!card.problem.id.empty()) {
        return say(card, card.problem);
    }
    const auto proved = card.card.result.id.empty() ? wxString{_("goes on")} : say(card, card.card.result);
    if (card.proved) {
        return proved;
    }
    return card.card.seats.empty() ? wxString{_("not proved yet")} : proved + " (" + _("not proved yet") + ")";
}

wxString LibraryFrame::details(const db::LibraryCard& card) const {
    wxString text = to_wx(card.file.string()) + "\n";
    if (!card.problem.id.empty()) {
        text += say(card, card.problem) + "\n";
    }
    const auto game = m_games.find(card.game);
    if (card.entries == 0 || game == m_games.end()) {
        return text;
    }
    if (!card.proved && card.problem.id.empty()) {
        text += _("Not verified yet; shown as recorded in the file.") + "\n";
    }
    text += game->second.name + "   " + say(card, card.card.edition) + "\n";
    text += wxString::Format(_("From %s to %s, %lld entries"), local_time(card.began), local_time(card.last),
                             static_cast<long long>(card.entries)) +
            "\n";
    for (const auto& seat : card.card.seats) {
        text += say(card, seat.name) + (seat.player.empty() ? wxString{} : ": " + to_wx(seat.player));
        if (const auto dice = card.dice.find(seat.side); dice != card.dice.end() && dice->second.dice() > 0) {
            text += "   " + wxString::Format(_("%lld dice, %lld hits, %s against what was expected"),
                                             static_cast<long long>(dice->second.dice()), static_cast<long long>(dice->second.hits()),
                                             signed_decimal(above(dice->second)));
        }
        text += "\n";
    }
    return text;
}

bool LibraryFrame::wanted(const db::LibraryCard& card) const {
    const auto searched = m_search->GetValue().Lower();
    return searched.empty() || (details(card) + " " + say(card, card.card.result)).Lower().Contains(searched);
}

void LibraryFrame::fill_games() {
    std::vector<RowList::Row> rows;
    for (const auto& card : m_library.cards) {
        if (!wanted(card)) {
            continue;
        }
        const bool known = card.entries > 0;
        rows.push_back({card.file.string(),
                        {},
                        {to_wx(card.file.stem().string()), card.last.empty() ? wxString{} : local_time(card.last), players(card),
                         say(card, card.card.edition), known ? wxString::Format("%d", card.rounds) : wxString{},
                         known && card.proved ? duration(card.minutes) : wxString{}, luckiest(card), result(card)}});
    }
    m_table->show(std::move(rows));
    show_card();
}

void LibraryFrame::fill_scores() {
    const auto fill = [this](RowList* table, const std::vector<db::Score>& scores) {
        std::vector<RowList::Row> rows;
        for (const auto& score : scores) {
            const auto game = m_games.find(score.game);
            rows.push_back({score.game + "/" + score.name,
                            {},
                            {score.side.id.empty() ? to_wx(score.name) : translate(score.side, names(score.game)),
                             game == m_games.end() ? wxString{} : game->second.name, wxString::Format("%d", score.games),
                             wxString::Format("%d", score.ended), wxString::Format("%d", score.won),
                             wxString::Format("%lld", static_cast<long long>(score.dice.dice())),
                             score.dice.dice() == 0 ? wxString{} : signed_decimal(above(score.dice))}});
        }
        table->show(std::move(rows));
    };
    fill(m_players, db::scores_by_player(m_library.cards));
    fill(m_sides, db::scores_by_side(m_library.cards));
}

void LibraryFrame::show_card() {
    const auto key = m_table->selected();
    const auto found = std::ranges::find_if(m_library.cards, [&](const db::LibraryCard& card) { return card.file.string() == key; });
    m_details->ChangeValue(found == m_library.cards.end() ? wxString{} : details(*found));
    m_open->Enable(found != m_library.cards.end());
}

} // namespace intendant::app
