#include "app/base/accessible.hpp"

#include "app/base/gtk.hpp"
#include "app/base/text.hpp"

#include <wx/access.h>
#include <wx/anybutton.h>
#include <wx/bookctrl.h>
#include <wx/checkbox.h>
#include <wx/combobox.h>
#include <wx/control.h>
#include <wx/dataview.h>
#include <wx/radiobut.h>
#include <wx/statbmp.h>
#include <wx/statbox.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tooltip.h>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace intendant::app {

namespace {

#ifdef __WXGTK__

const char* const given = "intendant-name";

/// Of what GTK lists.
struct Link {
    void* data;
    Link* next;
    Link* before;
};

void* accessible_of(void* widget) {
    static const auto get = of_gtk<void* (*)(void*)>("gtk_widget_get_accessible");
    return get(widget);
}

/// The parts of a window that may have the keyboard, such as the button of a drop-down; not those of the windows in it.
void collect_parts(void* widget, const std::vector<void*>& others, std::vector<void*>& parts) {
    static const auto can_focus = of_gtk<int (*)(void*)>("gtk_widget_get_can_focus");
    static const auto container = of_gtk<std::size_t (*)()>("gtk_container_get_type");
    static const auto is_a = of_gtk<int (*)(const void*, std::size_t)>("g_type_check_instance_is_a");
    static const auto for_all = of_gtk<void (*)(void*, void (*)(void*, void*), void*)>("gtk_container_forall");
    static const auto table = of_gtk<std::size_t (*)()>("gtk_tree_view_get_type"); // the titles of its columns have their own names
    if (can_focus(widget) != 0) {
        parts.push_back(widget);
    }
    if (is_a(widget, container()) != 0 && is_a(widget, table()) == 0) {
        std::vector<void*> inner;
        for_all(
            widget, [](void* each, void* list) { static_cast<std::vector<void*>*>(list)->push_back(each); }, &inner);
        for (auto* const each : inner) {
            if (std::find(others.begin(), others.end(), each) == others.end()) {
                collect_parts(each, others, parts);
            }
        }
    }
}

/// All that is to be called by the name of the window.
std::vector<void*> parts_of(const wxWindow& window) {
    std::vector<void*> others;
    for (auto* const child : window.GetChildren()) {
        others.push_back(child->GetHandle());
    }
    std::vector<void*> parts{window.GetHandle()};
    collect_parts(window.GetHandle(), others, parts);
    return parts;
}

void name_part(void* part, const wxString& name) {
    static const auto get_name = of_gtk<const char* (*)(void*)>("atk_object_get_name");
    static const auto set_name = of_gtk<void (*)(void*, const char*)>("atk_object_set_name");
    auto* const heard = accessible_of(part);
    const auto* const before = get_name(heard);
    if (const auto words = to_utf8(name); before == nullptr || words != before) {
        set_name(heard, words.c_str());
    }
}

void name_parts(const wxWindow& window, const wxString& name) {
    for (auto* const part : parts_of(window)) {
        name_part(part, name);
    }
}

/// wxWidgets takes any words before a control for its label. Those that lead to it by a letter stay, and are heard as `name`.
void forget_labels(const wxWindow& window, const wxString& name) {
    static const auto labels_of = of_gtk<Link* (*)(void*)>("gtk_widget_list_mnemonic_labels");
    static const auto lead_to = of_gtk<void (*)(void*, void*)>("gtk_label_set_mnemonic_widget");
    static const auto letter_of = of_gtk<unsigned (*)(void*)>("gtk_label_get_mnemonic_keyval");
    static const auto is_a = of_gtk<int (*)(const void*, std::size_t)>("g_type_check_instance_is_a");
    static const auto label_type = of_gtk<std::size_t (*)()>("gtk_label_get_type");
    static const auto free_list = of_gtk<void (*)(Link*)>("g_list_free");
    constexpr unsigned no_letter = 0xFFFFFF;
    auto* const labels = labels_of(window.GetHandle());
    for (const auto* each = labels; each != nullptr; each = each->next) {
        if (is_a(each->data, label_type()) == 0) {
            continue;
        }
        if (letter_of(each->data) == no_letter) {
            lead_to(each->data, nullptr);
        } else if (!name.empty()) {
            name_part(each->data, name);
        }
    }
    free_list(labels);
}

bool has_given_name(const wxWindow& window) {
    static const auto get = of_gtk<void* (*)(void*, const char*)>("g_object_get_data");
    return get(window.GetHandle(), given) != nullptr;
}

#endif

/// Words of its own on the window, of which letters or figures are heard.
bool speaks(const wxWindow& window) {
    if (dynamic_cast<const wxAnyButton*>(&window) == nullptr && dynamic_cast<const wxCheckBox*>(&window) == nullptr &&
        dynamic_cast<const wxRadioButton*>(&window) == nullptr) {
        return false;
    }
    const auto words = wxControl::RemoveMnemonics(window.GetLabel());
    return std::any_of(words.begin(), words.end(), [](wxUniChar sign) { return wxIsalnum(static_cast<wxChar>(sign)); });
}

wxString without_colon(const wxString& text) {
    auto words = wxControl::RemoveMnemonics(text).BeforeFirst('\n').Strip(wxString::both);
    while (!words.empty() && (words.Last() == ':' || words.Last() == L'\u00A0' || words.Last() == L'\u202F' || words.Last() == ' ')) {
        words.RemoveLast();
    }
    return words;
}

/// Words that lead to what follows them, and no sentence that explains.
bool is_label(const wxStaticText& words) {
    const auto text = words.GetLabel();
    const bool sentence = text.EndsWith(".") && text.length() > 1 && !wxIsupper(text[text.length() - 2]); // not U.S.S.R.
    return !sentence && !text.EndsWith(";") && !words.HasFlag(wxST_ELLIPSIZE_MIDDLE);
}

/// Of a table without other words: what stands above its columns.
wxString columns_of(const wxWindow& window) {
    const auto* const table = dynamic_cast<const wxDataViewCtrl*>(&window);
    wxString titles;
    for (unsigned column = 0; table != nullptr && column < table->GetColumnCount(); ++column) {
        const auto title = table->GetColumn(column)->GetTitle();
        titles += title.empty() ? wxString{} : (titles.empty() ? "" : ", ") + title;
    }
    return titles;
}

wxString hint_in(const wxWindow& window) {
    const auto* const field = dynamic_cast<const wxTextEntry*>(&window);
    return field != nullptr ? field->GetHint() : wxString{};
}

/// The one that stands for a window without a name of its own.
wxString found_name(const wxWindow& window, const wxString& label, const wxString& of_row) {
    const bool button = dynamic_cast<const wxAnyButton*>(&window) != nullptr;
    const bool drawn = dynamic_cast<const wxControl*>(&window) == nullptr;
    for (const auto& words : {drawn ? window.GetLabel() : wxString{}, button ? wxString{} : label, hint_in(window), columns_of(window),
                              window.GetToolTipText().BeforeFirst('\n'), button ? wxString{} : of_row}) {
        if (!words.empty()) {
            return words;
        }
    }
    return {};
}

/// A control that takes the keyboard, or something drawn, with or without it.
bool is_heard(const wxWindow& window) {
    const bool holds = dynamic_cast<const wxBookCtrlBase*>(&window) != nullptr || dynamic_cast<const wxStaticBox*>(&window) != nullptr;
    const bool control = dynamic_cast<const wxControl*>(&window) != nullptr;
    return !holds && (control ? window.AcceptsFocus() : window.GetChildren().empty());
}

} // namespace

