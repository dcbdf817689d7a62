#pragma once

#include "db/session/session.hpp"
#include "model/core/printable.hpp"

#include <ostream>
#include <string>

namespace intendant::cli {

/// Where the game stands, and every branch that was left: where it parted, how long it is, what was played last, and how it is taken up.
template <core::GameModule G> void list_branches(const db::Session<G>& session, std::ostream& out) {
    const auto last = session.file().last_seq();
    const auto standing = session.standing_at(last);
    out << "The game stands at entry " << (standing.empty() ? 0 : standing.back()) << ", with " << standing.size()
        << (standing.size() == 1 ? " play.\n" : " plays.\n");
    const auto branches = session.branches();
    if (branches.empty()) {
        out << "No branch was left.\n";
    }
    for (const auto& each : branches) {
        const auto entry = session.file().entries(each.last, each.last).front();
        out << "Parted after entry " << each.parted << ": " << each.plays << (each.plays == 1 ? " play" : " plays")
            << ", the last is entry " << each.last << ": " << core::one_line(session.in_english(entry))
            << "\n    To go on there: --take-up " << each.left << '\n';
    }
}

/// Says what was booked, or on `errors` why nothing was. True when it was.
template <core::GameModule G> bool take_up(db::Session<G>& session, std::int64_t left, std::ostream& out, std::ostream& errors) {
    const auto booked = session.take_up(left);
    if (booked) {
        out << booked->seq << ": " << core::one_line(session.in_english(*booked)) << '\n';
    } else {
        errors << "Entry " << left << " left nothing that could be taken up; `branches` lists what can. Nothing was booked.\n";
    }
    return booked.has_value();
}

} // namespace intendant::cli
