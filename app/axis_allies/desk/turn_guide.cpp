#include "app/axis_allies/desk/turn_guide.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"
#include "app/widgets/notice_bar.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

namespace {

constexpr int roundel_size = 44;
constexpr float action_scale = 1.1F;

} // namespace

TurnGuide::TurnGuide(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("guide");
    m_round = layout::heading(this, wxEmptyString, 1.1);
    m_roundel = new wxStaticBitmap(this, wxID_ANY, roundel(std::nullopt, roundel_size));
    m_power = layout::heading(this, wxEmptyString, 1.5);
    m_power->SetName("guide.power");
    m_player = layout::hint(this, wxEmptyString);
    auto* const who = new wxBoxSizer(wxHORIZONTAL);
    who->Add(m_roundel, layout::line());
    auto* const names = new wxBoxSizer(wxVERTICAL);
    names->Add(m_power);
    names->Add(m_player);
    who->Add(names, wxSizerFlags(1).CentreVertical());
    who->Add(m_round, wxSizerFlags().Top().Border(wxTOP | wxRIGHT));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(who, wxSizerFlags().Expand());
    for (const auto action : all_actions) {
        auto*& line = m_actions[static_cast<std::size_t>(action)];
        line = new wxStaticText(this, wxID_ANY, word(action));
        all->Add(line, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(5)));
    }
    m_after = layout::hint(this, wxEmptyString);
    all->Add(m_after, layout::spaced());
    m_know = new LinkRow(this, "guide.know", _("Good to know:"));
    all->Add(m_know, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT));
    m_next = new wxButton(this, wxID_ANY, wxEmptyString);
    m_next->SetName("guide.next");
    m_next->SetFont(m_next->GetFont().Scaled(1.15F).Bold());
    m_next->SetMinSize(wxSize(-1, layout::for_text(this, 50)));
    m_next->SetToolTip(_("What the table does next (F4)"));
    all->Add(m_next, layout::spaced().Expand());
    SetSizer(all);
    m_next->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { next_step(); });
    m_know->on_link = [this](const std::string& id) { m_table.notice().on_rule(id); };
}

void TurnGuide::lie_down() {
    m_lies = true;
    SetSizer(nullptr);
    for (wxWindow* const each : std::initializer_list<wxWindow*>{m_player, m_after, m_know}) {
        each->Hide();
    }
    auto* const words = new wxBoxSizer(wxVERTICAL);
    m_round->SetFont(GetFont());
    m_next->SetFont(GetFont().Bold());
    words->Add(m_round);
    for (auto* const line : m_actions) {
        words->Add(line);
    }
    auto* const all = new wxBoxSizer(wxHORIZONTAL);
    all->Add(m_roundel, wxSizerFlags().CentreVertical().Border(wxLEFT));
    all->Add(m_power, layout::line());
    all->Add(words, wxSizerFlags(1).CentreVertical());
    all->Add(m_next, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(4)));
    SetSizer(all);
    show_state();
}

int TurnGuide::widest() const {
    std::vector<wxString> names;
    for (const auto each : all_powers) {
        names.push_back(word(tables(), each));
    }
    std::vector<wxString> actions;
    for (const auto action : all_actions) {
        actions.push_back(wxString{L"\u25B6 "} + word(action));
    }
    constexpr int many = 99;
    const int round = layout::widest(this, m_round->GetFont(), {wxString::Format(_("Round %d"), many)});
    const int beside = FromDIP(roundel_size) + round + 4 * wxSizerFlags::GetDefaultBorder();
    return std::max(layout::widest(this, m_power->GetFont(), names) + beside,
                    layout::widest(this, GetFont().Scaled(action_scale).Bold(), actions) + FromDIP(24));
}

wxString TurnGuide::player() const {
    for (const auto& each : state().players) {
        if (std::ranges::find(each.powers, power()) != each.powers.end()) {
            return to_wx(each.name);
        }
    }
    return {};
}

wxString TurnGuide::next_label() const {
    const auto& turn = state().turn;
    if (state().outcome) {
        return _("The game is over");
    }
    if (state().battle) {
        return wxString::Format(_("Battle:\n%s"), word(state().battle->step));
    }
    if (turn.breakthroughs > 0) {
        return _("Throw for the\ndevelopment");
    }
    if (turn.action == Action::Combat) {
        for (const auto& battle : pending_battles(state())) {
            if (!battle.must_wait) {
                return wxString::Format(battle.kind == BattleKind::Raid ? _("Bombing raid on\n%s") : _("Begin the battle:\n%s"),
                                        word(tables(), battle.space));
            }
        }
    }
    if (turn.action == Action::Income) {
        const auto income = m_table.income();
        return turn.income_collected || !income ? wxString::Format(_("Hand over to\n%s"), word(tables(), next_power(power())))
                                                : wxString::Format(_("Collect\n%s"), ipc(income->production - income->debt_paid));
    }
    return wxString::Format(_("Go on to\n%s"), word(static_cast<Action>(static_cast<int>(turn.action) + 1)));
}

void TurnGuide::show_state() {
    m_round->SetLabelText(wxString::Format(_("Round %d"), state().turn.round));
    m_roundel->SetBitmap(roundel(power(), roundel_size));
    m_power->SetLabelText(word(tables(), power()));
    m_player->SetLabelText(player());
    for (const auto action : all_actions) {
        auto* const line = m_actions[static_cast<std::size_t>(action)];
        const bool now = action == state().turn.action;
        const bool past = action < state().turn.action;
        const auto font = m_lies ? GetFont() : GetFont().Scaled(action_scale);
        line->SetFont(now ? font.Bold() : font);
        line->SetForegroundColour(now ? layout::ink() : layout::quiet_ink());
        line->Show(now || !m_lies);
        line->SetLabelText(wxString{m_lies ? L"" : now ? L"\u25B6 " : past ? L"\u2714 " : L"\u2003 "} + word(action));
    }
    if (state().outcome) {
        const auto& outcome = *state().outcome;
        m_after->SetLabelText(outcome.winner ? wxString::Format(_("The %s have won."), word(*outcome.winner))
                                             : _("The game was left unfinished."));
    } else {
        m_after->SetLabelText(wxString::Format(_("Then: %s"), word(tables(), next_power(power()))));
    }
    m_know->show(state().outcome || m_lies ? std::vector<Link>{} : links_to_know(tables(), id_of(state().turn.action)));
    m_next->SetLabelText(next_label());
    m_next->Enable(!state().outcome && !m_table.read_only());
    Layout();
    // Other letters have other widths, and they are known only when they have been drawn once.
    CallAfter([this] { layout::refit(this); });
}

void TurnGuide::next_step() {
    const auto& turn = state().turn;
    if (state().outcome || m_table.read_only()) {
        return;
    }
    if (state().battle) {
        to_battle_board();
        return;
    }
    if (turn.breakthroughs > 0) {
        to_research();
        return;
    }
    if (turn.action == Action::Combat) {
        for (const auto& battle : pending_battles(state())) {
            if (!battle.must_wait) {
                m_table.book(BeginBattle{.space = battle.space, .raid = battle.kind == BattleKind::Raid});
                return;
            }
        }
    }
    if (turn.action == Action::Income && !turn.income_collected) {
        m_table.book(CollectIncome{});
        return;
    }
    m_table.book(EndAction{});
}

} // namespace intendant::app::aa
