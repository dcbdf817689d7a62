#pragma once

#include "app/board/map.hpp"

#include <optional>
#include <utility>

namespace intendant::app::board {

/// Where the eye stands over a board. Units: pixels of the window, but where a board's `Point` or `Box` is asked for.
///
/// A board whose edges are joined is seen again and again to both sides; `copy` says which time. Otherwise it never
/// leaves the window.
class View {
public:
    View(double board_width, double board_height, bool wraps);

    /// The size of the window. What is in its middle stays there.
    void resize(int width, int height);
    int width() const { return m_width; }
    int height() const { return m_height; }

    double scale() const { return m_scale; }
    /// Pixels from the board's own corner to that of the window.
    int left() const { return m_left; }
    int top() const { return m_top; }
    /// How many pixels the whole board is wide.
    int board_width() const { return m_board_width; }

    /// Zooms by steps; the point of the board at (x, y) stays there. False when it can go no farther.
    bool zoom(int steps, int x, int y);
    /// The whole board at once.
    void fit();
    /// The box in the middle, as near as it fits with so much room around it. Units: `room` in pixels; `nearest` a scale.
    void show(const Box& box, int room, std::optional<double> nearest = {});
    /// So near that the window is full and `pixels` make one unit of the board at least.
    void fill(double pixels);
    /// The window moves over the board. False when it stays where it was.
    bool pan(int right, int down);
    void centre_on(Point point);
    /// Moves no farther than it takes to see the box with some room around it.
    void reveal(const Box& box, int room);

    Point to_board(int x, int y) const;
    /// The first and the last copy of the board in sight.
    std::pair<int, int> copies() const;
    /// The window's pixels of a point of the board's copy.
    Point to_window(Point point, int copy) const;
    /// The copy in which the point is nearest to the middle of the window.
    int nearest_copy(Point point) const;

private:
    double least_scale() const;
    void set_scale(double scale, Point kept, int x, int y);
    void stay();

    double m_units_wide;
    double m_units_high;
    bool m_wraps;
    int m_width{1};
    int m_height{1};
    double m_scale{1};
    int m_board_width{1};
    int m_left{0};
    int m_top{0};
};

} // namespace intendant::app::board
