#pragma once

#include "app/base/theme.hpp"

#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/window.h>

#include <functional>
#include <vector>

/// Spacing, fonts and colours that all windows share.
namespace intendant::app::layout {

/// The ordinary distance between two things. Units: pixels of the window's screen.
int gap(const wxWindow* window);

/// How large type is: 1 as usual, 1.5 for somebody who has asked for larger letters. Pixels are counted apart.
double type_scale();
/// A length that text needs. Units: as at 100 % and with usual type.
int for_text(const wxWindow* window, int length);

/// Sizer flags with the ordinary distance around; `line` centres vertically, for things beside each other.
wxSizerFlags spaced();
wxSizerFlags line();

/// The width of the widest of some words. Units: pixels of the window's screen.
int widest(const wxWindow* window, const wxFont& font, const std::vector<wxString>& words);

/// A heading inside a page, and an ordinary label. Create a label just before its control: it then names it.
wxStaticText* heading(wxWindow* parent, const wxString& text, theme::Type type = theme::Type::Title);
wxStaticText* label(wxWindow* parent, const wxString& text);
/// A line in a quieter colour: explanations, clause ids.
wxStaticText* hint(wxWindow* parent, const wxString& text);
/// One that takes as many lines as it needs. Units: `width` as at 100 %.
wxStaticText* hint(wxWindow* parent, const wxString& text, int width);

/// Changes the text and wraps it to the width; lays the parent out anew.
void set_wrapped(wxStaticText* label, const wxString& text, int width);

/// The same, shown only where there is a text.
void show_wrapped(wxStaticText* label, const wxString& text, int width);

/// Lays something out because its window has another size: at once while nobody sees it, else a moment later, because GTK
/// forgets what is moved while it lays out itself. To be called from a handler of wxEVT_SIZE.
void after_sizing(wxWindow* window, std::function<void()> act);

/// Measures a page anew when it comes into sight: before that its fonts are not yet those it is drawn with.
void refit(wxWindow* page);

/// Fields of a page that may be filled in now, or not; its words stay readable.
void enable_fields(const wxWindow& page, bool may);

/// True when the desktop shows light text on dark windows.
bool dark();
wxColour ink();
wxColour quiet_ink();
/// The colour that points at something.
wxColour accent();
/// A colour between two: 0 = a, 1 = b.
wxColour mix(const wxColour& a, const wxColour& b, double share);

} // namespace intendant::app::layout
