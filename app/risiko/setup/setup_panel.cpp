#include "app/risiko/setup/setup_panel.hpp"

#include "app/base/layout.hpp"
#include "app/widgets/digit_key.hpp"
#include "app/widgets/name_match.hpp"

#include <wx/tokenzr.h>
#include <wx/translation.h>
#include <wx/wrapsizer.h>

#include <algorithm>

namespace intendant::app::rk {

SetupPanel::SetupPanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_first = make_first(), wxSizerFlags().Expand());
    all->Add(m_deal = make_deal(), wxSizerFlags().Expand());
    SetSizer(all);
}

wxPanel* SetupPanel::make_first() {
    auto* const panel = new wxPanel(this);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(panel, _("Who plays first?")), layout::spaced());
    m_first_who = layout::label(panel, wxEmptyString);
    m_first_who->SetName("risiko.first.who");
    all->Add(m_first_who, layout::spaced());
    auto* const row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    m_first_dice = dice_field(panel, close_by(row), _("&Dice, in this order:"), "risiko.first.dice", [this] { throw_for_first(); });
    read_dice_in(*m_first_dice, [this](const wxString& sentence) { m_table.complain(sentence); });
    button(panel, close_by(row), _("&Book the throw"), "risiko.first.book", [this] { throw_for_first(); });
    button(panel, close_by(row), _("&Roll for all"), "risiko.first.roll",
           [this] { m_table.book(ThrowForFirst{shake(static_cast<int>(throwing_for_first(state()).size()))}); });
    all->Add(row, wxSizerFlags().Expand());
    panel->SetSizer(all);
    return panel;
}

wxPanel* SetupPanel::make_deal() {
    auto* const panel = new wxPanel(this);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(panel, _("Deal of the territories")), layout::spaced());
    all->Add(layout::hint(panel, wxEmptyString), layout::spaced());
    layout::set_wrapped(static_cast<wxStaticText*>(all->GetItem(1)->GetWindow()),
                        _("Type the territories of each player, with commas between, or click them on the board: they go to the player "
                          "whose line is written."),
                        layout::for_text(this, 270));
    auto* const grid = new wxFlexGridSizer(3, FromDIP(wxSize(10, 6)));
    grid->AddGrowableCol(2, 1);
    for (const auto& each : state().players) {
        const auto colour = each.player.colour;
        m_due[colour] = layout::label(panel, wxEmptyString);
        grid->Add(layout::label(panel, word(tables(), colour) + ":"), wxSizerFlags().CentreVertical());
        grid->Add(m_due[colour], wxSizerFlags().CentreVertical());
        m_dealt[colour] = new wxTextCtrl(panel, wxID_ANY);
        m_dealt[colour]->SetName("risiko.deal." + to_wx(id_of(colour)));
        m_dealt[colour]->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_due(); });
        m_dealt[colour]->Bind(wxEVT_SET_FOCUS, [this, colour](wxFocusEvent& event) {
            event.Skip();
            m_receives = colour;
            propose();
        });
        grid->Add(m_dealt[colour], wxSizerFlags().Expand());
    }
    all->Add(grid, layout::spaced().Expand());
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    button(panel, close_by(row), _("Book the &deal"), "risiko.deal.book", [this] { deal_typed(); });
    button(panel, close_by(row), _("&Let the program deal"), "risiko.deal.program",
           [this] { m_table.book(Deal{deal_by_program(state(), fresh_seed())}); });
    all->Add(row);
    panel->SetSizer(all);
    return panel;
}

std::vector<wxString> SetupPanel::dealt(Colour colour) const {
    std::vector<wxString> names;
    wxStringTokenizer words(m_dealt.at(colour)->GetValue(), ",;");
    while (words.HasMoreTokens()) {
        if (const auto text = words.GetNextToken().Strip(wxString::both); !text.empty()) {
            names.push_back(text);
        }
    }
    return names;
}

void SetupPanel::point_at(TerritoryId id) {
    if (!m_deal->IsShown()) {
        return;
    }
    const auto order = deal_order(state());
    const auto counts = deal_counts(tables(), static_cast<int>(order.size()));
    const auto full = [&](std::size_t seat) { return static_cast<int>(dealt(order[seat]).size()) >= counts[seat]; };
    auto seat = static_cast<std::size_t>(std::ranges::find(order, m_receives) - order.begin()) % order.size();
    auto names = dealt(order[seat]);
    const auto name = word(tables(), id);
    if (std::erase(names, name) == 0) {
        for (std::size_t tries = 0; tries < order.size() && full(seat); ++tries) {
            seat = (seat + 1) % order.size();
        }
        names = dealt(order[seat]);
        names.push_back(name);
    }
    m_receives = order[seat];
    wxString text;
    for (const auto& each : names) {
        text += (text.empty() ? wxString{} : wxString{", "}) + each;
    }
    m_dealt.at(m_receives)->ChangeValue(text);
    show_due();
    propose();
}

void SetupPanel::propose() {
    if (!on_proposal || !m_deal->IsShown()) {
        return;
    }
    board::Proposal proposal;
    const auto things = nameables(tables());
    for (const auto& name : dealt(m_receives)) {
        if (const auto which = meant(things, name)) {
            proposal.reach.insert(*which);
        }
    }
    on_proposal(std::move(proposal));
}

void SetupPanel::throw_for_first() {
    const auto dice = typed_dice(m_first_dice->GetValue());
    m_table.book(ThrowForFirst{dice.value_or(core::Throw{})}, [this] { m_first_dice->Clear(); });
}

void SetupPanel::deal_typed() {
    const auto things = nameables(tables());
    Deal command;
    for (const auto& [colour, field] : m_dealt) {
        for (const auto& text : dealt(colour)) {
            const auto which = meant(things, text);
            if (!which) {
                m_table.complain(wxString::Format(_("\"%s\" is no territory, or several begin so."), text));
                field->SetFocus();
                return;
            }
            command.territories.push_back({{static_cast<std::uint8_t>(*which)}, colour});
        }
    }
    m_table.book(command);
}

void SetupPanel::show_state() {
    const auto& turn = state().turn;
    m_first->Show(turn.phase == Phase::FirstThrow);
    m_deal->Show(turn.phase == Phase::Deal);
    m_first_who->SetLabelText(listed(tables(), throwing_for_first(state())));
    show_due();
    Layout();
}

/// How many of his territories stand on each player's line.
void SetupPanel::show_due() {
    if (state().turn.phase != Phase::Deal) {
        return;
    }
    const auto order = deal_order(state());
    const auto counts = deal_counts(tables(), static_cast<int>(order.size()));
    for (std::size_t seat = 0; seat < order.size(); ++seat) {
        m_due.at(order[seat])->SetLabelText(wxString::Format("%d/%d", static_cast<int>(dealt(order[seat]).size()), counts[seat]));
    }
    m_deal->Layout();
}

void SetupPanel::set_focus() {
    if (m_first->IsShown()) {
        m_first_dice->SetFocus();
    } else if (!m_dealt.empty()) {
        m_dealt.at(m_dealt.contains(m_receives) ? m_receives : m_dealt.begin()->first)->SetFocus();
    }
}

void SetupPanel::book() { m_first->IsShown() ? throw_for_first() : deal_typed(); }

} // namespace intendant::app::rk
