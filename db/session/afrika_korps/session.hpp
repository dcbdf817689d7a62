#pragma once

#include "db/codec/afrika_korps/books.hpp"
#include "db/session/session.hpp"
#include "model/afrika_korps/meta.hpp"

namespace intendant::db {

/// An open game of Afrika Korps.
using AfrikaKorpsSession = Session<afrika_korps::Game>;

extern template class Session<afrika_korps::Game>;

} // namespace intendant::db
