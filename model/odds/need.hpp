#pragma once

#include "model/core/form.hpp"
#include "model/odds/cheapest.hpp"
#include "model/odds/taking.hpp"

/// "What do I need?": the cheapest addition to one side of a battle that makes it likely enough.
namespace intendant::odds {

/// What the side that is added to wants.
enum class Aim : std::uint8_t {
    Take, ///< the attacker: the space is taken
    Hold, ///< the defender: it is not
};

/// More units of a group of the side that is added to: each stands at the group's place in the order of loss. Units: `price` of one, at least 1.
struct Addition {
    std::size_t group;
    int most;
    std::int64_t price;
};

struct NeedQuestion {
    Field field{Field::Land};
    Force attacker{};
    Force defender{};
    Options options{};
    Aim aim{Aim::Take};
    std::vector<Addition> additions{};
    std::optional<std::int64_t> money{}; ///< nothing: as much as is needed
    double chance{0};                    ///< that is asked for, above 0 and below 1
};

/// What is needed, of whatever could be added.
struct Needed {
    std::optional<core::Message> none{}; ///< why nothing is proposed: a sentence
    bool refused{false};                 ///< that is so because the question cannot be asked
    std::vector<int> counts{};           ///< by what could be added; all 0 where nothing is needed
    std::int64_t price{0};
    double chance{0};      ///< with the addition
    double before{0};      ///< without any
    double greatest{0};    ///< where nothing suffices: what the best that could be added gives
    std::int64_t asked{0}; ///< additions whose chance was worked out
    bool cancelled{false}; ///< the search was stopped: what there is may not be the cheapest
};

struct Need : Needed {
    Odds odds{}; ///< of the battle with the addition
    double certificate{0};
};

/// The force with the additions.
Force with_additions(Force force, const std::vector<Addition>& additions, const std::vector<int>& counts);

/// Finds the cheapest addition. `better` is told each that is better than those before.
/// Refuses, in a sentence: a chance of 100 % or none at all; no money; nothing to add; a battle that cannot be worked out.
Need need(const NeedQuestion& question, Workspace& workspace, const std::function<void(const Cheapest&)>& better = {},
          const std::stop_token& stop = {});

/// The same for anything that has a chance. `money`: nothing: as much as is needed. Refuses as `need`, but for what the chance is of.
Needed needed(const std::vector<Offer>& offers, std::optional<std::int64_t> money, double wanted, const ChanceOf& chance_of,
              const std::function<void(const Cheapest&)>& better = {}, const std::stop_token& stop = {});

/// A chance in percent as a parameter, with one decimal at most, never rounded up to what it is not: 83.4.
std::string percent(double chance);
/// The field of any game's question in which the chance is asked for, in whole percent, 80 where nothing is said; and what stands in it.
core::FormField chance_field(const core::FormValues& values);
double chance_in(const core::FormValues& values);

/// The sentences of any game in which something is asked for with a chance; nothing where it can be.
std::optional<core::Message> objection_to_chance(double chance);
/// What is said where nothing that could be added gives the chance.
core::Message nothing_suffices(double chance, double greatest);

} // namespace intendant::odds
