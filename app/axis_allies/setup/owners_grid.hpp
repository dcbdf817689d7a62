#pragma once

#include "app/axis_allies/words.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"
#include "model/axis_allies/commands.hpp"

#include <wx/choice.h>
#include <wx/panel.h>

#include <vector>

namespace intendant::app::aa {

/// Who holds each space, by its index; nobody for the sea and for what is neutral.
using Owners = std::vector<std::optional<Power>>;

/// The owners as printed, and as the books say.
Owners printed_owners(const Tables& tables);
Owners owners_in(const State& state);

/// Territories and their owners as a grid that the table changes; what differs from the owners given is marked.
class OwnersGrid : public wxPanel {
public:
    /// The controls are called `NAME.owners`, `NAME.space`, `NAME.owner` and `NAME.set_owner`.
    OwnersGrid(wxWindow* parent, const wxString& name, std::shared_ptr<const Tables> tables, Owners given);

    /// Only what differs from the owners that were given.
    std::vector<ControlRow> changes() const;

private:
    void show();
    void set();

    std::shared_ptr<const Tables> m_tables;
    Owners m_given;
    Owners m_owners;
    RowList* m_list;
    NameField* m_space;
    wxChoice* m_owner;
};

} // namespace intendant::app::aa
