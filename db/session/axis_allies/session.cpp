#include "db/session/axis_allies/session.hpp"

#include "db/codec/axis_allies/json.hpp"
#include "db/codec/json_text.hpp"
#include "db/session/session_impl.hpp"

namespace intendant::db {

template class Session<axis_allies::Game>;

axis_allies::Situation read_situation(const axis_allies::Tables& tables, std::string_view json) {
    return from_json<axis_allies::Situation>(tables, parse_json(json));
}

} // namespace intendant::db
