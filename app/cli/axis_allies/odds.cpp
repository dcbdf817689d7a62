#include "app/cli/axis_allies/forces.hpp"
#include "app/cli/axis_allies/game.hpp"
#include "app/cli/odds_words.hpp"
#include "app/cli/question.hpp"
#include "model/odds/keep_aircraft.hpp"

namespace intendant::cli {

using db::CodecError;
using db::Json;

namespace {

/// A battle on land in which aircraft are not risked. Rule: C-31, C-52.
odds::AircraftKept keeping(int aircraft, odds::Field field, const odds::Force& attacker, const odds::Force& defender,
                           const odds::Options& options) {
    if (field == odds::Field::Sea) {
        throw CodecError("options", "keep_aircraft: at sea the number of units left does not tell how many aircraft are among them; say "
                                    "'retreat_below' instead");
    }
    if (options.bombard_dice > 0) {
        throw CodecError("options", "keep_aircraft: nobody retreats from a landing");
    }
    odds::Workspace workspace;
    return odds::land_battle_keeping(aircraft, attacker, defender, options, workspace);
}

} // namespace

Json Terminal<axis_allies::Game>::odds(const Json& description) {
    const auto field = field_of(description);
    const bool land = field == odds::Field::Land;
    const auto attacker = force_at(description, "attacker");
    const auto defender = force_at(description, "defender");
    const auto chosen = battle_options(description);
    if (const auto why = land ? odds::objection(attacker, defender, chosen) : odds::objection_at_sea(attacker, defender, chosen)) {
        throw CodecError(core::fill(why->id, *why));
    }
    const int aircraft = between(options_of(description), "keep_aircraft", 0, odds::most_units, 0);
    odds::Workspace workspace;
    odds::AircraftKept kept;
    if (aircraft > 0) {
        kept = keeping(aircraft, field, attacker, defender, chosen);
    } else {
        kept.odds =
            land ? odds::land_battle(attacker, defender, chosen, workspace) : odds::sea_battle(attacker, defender, chosen, workspace);
    }
    const auto& result = kept.odds;
    check(result.certificate);
    Json answer{{"win", decimal(result.win)},
                {"win_significant", decimal(result.win, std::chars_format::scientific, 17)},
                {"lose", decimal(result.lose)},
                {"draw", decimal(result.draw)},
                {"stopped", decimal(result.stopped)},
                {"attacker_loss_ipc", decimal(result.attacker_loss)},
                {"defender_loss_ipc", decimal(result.defender_loss)},
                {"attacker_units_left", decimal(result.attackers_left)},
                {"defender_units_left", decimal(result.defenders_left)},
                {"win_with_land", decimal(result.win_with_land)},
                {"attacker_left_and_win", list_of(result.attackers_left_and_win)},
                {"defender_left_and_lose", list_of(result.defenders_left_and_lose)},
                {"certificate", decimal(result.certificate, std::chars_format::scientific, 2)},
                {"states", result.states}};
    if (aircraft > 0) {
        answer["aircraft_left"] = list_of(kept.aircraft_left);
        answer["aircraft_kept"] = decimal(kept.kept);
    }
    return answer;
}

} // namespace intendant::cli
