#include "app/base/preferences.hpp"

#include "app/base/gtk.hpp"
#include "app/base/layout.hpp"
#include "app/base/settings.hpp"
#include "app/base/theme.hpp"

#include <wx/settings.h>
#include <wx/utils.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <utility>

namespace intendant::app::preferences {

namespace {

const char* const brightness_key = "/preferences/brightness";
const char* const type_key = "/preferences/type_size";
const char* const sound_key = "/preferences/sound";
const char* const film_key = "/preferences/film_moves";
const char* const sheet_key = "/preferences/paper";
const char* const tables_key = "/preferences/tables";
const char* const mark_key = "/preferences/byte_order_mark";

/// In the order of their enumerators; the first one is what nobody has to choose.
constexpr std::array brightness_ids{"as_desktop", "light", "dark"};
constexpr std::array sheet_ids{"as_here", "a4", "letter"};
constexpr std::array tables_ids{"as_language", "commas", "semicolons"};

template <class Choice, std::size_t count> Choice chosen(const char* key, const std::array<const char*, count>& ids) {
    const auto text = settings().Read(key, wxString{});
    const auto found = std::ranges::find_if(ids, [&](const char* id) { return text == id; });
    return static_cast<Choice>(found == ids.end() ? 0 : found - ids.begin());
}

template <class Choice, std::size_t count> void keep(const char* key, const std::array<const char*, count>& ids, Choice wanted) {
    settings().Write(key, wxString(ids.at(static_cast<std::size_t>(wanted))));
    settings().Flush();
}

void keep(const char* key, bool wanted) {
    settings().Write(key, wanted);
    settings().Flush();
}

/// The settings of the toolkit that wxWidgets has no way to.
class Toolkit {
public:
    bool there() const { return m_all != nullptr && m_set != nullptr && m_get != nullptr && m_free != nullptr; }
    void set(const char* what, int value) const { m_set(m_all, what, value, nullptr); }
    void set(const char* what, const char* value) const { m_set(m_all, what, value, nullptr); }
    int number(const char* what) const {
        int value = 0;
        m_get(m_all, what, &value, nullptr);
        return value;
    }
    std::string text(const char* what) const {
        char* value = nullptr;
        m_get(m_all, what, &value, nullptr);
        std::string kept = value == nullptr ? "" : value;
        m_free(value);
        return kept;
    }

private:
    using Default = void* (*)();
    using Property = void (*)(void*, const char*, ...);
    using Free = void (*)(void*);

    static void* of_screen() {
        const auto all = of_gtk<Default>("gtk_settings_get_default");
        return all == nullptr ? nullptr : all();
    }

    void* m_all{of_screen()};
    Property m_set{of_gtk<Property>("g_object_set")};
    Property m_get{of_gtk<Property>("g_object_get")};
    Free m_free{of_gtk<Free>("g_free")};
};

const char* const dark_wanted = "gtk-application-prefer-dark-theme";
const char* const theme_name = "gtk-theme-name";
const char* const dots = "gtk-xft-dpi";

/// What the desktop asked for when the program began.
struct OfDesktop {
    explicit OfDesktop(const Toolkit& toolkit)
        : dark(toolkit.number(dark_wanted)), theme(toolkit.text(theme_name)), dots_an_inch(toolkit.number(dots)) {}

    int dark;
    std::string theme;
    int dots_an_inch;
};

/// Our words can be read on the windows of the desktop, and its words on ours.
bool readable_on_desktop() {
    constexpr double read = 4.5;
    const auto& ours = theme::desk();
    const auto on = [](const wxColour& ink, std::initializer_list<wxColour> grounds) {
        return std::ranges::all_of(grounds, [&](const wxColour& ground) { return theme::contrast(ink, ground) >= read; });
    };
    const auto of_desktop = [](wxSystemColour which) { return wxSystemSettings::GetColour(which); };
    const auto page = of_desktop(wxSYS_COLOUR_WINDOW);
    const auto panel = of_desktop(wxSYS_COLOUR_BTNFACE);
    return on(ours.ink, {page, panel}) && on(ours.quiet, {page, panel}) &&
           on(of_desktop(wxSYS_COLOUR_WINDOWTEXT), {ours.ground, ours.page, ours.card}) &&
           on(of_desktop(wxSYS_COLOUR_BTNTEXT), {ours.ground, ours.page, ours.card});
}

/// A theme without a light or a dark side of its own, or of colours that are neither, gives way to the toolkit's.
void apply(const Toolkit& toolkit, const OfDesktop& own, Brightness wanted) {
    toolkit.set(dark_wanted, wanted == Brightness::AsDesktop ? own.dark : wanted == Brightness::Dark ? 1 : 0);
    toolkit.set(theme_name, own.theme.c_str()); // colours are asked for anew
    const bool dark = wanted == Brightness::AsDesktop ? layout::dark() : wanted == Brightness::Dark;
    if (layout::dark() != dark || !readable_on_desktop()) {
        toolkit.set(dark_wanted, dark ? 1 : 0);
        toolkit.set(theme_name, "Adwaita");
    }
}

/// The desktop's own size is the base, whatever it is.
void apply(const Toolkit& toolkit, const OfDesktop& own, int per_cent) {
    constexpr int usual_dots = 96 * 1024;
    toolkit.set(dots, (own.dots_an_inch > 0 ? own.dots_an_inch : usual_dots) / usual_type * per_cent);
}

} // namespace

Brightness brightness() { return chosen<Brightness>(brightness_key, brightness_ids); }
void choose(Brightness wanted) { keep(brightness_key, brightness_ids, wanted); }

const std::vector<int>& type_sizes() {
    static const std::vector<int> sizes{usual_type, 110, 125, 150, 175, 200};
    return sizes;
}

int type_size() {
    const auto kept = static_cast<int>(settings().ReadLong(type_key, usual_type));
    return std::ranges::find(type_sizes(), kept) == type_sizes().end() ? usual_type : kept;
}

void choose_type_size(int per_cent) {
    settings().Write(type_key, static_cast<long>(per_cent));
    settings().Flush();
}

void apply_look() {
    static std::pair<Brightness, int> now{Brightness::AsDesktop, usual_type};
    const Toolkit toolkit;
    if (!toolkit.there()) {
        return;
    }
    static const OfDesktop own(toolkit);
    const std::pair wanted{brightness(), type_size()};
    const auto before = std::exchange(now, wanted);
    if (before.first != wanted.first || !readable_on_desktop()) {
        apply(toolkit, own, wanted.first);
    }
    if (before.second != wanted.second) {
        apply(toolkit, own, wanted.second);
    }
}

bool sound() { return settings().ReadBool(sound_key, false); }
void want_sound(bool wanted) { keep(sound_key, wanted); }

void ring() {
    if (sound()) {
        wxBell();
    }
}

bool film_moves() { return settings().ReadBool(film_key, true); }
void want_film_to_move(bool wanted) { keep(film_key, wanted); }

Sheet sheet() { return chosen<Sheet>(sheet_key, sheet_ids); }
void choose(Sheet wanted) { keep(sheet_key, sheet_ids, wanted); }

Tables tables() { return chosen<Tables>(tables_key, tables_ids); }
void choose(Tables wanted) { keep(tables_key, tables_ids, wanted); }

bool byte_order_mark() { return settings().ReadBool(mark_key, true); }
void want_byte_order_mark(bool wanted) { keep(mark_key, wanted); }

} // namespace intendant::app::preferences
