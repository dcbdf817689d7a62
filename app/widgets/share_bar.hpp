#pragma once

#include <wx/colour.h>
#include <wx/window.h>

#include <vector>

namespace intendant::app {

/// Parts of a whole beside each other in one bar, each with its percentage where it fits. Its name, tool tip and
/// `text()` say the same in words.
class ShareBar : public wxWindow {
public:
    struct Part {
        wxString name;
        double share; ///< of the whole: 0 to 1
        wxColour colour;
    };

    ShareBar(wxWindow* parent, const wxString& name);

    void show(std::vector<Part> parts);
    /// Greys what is shown: it is about to change.
    void set_stale(bool stale);
    const wxString& text() const { return m_text; }

    bool AcceptsFocus() const override { return false; }

private:
    void paint();

    std::vector<Part> m_parts;
    wxString m_text;
    bool m_stale{false};
};

/// `63.2 %`; a share that is not quite nothing or all is never shown as such.
wxString percent(double share);

} // namespace intendant::app
