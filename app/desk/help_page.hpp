#pragma once

#include "app/widgets/link_row.hpp"

#include <wx/dataview.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <functional>
#include <string>
#include <vector>

namespace intendant::app {

/// A heading of the help.
struct HelpTopic {
    std::string id;
    wxString title;
};

/// One thing that can be looked up, under the heading `topic`.
struct HelpEntry {
    std::string id;
    std::string topic;
    wxString text;
    wxString source;              ///< where it is printed
    std::vector<std::string> see; ///< what else to look up
};

/// The help: headings and entries of a game, a search, and the entry that is open with its source and what it leads to.
/// Up and Down go from entry to entry; it stops nothing, and Escape goes back to where the keyboard was.
class HelpPage : public wxPanel {
public:
    HelpPage(wxWindow* parent, std::vector<HelpTopic> topics, std::vector<HelpEntry> entries);

    /// Opens an entry; an unknown id opens the headings.
    void open(const std::string& id);
    /// The headings alone, nothing open; the keyboard goes to the search.
    void open_contents();
    /// Shows the open entry anew: what is said about it may have changed.
    void refresh();

    /// Id of the open entry; empty when none is.
    const std::string& opened() const { return m_opened; }
    /// Ids of the entries that the search leaves, in the order shown.
    std::vector<std::string> listed() const;

    /// What this game says about an entry beside its text; may be empty.
    std::function<wxString(const std::string& id)> remark;
    /// Escape was pressed.
    std::function<void()> on_leave;

private:
    const HelpEntry* entry(const std::string& id) const;
    Link link_to(const std::string& id) const;
    bool found(const HelpEntry& entry, const wxString& words) const;
    void list(const wxString& words);
    void show_contents(bool nothing_found);
    void select(const wxDataViewItem& item);
    void show_selected();
    void show_entry(const HelpEntry& entry);
    void show_topic(const HelpTopic& topic);
    void arrange();
    void key(wxKeyEvent& event);

    std::vector<HelpTopic> m_topics;
    std::vector<HelpEntry> m_entries;
    std::vector<wxDataViewItem> m_topic_items; ///< like m_topics; not ok when the search leaves nothing of it
    std::vector<wxDataViewItem> m_entry_items; ///< like m_entries
    bool m_listed{false};
    std::string m_opened;
    wxSearchCtrl* m_search;
    wxDataViewTreeCtrl* m_tree;
    wxPanel* m_sheet;
    wxStaticText* m_title;
    wxTextCtrl* m_text;
    LinkRow* m_see;
    wxBoxSizer* m_halves;
};

} // namespace intendant::app
