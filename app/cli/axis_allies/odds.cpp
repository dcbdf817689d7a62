#include "model/odds/odds.hpp"
#include "app/cli/axis_allies/game.hpp"
#include "app/cli/odds_words.hpp"
#include "app/cli/question.hpp"

namespace intendant::cli {

namespace {

using db::CodecError;
using db::Json;

odds::UnitClass class_of(const Json& group) {
    const auto word = text_at(group, "cls", "land");
    if (word == "land") {
        return odds::UnitClass::Land;
    }
    if (word == "air") {
        return odds::UnitClass::Air;
    }
    if (word == "ship") {
        return odds::UnitClass::Vessel;
    }
    if (word == "sub") {
        return odds::UnitClass::Submerged;
    }
    throw CodecError("cls", "one of 'land', 'air', 'ship', 'sub' is expected");
}

odds::Force force_of(const Json& description, const char* side) {
    return db::detail::at_place(side, [&] {
        odds::Force force;
        const auto found = description.find(side);
        if (found == description.end() || !found->is_array()) {
            throw CodecError("a list of groups is expected");
        }
        for (std::size_t i = 0; i < found->size(); ++i) {
            force.push_back(db::detail::at_place("[" + std::to_string(i) + "]", [&] {
                const auto& group = (*found)[i];
                if (!group.is_object()) {
                    throw CodecError("an object { } is expected");
                }
                return odds::Group{.count = number(group, "count", 0),
                                   .hit = number(group, "hit", 0),
                                   .dice = number(group, "dice", 1),
                                   .cost = number(group, "cost", 0),
                                   .unit_class = class_of(group)};
            }));
        }
        return force;
    });
}

/// Whether the battle is on land; else at sea.
bool on_land(const Json& description) {
    const auto word = text_at(description, "battle", "land");
    if (word != "land" && word != "sea") {
        throw CodecError("battle", "one of 'land', 'sea' is expected");
    }
    return word == "land";
}

} // namespace

Json Terminal<axis_allies::Game>::odds(const Json& description) {
    const bool land = on_land(description);
    const auto options = options_of(description);
    const auto attacker = force_of(description, "attacker");
    const auto defender = force_of(description, "defender");
    const bool per_type = in_snake_case(text_at(options, "aa_casualties", "owner_order")) == "per_type";
    const odds::Options chosen{.air_defence = !yes(options, "aa_gun") ? odds::AirDefence::None
                                              : per_type              ? odds::AirDefence::PerGroup
                                                                      : odds::AirDefence::OwnerOrder,
                               .bombard_dice = number(options, "bombard", 0),
                               .bombard_hit = 4,
                               .retreat_below = number(options, "retreat_below", 0),
                               .max_rounds = number(options, "max_rounds", 0),
                               .attacker_withdraws_submerged_after = number(options, "attacker_subs_withdraw_after", 0),
                               .defender_withdraws_submerged_after = number(options, "defender_subs_withdraw_after", 0)};
    if (const auto why = land ? odds::objection(attacker, defender, chosen) : odds::objection_at_sea(attacker, defender, chosen)) {
        throw CodecError(core::fill(why->id, *why));
    }
    odds::Workspace workspace;
    const auto result =
        land ? odds::land_battle(attacker, defender, chosen, workspace) : odds::sea_battle(attacker, defender, chosen, workspace);
    check(result.certificate);
    return {{"win", decimal(result.win)},
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
}

} // namespace intendant::cli
