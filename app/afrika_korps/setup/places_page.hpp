#pragma once

#include "app/afrika_korps/words.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/panel.h>

#include <map>
#include <optional>

namespace intendant::app::ak {

/// Where each counter is; what differs from the books is listed before it is booked. Rule: AK-GEN-4, AK-SUP-1.
class PlacesPage : public wxPanel {
public:
    /// Its controls are named NAME.WHAT. `before`: what the column of the books is called; `differing`: the heading of what differs.
    PlacesPage(wxWindow* parent, const wxString& name, const wxString& before, const wxString& differing);

    /// What was entered stays while these books, which must outlive the page or the next call, can have it.
    void show(const State& books);
    void fill(Stocktake& count) const;
    void set_focus();

private:
    void make_row(const wxString& name);
    void offer_places();
    void set_place(const std::string& counter, const std::string& place);
    void take_back(const std::string& counter);
    void show_counters();

    const State* m_books{nullptr};
    std::map<CounterId, PieceRow> m_counted; ///< those that were found elsewhere
    std::optional<bool> m_map_offered;       ///< the places are those of a whole map
    NameField* m_unit;
    NameField* m_place;
    RowList* m_counters;
    RowList* m_differences;
};

} // namespace intendant::app::ak
