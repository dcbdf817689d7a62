#pragma once

#include "db/session/session.hpp"

#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace intendant::cli {

struct UndoWish {
    std::optional<std::int64_t> from; ///< take back this entry and all after it; else the last one
};
struct RedoWish {
    std::optional<std::int64_t> left{}; ///< the entry that left what is taken up; without: what was taken back last
};
struct NoteWish {
    std::string text;
    std::int64_t about{0}; ///< the entry it is about; 0: none
};
struct BookmarkWish {
    std::int64_t about;
};

/// One line of a script or of an export: a command of game G, and what was recorded with it.
template <class G> struct ScriptLine {
    std::variant<typename G::Command, UndoWish, RedoWish, NoteWish, BookmarkWish> wish;
    std::string overrule; ///< why the table overrules a warning; empty if it does not
    std::string who;
    std::int64_t corrects{0};                             ///< the play that this one puts right; 0: none
    std::optional<std::vector<typename G::Event>> events; ///< as they were recorded
    std::string digest;                                   ///< of the books after the entry, as recorded
};

/// What a line without events leaves open, an edition's switches among it: as a line written today means it, or as it stands, which
/// is what it meant before this program filled it in.
enum class LeftOpen { AsToday, AsItStands };

/// Reads a line of a game whose file in this folder says so (`script_line_impl.hpp`); see `docs/commands.md`.
/// Throws: db::CodecError with what is wrong and where.
template <class G> ScriptLine<G> read_line(const typename G::Tables& tables, std::string_view text, LeftOpen left_open = LeftOpen::AsToday);

/// No line of a script is longer, in bytes: it may be an entry with all its events.
inline constexpr std::size_t longest_line = std::size_t{1} << 25U;
/// Reads a line, of a longer one a byte more than `longest_line`. False at the end.
bool get_line(std::istream& from, std::string& line);

/// The game that the first line of a script names; the first game of all where it names none.
std::string game_of_script(std::string_view first_line);

} // namespace intendant::cli
