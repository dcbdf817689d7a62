#pragma once

#include "app/afrika_korps/words.hpp"

#include <wx/window.h>

#include <functional>

namespace intendant::app::ak {

/// The calendar as a strip: a field a half month, the reinforcements of both sides as numbers in it, and below it where the die of the
/// Axis changes, replacements and substitutes begin. The list beside it says the same in words. Left and Right go from turn to turn.
class CalendarStrip : public wxWindow {
public:
    CalendarStrip(wxWindow* parent, const Tables& tables);

    /// Units: turns from 1; 0: none.
    void show(int now, int chosen);
    /// Where a turn stands. Units: pixels of this window.
    wxRect place_of(int turn) const;

    std::function<void(int turn)> on_choose;

protected:
    wxSize DoGetBestClientSize() const override;

private:
    void paint();
    void choose(int turn);
    int turns() const { return static_cast<int>(m_tables.calendar.size()); }
    int in_row() const { return (turns() + 1) / 2; }

    const Tables& m_tables;
    int m_now{0};
    int m_chosen{0};
};

} // namespace intendant::app::ak
