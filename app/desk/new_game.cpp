#include "app/desk/new_game.hpp"

#include "app/base/layout.hpp"
#include "app/base/settings.hpp"
#include "app/files/file_choice.hpp"

#include <wx/button.h>
#include <wx/datetime.h>
#include <wx/sizer.h>
#include <wx/tokenzr.h>
#include <wx/translation.h>

namespace intendant::app {

namespace {

std::filesystem::path free_name(const std::string& game) {
    const auto folder = games_folder();
    const auto day = to_utf8(wxDateTime::Now().FormatISODate());
    std::error_code ignored;
    for (int number = 1;; ++number) {
        auto file = folder / (game + "-" + day + (number > 1 ? "-" + std::to_string(number) : "") + ".intendant");
        if (!std::filesystem::exists(file, ignored)) {
            return file;
        }
    }
}

} // namespace

NewGameFile::NewGameFile(wxWindow* parent, const wxString& name, const std::string& game) : wxPanel(parent) {
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(this, _("&Kept in:")), wxSizerFlags().CentreVertical());
    m_file = new wxTextCtrl(this, wxID_ANY, to_wx(free_name(game).string()));
    m_file->SetName(name);
    row->Add(m_file, wxSizerFlags(1).CentreVertical().Border(wxLEFT, layout::gap(this)));
    auto* const choose = new wxButton(this, wxID_ANY, _("&Choose..."));
    choose->SetName(name.BeforeLast('.') + ".choose_" + name.AfterLast('.'));
    choose->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (const auto file = file_choice().fresh(this, _("Where the game is kept"), "Intendant (*.intendant)|*.intendant",
                                                  to_utf8(m_file->GetValue()))) {
            m_file->ChangeValue(to_wx(file->string()));
        }
    });
    row->Add(choose, wxSizerFlags().Border(wxLEFT, layout::gap(this)));
    SetSizer(row);
}

std::vector<wxString> names_in(const wxString& line) {
    std::vector<wxString> names;
    wxStringTokenizer parts(line, ",;");
    while (parts.HasMoreTokens()) {
        if (auto name = parts.GetNextToken().Strip(wxString::both); !name.empty()) {
            names.push_back(std::move(name));
        }
    }
    return names;
}

} // namespace intendant::app
