#pragma once

#include "db/file/game_file.hpp"
#include "db/session/columns.hpp"
#include "db/session/log.hpp"
#include "model/core/game_module.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace intendant::db {

/// What became of a wish to book something.
struct Answer {
    std::optional<Entry> booked;          ///< durable on the disk; of a game begun aside, when that is put in its place
    std::optional<core::Refused> refused; ///< cannot be booked; nothing has changed
    std::vector<core::Warning> warnings;  ///< not booked: the table must give a reason; booked: what it overruled

    bool needs_reason() const { return !booked && !refused; }
};

/// An entry was not booked: it leads to other books than `Session::expect_digest` named. Nothing has changed.
class UnexpectedBooks : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Events that were recorded elsewhere cannot have happened in this game; see `core::Misfit`. Nothing has changed.
class UnfittingEvents : public std::runtime_error {
public:
    explicit UnfittingEvents(core::Message why) : std::runtime_error(core::fill(why.id, why)), m_why(std::move(why)) {}
    const core::Message& why() const { return m_why; }

private:
    core::Message m_why;
};

/// One entry of the log with what the windows show of it.
struct LogLine {
    Entry entry;
    bool undone; ///< taken back by a later entry, so struck through
};

/// A game that is open: its file, the state after its last entry, and the one way to change it.
///
/// Each wish is decided, booked in one transaction, and only then shown: when `book` returns an entry, it is on the disk.
template <core::GameModule G> class Session : public Log {
public:
    using State = typename G::State;
    using Command = typename G::Command;
    using Event = typename G::Event;
    using Tables = typename G::Tables;

    /// Throws: FileError.
    static Session create(const std::filesystem::path& path, std::shared_ptr<const Tables> tables);
    /// Begins a game that is there as a whole or not at all: entries are booked aside, durable only when `put_in_place` returns.
    /// For what is written at once, as a script from a file. Throws: FileError.
    static Session create_aside(const std::filesystem::path& path, std::shared_ptr<const Tables> tables);
    /// Puts a game that was begun aside in its place, proved and written out. Throws: FileError; then nothing is there.
    void put_in_place();
    /// Opens where the table left off; when the file is damaged or in use, see `FileError` and `open_for_review`. Of a long game
    /// only what was booked since its last snapshot is read again; `require_proved` first where it may come from anybody.
    static Session open(const std::filesystem::path& path, std::shared_ptr<const Tables> tables);
    /// Opens to look at, as far as hashes and books are proved; `proof` says how far that is.
    static Session open_for_review(const std::filesystem::path& path, std::shared_ptr<const Tables> tables);
    /// The books at a glance: the newest snapshot of a play that still stands, where it shows the books that its entry recorded;
    /// nothing where there is none. Nothing is proved, and nothing is played: a file may say anything.
    static std::optional<State> glance(const GameFile& file, const std::shared_ptr<const Tables>& tables);
    /// Throws: FileError with the first entry that is not proved.
    static void require_proved(const std::filesystem::path& path, std::shared_ptr<const Tables> tables);
    /// A game without a file, for tests and samples.
    static Session in_memory(std::shared_ptr<const Tables> tables);

    Session(Session&&) noexcept;
    Session& operator=(Session&&) noexcept;
    ~Session() override;

    const State& state() const;
    const GameFile& file() const override;
    bool read_only() const;

    /// What would happen; books nothing.
    [[nodiscard]] core::Verdict<Event> ask(const Command& command) const;
    /// Decides and books. `reason`: why the table overrules the warnings, if any. `corrects`: the play that was booked
    /// wrongly and that this one puts right; 0: none. Refuses: to correct what is no play; a text of more than
    /// `most_characters`. Throws: FileError.
    [[nodiscard]] Answer book(const Command& command, const std::string& reason = {}, std::int64_t corrects = 0);
    /// Books events that another program recorded, as they are. Throws: FileError; UnfittingEvents.
    Entry book_recorded(const Command& command, const std::vector<Event>& events, const std::string& reason, std::int64_t corrects = 0);
    /// Books what another record of this game has, with its time and its author. `target`: the entry of this record that it speaks
    /// of; `marked`: it bore a bookmark there before, of an entry that sets or takes one: where it is here already as that makes it, this is
    /// a remark. Nothing where that cannot be. Throws: FileError; UnfittingEvents; UnexpectedBooks where it leads to other books here.
    std::optional<Entry> book_again(const Entry& entry, std::int64_t target, bool marked);
    /// A remark in the log, on entry `about` (0: on none). Nothing for an empty one, one of more than `most_characters`, or
    /// where there is no such entry.
    /// Throws: FileError.
    std::optional<Entry> note(const std::string& text, std::int64_t about = 0);
    /// Marks an entry, or takes its mark away. Nothing where there is no such entry. Throws: FileError.
    std::optional<Entry> bookmark(std::int64_t about);
    bool bookmarked(std::int64_t seq) const override;
    /// The same as it was before entry `before`.
    bool bookmarked(std::int64_t seq, std::int64_t before) const;

    bool can_undo() const;
    bool can_redo() const;
    /// Takes back the last play that stands; nothing at the beginning. Throws: FileError.
    std::optional<Entry> undo();
    /// Takes back all plays from entry `seq` on. Nothing when `seq` does not stand. Throws: FileError.
    std::optional<Entry> undo_from(std::int64_t seq);
    std::optional<Entry> redo();
    /// The ends that the game had and does not stand at now, the last left first.
    std::vector<core::Branch> branches() const override;
    /// Goes on where the undo or redo `left` went away from; what stands now becomes a branch. Nothing where that left nothing that
    /// does not stand. Throws: FileError.
    std::optional<Entry> take_up(std::int64_t left);

    std::vector<LogLine> log() const;
    /// The last `count` entries, oldest first: shown large after a restart.
    std::vector<LogLine> last_entries(std::size_t count) const;
    /// What the entry of this game's log says, sentence by sentence, for another language than that of its summary.
    std::vector<core::Message> sentences(const Entry& entry) const;
    /// The state as it was after entry `seq`, undone entries left out as they stood then. Neighbours of what was asked for
    /// before are found at once.
    State state_at(std::int64_t seq) const;
    /// The plays that stood after entry `seq`, in order.
    std::vector<std::int64_t> standing_at(std::int64_t seq) const;

    bool stands(std::int64_t seq) const override;
    /// The first play of the turn that is being played and may be taken back; nothing when there is none.
    std::optional<std::int64_t> turn_begins() const;
    std::string in_english(const core::Message& message) const;
    /// What the entry says, made from its events as `sentences`, in English. Throws: FileError.
    std::string in_english(const Entry& entry) const;
    std::vector<core::Roll> dice(const Entry& entry) const override;
    core::Measures measures() const override;
    std::vector<core::Figure> levels_at(std::int64_t seq) const override;
    std::vector<core::Holding> holdings_at(std::int64_t seq) const override;
    std::vector<core::Message> players() const override;
    std::optional<core::Message> result() const override;
    void walk(const std::function<bool(const Walked&)>& visit, std::int64_t end = 0) const override;
    /// SHA-256 over everything the state says (`codec/digest_fields.hpp`), in hexadecimal. Equal books, equal digests.
    [[nodiscard]] std::string digest() const;
    /// The books after entry `seq` (0: now) are those of this digest, in the format that it names.
    [[nodiscard]] bool shows(const std::string& recorded, std::int64_t seq = 0) const;
    /// The file's own checks, then the game replayed from its entries: each fits, and leads to the books, postings and dice that
    /// were recorded with it.
    [[nodiscard]] Verification verify() const;
    /// What was found when the game was opened for review; sound where it was opened to be played.
    const Verification& proof() const;
    /// Saves the entries whose hashes and books are proved as a game of their own, to be played on; this file stays as it is. Of
    /// a game that is open for review. Throws: as `GameFile::save_proved`.
    Saved save_proved(const std::filesystem::path& destination) const;

    /// Puts the file in place again after FileErrorKind::Gone; see `GameFile::put_back`. Throws: FileError.
    std::optional<std::filesystem::path> put_back();

    /// Name written beside each entry; of one of more than `most_characters_of_a_name` the beginning.
    void set_who(std::string who);
    /// From now on an entry is booked only when the digest after it is this one; empty: whatever it is.
    /// Throws, from what books then: UnexpectedBooks.
    void expect_digest(std::string digest);

    /// The written form (`docs/commands.md`) of a command and back. Throws: CodecError with what is wrong and where.
    static std::string write(const Tables& tables, const Command& command);
    static Command read(const Tables& tables, std::string_view json);
    /// The written form of events, a JSON list, and back. Throws: CodecError.
    static std::string write_events(const Tables& tables, const std::vector<Event>& events);
    static std::vector<Event> read_events(const Tables& tables, std::string_view json);

private:
    struct Parts;
    explicit Session(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

} // namespace intendant::db
