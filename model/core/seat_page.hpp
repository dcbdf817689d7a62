#pragma once

#include "model/core/form.hpp"
#include "model/core/game_module.hpp"
#include "model/core/language.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a player sees of a game from his seat, in data: whoever shows it makes words, tables and fields of it. Nothing that is
/// sealed or somebody's own stands in it.
namespace intendant::core {

/// One thing and what it comes to.
struct SeatFigure {
    Message name;
    Message value;

    friend bool operator==(const SeatFigure&, const SeatFigure&) = default;
};

/// A side of the game at a glance. Units: `colour` 0xRRGGBB, on a light ground.
struct SeatAccount {
    std::string id;
    Message name;
    std::string player; ///< who plays it, as typed
    std::uint32_t colour{0};
    bool now{false};                    ///< its turn
    std::vector<SeatFigure> figures{};  ///< the first is the one that counts most
    std::vector<SeatFigure> holdings{}; ///< for its own page: where, and what stands there

    friend bool operator==(const SeatAccount&, const SeatAccount&) = default;
};

/// What fights on one side, kind by kind.
struct SeatForce {
    Message name;
    std::vector<Message> pieces{};

    friend bool operator==(const SeatForce&, const SeatForce&) = default;
};

/// The battle that is fought.
struct SeatBattle {
    Message where;
    Message step;
    std::vector<SeatForce> forces{};

    friend bool operator==(const SeatBattle&, const SeatBattle&) = default;
};

/// A space of the board, in the order of the game's tables; where most are empty, those alone on which something stands.
struct SeatSpace {
    std::string id;
    Message name;
    std::string holder{}; ///< a side; nobody: empty
    std::string mark{};   ///< a figure or two for the board, such as the number of pieces; empty: nothing stands there
    Message stands{};     ///< the same in words

    friend bool operator==(const SeatSpace&, const SeatSpace&) = default;
};

struct SeatPage {
    Message turn;  ///< whose turn it is
    Message under; ///< round and phase
    std::vector<SeatAccount> accounts{};
    std::optional<SeatBattle> battle{};
    std::vector<SeatSpace> spaces{};
    std::vector<Form> forms{}; ///< with nothing filled in
    Message clock{};           ///< what the game's own clock says; an empty id: it has none
    Message result{};          ///< how it ended; an empty id while it goes on

    friend bool operator==(const SeatPage&, const SeatPage&) = default;
};

/// What a game offers so that its books can be looked at from the seats.
template <class G>
concept SeatedGame = GameModule<G> && requires(const typename G::State& state, const typename G::Tables& tables, const FormValues& values) {
    { G::seat_page(state) } -> std::same_as<SeatPage>;
    /// A form as it stands with these values in it; nothing where it is not asked for now.
    { G::form(state, std::string_view{}, values) } -> std::same_as<std::optional<Form>>;
    /// The command that a form with these values asks for; nothing where they make none.
    { G::answered(state, std::string_view{}, values) } -> std::same_as<std::optional<typename G::Command>>;
    /// A name in a message in this language; the English one where the tables have no other.
    { G::name_in(tables, Language::Italian, std::string_view{}, std::string_view{}) } -> std::same_as<std::string>;
};

} // namespace intendant::core
