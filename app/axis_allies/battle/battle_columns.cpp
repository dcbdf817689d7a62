#include "app/axis_allies/battle/battle_columns.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"

#include <wx/dcbuffer.h>
#include <wx/graphics.h>
#include <wx/translation.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <numeric>
#include <tuple>

namespace intendant::app::aa {

namespace {

constexpr int printed_columns = 4;

int column_of(const State& state, const Stack& stack, Side side) {
    return side == Side::Attacker ? attack_factor(state, stack.owner, stack.unit) : defence_factor(state, stack.owner, stack.unit);
}

wxFont figures(int picture) {
    constexpr int large = 36;
    constexpr int medium = 26;
    return theme::font(picture >= large ? theme::Type::Figure : picture >= medium ? theme::Type::Title : theme::Type::Text, true);
}

/// The whole text, or as much of it as there is room for.
wxString fitted(wxGraphicsContext& gc, const wxString& text, double width) {
    double wide = 0;
    double high = 0;
    gc.GetTextExtent(text, &wide, &high);
    auto shown = text;
    while (wide > width && shown.length() > 1) {
        shown.RemoveLast();
        gc.GetTextExtent(shown + wxString{L"\u2026"}, &wide, &high);
    }
    return shown == text ? text : shown + wxString{L"\u2026"};
}

wxString column_words(int column) {
    return column == 0 ? wxString{_("no dice")} : column == 1 ? wxString{_("hits on 1")} : wxString::Format(_("%d or less"), column);
}

} // namespace

BattleColumns::BattleColumns(wxWindow* parent, Table& table)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE), m_table(table),
      m_flash(this) {
    SetName("battle.columns");
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(FromDIP(wxSize(200, 150)));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        arrange();
    });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) { clicked(event, event.ShiftDown() ? -1 : 1); });
    Bind(wxEVT_LEFT_DCLICK, [this](wxMouseEvent& event) { clicked(event, event.ShiftDown() ? -1 : 1); });
    Bind(wxEVT_RIGHT_DOWN, [this](wxMouseEvent& event) { clicked(event, -1); });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { Refresh(); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { show_tip(event.GetPosition()); });
}

void BattleColumns::show_state() {
    m_pieces.clear();
    m_rows.clear();
    m_losing.reset();
    const auto& state = m_table.state();
    if (!state.battle) {
        return;
    }
    const auto& battle = *state.battle;
    m_columns = printed_columns;
    m_first = 1;
    const auto add = [&](Piece::Row row, const std::vector<Stack>& stacks, const wxString& title, std::optional<Power> otherwise) {
        const auto side = row == Piece::Row::Attackers ? Side::Attacker : Side::Defender;
        std::vector<Power> owners;
        for (const auto& stack : stacks) {
            const int column = column_of(state, stack, side);
            m_columns = std::max(m_columns, column);
            m_first = std::min(m_first, column);
            const auto same = std::ranges::find_if(
                m_pieces, [&](const Piece& piece) { return piece.row == row && piece.owner == stack.owner && piece.unit == stack.unit; });
            if (same != m_pieces.end()) {
                same->count += stack.count;
            } else {
                m_pieces.push_back({.row = row, .column = column, .owner = stack.owner, .unit = stack.unit, .count = stack.count});
            }
            if (std::ranges::find(owners, stack.owner) == owners.end()) {
                owners.push_back(stack.owner);
            }
        }
        wxString names;
        for (const auto owner : owners.empty() && otherwise ? std::vector{*otherwise} : owners) {
            names += (names.empty() ? "" : ", ") + word(m_table.tables(), owner);
        }
        m_rows.push_back({.place = {},
                          .title = names.empty() ? title : title + ": " + names,
                          .powers = row == Piece::Row::CasualtyLine || names.empty() ? title : names,
                          .power = owners.empty() ? otherwise : std::optional{owners.front()},
                          .one_power = owners.size() < 2});
    };
    add(Piece::Row::Attackers, attackers_of(state, battle), _("Attacker"), state.turn.power);
    add(Piece::Row::Defenders, defenders_of(state, battle), _("Defender"),
        battle.casualties.empty() ? controller(state, battle.space) : battle.casualties.front().owner);
    if (!battle.casualties.empty()) {
        add(Piece::Row::CasualtyLine, battle.casualties, _("Casualty line"), {});
    }
    // A gun and a battleship off the coast throw without standing in a column. Rule: C-47.
    if (!battle.owed && !battle.to_fire.empty() && (battle.step == BattleStep::AaFire || battle.step == BattleStep::Bombardment)) {
        const auto& group = battle.to_fire.front();
        const bool gun = battle.step == BattleStep::AaFire;
        m_pieces.push_back({.row = gun ? Piece::Row::Defenders : Piece::Row::Attackers,
                            .column = group.column,
                            .owner = group.power,
                            .unit = gun ? Unit::AaGun : Unit::Battleship,
                            .count = gun ? 1 : group.dice});
    }
    std::ranges::stable_sort(m_pieces, {}, [](const Piece& piece) { return std::tuple{piece.row, piece.column, piece.owner, piece.unit}; });
    arrange();
}

