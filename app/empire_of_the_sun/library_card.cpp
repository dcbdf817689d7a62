#include "app/empire_of_the_sun/library_card.hpp"

#include "app/base/theme.hpp"
#include "app/empire_of_the_sun/words.hpp"
#include "db/session/empire_of_the_sun/session.hpp"
#include "model/core/resources.hpp"
#include "model/empire_of_the_sun/card.hpp"
#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/measures.hpp"

#include <wx/dcmemory.h>
#include <wx/graphics.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace intendant::app::es {

namespace {

using namespace empire_of_the_sun;

/// The land of the map, small, in the colours of who holds it.
wxBitmap drawing(const Tables& tables, const core::GameCard& card, const wxSize& size) {
    const double column_width = std::sqrt(3.0) / 2; // in heights of a hex
    const double columns = (last_column - first_column + 1) * column_width;
    const double rows = last_row + 2;
    const double height = std::min(size.GetWidth() / columns, size.GetHeight() / rows);
    const double left = (size.GetWidth() - columns * height) / 2;
    const double top = (size.GetHeight() - rows * height) / 2;
    const auto sides = measures(tables).sides;
    const auto& look = theme::board();
    wxBitmap bitmap(size, 24);
    wxMemoryDC dc(bitmap);
    dc.SetBackground(wxBrush(look.sea));
    dc.Clear();
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        gc->SetAntialiasMode(wxANTIALIAS_NONE); // hexes meet without a seam
        gc->SetPen(*wxTRANSPARENT_PEN);
        for (std::size_t i = 0; i < tables.map_hexes.size(); ++i) {
            const auto& hex = tables.map_hexes[i];
            if (hex.terrain == Terrain::Ocean) {
                continue;
            }
            const auto side = i < card.holders.size() ? core::of_id<Side>(card.holders[i]) : std::nullopt;
            const auto place = tables.map->grid().place(hex.hex);
            const double x = left + (place.column - first_column) * column_width * height;
            const double y = top + (place.row + (place.column % 2 == 0 ? 0.0 : 0.5)) * height;
            const auto shade = side ? sides[static_cast<std::size_t>(*side)].on_light : 0U;
            gc->SetBrush(wxBrush(side ? wxColour((shade >> 16U) & 0xFFU, (shade >> 8U) & 0xFFU, shade & 0xFFU) : look.land));
            gc->DrawRectangle(x, y, column_width * height + 1, height + 1);
        }
    }
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.SetPen(wxPen(theme::desk().line));
    dc.DrawRectangle(wxRect(size));
    return bitmap;
}

} // namespace

LibraryGame library_game() {
    const auto tables = load_tables(core::find_resources() / "empire_of_the_sun");
    return {.name = "Empire of the Sun",
            .card =
                [tables](const std::filesystem::path& file) {
                    const auto session = db::EmpireOfTheSunSession::open_for_review(file, tables);
                    return db::card_of(session.file(), card(session.state()), session.proof());
                },
            .at_a_glance = [tables](const db::GameFile& file) -> std::optional<core::GameCard> {
                const auto books = db::EmpireOfTheSunSession::glance(file, tables);
                return books ? std::optional(card(*books)) : std::nullopt;
            },
            .names = [tables] { return names_of(tables); },
            .drawing = [tables](const core::GameCard& card, const wxSize& size) { return drawing(*tables, card, size); }};
}

} // namespace intendant::app::es
