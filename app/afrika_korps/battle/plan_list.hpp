#pragma once

#include "app/afrika_korps/table.hpp"
#include "app/widgets/card_list.hpp"
#include "model/afrika_korps/advice.hpp"

#include <wx/choice.h>
#include <wx/stattext.h>

#include <functional>
#include <optional>
#include <vector>

namespace intendant::app::ak {

inline constexpr double sixths = 6; ///< what chances and factors are counted in

/// The divisions of the units in contact into battles, best first by a criterion of the table. Hidden where there are none.
/// Rule: AK-CMB-2 to AK-CMB-9, AK-DIV-1.
class PlanList : public Panel {
public:
    PlanList(wxWindow* parent, Table& table);
    void show_state() override {}
    /// `hex`: the one to be taken, where that is the criterion. `width`: of words, in pixels.
    void show(std::optional<HexId> hex, int width);
    /// The first battle of a division, for the sheet; nothing where there is no such division.
    std::optional<Attack> first_battle(std::size_t which) const;

    std::function<void(const Attack&)> on_pick;
    std::function<void()> on_criterion;

private:
    wxChoice* m_criterion;
    wxStaticText* m_words;
    CardList* m_plans;
    Contact m_contact{};
    std::vector<Plan> m_planned;
};

} // namespace intendant::app::ak
