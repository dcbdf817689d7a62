#pragma once

#include <wx/graphics.h>
#include <wx/window.h>

#include <string>
#include <vector>

namespace intendant::app {

/// Draws the QR code of a text, black on white with its border, as large as the square has room for whole dots.
void draw_code(wxGraphicsContext& gc, const std::vector<std::vector<bool>>& code, double x, double y, double side);

/// A code to be scanned; blank for an empty text.
class CodePicture : public wxWindow {
public:
    /// Units: `side` as at 100 %.
    CodePicture(wxWindow* parent, int side);
    void show(const std::string& text);
    bool AcceptsFocus() const override { return false; }

private:
    std::vector<std::vector<bool>> m_code;
};

} // namespace intendant::app
