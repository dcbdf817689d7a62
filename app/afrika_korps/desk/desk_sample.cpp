// The guided sample on the desk: where each step shows.

#include "app/afrika_korps/desk/desk.hpp"
#include "app/afrika_korps/desk/sample_turn.hpp"
#include "app/desk/sample_of.hpp"
#include "app/widgets/icons.hpp"

namespace intendant::app::ak {

void AfrikaKorpsDesk::begin_sample(std::vector<Command> commands) {
    tell_sample(told_by<SampleStep>(
        sample_steps(),
        [this, commands = std::move(commands)](std::size_t entries) {
            m_table->take(play_sample(m_table->state().tables, commands, entries));
            m_shown_turn = m_table->state().turn;
        },
        [this](const SampleStep& step) {
            show_on_board(m_table->tables().find(step.hex), step.over);
            return std::pair<wxWindow*, wxString>{m_board, step.mark};
        }));
}

Desk* open_sample(wxWindow* parent) {
    const auto tables = load_tables(resources() / "afrika_korps");
    return open_sample_of<AfrikaKorpsDesk>(parent, tables, sample_commands(*tables), sample_steps(), play_sample);
}

} // namespace intendant::app::ak
