#pragma once

#include "app/board/map.hpp"
#include "app/board/view.hpp"

#include <memory>

namespace intendant::bench {

/// The polygons of a board, all their points, filled by Cairo itself: no border, no name, no piece.
class BareCairo {
public:
    BareCairo(int width, int height);
    ~BareCairo();

    void fill(const app::board::BoardMap& map, const app::board::View& view);

private:
    struct Surface;
    std::unique_ptr<Surface> m_surface;
};

} // namespace intendant::bench
