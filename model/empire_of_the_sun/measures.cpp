#include "model/empire_of_the_sun/measures.hpp"

#include "model/core/one_of.hpp"
#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"

#include <algorithm>
#include <map>

namespace intendant::empire_of_the_sun {

namespace {

core::Figure figure(std::string measure, Side side, double value) { return {std::move(measure), std::string{id_of(side)}, value}; }

int level(const Unit& unit, const Station& station) {
    const bool there = station.place.kind != PlaceKind::Eliminated && station.place.kind != PlaceKind::ByCard;
    return !there ? 0 : unit.one_step() || station.step == Step::Reduced ? 1 : 2;
}

std::string lost_of(UnitKind kind) { return kind == UnitKind::Air ? "lost_air" : kind == UnitKind::Naval ? "lost_naval" : "lost_ground"; }

/// Steps lost, by side and service.
class StepsLost {
public:
    explicit StepsLost(const State& before) : m_before(before) {}

    void add(UnitId unit, int steps) {
        const auto& facts = (*m_before.tables)[unit];
        if (steps > 0 && !facts.hq()) {
            m_lost[{facts.side, lost_of(facts.kind)}] += steps;
        }
    }
    std::vector<core::Figure> figures() const {
        std::vector<core::Figure> all;
        for (const auto& [where, steps] : m_lost) {
            all.push_back(figure(where.second, where.first, steps));
        }
        return all;
    }

private:
    const State& m_before;
    std::map<std::pair<Side, std::string>, int> m_lost;
};

struct Flows {
    const State& before;

    using Result = std::vector<core::Figure>;

    Result fought(const FoughtSide& offensive, const FoughtSide& reaction) const {
        StepsLost losses(before);
        for (const auto* side : {&offensive, &reaction}) {
            for (const auto& row : side->units) {
                losses.add(row.unit, row.before - row.after);
            }
        }
        return losses.figures();
    }

