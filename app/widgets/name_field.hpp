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
    /// The item that the text means, as `app/widgets/name_match.hpp` says.
    std::optional<std::string> chosen() const;
    void choose(const std::string& id);
    void clear();

    std::function<void()> on_change;

private:
    const Item* meant() const;
    void complete();
    void go_on(bool forward);

    std::vector<Item> m_items;
};

} // namespace intendant::app
