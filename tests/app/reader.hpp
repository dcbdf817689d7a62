#pragma once

#include <wx/window.h>

#include <string>
#include <vector>

namespace intendant::test {

/// Reads a window as a screen reader does: by the tree of its accessible things alone, as ATK has it.
class Reader {
public:
    struct Thing {
        std::string name;
        std::string role;
        bool focused;
    };

    explicit Reader(const wxWindow& window) : m_window(window) {}

    /// All that is shown and has a name, in its order.
    std::vector<Thing> things() const;
    /// The name of what has the keyboard; empty where nothing has it, or it has none.
    std::string focus() const;
    /// The first name that has these words in it; empty: none.
    std::string find(const std::string& words) const;

private:
    const wxWindow& m_window;
};

} // namespace intendant::test
