#pragma once

#include "db/codec/axis_allies_session.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace intendant::cli {

struct UndoWish {
    std::optional<std::int64_t> from; ///< take back this entry and all after it; else the last one
};
struct RedoWish {};
struct NoteWish {
    std::string text;
    std::int64_t about{0}; ///< the entry it is about; 0: none
};
struct BookmarkWish {
    std::int64_t about;
};

/// One line of a script or of an export: a command, and what was recorded with it.
struct ScriptLine {
    std::variant<axis_allies::Command, UndoWish, RedoWish, NoteWish, BookmarkWish> wish;
    std::string overrule; ///< why the table overrules a warning; empty if it does not
    std::string who;
    std::int64_t corrects{0}; ///< the play that this one puts right; 0: none
    std::optional<std::vector<axis_allies::Event>> events; ///< as they were recorded
    std::string digest;                                    ///< of the books after the entry, as recorded
};

/// Reads a line; see `docs/commands.md`. Throws: db::CodecError with what is wrong and where.
ScriptLine read_line(const axis_allies::Tables& tables, std::string_view text);

/// Writes an entry as a line that `read_line` reads.
std::string write_line(const db::Entry& entry);

} // namespace intendant::cli
