#pragma once

#include "app/desk/counter_pools.hpp"
#include "app/empire_of_the_sun/books/past.hpp"

namespace intendant::app::es {

/// The units by side and place, with their step, and the entries that brought them there. Rule: ES-GEN-21.
class UnitsPage : public Part<CounterPools> {
public:
    UnitsPage(wxWindow* parent, Table& table, SharedPast past);
    void show_state() override;
    void set_focus() override { choose_pool(); }

private:
    std::vector<RowList::Row> counters_of(std::size_t pool) const override;
    wxString sum_of(std::size_t pool) const override;
    wxString called(const std::string& counter) const override;
    std::vector<Line> lines_of(const std::string& counter) const override;
    std::vector<UnitId> in_pool(std::size_t pool) const;

    SharedPast m_past;
};

} // namespace intendant::app::es
