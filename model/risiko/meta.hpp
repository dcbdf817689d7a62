#pragma once

#include "model/core/game_module.hpp"
#include "model/risiko/fits.hpp"
#include "model/risiko/forms.hpp"
#include "model/risiko/game.hpp"
#include "model/risiko/measures.hpp"
#include "model/risiko/need_form.hpp"
#include "model/risiko/seat_page.hpp"

namespace intendant::risiko {

/// RisiKo! as a game module: see `core::GameModule`.
struct Game {
    using Tables = risiko::Tables;
    using State = risiko::State;
    using Command = risiko::Command;
    using Event = risiko::Event;

    static constexpr std::string_view id{"risiko"};
    static constexpr int format{1};

    static State empty(std::shared_ptr<const Tables> tables) { return empty_state(std::move(tables)); }
    static core::Verdict<Event> decide(const State& state, const Command& command) { return risiko::decide(state, command); }
    static core::Misfit misfit(const State& before, const Event& event) { return risiko::misfit(before, event); }
    static core::Misfit misfit(const State& state) { return risiko::misfit(state); }
    static State apply(State state, const Event& event) { return risiko::apply(std::move(state), event); }
    static std::vector<core::Posting> postings(const State& before, const Event& event) { return risiko::postings(before, event); }
    static std::vector<core::Roll> rolls(const State& before, const Event& event) { return risiko::rolls(before, event); }
    static core::Message summary(const Tables& tables, const core::Heading&, const Event& event) { return risiko::summary(tables, event); }
    static std::string to_english(const Tables& tables, const core::Message& message) { return risiko::to_english(tables, message); }
    static core::Heading heading(const State& state) {
        return {state.turn.round, std::string{id_of(state.turn.player)}, std::string{id_of(state.turn.phase)}};
    }
    static core::Measures measures(const Tables& tables) { return risiko::measures(tables); }
    static std::vector<core::Figure> levels(const State& state) { return risiko::levels(state); }
    static std::vector<core::Figure> flows(const State& state, const Event& event) { return risiko::flows(state, event); }
    /// None: the dice of an attack are compared, not aimed; `flows` says how lucky they were.
    static std::vector<core::AimedDice> aimed_dice(const State&, const Event&) { return {}; }
    static double balance(const State& state) { return risiko::balance(state); }
    static std::optional<core::Message> battle(const State& state) { return battle_now(state); }
    static std::optional<core::Message> result(const State& state) { return risiko::result(state); }
    static std::vector<core::Holding> holdings(const State& state) { return risiko::holdings(state); }
    static std::vector<core::Message> players(const State& state) { return player_lines(state); }
    static core::SeatPage seat_page(const State& state) { return risiko::seat_page(state); }
    static std::optional<core::Form> form(const State& state, std::string_view id, const core::FormValues& values) {
        return risiko::form(state, id, values);
    }
    static std::optional<Command> answered(const State& state, std::string_view id, const core::FormValues& values) {
        return risiko::answered(state, id, values);
    }
    static std::optional<Command> composed(const State& state, std::string_view id, const core::FormValues& values) {
        return risiko::composed(state, id, values);
    }
    static std::optional<double> attacker_wins(const State& state, const std::stop_token& stop) {
        return risiko::attacker_wins(state, stop);
    }
    static core::Form need_form(const State& state, const core::FormValues& values) { return risiko::need_form(state, values); }
    static std::vector<core::Message> need(const State& state, const core::FormValues& values, const std::stop_token& stop) {
        return risiko::need(state, values, stop);
    }
    static std::string name_in(const Tables& tables, core::Language language, std::string_view kind, std::string_view id) {
        return risiko::name_in(tables, language, kind, id);
    }
};

static_assert(core::MeasuredGame<Game>);
static_assert(core::SeatedGame<Game>);

} // namespace intendant::risiko
