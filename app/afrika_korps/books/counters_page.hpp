#pragma once

#include "app/afrika_korps/books/past.hpp"
#include "app/desk/counter_pools.hpp"

#include <string>
#include <vector>

namespace intendant::app::ak {

/// The pools: the counters that are eliminated, wait, are at sea or at hand, of both sides.
/// Rule: AK-SET-2, AK-RNF-4, AK-RPL-1, AK-SEA-7, AK-SUB-6.
class CountersPage : public Part<CounterPools> {
public:
    CountersPage(wxWindow* parent, Table& table, SharedPast past);
    void show_state() override;
    void set_focus() override { choose_pool(); }

private:
    std::vector<RowList::Row> counters_of(std::size_t pool) const override;
    wxString sum_of(std::size_t pool) const override;
    wxString called(const std::string& counter) const override;
    std::vector<Line> lines_of(const std::string& counter) const override;

    std::vector<CounterId> in_pool(std::size_t pool, Side side) const;
    wxString since(CounterId counter) const;
    wxString remark(CounterId counter) const;

    SharedPast m_past;
};

} // namespace intendant::app::ak
