#include "app/empire_of_the_sun/turn/turn_page.hpp"

#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/desk/form_ways.hpp"
#include "app/desk/to_be_counted.hpp"
#include "app/empire_of_the_sun/turn/form_fields.hpp"
#include "model/empire_of_the_sun/contradictions.hpp"
#include "model/empire_of_the_sun/forms.hpp"
#include "model/empire_of_the_sun/questions/card_says.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace intendant::app::es {

namespace {

const wxString page_name = "empire_of_the_sun.turn";

/// One form is filled in for unit after unit.
bool goes_on(const std::string& form) {
    constexpr std::array again{"arrive", "replace", "move", "disengage", "retreat", "post_battle", "emergency", "lost", "card_loss"};
    return std::ranges::find(again, form) != again.end();
}

/// A unit that is lost where it is can still go home.
bool one_goes_home(const State& state, const core::Form& lost) {
    const auto unit = std::ranges::find(lost.fields, "unit", &core::FormField::key);
    return unit != lost.fields.end() && std::ranges::any_of(unit->choices, [&](const core::FormChoice& choice) {
               const auto home = form(state, "post_battle", {{"unit", choice.id}});
               return home &&
                      std::ranges::any_of(home->fields, [](const auto& field) { return field.key == "to" && !field.choices.empty(); });
           });
}

std::string due_of(const State& state, const std::vector<core::Form>& forms) {
    const auto due = std::ranges::find_if(forms, [&](const core::Form& form) { return !at_will(state, form); });
    if (due != forms.end()) {
        return due->id == "lost" && one_goes_home(state, *due) ? "post_battle" : due->id;
    }
    return forms.empty() ? std::string{} : forms.front().id;
}

/// What kind of thing a field asks for, so that whatever there is of it is understood, and answered with its clause.
std::string kind_of(const Tables& tables, const core::FormField& field) {
    constexpr std::array cards{"card", "card_1", "card_2", "card_3", "give", "take"};
    constexpr std::array hexes{"hex", "to", "place", "express"};
    const auto among = [&](const auto& keys) { return std::ranges::find(keys, field.key) != keys.end(); };
    if (field.kind != core::FormField::Kind::Choice) {
        return {};
    }
    if (among(cards)) {
        const auto first = field.choices.empty() ? std::nullopt : tables.find_card(field.choices.front().id);
        return first ? cards_for(tables[*first].side) : "card";
    }
    return among(hexes) ? "hex" : field.key == "unit" ? "unit" : "";
}

} // namespace

TurnPage::TurnPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName(page_name);
    SetScrollRate(FromDIP(10), FromDIP(10)); // a headquarters may activate more units than there is room for
    auto* const all = new wxBoxSizer(wxVERTICAL);
    m_over = named_label(all, layout::heading(this, wxEmptyString, theme::Type::Text), page_name + ".over");
    m_counted = named_label(all, layout::label(this, wxEmptyString), page_name + ".counted");
    m_unfinished = named_label(all, layout::label(this, wxEmptyString), page_name + ".unfinished");
    m_list = new wxListBox(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, nullptr, wxLB_SINGLE | wxLB_NEEDED_SB);
    m_list->SetName(page_name + ".forms");
    m_list->SetToolTip(_("All that can be entered now; what is chosen stands open below"));
    all->Add(m_list, layout::spaced().Expand());
    m_odds = new OddsPanel(this, table);
    all->Add(m_odds, wxSizerFlags().Expand());
    m_card = named_label(all, layout::hint(this, wxEmptyString), page_name + ".card");
    m_offensive = named_label(all, layout::hint(this, wxEmptyString), page_name + ".offensive");
    SetSizer(all);
    m_list->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        if (event.GetSelection() != wxNOT_FOUND) {
            m_chosen = true;
            m_open = m_forms.at(static_cast<std::size_t>(event.GetSelection())).id;
            show_open_form();
        }
    });
}

