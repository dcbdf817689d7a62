#include "app/base/field_edges.hpp"

#include "app/base/gtk.hpp"
#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme_pairs.hpp"

#include <wx/graphics.h>
#include <wx/pen.h>

#include <memory>

namespace intendant::app {

namespace {

std::string written(const wxColour& colour) { return to_utf8(colour.GetAsString(wxC2S_HTML_SYNTAX)); }

#ifdef __WXGTK__

/// The theme of the desktop was made for who needs strong lines.
bool desktop_has_edges() {
    static const auto settings = of_gtk<void* (*)()>("gtk_settings_get_default");
    static const auto get = of_gtk<void (*)(void*, const char*, ...)>("g_object_get");
    static const auto let_go = of_gtk<void (*)(void*)>("g_free");
    char* name = nullptr;
    get(settings(), "gtk-theme-name", &name, nullptr);
    const bool strong = name != nullptr && to_wx(name).Lower().Contains("contrast");
    let_go(name);
    return strong;
}

/// What GTK calls when all else in the window is drawn: two rings as around a button, of which one stands out from any drawing.
int draw_ring(void* /*widget*/, void* cairo, void* data) {
    auto& window = *static_cast<wxWindow*>(data);
    if (window.HasFocus()) {
        const std::unique_ptr<wxGraphicsContext> paper(wxGraphicsContext::CreateFromNative(cairo));
        const int width = window.FromDIP(2);
        const auto size = window.GetSize();
        paper->SetBrush(*wxTRANSPARENT_BRUSH);
        for (const int ring : {0, 1}) {
            const double edge = width * (ring + 0.5);
            paper->SetPen(wxPen(ring == 0 ? theme::desk().accent : theme::desk().on_accent, width));
            paper->DrawRectangle(edge, edge, size.x - 2 * edge, size.y - 2 * edge);
        }
    }
    return 0; // and on with the rest
}

#endif

} // namespace

wxColour field_edge(bool of_dark) { return of_dark ? wxColour{0x85, 0x8A, 0x93} : wxColour{0x86, 0x85, 0x80}; }

std::string edges_of_controls(bool of_dark) {
    const auto edge = written(field_edge(of_dark));
    const auto ring = written(theme::desk(of_dark).accent);
    const auto inner = written(theme::desk(of_dark).on_accent);
    const auto rings = "inset 0 0 0 4px " + inner + ", inset 0 0 0 2px " + ring; // GTK draws the last on top
    return "entry, spinbutton, combobox button, check, radio, .frame { border-color: " + edge +
           "; }\n"
           "entry:focus, spinbutton:focus, combobox button:focus { border-color: " +
           ring + "; box-shadow: inset 0 0 0 1px " + ring +
           "; }\n"
           "button:focus { box-shadow: " +
           rings +
           "; outline-style: none; }\n"
           "checkbutton:focus, radiobutton:focus { outline: 2px solid " +
           ring +
           "; outline-offset: -1px; }\n"
           "scrolledwindow.keyboard { border: 2px solid " +
           ring +
           "; }\n"
           "treeview:focus { outline: 2px solid " +
           ring + "; outline-offset: -2px; }\n";
}

void draw_edges() {
#ifdef __WXGTK__
    static const auto make = of_gtk<void* (*)()>("gtk_css_provider_new");
    static const auto load = of_gtk<int (*)(void*, const char*, long, void*)>("gtk_css_provider_load_from_data");
    static const auto screen = of_gtk<void* (*)()>("gdk_screen_get_default");
    static const auto add = of_gtk<void (*)(void*, void*, unsigned)>("gtk_style_context_add_provider_for_screen");
    constexpr unsigned of_application = 600;
    static void* sheet = nullptr;
    if (screen() == nullptr) {
        return;
    }
    if (sheet == nullptr) {
        sheet = make();
        add(screen(), sheet, of_application);
    }
    load(sheet, desktop_has_edges() ? "" : edges_of_controls(layout::dark()).c_str(), -1, nullptr);
#endif
}

void frame_with_keyboard([[maybe_unused]] wxWindow& window) {
#ifdef __WXGTK__
    const auto mark = [&window](wxFocusEvent& event) {
        event.Skip();
        static const auto style_of = of_gtk<void* (*)(void*)>("gtk_widget_get_style_context");
        static const auto add = of_gtk<void (*)(void*, const char*)>("gtk_style_context_add_class");
        static const auto remove = of_gtk<void (*)(void*, const char*)>("gtk_style_context_remove_class");
        (event.GetEventType() == wxEVT_SET_FOCUS ? add : remove)(style_of(window.GetHandle()), "keyboard");
    };
    window.Bind(wxEVT_SET_FOCUS, mark);
    window.Bind(wxEVT_KILL_FOCUS, mark);
#endif
}

void ring_with_keyboard([[maybe_unused]] wxWindow& window) {
#ifdef __WXGTK__
    static const auto connect =
        of_gtk<unsigned long (*)(void*, const char*, int (*)(void*, void*, void*), void*, void*, int)>("g_signal_connect_data");
    constexpr int after = 1;
    connect(window.GetHandle(), "draw", draw_ring, &window, nullptr, after);
    const auto draw = [&window](wxFocusEvent& event) {
        event.Skip();
        window.Refresh();
    };
    window.Bind(wxEVT_SET_FOCUS, draw);
    window.Bind(wxEVT_KILL_FOCUS, draw);
#endif
}

} // namespace intendant::app
