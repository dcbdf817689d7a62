#include "tests/app/keys/seen_stops.hpp"

#include "app/base/gtk.hpp"
#include "app/base/text.hpp"
#include "tests/app/keys/tab_walk.hpp"
#include "tests/app/look.hpp"
#include "tests/app/screen.hpp"
#include "tests/support/catch.hpp"

#include <wx/bookctrl.h>
#include <wx/dialog.h>

#include <algorithm>
#include <map>
#include <set>

namespace intendant::test {

namespace {

constexpr int around = 3; ///< pixels beside a control in which its ring may stand

wxColour colour_at(const wxImage& picture, int x, int y) { return {picture.GetRed(x, y), picture.GetGreen(x, y), picture.GetBlue(x, y)}; }

/// Of two pictures of the window, the pixels in the place that differ by 3 to 1.
int difference_in(const wxRect& place, const wxRect& window, const wxImage& one, const wxImage& other) {
    int changed = 0;
    auto area = wxRect(place).Inflate(around).Intersect(window);
    area.Offset(-window.GetX(), -window.GetY());
    for (int y = area.GetTop(); y <= area.GetBottom(); ++y) {
        for (int x = area.GetLeft(); x <= area.GetRight(); ++x) {
            const auto before = colour_at(one, x, y);
            const auto after = colour_at(other, x, y);
            changed += before != after && contrast(before, after) >= 3 ? 1 : 0;
        }
    }
    return changed;
}

/// The dice field stands out of sight; its squares show what is typed.
wxWindow& shown_for(wxWindow& stop) {
    if (const auto name = stop.GetName(); name.EndsWith(".keys") && stop.GetPosition().x < 0) {
        if (auto* const faces = wxWindow::FindWindowByName(name.BeforeLast('.') + ".faces", stop.GetParent())) {
            return *faces;
        }
    }
    return stop;
}

/// What the windows around it leave of the screen for it.
wxRect room_for(wxWindow& window) {
    auto room = wxGetTopLevelParent(&window)->GetScreenRect();
    for (auto* each = window.GetParent(); each != nullptr; each = each->IsTopLevel() ? nullptr : each->GetParent()) {
        room.Intersect({each->ClientToScreen(wxPoint{}), each->GetClientSize()});
    }
    return room;
}

/// What comes into sight is there at once, while one of these lives.
class WithoutMotion {
public:
    WithoutMotion() { want(0); }
    WithoutMotion(const WithoutMotion&) = delete;
    WithoutMotion& operator=(const WithoutMotion&) = delete;
    ~WithoutMotion() { want(1); }

private:
    static void want(int motion) {
        static const auto settings = app::of_gtk<void* (*)()>("gtk_settings_get_default");
        static const auto set = app::of_gtk<void (*)(void*, const char*, ...)>("g_object_set");
        set(settings(), "gtk-enable-animations", motion, nullptr);
    }
};

/// What stands on the screen there when it has been drawn.
wxImage drawn_there(const wxRect& place) {
    constexpr int most = 20;
    auto picture = picture_of(place);
    for (int tries = 0; tries < most; ++tries) {
        wait_until([] { return false; }, 40);
        auto next = picture_of(place);
        const bool still = std::equal(next.GetData(), next.GetData() + 3 * next.GetWidth() * next.GetHeight(), picture.GetData());
        picture = std::move(next);
        if (still) {
            break;
        }
    }
    return picture;
}

/// The window as it is seen while something in it has the keyboard.
struct Look {
    Look(wxWindow& window, const std::set<wxWindow*>& stops)
        : before(places_of(stops)), area(window.GetScreenRect()), picture(drawn_there(area)), stop(stop_with_keyboard(stops)),
          part(part_with_keyboard(window)) {
        for (auto* const each : stops) {
            if (before[each] == shown_for(*each).GetScreenRect()) { // else it was scrolled while the picture was taken
                places[each] = before[each];
            }
        }
    }

    static std::map<wxWindow*, wxRect> places_of(const std::set<wxWindow*>& stops) {
        std::map<wxWindow*, wxRect> all;
        for (auto* const each : stops) {
            all[each] = shown_for(*each).GetScreenRect();
        }
        return all;
    }