#ifdef __WXGTK__

void set_accessible_name(wxWindow& window, const wxString& name) {
    static const auto set = of_gtk<void (*)(void*, const char*, void*)>("g_object_set_data");
    set(window.GetHandle(), given, name.empty() ? nullptr : window.GetHandle());
    if (!name.empty()) {
        name_parts(window, name);
        forget_labels(window, name);
    }
}

void set_accessible_role(wxWindow& window, Role role) {
    static const auto role_called = of_gtk<int (*)(const char*)>("atk_role_for_name");
    static const auto set_role = of_gtk<void (*)(void*, int)>("atk_object_set_role");
    const auto* const word = role == Role::Picture ? "canvas"
                             : role == Role::List  ? "list"
                             : role == Role::Tabs  ? "page tab list"
                             : role == Role::Alert ? "alert"
                                                   : "statusbar";
    set_role(accessible_of(window.GetHandle()), role_called(word));
}

wxString accessible_name(const wxWindow& window) {
    static const auto get_name = of_gtk<const char* (*)(void*)>("atk_object_get_name");
    for (auto* const part : parts_of(window)) {
        if (const auto* const name = get_name(accessible_of(part)); name != nullptr && *name != '\0') {
            return to_wx(name);
        }
    }
    return {};
}

void announce(wxWindow& from, const wxString& sentence) {
    static const auto known = of_gtk<unsigned (*)(const char*, std::size_t)>("g_signal_lookup");
    static const auto type = of_gtk<std::size_t (*)()>("atk_object_get_type");
    static const auto emit = of_gtk<void (*)(void*, const char*, ...)>("g_signal_emit_by_name");
    if (!sentence.empty() && known("announcement", type()) != 0) { // since ATK 2.46
        emit(accessible_of(from.GetHandle()), "announcement", to_utf8(sentence).c_str());
    }
}

