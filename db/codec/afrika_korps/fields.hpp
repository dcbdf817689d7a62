#pragma once

#include "db/codec/afrika_korps/command_fields.hpp"
#include "db/codec/afrika_korps/event_fields.hpp"
#include "db/codec/afrika_korps/state_fields.hpp"

/// The fields of every command, event and state of Afrika Korps, described once for JSON and snapshots.
