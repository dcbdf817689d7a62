#pragma once

#include "db/codec/empire_of_the_sun/books.hpp"
#include "db/session/session.hpp"
#include "model/empire_of_the_sun/meta.hpp"

namespace intendant::db {

/// An open game of Empire of the Sun.
using EmpireOfTheSunSession = Session<empire_of_the_sun::Game>;

extern template class Session<empire_of_the_sun::Game>;

} // namespace intendant::db
