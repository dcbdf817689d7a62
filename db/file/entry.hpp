#pragma once

#include "model/core/dice.hpp"
#include "model/core/history.hpp"
#include "model/core/ledger.hpp"
#include "model/core/message.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace intendant::db {

/// Which game a file holds, and in which form its commands and events are written.
struct Header {
    std::string game;   ///< the game's id, as its folder of resources is called
    std::string format; ///< the id and a number that grows with the form
};

/// What is to be booked. Its heading is the moment before the entry; the digest is that of the books after
/// it.
struct NewEntry {
    std::string who;
    int round{0};
    std::string seat;
    std::string phase;
    core::EntryKind kind{core::EntryKind::Play};
    std::string command;   ///< JSON
    std::string events;    ///< JSON
    std::string summary;   ///< one line of English
    std::string overruled; ///< JSON array of the warnings overruled; "" if none
    std::string reason;    ///< the table's reason; "" if none
    /// The entry that this one undoes or redoes; of a play the one that it corrects, of a note the one it is about; else 0.
    std::int64_t target{0};
    std::string state_digest; ///< hexadecimal, with its format before it where that is not the first (`codec/digest_fields.hpp`)
    std::vector<core::Roll> rolls;
    std::vector<core::Posting> postings;
};

/// An entry as it stands in the log. Units: `seq` counts from 1 without gaps; `time` is UTC, ISO 8601 with
/// milliseconds, and says nothing about the order; hashes are SHA-256, hexadecimal.
struct Entry : NewEntry {
    std::int64_t seq{0};
    std::string time;
    std::string previous_hash;
    std::string hash;
};

/// The little of an entry that lists of games ask for.
struct EntryHead {
    std::int64_t seq;
    std::string time;
    int round;
    std::string hash;
};

/// What a verification tells without doubting the record for it.
struct Remark {
    core::Message what;    ///< `{entry}` is the first of the entries, `{count}` their number
    std::int64_t first{0}; ///< 0: it is of none
    std::int64_t count{0}; ///< entries of which it is true
};

/// What a verification found.
struct [[nodiscard]] Verification {
    std::int64_t entries{0};               ///< how many entries were proved, from the first on
    std::optional<std::int64_t> first_bad; ///< the first entry that cannot be trusted, where one can be named
    std::string problem;                   ///< an English sentence; "" when the file is sound
    core::Message sentence;                ///< the same, to be translated
    std::string detail;                    ///< the database's own words; "" if it had none
    std::vector<Remark> remarks{};         ///< each kind once; a sound record may have some

    bool sound() const { return problem.empty(); }
    /// Sets problem and sentence.
    void finds(core::Message what) {
        problem = core::fill(what.id, what);
        sentence = std::move(what);
    }
    /// Adds a remark on entry `seq` (0: on none), or counts one more where there is one of its kind.
    void tell(const core::Message& what, std::int64_t seq) {
        const auto known = std::ranges::find(remarks, what.id, [](const Remark& each) -> const std::string& { return each.what.id; });
        if (known != remarks.end()) {
            ++known->count;
            return;
        }
        remarks.push_back({.what = what, .first = seq, .count = 1});
    }
    /// The remarks as sentences, to be translated.
    std::vector<core::Message> told() const {
        std::vector<core::Message> sentences;
        for (const auto& each : remarks) {
            sentences.push_back(each.what);
            sentences.back().parameters.emplace_back("entry", std::to_string(each.first));
            sentences.back().parameters.emplace_back("count", std::to_string(each.count));
        }
        return sentences;
    }
};

} // namespace intendant::db
