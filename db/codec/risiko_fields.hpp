#pragma once

#include "db/codec/risiko_command_fields.hpp"
#include "db/codec/risiko_event_fields.hpp"
#include "db/codec/risiko_state_fields.hpp"

/// The fields of every command, event and state of RisiKo!, described once for JSON and snapshots.
