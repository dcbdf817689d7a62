// Tab goes once around every page of every game: each control that takes the keyboard is met, none keeps it, and Shift+Tab comes the
// same way back.
#include "app/base/gtk.hpp"
#include "app/base/keyboard.hpp"
#include "app/base/text.hpp"
#include "tests/app/afrika_korps/open_game.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/empire_of_the_sun/open_game.hpp"
#include "tests/app/risiko/open_game.hpp"

#include <wx/bookctrl.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/listctrl.h>
#include <wx/statbox.h>
#include <wx/textctrl.h>
#include <wx/treectrl.h>

#include <algorithm>
#include <iostream>
#include <set>
#include <vector>

using namespace intendant;
using namespace intendant::test;

namespace {

/// What Tab must meet below the window. A control with parts (a spin control, a list) is one.
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

/// The one of the stops that holds the keyboard; else the window that does.
wxWindow* here(const std::set<wxWindow*>& stops) {
    auto* const holder = app::window_with_keyboard();
    for (auto* each = holder; each != nullptr; each = each->GetParent()) {
        if (stops.contains(each)) {
            return each;
        }
    }
    return holder;
}

std::string called(const wxWindow* window) {
    return window == nullptr ? "nothing"
                             : app::to_utf8(window->GetName()) + " (" + app::to_utf8(window->GetClassInfo()->GetClassName()) + ")";
}

/// What GTK says has the keyboard: of a drop-down or a list one of its parts.
void* part_with_keyboard(Hand& hand) {
    static const auto focus_of = app::of_gtk<void* (*)(void*)>("gtk_window_get_focus");
    return focus_of(hand.frame().GetHandle());
}

/// Where Tab leads from here, until it comes around, or to a part for the second time, which is then at the end.
std::vector<wxWindow*> walk(Hand& hand, const std::set<wxWindow*>& stops, int modifiers) {
    constexpr std::size_t most = 200;
    std::vector<wxWindow*> way{here(stops)};
    std::vector<void*> parts{part_with_keyboard(hand)};
    while (way.size() < most) {
        hand.key(WXK_TAB, modifiers);
        wait_until([&] { return part_with_keyboard(hand) != parts.back(); }, 300);
        constexpr int settles = 40; // what takes the keyboard away does so a little later
        wait_until([] { return false; }, settles);
        auto* const part = part_with_keyboard(hand);
        if (part == parts.front()) {
            return way;
        }
        way.push_back(here(stops));
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
        list += "\n  " + called(each);
    }
    return list;
}

int walked = 0; ///< past how many controls

void walk_around(Hand& hand, const std::string& where) {
    look_up();
    std::set<wxWindow*> stops;
    collect(hand.frame(), stops);
    for (const int modifiers : {int{wxMOD_NONE}, int{wxMOD_SHIFT}}) {
        const auto way = walk(hand, stops, modifiers);
        INFO(where << (modifiers == wxMOD_NONE ? ", forwards:" : ", backwards:") << told(way));
        const std::set<wxWindow*> met(way.begin(), way.end());
        CHECK(way.back() != nullptr);
        std::string not_met;
        for (auto* const stop : stops) {
            not_met += met.contains(stop) ? "" : "\n  " + called(stop);
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

} // namespace

TEST_CASE("R25 Tab goes once around every page of Axis & Allies", "[axis_allies][window][keys][language]") {
    axis_allies::Situation situation;
    SECTION("purchase") {
        OpenGame game(situation);
        walk_pages(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F8, WXK_F9, WXK_F11, WXK_F12});
    }
    SECTION("combat movement") {
        situation.action = axis_allies::Action::CombatMovement;
        OpenGame game(situation);
        walk_pages(game.hand, {WXK_F5});
    }
    SECTION("review") {
        OpenGame game(situation);
        game.hand.key(WXK_F3);
        walk_around(game.hand, "the review");
    }
}

TEST_CASE("R25 Tab goes once around every page of RisiKo!", "[risiko][window][keys][language]") {
    RisikoGame game;
    walk_pages(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F11, WXK_F12});
}

TEST_CASE("R25 Tab goes once around every page of Afrika Korps", "[afrika_korps][window][keys][language]") {
    AfrikaGame game;
    walk_pages(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F11, WXK_F12});
}

TEST_CASE("R25 Tab goes once around the sheet and a book of Empire of the Sun", "[empire_of_the_sun][window][keys][language]") {
    PacificGame game("1942");
    walk_pages(game.hand, {WXK_F5, WXK_F9});
}

TEST_CASE("a drop-down reached by its letter keeps the keyboard, and Space opens it", "[axis_allies][window][keys]") {
    axis_allies::Situation situation;
    situation.action = axis_allies::Action::CombatMovement;
    OpenGame game(situation);
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    const auto entries = hand.entries();
    auto& what = hand.see("move.way");
    what.SetFocus();
    look_up();
    CHECK(app::window_with_keyboard() == &what);
    hand.key(WXK_DOWN);
    look_up();
    CHECK(dynamic_cast<wxChoice&>(what).GetSelection() == 1);
    CHECK(app::window_with_keyboard() == &what);
    CHECK(hand.entries() == entries);
}
