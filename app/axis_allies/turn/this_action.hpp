#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/card_list.hpp"
#include "app/widgets/latest_job.hpp"
#include "model/axis_allies/battle/odds.hpp"
#include "model/axis_allies/landings.hpp"
#include "model/odds/workspace.hpp"

#include <wx/stattext.h>

#include <functional>
#include <memory>
#include <vector>

namespace intendant::app::aa {

/// What this Action has come to so far: what is still to be done before it ends, the aircraft that are still to land, the battles that are to come, with the attacker's chance
/// in each, and what was entered in it, each with a way to take it back.
class ThisAction : public Panel {
public:
    ThisAction(wxWindow* parent, Table& table);
    void show_state() override;
    bool says_something() const;
    /// What cannot be left out: what is still to be done and one battle. Units: pixels.
    int least_height() const;
    /// Leaves out what was entered where the height has no room for one line of it. Units: pixels.
    void fit(int height);

    /// A battle was picked.
    std::function<void(SpaceId)> on_battle;
    /// Aircraft that are still to land were picked.
    std::function<void(const LandingDue&)> on_landing;

private:
    void show_still();
    void show_landings();
    void show_battles();
    void show_entered();
    void ask_odds();

    wxStaticText* m_still_head;
    wxStaticText* m_still;
    wxStaticText* m_landings_head;
    CardList* m_landings;
    wxStaticText* m_battles_head;
    CardList* m_battles;
    wxStaticText* m_entered_head;
    CardList* m_entered;
    std::vector<LandingDue> m_due;           ///< like the rows of the landings
    std::vector<BattleQuestion> m_questions; ///< like the rows of the battles
    std::shared_ptr<odds::Workspace> m_workspace;
    LatestJob m_job;
};

} // namespace intendant::app::aa
