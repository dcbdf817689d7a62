#pragma once

#include "app/axis_allies/table.hpp"
#include "app/widgets/count_list.hpp"
#include "app/widgets/name_field.hpp"

#include <wx/choice.h>

namespace intendant::app::aa {

/// Begins a battle with forces that the table enters, where the books do not keep the board.
class ForcesPanel : public Page {
public:
    ForcesPanel(wxWindow* parent, Table& table);
    void show_state() override;

private:
    void show_pieces();
    void begin();
    Power defender() const;

    NameField* m_space;
    wxChoice* m_defender;
    CountList* m_attackers;
    CountList* m_defenders;
};

} // namespace intendant::app::aa
