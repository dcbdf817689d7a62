#pragma once

#include "app/afrika_korps/fields.hpp"
#include "app/afrika_korps/table.hpp"

#include <vector>

namespace intendant::app::ak {

/// Supply that stands with the defenders, and who takes it instead of fighting. Rule: AK-CAP-11.
class CaptureRow : public Panel {
public:
    CaptureRow(wxWindow* parent, Table& table);
    void show_state() override {}
    /// Hides itself where there is no supply or nobody is free.
    void offer(std::vector<CounterId> supply, std::vector<CounterId> captors);

private:
    void capture();

    wxChoice* m_supply;
    wxChoice* m_captor;
    std::vector<CounterId> m_supplies; ///< in the order of the choice
    std::vector<CounterId> m_captors;  ///< in the order of the choice
};

} // namespace intendant::app::ak
