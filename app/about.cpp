#include "app/about.hpp"

#include "app/base/accessible.hpp"
#include "app/base/language.hpp"
#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"

#include <wx/button.h>
#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/translation.h>
#include <wx/utils.h>
#include <wx/version.h>

namespace intendant::app {

wxString about_this_program() {
    return "Intendant " INTENDANT_VERSION "\n" + wxString(wxVERSION_STRING) + "\n" + wxGetOsDescription() + "\n" +
           wxGetLinuxDistributionInfo().Description + "\n" + "Language: " + to_wx(core::code_of(language())) +
           "; theme: " + (layout::dark() ? "dark" : "light") + (theme::for_every_eye() ? ", colours for every eye" : "");
}

About::About(wxWindow* parent) : wxDialog(parent, wxID_ANY, _("About Intendant")) {
    SetName("about");
    auto* const name = layout::heading(this, "Intendant " INTENDANT_VERSION, theme::Type::Title);
    name->SetName("about.version");
    auto* const what =
        layout::label(this, _("Keeps the books beside a war game that is played on a table. MIT licence; it is not affiliated with "
                              "the publishers of any game."));
    what->Wrap(FromDIP(420));
    auto* const facts =
        new wxTextCtrl(this, wxID_ANY, about_this_program(), wxDefaultPosition, FromDIP(wxSize(420, 110)), wxTE_MULTILINE | wxTE_READONLY);
    facts->SetName("about.facts");
    set_accessible_name(*facts, _("Details"));
    auto* const copy = new wxButton(this, wxID_ANY, _("&Copy for a report"));
    copy->SetName("about.copy");
    auto* const close = new wxButton(this, wxID_CANCEL, _("Close"));
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(copy);
    row->AddStretchSpacer();
    row->Add(close);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(name, layout::spaced());
    all->Add(what, layout::spaced());
    all->Add(facts, layout::spaced().Proportion(1).Expand());
    all->Add(row, layout::spaced().Expand());
    SetSizerAndFit(all);
    CentreOnParent();
    copy->Bind(wxEVT_BUTTON, [](wxCommandEvent&) {
        if (wxClipboardLocker clipboard; !!clipboard) {
            wxTheClipboard->SetData(new wxTextDataObject(about_this_program()));
        }
    });
    close->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Destroy(); });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Destroy(); });
    close->SetFocus();
}

} // namespace intendant::app
