#pragma once

#include "app/widgets/name_field.hpp"

#include <wx/window.h>

namespace intendant::app {

/// A part of the desk, a page or a panel on one. It shows the table anew whenever something was booked, and keeps nothing that
/// the session has. `T`: the game's table, a `TableOf`.
template <class Window, class T> class PartOfDesk : public Window {
public:
    PartOfDesk(wxWindow* parent, T& table) : Window(parent), m_table(table) {}

    virtual void show_state() = 0;
    /// The keyboard goes to what is used first here.
    virtual void set_focus() {}

protected:
    const auto& state() const { return m_table.state(); }
    const auto& tables() const { return m_table.tables(); }

    /// A name that is typed here is unknown, or may mean several things: says so, and the keyboard goes there.
    bool stops_at_name() {
        auto* const field = doubtful_name(*this);
        if (field != nullptr) {
            m_table.complain(field->doubt());
            field->SetFocus();
        }
        return field != nullptr;
    }

    T& m_table;
};

} // namespace intendant::app
