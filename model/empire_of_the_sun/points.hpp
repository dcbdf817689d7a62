#pragma once

#include "model/empire_of_the_sun/tables.hpp"

namespace intendant::empire_of_the_sun {

/// What the victory points ask about. Units: boxes, hexes. Rule: ES-VPT-3, ES-VPT-4, ES-VPT-6.
struct PointFacts {
    int wie_level{0};
    int china_below_stable{0};
    bool china_surrendered{false};
    bool burma_road_closed{false};
    bool townsville_cut{false}; ///< from Oahu
    int north_india{0};         ///< hexes that Japan controls
    bool all_north_india{false};
    std::string india{"stable"};
    bool mandates_japanese{false};
    int us_will{0};
    int alaska{0};    ///< hexes held at the end of any turn (ES-VPT-1)
    int hawaii{0};    ///< of Midway, Kauai and Hawaii
    bool oahu{false}; ///< the same of Oahu
    // by the rule of 1944 only
    bool new_guinea_japanese{false};
    bool new_guinea_allied{false};
    bool rabaul_taken_or_cut{false};
    int philippines_allied{0};          ///< hexes
    int philippines_allied_supplied{0}; ///< hexes
    bool allied_base_near_tokyo{false}; ///< a port or airfield within eight hexes
};

struct PointLine {
    std::string item;
    int points;

    friend bool operator==(const PointLine&, const PointLine&) = default;
};

/// The items that score, in the order of the list. `by_1944_rule`: 17.48 counts N to S too. Rule: ES-VPT-1, ES-VPT-3, ES-VPT-4, ES-VPT-6, ES-AMB-39.
std::vector<PointLine> victory_points(const Tables& tables, const PointFacts& facts, bool by_1944_rule);

/// Rule: ES-VPT-5.
const std::string& victory_level(const Tables& tables, int points);

} // namespace intendant::empire_of_the_sun