    std::map<wxWindow*, wxRect> before;
    wxRect area;
    wxImage picture;
    wxWindow* stop;
    void* part;
    std::map<wxWindow*, wxRect> places;
};

/// How the stop of the second differs from how it is without the keyboard; -1: it is elsewhere there.
int difference(const Look& with, const Look& without) {
    const auto place = with.places.find(with.stop);
    const auto other = without.places.find(with.stop);
    const bool comparable = with.stop != without.stop && with.area == without.area && place != with.places.end() &&
                            other != without.places.end() && place->second == other->second;
    return comparable ? difference_in(place->second.Intersect(room_for(shown_for(*with.stop))), with.area, with.picture, without.picture)
                      : -1;
}

} // namespace

std::vector<SeenStop> seen_stops(Hand& hand, wxWindow& window) {
    const WithoutMotion without_motion;
    look_up();
    wxUIActionSimulator{}.MouseMove(0, 0); // nothing lights up under it
    const auto all = stops_in(window);
    std::vector<SeenStop> stops;
    std::set<void*> parts;
    Look before(window, all);
    press_tab(hand, window);
    Look now(window, all);
    while (now.stop != nullptr && parts.insert(now.part).second) {
        auto& shown = shown_for(*now.stop);
        const auto place = shown.GetScreenRect();
        const auto room = room_for(shown);
        SeenStop stop{.name = name_and_kind(now.stop), .place = place, .seen = wxRect(place).Intersect(room), .room = room, .changed = -1};
        press_tab(hand, window);
        Look after(window, all);
        stop.changed = difference(now, after);
        stop.changed = stop.changed < 0 ? difference(now, before) : stop.changed;
        stops.push_back(stop);
        before = std::move(now);
        now = std::move(after);
    }
    CHECK(!stops.empty());
    return stops;
}

void keyboard_is_seen(const std::vector<SeenStop>& stops, const std::string& where) {
    constexpr int a_ring = 40; // twice what a caret has
    for (const auto& stop : stops) {
        INFO(where << ": " << stop.name << " at " << stop.place.GetX() << "," << stop.place.GetY() << ", " << stop.place.GetWidth() << "x"
                   << stop.place.GetHeight() << ", seen " << stop.seen.GetHeight() << ", changed " << stop.changed);
        constexpr int least = 8; // of an empty list nothing is drawn
        CHECK((stop.place.GetHeight() < least || stop.changed < 0 || stop.changed >= a_ring));
    }
}

void around_pages(Hand& hand, const std::vector<int>& pages, const CheckStops& check) {
    for (const int page : pages) {
        hand.key(page);
        check(seen_stops(hand, hand.frame()), "the page of F" + std::to_string(page - WXK_F1 + 1));
    }
}

void read_pages(Hand& hand, const std::vector<int>& pages) {
    for (const int page : pages) {
        hand.key(page);
        words_are_read(hand.frame(), "the page of F" + std::to_string(page - WXK_F1 + 1));
    }
}

void around_dialog(Hand& hand, const wxString& name, const std::function<void()>& open, const CheckStops& check) {
    hand.in_dialog(name, open, [&] {
        auto& dialog = dynamic_cast<wxDialog&>(*wxWindow::FindWindowByName(name));
        auto* const pages = dynamic_cast<wxBookCtrlBase*>(wxWindow::FindWindowByName(name + ".pages", &dialog));
        for (std::size_t page = 0; page < (pages != nullptr ? pages->GetPageCount() : 1); ++page) {
            if (pages != nullptr) {
                pages->SetSelection(page);
            }
            check(seen_stops(hand, dialog), app::to_utf8(name) + ", page " + std::to_string(page + 1));
        }
        dialog.EndModal(wxID_CANCEL);
    });
}

void around_window(Hand& hand, const wxString& name, const CheckStops& check) {
    auto& window = *wxGetTopLevelParent(&hand.see(name));
    window.Raise();
    wait_until([&] { return dynamic_cast<wxTopLevelWindow&>(window).IsActive(); });
    check(seen_stops(hand, window), app::to_utf8(name));
    window.Close();
    hand.frame().Raise();
    wait_until([&] { return hand.frame().IsActive(); });
    look_up();
}

} // namespace intendant::test
