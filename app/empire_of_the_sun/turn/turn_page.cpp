#include "app/empire_of_the_sun/turn/turn_page.hpp"

#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/desk/form_ways.hpp"
#include "app/desk/to_be_counted.hpp"
#include "app/empire_of_the_sun/map/proposal.hpp"
#include "model/empire_of_the_sun/affirmations.hpp"
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
    m_sheet = new FormsSheet(this, page_name, "empire_of_the_sun",
                             {.forms = [this] { return m_table.read_only() ? std::vector<core::Form>{} : forms(state()); },
                              .form = [this](const std::string& form) { return ways(form); },
                              .say = [this](const core::Message& message) { return m_table.say(message); },
                              .may_book = [this] { return may_book(); },
                              .due = [this](const std::vector<core::Form>& forms) { return due_form(state(), forms); },
                              .goes_on = goes_on});
    m_odds = new OddsPanel(m_sheet, table);
    m_sheet->put_between(m_odds);
    m_sheet->on_change = [this] { show_open_form(); };
    all->Add(m_sheet, wxSizerFlags().Expand());
    m_card = named_label(all, layout::hint(this, wxEmptyString), page_name + ".card");
    m_offensive = named_label(all, layout::hint(this, wxEmptyString), page_name + ".offensive");
    SetSizer(all);
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
        return is_to_be_seen(form, values) || book(values, std::move(booked));
    };
    return made;
}

void TurnPage::say(wxStaticText* label, const wxString& text) const {
    layout::show_wrapped(label, text, std::max(FromDIP(180), GetClientSize().GetWidth() - FromDIP(24)));
}

/// The card that is named, to be compared with the one in the hand. Rule: ES-CRD-1.
void TurnPage::say_card() {
    const auto card = named_card();
    wxString text;
    for (const auto& sentence : card ? card_says(tables(), *card) : std::vector<core::Message>{}) {
        text += (text.empty() ? "" : "\n") + m_table.say(sentence);
    }
    say(m_card, text);
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

void TurnPage::show_open_form() {
    const auto* const form = m_sheet->form();
    say_card();
    show_battle();
    Layout();
    if (on_proposal) {
        on_proposal(form != nullptr ? proposal_of(state(), *form) : board::Proposal{});
    }
    if (on_change) {
        on_change();
    }
}

void TurnPage::show_state() {
    const auto over = state().outcome ? m_table.say(summary(tables(), GameEnded{*state().outcome})) : wxString{};
    say(m_over, over);
    say(m_counted, to_be_counted(m_table, contradictions(state()), &Contradiction::why));
    say(m_offensive, offensive_in_words());
    m_sheet->show_state();
    wxString open;
    const auto asked = to_affirm(state()); // stands in the form that goes on
    for (const auto& form : m_sheet->forms()) {
        for (const auto& sum : form.id == "end" || form.id == "end_offensive" ? form.sums : std::vector<core::Message>{}) {
            const bool open_still = std::ranges::find(asked, sum, &Affirmation::question) == asked.end();
            open += open_still ? "\n" + m_table.say(sum) : wxString{};
        }
    }
    say(m_unfinished, open.empty() ? open : _("Still open:") + open);
    Layout();
}

std::optional<CardId> TurnPage::named_card() const {
    const auto* const form = m_sheet->form();
    return form != nullptr && form->id == "card" ? tables().find_card(value_of(*form, "card")) : std::nullopt;
}

std::optional<CardInHand> TurnPage::card() const {
    const auto card = named_card();
    return card ? std::optional{CardInHand{*card, value_of(*m_sheet->form(), "use") == "event"}} : std::nullopt;
}

} // namespace intendant::app::es
