#include "app/axis_allies/turn/this_action.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/axis_allies/odds/win_chance.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "app/desk/to_be_counted.hpp"
#include "model/axis_allies/contradictions.hpp"
#include "model/axis_allies/pending_battles.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <optional>

namespace intendant::app::aa {

namespace {

constexpr int picture_size = 24;

/// The piece that an entry is mostly about.
std::optional<Unit> unit_of(const Command& command) {
    const auto first = [](const std::vector<UnitCount>& units) { return units.empty() ? std::nullopt : std::optional{units.front().unit}; };
    if (const auto* const move = std::get_if<MoveUnits>(&command)) {
        return first(move->units);
    }
    if (const auto* const load = std::get_if<LoadTransport>(&command)) {
        return first(load->units);
    }
    if (const auto* const unload = std::get_if<UnloadTransport>(&command)) {
        return first(unload->units);
    }
    if (const auto* const buy = std::get_if<BuyUnits>(&command)) {
        return first(buy->units);
    }
    if (const auto* const place = std::get_if<PlaceUnits>(&command)) {
        return first(place->units);
    }
    return std::nullopt;
}

/// The entry in few words, for the card; its picture says what the first piece is.
wxString short_words(const Tables& tables, const Command& command, const wxString& sentence) {
    const auto list = [&](const std::vector<UnitCount>& units) {
        wxString words;
        for (const auto& [unit, count] : units) {
            words += (words.empty() ? wxString{} : wxString{", "}) + wxString::Format("%d", count);
            if (units.size() > 1) { // of one kind alone the picture says it
                words += " " + (count == 1 ? word(tables, unit) : several(tables, unit));
            }
        }
        return words;
    };
    const wxString arrow{L" \u2192 "};
    if (const auto* const move = std::get_if<MoveUnits>(&command)) {
        return list(move->units) + "  " + word(tables, move->from) + arrow + word(tables, move->to);
    }
    if (const auto* const load = std::get_if<LoadTransport>(&command)) {
        return list(load->units) + "  " + word(tables, load->from) + arrow + word(tables, load->zone);
    }
    if (const auto* const unload = std::get_if<UnloadTransport>(&command)) {
        return list(unload->units) + "  " + word(tables, unload->zone) + arrow + word(tables, unload->to);
    }
    if (const auto* const place = std::get_if<PlaceUnits>(&command)) {
        return list(place->units) + arrow + word(tables, place->space);
    }
    if (const auto* const buy = std::get_if<BuyUnits>(&command)) {
        wxString words;
        for (const auto& [unit, count] : buy->units) {
            words += (words.empty() ? wxString{} : wxString{", "}) + wxString::Format("%d ", count) +
                     (count == 1 ? word(tables, unit) : several(tables, unit));
        }
        return words;
    }
    return sentence;
}

} // namespace

ThisAction::ThisAction(wxWindow* parent, Table& table) : Panel(parent, table), m_workspace(std::make_shared<odds::Workspace>()) {
    SetName("this_action");
    const auto head = [this](const wxString& words) {
        auto* const made = new wxStaticText(this, wxID_ANY, words);
        made->SetForegroundColour(theme::desk().quiet);
        return made;
    };
    auto* const all = new wxBoxSizer(wxVERTICAL);
    const auto wide = wxSizerFlags().Expand().Border(wxTOP, theme::space(this, 1));
    m_landings_head = head(_("Still to land"));
    m_landings = new CardList(this, "turn.landings");
    m_battles_head = head(_("Battles to come"));
    m_battles = new CardList(this, "turn.battles");
    m_entered_head = head(_("Entered in this Action"));
    m_entered = new CardList(this, "turn.entered");
    m_still_head = head(_("Still to do before you go on"));
    m_still = new wxStaticText(this, wxID_ANY, wxEmptyString);
    m_still->SetName("turn.still");
    all->Add(m_still_head, wide);
    all->Add(m_still, wide);
    all->Add(m_landings_head, wide);
    all->Add(m_landings, wide);
    all->Add(m_battles_head, wide);
    all->Add(m_battles, wide);
    all->Add(m_entered_head, wxSizerFlags().Expand().Border(wxTOP, theme::space(this, 3)));
    all->Add(m_entered, wxSizerFlags(1).Expand().Border(wxTOP, theme::space(this, 1)));
    SetSizer(all);
    m_landings->on_pick = [this](const std::string& row) { on_landing(m_due[std::stoul(row)]); };
    m_battles->on_pick = [this](const std::string& id) { on_battle(*tables().find(id)); };
    m_entered->on_remove = [this](const std::string& seq) { m_table.take_out(std::stoll(seq)); };
}

void ThisAction::show_state() {
    show_landings();
    show_still();
    show_battles();
    show_entered();
    Layout();
    InvalidateBestSize();
}

int ThisAction::least_height() const {
    const int gap = theme::space(this, 1);
    int height = 0;
    for (const auto* const line : {m_still_head, m_still, m_landings_head, m_battles_head}) {
        height += line->IsShown() ? line->GetBestSize().GetHeight() + gap : 0;
    }
    for (const auto* const cards : {m_landings, m_battles}) {
        height += cards->IsShown() ? cards->height_of_row() + gap : 0;
    }
    return height;
}

void ThisAction::fit(int height) {
    const bool entered = !m_entered->rows().empty();
    const int wanted = least_height() + m_entered_head->GetBestSize().GetHeight() + m_entered->height_of_row() + 4 * theme::space(this, 1);
    m_entered_head->Show(entered && wanted <= height);
    m_entered->Show(entered && wanted <= height);
    InvalidateBestSize();
}

bool ThisAction::says_something() const {
    return m_still->IsShown() || m_landings->IsShown() || m_battles->IsShown() || m_entered->IsShown();
}

/// Each stack in the air is a button: it is taken up, and where it took off stands ready.
void ThisAction::show_landings() {
    const bool asked = state().turn.action == Action::NonCombatMovement && !state().outcome && !m_table.looks_back();
    m_due = asked ? landings_due(state()) : std::vector<LandingDue>{};
    std::erase_if(m_due, [](const LandingDue& due) { return due.open.empty(); });
    std::vector<CardList::Row> rows;
    for (const auto& [aircraft, open, proposed] : m_due) {
        const auto to = word(tables(), proposed.value_or(open.front()));
        rows.push_back({.key = std::to_string(rows.size()),
                        .picture = picture(tables(), aircraft.unit, power(), picture_size),
                        .words = wxString::Format("%d  ", aircraft.count) + word(tables(), aircraft.space) + L" \u2192 " +
                                 (proposed ? to : wxString::Format(_("a carrier in %s"), to)),
                        .tip = _("Takes them up; the lawful landings are lit on the board, and Enter lands them where it says")});
    }
    m_landings_head->Show(!rows.empty());
    m_landings->Show(!rows.empty());
    m_landings->show(std::move(rows));
}

/// What the rules would say if the Action ended now: units without a place, throws that are due. Aircraft in the air and the battles have
/// lists of their own.
void ThisAction::show_still() {
    wxString text;
    if (!state().outcome && !m_table.looks_back() && state().turn.action < Action::Income && state().turn.action != Action::Combat) {
        const auto verdict = decide(state(), EndAction{});
        auto warnings = core::refused(verdict) ? std::vector<core::Warning>{} : core::acceptance(verdict).warnings;
        std::erase_if(warnings, [this](const core::Warning& each) { return !m_due.empty() && each.rule.id == "N-05"; });
        text = core::refused(verdict) ? m_table.say(core::refusal(verdict)) : m_table.say(warnings);
    }
    if (const auto counted = to_be_counted(m_table, contradictions(state()), &Contradiction::message); !counted.empty()) {
        text += (text.empty() ? "" : "\n") + counted;
    }
    m_still_head->Show(!text.empty());
    m_still->Show(!text.empty());
    layout::set_wrapped(m_still, text, std::max(FromDIP(200), GetParent()->GetClientSize().GetWidth() - theme::space(this, 8)));
}

void ThisAction::show_battles() {
    std::vector<CardList::Row> rows;
    m_questions.clear();
    const auto action = state().turn.action;
    if ((action == Action::CombatMovement || action == Action::Combat) && !state().battle) {
        for (const auto& battle : pending_battles(state())) {
            auto question = question_of(state(), battle);
            const auto unit = question.attackers.empty() ? Unit::Infantry : question.attackers.front().unit;
            rows.push_back({.key = tables()[battle.space].id,
                            .picture = picture(tables(), unit, power(), picture_size),
                            .words = word(tables(), battle.space)});
            m_questions.push_back(std::move(question));
        }
    }
    m_battles_head->Show(!rows.empty());
    m_battles->Show(!rows.empty());
    m_battles->show(std::move(rows));
    ask_odds();
}

void ThisAction::ask_odds() {
    if (m_questions.empty()) {
        m_job.forget();
        return;
    }
    m_job.start([this, questions = m_questions, workspace = m_workspace](const std::stop_token& stop) -> std::function<void()> {
        std::vector<std::optional<double>> wins;
        for (const auto& question : questions) {
            wins.push_back(win_chance(question, *workspace, stop));
        }
        return [this, wins] {
            auto rows = m_battles->rows();
            for (std::size_t row = 0; row < rows.size() && row < wins.size(); ++row) {
                if (const auto& chance = wins[row]) {
                    rows[row].figure = wxString::Format(L"%.0f\u00A0%%", *chance * 100);
                    rows[row].tone = *chance >= 0.5 ? CardList::Tone::Good : CardList::Tone::Bad;
                }
            }
            m_battles->show(std::move(rows));
        };
    });
}

void ThisAction::show_entered() {
    std::vector<CardList::Row> rows;
    if (!m_table.looks_back()) {
        auto entries = m_table.plays_of_phase();
        std::ranges::reverse(entries); // the last one first
        for (const auto& entry : entries) {
            const auto command = Session::read(tables(), entry.command);
            const auto unit = unit_of(command);
            const auto sentence = m_table.say(entry);
            rows.push_back({.key = std::to_string(entry.seq),
                            .picture = unit ? picture(tables(), *unit, power(), picture_size) : wxBitmapBundle{},
                            .words = short_words(tables(), command, sentence),
                            .removable = !m_table.read_only(),
                            .tip = sentence});
        }
    }
    m_entered_head->Show(!rows.empty());
    m_entered->Show(!rows.empty());
    m_entered->show(std::move(rows));
}

} // namespace intendant::app::aa
