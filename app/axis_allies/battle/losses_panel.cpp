#include "app/axis_allies/battle/losses_panel.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "model/axis_allies/battle/loss_proposal.hpp"
#include "model/axis_allies/ship_load.hpp"
#include "model/core/message.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <set>

namespace intendant::app::aa {

namespace {

constexpr int row_height = 38; ///< of the numbers; pixels at 100 %

/// The arrows, by how many more of the kind are lost.
struct LossesKey {
    int code;
    int by;
    const char* does;
};
constexpr std::array losses_keys{LossesKey{WXK_UP, 1, INTENDANT_TR("One more of this kind is lost, and one of another comes back")},
                                 LossesKey{WXK_DOWN, -1, INTENDANT_TR("One less of this kind is lost, and one of another goes instead")}};

bool within(HitScope scope, Unit unit) {
    switch (scope) {
    case HitScope::Any:
        return true;
    case HitScope::ShipsOnly:
        return is_ship(unit);
    case HitScope::AircraftOnly:
        return is_aircraft(unit);
    }
    return true;
}

} // namespace

LossesPanel::LossesPanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("losses");
    m_what = layout::heading(this, wxEmptyString, theme::Type::Text);
    m_what->SetName("losses.what");
    m_order = new wxStaticText(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    m_order->SetForegroundColour(theme::desk().quiet);
    m_order->SetName("losses.order");
    m_counts = new CountList(this, "losses.count");
    m_counts->fill_columns_from(2);
    m_sum = new wxStaticText(this, wxID_ANY, wxEmptyString);
    m_sum->SetName("losses.sum");
    m_take = new wxButton(this, wxID_ANY, _("&Take these losses"));
    m_take->SetName("losses.take");
    m_take->SetToolTip(_("Up and Down change them, Enter books them (C-06, C-20)"));
    m_attacker_chooses = new wxCheckBox(this, wxID_ANY, _("The defenders do not agree: the attacker &chooses (C-62)"));
    m_attacker_chooses->SetName("losses.attacker_chooses");
    m_top = new wxBoxSizer(wxHORIZONTAL);
    m_what_row = new wxBoxSizer(wxHORIZONTAL);
    m_what_row->Add(m_what, layout::line());
    m_what_row->Add(m_order, wxSizerFlags(1).CentreVertical());
    m_take_row = new wxBoxSizer(wxHORIZONTAL);
    m_take_row->Add(m_sum, layout::line().Proportion(1));
    m_take_row->Add(m_take, layout::line());
    m_top->Add(m_what_row, wxSizerFlags(1).Expand());
    m_top->Add(m_take_row, wxSizerFlags().Expand());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_top, wxSizerFlags().Expand());
    all->Add(m_counts, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT));
    all->Add(m_attacker_chooses, wxSizerFlags().Border(wxLEFT | wxRIGHT));
    SetSizer(all);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        arrange();
        event.Skip();
    });
    m_counts->on_change = [this] { show_sum(); };
    m_counts->on_enter = [this] { on_take(); };
    m_take->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { on_take(); }); });
    m_attacker_chooses->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { show_sum(); });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const auto key = std::ranges::find(losses_keys, event.GetKeyCode(), &LossesKey::code);
        if (event.HasAnyModifiers() || key == losses_keys.end()) {
            event.Skip();
        } else if (const auto row = m_counts->focused()) {
            shift(*row, key->by);
        } else {
            set_focus();
        }
    });
}

std::vector<KeyLine> LossesPanel::keys() const {
    std::vector<KeyLine> lines;
    for (const auto& key : losses_keys) {
        lines.push_back({name_of_key(key.code), wxGetTranslation(key.does), _("Losses")});
    }
    return lines;
}

/// What is lost and the button stand in one line where there is room.
void LossesPanel::arrange() {
    const int order = layout::widest(this, m_order->GetFont(), {m_order->GetLabelText()});
    const int wanted = m_what->GetBestSize().GetWidth() + order + m_take_row->CalcMin().GetWidth() + FromDIP(40);
    const bool one_line = wanted <= GetClientSize().GetWidth();
    m_top->SetOrientation(one_line ? wxHORIZONTAL : wxVERTICAL);
    m_top->GetItem(m_what_row)->SetProportion(one_line ? 1 : 0);
    Layout();
}

