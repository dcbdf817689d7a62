#include "db/session/afrika_korps/session.hpp"

#include "db/codec/afrika_korps/json.hpp"
#include "db/session/session_impl.hpp"

namespace intendant::db {

template class Session<afrika_korps::Game>;

} // namespace intendant::db
