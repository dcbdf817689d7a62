#pragma once

#include "model/core/clauses.hpp"
#include "model/core/decision.hpp"
#include "model/core/game_card.hpp"
#include "model/core/game_module.hpp"
#include "model/core/misfit.hpp"
#include "model/core/seat_page.hpp"

#include <algorithm>
#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Toll, the smallest game of the house: everybody has a purse, and whoever crosses the bridge throws a die with ten faces and pays
/// what it shows; a zero is free. Who cannot pay ends the game, and the richest of the others wins. It shows what a game owes to the
/// shared rooms and how little that is; `docs/adding_a_game.md` walks through it.
namespace intendant::toll {

enum class Seat : std::uint8_t { Red, White, Green, Black };
inline constexpr std::array all_seats{Seat::Red, Seat::White, Seat::Green, Seat::Black};
inline std::string id_of(Seat seat) {
    static const std::array<std::string, all_seats.size()> ids{"red", "white", "green", "black"};
    return ids.at(static_cast<std::size_t>(seat));
}

/// What is printed on the box.
struct Tables {
    int purse{30};
    std::vector<core::Clause> clauses{};
};

struct State {
    std::shared_ptr<const Tables> tables{};
    bool begun{false};
    std::vector<std::int64_t> purses{}; ///< in pennies, by seat
    int crossings{0};
    std::optional<Seat> winner{};

