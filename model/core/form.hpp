#pragma once

#include "model/core/dice.hpp"
#include "model/core/message.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What may be entered now, as a value: a game says once which fields there are, what each offers and what it is to be told of them;
/// whoever shows a form makes controls of it and gives back what was filled in, of which the game makes the command.
namespace intendant::core {

/// A choice of a field.
struct FormChoice {
    std::string id;
    Message name;

    friend bool operator==(const FormChoice&, const FormChoice&) = default;
};

/// What is asked in a form. Units: `most` in pieces or dice.
struct FormField {
    enum class Kind : std::uint8_t {
        Count,  ///< a number from 0 to `most`
        Choice, ///< one of `choices`, by its id; where there are none, something before it is still to be chosen
        Dice,   ///< the faces of up to `most` dice, as `3165`; of the kind `die`
        Name,   ///< a name typed, where there are too many for a choice
    };
    std::string key;
    Kind kind{Kind::Count};
    Message label;
    int most{0};
    std::vector<FormChoice> choices{};
    std::string value{}; ///< what stands in it: what was filled in, as far as it is offered, else what is proposed
    bool leads{false};   ///< what other fields offer, or the sums, follow from it
    Message detail{};    ///< told behind it; an empty id: nothing
    bool listed{false};  ///< one of several of a kind that stand below each other: a number a row
    bool exact{false};   ///< so many dice are thrown as `most` says, none less
    std::string names{}; ///< the kind of thing that is chosen, as messages name it; empty: the choices are just words
    Die die{Die::SixFaces};

    friend bool operator==(const FormField&, const FormField&) = default;
};

/// What was filled into a form, by the keys of its fields. It came from anybody.
using FormValues = std::map<std::string, std::string, std::less<>>;

/// What can be proposed now, and by whom.
struct Form {
    std::string id;
    Message title;
    std::vector<std::string> seats{}; ///< the sides that may fill it in; none: it is for whoever keeps the books
    std::vector<FormField> fields{};
    std::vector<Message> sums{}; ///< what the values come to, such as `12 of 24`
    Message note{};              ///< told above the fields; an empty id: nothing
    Message act{};               ///< what is done with it, as a button says; an empty id: it is booked

    friend bool operator==(const Form&, const Form&) = default;
};

/// A number from 0 to `most`: the one that was filled in, else `proposed`.
FormField count_field(std::string key, Message label, int most, const FormValues& values, int proposed = 0);
/// One of the choices: the one that was filled in, where it is among them; else the only one there is, or `proposed`.
FormField choice_field(std::string key, Message label, std::vector<FormChoice> choices, const FormValues& values,
                       std::string_view proposed = {});
/// Up to `most` dice, as far as they were filled in; of one there is none less.
FormField dice_field(std::string key, Message label, int most, const FormValues& values, Die die = Die::SixFaces);

/// The number that stands there; 0 where none does or it is no number from 0 to `most`.
int count_in(const FormValues& values, std::string_view key, int most);
/// The dice that stand there, with faces of that kind, thrown on the table, typed or read by a camera; none where there are others, or more than `most`.
std::optional<Throw> dice_in(const FormValues& values, std::string_view key, int most, Die die = Die::SixFaces);
/// The throw that stands there, whatever its digits are and however many: what no die shows is refused where it is decided.
std::optional<Throw> throw_in(const FormValues& values, std::string_view key);
/// How a throw stands in a field: its faces, before which stands that a camera read them; or how the program threw them. Whoever fills in
/// a form may say no source; see `says_source`.
std::string as_filled(const Throw& thrown);
/// True where one of the values says that the program threw, or that a camera read.
bool says_source(const FormValues& values);
/// What is ticked of the fields whose keys begin with that mark: the rest of their keys.
std::vector<std::string_view> ticked(const FormValues& values, std::string_view mark);
/// The text that stands there, or an empty one.
std::string_view text_in(const FormValues& values, std::string_view key);

/// What was filled in, and what the form proposes in fields that were left out. Whether it is offered or not: what cannot be is refused
/// with its clause where it is decided.
FormValues filled(const Form& form, const FormValues& values);

/// A text that is a sentence by itself, such as a name.
Message told(std::string text);
/// A form of one side, without fields.
Form form_of(std::string_view seat, Message title);
/// The field, from which others follow.
FormField leading(FormField field);
/// The field, in which one of the things of that kind is named.
FormField naming(FormField field, std::string kind);
/// The field, a row of a list, with what is told behind it.
FormField listed(FormField field, Message detail);
/// The forms that a side may fill in.
std::vector<Form> for_seats(std::vector<Form> forms);

/// A form of a game: when it is asked for and what it is then, and what its values mean. `make`: nothing where it is not asked for now.
/// `answer`: the values are those of `filled`; nothing where they make no command.
template <class State, class Command> struct FormOf {
    std::string_view id;
    std::optional<Form> (*make)(const State& state, const FormValues& values);
    std::optional<Command> (*answer)(const State& state, const FormValues& values);
};

/// The forms of a game in the order in which they are shown. `asks`: something can be entered at all.
template <class State, class Command, std::size_t N> struct FormList {
    bool (*asks)(const State& state);
    std::array<FormOf<State, Command>, N> all;

    /// All that are asked for now, with nothing filled in.
    std::vector<Form> now(const State& state) const {
        std::vector<Form> forms;
        for (const auto& each : all) {
            if (auto made = form(state, each.id, {})) {
                forms.push_back(std::move(*made));
            }
        }
        return forms;
    }
    /// One as it stands with these values; nothing where there is none of that id, or it is not asked for now.
    std::optional<Form> form(const State& state, std::string_view id, const FormValues& values) const {
        const auto* const found = find(state, id);
        auto made = found != nullptr ? found->make(state, values) : std::nullopt;
        if (made) {
            made->id = id;
        }
        return made;
    }
    /// The command of one that is asked for now; what was left out is as the form proposes it.
    std::optional<Command> answer(const State& state, std::string_view id, const FormValues& values) const {
        const auto made = form(state, id, values);
        return made ? find(state, id)->answer(state, filled(*made, values)) : std::nullopt;
    }

private:
    const FormOf<State, Command>* find(const State& state, std::string_view id) const {
        for (const auto& each : all) {
            if (each.id == id && asks(state)) {
                return &each;
            }
        }
        return nullptr;
    }
};

template <class State, class Command, std::size_t N>
FormList(bool (*)(const State&), std::array<FormOf<State, Command>, N>) -> FormList<State, Command, N>;

} // namespace intendant::core