namespace {

void name_control(wxWindow& window, const wxString& label, const wxString& of_row) {
    if (has_given_name(window)) {
        const auto name = accessible_name(window);
        name_parts(window, name); // some were not there yet
        forget_labels(window, name);
    } else if (speaks(window)) {
        forget_labels(window, {});
    } else if (const auto name = found_name(window, label, of_row); !name.empty()) {
        name_parts(window, name);
        if (name != label) {
            forget_labels(window, name);
        }
    }
}

} // namespace

#else

namespace {

#if wxUSE_ACCESSIBILITY
/// Tells the name that was given; all else is left to wxWidgets.
class Named : public wxAccessible {
public:
    Named(wxWindow* window, wxString name) : wxAccessible(window), m_name(std::move(name)) {}
    wxAccStatus GetName(int child, wxString* name) override {
        if (child != wxACC_SELF) {
            return wxACC_NOT_IMPLEMENTED;
        }
        *name = m_name;
        return wxACC_OK;
    }

private:
    wxString m_name;
};
#endif

void name_control(wxWindow&, const wxString&, const wxString&) {} // the platform takes the label before a field for its name

} // namespace

void set_accessible_name([[maybe_unused]] wxWindow& window, [[maybe_unused]] const wxString& name) {
#if wxUSE_ACCESSIBILITY
    window.SetAccessible(name.empty() ? nullptr : new Named(&window, name));
#endif
}

void set_accessible_role(wxWindow&, Role) {}

wxString accessible_name(const wxWindow&) { return {}; }

void announce([[maybe_unused]] wxWindow& from, const wxString&) {
#if wxUSE_ACCESSIBILITY
    wxAccessible::NotifyEvent(wxACC_EVENT_SYSTEM_ALERT, &from, wxOBJID_CLIENT, wxACC_SELF);
#endif
}

#endif

void give_names(wxWindow& window) {
    wxString label;
    wxString of_row; ///< the label before several fields, an owner and a number
    for (auto* const child : window.GetChildren()) {
        if (child->IsTopLevel() || !child->IsShown()) {
            continue;
        }
        if (const auto* const words = dynamic_cast<const wxStaticText*>(child)) {
            label = is_label(*words) ? without_colon(words->GetLabel()) : wxString{};
            of_row = label;
            continue;
        }
        if (is_heard(*child)) {
            name_control(*child, label, of_row);
        } else {
            give_names(*child);
        }
        if (dynamic_cast<const wxStaticBitmap*>(child) == nullptr) {
            label.clear();
        }
    }
}

} // namespace intendant::app
