#include "app/record/review_bar.hpp"

#include "app/base/layout.hpp"
#include "app/base/preferences.hpp"
#include "app/base/theme.hpp"
#include "app/record/review_keys.hpp"
#include "app/widgets/dice_strip.hpp"
#include "app/widgets/time_line.hpp"
#include "model/core/message.hpp"

#include <wx/dataview.h>
#include <wx/listctrl.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/translation.h>

#include <algorithm>
#include <array>

namespace intendant::app {

namespace {

constexpr std::array film_steps{3000, 1500, 700, 250, 80}; // milliseconds an entry or a die
constexpr int ordinary_speed = 1;

/// The keys that go from entry to entry, with what stands on their buttons.
struct ReviewKey {
    int code;
    const wchar_t* sign;
    const char* name; ///< of the button
    const char* tip;
};
constexpr std::array review_table{ReviewKey{WXK_HOME, L"|\u00AB", "review.start", INTENDANT_TR("The start (Home)")},
                                  ReviewKey{WXK_UP, L"\u00AB", "review.previous_turn", INTENDANT_TR("The previous turn (Up)")},
                                  ReviewKey{WXK_LEFT, L"\u2039", "review.previous", INTENDANT_TR("The previous entry (Left)")},
                                  ReviewKey{WXK_RIGHT, L"\u203A", "review.next", INTENDANT_TR("The next entry (Right)")},
                                  ReviewKey{WXK_DOWN, L"\u00BB", "review.next_turn", INTENDANT_TR("The next turn (Down)")},
                                  ReviewKey{WXK_END, L"\u00BB|", "review.now", INTENDANT_TR("Now (End)")}};

/// What has the keyboard needs the arrows itself.
bool keeps_arrows(wxWindow* focus) {
    for (auto* each = focus; each != nullptr && !each->IsTopLevel(); each = each->GetParent()) {
        const auto* const text = dynamic_cast<wxTextEntry*>(each);
        if ((text != nullptr && text->IsEditable()) || dynamic_cast<wxListCtrl*>(each) != nullptr ||
            dynamic_cast<wxDataViewCtrl*>(each) != nullptr || dynamic_cast<wxChoice*>(each) != nullptr) {
            return true;
        }
    }
    return false;
}

} // namespace

std::vector<KeyLine> review_keys() {
    std::vector<KeyLine> lines;
    for (const auto& key : review_table) {
        lines.push_back({name_of_key(key.code), wxGetTranslation(key.tip).BeforeLast('(').Strip(wxString::trailing), _("Review")});
    }
    lines.push_back({name_of_key(WXK_SPACE), _("Plays the film, or stops it, on the line of the game"), _("Review")});
    lines.push_back({name_of_key(WXK_ESCAPE),
                     wxControl::RemoveMnemonics(_("&Back to the game (Esc)")).BeforeLast('(').Strip(wxString::trailing), _("Review")});
    return lines;
}

ReviewBar::ReviewBar(wxWindow* parent, Record& record) : wxPanel(parent), m_record(record), m_timer(this) {
    SetName("review");
    SetBackgroundColour(layout::mix(GetBackgroundColour(), theme::desk().now, 0.22));
    m_banner = layout::heading(this, wxEmptyString, theme::Type::Text);
    m_banner->SetName("review.banner");
    m_sentence = new wxStaticText(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    m_sentence->SetName("review.sentence");
    m_changes = new wxStaticText(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    m_changes->SetName("review.changes");
    m_changes->SetFont(m_changes->GetFont().Bold());
    m_line = new TimeLine(this, "review.line", record.outline());
    m_dice = new DiceStrip(this, "review.dice");
    m_dice_words =
        new wxStaticText(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    m_dice_words->SetName("review.dice_words");

    auto* const top = new wxBoxSizer(wxHORIZONTAL);
    top->Add(m_banner, wxSizerFlags(1).CentreVertical());
    top->Add(button(_("&Back to the game (Esc)"), "review.leave", {}, [this] { leave(); }), wxSizerFlags().CentreVertical());
    auto* const tools = new wxBoxSizer(wxHORIZONTAL);
    const auto go = [this](int key) { return [this, key] { move(key); }; };
    for (const auto& key : review_table) {
        tools->Add(button(key.sign, key.name, wxGetTranslation(key.tip), go(key.code)));
    }
    tools->AddSpacer(FromDIP(10));
    m_film =
        button(_("&Film"), "review.film", _("Plays the game like a film, die by die (space bar)"), [this] { film(!m_timer.IsRunning()); });
    tools->Add(m_film);
    const wxString speeds[] = {_("very slow"), _("slow"), _("ordinary speed"), _("fast"), _("very fast")};
    m_speed = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, static_cast<int>(film_steps.size()), speeds);
    m_speed->SetName("review.speed");
    m_speed->SetSelection(ordinary_speed);
    m_speed->SetToolTip(_("How fast the film runs"));
    tools->Add(m_speed, wxSizerFlags().CentreVertical());
    m_all = new wxCheckBox(this, wxID_ANY, _("also what was taken back"));
    m_all->SetName("review.all");
    tools->AddSpacer(FromDIP(10));
    tools->Add(m_all, wxSizerFlags().CentreVertical());

    tools->AddSpacer(FromDIP(10));
    tools->Add(m_dice, wxSizerFlags(1).CentreVertical());
    auto* const figures = new wxBoxSizer(wxHORIZONTAL);
    figures->Add(m_changes, wxSizerFlags(2));
    figures->Add(m_dice_words, wxSizerFlags(1));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    const auto side = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT);
    all->Add(top, side);
    all->Add(m_sentence, side);
    all->Add(figures, side);
    all->Add(m_line, side);
    all->Add(tools, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
    SetSizer(all);
    m_line->on_choose = [this](std::int64_t seq) { go_to(seq); };
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { film_goes_on(); });
    m_speed->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        if (m_timer.IsRunning()) {
            film(true);
        }
    });
    Hide();
}

