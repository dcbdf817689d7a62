#pragma once

#include "app/desk/depth_sheet.hpp"
#include "app/desk/rules_page.hpp"
#include "app/empire_of_the_sun/table.hpp"

namespace intendant::app::es {

/// How much the books keep, and the open points of the text where the table has a choice, as switches with their clauses. Rule: ES-AMB-1 to ES-AMB-47.
class RulesSheet : public DepthSheet<Options> {
public:
    RulesSheet(wxWindow* parent, const Tables& tables, const wxString& name);
};

/// The rules of this table; a change is a ruling with its reason. Rule: ES-GEN-22.
class RulesPage : public RulesPageOf<Page, RulesSheet, ChangeOptions> {
public:
    RulesPage(wxWindow* parent, Table& table);
};

} // namespace intendant::app::es
