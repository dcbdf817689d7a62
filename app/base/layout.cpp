#include "app/base/layout.hpp"

#include "app/base/theme.hpp"

#include <wx/settings.h>
#include <wx/textentry.h>

#include <algorithm>

namespace intendant::app::layout {

int gap(const wxWindow* window) { return window->FromDIP(8); }

double type_scale() {
    constexpr double usual = 17; // of a line in ten points
    return std::max(1.0, wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT).GetPixelSize().GetHeight() / usual);
}

int for_text(const wxWindow* window, int length) { return static_cast<int>(window->FromDIP(length) * type_scale()); }

int widest(const wxWindow* window, const wxFont& font, const std::vector<wxString>& words) {
    int found = 0;
    for (const auto& each : words) {
        int width = 0;
        int height = 0;
        window->GetTextExtent(each, &width, &height, nullptr, nullptr, &font);
        found = std::max(found, width);
    }
    return found;
}

wxSizerFlags spaced() { return wxSizerFlags().Border(wxALL, wxSizerFlags::GetDefaultBorder()); }

wxSizerFlags line() { return spaced().CentreVertical(); }

wxStaticText* heading(wxWindow* parent, const wxString& text, theme::Type type) {
    auto* const made = new wxStaticText(parent, wxID_ANY, text);
    made->SetFont(theme::font(type, true));
    return made;
}

wxStaticText* label(wxWindow* parent, const wxString& text) { return new wxStaticText(parent, wxID_ANY, text); }

wxStaticText* hint(wxWindow* parent, const wxString& text) {
    auto* const made = new wxStaticText(parent, wxID_ANY, text);
    made->SetForegroundColour(quiet_ink());
    return made;
}

wxStaticText* hint(wxWindow* parent, const wxString& text, int width) {
    auto* const made = hint(parent, text);
    made->Wrap(parent->FromDIP(width));
    return made;
}

void set_wrapped(wxStaticText* label, const wxString& text, int width) {
    label->SetLabelText(text);
    label->Wrap(width);
    label->InvalidateBestSize();
    if (auto* const parent = label->GetParent()) {
        parent->Layout();
    }
}

void show_wrapped(wxStaticText* label, const wxString& text, int width) {
    label->Show(!text.empty());
    set_wrapped(label, text, width);
}

namespace {

void forget_sizes(wxWindow* window) {
    for (auto* const child : window->GetChildren()) {
        forget_sizes(child);
    }
    if (dynamic_cast<wxTextEntry*>(window) == nullptr) { // a field measured anew grows by its own frame
        window->InvalidateBestSize();
    }
}

void lay_out(wxWindow* window) {
    window->Layout();
    for (auto* const child : window->GetChildren()) {
        lay_out(child);
    }
}

} // namespace

void after_sizing(wxWindow* window, std::function<void()> act) {
    if (window->IsShownOnScreen()) {
        window->CallAfter(std::move(act));
    } else {
        act();
    }
}

void refit(wxWindow* page) {
    forget_sizes(page);
    lay_out(page);
}

void enable_fields(const wxWindow& page, bool may) {
    for (auto* const child : page.GetChildren()) {
        if (child != nullptr && dynamic_cast<const wxStaticText*>(child) == nullptr) {
            child->Enable(may);
        }
    }
}

bool dark() { return wxSystemSettings::GetAppearance().IsDark(); }

wxColour ink() { return wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT); }

wxColour quiet_ink() { return mix(ink(), wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW), 0.35); }

wxColour accent() { return theme::desk().mark; }

wxColour mix(const wxColour& a, const wxColour& b, double share) {
    const auto between = [share](unsigned char from, unsigned char to) { return static_cast<unsigned char>(from + (to - from) * share); };
    return {between(a.Red(), b.Red()), between(a.Green(), b.Green()), between(a.Blue(), b.Blue())};
}

} // namespace intendant::app::layout
