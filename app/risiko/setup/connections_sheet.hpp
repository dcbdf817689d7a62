#pragma once

#include "app/risiko/words.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/panel.h>

#include <set>
#include <vector>

namespace intendant::app::rk {

/// The connections of the board, and which of them this table's board does not have. Rule: RK-GEN-3, RK-MAP-5.
class ConnectionsSheet : public wxPanel {
public:
    /// The controls are called NAME.connections...
    ConnectionsSheet(wxWindow* parent, const wxString& name, std::shared_ptr<const Tables> tables);

    std::vector<Connection> switched_off() const;

private:
    void turn();
    void show();

    std::shared_ptr<const Tables> m_tables;
    std::set<std::size_t> m_off; ///< of the tables' connections
    RowList* m_list;
};

} // namespace intendant::app::rk
