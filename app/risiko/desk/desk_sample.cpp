// The guided sample on the desk: where each step shows.

#include "app/board/pane.hpp"
#include "app/desk/sample_of.hpp"
#include "app/risiko/desk/desk.hpp"
#include "app/risiko/desk/sample_turn.hpp"
#include "app/risiko/map/board_page.hpp"
#include "app/widgets/icons.hpp"

namespace intendant::app::rk {

void RisikoDesk::begin_sample(std::vector<Command> commands) {
    tell_sample(told_by<SampleStep>(
        sample_steps(),
        [this, commands = std::move(commands)](std::size_t entries) {
            m_table->take(play_sample(m_table->state().tables, commands, entries));
            m_shown_turn = m_table->state().turn;
        },
        [this](const SampleStep& step) {
            bring(m_board);
            if (const auto territory = m_table->tables().find(step.territory); territory && m_board->drawn()) {
                m_board->pane()->select(static_cast<std::size_t>(territory->index));
            }
            return std::pair<wxWindow*, wxString>{m_board, step.mark};
        }));
}

Desk* open_sample(wxWindow* parent) {
    const auto tables = load_tables(resources() / "risiko");
    return open_sample_of<RisikoDesk>(parent, tables, sample_commands(*tables), sample_steps(), play_sample);
}

} // namespace intendant::app::rk
