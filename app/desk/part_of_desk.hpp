#pragma once

#include "app/widgets/name_field.hpp"

#include <wx/window.h>

namespace intendant::app {

/// A part of the desk, a page or a panel on one, as the desk sees it. It shows the table anew whenever something was booked.
class PartOfAnyDesk {
public:
    virtual ~PartOfAnyDesk() = default;
    virtual void show_state() = 0;
    /// The keyboard goes to what is used first here.
    virtual void set_focus() {}
    virtual bool is_seen() const = 0;
};

/// The same for a game. It keeps nothing that the session has. `T`: the game's table, a `TableOf`.
template <class Window, class T> class PartOfDesk : public Window, public PartOfAnyDesk {
public:
    PartOfDesk(wxWindow* parent, T& table) : Window(parent), m_table(table) {}

    bool is_seen() const override { return this->IsShownOnScreen(); }

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
