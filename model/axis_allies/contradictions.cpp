#include "model/axis_allies/contradictions.hpp"

#include "model/axis_allies/components.hpp"
#include "model/axis_allies/pending_battles.hpp"
#include "model/axis_allies/ship_load.hpp"

#include <algorithm>
#include <numeric>

namespace intendant::axis_allies {

namespace {

int pieces_of(const std::vector<Stack>& stacks) {
    return std::accumulate(stacks.begin(), stacks.end(), 0, [](int sum, const Stack& stack) { return sum + stack.count; });
}

/// `Germany 3 Infantry; U.S.S.R. 1 Infantry`.
std::string by_power(const std::vector<Stack>& stacks) {
    std::string text;
    for (const auto power : all_powers) {
        std::vector<Stack> own;
        std::ranges::copy_if(stacks, std::back_inserter(own), [power](const Stack& stack) { return stack.owner == power; });
        if (!own.empty()) {
            text += (text.empty() ? "" : "; ") + name(power) + " " + list_of(own);
        }
    }
    return text;
}

std::vector<Stack> of_alliance(const std::vector<Stack>& stacks, Alliance alliance) {
    std::vector<Stack> side;
    std::ranges::copy_if(stacks, std::back_inserter(side), [alliance](const Stack& stack) { return alliance_of(stack.owner) == alliance; });
    return side;
}

/// Looks through the board space by space.
class Look {
public:
    Look(const State& state, BoardMoment moment) : m_state(state), m_moment(moment), m_pending(pending_battles(state)) {}

    std::vector<Contradiction> all() {
        for (std::size_t place = 0; place < m_state.tables->spaces.size(); ++place) {
            m_space = SpaceId{static_cast<std::uint8_t>(place)};
            m_here = stacks_in(m_state, m_space);
            if (m_here.empty()) {
                continue;
            }
            look_at_elements();
            if ((*m_state.tables)[m_space].sea) {
                look_at_sea();
            } else {
                look_on_land();
            }
        }
        look_in_the_box();
        return std::move(m_found);
    }

private:
    using Parameters = std::vector<std::pair<std::string, std::string>>;

    void find(Contradictory what, std::string rule, std::string sentence, Parameters parameters, int size) {
        parameters.emplace_back("space", name(m_state, m_space));
        m_found.push_back({.what = what,
                           .rule = {std::move(rule)},
                           .space = m_space,
                           .message = {std::move(sentence), std::move(parameters)},
                           .size = size});
    }

    /// Aircraft of the turn's power fly until they have landed in its fourth Action. Rule: N-05, N-12.
    bool in_the_air(const Stack& stack) const {
        if (!is_aircraft(stack.unit) || stack.owner != m_state.turn.power || m_state.turn.action >= Action::Placement ||
            m_moment == BoardMoment::AtTheEnd) {
            return false;
        }
        const bool has_flown = stack.moved > 0 || stack.started_at || stack.attacking || stack.fought || stack.raiding;
        return m_moment == BoardMoment::UnderWay || has_flown;
    }

    /// A battle is fought there, or owed.
    bool battle_awaits() const {
        if (m_state.battle && m_state.battle->space == m_space) {
            return true;
        }
        return m_moment != BoardMoment::AtTheEnd && m_state.turn.action <= Action::Combat &&
               std::ranges::any_of(m_pending, [this](const PendingBattle& battle) {
                   return battle.space == m_space && battle.kind != BattleKind::Raid &&
                          !(m_moment == BoardMoment::AtAnEntry && battle.left_over);
               });
    }

    std::vector<Stack> fighting() const {
        std::vector<Stack> fighting;
        std::ranges::copy_if(m_here, std::back_inserter(fighting),
                             [this](const Stack& stack) { return fights(stack.unit) && !in_the_air(stack); });
        return fighting;
    }

    void look_at_elements() {
        const bool sea = (*m_state.tables)[m_space].sea;
        for (const auto& stack : m_here) {
            if (sea ? is_land(stack.unit) || stack.unit == Unit::IndustrialComplex : is_ship(stack.unit)) {
                find(Contradictory::WrongElement, "M-82", INTENDANT_TR("{unit} cannot stand in {space}."),
                     {{"unit", name(m_state, stack.unit)}}, stack.count);
            } else if (sea && stack.unit == Unit::Bomber && !in_the_air(stack)) {
                find(Contradictory::WrongElement, "M-72", INTENDANT_TR("{unit} cannot stand in {space}."),
                     {{"unit", name(m_state, stack.unit)}}, stack.count);
            }
            if (const auto overloaded = stack.cargo.empty() ? std::nullopt : unfit(m_state, stack.owner, load_of(stack))) {
                find(Contradictory::Cargo, overloaded->rule.id, overloaded->why.id, overloaded->why.parameters, stack.count);
            }
        }
    }

