#pragma once

#include "app/base/text.hpp"

#include <filesystem>
#include <memory>
#include <string>

namespace intendant::app {

/// Lays out the file of a new game and books how it begins. `typed`: its name; the ending may be left out.
/// Throws: db::FileError.
template <class Session>
std::filesystem::path make_game(const wxString& typed, std::shared_ptr<const typename Session::Tables> tables,
                                const typename Session::Command& beginning, const std::string& reason = {}) {
    std::filesystem::path file = to_utf8(typed);
    if (file.extension() != ".intendant") {
        file += ".intendant";
    }
    if (!Session::create(file, std::move(tables)).book(beginning, reason).booked) {
        throw std::logic_error("a new game begins with what the dialog has tried before");
    }
    return file;
}

} // namespace intendant::app
