#include "tests/bench/board/bare_cairo.hpp"

#include <cairo.h>

namespace intendant::bench {

struct BareCairo::Surface {
    cairo_surface_t* picture;
    cairo_t* context;
};

BareCairo::BareCairo(int width, int height) : m_surface(std::make_unique<Surface>()) {
    m_surface->picture = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    m_surface->context = cairo_create(m_surface->picture);
    cairo_set_fill_rule(m_surface->context, CAIRO_FILL_RULE_EVEN_ODD);
}

BareCairo::~BareCairo() {
    cairo_destroy(m_surface->context);
    cairo_surface_destroy(m_surface->picture);
}

void BareCairo::fill(const app::board::BoardMap& map, const app::board::View& view) {
    auto* const context = m_surface->context;
    const auto [first, last] = view.copies();
    for (int copy = first; copy <= last; ++copy) {
        double shade = 0;
        for (const auto& space : map.spaces) {
            shade = shade > 0.9 ? 0 : shade + 0.007;
            cairo_set_source_rgb(context, shade, 0.5, space.sea ? 1 : 0);
            for (const auto& ring : space.rings) {
                bool begun = false;
                for (const auto& point : ring) {
                    const auto at = view.to_window(point, copy);
                    begun ? cairo_line_to(context, at.x, at.y) : cairo_move_to(context, at.x, at.y);
                    begun = true;
                }
                cairo_close_path(context);
            }
            cairo_fill(context);
        }
    }
}

} // namespace intendant::bench
