#pragma once

#include "model/axis_allies/fits.hpp"
#include "model/axis_allies/forms.hpp"
#include "model/axis_allies/game.hpp"
#include "model/axis_allies/measures.hpp"
#include "model/axis_allies/need_form.hpp"
#include "model/axis_allies/seat_page.hpp"
#include "model/core/game_module.hpp"

namespace intendant::axis_allies {

/// Axis & Allies as a game module: see `core::GameModule`.
struct Game {
    using Tables = axis_allies::Tables;
    using State = axis_allies::State;
    using Command = axis_allies::Command;
    using Event = axis_allies::Event;

    static constexpr std::string_view id{"axis_allies"};
    static constexpr int format{1};

    static State empty(std::shared_ptr<const Tables> tables) { return empty_state(std::move(tables)); }
    static core::Verdict<Event> decide(const State& state, const Command& command) { return axis_allies::decide(state, command); }
    static core::Misfit misfit(const State& before, const Event& event) { return axis_allies::misfit(before, event); }
    static core::Misfit misfit(const State& state) { return axis_allies::misfit(state); }
    static State apply(State state, const Event& event) { return axis_allies::apply(std::move(state), event); }
    static std::vector<core::Posting> postings(const State& before, const Event& event) { return axis_allies::postings(before, event); }
    static std::vector<core::Roll> rolls(const State& before, const Event& event) { return axis_allies::rolls(before, event); }
    static core::Message summary(const Tables& tables, const core::Heading& heading, const Event& event) {
        return axis_allies::summary(tables, power_of_id(heading.seat).value_or(Power::Ussr), event);
    }
    static std::string to_english(const Tables& tables, const core::Message& message) { return axis_allies::to_english(tables, message); }
    static core::Heading heading(const State& state) {
        return {state.turn.round, std::string{id_of(state.turn.power)}, std::string{id_of(state.turn.action)}};
    }
    static core::Measures measures(const Tables& tables) { return axis_allies::measures(tables); }
    static std::vector<core::Figure> levels(const State& state) { return axis_allies::levels(state); }
    static std::vector<core::Figure> flows(const State& state, const Event& event) { return axis_allies::flows(state, event); }
    static std::vector<core::AimedDice> aimed_dice(const State& state, const Event& event) { return axis_allies::aimed_dice(state, event); }
    static double balance(const State& state) { return axis_allies::balance(state); }
    static std::optional<core::Message> battle(const State& state) { return battle_now(state); }
    static std::optional<core::Message> result(const State& state) { return axis_allies::result(state); }
    static std::vector<core::Holding> holdings(const State& state) { return axis_allies::holdings(state); }
    static std::vector<core::Message> players(const State& state) { return player_lines(state); }
    static core::SeatPage seat_page(const State& state) { return axis_allies::seat_page(state); }
    static std::optional<core::Form> form(const State& state, std::string_view id, const core::FormValues& values) {
        return axis_allies::form(state, id, values);
    }
    static std::optional<Command> answered(const State& state, std::string_view id, const core::FormValues& values) {
        return axis_allies::answered(state, id, values);
    }
    static std::optional<double> attacker_wins(const State& state, const std::stop_token& stop) {
        return axis_allies::attacker_wins(state, stop);
    }
    static core::Form need_form(const State& state, const core::FormValues& values) { return axis_allies::need_form(state, values); }
    static std::vector<core::Message> need(const State& state, const core::FormValues& values, const std::stop_token& stop) {
        return axis_allies::need(state, values, stop);
    }
    static std::string name_in(const Tables& tables, core::Language language, std::string_view kind, std::string_view id) {
        return axis_allies::name_in(tables, language, kind, id);
    }
};

static_assert(core::MeasuredGame<Game>);
static_assert(core::SeatedGame<Game>);

} // namespace intendant::axis_allies
