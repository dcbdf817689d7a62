#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

/// The cheapest addition that makes something likely enough, whatever the chance is of and however it is worked out.
namespace intendant::odds {

/// Something that could be added several times over. Units: `price` of one, at least 1.
struct Offer {
    int most;
    std::int64_t price;
    bool helps{true}; ///< one more of it never makes the chance smaller
};

/// Chances that differ by less than this are the same.
inline constexpr double same_chance = 1e-12;

/// The cheapest addition found; of equally cheap ones that with the greatest chance, then the fewest things, then most of what was offered first.
struct Cheapest {
    bool found{false};
    std::vector<int> counts{}; ///< by offer
    std::int64_t price{0};
    double chance{0};      ///< with the addition
    double greatest{0};    ///< where nothing was found: the greatest chance that any addition within the money gives
    std::int64_t asked{0}; ///< additions whose chance was worked out
    bool cancelled{false}; ///< the search was stopped: what was found may not be the cheapest
    bool too_many{false};  ///< more additions than are looked through; nothing was tried
};

/// The chance with so many of each offer.
using ChanceOf = std::function<double(const std::vector<int>&)>;

/// Looks for the cheapest addition within the money whose chance is at least `wanted`. `better` is told each addition that is better than
/// those before.
///
/// Exact: of offers that help, one never has more than is needed, so that the last two kinds of them are walked along the border of what is enough;
/// all others are tried in every number that the money, and the best so far, leaves open.
Cheapest cheapest(const std::vector<Offer>& offers, std::int64_t money, double wanted, const ChanceOf& chance_of,
                  const std::function<void(const Cheapest&)>& better = {}, const std::stop_token& stop = {});

} // namespace intendant::odds
