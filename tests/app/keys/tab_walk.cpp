#include "tests/app/keys/tab_walk.hpp"

#include "app/base/gtk.hpp"
#include "app/base/keyboard.hpp"
#include "app/base/text.hpp"
#include "tests/app/player.hpp"
#include "tests/support/catch.hpp"

#include <wx/bookctrl.h>
#include <wx/statbox.h>

#include <algorithm>
#include <iostream>
#include <set>
#include <string>

namespace intendant::test {

namespace {

void collect(wxWindow& window, std::set<wxWindow*>& stops) {
    for (auto* const child : window.GetChildren()) {
        if (child->IsTopLevel() || !child->IsShownOnScreen() || !child->IsEnabled()) {
            continue;
        }
        const bool holds = dynamic_cast<wxBookCtrlBase*>(child) != nullptr || dynamic_cast<wxStaticBox*>(child) != nullptr;
        const bool control = dynamic_cast<wxControl*>(child) != nullptr && !holds;
        if (!control && !child->GetChildren().empty()) {
            collect(*child, stops);
        } else if (child->AcceptsFocusFromKeyboard() && child->GetSize().GetHeight() > 1) {
            stops.insert(child);
        }
    }
}

} // namespace

std::set<wxWindow*> stops_in(wxWindow& window) {
    std::set<wxWindow*> stops;
    collect(window, stops);
    return stops;
}

wxWindow* stop_with_keyboard(const std::set<wxWindow*>& stops) {
    auto* const holder = app::window_with_keyboard();
    for (auto* each = holder; each != nullptr; each = each->GetParent()) {
        if (stops.contains(each)) {
            return each;
        }
    }
    return holder;
}

std::string name_and_kind(const wxWindow* window) {
    return window == nullptr ? "nothing"
                             : app::to_utf8(window->GetName()) + " (" + app::to_utf8(window->GetClassInfo()->GetClassName()) + ")";
}

void* part_with_keyboard(const wxWindow& window) {
    static const auto focus_of = app::of_gtk<void* (*)(void*)>("gtk_window_get_focus");
    return focus_of(window.GetHandle());
}

void press_tab(Hand& hand, const wxWindow& window, int modifiers) {
    const auto* const before = part_with_keyboard(window);
    hand.key(WXK_TAB, modifiers);
    wait_until([&] { return part_with_keyboard(window) != before; }, 300);
    constexpr int settles = 40; // what takes the keyboard away does so a little later
    wait_until([] { return false; }, settles);
}

namespace {

/// Where Tab leads from here, until it comes around, or to a part for the second time, which is then at the end.
std::vector<wxWindow*> walk(Hand& hand, const std::set<wxWindow*>& stops, int modifiers) {
    constexpr std::size_t most = 200;
    std::vector<wxWindow*> way{stop_with_keyboard(stops)};
    std::vector<void*> parts{part_with_keyboard(hand.frame())};
    while (way.size() < most) {
        press_tab(hand, hand.frame(), modifiers);
        auto* const part = part_with_keyboard(hand.frame());
        if (part == parts.front()) {
            return way;
        }
        way.push_back(stop_with_keyboard(stops));
        if (std::find(parts.begin(), parts.end(), part) != parts.end()) {
            way.push_back(nullptr); // it goes round without the rest
            return way;
        }
        parts.push_back(part);
    }
    return way;
}

std::string told(const std::vector<wxWindow*>& way) {
    std::string list;
    for (const auto* const each : way) {
        list += "\n  " + name_and_kind(each);
    }
    return list;
}

int walked = 0; ///< past how many controls

} // namespace

void walk_around(Hand& hand, const std::string& where) {
    look_up();
    const auto stops = stops_in(hand.frame());
    for (const int modifiers : {int{wxMOD_NONE}, int{wxMOD_SHIFT}}) {
        const auto way = walk(hand, stops, modifiers);
        INFO(where << (modifiers == wxMOD_NONE ? ", forwards:" : ", backwards:") << told(way));
        const std::set<wxWindow*> met(way.begin(), way.end());
        CHECK(way.back() != nullptr);
        std::string not_met;
        for (auto* const stop : stops) {
            not_met += met.contains(stop) ? "" : "\n  " + name_and_kind(stop);
        }
        CHECK(not_met == "");
    }
    walked += static_cast<int>(stops.size());
}

void walk_pages(Hand& hand, const std::vector<int>& pages) {
    const int before = walked;
    for (const int page : pages) {
        hand.key(page);
        walk_around(hand, "the page of F" + std::to_string(page - WXK_F1 + 1));
    }
    std::cout << "R25: Tab and Shift+Tab once around " << pages.size() << " pages: " << walked - before << " controls, each met\n";
}

} // namespace intendant::test
