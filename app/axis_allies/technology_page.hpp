#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/small_table.hpp"

namespace intendant::app::aa {

/// Which power has developed which weapon. Rule.
class TechnologyPage : public Page {
public:
    TechnologyPage(wxWindow* parent, Table& table);
    void show_state() override;

private:
    SmallTable* m_weapons;
};

} // namespace intendant::app::aa
