#pragma once

#include <wx/bmpbndl.h>
#include <wx/window.h>

#include <vector>

namespace intendant::app {

/// A picture with a title and some lines beside it, to be pressed: by the mouse, by Enter or the space bar. Sends wxEVT_BUTTON.
class PictureCard : public wxWindow {
public:
    PictureCard(wxWindow* parent, const wxString& name, const wxString& title);

    /// Units: `picture` in pixels of the screen; lines that are too long end in three dots.
    void show(const wxBitmap& picture, std::vector<wxString> lines);
    const std::vector<wxString>& lines() const { return m_lines; }
    const wxBitmap& picture() const { return m_picture; }

    bool AcceptsFocus() const override { return true; }

protected:
    wxSize DoGetBestClientSize() const override;

private:
    void press();
    void paint();

    wxString m_title;
    wxBitmap m_picture;
    std::vector<wxString> m_lines;
    bool m_under_mouse{false};
};

} // namespace intendant::app
