#include "tests/app/heard.hpp"

#include "app/base/gtk.hpp"
#include "app/base/text.hpp"
#include "app/board/canvas.hpp"
#include "tests/app/hand.hpp"
#include "tests/support/catch.hpp"

#include <wx/anybutton.h>
#include <wx/bookctrl.h>
#include <wx/checkbox.h>
#include <wx/control.h>
#include <wx/radiobut.h>
#include <wx/statbox.h>

#include <algorithm>
#include <cctype>

namespace intendant::test {

namespace {

template <class Function> Function gtk(const char* name) { return app::of_gtk<Function>(name); }

struct Link {
    void* data;
    Link* next;
    Link* before;
};

std::string own_name(void* widget) {
    static const auto accessible = gtk<void* (*)(void*)>("gtk_widget_get_accessible");
    static const auto name_of = gtk<const char* (*)(void*)>("atk_object_get_name");
    const auto* const name = name_of(accessible(widget));
    return name == nullptr ? "" : name;
}

/// The words that a screen reader takes for the label of it.
std::string label_of(void* widget) {
    static const auto labels_of = gtk<Link* (*)(void*)>("gtk_widget_list_mnemonic_labels");
    static const auto free_list = gtk<void (*)(Link*)>("g_list_free");
    auto* const labels = labels_of(widget);
    auto label = labels == nullptr ? std::string{} : own_name(labels->data);
    free_list(labels);
    return label;
}

void keyboard_parts(void* widget, const std::vector<void*>& others, std::vector<void*>& parts) {
    static const auto can_focus = gtk<int (*)(void*)>("gtk_widget_get_can_focus");
    static const auto container = gtk<std::size_t (*)()>("gtk_container_get_type");
    static const auto is_a = gtk<int (*)(const void*, std::size_t)>("g_type_check_instance_is_a");
    static const auto for_all = gtk<void (*)(void*, void (*)(void*, void*), void*)>("gtk_container_forall");
    static const auto table = gtk<std::size_t (*)()>("gtk_tree_view_get_type"); // its columns have titles of their own
    if (can_focus(widget) != 0) {
        parts.push_back(widget);
    }
    if (is_a(widget, container()) != 0 && is_a(widget, table()) == 0) {
        std::vector<void*> inner;
        for_all(
            widget, [](void* each, void* list) { static_cast<std::vector<void*>*>(list)->push_back(each); }, &inner);
        for (auto* const each : inner) {
            if (std::find(others.begin(), others.end(), each) == others.end()) {
                keyboard_parts(each, others, parts);
            }
        }
    }
}

/// Of the part that gets the keyboard, the least that is said of one of them.
std::string said_of(const wxWindow& window) {
    std::vector<void*> others;
    for (auto* const child : window.GetChildren()) {
        others.push_back(child->GetHandle());
    }
    std::vector<void*> parts;
    keyboard_parts(window.GetHandle(), others, parts);
    if (parts.empty()) {
        parts.push_back(window.GetHandle());
    }
    std::string said;
    for (auto* const part : parts) {
        const auto label = label_of(part);
        said = label.empty() ? own_name(part) : label;
        if (said.empty()) {
            return {};
        }
    }
    return said;
}

void collect(const wxWindow& window, std::vector<Heard>& list) {
    for (const auto* const child : window.GetChildren()) {
        if (child->IsTopLevel() || !child->IsShownOnScreen() || child->GetSize().GetHeight() <= 1) {
            continue;
        }
        const bool holds = dynamic_cast<const wxBookCtrlBase*>(child) != nullptr || dynamic_cast<const wxStaticBox*>(child) != nullptr;
        const bool control = dynamic_cast<const wxControl*>(child) != nullptr && !holds;
        const bool keyboard = (control || child->GetChildren().empty()) && child->IsEnabled() && child->AcceptsFocusFromKeyboard();
        const bool drawn = !control && child->GetChildren().empty() && child->GetBackgroundStyle() == wxBG_STYLE_PAINT;
        if (keyboard || drawn || dynamic_cast<const app::board::Canvas*>(child) != nullptr) {
            list.push_back({child, said_of(*child), keyboard});
        }
        if (!control) {
            collect(*child, list);
        }
    }
}

} // namespace

std::vector<Heard> heard_in(const wxWindow& window) {
    std::vector<Heard> list;
    collect(window, list);
    return list;
}

namespace {

/// A letter with a sign before it, which nobody says.
bool marks_a_letter(const std::string& name) {
    const auto sign = name.find('&');
    return sign != std::string::npos && sign + 1 < name.size() && std::isalpha(static_cast<unsigned char>(name[sign + 1])) != 0;
}

bool has_own_words(const wxWindow& window) {
    return dynamic_cast<const wxAnyButton*>(&window) != nullptr || dynamic_cast<const wxCheckBox*>(&window) != nullptr ||
           dynamic_cast<const wxRadioButton*>(&window) != nullptr;
}

/// What is wrong with the name; empty: nothing.
std::string fault_of(const Heard& heard, const std::vector<Heard>& all) {
    if (heard.name.empty()) {
        return "has no name";
    }
    if (marks_a_letter(heard.name)) {
        return "has a sign in its name";
    }
    if (dynamic_cast<const wxControl*>(heard.window) == nullptr || has_own_words(*heard.window)) {
        return {};
    }
    const bool short_form =
        heard.name.size() > 1 && std::isupper(static_cast<unsigned char>(heard.name[heard.name.size() - 2])) != 0; // U.S.S.R.
    const bool example = heard.name.starts_with("10+15"); // of what may be typed into a field of money
    if ((heard.name.ends_with('.') && !short_form) || heard.name.ends_with(';') || example) {
        return "has words that explain for its name";
    }
    const auto twin = std::find_if(all.begin(), all.end(), [&](const Heard& each) {
        return each.window != heard.window && each.window->GetParent() == heard.window->GetParent() && each.name == heard.name &&
               !has_own_words(*each.window);
    });
    return twin == all.end() ? std::string{} : "is called as " + app::to_utf8(twin->window->GetName()) + " is";
}

} // namespace

std::vector<std::string> unheard_in(const wxWindow& window) {
    std::vector<std::string> faults;
    const auto all = heard_in(window);
    for (const auto& each : all) {
        if (const auto fault = fault_of(each, all); !fault.empty()) {
            faults.push_back(app::to_utf8(each.window->GetName()) + " (" + app::to_utf8(each.window->GetClassInfo()->GetClassName()) +
                             ") " + fault + ": \"" + each.name + "\"");
        }
    }
    return faults;
}

std::size_t sounds_right(const wxWindow& window, const std::string& where) {
    wait_until([&] { return unheard_in(window).empty(); }, 1000); // names are given when nothing else is to be done
    for (const auto& fault : unheard_in(window)) {
        FAIL_CHECK(where << ": " << fault);
    }
    return heard_in(window).size();
}

std::string heard_of(const wxWindow& window, const wxString& name) {
    for (const auto& each : heard_in(window)) {
        if (each.window->GetName() == name) {
            return each.name;
        }
    }
    return {};
}

Announced::Announced() {
    static const auto known = gtk<unsigned (*)(const char*, std::size_t)>("g_signal_lookup");
    static const auto type = gtk<std::size_t (*)()>("atk_object_get_type");
    static const auto add =
        gtk<unsigned long (*)(unsigned, unsigned, int (*)(void*, unsigned, const void*, void*), void*, void (*)(void*))>(
            "g_signal_add_emission_hook");
    static const auto type_class = gtk<void* (*)(std::size_t)>("g_type_class_ref");
    type_class(type());
    m_signal = known("announcement", type());
    m_hook = add(m_signal, 0, &Announced::hear, this, nullptr);
}

Announced::~Announced() {
    static const auto remove = gtk<void (*)(unsigned, unsigned long)>("g_signal_remove_emission_hook");
    remove(m_signal, m_hook);
}

int Announced::hear(void*, unsigned, const void* values, void* self) {
    static const auto text_of = gtk<const char* (*)(const void*)>("g_value_get_string");
    constexpr std::size_t size_of_value = 24; // of a GValue: its type and two numbers
    const auto* const text = text_of(static_cast<const char*>(values) + size_of_value);
    static_cast<Announced*>(self)->m_sentences.emplace_back(text == nullptr ? "" : text);
    return 1;
}

int Announced::times(const std::string& part) const {
    return static_cast<int>(
        std::count_if(m_sentences.begin(), m_sentences.end(), [&](const auto& each) { return each.find(part) != std::string::npos; }));
}

} // namespace intendant::test