wxButton* ReviewBar::button(const wxString& text, const wxString& name, const wxString& help, std::function<void()> act) {
    auto* const made = new wxButton(this, wxID_ANY, text, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    made->SetName(name);
    made->SetToolTip(help);
    made->Bind(wxEVT_BUTTON, [act = std::move(act)](wxCommandEvent&) { act(); });
    return made;
}

void ReviewBar::go_to(std::int64_t seq) {
    constexpr std::int64_t read_at_once = 20'000;
    while (m_record.outline().size() < seq && !m_record.read_on(read_at_once)) {
    }
    const auto last = m_record.outline().size();
    if (last == 0) {
        return;
    }
    m_seq = std::clamp<std::int64_t>(seq, 1, last);
    show_entry(true);
    if (!IsShown()) {
        Show();
        GetParent()->Layout();
        set_focus();
    }
}

void ReviewBar::leave() {
    film(false);
    if (!active()) {
        return;
    }
    m_seq = 0;
    Hide();
    GetParent()->Layout();
    if (on_show) {
        on_show(0);
    }
}

void ReviewBar::set_focus() { m_line->SetFocus(); }

void ReviewBar::show_entry(bool dice_at_once) {
    const auto last = m_record.outline().size();
    m_banner->SetLabelText(
        wxString::Format(_("Looking back: entry %lld of %lld"), static_cast<long long>(m_seq), static_cast<long long>(last)) + L" \u2014 " +
        m_record.heading(m_seq) + (m_record.undone(m_seq) ? L" \u2014 " + _("taken back later") : wxString{}));
    const auto sentence = m_record.sentence(m_seq);
    m_sentence->SetLabelText(sentence);
    m_sentence->SetToolTip(sentence);
    const auto changes = m_record.changes(m_seq);
    m_changes->SetLabelText(changes.empty() ? _("No figure changed.") : changes);
    m_changes->SetToolTip(changes);
    auto rolls = m_record.log().file().rolls(m_seq);
    const auto count = rolls.size();
    m_dice->show(std::move(rolls), dice_at_once ? count : 0);
    say_dice();
    m_line->show(m_seq);
    Layout();
    if (on_show) {
        on_show(m_seq);
    }
}

void ReviewBar::say_dice() {
    m_dice_words->SetLabelText(m_dice->text());
    m_dice_words->SetToolTip(m_dice->text());
}

bool ReviewBar::passed_over(std::int64_t seq) const {
    const auto kind = m_record.outline().at(seq).kind;
    return !m_all->GetValue() && (m_record.undone(seq) || kind == core::EntryKind::Undo || kind == core::EntryKind::Redo);
}

std::int64_t ReviewBar::step(std::int64_t from, int direction) const {
    for (auto seq = from + direction; seq >= 1 && seq <= m_record.outline().size(); seq += direction) {
        if (!passed_over(seq)) {
            return seq;
        }
    }
    return from;
}

std::int64_t ReviewBar::turn(std::int64_t from, int direction) const {
    const auto& outline = m_record.outline();
    // Up goes to the beginning of this turn first, as in every player.
    for (auto seq = from + direction; seq >= 1 && seq <= outline.size(); seq += direction) {
        if (outline.turns_at(seq)) {
            return passed_over(seq) ? step(seq, direction) : seq;
        }
    }
    return direction < 0 ? 1 : outline.size();
}

void ReviewBar::move(int key) {
    film(false);
    switch (key) {
    case WXK_HOME:
        return go_to(1);
    case WXK_UP:
        return go_to(turn(m_seq, -1));
    case WXK_LEFT:
        return go_to(step(m_seq, -1));
    case WXK_RIGHT:
        return go_to(step(m_seq, 1));
    case WXK_DOWN:
        return go_to(turn(m_seq, 1));
    case WXK_END:
        return go_to(m_record.outline().size());
    default:
        return;
    }
}

bool ReviewBar::handle(const wxKeyEvent& event) {
    if (!active() || event.HasAnyModifiers()) {
        return false;
    }
    auto* const focus = wxWindow::FindFocus();
    const int key = event.GetKeyCode();
    if (key == WXK_ESCAPE) {
        if (keeps_arrows(focus)) {
            set_focus();
        } else {
            leave();
        }
        return true;
    }
    if (keeps_arrows(focus)) {
        return false;
    }
    if (std::ranges::find(review_table, key, &ReviewKey::code) != review_table.end()) {
        move(key);
        return true;
    }
    if (key == WXK_SPACE && focus == m_line) {
        film(!m_timer.IsRunning());
        return true;
    }
    return false;
}

void ReviewBar::film(bool on) {
    m_film->SetLabel(on ? _("&Pause") : _("&Film"));
    if (on) {
        m_timer.Start(film_steps[static_cast<std::size_t>(std::max(m_speed->GetSelection(), 0))]);
    } else {
        m_timer.Stop();
    }
}

void ReviewBar::film_goes_on() {
    if (m_dice->revealed() < m_dice->count()) {
        m_dice->reveal(m_dice->revealed() + 1);
        say_dice();
        return;
    }
    const auto next = step(m_seq, 1);
    if (next == m_seq) {
        film(false);
        return;
    }
    m_seq = next;
    show_entry(!preferences::film_moves());
}

} // namespace intendant::app
