#pragma once

#include "app/axis_allies/odds/loss_plans.hpp"

#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/panel.h>

#include <functional>

namespace intendant::app::aa {

/// In which order a side gives up its pieces: one of the usual orders, or its own, moved into order in a list.
class LossPlanField : public wxPanel {
public:
    LossPlanField(wxWindow* parent, const wxString& name, const wxString& label, const Tables& tables);

    /// The kinds of pieces that the side has.
    void offer(const std::vector<Unit>& units);
    void set(const LossPlan& plan);
    const LossPlan& plan() const { return m_plan; }

    std::function<void()> on_change;

private:
    void chosen();
    void move(int by);
    void show_own();

    const Tables& m_tables;
    wxChoice* m_order;
    wxPanel* m_own;
    wxListBox* m_list;
    LossPlan m_plan;
    std::vector<Unit> m_units; ///< the kinds in the list, in its order
};

} // namespace intendant::app::aa