    /// Both alliances, unless a battle settles it. Transports that are alone with transports do each other no harm.
    bool side_by_side(const std::vector<Stack>& standing) {
        const auto axis = of_alliance(standing, Alliance::Axis);
        const auto allies = of_alliance(standing, Alliance::Allies);
        if (axis.empty() || allies.empty()) {
            return false;
        }
        const bool sea = (*m_state.tables)[m_space].sea;
        const bool harmless = std::ranges::all_of(standing, [](const Stack& stack) { return stack.unit == Unit::Transport; });
        if (!battle_awaits() && !harmless && !(sea && m_state.options.ships_into_enemy_zones)) { // O-02
            find(Contradictory::SideBySide, sea ? "T-07" : "T-08",
                 INTENDANT_TR("Enemies stand side by side in {space}, and no battle is fought there: {units}."),
                 {{"units", by_power(standing)}}, std::min(pieces_of(axis), pieces_of(allies)));
        }
        return true;
    }

    void look_at_sea() {
        side_by_side(fighting());
        for (const auto alliance : {Alliance::Allies, Alliance::Axis}) {
            int room = 0;
            int fighters = 0;
            for (const auto& stack : of_alliance(m_here, alliance)) {
                room += stack.unit == Unit::Carrier ? stack.count * m_state.tables->amounts.carrier_room : 0;
                fighters += stack.unit == Unit::Fighter && !in_the_air(stack) ? stack.count : 0;
            }
            const bool fought_over = m_state.battle && m_state.battle->space == m_space; // C-100: on their own until it is over
            if (fighters > room && !fought_over) {
                find(Contradictory::Decks, "M-64", INTENDANT_TR("Fighters in {space}: {count}; the carriers there have room for {room}."),
                     {{"count", number(fighters)}, {"room", number(room)}}, fighters - room);
            }
        }
    }

    void look_on_land() {
        const auto holder = controller(m_state, m_space);
        const auto standing = fighting();
        if (!side_by_side(standing) && !standing.empty() && holder && !allied(*holder, standing.front().owner) && !battle_awaits()) {
            find(Contradictory::InEnemyTerritory, "T-06", INTENDANT_TR("{power} controls {space}, where only its enemies stand: {units}."),
                 {{"power", name(m_state, *holder)}, {"units", by_power(standing)}}, pieces_of(standing));
        }
        if (!holder) {
            look_at_neutral();
        }
        look_at_fixtures(Unit::AaGun, Contradictory::Gun, "M-31", INTENDANT_TR("{space} may hold one antiaircraft gun only."));
        look_at_fixtures(Unit::IndustrialComplex, Contradictory::Complex, "M-40",
                         INTENDANT_TR("{space} may hold one industrial complex only."));
    }

    /// A complex is neutral nowhere either. Rule: M-130, L-11.
    void look_at_neutral() {
        std::vector<Stack> standing;
        std::ranges::copy_if(m_here, std::back_inserter(standing), [this](const Stack& stack) { return !in_the_air(stack); });
        if (!standing.empty() && !battle_awaits()) {
            find(Contradictory::InNeutral, "M-130",
                 INTENDANT_TR("{space} is neutral, and yet there stand: {units}. Whoever enters it first takes it."),
                 {{"units", by_power(standing)}}, pieces_of(standing));
        }
    }

    void look_at_fixtures(Unit unit, Contradictory what, std::string rule, std::string sentence) {
        int count = 0;
        std::vector<Stack> of_enemies;
        const auto holder = controller(m_state, m_space);
        for (const auto& stack : m_here) {
            if (stack.unit == unit) {
                count += stack.count;
                if (holder && !allied(*holder, stack.owner)) {
                    of_enemies.push_back(stack);
                }
            }
        }
        if (count > 1) {
            find(what, std::move(rule), std::move(sentence), {}, count - 1);
        }
        if (!of_enemies.empty()) {
            const bool gun = unit == Unit::AaGun;
            find(gun ? Contradictory::GunOfEnemy : Contradictory::ComplexOfEnemy, gun ? "M-35" : "M-42",
                 INTENDANT_TR("{power} controls {space}, but to its enemies there belong: {units}."),
                 {{"power", name(m_state, *holder)}, {"units", by_power(of_enemies)}}, pieces_of(of_enemies));
        }
    }

    /// Rule: B-05.
    void look_in_the_box() {
        for (const auto power : all_powers) {
            if (too_many_carrier_stacks(m_state, power)) {
                m_space = m_state.tables->powers[power].capital;
                find(Contradictory::Box, "B-05",
                     INTENDANT_TR("The box holds two carriers of each power: {power} cannot show a third stack of them."),
                     {{"power", name(m_state, power)}}, 1);
            }
        }
        int complexes = 0;
        for (const auto& stack : m_state.stacks) {
            if (stack.unit == Unit::IndustrialComplex) {
                complexes += stack.count;
                m_space = stack.space;
            }
        }
        if (const auto most = m_state.tables->amounts.complex_pieces; complexes > most) {
            find(Contradictory::Box, "B-05", INTENDANT_TR("The box holds {most} industrial complexes; on the board would be {count}."),
                 {{"most", number(most)}, {"count", number(complexes)}}, complexes - most);
        }
    }

