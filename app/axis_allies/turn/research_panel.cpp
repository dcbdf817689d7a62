#include "app/axis_allies/turn/research_panel.hpp"

#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::aa {

ResearchPanel::ResearchPanel(wxWindow* parent, Table& table) : Panel(parent, table) {
    SetName("research");
    m_what = layout::heading(this, _("Research"));
    m_dice = new DiceEntry(this, "research.dice", DiceEntry::Hits::NotOffered);
    m_how_many = new NumberField(m_dice, "research.how_many", 1, 1);
    m_how_many->SetToolTip(_("Dice that the program throws"));
    m_dice->put_before_roll(*m_how_many);
    m_hint = layout::hint(this, wxEmptyString);

    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_what, layout::spaced());
    all->Add(m_hint, layout::spaced());
    all->Add(m_dice, wxSizerFlags().Expand());
    SetSizer(all);

    m_dice->on_throw = [this](const core::Throw& dice) { thrown(dice); };
    m_dice->on_mistake = [this](const wxString& sentence) { m_table.complain(sentence); };
    m_dice->on_unread = [this](const wxString& sentence) { m_table.say_unread(sentence); };
    m_dice->dice_to_roll = [this] { return state().turn.breakthroughs > 0 ? 1 : m_how_many->GetValue(); };
    m_dice->on_count = [this](int dice) {
        if (state().turn.breakthroughs == 0 && dice > 0) {
            m_hint->SetLabelText(
                wxString::Format(wxPLURAL("%d die costs %s; Enter books the throw.", "%d dice cost %s; Enter books the throw.", dice), dice,
                                 ipc(tables().amounts.research_die * dice)));
        }
    };
}

void ResearchPanel::show_state() {
    const bool develop = state().turn.breakthroughs > 0;
    m_what->SetFont(theme::font(develop ? theme::Type::Figure : theme::Type::Title, true));
    m_what->SetForegroundColour(develop ? theme::desk().accent : wxNullColour);
    m_what->SetLabelText(develop ? wxString::Format(_("Breakthrough! To throw for: %d"), state().turn.breakthroughs) : _("Research"));
    layout::set_wrapped(m_hint,
                        develop ? _("The die that names the development, with its re-throws in order; Enter books it (R-05).")
                        : state().turn.researched
                            ? _("Research is done for this turn.")
                            : wxString::Format(_("%s a die; a 6 is a breakthrough. Type what the dice show, then Enter (R-02, R-04)."),
                                               ipc(tables().amounts.research_die)),
                        std::max(FromDIP(200), GetClientSize().GetWidth() - FromDIP(24)));
    m_how_many->Show(!develop);
    m_dice->ask_for(0);
    Layout();
}

void ResearchPanel::set_focus() { m_dice->set_focus(); }

void ResearchPanel::thrown(const core::Throw& dice) {
    if (state().turn.breakthroughs > 0) {
        m_table.book(Develop{.dice = dice}, [this] { booked(); });
    } else {
        m_table.book(Research{.dice = dice}, [this] { booked(); });
    }
}

void ResearchPanel::booked() {
    m_dice->taken();
    state().turn.breakthroughs > 0 ? m_dice->set_focus() : on_done();
}

} // namespace intendant::app::aa