    Seat seat() const { return all_seats.at(purses.empty() ? 0 : static_cast<std::size_t>(crossings) % purses.size()); }
    std::int64_t& purse(Seat of) { return purses[static_cast<std::size_t>(of)]; }
    friend bool operator==(const State&, const State&) = default;
};

struct Begin {
    int seats;
};
struct Cross {
    core::Throw dice;
};
using Command = std::variant<Begin, Cross>;

struct Begun {
    int seats;
    std::int64_t purse;
};
struct Crossed {
    Seat seat;
    core::Throw dice;
    std::int64_t paid;
};
struct Won {
    Seat seat;
};
using Event = std::variant<Begun, Crossed, Won>;

inline State apply(State state, const Event& event) {
    struct Applied {
        State state;
        void operator()(const Begun& begun) {
            state.begun = true;
            state.purses.assign(static_cast<std::size_t>(begun.seats), begun.purse);
        }
        void operator()(const Crossed& crossed) {
            state.purse(crossed.seat) -= crossed.paid;
            ++state.crossings;
        }
        void operator()(const Won& won) { state.winner = won.seat; }
    } applied{std::move(state)};
    std::visit(applied, event);
    return std::move(applied.state);
}

using Decision = core::Decision<State, Event, apply>;

/// Two to four play.
inline core::Verdict<Event> decide(const State& state, const Begin& command) {
    if (state.begun) {
        return core::refuse("T-1", "The game has begun already.");
    }
    if (!core::within(command.seats, 2, 4)) {
        return core::refuse("T-1", "Two to four play, not {seats}.", {{"seats", core::number(command.seats)}});
    }
    Decision decision{state};
    decision.book(Begun{command.seats, state.tables->purse});
    return std::move(decision).accepted();
}

/// One die with ten faces; the toll is what it shows.
inline core::Verdict<Event> decide(const State& state, const Cross& command) {
    if (!state.begun) {
        return core::refuse("T-1", "The game has not begun.");
    }
    if (!core::plausible(command.dice, core::Die::TenFaces) || command.dice.faces.size() != 1) {
        return core::refuse("T-2", "One die with ten faces is thrown, 0 to 9.");
    }
    Decision decision{state};
    if (state.winner) {
        decision.breaks("T-3", "The game is over.");
    }
    const auto seat = state.seat();
    const auto toll = command.dice.faces.front();
    const auto paid = std::min<std::int64_t>(toll, decision.now().purses[static_cast<std::size_t>(seat)]);
    decision.book(Crossed{seat, command.dice, paid});
    if (paid < toll && !state.winner) {
        std::size_t richest = seat == Seat::Red ? 1 : 0;
        for (std::size_t other = 0; other < state.purses.size(); ++other) {
            if (other != static_cast<std::size_t>(seat) && state.purses[other] > state.purses[richest]) {
                richest = other;
            }
        }
        decision.book(Won{all_seats[richest]});
    }
    return std::move(decision).accepted();
}

/// What can be entered: whoever stands at the bridge throws.
inline std::optional<core::Form> cross_form(const State& state, const core::FormValues& values) {
    auto form = core::form_of(id_of(state.seat()), {"Cross the bridge", {}});
    form.fields = {core::dice_field("die", {"Die", {}}, 1, values, core::Die::TenFaces)};
    return form;
}
inline std::optional<Command> crosses(const State&, const core::FormValues& values) {
    const auto thrown = core::dice_in(values, "die", 1, core::Die::TenFaces);
    return thrown ? std::optional<Command>{Cross{*thrown}} : std::nullopt;
}
inline bool asks(const State& state) { return state.begun && !state.winner; }
inline const auto& all_forms() {
    static const core::FormList list{&asks, std::array{core::FormOf<State, Command>{"cross", cross_form, crosses}}};
    return list;
}
inline std::vector<core::Form> forms(const State& state) { return all_forms().now(state); }

/// What everybody sees from his seat.
inline core::SeatPage seat_page(const State& state) {
    core::SeatPage page{.turn = {"{seat}", {{"seat", "@seat:" + id_of(state.seat())}}},
                        .under = {"Crossings: {count}", {{"count", core::number(state.crossings)}}}};
    for (std::size_t i = 0; i < state.purses.size(); ++i) {
        core::SeatFigure purse{{"Purse", {}}, {"{purse}", {{"purse", core::number(state.purses[i])}}}};
        page.accounts.push_back({.id = id_of(all_seats[i]),
                                 .name = {"{seat}", {{"seat", "@seat:" + id_of(all_seats[i])}}},
                                 .player = {},
                                 .now = all_seats[i] == state.seat(),
                                 .figures = {std::move(purse)}});
    }
    page.forms = core::for_seats(forms(state));
    if (state.winner) {
        page.result = {"{seat} wins.", {{"seat", "@seat:" + id_of(*state.winner)}}};
    }
    return page;
}

/// Whether a recorded event can have happened here.
struct Fits {
    const State& state;
    core::Misfit operator()(const Begun& begun) const {
        return core::within(begun.seats, 2, 4) && core::within<std::int64_t>(begun.purse, 0, 1000) ? core::Misfit{}
                                                                                                   : core::impossible_number();
    }
    core::Misfit operator()(const Crossed& crossed) const {
        const bool thrown = core::plausible(crossed.dice, core::Die::TenFaces) && crossed.dice.faces.size() == 1;
        return seated(crossed.seat) && thrown &&
                       core::within<std::int64_t>(crossed.paid, 0, state.purses[static_cast<std::size_t>(crossed.seat)])
                   ? core::Misfit{}
                   : core::impossible_number();
    }
    core::Misfit operator()(const Won& won) const { return seated(won.seat) ? core::Misfit{} : core::impossible_number(); }
    bool seated(Seat seat) const { return static_cast<std::size_t>(seat) < state.purses.size(); }
};

/// The game as the shared rooms see it: see `core::GameModule`. What is left out with INTENDANT_FORGOTTEN shows what the compiler
/// says of a game that forgets one of its duties.
struct Game {
    using Tables = toll::Tables;
    using State = toll::State;
    using Command = toll::Command;
    using Event = toll::Event;

    static constexpr std::string_view id{"toll"};
    static constexpr int format{1};

