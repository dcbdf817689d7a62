#include "app/report/chart.hpp"

#include "app/report/drawing.hpp"
#include "model/core/decimal.hpp"

#include <algorithm>
#include <array>
#include <cairo-svg.h>
#include <cairo.h>
#include <cmath>

namespace intendant::report {

namespace {

constexpr double full = 255.0;

void ink(cairo_t* to, std::uint32_t colour) {
    cairo_set_source_rgb(to, ((colour >> 16U) & 0xFFU) / full, ((colour >> 8U) & 0xFFU) / full, (colour & 0xFFU) / full);
}

/// A step of 1, 2 or 5 times a power of ten that parts the range into about `parts`.
double nice_step(double range, double parts) {
    const double rough = std::max(range / parts, 1e-9);
    const double tens = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (rough <= factor * tens) {
            return factor * tens;
        }
    }
    return 10 * tens;
}

class Painter {
public:
    Painter(cairo_t* to, const ChartLook& look) : m_to(to), m_look(look), m_layout(pango_cairo_create_layout(to)) {}
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;
    ~Painter() { g_object_unref(m_layout); }

    double set(const std::string& text, double size, bool bold) {
        set_words(m_layout, text, size, bold);
        int width = 0;
        int height = 0;
        pango_layout_get_pixel_size(m_layout, &width, &height);
        m_height = height;
        return width;
    }
    /// `align`: 0 left of, 0.5 centred on, 1 ends at x; the same for y.
    void write(const std::string& text, double x, double y, double align_x, double align_y, double size, std::uint32_t colour,
               bool bold = false) {
        const double width = set(text, size, bold);
        ink(m_to, colour);
        cairo_move_to(m_to, x - align_x * width, y - align_y * m_height);
        pango_cairo_show_layout(m_to, m_layout);
    }

    cairo_t* to() const { return m_to; }
    const ChartLook& look() const { return m_look; }

private:
    cairo_t* m_to;
    const ChartLook& m_look;
    PangoLayout* m_layout;
    double m_height{0};
};

struct Frame {
    double left;
    double top;
    double width;
    double height;
    double low;
    double high;
    std::size_t count;