    Result operator()(const SeaBattleFought& event) const { return fought(event.offensive, event.reaction); }
    Result operator()(const LandBattleFought& event) const { return fought(event.offensive, event.reaction); }
    Result operator()(const UnitsPlaced& event) const {
        if (event.cause == Cause::Correction) {
            return {};
        }
        StepsLost losses(before);
        for (const auto& row : event.units) {
            const auto& unit = (*before.tables)[row.unit];
            losses.add(row.unit, level(unit, before[row.unit]) - level(unit, {.place = row.place, .step = row.step}));
        }
        return losses.figures();
    }
    Result operator()(const HexesTaken& event) const {
        if (event.cause == Cause::Correction) {
            return {};
        }
        return {figure("taken", event.side, static_cast<double>(event.hexes.size()))};
    }
    Result operator()(const ActionTaken& event) const { return {figure("actions", event.side, 1)}; }
    Result
    operator()(const core::OneOf<GameBegun, TurnBegun, PhaseBegun, TracksMoved, WillChanged, UnitsDue, HexesScored, DieRolled, CardMoved,
                                 DeckReshuffled, OffensiveBegun, UnitsActivated, UnitsMoved, BattlesDeclared, StatusSet, ExpressPlaced,
                                 OffensiveEnded, NationSurrendered, GameEnded, OptionsChanged, PrewarMarked, StockTaken, MapAffirmed> auto&)
        const {
        return {};
    }
};

int resource_hexes_of(const State& state, Side side) {
    const auto found = resources(*state.tables, board_of(state), state.options.resources_as_printed, state[Track::ManchuriaLost] != 0);
    return static_cast<int>((side == Side::Japan ? found.japanese : found.allied).size());
}

} // namespace

core::Measures measures(const Tables&) {
    core::Measures all;
    all.measures = {
        {.id = "us_will", .name = {INTENDANT_TR("US Political Will"), {}}},
        {.id = "resources", .name = {INTENDANT_TR("Resource hexes"), {}}},
        {.id = "hexes", .name = {INTENDANT_TR("Hexes that count for the progress of the war"), {}}},
        {.id = "units", .name = {INTENDANT_TR("Units on the map"), {}}},
        {.id = "asp", .name = {INTENDANT_TR("Amphibious shipping points"), {}}},
        {.id = "cards", .name = {INTENDANT_TR("Cards in hand"), {}}},
        {.id = "lost_air", .name = {INTENDANT_TR("Air steps lost"), {}}, .flow = true},
        {.id = "lost_naval", .name = {INTENDANT_TR("Naval steps lost"), {}}, .flow = true},
        {.id = "lost_ground", .name = {INTENDANT_TR("Ground steps lost"), {}}, .flow = true},
        {.id = "taken", .name = {INTENDANT_TR("Hexes taken"), {}}, .flow = true},
        {.id = "actions", .name = {INTENDANT_TR("Cards played, and passes"), {}}, .flow = true, .regular = true},
    };
    constexpr std::array<std::pair<std::uint32_t, std::uint32_t>, 2> shades{{{0xA8324A, 0xE58A98}, {0x1F5F8B, 0x7DB8E0}}};
    for (const auto side : all_sides) {
        const auto& [on_light, on_dark] = shades[static_cast<std::size_t>(side)];
        all.sides.push_back({std::string{id_of(side)}, {"{side}", {{"side", name(side)}}}, on_light, on_dark});
    }
    all.balance = {INTENDANT_TR("Resource hexes of Japan above those of the Allies"), {}};
    return all;
}

std::vector<core::Figure> levels(const State& state) {
    std::vector<core::Figure> figures;
    if (!state.begun) {
        return figures;
    }
    figures.push_back(figure("us_will", Side::Allies, state[Track::UsWill]));
    for (const auto side : all_sides) {
        int hexes = 0;
        for (const auto& hex : state.tables->map_hexes) {
            hexes += counts_for_progress(*state.tables, hex.hex) && controls(state, side, hex.hex) ? 1 : 0;
        }
        int units = 0;
        for (std::size_t i = 0; i < state.units.size(); ++i) {
            units += state.units[i].in_play() && state.tables->units[i].side == side ? 1 : 0;
        }
        figures.push_back(figure("resources", side, resource_hexes_of(state, side)));
        figures.push_back(figure("hexes", side, hexes));
        figures.push_back(figure("units", side, units));
        figures.push_back(figure("asp", side, state[asp_of(side)]));
        figures.push_back(figure("cards", side, state[cards_of(side)]));
    }
    return figures;
}

std::vector<core::Figure> flows(const State& before, const Event& event) { return std::visit(Flows{before}, event); }

std::vector<core::Holding> holdings(const State& state) {
    std::vector<core::Holding> all;
    all.reserve(state.tables->map_hexes.size());
    for (const auto& hex : state.tables->map_hexes) {
        all.push_back(
            {state.tables->map->label(hex.hex), {"{hex}", {{"hex", name(hex.hex)}}}, std::string{id_of(controller_of(state, hex.hex))}});
    }
    return all;
}

double balance(const State& state) {
    return state.begun ? resource_hexes_of(state, Side::Japan) - resource_hexes_of(state, Side::Allies) : 0;
}

std::optional<core::Message> battle_now(const State& state) {
    if (!state.offensive) {
        return {};
    }
    const auto& offensive = *state.offensive;
    const auto next = std::ranges::find_if(offensive.battles, [&](HexId hex) { return !has(offensive.fought, hex); });
    if (next == offensive.battles.end()) {
        return {};
    }
    return core::Message{INTENDANT_TR("Battle of {hex}"), {{"hex", name(*next)}}};
}

std::optional<core::Message> result(const State& state) {
    return state.outcome ? std::optional{summary(*state.tables, GameEnded{*state.outcome})} : std::nullopt;
}

std::vector<core::Message> player_lines(const State& state) {
    std::vector<core::Message> lines;
    for (const auto& each : state.players) {
        lines.push_back({"{player}: {side}", {{"player", core::words(each.name)}, {"side", name(each.side)}}});
    }
    return lines;
}

} // namespace intendant::empire_of_the_sun
