#include "app/cli/axis_allies/forces.hpp"

#include "app/cli/odds_words.hpp"

namespace intendant::cli {

using db::CodecError;
using db::Json;

namespace {

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

} // namespace

odds::Force force_at(const Json& description, const char* side, bool may_be_left_out) {
    return db::detail::at_place(side, [&] {
        odds::Force force;
        const auto found = description.find(side);
        if (found == description.end() && may_be_left_out) {
            return force;
        }
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

odds::Options battle_options(const Json& description, const char* key) {
    return db::detail::at_place(key, [&] {
        const auto found = description.find(key);
        const Json said = found == description.end() ? Json::object() : *found;
        if (!said.is_object()) {
            throw CodecError("an object { } is expected");
        }
        const bool per_type = in_snake_case(text_at(said, "aa_casualties", "owner_order")) == "per_type";
        return odds::Options{.air_defence = !yes(said, "aa_gun") ? odds::AirDefence::None
                                            : per_type           ? odds::AirDefence::PerGroup
                                                                 : odds::AirDefence::OwnerOrder,
                             .bombard_dice = number(said, "bombard", 0),
                             .bombard_hit = 4,
                             .retreat_below = number(said, "retreat_below", 0),
                             .max_rounds = number(said, "max_rounds", 0),
                             .attacker_withdraws_submerged_after = number(said, "attacker_subs_withdraw_after", 0),
                             .defender_withdraws_submerged_after = number(said, "defender_subs_withdraw_after", 0)};
    });
}

odds::Field field_of(const Json& description) {
    const auto word = text_at(description, "battle", "land");
    if (word != "land" && word != "sea") {
        throw CodecError("battle", "one of 'land', 'sea' is expected");
    }
    return word == "land" ? odds::Field::Land : odds::Field::Sea;
}

} // namespace intendant::cli
