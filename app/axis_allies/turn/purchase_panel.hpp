#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/count_list.hpp"

#include <wx/button.h>
#include <wx/stattext.h>

#include <functional>
#include <vector>

namespace intendant::app::aa {

/// What to buy, what it costs and what remains; Enter buys. Rule: P-01 to P-08.
class PurchasePanel : public Panel {
public:
    PurchasePanel(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override { m_counts->set_focus(); }
    void fill(const BuyUnits& purchase);

    /// What is typed has changed; nothing: nothing is.
    std::function<void(const std::vector<UnitCount>&)> on_change;

    /// The rows of numbers, which scroll where room is short.
    CountList& counts() { return *m_counts; }

private:
    std::vector<UnitCount> wanted() const;
    void show_total();
    void buy();

    CountList* m_counts;
    wxStaticText* m_total;
    wxStaticText* m_on_board; ///< what the board shows of it
    wxButton* m_buy;
};

} // namespace intendant::app::aa
