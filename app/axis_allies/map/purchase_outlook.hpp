#pragma once

#include "app/axis_allies/map/board_page.hpp"
#include "app/axis_allies/table.hpp"
#include "app/widgets/latest_job.hpp"

#include <vector>

namespace intendant::app::aa {

/// While a purchase is typed the board says what each space could be taken or held with. It is worked out beside the window, for the newest of what
/// was typed. Rule: C-01, P-02.
class PurchaseOutlook {
public:
    PurchaseOutlook(const Table& table, BoardPage& board) : m_table(table), m_board(board) {}

    /// What is typed and not yet bought; nothing: the board is as it was.
    void show(const std::vector<UnitCount>& purchase);

private:
    const Table& m_table;
    BoardPage& m_board;
    LatestJob m_job;
};

} // namespace intendant::app::aa
