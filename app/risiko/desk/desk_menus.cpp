// The menus that the desk adds to those of the main frame, and what they do.

#include "app/risiko/desk/desk.hpp"

#include "app/desk/form_ways.hpp"
#include "app/desk/menu_item.hpp"
#include "app/risiko/desk/clock_dialog.hpp"
#include "app/risiko/desk/game_clock.hpp"
#include "app/risiko/setup/objective_dialog.hpp"
#include "app/risiko/setup/stocktake_dialog.hpp"
#include "app/risiko/turn/turn_page.hpp"

#include <wx/menu.h>

#include <algorithm>

namespace intendant::app::rk {

void RisikoDesk::append_game_items(wxMenu& game) {
    add_item(game, _("&Keep an objective..."), [this] { keep_or_claim(false); });
    add_item(game, _("&Claim or show an objective..."), [this] { keep_or_claim(true); });
    add_item(game, _("Look at a sealed &objective..."),
             [this] { ObjectiveDialog(this, *m_table, ObjectiveDialog::Purpose::Look).ShowModal(); });
    game.AppendSeparator();
    add_item(game, _("The clock &starts..."), [this] { set_clock(ClockAct::Start); });
    add_item(game, _("The clock &pauses..."), [this] { set_clock(ClockAct::Pause); });
    add_item(game, _("The &time is over"), [this] { set_clock(ClockAct::Over); });
    game.AppendSeparator();
    add_item(game, _("&Leave unfinished"), [this] { do_form(*m_table, "leave"); });
}

void RisikoDesk::keep_or_claim(bool claim) {
    if (!m_table->may_book()) {
        return;
    }
    ObjectiveDialog dialog(this, *m_table, claim ? ObjectiveDialog::Purpose::Claim : ObjectiveDialog::Purpose::Keep);
    if (dialog.ShowModal() == wxID_OK && dialog.command()) {
        m_table->book(*dialog.command(), [this, command = *dialog.command(), watched = dialog.watched()] {
            if (watched) {
                m_watched.insert_or_assign(watched->first, watched->second);
            }
            say_seal(command);
        });
    }
}

/// What its player may note down, so that nobody can exchange the seal unseen. Rule: RK-OBJ-3.
void RisikoDesk::say_seal(const Command& command) {
    const auto* const keep = std::get_if<KeepObjective>(&command);
    if (keep != nullptr && keep->sealed) {
        m_notice->say(NoticeBar::Kind::News,
                      wxString::Format(_("Sealed in entry %lld as %s. Note it down: it is shown again with the objective."),
                                       static_cast<long long>(db::sealed_in(m_table->session(), keep->player)),
                                       to_wx(mark_of(keep->sealed->commitment))));
    }
    const auto* const claim = std::get_if<Claim>(&command);
    const auto* const show = std::get_if<ShowObjective>(&command);
    if (claim == nullptr && show == nullptr) {
        return;
    }
    const auto player = claim != nullptr ? claim->player : show->player;
    if (const auto entry = db::sealed_in(m_table->session(), player); entry > 0) {
        m_notice->say(NoticeBar::Kind::News,
                      wxString::Format(_("What was shown had been sealed in entry %lld as %s."), static_cast<long long>(entry),
                                       to_wx(mark_of(find_player(m_table->state(), player)->sealed->commitment))));
    }
}

/// The dialog proposes what the clock shows; a table that stopped playing earlier says so. Rule: RK-TA-2.
void RisikoDesk::set_clock(ClockAct act) {
    constexpr int seconds_a_minute = 60;
    const auto& state = m_table->state();
    auto elapsed = m_clock->shows();
    if (m_table->may_book() && act != ClockAct::Over && state.options.ending == EndingRule::TimeAttackClock) {
        ClockDialog dialog(this, m_table->tables(), elapsed / seconds_a_minute);
        if (dialog.ShowModal() != wxID_OK) {
            return;
        }
        if (dialog.minutes() != elapsed / seconds_a_minute) {
            elapsed = std::max(state.clock.elapsed, dialog.minutes() * seconds_a_minute);
        }
    }
    m_table->book(SetClock{act, elapsed});
}

/// A question that waits for its reason is never covered; the clock asks again. Rule: RK-TA-2.
bool RisikoDesk::tell_time(int left) {
    if (m_table->read_only() || m_table->state().outcome || (!m_notice->text().empty() && m_notice->text() != m_time_told)) {
        return false;
    }
    constexpr int seconds_a_minute = 60;
    const int minutes = (left + seconds_a_minute - 1) / seconds_a_minute;
    if (left == 0) {
        m_notice->offer(NoticeBar::Kind::News, _("RK-TA-2: the time is over. The round under way is completed, then points are counted."),
                        _("&Book that it is over"), [this] { set_clock(ClockAct::Over); });
    } else {
        m_notice->say(NoticeBar::Kind::News, wxString::Format(_("Time left: %d min."), minutes));
    }
    m_time_told = m_notice->text();
    return true;
}

/// Only entries stop the clock, so it also ran while the game was closed. Rule: RK-TA-2.
void RisikoDesk::tell_that_the_clock_ran_on() {
    if (m_clock->runs() && !m_table->read_only() && m_notice->text().empty()) {
        constexpr int seconds_a_minute = 60;
        m_notice->offer(NoticeBar::Kind::News,
                        wxString::Format(_("The clock was not paused and ran on while the game was closed: %d of %d min. Pause it with the "
                                           "minutes that were played."),
                                         m_clock->shows() / seconds_a_minute, m_table->state().options.minutes),
                        _("&Pause the clock..."), [this] { set_clock(ClockAct::Pause); });
        m_time_told = m_notice->text();
    }
}

void RisikoDesk::fill(const Command& command) {
    go_to(m_turn);
    m_turn->fill(command);
}

void RisikoDesk::take_stock(std::int64_t corrects) { take_stock_by<StocktakeDialog>(corrects); }

} // namespace intendant::app::rk