void BattleColumns::show_losses(Side side, const std::vector<Loss>& losses) {
    m_losing = side;
    const auto row = side == Side::Attacker ? Piece::Row::Attackers : Piece::Row::Defenders;
    for (auto& piece : m_pieces) {
        piece.lost = 0;
        for (const auto& loss : losses) {
            piece.lost += piece.row == row && loss.power == piece.owner && loss.unit == piece.unit ? loss.count : 0;
        }
    }
    arrange();
}

void BattleColumns::flash(Side hit) {
    constexpr int moment = 500; // milliseconds
    m_hit = hit;
    m_flash.StartOnce(moment);
    Refresh();
}

wxRect BattleColumns::cell(const Row& row, int column) const {
    const int width = GetClientSize().GetWidth();
    const int columns = m_columns - m_first + 1;
    const int from = width * (column - m_first) / columns;
    return {from, row.place.y, width * (column - m_first + 1) / columns - from, row.place.height};
}

wxSize BattleColumns::size_of(const Piece& piece, const Measure& measure) const {
    const auto extent = [this](const wxString& text, const wxFont& font) {
        int width = 0;
        int height = 0;
        GetTextExtent(text, &width, &height, nullptr, nullptr, &font);
        return wxSize(width, height);
    };
    const auto number = figures(measure.picture);
    const int side = FromDIP(measure.picture);
    const auto count = extent(wxString::Format("%d", piece.count - piece.lost), number);
    wxSize size(side + FromDIP(6) + count.GetWidth(), std::max(side, count.GetHeight()));
    if (piece.lost > 0) {
        size.x += FromDIP(6) + extent(wxString::Format(L"\u2212%d", piece.lost), number).GetWidth();
    }
    if (measure.names) {
        size.x += FromDIP(8) + extent(word(m_table.tables(), piece.unit), theme::font(theme::Type::Text)).GetWidth();
    }
    return size;
}

/// Puts the pieces of each cell below each other, centred; false where they want more room.
bool BattleColumns::fits(const Measure& measure) {
    m_measure = measure;
    const int gap = FromDIP(4);
    bool enough = true;
    for (auto& row : m_rows) {
        const auto place = static_cast<Piece::Row>(&row - m_rows.data());
        for (int column = m_first; column <= m_columns; ++column) {
            std::vector<Piece*> here;
            int height = -gap;
            auto room = cell(row, column).Deflate(FromDIP(4), FromDIP(2));
            const int title = column == m_first || measure.even ? std::min(row.place.height / 3, GetCharHeight() + FromDIP(4)) : 0;
            room.y += title;
            room.height -= title;
            for (auto& piece : m_pieces) {
                if (piece.row == place && piece.column == column) {
                    here.push_back(&piece);
                    const auto size = size_of(piece, measure);
                    enough = enough && size.GetWidth() <= room.width;
                    height += size.GetHeight() + gap;
                }
            }
            enough = enough && height <= room.height;
            int y = room.y + std::max(0, (room.height - height) / 2);
            int widest = 0;
            for (const auto* const piece : here) {
                widest = std::max(widest, size_of(*piece, measure).GetWidth());
            }
            for (auto* const piece : here) {
                const auto size = size_of(*piece, measure);
                piece->place = wxRect(wxPoint(room.x + std::max(0, (room.width - widest) / 2), y), size);
                y += size.GetHeight() + gap;
            }
        }
    }
    return enough;
}

