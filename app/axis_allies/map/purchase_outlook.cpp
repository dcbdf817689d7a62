#include "app/axis_allies/map/purchase_outlook.hpp"

#include <memory>
#include <utility>

namespace intendant::app::aa {

void PurchaseOutlook::show(const std::vector<UnitCount>& purchase) {
    const auto& state = m_table.state();
    if (purchase.empty() || !m_board.drawn() || state.options.depth != Depth::FullBoard || m_table.read_only() || state.outcome) {
        m_job.forget();
        m_board.show_outlook({});
        return;
    }
    m_job.start([this, state, purchase](const std::stop_token& stop) -> std::function<void()> {
        const auto found = std::make_shared<std::vector<Outlook>>(outlook(state, purchase, stop));
        return [this, found] { m_board.show_outlook(std::move(*found)); };
    });
}

} // namespace intendant::app::aa
