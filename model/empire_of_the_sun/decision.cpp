#include "model/empire_of_the_sun/decision.hpp"

#include "model/empire_of_the_sun/affirmations.hpp"

#include <algorithm>
#include <set>

namespace intendant::empire_of_the_sun {

void Decision::set(Cause cause, std::vector<TrackRow> rows, std::optional<CardId> card) {
    for (auto& row : rows) {
        const auto& wie = tables().wie;
        const auto& facts = facts_of(row.track);
        row.value = row.track == Track::Wie ? std::clamp(row.value, wie.back().box, wie.front().box)
                                            : std::clamp(row.value, facts.least, facts.most);
    }
    std::erase_if(rows, [&](const TrackRow& row) { return now()[row.track] == row.value; });
    if (!rows.empty()) {
        book(TracksMoved{.cause = cause, .card = card, .tracks = std::move(rows)});
    }
}

void Decision::move(Cause cause, Track track, int by, std::optional<CardId> card) { set(cause, {{track, now()[track] + by}}, card); }

void Decision::will(std::string_view cause) {
    const auto id = will_of(tables(), cause);
    const bool again = cause == "bombing" && now().options.bombing_each_turn; // ES-AMB-4
    if (has(now().will_causes, id) && !again) {
        return;
    }
    const int before = now()[Track::UsWill];
    const auto& facts = facts_of(Track::UsWill);
    const int after = std::clamp(before + tables().will[id.index].change.value_or(0), facts.least, facts.most);
    book(WillChanged{.cause = id, .before = before, .after = after});
}

void Decision::place(Cause cause, std::vector<UnitRow> rows, std::optional<CardId> card) {
    if (!rows.empty()) {
        book(UnitsPlaced{.cause = cause, .card = card, .units = std::move(rows)});
    }
}

Objection die_objection(const core::Throw& dice) {
    if (dice.source == core::DiceSource::Hits || dice.faces.size() != 1 || !core::plausible(dice, core::Die::TenFaces)) {
        return refuse("ES-GEN-1", INTENDANT_TR("One die with the faces 0 to 9 is thrown for this."));
    }
    return {};
}

Objection depth_objection(const State& state, Depth least) {
    if (state.options.depth >= least) {
        return {};
    }
    return least == Depth::WholeMap
               ? refuse("ES-GEN-20", INTENDANT_TR("These books do not keep where the counters stand, so nothing moves in them. Enter what "
                                                  "changes hands with `take`."))
               : refuse("ES-GEN-20",
                        INTENDANT_TR("These books keep no battles. Enter what is lost with `lose_steps`, and what is taken with `take`."));
}

void ask_the_table(Decision& decision) {
    std::vector<std::string> clauses;
    for (const auto& each : to_affirm(decision.now())) {
        clauses.push_back(each.rule.id);
    }
    if (!clauses.empty()) {
        decision.book(MapAffirmed{.clauses = std::move(clauses)});
    }
}

Objection on_map_objection(const State& state, const std::vector<UnitId>& units) {
    std::set<UnitId> seen;
    for (const auto unit : units) {
        if (!seen.insert(unit).second) {
            return refuse("ES-GEN-21", INTENDANT_TR("{unit} is named twice."), {{"unit", name(unit)}});
        }
        if (!state[unit].in_play()) {
            return refuse("ES-GEN-21", INTENDANT_TR("{unit} is not on the map: {place}."),
                          {{"unit", name(unit)}, {"place", name(state[unit].place)}});
        }
    }
    return {};
}

void expect_phase(Decision& decision, Phase phase) {
    const auto now = decision.now().turn.phase;
    if (now != phase) {
        decision.breaks("ES-SEQ-1", INTENDANT_TR("This belongs to another part of the turn: {phase} is on."), {{"phase", name(now)}});
    }
}

Objection offensive_objection(const State& state) {
    if (!state.offensive) {
        return refuse("ES-SEQ-6", INTENDANT_TR("No offensive is under way: play a card for one first."));
    }
    return {};
}

int level_of(const State& state, UnitId unit) { return (*state.tables)[unit].one_step() || state[unit].step == Step::Reduced ? 1 : 2; }

UnitRow after_losing(const State& state, UnitId unit, int steps) {
    const int left = level_of(state, unit) - steps;
    if (left <= 0) {
        return {.unit = unit, .place = {.kind = PlaceKind::Eliminated}, .step = Step::Reduced};
    }
    return {.unit = unit, .place = state[unit].place, .step = left == 2 ? Step::Full : Step::Reduced};
}

UnitRow repositioned(const State& state, UnitId unit) {
    if ((*state.tables)[unit].leaves_game) {
        return {.unit = unit, .place = {.kind = PlaceKind::Eliminated}, .step = state[unit].step};
    }
    return {.unit = unit, .place = {.kind = PlaceKind::TurnTrack, .turn = state.turn.number + 1}, .step = state[unit].step};
}

void take(Decision& decision, Side side, Cause cause, const std::vector<HexId>& hexes) {
    std::vector<HexId> taken;
    for (const auto hex : hexes) {
        const bool land = decision.map().land(hex) != nullptr;
        const bool kept = always_allied(decision.map(), hex); // ES-CTL-3
        if (land && !kept && !controls(decision.now(), side, hex) && !has(taken, hex)) {
            taken.push_back(hex);
        }
    }
    if (!taken.empty()) {
        std::vector<HexId> fallen;
        for (const auto hex : taken) { // ES-GND-13
            if (side == Side::Allies && decision.map().land(hex)->city == City::Japanese) {
                fallen.push_back(hex);
            }
        }
        decision.book(HexesTaken{.side = side, .cause = cause, .hexes = std::move(taken), .fallen = std::move(fallen)});
    }
}

void end_game(Decision& decision, const Outcome& outcome, std::vector<PointRow> items) {
    if (!decision.now().outcome) {
        decision.book(GameEnded{.outcome = outcome, .items = std::move(items)});
    }
}

void out_of_supply(Decision& decision, const Board& board, const Supply& supply, std::string clause, UnitId unit) {
    if (!whole_map(decision.now())) {
        return;
    }
    const auto answer = supply.why(decision.tables(), board, unit);
    Parameters words{{"unit", name(unit)}, {"hq", answer.headquarters ? name(*answer.headquarters) : "-"}};
    switch (answer.reason) {
    case SupplyReason::Cut:
        if (!answer.cuts.empty()) {
            const auto& cut = answer.cuts.front();
            words.emplace_back("from", name(cut.from));
            words.emplace_back("to", name(cut.to));
            words.emplace_back("enemies", list_of(cut.by));
            if (cut.bar == Bar::Zone) {
                decision.breaks(std::move(clause),
                                INTENDANT_TR("{unit} is not in supply: its line is cut between {from} and {to} by the zone of {enemies}."),
                                words);
            } else {
                decision.breaks(std::move(clause), INTENDANT_TR("{unit} is not in supply: the enemy stands on its line in {from}."), words);
            }
            return;
        }
        [[fallthrough]];
    case SupplyReason::TooFar:
        decision.breaks(std::move(clause),
                        decision.tables()[unit].hq()
                            ? INTENDANT_TR("{unit} is not in supply: no line leads from it to a source.")
                            : INTENDANT_TR("{unit} is not in supply: no line of {hq} within its range leads to it."),
                        words);
        return;
    case SupplyReason::ChinaClosed:
        decision.breaks(std::move(clause), INTENDANT_TR("{unit} is not in supply: the Burma Road is closed, and the HUMP does not work."),
                        words);
        return;
    case SupplyReason::NoHeadquarters:
    case SupplyReason::NotOnMap:
    case SupplyReason::Line:
    case SupplyReason::TokyoExpress:
    case SupplyReason::Hump:
        break;
    }
    decision.breaks(std::move(clause), INTENDANT_TR("{unit} is not in supply: no headquarters in supply commands it."), words);
}

core::Verdict<Event> decide(const State& state, const Command& command) {
    if (!state.begun && !std::holds_alternative<BeginGame>(command)) {
        return refuse("ES-SCN-1", INTENDANT_TR("The game has not begun."));
    }
    auto verdict = std::visit([&state](const auto& asked) { return decide(state, asked); }, command);
    if (auto* accepted = std::get_if<core::Accepted<Event>>(&verdict)) {
        if (accepted->events.empty()) {
            return refuse("ES-GEN-22", INTENDANT_TR("This changes nothing in the books."));
        }
        if (state.outcome) {
            accepted->warnings.push_back(
                {core::WarningKind::Doubtful, {"ES-EOT-1"}, {INTENDANT_TR("The game has ended; this would be booked after its end."), {}}});
        }
    }
    return verdict;
}

} // namespace intendant::empire_of_the_sun
