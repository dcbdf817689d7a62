#pragma once

#include "model/core/game_module.hpp"
#include "model/core/language.hpp"

#include <cstdint>
#include <map>
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

/// A choice of a field.
struct SeatChoice {
    std::string id;
    Message name;

    friend bool operator==(const SeatChoice&, const SeatChoice&) = default;
};

/// What is asked in a form. Units: `most` in pieces or dice.
struct SeatField {
    enum class Kind : std::uint8_t {
        Count,  ///< a number from 0 to `most`
        Choice, ///< one of `choices`, by its id
        Dice,   ///< the faces of up to `most` dice, as `3165`
        Name,   ///< a name typed, where there are too many for a choice
    };
    std::string key;
    Kind kind{Kind::Count};
    Message label;
    int most{0};
    std::vector<SeatChoice> choices{};

    friend bool operator==(const SeatField&, const SeatField&) = default;
};

/// What can be proposed now, and by whom.
struct SeatForm {
    std::string id;
    Message title;
    std::vector<std::string> seats{}; ///< the sides that may fill it in
    std::vector<SeatField> fields{};

    friend bool operator==(const SeatForm&, const SeatForm&) = default;
};

struct SeatPage {
    Message turn;  ///< whose turn it is
    Message under; ///< round and phase
    std::vector<SeatAccount> accounts{};
    std::optional<SeatBattle> battle{};
    std::vector<SeatSpace> spaces{};
    std::vector<SeatForm> forms{};
    Message clock{};  ///< what the game's own clock says; an empty id: it has none
    Message result{}; ///< how it ended; an empty id while it goes on

    friend bool operator==(const SeatPage&, const SeatPage&) = default;
};

/// What was filled into a form, by the keys of its fields. It came from anybody.
using SeatValues = std::map<std::string, std::string, std::less<>>;

/// The number that stands there; 0 where none does or it is no number from 0 to `most`.
int count_in(const SeatValues& values, std::string_view key, int most);
/// The dice that stand there, faces 1 to 6, thrown on the table; none where there are others, or more than `most`.
std::optional<Throw> dice_in(const SeatValues& values, std::string_view key, int most);
/// The text that stands there, or an empty one.
std::string_view text_in(const SeatValues& values, std::string_view key);

/// What a game offers so that its books can be looked at from the seats.
template <class G>
concept SeatedGame = GameModule<G> && requires(const typename G::State& state, const typename G::Tables& tables, const SeatValues& values) {
    { G::seat_page(state) } -> std::same_as<SeatPage>;
    /// The command that a form with these values asks for; nothing where they make none.
    { G::proposed(state, std::string_view{}, values) } -> std::same_as<std::optional<typename G::Command>>;
    /// A name in a message in this language; the English one where the tables have no other.
    { G::name_in(tables, Language::Italian, std::string_view{}, std::string_view{}) } -> std::same_as<std::string>;
};

} // namespace intendant::core
