#pragma once

#include "app/desk/form_panel.hpp"
#include "app/desk/part_of_desk.hpp"
#include "model/core/form.hpp"

#include <wx/listbox.h>
#include <wx/panel.h>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace intendant::app {

/// What the table does now, of a game whose play is all in forms: a list of those that are asked for, and one of them open. The primary button
/// books the open form where something stands in it, or where the table has chosen it; else it leads to the form that is due.
class FormsSheet : public wxPanel, public PartOfAnyDesk {
public:
    struct Ways {
        /// Those that are asked for now, in the order of the list; none: nothing can be entered.
        std::function<std::vector<core::Form>()> forms;
        std::function<FormPanel::Ways(const std::string& id)> form;
        std::function<wxString(const core::Message&)> say;
        std::function<bool()> may_book;
        /// Which of them the table has to do next. Left out: the first.
        std::function<std::string(const std::vector<core::Form>&)> due{};
        /// It is filled in for one thing after another, and stays open. Left out: none is.
        std::function<bool(const std::string& id)> goes_on{};
    };

    /// The list is called NAME.forms, and the windows of a form begin with PREFIX.ID.
    FormsSheet(wxWindow* parent, const wxString& name, wxString prefix, Ways ways);

    /// A child of the sheet that stands between the list and the open form.
    void put_between(wxWindow* window);
    void show_state() override;
    void set_focus() override;
    bool is_seen() const override { return IsShownOnScreen(); }
    /// What stands in it may have become higher: its page makes room first.
    bool Layout() override;

    /// What the primary button says; nothing: nothing can be entered.
    std::optional<wxString> act() const;
    void do_act();
    /// Opens a form, with this in it; an empty one: the form that is due.
    void open(const std::string& id, const core::FormValues& values = {});

    const std::vector<core::Form>& forms() const { return m_forms; }
    /// The form that is due; empty: none is.
    const std::string& due() const { return m_due; }
    /// The open form as it stands; nullptr: none is open.
    const core::Form* form() const;
    /// Its panel; nullptr: none is open.
    FormPanel* panel() const;

    /// Another form is open, or something else stands in it.
    std::function<void()> on_change;

private:
    FormPanel* panel_of(const std::string& id);
    bool filled_in() const;
    bool goes_on(const std::string& id) const { return m_ways.goes_on && m_ways.goes_on(id); }
    bool asked(const std::string& id) const;
    void show_list();
    void show_open_form();

    wxString m_prefix;
    Ways m_ways;
    wxListBox* m_list;
    wxBoxSizer* m_panes;
    std::vector<core::Form> m_forms;
    std::map<std::string, FormPanel*> m_panels;
    std::string m_open; ///< which form
    std::string m_due;
    bool m_chosen{false}; ///< by the table
    bool m_showing{false};
    bool m_making_room{false};
};

} // namespace intendant::app
