#pragma once

#include "db/codec/empire_of_the_sun/event_fields.hpp"

/// The fields of every command, event and state of Empire of the Sun, described once for JSON and snapshots.
