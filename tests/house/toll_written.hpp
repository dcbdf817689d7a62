#pragma once

#include "db/codec/core_fields.hpp"
#include "db/codec/digest_fields.hpp"
#include "db/codec/json_fields.hpp"
#include "db/codec/json_text.hpp"
#include "tests/house/toll.hpp"

/// The written form of Toll: the words of its commands and events, and their fields.
namespace intendant::db {

INTENDANT_NAMES(toll::Seat, {E::Red, "red"}, {E::White, "white"}, {E::Green, "green"}, {E::Black, "black"});
INTENDANT_TYPE(toll::Begin, "begin");
INTENDANT_TYPE(toll::Cross, "cross");
INTENDANT_TYPE(toll::Begun, "begun");
INTENDANT_TYPE(toll::Crossed, "crossed");
INTENDANT_TYPE(toll::Won, "won");

} // namespace intendant::db

namespace intendant::toll {

INTENDANT_FIELDS(Begin, seats);
INTENDANT_FIELDS(Cross, dice);
INTENDANT_FIELDS(Begun, seats, purse);
INTENDANT_FIELDS(Crossed, seat, dice, paid);
INTENDANT_FIELDS(Won, seat);
INTENDANT_FIELDS(State, begun, purses, crossings, winner);

} // namespace intendant::toll

namespace intendant::db {

/// The books as `intendant-cli state` would print them.
inline std::string books_json(const toll::State& state) { return json_line(to_json(*state.tables, state)); }

} // namespace intendant::db
