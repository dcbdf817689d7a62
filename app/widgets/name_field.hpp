#pragma once

#include "app/widgets/name_match.hpp"

#include <wx/combobox.h>
#include <wx/timer.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace intendant::app {

/// A field for the name of something out of a list: typed whole, in part, by its id, or picked with mouse or arrows.
class NameField : public wxComboBox {
public:
    struct Item : Nameable {
        bool here{true}; ///< it can be meant where the field stands; the others are understood when none of these is meant

        const wxString& name() const { return names.front(); }
    };

    NameField(wxWindow* parent, const wxString& name);

    void offer(std::vector<Item> items);
    /// The item that the text means, as `app/widgets/name_match.hpp` says.
    std::optional<std::string> chosen() const;
    /// Why what is typed means nothing: it is unknown, or several are called so. Empty when it means one, or nothing is typed.
    wxString doubt() const;
    /// Tells that in an EVT_DOUBTFUL_NAME; false: there is none, or nobody hears it.
    bool say_doubt();
    /// A word of a name that is offered begins so.
    bool begins(const wxString& text) const;
    void choose(const std::string& id);
    void clear(); // NOLINT(bugprone-virtual-near-miss): as our other fields have it; wxComboBox::Clear does another thing

    std::function<void()> on_change;

private:
    std::vector<const Item*> candidates() const;
    const Item* meant() const;
    void complete();
    void fill();
    void go_on(bool forward);

    std::vector<Item> m_items;
    bool m_filled{true}; ///< the list holds them
    wxTimer m_soon;      ///< fills it
    wxString m_told;     ///< the doubtful text that has been told: who goes on once more may
};

/// What was typed into a NameField is doubtful; the string of the event says why. Goes up to whoever can say it.
wxDECLARE_EVENT(EVT_DOUBTFUL_NAME, wxCommandEvent);

/// A shown field in the window whose name is doubtful; none: all is clear.
NameField* doubtful_name(wxWindow& window);

} // namespace intendant::app