    static State empty(std::shared_ptr<const Tables> tables) {
        State state;
        state.tables = std::move(tables);
        return state;
    }
#if INTENDANT_FORGOTTEN != 1
    static core::Verdict<Event> decide(const State& state, const Command& command) {
        return std::visit([&state](const auto& asked) { return toll::decide(state, asked); }, command);
    }
#endif
#if INTENDANT_FORGOTTEN != 2
    static core::Misfit misfit(const State& before, const Event& event) {
        if (auto why = core::misfit_of_beginning(before.begun, std::holds_alternative<Begun>(event))) {
            return why;
        }
        return std::visit(Fits{before}, event);
    }
#endif
    static core::Misfit misfit(const State& state) {
        const bool whole = state.begun ? core::within<std::size_t>(state.purses.size(), 2, 4) : state.purses.empty();
        const bool paid = std::ranges::all_of(state.purses, [](std::int64_t purse) { return core::within<std::int64_t>(purse, 0, 1000); });
        const bool won = !state.winner || static_cast<std::size_t>(*state.winner) < state.purses.size();
        return whole && paid && won && state.crossings >= 0 ? core::Misfit{} : core::impossible_number();
    }
    static State apply(State state, const Event& event) { return toll::apply(std::move(state), event); }
    static std::vector<core::SeatFigure> story(const State&, const std::vector<Event>& events) {
        std::vector<core::SeatFigure> rows;
        for (const auto& event : events) {
            if (const auto* const crossed = std::get_if<Crossed>(&event)) {
                rows.push_back({{"Toll", {}}, {"{paid}", {{"paid", core::number(crossed->paid)}}}});
            }
        }
        return rows;
    }
#if INTENDANT_FORGOTTEN != 3
    static std::vector<core::Posting> postings(const State& before, const Event& event) {
        std::vector<core::Posting> all;
        if (const auto* const begun = std::get_if<Begun>(&event); begun != nullptr && begun->purse > 0) {
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(begun->seats); ++seat) {
                all.push_back({"bank", id_of(all_seats[seat]), "pennies", begun->purse});
            }
        }
        if (const auto* const crossed = std::get_if<Crossed>(&event); crossed != nullptr && crossed->paid > 0) {
            all.push_back({id_of(crossed->seat), "bank", "pennies", crossed->paid});
        }
        static_cast<void>(before);
        return all;
    }
#endif
    static std::vector<core::Roll> rolls(const State&, const Event& event) {
        const auto* const crossed = std::get_if<Crossed>(&event);
        return crossed == nullptr ? std::vector<core::Roll>{} : core::rolls_of(crossed->dice, "toll", id_of(crossed->seat), 0);
    }
#if INTENDANT_FORGOTTEN != 4
    static core::Message summary(const Tables&, const core::Heading&, const Event& event) {
        struct Told {
            core::Message operator()(const Begun& begun) const {
                return {"{seats} players begin.", {{"seats", core::number(begun.seats)}}};
            }
            core::Message operator()(const Crossed& crossed) const {
                return {"{seat} crosses for {paid}.", {{"seat", id_of(crossed.seat)}, {"paid", core::number(crossed.paid)}}};
            }
            core::Message operator()(const Won& won) const { return {"{seat} wins.", {{"seat", id_of(won.seat)}}}; }
        };
        return std::visit(Told{}, event);
    }
#endif
    static std::string to_english(const Tables&, const core::Message& message) { return core::fill(message.id, message); }
    static core::SeatPage seat_page(const State& state) { return toll::seat_page(state); }
    static std::optional<core::Form> form(const State& state, std::string_view id, const core::FormValues& values) {
        return all_forms().form(state, id, values);
    }
    static std::optional<Command> answered(const State& state, std::string_view id, const core::FormValues& values) {
        return all_forms().answer(state, id, values);
    }
    static std::string name_in(const Tables&, core::Language, std::string_view, std::string_view id) { return std::string{id}; }
    static core::Heading heading(const State& state) {
        const auto players = static_cast<int>(std::max<std::size_t>(state.purses.size(), 1));
        return {state.begun ? 1 + state.crossings / players : 0, id_of(state.seat()), "bridge"};
    }
};

static_assert(core::GameModule<Game>, "Toll forgets one of the duties of a game; what is missing stands below");

/// The purses as the state shows them, and what the bank has given out.
inline core::Ledger books(const State& state) {
    core::Ledger ledger;
    for (std::size_t seat = 0; seat < state.purses.size(); ++seat) {
        if (state.purses[seat] > 0) {
            ledger.post({"bank", id_of(all_seats[seat]), "pennies", state.purses[seat]});
        }
    }
    return ledger;
}

/// For the list of games: it goes on, or somebody has won.
inline core::GameCard card(const State& state) {
    return {
        .edition = {}, .seats = {}, .winners = state.winner ? std::vector{id_of(*state.winner)} : std::vector<std::string>{}, .result = {}};
}

} // namespace intendant::toll
