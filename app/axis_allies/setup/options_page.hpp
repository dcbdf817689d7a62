#pragma once

#include "app/axis_allies/setup/switch_list.hpp"
#include "app/axis_allies/table.hpp"
#include "app/desk/rules_page.hpp"

namespace intendant::app::aa {

/// The rules this table plays by; a change in mid-game is an entry with a reason.
class OptionsPage : public RulesPageOf<Page, SwitchList, ChangeOptions> {
public:
    OptionsPage(wxWindow* parent, Table& table);

private:
    void change() override;
};

} // namespace intendant::app::aa
