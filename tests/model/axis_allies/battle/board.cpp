#include "tests/model/axis_allies/battle/board.hpp"

#include "tests/support/catch.hpp"

#include <map>
#include <memory>
#include <utility>

namespace intendant::axis_allies::tests {

namespace {

std::shared_ptr<const Tables> printed_tables() {
    static const auto tables = load_tables(INTENDANT_SOURCE_DIR "/resources/axis_allies");
    return tables;
}

/// The balances that are not zero, without bank and tray, which issue what is in play.
std::map<core::Ledger::Key, std::int64_t> in_play(const core::Ledger& ledger) {
    auto balances = ledger.balances();
    std::erase_if(balances,
                  [](const auto& entry) { return entry.second == 0 || entry.first.first == "bank" || entry.first.first == "tray"; });
    return balances;
}

/// The books before and after an event must differ by its postings and by nothing else.
void check_books(const State& before, const Event& event, const State& after) {
    auto ledger = books(before);
    ledger.post(postings(before, event));
    CHECK(in_play(ledger) == in_play(books(after)));
}

} // namespace

Board::Board(Power power) : state(empty_state(printed_tables())) {
    state.begun = true;
    state.turn.power = power;
    state.turn.action = Action::Combat;
    for (std::size_t i = 0; i < state.tables->spaces.size(); ++i) {
        state.controllers[i] = state.tables->spaces[i].original_owner;
    }
}

SpaceId Board::at(std::string_view space) const {
    const auto found = state.tables->find(space);
    INFO(space);
    REQUIRE(found);
    return *found;
}

Board& Board::put(Stack stack) {
    add_stack(state.stacks, stack);
    return *this;
}

Board& Board::put(std::string_view space, Power owner, Unit unit, int count) {
    return put(Stack{.space = at(space), .owner = owner, .unit = unit, .count = count});
}

Board& Board::attack(std::string_view space, Unit unit, int count, std::string_view from) {
    REQUIRE(state.tables->adjacent(at(space), at(from)));
    return put(Stack{.space = at(space),
                     .owner = state.turn.power,
                     .unit = unit,
                     .count = count,
                     .moved = 1,
                     .started_at = at(from),
                     .entered_from = at(from),
                     .attacking = true});
}

Board& Board::control(std::string_view space, Power power) {
    state.controllers[at(space).index] = power;
    return *this;
}

Board& Board::research(Power power, Weapon weapon) {
    state.powers[power].weapons[weapon] = true;
    return *this;
}

std::vector<Event> Board::play(const Command& command) {
    const auto verdict = decide(state, command);
    if (core::refused(verdict)) {
        FAIL(core::refusal(verdict).rule.id + ": " + to_english(*state.tables, core::refusal(verdict).why));
    }
    const auto& accepted = core::acceptance(verdict);
    for (const auto& warning : accepted.warnings) {
        FAIL(warning.rule.id + ": " + to_english(*state.tables, warning.why));
    }
    for (const auto& event : accepted.events) {
        const auto before = state;
        state = apply(state, event);
        check_books(before, event, state);
    }
    return accepted.events;
}

std::vector<Event> Board::overrule(const Command& command, std::string_view rule) {
    const auto verdict = decide(state, command);
    REQUIRE_FALSE(core::refused(verdict));
    const auto& accepted = core::acceptance(verdict);
    REQUIRE(accepted.warnings.size() == 1);
    CHECK(accepted.warnings.front().rule.id == rule);
    for (const auto& event : accepted.events) {
        state = apply(state, event);
    }
    return accepted.events;
}

std::string Board::refusal_of(const Command& command) const {
    const auto verdict = decide(state, command);
    return core::refused(verdict) ? core::refusal(verdict).rule.id : std::string{};
}

std::vector<Event> Board::begin(std::string_view space) { return play(BeginBattle{.space = at(space), .raid = false}); }

std::vector<Event> Board::fire(std::vector<int> thrown) { return play(Fire{.dice = faces(std::move(thrown)), .power = {}, .column = {}}); }

std::vector<Event> Board::lose(Power power, Unit unit, int count) {
    return play(TakeLosses{{{.power = power, .unit = unit, .count = count, .started_at = {}}}});
}

std::string Board::next_column() const {
    if (!state.battle || state.battle->to_fire.empty()) {
        return {};
    }
    const auto& group = state.battle->to_fire.front();
    return std::string{id_of(group.power)} + " " + std::to_string(group.column) + " x" + std::to_string(group.dice);
}

std::string Board::in(std::string_view space) const {
    std::map<std::pair<Power, Unit>, int> counts;
    for (const auto& stack : stacks_in(state, at(space))) {
        counts[{stack.owner, stack.unit}] += stack.count;
    }
    std::string text;
    for (const auto& [key, count] : counts) {
        text +=
            (text.empty() ? "" : ", ") + std::string{id_of(key.first)} + " " + std::to_string(count) + " " + std::string{id_of(key.second)};
    }
    return text;
}

core::Throw faces(std::vector<int> thrown) {
    return {.source = core::DiceSource::Table, .faces = std::move(thrown), .hits = 0, .seed = 0, .position = 0};
}

core::Throw hits(int count) { return {.source = core::DiceSource::Hits, .faces = {}, .hits = count, .seed = 0, .position = 0}; }

} // namespace intendant::axis_allies::tests
