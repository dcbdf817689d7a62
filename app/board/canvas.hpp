#pragma once

#include "app/board/overlay.hpp"
#include "app/board/painter.hpp"
#include "app/board/view.hpp"
#include "app/board/walk.hpp"

#include <wx/bitmap.h>
#include <wx/dc.h>
#include <wx/window.h>

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace intendant::app::board {

/// The drawn board on the screen: looked at with wheel, mouse and keyboard; it says what the hand wants and knows no rule.
///
/// What stands still is kept as a picture: panning draws the strip that comes into sight, a changed space itself alone.
class Canvas : public wxWindow {
public:
    Canvas(wxWindow* parent, const wxString& name, BoardMap map, Connections connections);

    const BoardMap& map() const { return m_map; }
    const View& view() const { return m_view; }

    /// Shows these looks; the spaces that differ from before glow until the next difference, where they are few.
    void show(std::vector<SpaceLook> looks);
    const std::vector<SpaceLook>& looks() const { return m_painter.looks(); }
    const std::set<std::size_t>& glowing() const { return m_glowing; }

    std::optional<std::size_t> selected() const { return m_selected; }
    /// Puts the cursor on a space and brings it into sight.
    void select(std::optional<std::size_t> space);
    /// Moves the board no farther than it takes to see the space; the cursor stays.
    void bring_into_sight(std::size_t space);
    /// Where what is held may go, and the way to one of them.
    void light(std::set<std::size_t> spaces);
    /// A way that is thought of; while it has no end, where it could lead.
    void show_way(std::vector<std::size_t> way, std::set<std::size_t> reach = {});
    /// What a game lays over the board until it lays something else.
    void lay_over(Overlay overlay);
    const Overlay& overlay() const { return m_overlay; }
    const std::set<std::size_t>& lit() const { return m_lit; }
    const std::vector<std::size_t>& way() const { return m_way; }
    const std::set<std::size_t>& reach() const { return m_reach; }
    /// What is held, shown at the mouse while it is dragged.
    void hold(std::optional<StackLook> held);
    /// Something is in the hand, dragged or not. On a map of hexes the stacks of the selected space stay fanned out no longer than that.
    void fill_hand(bool full);
    /// A button that appears in these spaces under mouse or cursor: one click does what it says.
    void offer(std::set<std::size_t> spaces, const wxString& text, const Picture& picture);

    void zoom(int steps);
    void pan(int right, int down);
    void whole_board();
    /// So near that these spaces fill the window; without Nearer no nearer than it is now, or than it takes to read names.
    enum class Nearer : bool { No, Yes };
    void show_spaces(const std::set<std::size_t>& spaces, Nearer nearer = Nearer::Yes);
    /// Begins near enough to read names, with this space in sight.
    void begin_at(std::size_t space);

    /// Where things are, in the window: a space's anchor, one of its stacks, its offer.
    wxPoint place_of(std::size_t space) const;
    std::optional<wxRect> place_of(std::size_t space, const std::string& stack) const;
    wxRect place_of_offer(std::size_t space) const;
    wxRect place_of(const Overlay::Mark& mark) const;
    /// What stands for the stacks of a space that have no place of their own at this scale; nothing where all have one.
    std::optional<StackLook> rest_of(std::size_t space) const;

    /// The whole board as it is shown, without what moves with mouse and keyboard. Units: pixels of the screen.
    wxBitmap picture(const wxSize& size) const;
    /// Draws what the window shows. `paint` calls it; so does whoever measures.
    void draw(wxDC& dc);

    std::function<void(std::size_t)> on_select;                    ///< cursor moved by mouse or keyboard
    std::function<void(std::size_t)> on_pick;                      ///< clicked
    std::function<void(std::optional<std::size_t>)> on_hover;      ///< what lies under the mouse
    std::function<bool(std::size_t, const std::string&)> on_take;  ///< a stack is dragged: may it be?
    std::function<void(std::size_t, const std::string&)> on_stack; ///< a stack of the selected space was clicked
    std::function<void(std::size_t)> on_put;                       ///< what is held is put there
    std::function<void(std::size_t)> on_offer;
    std::function<void()> on_enter;
    std::function<void()> on_escape;
    std::function<void()> on_focus;           ///< the point key: what matters now
    std::function<void(int)> on_number;       ///< a number key, 1 to 9
    std::function<void()> on_all;             ///< the space bar: everything that stands here
    std::function<void()> on_take_back;       ///< backspace
    std::function<void(wxUniChar)> on_letter; ///< a letter: a name is being typed

private:
    enum class Drag { None, Pressed, Pan, Stack };
    struct Hit {
        std::optional<std::size_t> space;
        std::optional<std::string> stack;
        bool offer{false};
    };

    void connect_mouse();
    void connect_keyboard();
    void pressed(wxMouseEvent& event);
    void moved(wxMouseEvent& event);
    void released(wxMouseEvent& event);
    void key(wxKeyEvent& event);
    bool walk(wxKeyEvent& event);
    void go_round(bool forward);
    Hit hit(wxPoint at) const;

    static int height_of_type();
    static double scale_to_read();
    void prepare();
    void reveal(std::optional<std::size_t> space);
    void draw_all();
    void draw_part(const wxRect& part);
    void scroll(int right, int down);
    void show_changed(const std::set<std::size_t>& changed, std::vector<SpaceLook> looks);
    wxRect window_rect(const Box& box, int copy) const;
    void draw_over(wxGraphicsContext& gc);
    void draw_areas_over(wxGraphicsContext& gc);
    void draw_overlay(wxGraphicsContext& gc);
    void draw_shade(wxGraphicsContext& gc, const Overlay::Shade& shade);
    void draw_line(wxGraphicsContext& gc, const Overlay::Line& line);
    void draw_mark(wxGraphicsContext& gc, const Overlay::Mark& mark);
    void dim(wxGraphicsContext& gc);
    void draw_way(wxGraphicsContext& gc);
    void draw_tray(wxGraphicsContext& gc);
    void draw_offer(wxGraphicsContext& gc);
    void outline(wxGraphicsContext& gc, std::size_t space, const wxColour& colour, double width, const wxColour& fill);
    bool opened(std::size_t space) const;
    /// The crowded space whose stacks are fanned out: under the mouse, else the selected one, of hexes while it is moved from, of others
    /// while the mouse is on no other space.
    std::optional<std::size_t> fanned() const;
    /// Where a stack is drawn in its space, or in the tray below it.
    std::optional<wxRect> place_in(std::size_t space, const std::string& stack, bool in_tray) const;
    /// Takes away what was drawn in the layer over the pieces of these spaces.
    void spare_counters(wxGraphicsContext& gc, const std::set<std::size_t>& spaces);
    StackLayout tray(std::size_t space) const;
    Box tray_box(std::size_t space) const;

    BoardMap m_map;
    Connections m_connections;
    View m_view;
    Painter m_painter;
    wxBitmap m_picture; ///< of what stands still
    wxBitmap m_spare;
    bool m_stale{true}; ///< the picture must be drawn anew
    double m_density{1};
    std::optional<std::size_t> m_begin_at;
    bool m_fit_first{false}; ///< the whole board is to be seen once the window has its size

    bool m_shown_once{false};
    bool m_every_eye{false}; ///< the colours that were shown
    std::set<std::size_t> m_glowing;
    std::optional<std::size_t> m_selected;
    std::optional<std::size_t> m_home; ///< whose neighbours the page keys go round
    std::optional<std::size_t> m_hovered;
    std::set<std::size_t> m_lit;
    std::vector<std::size_t> m_way;
    std::set<std::size_t> m_reach;
    Overlay m_overlay;
    std::optional<StackLook> m_held;
    bool m_hand_full{false};
    std::set<std::size_t> m_offered;
    wxString m_offer_text;
    Picture m_offer_picture;

    Drag m_drag{Drag::None};
    wxPoint m_pressed_at;
    wxPoint m_mouse;
    Hit m_pressed_on;
    int m_wheel{0}; ///< turned, but not yet by a whole notch
};

} // namespace intendant::app::board