int LossesPanel::wanted_height() const {
    constexpr int most_rows = 4;
    return least_height() + std::min(m_counts->GetMinSize().GetHeight(), FromDIP(row_height) * most_rows) - FromDIP(row_height);
}

int LossesPanel::least_height() const {
    return GetSizer()->CalcMin().GetHeight() - m_counts->GetMinSize().GetHeight() + FromDIP(row_height);
}

void LossesPanel::set_focus() {
    const auto free = std::ranges::find_if(m_choices, [](const Choice& choice) { return choice.loss.count > 0; });
    if (m_choices.size() > 1 && free != m_choices.end()) {
        m_counts->set_focus(static_cast<std::size_t>(free - m_choices.begin()));
    } else {
        set_focus_on_button();
    }
}

std::vector<LossesPanel::Choice> LossesPanel::choices() const {
    std::vector<Choice> result;
    const auto& battle = *state().battle;
    const auto stacks = battle.owed->side == Side::Attacker ? attackers_of(state(), battle) : defenders_of(state(), battle);
    for (const auto& stack : stacks) {
        if (!within(battle.owed->scope, stack.unit)) {
            continue;
        }
        // Only the attacker's pieces are told apart by where they came from.
        const auto from = battle.owed->side == Side::Attacker ? stack.started_at : std::nullopt;
        const auto load = stack.unit == Unit::Transport ? std::optional{load_of(stack)} : std::nullopt;
        const auto same = std::ranges::find_if(result, [&](const Choice& other) {
            return other.loss.power == stack.owner && other.loss.unit == stack.unit && other.loss.started_at == from &&
                   other.loss.ship == load;
        });
        if (same != result.end()) {
            same->loss.count += stack.count;
        } else {
            result.push_back({{.power = stack.owner, .unit = stack.unit, .count = stack.count, .started_at = from, .ship = load},
                              {},
                              worth_of_cargo(state(), stack)});
        }
    }
    std::vector<bool> loads_differ;
    for (auto& choice : result) {
        const auto loads = std::ranges::count_if(result, [&](const Choice& other) {
            return other.loss.power == choice.loss.power && other.loss.unit == choice.loss.unit && other.loss.ship != choice.loss.ship;
        });
        const auto alike = std::ranges::count_if(
            result, [&](const Choice& other) { return other.loss.power == choice.loss.power && other.loss.unit == choice.loss.unit; });
        choice.key = std::string{id_of(choice.loss.power)} + "." + std::string{id_of(choice.loss.unit)};
        if (alike > 1 && choice.loss.started_at) {
            choice.key += "." + tables()[*choice.loss.started_at].id;
        } else {
            choice.loss.started_at.reset();
        }
        loads_differ.push_back(loads > 0);
        if (loads > 0) {
            for (const auto& carried : choice.loss.ship->units) {
                choice.key += "." + std::string{id_of(carried.unit)} + std::to_string(carried.count);
            }
        }
    }
    for (std::size_t place = 0; place < result.size(); ++place) {
        if (!loads_differ[place]) { // a load says something only where another ship carries otherwise
            result[place].loss.ship.reset();
        }
    }
    const auto places = order_of_loss(state(), battle.owed->side, m_plan);
    std::ranges::stable_sort(result, {}, [&places](const Choice& choice) {
        return std::pair{std::ranges::find(places, choice.loss.unit) - places.begin(), choice.worth_aboard};
    });
    return result;
}

std::vector<int> LossesPanel::proposed() const {
    std::vector<int> counts(m_choices.size(), 0);
    for (const auto& loss : proposed_losses(state(), m_plan)) {
        int left = loss.count;
        for (std::size_t place = 0; place < m_choices.size() && left > 0; ++place) {
            const auto& choice = m_choices[place].loss;
            const bool fits = choice.power == loss.power && choice.unit == loss.unit &&
                              (!loss.started_at || !choice.started_at || choice.started_at == loss.started_at);
            if (fits) {
                const int taken = std::min(left, choice.count - counts[place]);
                counts[place] += taken;
                left -= taken;
            }
        }
    }
    return counts;
}

void LossesPanel::propose(const LossPlan& plan) {
    m_plan = plan;
    show_state();
}

