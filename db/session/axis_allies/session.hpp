#pragma once

#include "db/codec/axis_allies/books.hpp"
#include "db/session/session.hpp"
#include "model/axis_allies/meta.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace intendant::db {

/// An open game of Axis & Allies.
using AxisAlliesSession = Session<axis_allies::Game>;

extern template class Session<axis_allies::Game>;

/// Reads a situation from a file's text. Throws: CodecError.
axis_allies::Situation read_situation(const axis_allies::Tables& tables, std::string_view json);

} // namespace intendant::db
