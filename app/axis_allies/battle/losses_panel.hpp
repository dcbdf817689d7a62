#pragma once

#include "app/axis_allies/odds/loss_plans.hpp"
#include "app/axis_allies/table.hpp"
#include "app/widgets/count_list.hpp"
#include "app/widgets/key_line.hpp"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/stattext.h>

namespace intendant::app::aa {

/// Hits that must be taken: losses are proposed in the side's order, and the table changes them before they are booked.
/// An arrow key that takes one piece more gives another one back, so that the sum stays right.
class LossesPanel : public Panel, public AnswersKeys {
public:
    LossesPanel(wxWindow* parent, Table& table);
    void show_state() override;
    std::vector<KeyLine> keys() const override;
    /// Shows the losses that this order proposes.
    void propose(const LossPlan& plan);
    /// The keyboard on the first number that can be changed, or on the button.
    void set_focus() override;
    void set_focus_on_button() { m_take->SetFocus(); }
    /// One piece more of that kind is lost (1), or one less (-1). One more than there are hits gives another one back.
    void change(Power power, Unit unit, int by);
    /// The losses as they stand, and the command that books them.
    std::vector<Loss> losses() const;
    TakeLosses command() const;
    bool all_chosen() const;
    /// Units: pixels.
    int wanted_height() const;
    int least_height() const; ///< with one row of numbers in sight

    std::function<void()> on_take;
    std::function<void()> on_change;

private:
    struct Choice {
        Loss loss; ///< its count is what stands there
        std::string key;
        core::Money worth_aboard{}; ///< of one ship
    };
    std::vector<Choice> choices() const;
    std::vector<int> proposed() const;
    void show_sum();
    void arrange();
    void shift(std::size_t row, int by);

    wxBoxSizer* m_top;
    wxBoxSizer* m_what_row;
    wxBoxSizer* m_take_row;
    wxStaticText* m_what;
    wxStaticText* m_order;
    CountList* m_counts;
    wxCheckBox* m_attacker_chooses;
    wxStaticText* m_sum;
    wxButton* m_take;
    LossPlan m_plan;
    std::vector<Choice> m_choices; ///< in order of loss
};

} // namespace intendant::app::aa
