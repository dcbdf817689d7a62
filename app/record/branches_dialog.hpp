#pragma once

#include "app/widgets/row_list.hpp"
#include "db/session/log.hpp"

#include <wx/dialog.h>

#include <functional>
#include <optional>
#include <vector>

namespace intendant::app {

/// What was taken back and played otherwise: one of the branches that were left is chosen, to go on there.
class BranchesDialog : public wxDialog {
public:
    /// `say`: what the entry of that number says.
    BranchesDialog(wxWindow* parent, const db::Log& log, const std::function<wxString(std::int64_t)>& say);

    /// The entry that left the branch that was chosen.
    std::optional<std::int64_t> chosen() const;

private:
    std::vector<core::Branch> m_branches;
    RowList* m_list{nullptr};
};

} // namespace intendant::app