/// A card that is not where it can be played, a unit that the books have elsewhere: why it is not meant here; empty: it is.
wxString TurnPage::elsewhere(const std::string& form, const core::FormValues& values) const {
    const auto asked = empire_of_the_sun::form(state(), form, values);
    const auto why = [this](const Command& command) {
        const auto verdict = decide(state(), command);
        if (core::refused(verdict)) {
            return m_table.say(core::refusal(verdict));
        }
        auto warnings = core::acceptance(verdict).warnings;
        warnings.resize(std::min<std::size_t>(warnings.size(), 1)); // the others follow from it
        return m_table.say(warnings);
    };
    const auto card = form == "card" ? tables().find_card(core::text_in(values, "card")) : std::nullopt;
    if (asked && card && value_of(*asked, "card").empty()) {
        return why(DiscardCard{.card = *card});
    }
    const auto unit = form == "move" ? tables().find_unit(core::text_in(values, "unit")) : std::nullopt;
    if (asked && unit && value_of(*asked, "unit").empty()) {
        return why(MoveUnits{.units = {*unit}, .to = state()[*unit].place.hex, .by = Travel::Land});
    }
    return {};
}

/// The form as the model makes it, its fields open for what it does not offer; what is elsewhere is told so.
FormPanel::Ways TurnPage::ways(const std::string& form) {
    auto made = form_ways(m_table, form, [this](const std::string& kind) { return things(tables(), m_table.names(), kind); });
    made.form = [this, form, ask = made.form](const core::FormValues& values) {
        auto asked = ask(values);
        if (asked) {
            for (auto& field : asked->fields) {
                field.names = field.key == "unit" && form != "move" ? std::string{} : kind_of(tables(), field);
            }
        }
        return asked;
    };
    made.foresee = [this, form, foresee = made.foresee](const core::FormValues& values) {
        const auto why = elsewhere(form, values);
        return why.empty() ? foresee(values) : L"\u2716 " + why;
    };
    made.book = [this, form, book = made.book](const core::FormValues& values, std::function<void()> booked) {
        if (const auto why = elsewhere(form, values); !why.empty()) {
            m_table.complain(why);
            return true;
        }
        return is_to_be_seen(form, values) || book(values, [this, booked = std::move(booked)] {
                   m_chosen = false; // what may be left is left with the next F4
                   if (booked) {
                       booked();
                   }
               });
    };
    return made;
}

FormPanel* TurnPage::panel(const std::string& form) {
    auto& found = m_panels[form];
    if (found == nullptr) {
        found = new FormPanel(this, "empire_of_the_sun." + to_wx(form), ways(form));
        found->MoveBeforeInTabOrder(m_card);
        GetSizer()->Insert(GetSizer()->GetItemCount() - 2, found, wxSizerFlags().Expand());
        found->on_change = [this](const core::Form& shown) {
            if (shown.id != m_open) {
                return;
            }
            say_card(shown);
            show_battle();
            if (on_proposal) {
                on_proposal(proposal_of(shown));
            }
            if (on_change) {
                on_change();
            }
        };
    }
    return found;
}

void TurnPage::say(wxStaticText* label, const wxString& text) const {
    layout::show_wrapped(label, text, std::max(FromDIP(180), GetClientSize().GetWidth() - FromDIP(24)));
}

/// The card that is named, to be compared with the one in the hand. Rule: ES-CRD-1.
void TurnPage::say_card(const core::Form& form) {
    const auto card = form.id == "card" ? tables().find_card(value_of(form, "card")) : std::nullopt;
    wxString text;
    for (const auto& sentence : card ? card_says(tables(), *card) : std::vector<core::Message>{}) {
        text += (text.empty() ? "" : "\n") + m_table.say(sentence);
    }
    say(m_card, text);
    Layout();
}

/// The offensive as far as it is booked. Rule: ES-OFF-15.
wxString TurnPage::offensive_in_words() const {
    if (!state().offensive) {
        return {};
    }
    const auto& offensive = *state().offensive;
    std::vector<UnitId> waiting;
    for (const auto* const units : {&offensive.activated, &offensive.reacting}) {
        std::ranges::copy_if(*units, std::back_inserter(waiting), [&](UnitId unit) { return !has_moved(offensive, unit); });
    }
    wxString text;
    const auto add = [&](const wxString& what, const wxString& which) {
        if (!which.empty()) {
            text += (text.empty() ? "" : "\n") + what + " " + which;
        }
    };
    const auto brief = [this](auto things) { // the page has no more room
        constexpr std::size_t most = 5;
        const bool more = things.size() > most;
        things.resize(std::min(most, things.size()));
        return m_table.listed(things) + (more ? L", \u2026" : L"");
    };
    add(_("Not moved:"), brief(waiting));
    add(_("Battle hexes:"), brief(offensive.battles));
    add(_("Status:"), offensive.status ? m_table.word(*offensive.status) : wxString{});
    return text;
}

