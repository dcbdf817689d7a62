#include "app/desk/code_picture.hpp"

#include "app/base/accessible.hpp"
#include "app/base/text.hpp"
#include "app/seat/qr.hpp"

#include <wx/dcbuffer.h>

#include <cmath>
#include <memory>

namespace intendant::app {

void draw_code(wxGraphicsContext& gc, const std::vector<std::vector<bool>>& code, double x, double y, double side) {
    constexpr double border = 4; // dots, as the standard wants
    const double dots = static_cast<double>(code.size()) + 2 * border;
    const double dot = std::floor(side / dots);
    if (code.empty() || dot < 1) {
        return;
    }
    const double left = std::floor(x + (side - dot * dots) / 2);
    const double top = std::floor(y + (side - dot * dots) / 2);
    gc.SetAntialiasMode(wxANTIALIAS_NONE);
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(*wxWHITE_BRUSH);
    gc.DrawRectangle(left, top, dot * dots, dot * dots);
    gc.SetBrush(*wxBLACK_BRUSH);
    for (std::size_t row = 0; row < code.size(); ++row) {
        for (std::size_t column = 0; column < code.size(); ++column) {
            if (code[row][column]) {
                gc.DrawRectangle(left + dot * (border + static_cast<double>(column)), top + dot * (border + static_cast<double>(row)), dot,
                                 dot);
            }
        }
    }
    gc.SetAntialiasMode(wxANTIALIAS_DEFAULT);
}

CodePicture::CodePicture(wxWindow* parent, int side) : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(FromDIP(wxSize(side, side)));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxAutoBufferedPaintDC dc(this);
        dc.SetBackground(GetParent()->GetBackgroundColour());
        dc.Clear();
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        const auto size = GetClientSize();
        draw_code(*gc, m_code, 0, 0, std::min(size.x, size.y));
    });
}

void CodePicture::show(const std::string& text) {
    m_code = text.empty() ? std::vector<std::vector<bool>>{} : seat::qr_of(text);
    set_accessible_name(*this, wxString::Format(_("Code for the phones: %s"), to_wx(text)));
    Refresh();
}

} // namespace intendant::app
