#pragma once

#include "app/risiko/table.hpp"
#include "app/widgets/row_list.hpp"

namespace intendant::app::rk {

/// The dice of each player against what was to be expected, over the game and attack by attack.
class LuckPage : public Page {
public:
    LuckPage(wxWindow* parent, Table& table);
    /// Worked out when somebody looks.
    void show_state() override;

private:
    RowList* m_players;
    RowList* m_attacks;
    std::int64_t m_upto{-1};
};

} // namespace intendant::app::rk
