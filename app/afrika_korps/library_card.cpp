#include "app/afrika_korps/library_card.hpp"

#include "app/afrika_korps/words.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "db/session/afrika_korps/session.hpp"
#include "model/afrika_korps/card.hpp"
#include "model/core/resources.hpp"

#include <wx/dcmemory.h>
#include <wx/graphics.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace intendant::app::ak {

namespace {

/// The whole map, small: land and sea, and fortresses and bases in the colour of who controls them.
wxBitmap drawing(const Tables& tables, const core::GameCard& card, const wxSize& size) {
    double columns = 0;
    double lines = 0;
    for (const auto& hex : tables.hexes) {
        columns = std::max(columns, hex.column + 1.5);
        lines = std::max(lines, hex.row + 1.0);
    }
    const double row_height = std::sqrt(3.0) / 2; // in widths of a hex
    const double width = std::min(size.GetWidth() / columns, size.GetHeight() / (lines * row_height));
    const double left = (size.GetWidth() - columns * width) / 2;
    const double top = (size.GetHeight() - lines * row_height * width) / 2;
    const auto middle = [&](const Hex& hex) {
        return wxPoint2DDouble(left + (hex.column + (hex.row % 2 == 0 ? 0.5 : 1.0)) * width, top + (hex.row + 0.5) * row_height * width);
    };
    const auto& look = theme::board();
    wxBitmap bitmap(size, 24);
    wxMemoryDC dc(bitmap);
    dc.SetBackground(wxBrush(look.sea));
    dc.Clear();
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        gc->SetAntialiasMode(wxANTIALIAS_NONE); // hexes meet without a seam
        gc->SetPen(*wxTRANSPARENT_PEN);
        for (const auto& hex : tables.hexes) {
            if (hex.terrain != Terrain::Sea) {
                gc->SetBrush(wxBrush(hex.terrain == Terrain::Escarpment ? layout::mix(look.land, look.land_line, 0.3) : look.land));
                const auto at = middle(hex);
                gc->DrawRectangle(at.m_x - width / 2, at.m_y - row_height * width / 2, width + 1, row_height * width + 1);
            }
        }
        gc->SetAntialiasMode(wxANTIALIAS_DEFAULT);
        for (const auto place : all_key_places) {
            const auto index = static_cast<std::size_t>(place);
            const auto side = index < card.holders.size() ? core::of_id<Side>(card.holders[index]) : std::nullopt;
            const auto at = middle(tables[tables.hex_of(place)]);
            const double radius = std::max(4.0, width * 1.5);
            gc->SetPen(wxPen(look.paper, 1));
            gc->SetBrush(wxBrush(side ? shade(tables, *side) : look.nobody));
            gc->DrawEllipse(at.m_x - radius, at.m_y - radius, 2 * radius, 2 * radius);
        }
    }
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.SetPen(wxPen(theme::desk().line));
    dc.DrawRectangle(wxRect(size));
    return bitmap;
}

} // namespace

LibraryGame library_game() {
    const auto tables = load_tables(core::find_resources() / "afrika_korps");
    return {.name = "Afrika Korps",
            .card =
                [tables](const std::filesystem::path& file) {
                    const auto session = db::AfrikaKorpsSession::open_for_review(file, tables);
                    return db::card_of(session.file(), card(session.state()), session.proof());
                },
            .at_a_glance = [tables](const db::GameFile& file) -> std::optional<core::GameCard> {
                const auto books = db::AfrikaKorpsSession::glance(file, tables);
                return books ? std::optional(card(*books)) : std::nullopt;
            },
            .names = [tables] { return names_of(tables); },
            .drawing = [tables](const core::GameCard& card, const wxSize& size) { return drawing(*tables, card, size); }};
}

} // namespace intendant::app::ak
