#pragma once

#include "app/base/text.hpp"
#include "model/empire_of_the_sun/tables.hpp"

#include <memory>

namespace intendant::app::es {

/// What the game calls things, in the language of the windows: Italian names as the tables have them.
Names names_of(std::shared_ptr<const empire_of_the_sun::Tables> tables);

} // namespace intendant::app::es
