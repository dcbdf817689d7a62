#include "app/desk/battle_picture.hpp"

#include "app/base/theme.hpp"
#include "app/desk/written.hpp"

#include <algorithm>

namespace intendant::app {

namespace {

/// Pieces in a row, each with its number, below the name of their side.
void draw_side(wxGraphicsContext& gc, const TableView::Battle::Side& side, const wxRect2DDouble& box) {
    const auto& colours = theme::desk();
    constexpr double round = 8;
    gc.SetPen(wxPen(side.throws ? colours.accent : colours.line, side.throws ? 4 : 1));
    gc.SetBrush(colours.page);
    gc.DrawRoundedRectangle(box.m_x, box.m_y, box.m_width, box.m_height, round);
    const double gap = 0.08 * box.m_height;
    const double title = 0.26 * box.m_height;
    draw(gc, side.emblem, box.m_x + gap, box.m_y + gap, title);
    write(gc, side.name, {box.m_x + title + 2 * gap, box.m_y + gap, box.m_width - title - 3 * gap, title}, At::Left, colours.ink,
          side.throws);
    if (side.pieces.empty()) {
        return;
    }
    const double room = box.m_width - 2 * gap;
    const bool named = std::ranges::any_of(side.pieces, [](const auto& piece) { return piece.count == 0; });
    if (named) { // in one text, as large as it finds room
        wxString names;
        for (const auto& piece : side.pieces) {
            names += (names.empty() ? wxString{} : wxString{L"  \u00B7  "}) + piece.name;
        }
        write_whole(gc, names, {box.m_x + gap, box.m_y + title + 2 * gap, room, box.m_height - title - 3 * gap}, colours.ink, true);
        return;
    }
    const double cell = std::min(room / static_cast<double>(side.pieces.size()), 1.9 * (box.m_height - title - 3 * gap));
    const double high = std::min(box.m_height - title - 3 * gap, 0.55 * cell);
    double x = box.m_x + gap;
    const double y = box.m_y + title + 2 * gap + (box.m_height - title - 3 * gap - high) / 2;
    for (const auto& piece : side.pieces) {
        draw(gc, piece.picture, x, y, high);
        write(gc, wxString::Format("%d", piece.count), {x + 1.05 * high, y, cell - 1.1 * high, high}, At::Left, colours.ink, true);
        x += cell;
    }
}

/// In rows, as large as all of them find room.
int draw_row(wxGraphicsContext& gc, const std::vector<TableView::Battle::Die>& thrown, const wxRect2DDouble& box) {
    const auto& colours = theme::desk();
    const auto dice = thrown.size();
    if (dice == 0) {
        return 0;
    }
    double pitch = 0;
    std::size_t a_row = 1;
    for (std::size_t rows = 1; rows <= dice; ++rows) {
        const auto columns = (dice + rows - 1) / rows;
        const double fits = std::min(box.m_height / static_cast<double>(rows), box.m_width / static_cast<double>(columns));
        if (fits > pitch) {
            pitch = fits;
            a_row = columns;
        }
    }
    const double side = 0.9 * pitch;
    const auto rows = static_cast<double>((dice + a_row - 1) / a_row);
    const double top = box.m_y + (box.m_height - rows * pitch) / 2;
    const double left = box.m_x + (box.m_width - static_cast<double>(a_row) * pitch) / 2;
    for (std::size_t place = 0; place < dice; ++place) {
        const auto [face, hit] = thrown[place];
        const double x = left + static_cast<double>(place % a_row) * pitch;
        const double y = top + static_cast<double>(place / a_row) * pitch;
        gc.SetPen(wxPen(hit ? colours.good : colours.line, hit ? 4 : 2));
        gc.SetBrush(hit ? colours.good_ground : colours.die);
        gc.DrawRoundedRectangle(x, y, side, side, 0.14 * side);
        write(gc, wxString::Format("%d", face), {x, y, side, side}, At::Centre, hit ? colours.good : colours.die_ink, true);
    }
    return static_cast<int>(side);
}

/// One throw below the other. Units: pixels of the smallest side of a die; 0: there are none.
int draw_dice(wxGraphicsContext& gc, const std::vector<std::vector<TableView::Battle::Die>>& rows, const wxRect2DDouble& box) {
    int smallest = 0;
    const double high = box.m_height / static_cast<double>(std::max<std::size_t>(rows.size(), 1));
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const int side = draw_row(gc, rows[row], {box.m_x, box.m_y + high * static_cast<double>(row), box.m_width, 0.94 * high});
        smallest = smallest == 0 ? side : std::min(smallest, side);
    }
    return smallest;
}

wxString words_of_side(const TableView::Battle::Side& side) {
    wxString words;
    for (const auto& piece : side.pieces) {
        words += (words.empty() ? wxString{} : wxString{", "}) + (piece.count > 0 ? wxString::Format("%d ", piece.count) : wxString{}) +
                 piece.name;
    }
    return side.name + ": " + words;
}

} // namespace

int draw_battle(wxGraphicsContext& gc, const TableView::Battle& battle, const wxRect2DDouble& box) {
    const auto& colours = theme::desk();
    const double gap = 0.015 * box.m_height;
    const double title = 0.09 * box.m_height;
    const double side = 0.27 * box.m_height;
    double y = box.m_y;
    write(gc, battle.title, {box.m_x, y, box.m_width, title}, At::Left, colours.ink, true);
    y += title + gap;
    draw_side(gc, battle.attacker, {box.m_x, y, box.m_width, side});
    y += side + gap;
    const double thrown = box.GetBottom() - side - gap - y;
    const double words = 0.24 * thrown;
    write_whole(gc, battle.throw_words, {box.m_x, y, box.m_width, words}, colours.ink);
    const int die = draw_dice(gc, battle.dice, {box.m_x, y + words, box.m_width, thrown - words - gap});
    draw_side(gc, battle.defender, {box.m_x, box.GetBottom() - side, box.m_width, side});
    return die;
}

wxString words_of(const TableView::Battle& battle) {
    auto words = battle.title + "\n" + words_of_side(battle.attacker) + "\n" + words_of_side(battle.defender);
    if (!battle.throw_words.empty()) {
        words += "\n" + battle.throw_words;
    }
    return words;
}

} // namespace intendant::app
