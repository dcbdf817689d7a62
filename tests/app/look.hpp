#pragma once

#include <wx/window.h>

#include <string>
#include <vector>

namespace intendant::test {

/// What is wrong with how a window looks, one line a fault: words without room, things that overlap, text too pale to be
/// read (contrast below 4.5:1), a letter with Alt that two things answer to, and English where the windows speak another language.
std::vector<std::string> faults_in(const wxWindow& window);

/// The same in the menus: English that has a translation.
std::vector<std::string> faults_in_menus(const wxWindow& frame);

/// Words in sight that stand out from their ground by less than 4.5:1 in a picture of the screen, one line each.
std::vector<std::string> pale_words_in(const wxWindow& window);
/// Checks that there are none.
void words_are_read(const wxWindow& window, const std::string& where);

/// Checks that nothing of that is wrong with it, and takes a picture under the scene's name where pictures are wanted.
void looks_right(const wxWindow& window, const std::string& scene);
/// A picture of the screen in the folder that INTENDANT_MATRIX names; without one, nothing.
void take_picture(const std::string& name);

/// Every word that the window and what is in it show or keep at hand: labels, what can be chosen, rows of tables, what
/// stands in fields; also on pages that are not in sight.
wxString words_in(const wxWindow& window);

/// Contrast as in WCAG 2.1, 1 to 21.
double contrast(const wxColour& a, const wxColour& b);

} // namespace intendant::test
