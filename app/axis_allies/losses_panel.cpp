#include "app/axis_allies/losses_panel.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <numeric>
#include <set>

namespace intendant::app::aa {

namespace {

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

LossesPanel::LossesPanel(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("losses");
    m_what = layout::heading(this, wxEmptyString);
    m_counts = new CountList(this, "losses.count");
    m_sum = new wxStaticText(this, wxID_ANY, wxEmptyString);
    m_take = new wxButton(this, wxID_ANY, _("&Take these losses"));
    m_take->SetName("losses.take");
    m_take->SetToolTip(_("Proposed in the usual order; change it as you like, Enter books it (C-06, C-20)"));
    m_attacker_chooses = new wxCheckBox(this, wxID_ANY, _("The defenders do not agree: the attacker &chooses (C-62)"));
    m_attacker_chooses->SetName("losses.attacker_chooses");
    auto* const foot = new wxBoxSizer(wxHORIZONTAL);
    foot->Add(m_sum, layout::line().Proportion(1));
    foot->Add(m_attacker_chooses, layout::line());
    foot->Add(m_take, layout::line());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_what, layout::spaced());
    all->Add(m_counts, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT));
    all->Add(foot, wxSizerFlags().Expand());
    SetSizer(all);
    m_counts->on_change = [this] { show_sum(); };
    m_counts->on_enter = [this] { take(); };
    m_take->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { take(); }); });
}

std::vector<LossesPanel::Choice> LossesPanel::choices() const {
    std::vector<Choice> result;
    const auto& battle = *state().battle;
    const auto stacks =
        battle.owed->side == Side::Attacker ? attackers_of(state(), battle) : defenders_of(state(), battle);
    for (const auto& stack : stacks) {
        if (!within(battle.owed->scope, stack.unit)) {
            continue;
        }
        // Only the attacker's pieces are told apart by where they came from.
        const auto from = battle.owed->side == Side::Attacker ? stack.started_at : std::nullopt;
        const auto same = std::ranges::find_if(result, [&](const Choice& other) {
            return other.loss.power == stack.owner && other.loss.unit == stack.unit && other.loss.started_at == from;
        });
        if (same != result.end()) {
            same->loss.count += stack.count;
        } else {
            result.push_back({{.power = stack.owner, .unit = stack.unit, .count = stack.count, .started_at = from}, {}});
        }
    }
    for (auto& choice : result) {
        const auto alike = std::ranges::count_if(result, [&](const Choice& other) {
            return other.loss.power == choice.loss.power && other.loss.unit == choice.loss.unit;
        });
        choice.key = std::string{id_of(choice.loss.power)} + "." + std::string{id_of(choice.loss.unit)};
        if (alike > 1 && choice.loss.started_at) {
            choice.key += "." + tables()[*choice.loss.started_at].id;
        } else {
            choice.loss.started_at.reset();
        }
    }
    return result;
}

void LossesPanel::show_state() {
    if (!state().battle || !state().battle->owed) {
        return;
    }
    const auto& owed = *state().battle->owed;
    m_what->SetLabelText(wxString::Format(owed.side == Side::Attacker ? _("The attacker loses %d")
                                                                      : _("The defender loses %d"),
                                          owed.hits) +
                         (owed.removed_at_once ? " (" + _("removed at once") + ")" : wxString{}));
    m_choices = choices();
    std::vector<int> proposed(m_choices.size(), 0);
    for (const auto& loss : proposed_losses(state())) {
        int left = loss.count;
        for (std::size_t place = 0; place < m_choices.size() && left > 0; ++place) {
            const auto& choice = m_choices[place].loss;
            const bool fits = choice.power == loss.power && choice.unit == loss.unit &&
                              (!loss.started_at || !choice.started_at || choice.started_at == loss.started_at);
            if (fits) {
                const int taken = std::min(left, choice.count - proposed[place]);
                proposed[place] += taken;
                left -= taken;
            }
        }
    }
    std::vector<CountList::Row> rows;
    for (std::size_t place = 0; place < m_choices.size(); ++place) {
        const auto& [loss, key] = m_choices[place];
        auto detail = wxString::Format(_("of %d"), loss.count) + "   " + word(tables(), loss.power);
        if (loss.started_at) {
            detail += wxString::Format(_(", came from %s"), word(tables(), *loss.started_at));
        }
        rows.push_back({key, picture(tables(), loss.unit, loss.power, 26), word(tables(), loss.unit), detail, loss.count,
                        proposed[place]});
    }
    const bool several = owed.side == Side::Defender && std::ranges::any_of(m_choices, [this](const Choice& choice) {
                             return choice.loss.power != m_choices.front().loss.power;
                         });
    m_attacker_chooses->Show(several);
    m_attacker_chooses->SetValue(false);
    m_counts->show({});
    m_counts->show(std::move(rows));
    show_sum();
    Layout();
}

void LossesPanel::show_sum() {
    if (!state().battle || !state().battle->owed) {
        return;
    }
    const auto counts = m_counts->counts();
    const int sum = std::accumulate(counts.begin(), counts.end(), 0);
    m_sum->SetLabelText(wxString::Format(_("%d of %d chosen"), sum, state().battle->owed->hits));
}

void LossesPanel::take() {
    if (!state().battle || !state().battle->owed) {
        return;
    }
    std::vector<Loss> losses;
    const auto counts = m_counts->counts();
    for (std::size_t place = 0; place < counts.size(); ++place) {
        if (counts[place] > 0) {
            auto loss = m_choices[place].loss;
            loss.count = counts[place];
            losses.push_back(loss);
        }
    }
    m_table.book(TakeLosses{.losses = losses, .chosen_by_attacker = m_attacker_chooses->GetValue()}, [this] {
        if (on_taken) {
            on_taken();
        }
    });
}

} // namespace intendant::app::aa
