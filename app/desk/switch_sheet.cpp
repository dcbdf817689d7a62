#include "app/desk/switch_sheet.hpp"

namespace intendant::app {

ScrolledRules::ScrolledRules(wxWindow* parent, const wxString& name) : wxScrolledWindow(parent, wxID_ANY) {
    SetName(name + ".sheet");
    SetScrollRate(layout::type_scale() > 1 ? FromDIP(12) : 0, FromDIP(12));
    SetSizer(new wxBoxSizer(wxVERTICAL));
}

void ScrolledRules::add_heading(const wxString& text, const wxSizerFlags& lies) {
    GetSizer()->Add(layout::heading(this, text, theme::Type::Text), lies);
}

void ScrolledRules::add_box(wxCheckBox* box, const std::vector<core::Clause>& clauses, const std::string& clause, UnderPoint under_it) {
    box->SetToolTip(tip(clauses, clause));
    GetSizer()->Add(box, wxSizerFlags().Border(wxLEFT | wxTOP, FromDIP(6)));
    add_point(clauses, clause, under_it, under());
}

void ScrolledRules::add_point(const std::vector<core::Clause>& clauses, const std::string& clause, UnderPoint under_it,
                              const wxSizerFlags& lies) {
    constexpr int line_width = 640;
    const auto found = under_it == UnderPoint::Text ? core::explanation(clauses, {clause}) : std::nullopt;
    GetSizer()->Add(layout::hint(this, to_wx(clause) + (found ? ": " + text_of(*found) : wxString{}), line_width), lies);
}

} // namespace intendant::app
