#include "app/desk/rules_page.hpp"

#include "app/base/layout.hpp"
#include "app/widgets/row_fields.hpp"

#include <wx/translation.h>

namespace intendant::app {

wxTextCtrl* lay_out_rules(wxWindow& page, wxWindow& sheet, const wxString& name, const wxString& tip, const std::function<void()>& change) {
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(&page, _("R&eason:")), layout::line());
    auto* const reason = new wxTextCtrl(&page, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    reason->SetName(name + ".reason");
    reason->Bind(wxEVT_TEXT_ENTER, [change](wxCommandEvent&) { change(); });
    row->Add(reason, layout::line().Proportion(1));
    button(&page, row, _("&Change the rules"), name + ".change", change)->SetToolTip(tip);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(&page, _("The rules of this table")), layout::spaced());
    all->Add(&sheet, wxSizerFlags(1).Expand());
    all->Add(row, wxSizerFlags().Expand());
    page.SetSizer(all);
    return reason;
}

} // namespace intendant::app
