#pragma once

#include "app/text.hpp"
#include "db/session.hpp"

#include <wx/listctrl.h>
#include <wx/panel.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

#include <functional>
#include <vector>

namespace intendant::app {

/// The log: a heading for each round and power, every entry, and the selected one in full beside the list.
/// What was taken back stays, grey, struck through and with a sign.
class LogPage : public wxPanel {
public:
    /// `sentence`: what an entry says, in the language of the windows.
    LogPage(wxWindow* parent, Names names, std::function<wxString(const db::Entry&)> sentence);

    /// Shows these entries and goes to the last one.
    void show(std::vector<db::LogLine> lines);
    /// One more entry that took nothing back.
    void append(const db::LogLine& line);

    /// Gives the dice of an entry for the full text.
    std::function<std::vector<core::Roll>(std::int64_t seq)> rolls_of;
    std::function<void(std::int64_t seq)> undo_from;
    std::function<void(const std::string& text)> note;

private:
    class List;
    struct Row {
        bool heading;
        std::size_t line; ///< of a heading: the first line under it
    };

    void arrange();
    void show_end();
    void add_row(std::size_t line);
    wxString cell(long row, long column) const;
    void show_full(long row);
    wxString heading_of(const db::Entry& entry) const;
    bool wanted(const db::LogLine& line) const;

    Names m_names;
    std::function<wxString(const db::Entry&)> m_sentence;
    std::vector<db::LogLine> m_lines;
    std::vector<Row> m_rows;
    List* m_list;
    wxTextCtrl* m_full;
    wxSearchCtrl* m_filter;
    wxItemAttr m_undone;
    wxItemAttr m_heading;
    std::int64_t m_selected{0};
};

} // namespace intendant::app
