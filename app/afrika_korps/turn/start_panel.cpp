#include "app/afrika_korps/turn/start_panel.hpp"

#include "app/base/layout.hpp"
#include "app/desk/form_ways.hpp"
#include "model/afrika_korps/ground.hpp"

#include <wx/translation.h>

namespace intendant::app::ak {

StartPanel::StartPanel(wxWindow* parent, Table& table, AroundTurn& around) : StepPanel(parent, table, around) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    m_title = layout::heading(this, wxEmptyString);
    all->Add(m_title, layout::spaced());
    m_words = words(all, "afrika_korps.start.words");
    m_asked = new FormPanel(this, "afrika_korps.start", form_ways(table, "end"));
    all->Add(m_asked, wxSizerFlags().Expand());
    SetSizer(all);
}

wxString StartPanel::found_on_map() const {
    const auto found = control_on_map(state());
    wxString text;
    for (const auto place : all_key_places) {
        const auto& held = of(found, place);
        text += word(place) + ": " + (held ? word(*held) : wxString{_("nobody")}) + "\n";
    }
    const auto isolated = isolated_on_map(state(), side());
    return text + (isolated.empty() ? wxString{_("No unit of this side is isolated.")}
                                    : wxString::Format(_("Isolated: %s."), listed(tables(), isolated)));
}

/// What is removed and counted when the turn ends.
wxString StartPanel::what_ends() const {
    auto used = supply_units(state(), side());
    std::erase_if(used, [&](CounterId id) { return !state()[id].used; });
    wxString text;
    const auto add = [&](const wxString& line) { text += (text.empty() ? "" : "\n") + line; };
    if (!used.empty()) {
        add(wxString::Format(_("Used supply is removed: %s."), listed(tables(), used)));
    }
    for (const auto id : whole_map(state()) ? isolated_on_map(state(), side()) : std::vector<CounterId>{}) {
        const bool counts = state()[id].isolated_at_start || state().options.closing_turn_counts;
        const int turns = state()[id].isolated + 1;
        if (counts && turns >= tables().amounts.isolated_turns) {
            add(wxString::Format(_("%s is eliminated: isolated for two turns."), word(tables(), id)));
        } else if (counts) {
            add(wxString::Format(_("%s: first turn of isolation."), word(tables(), id)));
        }
    }
    return text;
}

void StartPanel::show_state() {
    if (!IsShown()) {
        return;
    }
    const bool start = phase() == Phase::Start;
    const bool map = whole_map(state());
    m_title->SetLabelText(word(phase()));
    auto text = map ? found_on_map() : wxString{};
    if (!start) {
        if (const auto ends = what_ends(); !ends.empty()) {
            text += (text.empty() ? "" : "\n\n") + ends;
        }
    }
    say(m_words, text);
    m_asked->show_state();
    m_asked->Show(!map);
    Layout();
}

void StartPanel::set_focus() {
    if (m_asked->IsShown()) {
        m_asked->set_focus();
    }
}

std::optional<wxString> StartPanel::act() const {
    return phase() == Phase::Start ? std::optional{wxString{_("Start the turn")}} : std::optional{wxString{_("End the turn")}};
}

void StartPanel::do_act() { m_asked->IsShown() ? m_asked->book() : do_form(m_table, "end"); }

} // namespace intendant::app::ak
