#pragma once

#include "model/core/game_module.hpp"
#include "model/empire_of_the_sun/fits.hpp"
#include "model/empire_of_the_sun/forms.hpp"
#include "model/empire_of_the_sun/game.hpp"
#include "model/empire_of_the_sun/measures.hpp"
#include "model/empire_of_the_sun/need_form.hpp"
#include "model/empire_of_the_sun/seat_page.hpp"

namespace intendant::empire_of_the_sun {

/// Empire of the Sun as a game module: see `core::GameModule`.
struct Game {
    using Tables = empire_of_the_sun::Tables;
    using State = empire_of_the_sun::State;
    using Command = empire_of_the_sun::Command;
    using Event = empire_of_the_sun::Event;

    static constexpr std::string_view id{"empire_of_the_sun"};
    static constexpr int format{1};

    static State empty(std::shared_ptr<const Tables> tables) { return empty_state(std::move(tables)); }
    static core::Verdict<Event> decide(const State& state, const Command& command) { return empire_of_the_sun::decide(state, command); }
    static core::Misfit misfit(const State& before, const Event& event) { return empire_of_the_sun::misfit(before, event); }
    static core::Misfit misfit(const State& state) { return empire_of_the_sun::misfit(state); }
    static State apply(State state, const Event& event) { return empire_of_the_sun::apply(std::move(state), event); }
    static std::vector<core::Posting> postings(const State& before, const Event& event) {
        return empire_of_the_sun::postings(before, event);
    }
    static std::vector<core::Roll> rolls(const State& before, const Event& event) { return empire_of_the_sun::rolls(before, event); }
    static core::Message summary(const Tables& tables, const core::Heading&, const Event& event) {
        return empire_of_the_sun::summary(tables, event);
    }
    static std::string to_english(const Tables& tables, const core::Message& message) {
        return empire_of_the_sun::to_english(tables, message);
    }
    static core::Heading heading(const State& state) {
        const auto side = state.offensive ? state.offensive->side : state.turn.next;
        const bool acts = state.begun && state.turn.phase == Phase::Offensives;
        return {state.begun ? state.turn.number : 0, acts ? std::string{id_of(side)} : "both", std::string{id_of(state.turn.phase)}};
    }
    static core::SeatPage seat_page(const State& state) { return empire_of_the_sun::seat_page(state); }
    static std::optional<core::Form> form(const State& state, std::string_view id, const core::FormValues& values) {
        return empire_of_the_sun::form(state, id, values);
    }
    static std::optional<Command> answered(const State& state, std::string_view id, const core::FormValues& values) {
        return empire_of_the_sun::answered(state, id, values);
    }
    static bool face_down(std::string_view form) { return empire_of_the_sun::face_down(form); }
    static bool at_will(const State& state, const core::Form& form) { return empire_of_the_sun::at_will(state, form); }
    static core::Form need_form(const State& state, const core::FormValues& values) { return empire_of_the_sun::need_form(state, values); }
    static std::vector<core::Message> need(const State& state, const core::FormValues& values, const std::stop_token& stop) {
        return empire_of_the_sun::need(state, values, stop);
    }
    static std::string name_in(const Tables& tables, core::Language language, std::string_view kind, std::string_view id) {
        return empire_of_the_sun::name_in(tables, language, kind, id);
    }
    static core::Measures measures(const Tables& tables) { return empire_of_the_sun::measures(tables); }
    static std::vector<core::Figure> levels(const State& state) { return empire_of_the_sun::levels(state); }
    static std::vector<core::Figure> flows(const State& state, const Event& event) { return empire_of_the_sun::flows(state, event); }
    static std::vector<core::AimedDice> aimed_dice(const State&, const Event&) { return {}; } // a die is read in a table, not aimed
    static double balance(const State& state) { return empire_of_the_sun::balance(state); }
    static std::optional<core::Message> battle(const State& state) { return battle_now(state); }
    static std::optional<core::Message> result(const State& state) { return empire_of_the_sun::result(state); }
    static std::vector<core::Holding> holdings(const State& state) { return empire_of_the_sun::holdings(state); }
    static std::vector<core::Message> players(const State& state) { return player_lines(state); }
};

static_assert(core::MeasuredGame<Game>);
static_assert(core::SeatedGame<Game>);

} // namespace intendant::empire_of_the_sun
