// Badges of lands and hexes; what a map of hexes has besides: piles with their number, and names where there is room for them.

#include "app/base/theme.hpp"
#include "app/board/painter.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace intendant::app::board {

namespace {

/// So small that a number has no room on a counter. Units: pixels.
constexpr int numbered_from = 20;

} // namespace

/// On a crowded map a name is written where it lies on no other name and on no counter: first boxes, then what is more than a name.
void Painter::write_what_fits() {
    if (!m_map.hexes || !m_map.hexes->crowded || m_labels.size() < m_map.spaces.size() || m_stacks.size() < m_map.spaces.size()) {
        return;
    }
    constexpr double letter = 0.6; // of the height, about
    std::vector<Box> taken;
    for (const auto& stacks : m_stacks) {
        std::ranges::copy(stacks.places, std::back_inserter(taken));
    }
    const auto& face = *m_map.hexes;
    const auto rank = [&](std::size_t space) {
        return space >= face.hexes ? 0 : face.sites[space] != Site::None ? 1 : face.signs[space].empty() ? 3 : 2;
    };
    for (int turn = 0; turn < 4; ++turn) {
        for (std::size_t i = 0; i < m_labels.size(); ++i) {
            if (rank(i) != turn) {
                continue;
            }
            auto label = label_of(i);
            std::size_t longest = 0;
            for (const auto& line : label.lines) {
                longest = std::max(longest, line.length());
            }
            const double width = static_cast<double>(longest) * label.size * letter;
            const double high = label.size * 1.1;
            const auto middle = label.box.centre();
            const Box box{middle.x - width / 2, middle.y - high / 2, width, high};
            // Its edges may touch a counter: they do not hide it.
            const Box clear{box.x + 2, box.y + high * 0.2, box.width - 4, high * 0.6};
            if (label.size == 0 || std::ranges::any_of(taken, [&](const Box& other) { return other.meets(clear); })) {
                m_labels[i] = {};
                continue;
            }
            m_labels[i] = std::move(label);
            taken.push_back(box);
        }
    }
}

/// The one on top, the edges of two more behind it, and how many there are.
void Painter::paint_pile(wxGraphicsContext& gc, std::size_t space) {
    const auto& shown = m_looks[space].stacks;
    const auto& places = stacks(space);
    const auto& place = places.places.front();
    constexpr double step_share = 0.07;
    const double step = std::max(1.0, places.size * step_share);
    for (auto under = std::min<std::size_t>(2, shown.size() - 1); under > 0; --under) {
        const double off = step * static_cast<double>(under);
        gc.SetBrush(wxBrush(Tokens::ground_of(shown[under])));
        gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(shown[under].picture.colour, 1)));
        gc.DrawRoundedRectangle(place.x + off + 0.5, place.y - off + 0.5, place.width - 2, place.height - 2, places.size * 0.1);
    }
    gc.DrawBitmap(m_tokens.token(shown.front(), places.size, m_density), place.x, place.y, place.width, place.height);
    if (shown.size() > 1 && places.size >= numbered_from) {
        const double radius = std::max(7.0, places.size * 0.19);
        const double x = place.x + place.width - radius * 0.35;
        const double y = place.y + radius * 0.35;
        const auto& colour = shown.front().picture.colour;
        gc.SetBrush(wxBrush(colour));
        gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(theme::board().paper, 1.2)));
        gc.DrawEllipse(x - radius, y - radius, 2 * radius, 2 * radius);
        gc.SetFont(font(gc, static_cast<int>(radius * 1.5), false, theme::ink_on(colour)));
        const auto number = wxString::Format("%zu", shown.size());
        double width = 0;
        double height = 0;
        gc.GetTextExtent(number, &width, &height);
        gc.DrawText(number, x - width / 2, y - height / 2);
    }
}

/// Of a hex at the right of the counter, where there is room; of land before its name, else before what stands there.
void Painter::paint_badge(wxGraphicsContext& gc, std::size_t space) {
    const StackLook badge{.key = {}, .picture = *m_looks[space].badge, .number = {}, .disc = true};
    if (!m_map.hexes) {
        const auto place = place_of_badge(gc, space);
        gc.DrawBitmap(m_tokens.token(badge, m_type, m_density), place.x, place.y, place.width, place.height);
        return;
    }
    const double side = m_map.hexes->side * m_scale;
    constexpr int smallest = 5;
    const int size = std::min(22, static_cast<int>(std::lround(side * 0.27)));
    if (size < smallest) {
        return;
    }
    const auto& middle = m_map.spaces[space].anchor;
    const double x = middle.x * m_scale + side * 0.75;
    const double y = middle.y * m_scale - side * 0.2;
    gc.DrawBitmap(m_tokens.token(badge, size, m_density), x - size / 2.0, y - size / 2.0, size, size);
}

/// As large as the type, at any scale.
Box Painter::place_of_badge(wxGraphicsContext& gc, std::size_t space) {
    const auto side = static_cast<double>(m_type);
    const auto& drawn = m_map.spaces[space];
    if (const auto& label = m_labels[space]; label.size > 0) {
        const double high = label.size * 1.2;
        const double width = width_of(gc, label.lines.front(), label.size, false);
        const double top = drawn.label.y * m_scale - high * static_cast<double>(label.lines.size()) / 2;
        return {std::floor(drawn.label.x * m_scale - width / 2 - side * 1.2), std::floor(top + (high - side) / 2), side, side};
    }
    if (!m_looks[space].stacks.empty()) {
        const auto& first = stacks(space).places.front();
        return {std::floor(first.x - side - 1), std::floor(first.y + (first.height - side) / 2), side, side};
    }
    const auto box = scaled(drawn.stacks);
    return {std::floor(box.x + (box.width - side) / 2), std::floor(box.y + (box.height - side) / 2), side, side};
}

} // namespace intendant::app::board
