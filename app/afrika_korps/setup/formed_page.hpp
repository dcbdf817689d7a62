#pragma once

#include "app/afrika_korps/fields.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/panel.h>

#include <map>
#include <vector>

namespace intendant::app::ak {

/// Which units formed each substitute. Rule: AK-SUB-1, AK-SUB-6.
class FormedPage : public wxPanel {
public:
    /// Its controls are named NAME.formed.WHAT.
    FormedPage(wxWindow* parent, const wxString& name);

    /// What was entered stays. `books` must outlive the page or the next call.
    void show(const State& books);
    void fill(Stocktake& count) const;

private:
    std::vector<CounterId> in_books(CounterId substitute) const;
    std::vector<CounterId> said_of(CounterId substitute) const;
    void show_substitute();
    void take();
    void show_list();

    const State* m_books{nullptr};
    std::map<CounterId, std::vector<CounterId>> m_said;
    std::vector<CounterId> m_substitutes; ///< like the rows
    CounterId m_shown{};
    RowList* m_list;
    UnitTicks* m_parts;
};

} // namespace intendant::app::ak
