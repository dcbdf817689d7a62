// The guided sample on the desk: where each step shows.

#include "app/axis_allies/books/bank_page.hpp"
#include "app/axis_allies/books/luck_page.hpp"
#include "app/axis_allies/desk/desk.hpp"
#include "app/axis_allies/desk/sample_turn.hpp"
#include "app/axis_allies/map/board_page.hpp"
#include "app/desk/sample_of.hpp"
#include "app/widgets/icons.hpp"

namespace intendant::app::aa {

void AxisAlliesDesk::begin_sample(std::vector<Command> commands) {
    tell_sample(told_by<SampleStep>(
        sample_steps(),
        [this, commands = std::move(commands)](std::size_t entries) {
            m_table->take(play_sample(m_table->state().tables, commands, entries));
            m_luck->begin_anew();
            m_shown_turn = m_table->state().turn;
            m_battle_shown = m_table->state().battle.has_value();
        },
        [this](const SampleStep& step) {
            if (const auto space = m_table->tables().find(step.space)) {
                m_board->select(*space);
            }
            auto* const page = FindWindowByName(step.page, this);
            bring(page);
            if (page == m_bank) {
                m_bank->trace({.kind = Figure::Treasury, .power = m_table->state().turn.power});
            }
            return std::pair<wxWindow*, wxString>{page, step.mark};
        }));
}

Desk* open_sample(wxWindow* parent) {
    const auto tables = load_tables(resources() / "axis_allies");
    return open_sample_of<AxisAlliesDesk>(parent, tables, sample_commands(*tables), sample_steps(), play_sample);
}

} // namespace intendant::app::aa
