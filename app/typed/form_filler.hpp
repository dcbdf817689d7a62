#pragma once

#include "app/typed/form_names.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace intendant::typed {

/// Fills one form in from the words of one line, part by part: what the form offers follows from what was filled in before.
class FormFiller {
public:
    FormFiller(const Tongue& tongue, const FormGame& game, const FormVerb& verb)
        : m_tongue(tongue), m_verb(verb), m_game(game), m_names(tongue, game) {}

    /// Whether a form of the verb is asked for now.
    bool begin();
    /// The words behind the verb.
    void fill(const Words& words);

    const std::string& id() const { return m_id; }
    const core::Form& form() const { return *m_form; }
    const core::FormValues& values() const { return m_values; }
    const std::string& complaint() const { return m_complaint; }
    /// A word that opens a part with nothing in it.
    const std::string& empty_part() const { return m_empty; }
    /// Words that filled nothing in.
    Words left() const;
    /// Why these mean nothing: they mean several things, or nothing that is still open; empty: nothing is open.
    std::string doubt() const;
    /// What may be named next, at the end of the line.
    std::vector<Nameable> next() const;

private:
    enum class Known : std::uint8_t { Offered, All };
    struct Piece {
        const Slot* slot; ///< nullptr: behind the verb
        Words words;
        bool taken{false}; ///< what is left of it stands as if it were behind the verb
    };

    bool opens(const Slot& slot, const std::string& word) const;
    void cut(const Words& words);
    void end_part(const std::string& opened);
    bool step(Known known);
    bool take(const Slot& slot, Words& words, Known known);
    bool take_choice(const Slot& slot, const std::string& key, Words& words, Known known);
    bool may_follow(const Slot& slot, const core::FormField& field) const;
    bool deduce(const Slot& slot, const std::string& key, Words& words);
    bool take_each(const Slot& slot, Words& words, Known known);
    bool take_dice(const Slot& slot, Words& words);
    bool take_numbered(const Slot& slot, Words& words, Known known);
    bool pass_over(Words& words);
    std::vector<Nameable> marked(const Slot& slot) const;
    std::optional<std::string> name(const std::vector<Nameable>& things, Words& words);
    std::optional<std::string> any_name(const std::string& key, const std::string& kind, Words& words);
    std::vector<Nameable> open_things(const Slot& slot) const;
    std::string label_of(const Slot& slot) const;

    const Tongue& m_tongue;
    const FormVerb& m_verb;
    const FormGame& m_game;
    FormNames m_names;
    std::string m_id;
    std::optional<core::Form> m_form;
    core::FormValues m_values;
    std::vector<Piece> m_pieces;
    std::string m_empty;
    std::string m_several_typed;
    std::vector<Nameable> m_several; ///< what that may mean
    std::string m_complaint;
};

} // namespace intendant::typed