/// How many kinds of pieces stand below each other, at least one.
int BattleColumns::highest(Piece::Row row) const {
    std::map<int, int> in_column;
    int most = 1;
    for (const auto& piece : m_pieces) {
        most = piece.row == row ? std::max(most, ++in_column[piece.column]) : most;
    }
    return most;
}

int BattleColumns::wanted_height() const {
    constexpr int piece = 34;
    int height = GetCharHeight() + FromDIP(16);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        height += highest(static_cast<Piece::Row>(row)) * FromDIP(piece) + GetCharHeight();
    }
    return height;
}

void BattleColumns::arrange() {
    if (m_rows.empty()) {
        return;
    }
    set_accessible_name(*this, text());
    const auto size = GetClientSize();
    m_head = GetCharHeight() + FromDIP(16);
    m_short_heads = false;
    for (int column = m_first; column <= m_columns && !m_short_heads; ++column) {
        const int wide = layout::widest(this, theme::font(theme::Type::Text, true), {head_of(column)});
        m_short_heads = wide > cell(m_rows.front(), column).GetWidth() - FromDIP(8);
    }
    // A row has height for its highest column and for its title.
    std::vector<int> shares;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        shares.push_back(highest(static_cast<Piece::Row>(row)) + 1);
    }
    const int in_all = std::accumulate(shares.begin(), shares.end(), 0);
    int y = m_head;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const bool last = row + 1 == m_rows.size();
        const int height = (size.GetHeight() - m_head) * shares[row] / in_all;
        m_rows[row].place = wxRect(0, y, size.GetWidth(), last ? size.GetHeight() - y : height);
        y += height;
    }
    constexpr std::array measures{Measure{40, true, true},   Measure{40, true, false}, Measure{32, true, true},   Measure{32, true, false},
                                  Measure{26, true, false},  Measure{40, false, true}, Measure{40, false, false}, Measure{32, false, false},
                                  Measure{24, false, false}, Measure{18, false, false}};
    for (const auto& measure : measures) {
        if (fits(measure)) {
            break;
        }
    }
    Refresh();
}

/// The number that hits; as it is printed, where there is room for words in each column.
wxString BattleColumns::text() const {
    wxString all;
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        wxString words;
        for (const auto& piece : m_pieces) {
            if (static_cast<std::size_t>(piece.row) == row) {
                words += (words.empty() ? "" : ", ") + wxString::Format("%d %s", piece.count, word(m_table.tables(), piece.unit)) + " (" +
                         column_words(piece.column) +
                         (piece.lost > 0 ? "; " + wxString::Format(wxPLURAL("%d lost", "%d lost", piece.lost), piece.lost) : wxString{}) +
                         ")";
            }
        }
        all += (all.empty() ? wxString{} : wxString{"; "}) + m_rows[row].title + (words.empty() ? wxString{} : ": " + words);
    }
    return all;
}

wxString BattleColumns::head_of(int column) const {
    if (!m_short_heads) {
        return column_words(column);
    }
    return column == 0 ? wxString{L"\u2013"} : column == 1 ? wxString{"1"} : wxString::Format(L"\u2264 %d", column);
}

