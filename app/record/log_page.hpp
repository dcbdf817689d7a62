#pragma once

#include "app/record/record.hpp"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/listctrl.h>
#include <wx/panel.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

#include <functional>
#include <string>
#include <vector>

namespace intendant::app {

class NameField;

/// The log: a heading for each round and seat, every entry, and the selected one in full beside the list; filters, notes,
/// bookmarks. What was taken back stays, grey, struck through and with a sign.
///
/// A long log is read and filtered while nothing else happens, so that the windows never wait for it.
class LogPage : public wxPanel {
public:
    LogPage(wxWindow* parent, Record& record);

    /// Shows the log as it is now and goes to its end.
    void refresh();
    /// Another game goes on in the place of the one that was shown.
    void begin_anew();
    void select(std::int64_t seq);
    /// Nothing selected, the last entries in sight.
    void go_to_end();
    /// The selected entry; 0: none.
    std::int64_t selected() const { return m_selected; }
    /// How many entries (without headings) the filters let through; counts on while `busy`.
    std::size_t entries_shown() const;
    bool busy() const { return m_next > 0; }
    /// Entry numbers in order, headings as minus the entry below them.
    const std::vector<std::int64_t>& rows() const { return m_rows; }

    /// What can be done with an entry, as a menu.
    void pop_up_menu(wxWindow* at, std::int64_t seq);

    std::function<void(std::int64_t seq)> undo_from;
    /// Takes back to the play and opens it to be entered anew.
    std::function<void(std::int64_t seq)> enter_anew;
    /// Takes one play out, and plays again what came after it.
    std::function<void(std::int64_t seq)> take_out;
    /// `about`: the entry that the note is on, 0: none.
    /// True when it was booked; what was typed then goes.
    std::function<bool(const std::string& text, std::int64_t about)> note;
    std::function<void(std::int64_t seq)> bookmark;
    std::function<void(std::int64_t seq)> look_back;
    /// A stocktake puts the play right.
    std::function<void(std::int64_t seq)> correct;
    /// The drawing in `resources/icons` for a phase of the game; may be left out.
    std::function<std::string(const std::string& phase)> drawing_of;
    /// The places that the log can be filtered by, in the order in which they are offered.
    void offer_places(const std::vector<std::pair<std::string, wxString>>& places);

private:
    class List;
    enum Kind { AllKinds, Dice, Corrections, Remarks, TakenBack, Overruled };

    void build_list();
    wxSizer* build_tools();
    void offer_seats();
    void arrange();
    void scan(int milliseconds);
    void show_rows();
    void show_selection();
    void select_none();
    bool wanted(std::int64_t seq, const std::vector<std::int64_t>& of_place);
    bool filtered() const;
    const wxString& text_of(std::int64_t seq);
    wxString cell(long row, long column) const;
    int picture(long row) const;
    int picture_of(const std::string& drawing) const;
    void show_full(long row);

    Record& m_record;
    std::vector<std::int64_t> m_rows;
    std::vector<wxString> m_texts; ///< what free text is looked for in, small letters, by entry; empty: not read yet
    std::int64_t m_next{0};        ///< the entry that the filters look at next; 0: all were looked at
    bool m_read{false};            ///< the outline is complete
    std::int64_t m_known{0};       ///< the last entry that the filters have looked at, once they are through
    bool m_to_end{true};           ///< when they are, the list goes to its end
    List* m_list;
    wxTextCtrl* m_full;
    wxSearchCtrl* m_filter;
    wxChoice* m_seat;
    wxChoice* m_kind;
    NameField* m_place;
    wxTextCtrl* m_note;
    wxButton* m_more;
    std::vector<std::string> m_seats; ///< ids behind the choice, from its second line on
    std::vector<std::string> m_drawings;
    wxItemAttr m_undone;
    wxItemAttr m_heading;
    std::int64_t m_selected{0};
};

} // namespace intendant::app
