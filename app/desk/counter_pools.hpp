#pragma once

#include "app/widgets/row_list.hpp"
#include "app/widgets/scrolled_page.hpp"

#include <wx/choice.h>
#include <wx/stattext.h>

#include <cstdint>
#include <string>
#include <vector>

namespace intendant::app {

/// The counters of a game by pool, on the map, eliminated, at hand; below, what happened to the one selected. A game calls `begin` in its
/// constructor and `show_pool` when the books are others.
class CounterPools : public ScrolledPage {
public:
    using ScrolledPage::ScrolledPage;

protected:
    struct Line {
        std::int64_t entry;
        wxString turn;
        wxString where; ///< from then on
        wxString booked;
    };

    /// `name`: of the window. `pools`: the first is shown first.
    void begin(const wxString& name, const std::vector<wxString>& pools);
    void show_pool();
    void choose_pool() { m_pool->SetFocus(); }

    /// Counter, factors, kind, from where, where now, since when, how it came there. Pools are counted from 0.
    virtual std::vector<RowList::Row> counters_of(std::size_t pool) const = 0;
    virtual wxString sum_of(std::size_t pool) const = 0;
    /// How the counter with this key is called; empty: there is none.
    virtual wxString called(const std::string& counter) const = 0;
    virtual std::vector<Line> lines_of(const std::string& counter) const = 0;

private:
    void show_counter();

    wxChoice* m_pool{nullptr};
    RowList* m_counters{nullptr};
    wxStaticText* m_sum{nullptr};
    wxStaticText* m_title{nullptr};
    RowList* m_entries{nullptr};
};

} // namespace intendant::app
