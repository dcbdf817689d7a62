#include "app/record/branches_dialog.hpp"

#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/widgets/cancel_button.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/translation.h>

#include <algorithm>
#include <string>

namespace intendant::app {

BranchesDialog::BranchesDialog(wxWindow* parent, const db::Log& log, const std::function<wxString(std::int64_t)>& say)
    : wxDialog(parent, wxID_ANY, _("Branches of this game"), wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      m_branches(log.branches()) {
    SetName("branches");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    auto* const hint =
        layout::hint(this,
                     m_branches.empty() ? _("There is only one way so far. What is taken back and then played otherwise stays in the "
                                            "record as a branch, and stands here to be taken up again.")
                                        : _("Each was taken back, and something else was played. Whichever you go on with, what stands "
                                            "now stays in the record as a branch."),
                     760);
    all->Add(hint, layout::spaced());
    m_list = new RowList(this, "branches.list", {{_("Parted after entry"), 150, true}, {_("Entries"), 80, true}, {_("Ends with"), 560}});
    m_list->SetMinSize(FromDIP(wxSize(800, 240)));
    std::vector<RowList::Row> rows;
    for (const auto& each : m_branches) {
        rows.push_back({std::to_string(each.left),
                        {},
                        {wxString::Format("%lld", static_cast<long long>(each.parted)), wxString::Format("%zu", each.plays),
                         wxString::Format("%lld: ", static_cast<long long>(each.last)) + say(each.last)}});
    }
    m_list->show(rows);
    all->Add(m_list, wxSizerFlags(1).Expand().Border());
    auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->AddStretchSpacer();
    auto* const take_up = new wxButton(this, wxID_OK, _("&Go on there"));
    take_up->SetName("branches.take_up");
    take_up->Enable(!m_branches.empty());
    take_up->SetDefault();
    buttons->Add(cancel_button(this), layout::line());
    buttons->Add(take_up, layout::line());
    all->Add(buttons, wxSizerFlags().Expand());
    SetSizerAndFit(all);
    SetMinSize(GetSize());
    CentreOnParent();
    if (!m_branches.empty()) {
        m_list->select(std::to_string(m_branches.front().left));
    }
    m_list->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { EndModal(wxID_OK); });
    m_list->SetFocus();
}

std::optional<std::int64_t> BranchesDialog::chosen() const {
    const auto found =
        std::ranges::find(m_branches, m_list->selected(), [](const core::Branch& each) { return std::to_string(each.left); });
    return found == m_branches.end() ? std::nullopt : std::optional{found->left};
}

} // namespace intendant::app
