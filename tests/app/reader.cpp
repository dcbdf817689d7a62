#include "tests/app/reader.hpp"

#include "app/base/gtk.hpp"

namespace intendant::test {

namespace {

template <class Function> Function gtk(const char* name) { return app::of_gtk<Function>(name); }

/// What is asked of ATK.
struct Tree {
    int (*children)(void*) = gtk<int (*)(void*)>("atk_object_get_n_accessible_children");
    void* (*child)(void*, int) = gtk<void* (*)(void*, int)>("atk_object_ref_accessible_child");
    const char* (*name)(void*) = gtk<const char* (*)(void*)>("atk_object_get_name");
    int (*role)(void*) = gtk<int (*)(void*)>("atk_object_get_role");
    const char* (*role_name)(int) = gtk<const char* (*)(int)>("atk_role_get_name");
    void* (*states)(void*) = gtk<void* (*)(void*)>("atk_object_ref_state_set");
    int (*contains)(void*, int) = gtk<int (*)(void*, int)>("atk_state_set_contains_state");
    void (*let_go)(void*) = gtk<void (*)(void*)>("g_object_unref");
    int focused = gtk<int (*)(const char*)>("atk_state_type_for_name")("focused");
    int visible = gtk<int (*)(const char*)>("atk_state_type_for_name")("visible");

    void read(void* object, std::vector<Reader::Thing>& things) const {
        auto* const held = states(object);
        const bool seen = contains(held, visible) != 0;
        const bool has_keyboard = contains(held, focused) != 0;
        let_go(held);
        if (!seen) {
            return;
        }
        const auto* const words = name(object);
        if (has_keyboard || (words != nullptr && *words != '\0')) {
            things.push_back({words == nullptr ? "" : words, role_name(role(object)), has_keyboard});
        }
        for (int place = 0; place < children(object); ++place) {
            if (auto* const each = child(object, place); each != nullptr) {
                read(each, things);
                let_go(each);
            }
        }
    }
};

} // namespace

std::vector<Reader::Thing> Reader::things() const {
    static const Tree tree;
    static const auto accessible = gtk<void* (*)(void*)>("gtk_widget_get_accessible");
    std::vector<Thing> all;
    tree.read(accessible(m_window.GetHandle()), all);
    return all;
}

std::string Reader::focus() const {
    std::string name;
    for (const auto& thing : things()) {
        name = thing.focused ? thing.name : name; // the innermost of them
    }
    return name;
}

std::string Reader::find(const std::string& words) const {
    for (const auto& thing : things()) {
        if (thing.name.find(words) != std::string::npos) {
            return thing.name;
        }
    }
    return {};
}

} // namespace intendant::test
