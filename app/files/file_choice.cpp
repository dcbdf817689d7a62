#include "app/files/file_choice.hpp"

#include "app/base/settings.hpp"
#include "app/base/text.hpp"

#include <wx/dirdlg.h>
#include <wx/filedlg.h>

namespace intendant::app {

namespace {

FileChoice::Ask dialog(long style) {
    return [style](wxWindow* parent, const wxString& title, const wxString& pattern, const std::filesystem::path& proposed) {
        const auto folder = proposed.has_parent_path() ? proposed.parent_path() : games_folder();
        wxFileDialog choice(parent, title, path_to_wx(folder), path_to_wx(proposed.filename()), pattern, style);
        return choice.ShowModal() == wxID_OK ? std::optional(to_path(choice.GetPath())) : std::nullopt;
    };
}

std::optional<std::filesystem::path> folder_dialog(wxWindow* parent, const wxString& title, const std::filesystem::path& now) {
    wxDirDialog choice(parent, title, path_to_wx(now), wxDD_DEFAULT_STYLE | wxDD_DIR_MUST_EXIST);
    return choice.ShowModal() == wxID_OK ? std::optional(to_path(choice.GetPath())) : std::nullopt;
}

} // namespace

FileChoice& file_choice() {
    static FileChoice choice{.existing = dialog(wxFD_OPEN | wxFD_FILE_MUST_EXIST), .fresh = dialog(wxFD_SAVE), .folder = folder_dialog};
    return choice;
}

bool soon_proved(const std::filesystem::path& game) {
    constexpr std::uintmax_t quick = 64U << 20U; // bytes; some seconds
    std::error_code none;
    return std::filesystem::file_size(game, none) <= quick;
}

std::filesystem::path free_name_beside(const std::filesystem::path& game) {
    std::error_code none;
    for (int number = 1;; ++number) {
        auto name = game;
        name.replace_extension(number == 1 ? ".repaired.intendant" : ".repaired-" + std::to_string(number) + ".intendant");
        if (std::filesystem::symlink_status(name, none).type() == std::filesystem::file_type::not_found) {
            return name;
        }
    }
}

} // namespace intendant::app
