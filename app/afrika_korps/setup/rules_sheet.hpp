#pragma once

#include "app/afrika_korps/table.hpp"
#include "app/desk/depth_sheet.hpp"
#include "app/desk/rules_page.hpp"

namespace intendant::app::ak {

/// How much the books know, and the open points of the text: those where the table has a choice as switches, the others with the one
/// answer they have. Each with its clause. Rule: AK-AMB-1 to AK-AMB-22.
class RulesSheet : public DepthSheet<Options> {
public:
    /// Controls are named NAME.WHAT.
    RulesSheet(wxWindow* parent, const Tables& tables, const wxString& name);
};

/// The rules of this table; a change is a ruling with its reason.
class RulesPage : public RulesPageOf<Page, RulesSheet, ChangeOptions> {
public:
    RulesPage(wxWindow* parent, Table& table);
};

} // namespace intendant::app::ak
