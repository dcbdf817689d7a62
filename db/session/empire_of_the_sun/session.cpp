#include "db/session/empire_of_the_sun/session.hpp"

#include "db/codec/empire_of_the_sun/json.hpp"
#include "db/session/session_impl.hpp"

namespace intendant::db {

template class Session<empire_of_the_sun::Game>;

} // namespace intendant::db
