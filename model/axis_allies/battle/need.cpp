#include "model/axis_allies/battle/need.hpp"

#include "model/axis_allies/game.hpp"
#include "model/axis_allies/pending_battles.hpp"
#include "model/axis_allies/reach.hpp"

#include <algorithm>

namespace intendant::axis_allies {

namespace {

BattleKind kind_at(const State& state, SpaceId space) { return (*state.tables)[space].sea ? BattleKind::Sea : BattleKind::Land; }

bool fights_on(BattleKind kind, Unit unit) { return fights(unit) && (kind == BattleKind::Sea ? !is_land(unit) : !is_ship(unit)); }

/// Adds to pieces of the same kind.
void add(std::vector<FurtherPieces>& all, const FurtherPieces& further) {
    const auto same = std::ranges::find_if(all, [&](const FurtherPieces& other) { return other.pieces.unit == further.pieces.unit; });
    if (same == all.end()) {
        all.push_back(further);
    } else {
        same->pieces.count += further.pieces.count;
    }
}

/// Taken by nobody before, and standing as at the start of a turn.
Stack rested(const Stack& stack) {
    return {.space = stack.space,
            .owner = stack.owner,
            .unit = stack.unit,
            .count = stack.count,
            .cargo = stack.cargo,
            .in_trust = stack.in_trust};
}

} // namespace

std::vector<FurtherPieces> pieces_in_reach(const State& state, SpaceId space) {
    std::vector<FurtherPieces> found;
    const auto kind = kind_at(state, space);
    for (const auto& stack : state.stacks) {
        if (stack.owner != state.turn.power || stack.space == space || stack.count < 1 || !fights_on(kind, stack.unit)) {
            continue;
        }
        const auto verdict =
            decide(state, put_down(*state.tables, {.from = stack.space, .units = {{.unit = stack.unit, .count = 1}}}, space));
        if (!core::refused(verdict) && core::acceptance(verdict).warnings.empty()) {
            const auto pieces = battle_pieces(state, Side::Attacker, {.power = stack.owner, .unit = stack.unit, .count = stack.count});
            add(found, {.pieces = pieces, .price = pieces.cost});
        }
    }
    return found;
}

std::vector<FurtherPieces> pieces_for_money(const State& state, Power power, Side side, BattleKind kind) {
    std::vector<FurtherPieces> found;
    for (const auto unit : all_units) {
        const auto price = axis_allies::price(state, power, unit);
        const auto most = price.amount > 0 ? state.powers[power].treasury.amount / price.amount : 0;
        if (fights_on(kind, unit) && most > 0) {
            const auto count = static_cast<int>(std::min<std::int64_t>(most, odds::most_units));
            found.push_back({.pieces = battle_pieces(state, side, {.power = power, .unit = unit, .count = count}), .price = price});
        }
    }
    return found;
}

BattleQuestion question_of(const State& state, SpaceId space) {
    auto question = question_of(state, PendingBattle{.space = space, .kind = kind_at(state, space), .must_wait = false});
    question.compare_orders = false;
    return question;
}

BattleQuestion threat_to(const State& state, SpaceId space, Power power) {
    auto then = state;
    then.turn.power = power;
    then.turn.action = Action::CombatMovement;
    for (auto& stack : then.stacks) {
        stack = rested(stack);
    }
    auto question = question_of(then, space);
    for (const auto& further : pieces_in_reach(then, space)) {
        question.attackers.push_back(further.pieces);
    }
    return question;
}

PiecesQuestion pieces_question(const State& state, SpaceId space, std::optional<Power> against, double chance) {
    const auto power = state.turn.power;
    PiecesQuestion question{.battle = against ? threat_to(state, space, *against) : question_of(state, space),
                            .side = against ? Side::Defender : Side::Attacker,
                            .chance = chance};
    if (against) {
        question.further = pieces_for_money(state, power, Side::Defender, question.battle.kind);
        question.money = state.powers[power].treasury;
    } else if (state.turn.action == Action::ResearchAndPurchase) {
        auto then = state;
        then.turn.action = Action::CombatMovement;
        question.further = pieces_in_reach(then, space);
    } else {
        question.further = pieces_in_reach(state, space);
    }
    return question;
}

BattleQuestion with_pieces(const PiecesQuestion& question, const std::vector<int>& pieces) {
    auto battle = question.battle;
    auto& side = question.side == Side::Attacker ? battle.attackers : battle.defenders;
    for (std::size_t i = 0; i < question.further.size(); ++i) {
        auto further = question.further[i].pieces;
        further.count = pieces[i];
        const auto same =
            std::ranges::find_if(side, [&](const BattlePieces& each) { return each.power == further.power && each.unit == further.unit; });
        if (same != side.end()) {
            same->count += further.count;
        } else if (further.count > 0) {
            side.push_back(further);
        }
    }
    return battle;
}

PiecesNeeded pieces_needed(const PiecesQuestion& question, odds::Workspace& workspace,
                           const std::function<void(const odds::Cheapest&)>& better, const std::stop_token& stop) {
    PiecesNeeded result{};
    result.counts = std::vector<int>(question.further.size(), 0);
    const auto refuse = [&](core::Message why) {
        result.none = std::move(why);
        result.refused = true;
        return result;
    };
    if (auto why = odds::objection_to_chance(question.chance)) {
        return refuse(*std::move(why));
    }
    std::vector<int> all;
    std::vector<odds::Offer> offers;
    for (const auto& [pieces, price] : question.further) {
        const auto bought =
            question.money ? std::clamp<std::int64_t>(question.money->amount / price.amount, 0, pieces.count) : pieces.count;
        all.push_back(static_cast<int>(bought));
        const bool shot_at = question.side == Side::Attacker && question.battle.gun && is_aircraft(pieces.unit);
        offers.push_back({.most = all.back(), .price = price.amount, .helps = !shot_at});
    }
    odds::Odds odds;
    std::optional<core::Message> objection;
    const auto chance_of = [&](const std::vector<int>& counts) {
        odds::Taking found;
        auto against = taking(with_pieces(question, counts), workspace, odds, found, stop);
        objection = objection ? std::move(objection) : std::move(against);
        result.certificate = std::max(result.certificate, found.certificate);
        return objection ? 0.0 : question.side == Side::Attacker ? found.taken : 1 - found.taken;
    };
    chance_of(all); // whatever can be objected to is objected to here, or where nothing is added
    chance_of(result.counts);
    if (objection) {
        return refuse(*std::move(objection));
    }
    const auto money = question.money ? std::optional{question.money->amount} : std::nullopt;
    static_cast<odds::Needed&>(result) = odds::needed(offers, money, question.chance, chance_of, better, stop);
    return result;
}

} // namespace intendant::axis_allies
