#pragma once

#include "app/axis_allies/books/trace.hpp"
#include "app/axis_allies/table.hpp"
#include "app/widgets/row_list.hpp"

namespace intendant::app::aa {

/// The books at a glance, always in sight: treasury, production and developments of each power.
class Overview : public Panel {
public:
    Overview(wxWindow* parent, Table& table);
    void show_state() override;

    /// Called when one asks how a figure came about.
    std::function<void(const Figure&)> on_figure;

private:
    RowList* m_powers;
};

} // namespace intendant::app::aa
