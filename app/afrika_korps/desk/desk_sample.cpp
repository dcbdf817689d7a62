// The guided sample on the desk: a pane that tells the turn step by step, and the windows that show it.

#include "app/afrika_korps/desk/desk.hpp"
#include "app/afrika_korps/desk/sample_turn.hpp"
#include "app/afrika_korps/map/board_page.hpp"
#include "app/afrika_korps/turn/turn_page.hpp"
#include "app/desk/sample_panel.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/mark.hpp"

#include <wx/translation.h>

namespace intendant::app::ak {

void AfrikaKorpsDesk::begin_sample(std::vector<Command> commands) {
    m_mark = std::make_unique<Mark>();
    m_sample = new SamplePanel(this, static_cast<int>(sample_steps().size()),
                               [](int step) { return wxGetTranslation(sample_steps()[static_cast<std::size_t>(step)].sentence); });
    add_below(m_sample);
    m_sample->on_step = [this, commands = std::move(commands)](int step) { show_sample_step(step, commands); };
    m_sample->on_end = [this] {
        if (on_close) {
            on_close();
        }
    };
    CallAfter([this] { m_sample->go_to(0); });
}

void AfrikaKorpsDesk::show_sample_step(int number, const std::vector<Command>& commands) {
    const auto& step = sample_steps()[static_cast<std::size_t>(number)];
    const auto tables = m_table->state().tables;
    m_mark->remove();
    make_books();
    m_review->leave();
    m_table->take(play_sample(tables, commands, step.entries));
    m_record->forget();
    m_log->begin_anew();
    m_graphs->begin_anew();
    m_shown_turn = m_table->state().turn;
    show_everything();
    bring(m_board);
    if (const auto hex = tables->find(step.hex)) {
        m_board->select(*hex);
    }
    m_board->show_over(step.shown);
    CallAfter([this, mark = wxString{step.mark}] {
        layout::refit(m_board);
        if (auto* const window = FindWindowByName(mark, this); window != nullptr && window->IsShownOnScreen()) {
            m_mark->put(window);
        }
        m_sample->set_focus();
    });
    if (on_booked) {
        on_booked(last_entry());
    }
}

Desk* open_sample(wxWindow* parent) {
    const auto tables = load_tables(resources() / "afrika_korps");
    auto commands = sample_commands(*tables);
    play_sample(tables, commands, sample_steps().back().entries); // once to the end, so that no step fails later
    auto* const desk = new AfrikaKorpsDesk(parent, play_sample(tables, commands, sample_steps().front().entries), Opening::Sample);
    desk->begin_sample(std::move(commands));
    return desk;
}

} // namespace intendant::app::ak
