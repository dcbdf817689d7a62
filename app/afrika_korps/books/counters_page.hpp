#pragma once

#include "app/afrika_korps/books/past.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/choice.h>
#include <wx/stattext.h>

#include <string>

namespace intendant::app::ak {

/// The pools: the counters that are eliminated, wait, are at sea or at hand, of both sides; below, what happened to the one selected.
/// Rule: AK-SET-2, AK-RNF-4, AK-RPL-1, AK-SEA-7, AK-SUB-6.
class CountersPage : public Page {
public:
    CountersPage(wxWindow* parent, Table& table, SharedPast past);
    void show_state() override;
    void set_focus() override { m_pool->SetFocus(); }
    /// Shows a pool and selects a counter in it.
    void open(Status pool, CounterId counter);

private:
    void show_pool();
    void show_counter();
    wxString since(CounterId counter) const;
    wxString remark(CounterId counter) const;

    SharedPast m_past;
    wxChoice* m_pool;
    RowList* m_counters;
    wxStaticText* m_sum;
    wxStaticText* m_title;
    RowList* m_entries;
};

} // namespace intendant::app::ak
