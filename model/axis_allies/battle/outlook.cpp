#include "model/axis_allies/battle/outlook.hpp"

#include "model/axis_allies/placement.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

/// What of the purchase fights there and may be placed there, the best in defence first as long as there is room.
std::vector<FurtherPieces> placed_in(const State& state, SpaceId space, const std::vector<UnitCount>& purchase) {
    const auto power = state.turn.power;
    std::vector<FurtherPieces> found;
    for (const auto& [unit, count] : purchase) {
        const auto spaces = fights(unit) ? placement_spaces(state, power, unit) : std::vector<SpaceId>{};
        if (std::ranges::find(spaces, space) != spaces.end()) {
            found.push_back({.pieces = battle_pieces(state, Side::Defender, {.power = power, .unit = unit, .count = count}), .price = {}});
        }
    }
    std::ranges::stable_sort(found, std::ranges::greater{}, [](const FurtherPieces& each) { return each.pieces.hit; });
    auto room = (*state.tables)[space].sea ? std::nullopt : complex_room(state, space, power);
    for (auto& each : found) {
        if (room) {
            each.pieces.count = std::min(each.pieces.count, *room);
            *room -= each.pieces.count;
        }
    }
    return found;
}

class Look {
public:
    Look(const State& state, const std::vector<UnitCount>& purchase, const std::stop_token& stop)
        : m_state(state), m_moving(state), m_purchase(purchase), m_stop(stop) {
        if (state.turn.action == Action::ResearchAndPurchase) {
            m_moving.turn.action = Action::CombatMovement;
        }
    }

    /// With everything in reach; nothing: nobody could come.
    std::optional<Outlook> taking_of(SpaceId space) {
        auto battle = question_of(m_moving, space);
        for (const auto& further : pieces_in_reach(m_moving, space)) {
            battle.attackers.push_back(further.pieces);
        }
        if (battle.attackers.empty()) {
            return std::nullopt;
        }
        const auto taken = chance(battle);
        return taken ? std::optional{Outlook{.space = space, .against = {}, .chance = *taken, .with_purchase = *taken}} : std::nullopt;
    }
    /// Against the worst of the enemies; nothing: none could come.
    std::optional<Outlook> holding_of(SpaceId space) {
        std::optional<Outlook> worst;
        const auto further = placed_in(m_state, space, m_purchase);
        std::vector<int> all;
        for (const auto& each : further) {
            all.push_back(each.pieces.count);
        }
        for (auto enemy = next_power(m_state.turn.power); enemy != m_state.turn.power; enemy = next_power(enemy)) {
            if (allied(enemy, m_state.turn.power)) {
                continue;
            }
            const PiecesQuestion question{
                .battle = threat_to(m_state, space, enemy), .side = Side::Defender, .further = further, .money = {}, .chance = 0};
            const auto taken = question.battle.attackers.empty() ? std::nullopt : chance(question.battle);
            const auto still = taken && !further.empty() ? chance(with_pieces(question, all)) : taken;
            if (taken && still) {
                const Outlook now{.space = space, .against = enemy, .chance = 1 - *taken, .with_purchase = 1 - *still};
                const auto with = worst ? std::min(worst->with_purchase, now.with_purchase) : now.with_purchase;
                if (!worst || now.chance < worst->chance) {
                    worst = now;
                }
                worst->with_purchase = with;
            }
        }
        return worst;
    }

private:
    std::optional<double> chance(const BattleQuestion& battle) {
        odds::Taking found;
        const auto objection = taking(battle, m_workspace, m_odds, found, m_stop);
        return objection || found.cancelled ? std::nullopt : std::optional{found.taken};
    }

    const State& m_state;
    State m_moving; ///< in the combat movement to come
    const std::vector<UnitCount>& m_purchase;
    const std::stop_token& m_stop;
    odds::Workspace m_workspace;
    odds::Odds m_odds;
};

} // namespace

std::vector<Outlook> outlook(const State& state, const std::vector<UnitCount>& purchase, const std::stop_token& stop) {
    const auto power = state.turn.power;
    Look look(state, purchase, stop);
    std::vector<Outlook> found;
    for (std::size_t i = 0; i < state.tables->spaces.size(); ++i) {
        if (stop.stop_requested()) {
            return {};
        }
        const SpaceId space{static_cast<std::uint8_t>(i)};
        const bool enemy = enemy_controlled(state, space, power) || enemy_occupied(state, space, power);
        const auto stacks = stacks_in(state, space);
        const bool own = controller(state, space) == power ||
                         std::ranges::any_of(stacks, [&](const Stack& each) { return each.owner == power && fights(each.unit); });
        if (const auto seen = enemy ? look.taking_of(space) : own ? look.holding_of(space) : std::nullopt) {
            found.push_back(*seen);
        }
    }
    return found;
}

core::Message in_words(const Outlook& outlook) {
    core::Message said{INTENDANT_TR("Taken with everything in reach with a chance of {chance} %."),
                       {{"chance", odds::percent(outlook.chance)}}};
    if (outlook.against) {
        said.parameters.emplace_back("power", name(*outlook.against));
        said.parameters.emplace_back("with", odds::percent(outlook.with_purchase));
        said.id = outlook.with_purchase > outlook.chance
                      ? INTENDANT_TR("Held against {power} with a chance of {chance} %, and of {with} % with this purchase there.")
                      : INTENDANT_TR("Held against {power} with a chance of {chance} %.");
    }
    return said;
}

} // namespace intendant::axis_allies
