#pragma once

#include "db/codec/axis_allies_command_fields.hpp"
#include "db/codec/axis_allies_event_fields.hpp"
#include "db/codec/axis_allies_state_fields.hpp"

/// The fields of every command, event and state of Axis & Allies, described once for JSON and snapshots.
