#pragma once

#include <wx/combobox.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace intendant::app {

/// A field for the name of something out of a list: typed whole, in part, by its id, or picked with mouse or arrows.
class NameField : public wxComboBox {
public:
    struct Item {
        std::string id;
        wxString name;
        wxString other_name{}; ///< under which it is found too: the English one, where the windows speak otherwise
    };

    NameField(wxWindow* parent, const wxString& name);

    void offer(std::vector<Item> items);
    /// The item that the text means: its id or one of its names, else the only one that begins with the text (or the one whose name
    /// the others only continue), else the only one that contains it; nothing when none or several do.
    std::optional<std::string> chosen() const;
    void choose(const std::string& id);
    void clear();

    std::function<void()> on_change;

private:
    const Item* meant() const;
    const Item* meant_by(const wxString& text, wxString Item::*name) const;
    void complete();
    void go_on(bool forward);

    std::vector<Item> m_items;
};

} // namespace intendant::app
