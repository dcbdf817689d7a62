#pragma once

#include "app/seat/evening.hpp"

namespace intendant::seat {

/// Makes a key and a certificate for the evening's address, signed by itself, good for as long as the evening lasts. Browsers warn of
/// it; `docs/seat.md` says what that means. Throws: Fault.
void certify(Evening& evening, std::int64_t now);

/// The fingerprint of the certificate as browsers show it: SHA-256, `AB:CD:...`; empty where there is none.
std::string fingerprint_of(const Evening& evening);

} // namespace intendant::seat
