#pragma once

#include "db/codec/axis_allies/command_fields.hpp"
#include "db/codec/axis_allies/event_fields.hpp"
#include "db/codec/axis_allies/state_fields.hpp"

/// The fields of every command, event and state of Axis & Allies, described once for JSON and snapshots.
