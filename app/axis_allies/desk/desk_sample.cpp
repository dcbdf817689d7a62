// The guided sample on the desk: a pane that tells the turn step by step, and the windows that show it.

#include "app/axis_allies/books/bank_page.hpp"
#include "app/axis_allies/books/luck_page.hpp"
#include "app/axis_allies/desk/desk.hpp"
#include "app/axis_allies/desk/sample_turn.hpp"
#include "app/axis_allies/map/board_page.hpp"
#include "app/desk/sample_panel.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/mark.hpp"

#include <wx/translation.h>

namespace intendant::app::aa {

void AxisAlliesDesk::begin_sample(std::vector<Command> commands) {
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

void AxisAlliesDesk::show_sample_step(int number, const std::vector<Command>& commands) {
    const auto& step = sample_steps()[static_cast<std::size_t>(number)];
    const auto tables = m_table->state().tables;
    m_mark->remove();
    make_books();
    m_review->leave();
    auto game = play_sample(tables, commands, step.entries);
    m_table->take(std::move(game.session), std::move(game.last));
    m_luck->begin_anew();
    m_record->forget();
    m_log->begin_anew();
    m_graphs->begin_anew();
    if (const auto space = tables->find(step.space)) {
        m_board->select(*space);
    }
    show_everything();
    m_shown_turn = m_table->state().turn;
    m_battle_shown = m_table->state().battle.has_value();
    auto* const page = FindWindowByName(step.page, this);
    bring(page);
    if (page == m_bank) {
        m_bank->trace({.kind = Figure::Treasury, .power = m_table->state().turn.power});
    }
    CallAfter([this, page, mark = wxString{step.mark}] {
        layout::refit(page);
        if (auto* const window = FindWindowByName(mark, this)) {
            m_mark->put(window);
        }
        m_sample->set_focus();
    });
    if (on_booked) {
        on_booked(last_entry());
    }
}

Desk* open_sample(wxWindow* parent) {
    const auto tables = load_tables(resources() / "axis_allies");
    auto commands = sample_commands(*tables);
    play_sample(tables, commands, sample_steps().back().entries); // once to the end, so that no step fails later
    auto game = play_sample(tables, commands, sample_steps().front().entries);
    auto* const desk = new AxisAlliesDesk(parent, std::move(game.session), Opening::Sample);
    desk->begin_sample(std::move(commands));
    return desk;
}

} // namespace intendant::app::aa
