#pragma once

#include "db/codec/risiko/command_fields.hpp"
#include "db/codec/risiko/event_fields.hpp"
#include "db/codec/risiko/state_fields.hpp"

/// The fields of every command, event and state of RisiKo!, described once for JSON and snapshots.