/// Of the defenders also those that have been hit throw: they stand in the casualty line. Rule: C-07.
std::optional<BattleColumns::Firing> BattleColumns::firing() const {
    const auto& battle = m_table.state().battle;
    if (!battle || battle->owed || battle->to_fire.empty()) {
        return std::nullopt;
    }
    const int column = battle->to_fire.front().column;
    const auto own = side_to_act(*battle) == Side::Defender ? Piece::Row::Defenders : Piece::Row::Attackers;
    const auto stands = [&](Piece::Row row) {
        return std::ranges::any_of(m_pieces, [&](const Piece& piece) { return piece.row == row && piece.column == column; });
    };
    Firing result{.rows = {}, .column = column};
    const bool casualties = own == Piece::Row::Defenders && m_rows.size() > 2 && stands(Piece::Row::CasualtyLine);
    if (stands(own) || !casualties) {
        result.rows.push_back(own);
    }
    if (casualties) {
        result.rows.push_back(Piece::Row::CasualtyLine);
    }
    return result;
}

void BattleColumns::paint() {
    wxAutoBufferedPaintDC dc(this);
    const auto& look = theme::desk();
    dc.SetBackground(wxBrush(GetParent()->GetBackgroundColour()));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc || m_rows.empty()) {
        return;
    }
    const auto size = GetClientSize();
    const auto lit = firing();
    const bool fires = lit.has_value();
    const int now = fires ? lit->column : 0;

    gc->SetPen(wxPen(look.line, 1));
    gc->SetBrush(wxBrush(look.ground));
    gc->DrawRoundedRectangle(0.5, 0.5, size.GetWidth() - 1, size.GetHeight() - 1, FromDIP(8));
    if (const auto hit = flashes()) {
        const auto& struck = m_rows[static_cast<std::size_t>(*hit == Side::Attacker ? Piece::Row::Attackers : Piece::Row::Defenders)].place;
        gc->SetPen(wxPen(look.bad, FromDIP(3)));
        gc->SetBrush(wxBrush(layout::mix(look.ground, look.bad, 0.2)));
        gc->DrawRoundedRectangle(struck.x + 2, struck.y + 2, struck.width - 4, struck.height - 4, FromDIP(8));
    }
    for (int column = m_first; column <= m_columns; ++column) {
        const auto place = cell(m_rows.front(), column);
        if (fires && column == now) {
            gc->SetPen(*wxTRANSPARENT_PEN);
            gc->SetBrush(wxBrush(layout::mix(look.ground, look.accent, 0.1)));
            for (const auto row : lit->rows) {
                const auto marked = cell(m_rows[static_cast<std::size_t>(row)], column);
                gc->DrawRectangle(marked.x + 1, marked.y + 1, marked.width - 2, marked.height - 2);
            }
        }
        gc->SetFont(theme::font(theme::Type::Text, fires && column == now), fires && column == now ? look.accent : look.quiet);
        double wide = 0;
        double high = 0;
        const auto shown = fitted(*gc, head_of(column), place.width - FromDIP(4));
        gc->GetTextExtent(shown, &wide, &high);
        gc->DrawText(shown, place.x + (place.width - wide) / 2, (m_head - high) / 2);
        gc->SetPen(wxPen(look.line, 1));
        if (column > m_first) {
            gc->StrokeLine(place.x + 0.5, 1, place.x + 0.5, size.GetHeight() - 1);
        }
        for (std::size_t row = 1; row < m_rows.size(); ++row) {
            const double y = m_rows[row].place.y + 0.5;
            gc->StrokeLine(place.x + FromDIP(8), y, place.GetRight() - FromDIP(8), y);
        }
    }
    for (const auto& row : m_rows) {
        double x = FromDIP(8);
        const double y = row.place.y + FromDIP(4);
        gc->SetFont(theme::font(theme::Type::Small), look.quiet);
        double wide = 0;
        double high = 0;
        gc->GetTextExtent(row.title, &wide, &high);
        if (row.one_power && row.power) {
            const int side = static_cast<int>(high);
            const auto bitmap = roundel(row.power, side).GetBitmapFor(this);
            gc->DrawBitmap(bitmap, x, y, side, side);
            x += side + FromDIP(4);
        }
        const double room = cell(row, m_first).width - x - FromDIP(4);
        gc->DrawText(wide <= room ? row.title : fitted(*gc, row.powers, room), x, y);
    }
    for (const auto& piece : m_pieces) {
        draw(*gc, piece);
    }
}

