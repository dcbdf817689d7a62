#pragma once

#include "app/afrika_korps/table.hpp"

namespace intendant::app::ak {

/// What the table does now.
class TurnPage : public Page {
public:
    TurnPage(wxWindow* parent, Table& table);
    void show_state() override;
};

} // namespace intendant::app::ak
