#pragma once

#include "app/desk/part_of_desk.hpp"
#include "app/widgets/row_list.hpp"
#include "app/widgets/scrolled_page.hpp"

#include <wx/choice.h>
#include <wx/stattext.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace intendant::app {

/// The counters of a game by pool, on the map, eliminated, at hand; below, what happened to the one selected. Pools are counted from 0.
class CounterPools : public ScrolledPage, public PartOfAnyDesk {
public:
    struct Line {
        std::int64_t entry;
        wxString turn;
        wxString where; ///< from then on
        wxString booked;
    };
    struct Parts {
        wxString name;               ///< of the window
        std::vector<wxString> pools; ///< the first is shown first
        /// Counter, factors, kind, from where, where now, since when, how it came there.
        std::function<std::vector<RowList::Row>(std::size_t pool)> counters;
        std::function<wxString(std::size_t pool)> sum;
        /// How the counter with this key is called; empty: there is none.
        std::function<wxString(const std::string& counter)> called;
        std::function<std::vector<Line>(const std::string& counter)> lines;
    };
    CounterPools(wxWindow* parent, Parts parts);

    void show_state() override;
    void set_focus() override { m_pool->SetFocus(); }
    bool is_seen() const override { return IsShownOnScreen(); }

private:
    void show_counter();

    Parts m_parts;
    wxChoice* m_pool;
    RowList* m_counters;
    wxStaticText* m_sum;
    wxStaticText* m_title;
    RowList* m_entries;
};

} // namespace intendant::app
