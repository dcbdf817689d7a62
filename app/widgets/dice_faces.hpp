#pragma once

#include <wx/window.h>

#include <functional>
#include <optional>
#include <vector>

namespace intendant::app {

/// Typed dice as squares, one after the other: those that hit are green, the next one is marked, those to come are empty.
/// Many dice stand in rows of smaller squares. The tool tip and `text()` say the same in words.
class DiceFaces : public wxWindow {
public:
    struct Square {
        std::optional<int> face; ///< nothing: not typed yet
        bool hit;                ///< drawn green
        bool next;               ///< the key that is typed next comes here
    };

    DiceFaces(wxWindow* parent, const wxString& name);

    /// `dice`: how many there are in all, 0: as many as are typed. `hits_on`: this or less hits, 0: none of them hits.
    void show(const std::vector<int>& faces, int dice, int hits_on);
    /// What the tool tip says before the dice: how they are typed.
    void say_how(const wxString& how) { m_how = how; }
    /// Whether the keyboard is here.
    void set_active(bool active);
    /// Large squares where there is room, else small ones only.
    void set_large(bool large);

    const std::vector<Square>& squares() const { return m_squares; }
    int hits() const;
    wxString text() const;
    /// The dice as they are heard, with how many are to come.
    wxString heard() const;

    /// Units: pixels.
    int width_in_one_row() const;
    int height_for(int width) const;

    bool AcceptsFocus() const override { return false; }

    std::function<void()> on_click;

private:
    struct Grid {
        int side;
        int gap;
        int a_row;
        int rows;
    };
    Grid grid_for(int width) const;
    void paint();

    std::vector<Square> m_squares;
    wxString m_how;
    bool m_active{false};
    bool m_large{true};
    bool m_known{false}; ///< how many dice there are in all
};

} // namespace intendant::app
