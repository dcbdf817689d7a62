#pragma once

#include "app/cli/play.hpp"
#include "app/cli/script_line_impl.hpp"
#include "model/core/printable.hpp"

#include <sstream>

/// The body of `play`; included once for each game.
namespace intendant::cli {

namespace detail {

inline std::string clause(const core::RuleRef& rule) { return rule.id.empty() ? "" : " [" + rule.id + "]"; }

/// Performs one line; a stop is thrown as the sentence that explains it.
struct Stop {
    std::string why;
};

/// While it lives, only an entry that leads to the books of this digest is booked; empty: any.
template <class G> class Expectation {
public:
    Expectation(db::Session<G>& session, std::string digest) : m_session(session) { m_session.expect_digest(std::move(digest)); }
    Expectation(const Expectation&) = delete;
    Expectation& operator=(const Expectation&) = delete;
    ~Expectation() { m_session.expect_digest({}); }

private:
    db::Session<G>& m_session;
};

template <class G> class Player {
public:
    Player(db::Session<G>& session, const typename G::Tables& tables, const PlayOptions& options, std::ostream& errors)
        : m_session(session), m_tables(tables), m_options(options), m_errors(errors) {}

    db::Entry perform(const ScriptLine<G>& line, std::size_t number) {
        m_line = number;
        m_session.set_who(line.who);
        const Expectation<G> expectation(m_session, m_options.strict ? line.digest : "");
        try {
            auto booked = std::visit([&](const auto& wish) { return book(wish, line); }, line.wish);
            if (!line.digest.empty() && line.digest != booked.state_digest && !m_session.shows(line.digest)) {
                differs(other_books);
            }
            return booked;
        } catch (const db::UnexpectedBooks&) {
            throw differing(other_books);
        }
    }

    /// The line of an earlier run is the one that was booked then: as today's program reads it, or as one before it did, which booked
    /// an edition's name alone. Throws: Stop.
    void pass_over(std::string_view text, std::int64_t seq) const {
        const auto entry = m_session.file().entries(seq, seq).front();
        if (!booked(read_line<G>(m_tables, text), entry) && !booked(read_line<G>(m_tables, text, LeftOpen::AsItStands), entry)) {
            throw Stop{"refused: it is not what stands in entry " + std::to_string(seq) +
                       ", so this game was not begun from this script. Nothing was booked."};
        }
    }

private:
    bool booked(const ScriptLine<G>& line, const db::Entry& entry) const {
        const auto kind = std::visit([](const auto& wish) { return kind_of(wish); }, line.wish);
        const auto* const command = std::get_if<typename G::Command>(&line.wish);
        return kind == entry.kind && (command == nullptr || db::Session<G>::write(m_tables, *command) == entry.command) &&
               (line.digest.empty() || line.digest == entry.state_digest || m_session.shows(line.digest, entry.seq));
    }

    static core::EntryKind kind_of(const typename G::Command&) { return core::EntryKind::Play; }
    static core::EntryKind kind_of(const UndoWish&) { return core::EntryKind::Undo; }
    static core::EntryKind kind_of(const RedoWish&) { return core::EntryKind::Redo; }
    static core::EntryKind kind_of(const NoteWish&) { return core::EntryKind::Note; }
    static core::EntryKind kind_of(const BookmarkWish&) { return core::EntryKind::Note; }

    static constexpr const char* other_books = "the books after it are not those that were recorded";

    db::Entry book(const typename G::Command& command, const ScriptLine<G>& line) {
        if (line.events) {
            if (const auto why = difference(command, *line.events, line.overrule)) {
                differs(*why);
                return m_session.book_recorded(command, *line.events, line.overrule, line.corrects);
            }
        }
        // A recorded line whose warnings were overruled carries its reason like any other.
        const auto answer = m_session.book(command, line.overrule, line.corrects);
        if (answer.refused) {
            throw Stop{"refused" + clause(answer.refused->rule) + ": " + english(answer.refused->why)};
        }
        if (!answer.booked) {
            std::string why = "stopped";
            for (const auto& warning : answer.warnings) {
                why += clause(warning.rule) + ": " + english(warning.why) + " ";
            }
            throw Stop{why + "To book it all the same, give the line an \"overrule\" with the table's reason."};
        }
        return *answer.booked;
    }
    db::Entry book(const UndoWish& wish, const ScriptLine<G>&) {
        const auto entry = wish.from ? m_session.undo_from(*wish.from) : m_session.undo();
        if (entry) {
            return *entry;
        }
        const auto last = m_session.file().last_seq();
        if (wish.from && (*wish.from < 1 || *wish.from > last)) {
            throw Stop{"refused: there is no entry " + std::to_string(*wish.from) + "; the last one is " + std::to_string(last)};
        }
        throw Stop{wish.from && *wish.from > 1 ? "refused: entry " + std::to_string(*wish.from) + " has been undone, or is no play"
                                               : std::string{"refused: nothing is left to take back; the first entry sets up the board"}};
    }
    db::Entry book(const RedoWish& wish, const ScriptLine<G>&) {
        const auto entry = wish.left ? m_session.take_up(*wish.left) : m_session.redo();
        if (!entry && wish.left) {
            throw Stop{"refused: entry " + std::to_string(*wish.left) + " left nothing that could be taken up"};
        }
        return entry ? *entry : throw Stop{"refused: there is nothing to redo"};
    }
    db::Entry book(const NoteWish& wish, const ScriptLine<G>&) {
        if (const auto length = core::characters_in(wish.text); length > db::most_characters) {
            throw Stop{"refused: a note has at most " + std::to_string(db::most_characters) + " characters; this one has " +
                       std::to_string(length)};
        }
        const auto entry = m_session.note(wish.text, wish.about);
        return entry ? *entry : throw Stop{no_such_entry(wish.about).value_or("refused: the note is empty")};
    }
    db::Entry book(const BookmarkWish& wish, const ScriptLine<G>&) {
        const auto entry = m_session.bookmark(wish.about);
        return entry ? *entry : throw Stop{no_such_entry(wish.about).value_or("refused")};
    }

    std::optional<std::string> no_such_entry(std::int64_t seq) const {
        const auto last = m_session.file().last_seq();
        if (seq <= last) {
            return std::nullopt;
        }
        return "refused: there is no entry " + std::to_string(seq) + "; the last one is " + std::to_string(last);
    }

    std::optional<std::string> difference(const typename G::Command& command, const std::vector<typename G::Event>& recorded,
                                          const std::string& overruled) const {
        const auto verdict = m_session.ask(command);
        if (core::refused(verdict)) {
            return "today's rules refuse it" + clause(core::refusal(verdict).rule) + ": " + english(core::refusal(verdict).why);
        }
        const auto& today = core::acceptance(verdict).events;
        if (db::Session<G>::write_events(m_tables, today) != db::Session<G>::write_events(m_tables, recorded)) {
            return std::string{"today's rules would book it otherwise"};
        }
        if (const auto& warnings = core::acceptance(verdict).warnings; !warnings.empty() && overruled.empty()) {
            return "today's rules warn of it" + clause(warnings.front().rule) + ": " + english(warnings.front().why);
        }
        return std::nullopt;
    }

    static Stop differing(const std::string& why) { return {"differs from the record: " + why}; }

    void differs(const std::string& why) const {
        if (m_options.strict) {
            throw differing(why);
        }
        m_errors << "line " << m_line << ": " << core::one_line(why) << "; booked as recorded\n";
    }

    std::string english(const core::Message& message) const { return G::to_english(m_tables, message); }

    db::Session<G>& m_session;
    const typename G::Tables& m_tables;
    PlayOptions m_options;
    std::ostream& m_errors;
    std::size_t m_line{0};
};

} // namespace detail

template <class G>
bool play(db::Session<G>& session, const typename G::Tables& tables, std::istream& script, std::ostream& out, std::ostream& errors,
          const PlayOptions& options) {
    detail::Player<G> player(session, tables, options, errors);
    std::string text;
    std::istringstream begun(options.read_already);
    std::int64_t passed = 0;
    for (std::size_t number = 1; get_line(begun, text) || get_line(script, text); ++number) {
        if (text.size() > longest_line) {
            errors << "line " << number << ": malformed: a line has at most " << longest_line << " bytes\n";
            return false;
        }
        if (text.find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        try {
            if (passed < options.booked_already) {
                player.pass_over(text, ++passed);
                continue;
            }
            const auto entry = player.perform(read_line<G>(tables, text), number);
            if (entry.seq == 1 && options.begun) {
                options.begun();
            }
            out << "entry " << entry.seq << ": " << core::one_line(entry.summary);
            if (!entry.reason.empty()) {
                out << " (overruled: " << core::one_line(entry.reason) << ")";
            }
            out << '\n' << std::flush; // whoever types it sees it booked
        } catch (const db::CodecError& error) {
            errors << "line " << number << ": malformed: " << core::one_line(error.what()) << '\n';
            return false;
        } catch (const db::UnfittingEvents& error) {
            errors << "line " << number << ": refused: " << core::one_line(error.what()) << '\n';
            return false;
        } catch (const detail::Stop& stop) {
            errors << "line " << number << ": " << core::one_line(stop.why) << '\n';
            return false;
        }
    }
    return true;
}

} // namespace intendant::cli
