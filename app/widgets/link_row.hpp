#pragma once

#include <wx/panel.h>

#include <functional>
#include <string>
#include <vector>

class wxButton;
class wxStaticText;

namespace intendant::app {

/// Something that can be looked up: a rule that a sentence cites.
struct Link {
    std::string id;
    wxString label;
    wxString tip;

    friend bool operator==(const Link&, const Link&) = default;
};

/// A row of links behind a word such as "See:". It is hidden while it has none.
class LinkRow : public wxPanel {
public:
    /// Each link is a control named NAME.ID.
    LinkRow(wxWindow* parent, const wxString& name, const wxString& before);

    void show(const std::vector<Link>& links);
    /// Behind one button, NAME.unfold, until somebody wants to read them: what is worth knowing is not in the way of what is done.
    void fold_away();
    /// Somebody reads what was folded away.
    bool unfolded() const { return m_unfold != nullptr && !m_folded; }
    const std::vector<Link>& links() const { return m_links; }

    /// A link was clicked, or pressed with the keyboard.
    std::function<void(const std::string& id)> on_link;

private:
    void show_folded();

    wxStaticText* m_before;
    wxButton* m_unfold{nullptr};
    bool m_folded{false};
    std::vector<wxWindow*> m_controls;
    std::vector<Link> m_links;
};

} // namespace intendant::app
