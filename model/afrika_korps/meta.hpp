#pragma once

#include "model/afrika_korps/fits.hpp"
#include "model/afrika_korps/forms.hpp"
#include "model/afrika_korps/game.hpp"
#include "model/afrika_korps/measures.hpp"
#include "model/afrika_korps/need_form.hpp"
#include "model/afrika_korps/seat_page.hpp"
#include "model/core/game_module.hpp"

namespace intendant::afrika_korps {

/// Afrika Korps as a game module: see `core::GameModule`.
struct Game {
    using Tables = afrika_korps::Tables;
    using State = afrika_korps::State;
    using Command = afrika_korps::Command;
    using Event = afrika_korps::Event;

    static constexpr std::string_view id{"afrika_korps"};
    static constexpr int format{1};

    static State empty(std::shared_ptr<const Tables> tables) { return empty_state(std::move(tables)); }
    static core::Verdict<Event> decide(const State& state, const Command& command) { return afrika_korps::decide(state, command); }
    static core::Misfit misfit(const State& before, const Event& event) { return afrika_korps::misfit(before, event); }
    static core::Misfit misfit(const State& state) { return afrika_korps::misfit(state); }
    static State apply(State state, const Event& event) { return afrika_korps::apply(std::move(state), event); }
    static std::vector<core::Posting> postings(const State& before, const Event& event) { return afrika_korps::postings(before, event); }
    static std::vector<core::Roll> rolls(const State& before, const Event& event) { return afrika_korps::rolls(before, event); }
    static core::Message summary(const Tables& tables, const core::Heading&, const Event& event) {
        return afrika_korps::summary(tables, event);
    }
    static std::string to_english(const Tables& tables, const core::Message& message) { return afrika_korps::to_english(tables, message); }
    static core::Heading heading(const State& state) {
        return {state.begun ? state.turn.number : 0, std::string{id_of(state.turn.side)}, std::string{id_of(state.turn.phase)}};
    }
    static core::SeatPage seat_page(const State& state) { return afrika_korps::seat_page(state); }
    static std::optional<core::Form> form(const State& state, std::string_view id, const core::FormValues& values) {
        return afrika_korps::form(state, id, values);
    }
    static std::optional<Command> answered(const State& state, std::string_view id, const core::FormValues& values) {
        return afrika_korps::answered(state, id, values);
    }
    static core::Form need_form(const State& state, const core::FormValues& values) { return afrika_korps::need_form(state, values); }
    static std::vector<core::Message> need(const State& state, const core::FormValues& values, const std::stop_token& stop) {
        return afrika_korps::need(state, values, stop);
    }
    static std::string name_in(const Tables& tables, core::Language language, std::string_view kind, std::string_view id) {
        return afrika_korps::name_in(tables, language, kind, id);
    }
    static core::Measures measures(const Tables& tables) { return afrika_korps::measures(tables); }
    static std::vector<core::Figure> levels(const State& state) { return afrika_korps::levels(state); }
    static std::vector<core::Figure> flows(const State& state, const Event& event) { return afrika_korps::flows(state, event); }
    static std::vector<core::AimedDice> aimed_dice(const State& state, const Event& event) {
        return afrika_korps::aimed_dice(state, event);
    }
    static double balance(const State& state) { return afrika_korps::balance(state); }
    static std::optional<core::Message> battle(const State& state) { return battle_now(state); }
    static std::optional<core::Message> result(const State& state) { return afrika_korps::result(state); }
    static std::vector<core::Holding> holdings(const State& state) { return afrika_korps::holdings(state); }
    static std::vector<core::Message> players(const State& state) { return player_lines(state); }
};

static_assert(core::MeasuredGame<Game>);
static_assert(core::SeatedGame<Game>);

} // namespace intendant::afrika_korps
