#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/count_list.hpp"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/stattext.h>

namespace intendant::app::aa {

/// Hits that must be taken: the usual losses are proposed, and the table changes them before they are booked.
class LossesPanel : public Page {
public:
    LossesPanel(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() { m_take->SetFocus(); }

    std::function<void()> on_taken;

private:
    struct Choice {
        Loss loss; ///< its count is what stands there
        std::string key;
    };
    std::vector<Choice> choices() const;
    void show_sum();
    void take();

    wxStaticText* m_what;
    CountList* m_counts;
    wxCheckBox* m_attacker_chooses;
    wxStaticText* m_sum;
    wxButton* m_take;
    std::vector<Choice> m_choices;
};

} // namespace intendant::app::aa
