#include "app/report/report.hpp"

#include "app/report/html.hpp"
#include "app/report/nameless.hpp"
#include "app/report/pdf.hpp"
#include "app/report/summary_picture.hpp"
#include "app/report/tables.hpp"
#include "db/file/file_error.hpp"
#include "db/file/whole_file.hpp"
#include "db/session/export_line.hpp"

#include <ostream>

namespace intendant::report {

namespace {

void write_whole(const std::filesystem::path& to, const std::string& bytes) {
    db::write_whole_file(to, [&bytes](std::ostream& out) { out << bytes; });
}

/// Made aside, then put in its place: a folder is there with all its tables or not at all.
void write_folder(const std::filesystem::path& to, const std::vector<std::pair<std::string, std::string>>& tables) {
    db::write_whole_folder(to, [&tables](const std::filesystem::path& folder) {
        for (const auto& [name, text] : tables) {
            write_whole(folder / name, text);
        }
    });
}

bool write_if_whole(const std::optional<std::string>& bytes, const std::filesystem::path& to) {
    if (bytes) {
        write_whole(to, *bytes);
    }
    return bytes.has_value();
}

/// The reader has stopped it: what stands aside is not put in place.
struct Stopped {};

} // namespace

bool write_lines(std::ostream& out, const db::GameFile& file, bool nameless, const GoOn& go_on) {
    constexpr std::int64_t read_at_once = 1000;
    for (std::int64_t from = 1; from <= file.last_seq(); from += read_at_once) {
        for (const auto& entry : file.entries(from, from + read_at_once - 1)) {
            const auto line = db::export_line(entry, file.header().game);
            out << (nameless ? without_names(line) : line) << '\n';
        }
        if (go_on && !go_on(static_cast<double>(from) / static_cast<double>(file.last_seq()))) {
            return false;
        }
    }
    return true;
}

bool write_report(const Source& source, Form form, const std::filesystem::path& to, const GoOn& go_on) {
    if (form == Form::Csv) {
        const auto tables = tables_of(source, go_on);
        if (tables) {
            write_folder(to, *tables);
        }
        return tables.has_value();
    }
    if (form == Form::Jsonl || form == Form::Nameless) {
        try {
            db::write_whole_file(to, [&](std::ostream& out) {
                if (!write_lines(out, source.log.file(), form == Form::Nameless, go_on)) {
                    throw Stopped{};
                }
            });
        } catch (const Stopped&) {
            return false;
        }
        return true;
    }
    const auto document = document_of(source, go_on);
    if (!document) {
        return false;
    }
    if (form == Form::Png) {
        return write_if_whole(summary_picture_of(*document), to);
    }
    return write_if_whole(form == Form::Html ? std::optional(html_of(*document)) : pdf_of(*document, go_on), to);
}

} // namespace intendant::report
