#include "app/axis_allies/odds/odds_words.hpp"

#include "app/base/layout.hpp"
#include "app/base/text.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::aa {

namespace {

constexpr double worth_saying = 0.0005; ///< smaller differences are not seen in the figures shown

wxString signed_ipc(double value) { return wxString::Format(_("%s IPC"), (value < 0 ? "" : "+") + decimal(value, 1)); }

wxString order_in_words(const Tables& tables, const OrderResult& result) {
    if (result.preset && *result.preset != LossOrder::Own) {
        return word(*result.preset);
    }
    wxString text;
    for (const auto unit : result.order) {
        text += (text.empty() ? wxString{} : wxString{", "}) + word(tables, unit);
    }
    return result.kept ? wxString::Format(_("%s, one %s kept"), text, word(tables, *result.kept)) : text;
}

} // namespace

wxString one_decimal(double value) { return decimal(value, 1); }

std::vector<ShareBar::Part> shares(const Forecast& forecast, const wxColour& attacker, const wxColour& defender) {
    const auto& odds = forecast.odds;
    const auto nobody = layout::mix(layout::ink(), layout::quiet_ink(), 0.5);
    const auto open = layout::mix(layout::quiet_ink(), attacker, 0.3);
    std::vector<ShareBar::Part> parts{{_("Attacker wins"), odds.win, attacker}};
    if (odds.stopped > 0) {
        parts.push_back({_("Broken off"), odds.stopped, open});
    }
    if (odds.draw > 0) {
        parts.push_back({_("Both destroyed"), odds.draw, nobody});
    }
    parts.push_back({_("Defender wins"), odds.lose, defender});
    return parts;
}

int fewest_to_go_on(const BattleAnswer& answer, int defenders) {
    const auto place = static_cast<std::size_t>(defenders);
    return answer.retreat && place < answer.retreat->fewest.size() ? answer.retreat->fewest[place] : 0;
}

wxString after_one_round(const BattleAnswer& answer, RoundMeant round) {
    const auto& next = answer.next_round;
    return wxString::Format(round == RoundMeant::This ? _("If you stop after this round: attacker wins %s, loses %s IPC against %s")
                                                      : _("If you stop after the next round: attacker wins %s, loses %s IPC against %s"),
                            percent(next.odds.win), one_decimal(next.attacker.ipc), one_decimal(next.defender.ipc));
}

wxString worth_of_going_on(const BattleAnswer& answer) {
    return wxString::Format(_("Worth %s; stopping now %s"), signed_ipc(answer.retreat->best), signed_ipc(answer.retreat->stop));
}

wxString retreat_advice(const BattleAnswer& answer, int defenders) {
    const auto& advice = *answer.retreat;
    const auto stop = signed_ipc(advice.stop);
    const auto best = signed_ipc(advice.best);
    wxString text;
    if (!advice.now) {
        text = wxString::Format(_("Going on is worth %s, stopping after this round %s."), best, stop);
    } else if (advice.press_on) {
        text = wxString::Format(_("Press on: worth %s, stopping now %s."), best, stop);
    } else {
        text = wxString::Format(_("Stop now: worth %s, fighting on to the end %s."), stop, signed_ipc(advice.to_the_end));
    }
    if (const int fewest = fewest_to_go_on(answer, defenders); fewest > 1) {
        text += " " + wxString::Format(_("Against %d, stop with fewer than %d."), defenders, fewest);
    }
    return text;
}

wxString best_order(const Tables& tables, const OrderComparison& comparison, Side side, BattleKind kind) {
    const auto& orders = comparison.orders;
    const auto chosen = std::ranges::find_if(orders, &OrderResult::chosen);
    if (orders.empty() || chosen == orders.end()) {
        return {};
    }
    const bool attacks = side == Side::Attacker;
    if (attacks && kind == BattleKind::Land) {
        const auto& best = orders[comparison.best_for_capture];
        if (best.capture > chosen->capture + worth_saying) {
            return wxString::Format(_("Best to capture: %s (%s, now %s)"), order_in_words(tables, best), percent(best.capture),
                                    percent(chosen->capture));
        }
    }
    const auto& best = orders[comparison.best_for_win];
    const double gain = attacks ? best.win - chosen->win : chosen->win - best.win;
    if (gain > worth_saying) {
        return wxString::Format(_("Best: %s (attacker wins %s, now %s)"), order_in_words(tables, best), percent(best.win),
                                percent(chosen->win));
    }
    return _("No other order does better.");
}

} // namespace intendant::app::aa
