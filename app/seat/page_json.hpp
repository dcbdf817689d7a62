#pragma once

#include "app/seat/snapshot.hpp"

#include <set>
#include <string>
#include <vector>

namespace intendant::seat {

/// A proposal and what became of it.
struct Standing {
    enum class Is { Waiting, Booked, Refused, Past };
    Proposal proposal;
    std::string visitor;
    Is is{Is::Waiting};
    std::string why{}; ///< what the banker says to a refusal, as typed
};

/// What a visitor asked to have worked out.
struct Asked {
    enum class Is { Waiting, Answered, Late };
    Is is{Is::Waiting};
    std::vector<core::Message> answer{};
};

/// What is of one visitor alone.
struct Mine {
    std::set<std::string> seats{};   ///< those he has
    std::set<std::string> guarded{}; ///< seats that want a number
    std::set<std::string> closed{};  ///< after too many wrong numbers
    std::vector<const Standing*> proposals{};
    std::vector<const Standing*> waiting{}; ///< of everybody: shown by seat and title alone
    const Asked* need{nullptr};             ///< what he asked: nothing: he has not, or the books have moved on
};

/// The whole state of a game for the page, in a language. `odds`: the attacker's chance in the battle; below 0: not known.
std::string state_json(const Snapshot& snapshot, core::Language language, double odds);
std::string mine_json(const Mine& mine, const Snapshot& snapshot, core::Language language);
std::string checked_json(const Checked& checked, const Snapshot& snapshot, core::Language language);
std::string form_json(const core::Form& form, const Snapshot& snapshot, core::Language language);
/// The page's own words.
std::string words_json(const Speaker& speaker, core::Language language);
/// One sentence, as an answer.
std::string sentence_json(const std::string& sentence);

} // namespace intendant::seat
