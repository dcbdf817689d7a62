#pragma once

#include "tests/app/hand.hpp"

#include <functional>
#include <string>
#include <vector>

/// What has the keyboard, as it is seen.
namespace intendant::test {

/// A stop of Tab.
struct SeenStop {
    std::string name;
    wxRect place; ///< what shows that it has the keyboard: the control, or for a field out of sight its dice. Units: of the screen
    wxRect seen;  ///< the part of it that no window around it cuts off
    wxRect room;  ///< what the windows around it leave for anything
    int changed;  ///< pixels in it that differ by 3 to 1 from how they are without the keyboard; -1: it never stood still
};

/// With Tab once around the window.
std::vector<SeenStop> seen_stops(Hand& hand, wxWindow& window);

/// Of each stop it can be told that it has the keyboard, by more than a caret.
void keyboard_is_seen(const std::vector<SeenStop>& stops, const std::string& where);

using CheckStops = std::function<void(const std::vector<SeenStop>& stops, const std::string& where)>;
/// Goes to each page by its function key, and once around it.
void around_pages(Hand& hand, const std::vector<int>& pages, const CheckStops& check);
/// Opens a dialog, goes around it or around each of its pages, and leaves it.
void around_dialog(Hand& hand, const wxString& name, const std::function<void()>& open, const CheckStops& check);
/// With type twice as large in a window of 1024 x 700: nothing on these pages is cut, and Tab scrolls whatever it leads to into sight.
void all_is_reached(Hand& hand, const std::vector<int>& pages, const std::string& scene);
/// Goes to each page by its function key and looks for pale words.
void read_pages(Hand& hand, const std::vector<int>& pages);

/// Goes around the window that something stands in, and closes it.
void around_window(Hand& hand, const wxString& name, const CheckStops& check);

} // namespace intendant::test
