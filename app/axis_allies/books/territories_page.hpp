#pragma once

#include "app/axis_allies/books/trace.hpp"
#include "app/axis_allies/table.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/spinctrl.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>

namespace intendant::app::aa {

/// Every territory and sea zone with who controls it and what stands there; the sheet of the selected one with what can
/// be done about it: move from here, fight here, correct what the books believe.
class TerritoriesPage : public Page {
public:
    TerritoriesPage(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override { m_search->SetFocus(); }
    void select(SpaceId space);

    std::function<void(SpaceId)> on_move_from;
    /// Called when one asks how a number of pieces came about.
    std::function<void(const Figure&)> on_figure;

private:
    wxPanel* make_sheet(wxWindow* parent);
    void show_rows();
    void show_sheet();
    std::optional<SpaceId> selected() const;
    std::string reason();
    void correct_units();
    void correct_controller();

    wxSearchCtrl* m_search;
    RowList* m_spaces;
    wxPanel* m_sheet;
    wxStaticText* m_name;
    wxStaticText* m_facts;
    RowList* m_units;
    std::vector<std::pair<Power, Unit>> m_pieces; ///< of the rows of `m_units`
    wxChoice* m_power;
    NameField* m_unit;
    wxSpinCtrl* m_count;
    wxChoice* m_controller;
    wxTextCtrl* m_reason;
};

} // namespace intendant::app::aa
