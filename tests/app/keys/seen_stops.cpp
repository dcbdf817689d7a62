#include "tests/app/keys/seen_stops.hpp"

#include "app/base/gtk.hpp"
#include "app/base/text.hpp"
#include "tests/app/keys/tab_walk.hpp"
#include "tests/app/look.hpp"
#include "tests/app/resized.hpp"
#include "tests/app/screen.hpp"
#include "tests/support/catch.hpp"

#include <wx/bookctrl.h>
#include <wx/dialog.h>

#include <algorithm>
#include <map>
#include <set>

namespace intendant::test {

namespace {

constexpr int around = 3;  ///< pixels beside a control in which its ring may stand
constexpr int a_ring = 40; ///< pixels; twice what a caret has
constexpr int least = 8;   ///< pixels of height; of an empty list nothing is drawn

wxColour colour_at(const wxImage& picture, int x, int y) { return {picture.GetRed(x, y), picture.GetGreen(x, y), picture.GetBlue(x, y)}; }

/// The pixels in which two pictures of one size differ by 3 to 1.
int difference_of(const wxImage& one, const wxImage& other) {
    int changed = 0;
    for (int y = 0; y < one.GetHeight(); ++y) {
        for (int x = 0; x < one.GetWidth(); ++x) {
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

/// The window as it is seen while something in it has the keyboard.
struct Look {
    wxRect area;
    wxImage picture;
    wxWindow* stop{nullptr};
    void* part{nullptr};
    wxRect place;                       ///< of the stop, or of what shows for it
    wxRect room;                        ///< for the stop
    std::map<wxWindow*, wxRect> places; ///< of every stop that is in the window now
};

/// Where things are, without a picture.
Look places_in(wxWindow& window) {
    const auto stops = stops_in(window); // anew: who leads elsewhere may take others out of the window
    Look look{.area = window.GetScreenRect(),
              .picture = {},
              .stop = stop_with_keyboard(stops),
              .part = part_with_keyboard(window),
              .place = {},
              .room = {},
              .places = {}};
    for (auto* const each : stops) {
        look.places[each] = shown_for(*each).GetScreenRect();
    }
    if (look.stop != nullptr) {
        look.place = shown_for(*look.stop).GetScreenRect();
        look.room = room_for(shown_for(*look.stop));
    }
    return look;
}

bool same(const wxImage& one, const wxImage& other) {
    const auto bytes = std::ptrdiff_t{3} * one.GetWidth() * one.GetHeight();
    return one.GetSize() == other.GetSize() && std::equal(one.GetData(), one.GetData() + bytes, other.GetData());
}

/// Where things are and how they are seen, once both have stopped changing.
Look look_at(wxWindow& window) {
    constexpr int most = 25;
    auto look = places_in(window);
    look.picture = picture_of(look.area);
    for (int tries = 0; tries < most; ++tries) {
        wait_until([] { return false; }, 40);
        auto next = places_in(window);
        next.picture = picture_of(next.area);
        const bool still = next.places == look.places && next.stop == look.stop && same(next.picture, look.picture);
        look = std::move(next);
        if (still) {
            break;
        }
    }
    return look;
}

/// How the stop of the first, which has the keyboard there, differs from how it is without it, though it may have been scrolled between
/// them; -1: too little of it is seen in both, or it has another size.
int difference(const Look& with, const Look& without) {
    const auto other = without.places.find(with.stop);
    if (with.stop == nullptr || with.stop == without.stop || other == without.places.end() ||
        other->second.GetSize() != with.place.GetSize()) {
        return -1;
    }
    const auto seen_of = [&with](wxRect place, const wxRect& window) { // as it lies in the control
        const auto corner = place.GetPosition();
        place.Intersect(with.room).Inflate(around).Intersect(window).Offset(-corner);
        return place;
    };
    const auto here = seen_of(with.place, with.area);
    const auto both = wxRect(here).Intersect(seen_of(other->second, without.area));
    if (both.IsEmpty() || 2 * both.GetWidth() * both.GetHeight() < here.GetWidth() * here.GetHeight()) {
        return -1;
    }
    const auto part = [&both](const Look& look, const wxRect& place) {
        auto area = both;
        area.Offset(place.GetPosition() - look.area.GetPosition());
        return look.picture.GetSubImage(area);
    };
    return difference_of(part(with, with.place), part(without, other->second));
}

/// The next stop by Tab, once it is seen there, or nobody would wait for it any longer.
Look next_stop(Hand& hand, wxWindow& window, const Look& before) {
    constexpr int patience = 1000;
    press_tab(hand, window);
    Look now;
    wait_until(
        [&] {
            now = look_at(window);
            const int changed = difference(now, before);
            return changed < 0 || changed >= a_ring;
        },
        patience);
    return now;
}

} // namespace

std::vector<SeenStop> seen_stops(Hand& hand, wxWindow& window) {
    const WithoutMotion without_motion;
    look_up();
    wxUIActionSimulator{}.MouseMove(0, 0); // nothing lights up under it
    std::vector<SeenStop> stops;
    std::set<void*> parts;
    auto before = look_at(window);
    auto now = next_stop(hand, window, before);
    while (now.stop != nullptr && parts.insert(now.part).second) {
        SeenStop stop{.name = name_and_kind(now.stop),
                      .place = now.place,
                      .seen = wxRect(now.place).Intersect(now.room),
                      .room = now.room,
                      .changed = difference(now, before)};
        auto after = next_stop(hand, window, now);
        stop.changed = stop.changed < 0 ? difference(now, after) : stop.changed;
        stops.push_back(stop);
        before = std::move(now);
        now = std::move(after);
    }
    CHECK(!stops.empty());
    return stops;
}

void keyboard_is_seen(const std::vector<SeenStop>& stops, const std::string& where) {
    for (const auto& stop : stops) {
        INFO(where << ": " << stop.name << " at " << stop.place.GetX() << "," << stop.place.GetY() << ", " << stop.place.GetWidth() << "x"
                   << stop.place.GetHeight() << ", seen " << stop.seen.GetHeight() << ", changed " << stop.changed);
        CHECK((stop.place.GetHeight() < least || stop.changed < 0 || stop.changed >= a_ring));
    }
}

void around_pages(Hand& hand, const std::vector<int>& pages, const CheckStops& check) {
    for (const int page : pages) {
        hand.key(page);
        check(seen_stops(hand, hand.frame()), "the page of F" + std::to_string(page - WXK_F1 + 1));
    }
}

void all_is_reached(Hand& hand, const std::vector<int>& pages, const std::string& scene) {
    constexpr int most_beside = 16; // an edge left of what is wider than its room
    const Resized resized(hand.frame(), wxSize(1024, 700));
    hand.desk().fold(app::DeskLayout::Side::Column, true); // as it is at first in a window of that size
    for (const int page : pages) {
        const auto where = scene + "-f" + std::to_string(page - WXK_F1 + 1);
        hand.key(page);
        wait_until([&] { return faults_in(hand.frame()).empty(); }, 20000); // a busy machine takes its time
        looks_right(hand.frame(), where);
        for (const auto& stop : seen_stops(hand, hand.frame())) {
            INFO(where << ": " << stop.name << " at " << stop.place.GetX() << "," << stop.place.GetY() << ", " << stop.place.GetWidth()
                       << "x" << stop.place.GetHeight() << ", seen " << stop.seen.GetWidth() << "x" << stop.seen.GetHeight() << " of "
                       << stop.room.GetWidth() << "x" << stop.room.GetHeight());
            const auto seen_of = [=](int part, int whole, int room) { return part >= std::min(whole, room - most_beside); };
            CHECK((stop.place.GetHeight() < least || seen_of(stop.seen.GetHeight(), stop.place.GetHeight(), stop.room.GetHeight())));
            CHECK((stop.place.GetHeight() < least || seen_of(stop.seen.GetWidth(), stop.place.GetWidth(), stop.room.GetWidth())));
        }
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
            check(seen_stops(hand, dialog), app ::to_utf8(name) + ", page " + std::to_string(page + 1));
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
