// The guided samples on the desk: where each step shows.

#include "app/empire_of_the_sun/desk/desk.hpp"
#include "app/empire_of_the_sun/desk/sample_turn.hpp"
#include "app/empire_of_the_sun/turn/turn_page.hpp"
#include "app/widgets/icons.hpp"

namespace intendant::app::es {

void EmpireOfTheSunDesk::begin_sample(Told told) {
    tell_sample(told_by<SampleStep>(
        sample_steps(told.sample),
        [this, plays = std::move(told.plays)](std::size_t entries) {
            m_table->take(play_sample(m_table->state().tables, plays, entries));
            m_shown_turn = m_table->state().turn;
        },
        [this](const SampleStep& step) {
            const auto hex = m_table->tables().find_hex(step.hex).value();
            m_turn->sheet().open(step.form, step.values);
            show_on_board(hex, step.over);
            m_board->bring_into_sight(hex);
            return std::pair<wxWindow*, wxString>{m_board, step.mark};
        }));
}

namespace {

Desk* open_sample(wxWindow* parent, Sample sample) {
    const auto tables = load_tables(resources() / "empire_of_the_sun");
    const auto play = [](const std::shared_ptr<const Tables>& of, const EmpireOfTheSunDesk::Told& told, std::size_t entries) {
        return play_sample(of, told.plays, entries);
    };
    return open_sample_of<EmpireOfTheSunDesk>(parent, tables, EmpireOfTheSunDesk::Told{sample, sample_plays(*tables)}, sample_steps(sample),
                                              play);
}

} // namespace

Desk* open_operation_z(wxWindow* parent) { return open_sample(parent, Sample::OperationZ); }
Desk* open_malaya(wxWindow* parent) { return open_sample(parent, Sample::Malaya); }

} // namespace intendant::app::es
