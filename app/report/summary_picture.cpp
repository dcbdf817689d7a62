#include "app/report/summary_picture.hpp"

#include "app/report/drawing.hpp"

#include <cairo.h>
#include <memory>
#include <vector>

namespace intendant::report {

namespace {

// Units: points, of which `pixels` are drawn each way.
constexpr double page_width = 540;
constexpr double page_margin = 22;
constexpr double inner_width = page_width - 2 * page_margin;
constexpr double graph_height = 150;
constexpr double pixels = 2;
constexpr double paper_white = 1.0;
constexpr double ink_dark = 0.13;
constexpr std::size_t most_rounds = 3; ///< told in words, the last ones

/// What of the record stands on the picture.
struct Summary {
    std::string title;
    std::string result;
    std::vector<const Round*> rounds; ///< the last ones
    const Chart* graph{nullptr};
};

Summary summary_of(const Document& document) {
    Summary found;
    for (const auto& part : document.parts) {
        if (const auto* const title = std::get_if<Title>(&part); title != nullptr && found.title.empty()) {
            found.title = title->text;
        } else if (const auto* const heading = std::get_if<Heading>(&part); heading != nullptr && found.result.empty()) {
            found.result = heading->text;
        } else if (const auto* const round = std::get_if<Round>(&part)) {
            found.rounds.push_back(round);
        } else if (const auto* const chart = std::get_if<Chart>(&part); chart != nullptr && found.graph == nullptr) {
            found.graph = chart;
        }
    }
    if (found.rounds.size() > most_rounds) {
        found.rounds.erase(found.rounds.begin(), found.rounds.end() - most_rounds);
    }
    return found;
}

/// Sets things below each other, or only measures how high they become.
class Sheet {
public:
    explicit Sheet(cairo_t* to) : m_to(to), m_layout(pango_cairo_create_layout(to), &g_object_unref) {
        pango_layout_set_width(m_layout.get(), static_cast<int>(inner_width * PANGO_SCALE));
        pango_layout_set_wrap(m_layout.get(), PANGO_WRAP_WORD_CHAR);
    }

    void set(const std::string& text, double size, bool bold, double below) {
        set_words(m_layout.get(), text, size, bold);
        int height = 0;
        pango_layout_get_pixel_size(m_layout.get(), nullptr, &height);
        cairo_set_source_rgb(m_to, ink_dark, ink_dark, ink_dark);
        cairo_move_to(m_to, page_margin, m_y);
        pango_cairo_show_layout(m_to, m_layout.get());
        m_y += height + below;
    }
    void set(const BoardPicture& board, double below) {
        at([&] { draw(m_to, board, inner_width); });
        m_y += height_of(board, inner_width) + below;
    }
    void set(const Chart& chart, double below) {
        at([&] { draw(m_to, chart, inner_width, graph_height, {}); });
        m_y += graph_height + below;
    }
    double height() const { return m_y + page_margin; }

private:
    template <class Draw> void at(const Draw& draw_it) {
        cairo_save(m_to);
        cairo_translate(m_to, page_margin, m_y);
        draw_it();
        cairo_restore(m_to);
    }

    cairo_t* m_to;
    std::unique_ptr<PangoLayout, decltype(&g_object_unref)> m_layout;
    double m_y{page_margin};
};

/// Sets it all; how high it is. Units: points.
double set_all(cairo_t* to, const Summary& summary) {
    constexpr double large = 22;
    constexpr double middle = 13;
    constexpr double small = 10;
    Sheet sheet(to);
    sheet.set(summary.title, large, true, 4);
    sheet.set(summary.result, middle, false, 10);
    if (!summary.rounds.empty() && summary.rounds.back()->board) {
        sheet.set(*summary.rounds.back()->board, 10);
    }
    for (const auto* const round : summary.rounds) {
        sheet.set(round->title, small, true, 2);
        for (const auto& line : round->lines) {
            sheet.set(line, small, false, 2);
        }
    }
    if (summary.graph != nullptr) {
        sheet.set(*summary.graph, 0);
    }
    return sheet.height();
}

} // namespace

std::optional<std::string> summary_picture_of(const Document& document) {
    const auto summary = summary_of(document);
    const auto draw_on = [&](cairo_surface_t* surface) {
        const std::unique_ptr<cairo_t, decltype(&cairo_destroy)> to(cairo_create(surface), &cairo_destroy);
        cairo_scale(to.get(), pixels, pixels);
        cairo_set_source_rgb(to.get(), paper_white, paper_white, paper_white);
        cairo_paint(to.get());
        return set_all(to.get(), summary);
    };
    using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
    const Surface measured(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 1, 1), &cairo_surface_destroy);
    const double height = draw_on(measured.get());
    const Surface picture(
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(page_width * pixels), static_cast<int>(height * pixels)),
        &cairo_surface_destroy);
    draw_on(picture.get());
    std::string bytes;
    const auto done = cairo_surface_write_to_png_stream(picture.get(), append, &bytes);
    return done == CAIRO_STATUS_SUCCESS ? std::optional{std::move(bytes)} : std::nullopt;
}

} // namespace intendant::report
