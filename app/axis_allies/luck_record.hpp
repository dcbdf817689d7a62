#pragma once

#include "app/axis_allies/table.hpp"
#include "model/axis_allies/luck.hpp"

namespace intendant::app::aa {

/// The dice of the open game as far as it is booked; follows the log when it grows, begins anew after an undo.
class LuckRecord {
public:
    explicit LuckRecord(const Session& session) : m_session(session), m_state(session.state()) {}

    const LuckBook& up_to_now();
    /// Forgets what was read: another game goes on in the place of this one.
    void begin_anew();

private:
    bool follow();

    const Session& m_session;
    State m_state; ///< after entry `m_last`
    LuckBook m_book;
    std::int64_t m_last{-1}; ///< nothing was read yet
};

/// How lucky some dice were, in a sentence: `4 hits of 12 dice, 3.0 expected; so many or more: 35.3 %`.
wxString word(const odds::Luck& luck);
/// What that means: luck, bad luck, nothing remarkable, or too few dice to tell.
wxString meaning(const odds::Luck& luck);

} // namespace intendant::app::aa
