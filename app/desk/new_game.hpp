#pragma once

#include "app/base/text.hpp"

#include <wx/panel.h>
#include <wx/textctrl.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace intendant::app {

/// Where a new game is kept: a free name in the folder of the games is proposed; another can be typed or chosen.
class NewGameFile : public wxPanel {
public:
    /// `name`: of the field and, with `choose_` before its last part, of the button. `game`: how the proposed name begins.
    NewGameFile(wxWindow* parent, const wxString& name, const std::string& game);
    wxString typed() const { return m_file->GetValue(); }

private:
    wxTextCtrl* m_file;
};

/// The names in a line, between commas; what is empty is no name.
std::vector<wxString> names_in(const wxString& line);

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
