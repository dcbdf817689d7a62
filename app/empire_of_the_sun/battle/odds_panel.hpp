#pragma once

#include "app/empire_of_the_sun/table.hpp"
#include "app/widgets/latest_job.hpp"
#include "app/widgets/share_bar.hpp"
#include "model/empire_of_the_sun/questions/battle_sheet.hpp"

#include <wx/panel.h>
#include <wx/stattext.h>

#include <optional>

namespace intendant::app::es {

/// A battle as it stands in its form, and how its losses are taken.
struct BattleNow {
    BattleSheet sheet;
    LossRule rule;
};

/// The exact odds of the battle that stands in the form, with all its dice still open; worked out beside the window. Rule: ES-BAT-1 to ES-GND-14.
class OddsPanel : public Part<wxPanel> {
public:
    OddsPanel(wxWindow* parent, Table& table);

    void show_state() override {}
    /// Nothing: no battle stands in the form.
    void ask(const std::optional<BattleNow>& battle);
    /// What was worked out last; nothing while that is another battle.
    const std::optional<OddsSums>& shown() const { return m_shown; }

private:
    /// By the rule that was chosen, and as whoever rolled would have it.
    struct Answer {
        BattleNow battle;
        OddsSums chosen, worst;
    };
    void show(const Answer& answer);
    void say(wxStaticText* label, const wxString& text) const;
    wxString lost_in_words(const SheetSide& side, const SideOdds& odds) const;

    wxStaticText* m_heading;
    ShareBar* m_bar;
    wxStaticText* m_won;
    wxStaticText* m_steps;
    wxStaticText* m_lost;
    wxStaticText* m_rule;
    wxString m_asked; ///< what makes the odds what they are
    std::optional<OddsSums> m_shown;
    LatestJob m_job;
};

} // namespace intendant::app::es
