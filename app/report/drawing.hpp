#pragma once

#include "model/core/printable.hpp"

#include <pango/pangocairo.h>

#include <string>

/// What the chart and the pages have in common in drawing.
namespace intendant::report {

/// Appends what Cairo writes to the std::string `text` points to.
inline cairo_status_t append(void* text, const unsigned char* data, unsigned int length) {
    static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

/// The layout holds these words in the report's type. Units: points.
inline void set_words(PangoLayout* layout, const std::string& words, double size, bool bold) {
    auto* const font = pango_font_description_from_string(bold ? "DejaVu Sans Bold" : "DejaVu Sans");
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    const auto shown = core::printable(words);
    pango_layout_set_text(layout, shown.data(), static_cast<int>(shown.size()));
}

} // namespace intendant::report
