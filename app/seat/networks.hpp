#pragma once

#include <string>
#include <vector>

namespace intendant::seat {

/// A way into this computer: an interface that is up, with its address.
struct Network {
    std::string name;    ///< `wlan0`
    std::string address; ///< `192.168.1.20`
    bool own{false};     ///< reached from this computer alone
};

/// Those of this computer, the one that others most likely share first, its own last.
std::vector<Network> networks();

} // namespace intendant::seat
