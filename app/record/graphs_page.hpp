#pragma once

#include "app/record/record.hpp"
#include "app/widgets/scrolled_page.hpp"
#include "db/session/history.hpp"

#include <wx/choice.h>

#include <functional>
#include <optional>

namespace intendant::app {

class ChartView;
class RowList;

/// The course of the game in graphs by round or by turn, the numbers behind them, and the entries after which the balance
/// moved most. Worked out when the page is looked at.
class GraphsPage : public ScrolledPage {
public:
    GraphsPage(wxWindow* parent, const Record& record);

    /// Shows the game as it is now, if somebody looks.
    void show_state();
    void set_focus();
    /// Another game goes on in the place of the one that was shown.
    void begin_anew();

    /// Looks back at an entry.
    std::function<void(std::int64_t seq)> look_back;

private:
    void show_measure();
    void show_points();
    void show_point();

    const Record& m_record;
    core::Measures m_measures;
    std::optional<db::History> m_history;
    std::int64_t m_upto{-1}; ///< the history says so much; -1: there is none
    wxChoice* m_measure;
    wxChoice* m_by;
    ChartView* m_chart;
    RowList* m_numbers;
    RowList* m_points;
    wxStaticText* m_point; ///< the whole sentence of the selected one
};

} // namespace intendant::app