    double x(std::size_t place) const {
        return left + (count < 2 ? 0.5 : static_cast<double>(place) / static_cast<double>(count - 1)) * width;
    }
    double y(double value) const { return top + height - (value - low) / (high - low) * height; }
};

std::pair<double, double> range_of(const Chart& chart) {
    double low = 0;
    double high = 0;
    for (const auto& line : chart.lines) {
        for (const auto value : line.values) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    return {low, high > low ? high : low + 1};
}

std::string number_of(const Chart& chart, double value, bool with_decimal) {
    std::array<char, 32> number{};
    std::snprintf(number.data(), number.size(), with_decimal ? "%.1f" : "%.0f", value + 0.0);
    std::string written{number.data()};
    std::ranges::replace(written, '.', chart.decimal_sign);
    return written;
}

void draw_axes(Painter& painter, const Chart& chart, const Frame& frame, double step) {
    auto* const to = painter.to();
    const auto& look = painter.look();
    cairo_set_line_width(to, 0.6);
    for (double value = frame.low; value <= frame.high + step / 2; value += step) {
        ink(to, look.quiet);
        cairo_move_to(to, frame.left, frame.y(value));
        cairo_line_to(to, frame.left + frame.width, frame.y(value));
        cairo_stroke(to);
        painter.write(number_of(chart, value, step < 1), frame.left - 5, frame.y(value), 1, 0.5, look.font, look.ink);
    }
    // The first and the last are always named, the others where there is room.
    double free = -1;
    const auto last = chart.moments.size() - 1;
    const double end = frame.x(last) - painter.set(chart.moments[last], look.font, false) / 2 - 6;
    for (std::size_t place = 0; place < chart.moments.size(); ++place) {
        const double width = painter.set(chart.moments[place], look.font, false);
        const double x = frame.x(place);
        if (place == last || (x - width / 2 > free && x + width / 2 < end)) {
            painter.write(chart.moments[place], x, frame.top + frame.height + 4, 0.5, 0, look.font, look.ink);
            free = x + width / 2 + 6;
        }
    }
}

void draw_line(Painter& painter, const Chart::Line& line, const Frame& frame, std::size_t number) {
    static constexpr std::array<std::array<double, 2>, 5> dashes{{{0, 0}, {7, 3}, {2, 2}, {10, 2}, {4, 4}}};
    auto* const to = painter.to();
    ink(to, line.colour);
    cairo_set_line_width(to, 1.8);
    cairo_set_line_join(to, CAIRO_LINE_JOIN_ROUND);
    const auto& dash = dashes[number % dashes.size()];
    cairo_set_dash(to, dash.data(), dash[0] > 0 ? 2 : 0, 0);
    cairo_new_path(to); // a text before left a point
    for (std::size_t place = 0; place < line.values.size(); ++place) {
        cairo_line_to(to, frame.x(place), frame.y(line.values[place]));
    }
    cairo_stroke(to);
    cairo_set_dash(to, nullptr, 0, 0);
    constexpr std::size_t most_dots = 60;
    for (std::size_t place = 0; line.values.size() <= most_dots && place < line.values.size(); ++place) {
        cairo_arc(to, frame.x(place), frame.y(line.values[place]), 2.2, 0, 2 * M_PI);
        cairo_fill(to);
    }
}

/// What each line comes to, at its end; figures that would lie over each other are moved apart.
void draw_ends(Painter& painter, const Chart& chart, const Frame& frame) {
    std::vector<std::pair<double, const Chart::Line*>> ends;
    for (const auto& line : chart.lines) {
        if (!line.values.empty()) {
            ends.emplace_back(frame.y(line.values.back()), &line);
        }
    }
    std::ranges::stable_sort(ends, {}, &std::pair<double, const Chart::Line*>::first);
    const double apart = 1.15 * painter.look().font;
    double floor = frame.top + frame.height + painter.look().font / 2; // no figure below
    for (auto end = ends.rbegin(); end != ends.rend(); ++end) {
        end->first = std::min(end->first, floor);
        floor = end->first - apart;
    }
    for (const auto& [y, line] : ends) {
        const double value = line->values.back();
        painter.write(number_of(chart, value, value != std::floor(value)), frame.left + frame.width + 6, y, 0, 0.5, painter.look().font,
                      line->colour, true);
    }
}

/// The names of the lines in a row below the chart, each with a piece of its line.
void draw_key(Painter& painter, const Chart& chart, double x, double y) {
    for (std::size_t number = 0; number < chart.lines.size(); ++number) {
        const auto& line = chart.lines[number];
        const Frame sample{x, y, 24, 0.001, 0, 1, 2};
        draw_line(painter, {line.name, line.colour, {0.0, 0.0}}, sample, number);
        painter.write(line.name, x + 30, y, 0, 0.5, painter.look().font, painter.look().ink);
        x += 46 + painter.set(line.name, painter.look().font, false);
    }
}

} // namespace

Chart chart_of(const db::History& history, const std::vector<db::TurnFigures>& turns, std::size_t measure, const Say& say, bool dark) {
    Chart chart;
    chart.title = say(history.measures.measures[measure].name);
    if (const auto half = say({"{half}", {{"half", core::decimal("0.5")}}}); half.size() == std::string_view{"0.5"}.size()) {
        chart.decimal_sign = half[1];
    }
    constexpr std::size_t few = 8; // turns that can be named by who played
    for (const auto& turn : turns) {
        chart.moments.push_back(turn.seat.empty() || turns.size() > few ? std::to_string(turn.round)
                                                                        : say({"{seat}", {{"seat", "@seat:" + turn.seat}}}));
    }
    for (std::size_t side = 0; side < history.measures.sides.size(); ++side) {
        const auto& facts = history.measures.sides[side];
        Chart::Line line{say(facts.name), dark ? facts.on_dark : facts.on_light, {}};
        for (const auto& turn : turns) {
            line.values.push_back(history.value(turn, measure, side));
        }
        chart.lines.push_back(std::move(line));
    }
    return chart;
}

void draw(cairo_t* to, const Chart& chart, double width, double height, const ChartLook& look) {
    Painter painter(to, look);
    const auto [low, high] = range_of(chart);
    const double line = 1.6 * look.font;
    const double step = nice_step(high - low, std::max(2.0, height / (3.2 * line)));
    Frame frame{3.4 * look.font + 8, 2 * line, 0, 0, std::floor(low / step) * step, std::ceil(high / step) * step, chart.moments.size()};
    frame.width = width - frame.left - 3.4 * look.font - 8;
    frame.height = height - frame.top - 3 * line;
    if (frame.width < 20 || frame.height < 20 || chart.moments.empty()) {
        return;
    }
    painter.write(chart.title, 0, 0, 0, 0, 1.2 * look.font, look.ink, true);
    draw_axes(painter, chart, frame, step);
    for (std::size_t number = 0; number < chart.lines.size(); ++number) {
        draw_line(painter, chart.lines[number], frame, number);
    }
    draw_ends(painter, chart, frame);
    draw_key(painter, chart, frame.left, height - 0.7 * line);
}

std::string svg_of(const Chart& chart, double width, double height) {
    std::string text;
    auto* const surface = cairo_svg_surface_create_for_stream(append, &text, width, height);
    auto* const to = cairo_create(surface);
    draw(to, chart, width, height, {});
    cairo_destroy(to);
    cairo_surface_finish(surface);
    cairo_surface_destroy(surface);
    return text;
}

std::vector<std::uint32_t> pixels_of(const Chart& chart, int width, int height, double scale, const ChartLook& look, std::uint32_t ground) {
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(std::max(width, 0)) * static_cast<std::size_t>(std::max(height, 0)), ground);
    if (pixels.empty()) {
        return pixels;
    }
    auto* const surface =
        cairo_image_surface_create_for_data(reinterpret_cast<unsigned char*>(pixels.data()), CAIRO_FORMAT_RGB24, width, height, width * 4);
    auto* const to = cairo_create(surface);
    cairo_scale(to, scale, scale);
    draw(to, chart, width / scale, height / scale, look);
    cairo_destroy(to);
    cairo_surface_finish(surface);
    cairo_surface_destroy(surface);
    return pixels;
}

} // namespace intendant::report