void BattleColumns::draw(wxGraphicsContext& gc, const Piece& piece) const {
    const auto& look = theme::desk();
    const int side = FromDIP(m_measure.picture);
    const auto& place = piece.place;
    auto bitmap = picture(m_table.tables(), piece.unit, piece.owner, m_measure.picture).GetBitmapFor(this);
    const double top = place.y + (place.height - side) / 2.0;
    if (piece.lost == piece.count || piece.row == Piece::Row::CasualtyLine) {
        bitmap = bitmap.ConvertToDisabled();
    }
    gc.DrawBitmap(bitmap, place.x, top, side, side);
    if (!row_of(piece).one_power) {
        constexpr double share = 0.4;
        gc.DrawBitmap(roundel(piece.owner, static_cast<int>(m_measure.picture * share)).GetBitmapFor(this), place.x, top, side * share,
                      side * share);
    }
    if (piece.lost > 0) {
        gc.SetPen(wxPen(look.bad, FromDIP(2)));
        gc.StrokeLine(place.x, top + side, place.x + side, top);
        if (piece.lost == piece.count) {
            gc.StrokeLine(place.x, top, place.x + side, top + side);
        }
    }
    double x = place.x + side + FromDIP(6);
    const auto write = [&](const wxString& text, const wxFont& font, const wxColour& colour, int room) {
        gc.SetFont(font, colour);
        double wide = 0;
        double high = 0;
        gc.GetTextExtent(text, &wide, &high);
        gc.DrawText(text, x, place.y + (place.height - high) / 2);
        x += wide + room;
    };
    const auto number = figures(m_measure.picture);
    const bool gone = piece.lost == piece.count || piece.row == Piece::Row::CasualtyLine;
    write(wxString::Format("%d", piece.count - piece.lost), number, gone ? look.quiet : look.ink, FromDIP(6));
    if (piece.lost > 0) {
        write(wxString::Format(L"\u2212%d", piece.lost), number, look.bad, FromDIP(6));
    }
    if (m_measure.names) {
        x += FromDIP(2);
        write(word(m_table.tables(), piece.unit), theme::font(theme::Type::Text), look.quiet, 0);
    }
}

const BattleColumns::Piece* BattleColumns::piece_at(const wxPoint& at) const {
    for (const auto& piece : m_pieces) {
        if (wxRect(piece.place).Inflate(FromDIP(4), FromDIP(2)).Contains(at)) {
            return &piece;
        }
    }
    return nullptr;
}

bool BattleColumns::can_be_lost(const Piece& piece) const {
    return m_losing && on_loss && piece.row == (*m_losing == Side::Attacker ? Piece::Row::Attackers : Piece::Row::Defenders);
}

void BattleColumns::clicked(const wxMouseEvent& event, int by) {
    if (const auto* const piece = piece_at(event.GetPosition()); piece != nullptr && can_be_lost(*piece) && !m_table.read_only()) {
        on_loss(piece->owner, piece->unit, by);
    }
}

wxString BattleColumns::tip_of(const Piece& piece) const {
    auto text = wxString::Format("%s: %d %s", word(m_table.tables(), piece.owner), piece.count, word(m_table.tables(), piece.unit));
    if (can_be_lost(piece)) {
        text +=
            "\n" + wxString::Format(_("%d of them lost. A click loses one more, a right click or Shift+click takes one back."), piece.lost);
    }
    return text;
}

void BattleColumns::show_tip(const wxPoint& at) {
    const auto* const piece = piece_at(at);
    const auto text = piece != nullptr ? tip_of(*piece) : wxString{};
    SetCursor(wxCursor(piece != nullptr && can_be_lost(*piece) ? wxCURSOR_HAND : wxCURSOR_ARROW));
    if (text.empty()) {
        UnsetToolTip();
    } else if (text != GetToolTipText()) {
        SetToolTip(text);
    }
}

} // namespace intendant::app::aa
