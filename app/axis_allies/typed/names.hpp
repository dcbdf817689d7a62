#pragma once

#include "app/typed/name_match.hpp"
#include "model/axis_allies/tables.hpp"
#include "model/core/language.hpp"

/// What players call powers, pieces and spaces when they type.
namespace intendant::typed::aa {

using namespace intendant::axis_allies;

/// Its names: the one in that language, then the others, then what players call it.
Nameable nameable(const Tables& tables, Power power, core::Language language);
/// All names of a space: in that language, then in every language, then what else players call it.
Nameable nameable(const Tables& tables, SpaceId space, core::Language language);
/// All names of a piece: of one and of several in that language, then the English ones, then what else players call it.
Nameable nameable(const Tables& tables, Unit unit, core::Language language);

} // namespace intendant::typed::aa
