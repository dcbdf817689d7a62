#pragma once

#include "model/core/dice.hpp"

#include <wx/window.h>

#include <vector>

namespace intendant::app {

/// Dice of an entry as they fell, one after the other; those that hit are framed. The tool tip says the same in words.
class DiceStrip : public wxWindow {
public:
    DiceStrip(wxWindow* parent, const wxString& name);

    /// `revealed`: how many of them are shown; the others lie face down.
    void show(std::vector<core::Roll> rolls, std::size_t revealed);
    /// The dice shown, in a line of text.
    wxString text() const;
    std::size_t count() const { return m_rolls.size(); }
    std::size_t revealed() const { return m_revealed; }
    void reveal(std::size_t revealed);

    bool AcceptsFocus() const override { return false; }

private:
    void paint();

    std::vector<core::Roll> m_rolls;
    std::size_t m_revealed{0};
};

} // namespace intendant::app