void LossesPanel::show_state() {
    if (!state().battle || !state().battle->owed) {
        return;
    }
    const auto& owed = *state().battle->owed;
    m_what->SetLabelText(
        wxString::Format(owed.side == Side::Attacker ? _("The attacker loses %d") : _("The defender loses %d"), owed.hits) +
        (owed.removed_at_once ? " (" + _("removed at once") + ")" : wxString{}));
    m_attacker_chooses->SetValue(false);
    m_order->SetLabelText(word(tables(), m_plan));
    m_order->SetToolTip(word(tables(), m_plan));
    m_choices = choices();
    const auto counts = proposed();
    std::vector<CountList::Row> rows;
    for (std::size_t place = 0; place < m_choices.size(); ++place) {
        const auto& [loss, key, worth] = m_choices[place];
        auto detail = wxString::Format(_("of %d"), loss.count) + "   " + word(tables(), loss.power);
        if (loss.started_at) {
            detail += wxString::Format(_(", came from %s"), word(tables(), *loss.started_at));
        }
        if (loss.ship) {
            detail += ", " + _("aboard: ") + word(tables(), *loss.ship, loss.power);
        }
        rows.push_back({key, picture(tables(), loss.unit, loss.power, 26), word(tables(), loss.unit), detail, loss.count, counts[place]});
    }
    const bool several = owed.side == Side::Defender && std::ranges::any_of(m_choices, [this](const Choice& choice) {
                             return choice.loss.power != m_choices.front().loss.power;
                         });
    m_attacker_chooses->Show(several);
    m_counts->show({});
    m_counts->show(std::move(rows));
    show_sum();
    arrange();
}

void LossesPanel::show_sum() {
    if (!state().battle || !state().battle->owed) {
        return;
    }
    const auto counts = m_counts->counts();
    const int sum = std::accumulate(counts.begin(), counts.end(), 0);
    m_sum->SetLabelText(wxString::Format(_("%d of %d chosen"), sum, state().battle->owed->hits));
    if (on_change) {
        on_change();
    }
}

void LossesPanel::shift(std::size_t row, int by) {
    const auto counts = m_counts->counts();
    const int there = m_choices[row].loss.count;
    if (counts[row] + by < 0 || counts[row] + by > there) {
        return;
    }
    // One more here: of the others the one last in order comes back. One less here: the first in order goes instead.
    std::optional<std::size_t> other;
    for (std::size_t place = 0; place < counts.size(); ++place) {
        const bool can = by > 0 ? counts[place] > 0 : counts[place] < m_choices[place].loss.count;
        if (place != row && can && (by > 0 || !other)) {
            other = place;
        }
    }
    if (other) {
        m_counts->set_count(row, counts[row] + by);
        m_counts->set_count(*other, counts[*other] - by);
        show_sum();
    }
}

void LossesPanel::change(Power power, Unit unit, int by) {
    const auto counts = m_counts->counts();
    std::optional<std::size_t> row; // of several of that kind: the first in order is lost first and comes back last
    for (std::size_t place = 0; place < std::min(counts.size(), m_choices.size()); ++place) {
        const auto& loss = m_choices[place].loss;
        const bool can = by > 0 ? counts[place] < loss.count : counts[place] > 0;
        if (loss.power == power && loss.unit == unit && can && (by < 0 || !row)) {
            row = place;
        }
    }
    if (!row) {
        return;
    }
    if (by > 0 && std::accumulate(counts.begin(), counts.end(), 0) >= state().battle->owed->hits) {
        shift(*row, by);
    } else {
        m_counts->set_count(*row, counts[*row] + by);
        show_sum();
    }
}

std::vector<Loss> LossesPanel::losses() const {
    std::vector<Loss> losses;
    const auto counts = m_counts->counts();
    for (std::size_t place = 0; place < std::min(counts.size(), m_choices.size()); ++place) {
        if (counts[place] > 0) {
            losses.push_back(m_choices[place].loss);
            losses.back().count = counts[place];
        }
    }
    return losses;
}

bool LossesPanel::all_chosen() const {
    const auto chosen = losses();
    return std::accumulate(chosen.begin(), chosen.end(), 0, [](int sum, const Loss& each) { return sum + each.count; }) ==
           state().battle->owed->hits;
}

TakeLosses LossesPanel::command() const { return {.losses = losses(), .chosen_by_attacker = m_attacker_chooses->GetValue()}; }

} // namespace intendant::app::aa