    const State& m_state;
    BoardMoment m_moment;
    std::vector<PendingBattle> m_pending;
    SpaceId m_space{};
    std::vector<Stack> m_here{};
    std::vector<Contradiction> m_found{};
};

/// Told one by one up to a few, and how many more there are.
void warn_of(Decision& decision, const std::vector<Contradiction>& found) {
    constexpr std::size_t told = 6;
    for (std::size_t place = 0; place < std::min(told, found.size()); ++place) {
        const auto& each = found[place];
        if (each.what == Contradictory::Box) {
            decision.doubts(each.rule.id, each.message);
        } else {
            decision.breaks(each.rule.id, each.message);
        }
    }
    if (found.size() > told) {
        decision.breaks("B-06", INTENDANT_TR("More that contradicts itself: {count}. A stocktake sets the books to what is on the board."),
                        {{"count", number(static_cast<std::int64_t>(found.size() - told))}});
    }
}

/// The battle was asked for as its Action ended, or was fought and neither side could win it.
bool settled_by_the_turn(const State& state, const std::vector<PendingBattle>& pending, const Contradiction& each) {
    const bool of_a_battle = each.what == Contradictory::SideBySide || each.what == Contradictory::InEnemyTerritory;
    const bool asked = std::ranges::any_of(pending, [&](const PendingBattle& battle) {
        return battle.space == each.space && !battle.left_over && battle.kind != BattleKind::Raid;
    });
    const bool fought = std::ranges::count(state.turn.battle_sites, each.space) > 0;
    return of_a_battle && (asked || fought);
}

bool both_sides(const State& state, SpaceId space) {
    const auto here = stacks_in(state, space);
    const auto fighters_of = [&here](Alliance alliance) {
        return std::ranges::any_of(here,
                                   [alliance](const Stack& stack) { return fights(stack.unit) && alliance_of(stack.owner) == alliance; });
    };
    return fighters_of(Alliance::Axis) && fighters_of(Alliance::Allies);
}

} // namespace

std::vector<Contradiction> contradictions(const State& state, BoardMoment moment) {
    if (!state.begun || state.options.depth != Depth::FullBoard) {
        return {};
    }
    return Look{state, moment}.all();
}

void warn_of_contradictions(Decision& decision, const State& before) {
    const auto known = contradictions(before, BoardMoment::AtAnEntry);
    auto found = contradictions(decision.now(), BoardMoment::AtAnEntry);
    std::erase_if(found, [&known](const Contradiction& each) {
        return std::ranges::any_of(known, [&each](const Contradiction& other) {
            return other.what == each.what && other.space == each.space && other.size >= each.size;
        });
    });
    warn_of(decision, found);
}

void warn_of_contradictions(Decision& decision) { warn_of(decision, contradictions(decision.now())); }

void close_over_contradictions(Decision& decision) {
    const auto& state = decision.now();
    if (state.options.depth != Depth::FullBoard) {
        return;
    }
    auto found = contradictions(state, BoardMoment::AtTheEnd);
    std::erase_if(found, [](const Contradiction& each) { return each.what == Contradictory::Box; });
    ContradictionsLeft event{};
    for (const auto& each : found) {
        event.left.push_back({each.what, each.space});
    }
    std::ranges::sort(event.left);
    const auto again = std::ranges::unique(event.left);
    event.left.erase(again.begin(), again.end());
    const auto pending = pending_battles(state);
    std::erase_if(found, [&](const Contradiction& each) {
        return std::ranges::count(state.let_stand, LetStand{each.what, each.space}) > 0 || settled_by_the_turn(state, pending, each);
    });
    warn_of(decision, found);
    if (event.left != state.let_stand) {
        decision.book(std::move(event));
    }
}

std::vector<Stack> come_to_fight(const State& before, const State& now) {
    std::vector<Stack> found;
    const bool in_time = now.turn.action == Action::CombatMovement || now.turn.action == Action::Combat;
    if (!in_time || now.options.depth != Depth::FullBoard) {
        return found;
    }
    for (const auto& stack : now.stacks) {
        const bool waits = stack.owner == now.turn.power && fights(stack.unit) && !stack.attacking && !stack.fought && !stack.raiding &&
                           !(*now.tables)[stack.space].sea && !(now.battle && now.battle->space == stack.space);
        const bool stood_there = holds_stack(before.stacks, stack) && both_sides(before, stack.space);
        if (waits && enemy_occupied(now, stack.space, stack.owner) && !stood_there) {
            found.push_back(stack);
        }
    }
    return found;
}

Stack awaiting_battle(Stack stack) {
    stack.attacking = true;
    stack.halted = stack.halted || (stack.started_at && !is_aircraft(stack.unit));
    return stack;
}

} // namespace intendant::axis_allies
