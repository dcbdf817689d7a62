#pragma once

#include "app/axis_allies/table.hpp"
#include "model/axis_allies/luck.hpp"

namespace intendant::app::aa {

/// The dice of the open game; goes on from what it has read, and begins anew where the plays are others, as after an undo.
class LuckRecord {
public:
    explicit LuckRecord(const Session& session) : m_session(session), m_state(empty_state(session.state().tables)) {}

    /// The dice of the plays that stood after entry `end`; 0: that stand now.
    const LuckBook& up_to(std::int64_t end);
    /// Forgets what was read: another game goes on in the place of this one.
    void begin_anew();

private:
    const Session& m_session;
    std::vector<std::int64_t> m_plays; ///< that were read
    State m_state;                     ///< after them
    LuckBook m_book;
};

/// How lucky some dice were, in a sentence: `4 hits of 12 dice, 3.0 expected; chance of at least as many: 35.3 %`.
wxString word(const odds::Luck& luck);
/// What that means: luck, bad luck, nothing remarkable, or too few dice to tell.
wxString meaning(const odds::Luck& luck);

} // namespace intendant::app::aa
