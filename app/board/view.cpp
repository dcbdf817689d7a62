#include "app/board/view.hpp"

#include <algorithm>
#include <cmath>

namespace intendant::app::board {

namespace {

/// One step of zoom: three steps double, nearly.
constexpr double zoom_step = 1.25;
constexpr double greatest_scale = 6;

int rounded(double value) { return static_cast<int>(std::lround(value)); }

} // namespace

View::View(double board_width, double board_height, bool wraps) : m_units_wide(board_width), m_units_high(board_height), m_wraps(wraps) {
    fit();
}

double View::least_scale() const { return std::min(m_width / m_units_wide, m_height / m_units_high); }

void View::resize(int width, int height) {
    if (width == m_width && height == m_height) {
        return;
    }
    const auto middle = to_board(m_width / 2, m_height / 2);
    m_width = std::max(1, width);
    m_height = std::max(1, height);
    set_scale(m_scale, middle, m_width / 2, m_height / 2);
}

void View::set_scale(double scale, Point kept, int x, int y) {
    scale = std::clamp(scale, least_scale(), std::max(least_scale(), greatest_scale));
    // Whole pixels from copy to copy, so that the joined edges meet.
    m_board_width = std::max(1, rounded(m_units_wide * scale));
    m_scale = m_board_width / m_units_wide;
    m_left = rounded(kept.x * m_scale) - x;
    m_top = rounded(kept.y * m_scale) - y;
    stay();
}

bool View::zoom(int steps, int x, int y) {
    const auto before = m_board_width;
    set_scale(m_scale * std::pow(zoom_step, steps), to_board(x, y), x, y);
    return m_board_width != before;
}

void View::fit() { set_scale(least_scale(), {m_units_wide / 2, m_units_high / 2}, m_width / 2, m_height / 2); }

void View::show(const Box& box, int room, std::optional<double> nearest) {
    const double wide = std::max(1, m_width - 2 * room) / std::max(1.0, box.width);
    const double high = std::max(1, m_height - 2 * room) / std::max(1.0, box.height);
    set_scale(std::min({wide, high, nearest.value_or(greatest_scale)}), box.centre(), m_width / 2, m_height / 2);
    centre_on(box.centre());
}

void View::fill(double pixels) {
    set_scale(std::max({pixels, m_width / m_units_wide, m_height / m_units_high}), to_board(m_width / 2, m_height / 2), m_width / 2,
              m_height / 2);
}

bool View::pan(int right, int down) {
    const auto left = m_left;
    const auto top = m_top;
    m_left += right;
    m_top += down;
    stay();
    return left != m_left || top != m_top;
}

void View::stay() {
    const int high = rounded(m_units_high * m_scale);
    m_top = high <= m_height ? (high - m_height) / 2 : std::clamp(m_top, 0, high - m_height);
    if (m_wraps) {
        m_left = ((m_left % m_board_width) + m_board_width) % m_board_width;
    } else {
        m_left = m_board_width <= m_width ? (m_board_width - m_width) / 2 : std::clamp(m_left, 0, m_board_width - m_width);
    }
}

void View::centre_on(Point point) {
    m_left = rounded(point.x * m_scale) - m_width / 2;
    m_top = rounded(point.y * m_scale) - m_height / 2;
    stay();
}

void View::reveal(const Box& box, int room) {
    const int copy = nearest_copy(box.centre());
    const auto corner = to_window({box.x, box.y}, copy);
    const auto far = to_window({box.x + box.width, box.y + box.height}, copy);
    // What is larger than the window is shown from its middle.
    const auto shift = [room](double from, double to, int size) {
        if (to - from + 2 * room > size) {
            return rounded((from + to - size) / 2);
        }
        return from < room ? rounded(from) - room : to > size - room ? rounded(to) - size + room : 0;
    };
    pan(shift(corner.x, far.x, m_width), shift(corner.y, far.y, m_height));
}

Point View::to_board(int x, int y) const { return {(x + m_left) / m_scale, (y + m_top) / m_scale}; }

std::pair<int, int> View::copies() const {
    if (!m_wraps) {
        return {0, 0};
    }
    return {0, (m_left + m_width - 1) / m_board_width};
}

Point View::to_window(Point point, int copy) const {
    return {point.x * m_scale - m_left + copy * m_board_width, point.y * m_scale - m_top};
}

int View::nearest_copy(Point point) const {
    if (!m_wraps) {
        return 0;
    }
    return rounded((m_left + m_width / 2.0 - point.x * m_scale) / m_board_width);
}

} // namespace intendant::app::board