void TurnPage::show_forms() {
    m_forms = state().begun && !m_table.read_only() ? forms(state()) : std::vector<core::Form>{};
    m_due = due_of(state(), m_forms);
    const bool still = std::ranges::find(m_forms, m_open, &core::Form::id) != m_forms.end();
    if (!still || !(m_chosen || goes_on(m_open))) {
        m_open = m_due;
    }
    m_chosen = m_chosen && still;
    const auto titles = words_for(m_forms, [&](const auto& form) { return m_table.say(form.title); });
    if (titles != m_list->GetStrings()) {
        m_list->Set(titles);
        constexpr int most_rows = 7;
        const int rows = std::clamp(static_cast<int>(titles.size()), 1, most_rows);
        m_list->SetMinSize(wxSize(FromDIP(160), rows * (GetCharHeight() + FromDIP(8)) + FromDIP(6)));
    }
    m_list->Show(!titles.empty());
}

void TurnPage::show_open_form() {
    const auto place = std::ranges::find(m_forms, m_open, &core::Form::id);
    m_list->SetSelection(place == m_forms.end() ? wxNOT_FOUND : static_cast<int>(place - m_forms.begin()));
    auto* const open = place == m_forms.end() ? nullptr : panel(m_open);
    for (const auto& [id, each] : m_panels) {
        each->Show(each == open);
    }
    say(m_card, {});
    if (on_proposal) {
        on_proposal({});
    }
    if (open != nullptr) {
        open->Enable(may_book());
        open->show_state();
    }
    show_battle();
    Layout();
    if (on_change) {
        on_change();
    }
}

void TurnPage::show_state() {
    show_forms();
    const auto over = state().outcome ? m_table.say(summary(tables(), GameEnded{*state().outcome})) : wxString{};
    say(m_over, over);
    say(m_counted, to_be_counted(m_table, contradictions(state()), &Contradiction::why));
    wxString open;
    for (const auto& form : m_forms) {
        for (const auto& sum : form.id == "end" || form.id == "end_offensive" ? form.sums : std::vector<core::Message>{}) {
            open += "\n" + m_table.say(sum);
        }
    }
    say(m_offensive, offensive_in_words());
    say(m_unfinished, open.empty() ? open : _("Still open:") + open);
    show_open_form();
}

void TurnPage::set_focus() {
    if (const auto open = m_panels.find(m_open); open != m_panels.end() && open->second->IsEnabled()) {
        open->second->set_focus();
    } else {
        SetFocus();
    }
}

bool TurnPage::filled_in() const {
    const auto open = m_panels.find(m_open);
    return open != m_panels.end() && !open->second->values().empty();
}

std::optional<wxString> TurnPage::act() const {
    const auto& which = filled_in() || m_chosen ? m_open : m_due;
    const auto form = std::ranges::find(m_forms, which, &core::Form::id);
    return form == m_forms.end() ? std::nullopt : std::optional{m_table.say(form->title)};
}

void TurnPage::do_act() {
    if (m_open != m_due && !filled_in() && !m_chosen) {
        m_open = m_due;
        show_open_form();
    }
    const auto open = m_panels.find(m_open);
    if (open == m_panels.end()) {
        return;
    }
    m_chosen = m_chosen && goes_on(m_open);
    open->second->book();
}

void TurnPage::open(const std::string& form, const core::FormValues& values) {
    if (std::ranges::find(m_forms, form, &core::Form::id) != m_forms.end()) {
        m_open = form;
        m_chosen = true;
        show_open_form();
        panel(form)->fill(values);
    } else if (form.empty()) {
        m_open = m_due;
        m_chosen = false;
        show_open_form();
    }
}

std::optional<CardInHand> TurnPage::card() const {
    const auto open = m_panels.find(m_open);
    const auto* const form = m_open == "card" && open != m_panels.end() && open->second->form() ? &*open->second->form() : nullptr;
    const auto card = form != nullptr ? tables().find_card(value_of(*form, "card")) : std::nullopt;
    return card ? std::optional{CardInHand{*card, value_of(*form, "use") == "event"}} : std::nullopt;
}

} // namespace intendant::app::es
