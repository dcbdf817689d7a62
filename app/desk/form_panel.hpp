#pragma once

#include "app/widgets/count_list.hpp"
#include "app/widgets/dice_entry.hpp"
#include "app/widgets/name_field.hpp"
#include "model/core/form.hpp"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/checklst.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace intendant::app {

/// A form of a game on the desk: names that are completed, numbers, dice, and what they come to. What follows from a field is asked for
/// anew while it is typed; the keyboard and whatever was typed elsewhere stay where they are. It is empty after each entry, and whenever
/// another side or another phase comes.
///
/// Numbers of a list stand below each other, things that go along or not are ticked in one. The fields' windows are called NAME.KEY, its button NAME.book; that of a row NAME.
class FormPanel : public wxPanel {
public:
    /// How it is made, said and booked: see `app/desk/form_ways.hpp`.
    struct Ways {
        std::function<std::optional<core::Form>(const core::FormValues&)> form;
        /// False: these values make no command.
        std::function<bool(const core::FormValues&, std::function<void()> booked)> book;
        std::function<wxString(const core::FormValues&)> foresee; ///< what it would book, or what speaks against it
        std::function<wxString(const core::Message&)> say;
        std::function<std::string()> moment; ///< while it stays the same, so does what was filled in
        std::function<void(const wxString&)> complain;
        std::function<void(const wxString&)> unread; ///< keys that were not read
        /// All things of a kind, those too that the form does not offer: they are understood, and answered with their clause.
        std::function<std::vector<Nameable>(const std::string& kind)> things{};
    };
    enum class Look {
        Sheet, ///< title, fields below each other, button
        Row,   ///< no more than fields and button
    };

    FormPanel(wxWindow* parent, const wxString& name, Ways ways, Look look = Look::Sheet);

    /// As it stands; nothing: it is not asked for.
    const std::optional<core::Form>& form() const { return m_form; }
    /// Something was booked: asks for the form as it is now.
    void show_state();
    /// The keyboard goes where something is still to be filled in.
    void set_focus();
    /// Books what is filled in; what is missing is said, and the keyboard goes there.
    void book();
    /// Fills in what came from elsewhere, as if it had been typed, and nothing else.
    void fill(const core::FormValues& values);
    /// One field more. An empty value empties it.
    void set(const std::string& key, const std::string& value);
    void empty();
    /// What was filled in; what is only proposed is not in it.
    core::FormValues values() const;

    /// Called whenever something is filled in or asked for anew, with the form as it stands.
    std::function<void(const core::Form&)> on_change;

private:
    struct Field {
        core::FormField asked;
        wxStaticText* label{nullptr};
        NameField* name{nullptr};
        wxSpinCtrl* number{nullptr};
        wxCheckBox* tick{nullptr};
        DiceEntry* dice{nullptr};
        wxTextCtrl* text{nullptr};
        int dice_asked{-1};
        bool touched{false};

        wxWindow* control() const;
    };

    static wxSizerFlags close_by();
    /// A label whose first letter leads to its control, where nothing before it answers to that.
    static wxString with_letter(const wxString& text);
    void refresh();
    void arrange(const std::vector<core::FormField>& asked);
    Field make(const core::FormField& asked);
    void make_dice(Field& field);
    void show_field(Field& field);
    void show_tick(Field& field);
    void lay_out();
    bool fits_beside(const Field& field) const;
    void show_list();
    void say_all();
    void changed(const std::string& key);
    void list_changed();
    void show_ticks();
    int listed(const std::string& key) const;
    void set_listed(const std::string& key, int number);
    void thrown(const std::string& key, const core::Throw& dice);
    bool stops_at_name();
    wxWindow* first_open() const;
    void book_values(const core::FormValues& values, const std::function<void()>& booked);
    bool makes(const core::FormValues& values, const std::function<void()>& booked);
    std::vector<NameField::Item> items(const core::FormField& field);
    Field* find(const std::string& key);
    int text_width() const;
    void say(wxStaticText* label, const wxString& text);

    wxString m_name;
    Ways m_ways;
    Look m_look;
    std::optional<core::Form> m_form;
    std::string m_moment;
    std::string m_emptied;               ///< the name that was just deleted: its place stays empty while it is typed anew
    std::vector<Field> m_fields;         ///< but for those of the list
    std::map<std::string, int> m_listed; ///< the numbers that the list showed last
    std::set<std::string> m_touched;     ///< of the list
    std::map<std::string, std::vector<Nameable>> m_things;
    std::map<wxStaticText*, wxString> m_said; ///< what stands there, before it was wrapped
    int m_wrapped_for{0};                     ///< this width
    bool m_refreshing{false};
    bool m_taken{false};

    wxStaticText* m_title{nullptr};
    wxStaticText* m_note{nullptr};
    wxBoxSizer* m_rows{nullptr};
    wxSizer* m_row{nullptr};
    wxBoxSizer* m_dice_rows{nullptr};
    wxButton* m_book;
    wxStaticText* m_sums;
    wxStaticText* m_foreseen;
    CountList* m_list{nullptr};
    wxCheckListBox* m_ticks{nullptr};
    std::vector<std::string> m_tick_keys; ///< of its rows
};

} // namespace intendant::app
