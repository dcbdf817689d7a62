#pragma once

#include "app/record/record.hpp"

#include <wx/vlbox.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace intendant::app {

/// What happened last, in words that wrap: a heading for each round and seat, small numbers, what was taken back struck through.
/// An undo folds into the play that it took back, several taken back one after the other into one line, and what ends a phase into
/// a small line without a number. It shows the last entries of a long game; the log as a whole is in the review.
class LogColumn : public wxVListBox {
public:
    LogColumn(wxWindow* parent, Record& record, const wxString& name);

    /// Shows the log as it is now, at its end.
    void refresh();
    /// Shows this entry; 0: the end.
    void select(std::int64_t seq);
    /// The selected entry; 0: none.
    std::int64_t selected() const;
    /// What stands in a row, without its number.
    wxString words(std::size_t row) const;
    std::size_t rows() const { return m_rows.size(); }
    /// A heading, or what ended a phase: small, and without a number.
    bool small(std::size_t row) const { return m_rows.at(row).heading || m_rows.at(row).turning; }

    std::function<void(std::int64_t seq)> on_select;
    /// Enter or a double click: looks back at the entry.
    std::function<void(std::int64_t seq)> on_enter;
    /// What can be done with the entry is asked for.
    std::function<void(std::int64_t seq)> on_menu;

private:
    struct Row {
        std::int64_t seq;
        std::size_t folded{0}; ///< so many more before it, taken back too
        bool heading{false};
        bool turning{false}; ///< ends a phase
    };

    /// Whether somebody can read it.
    bool seen() const;
    wxCoord OnMeasureItem(size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& room, size_t row) const override;
    void OnDrawBackground(wxDC& dc, const wxRect& room, size_t row) const override;
    wxFont font_of(const Row& row) const;
    int left_of(const Row& row) const;
    void say_selected(bool aloud);
    const std::vector<wxString>& lines(size_t row) const;

    Record& m_record;
    std::vector<Row> m_rows;
    bool m_whole{true};                                 ///< the outline is read to its end
    mutable std::vector<std::vector<wxString>> m_lines; ///< the words wrapped to the width, by row; empty: not yet
    mutable int m_width{0};
};

/// Words broken into lines of this width at most. Units: pixels.
std::vector<wxString> wrapped(wxDC& dc, const wxString& words, int width);

} // namespace intendant::app
