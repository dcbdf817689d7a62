#include "app/seat/networks.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

namespace intendant::seat {

namespace {

/// Those that virtual machines and tunnels make come after those of a card.
int rank(const Network& network) {
    constexpr std::array<std::string_view, 6> made{"docker", "virbr", "br-", "veth", "tun", "vmnet"};
    return network.own ? 2 : std::ranges::any_of(made, [&](std::string_view each) { return network.name.starts_with(each); }) ? 1 : 0;
}

} // namespace

std::vector<Network> networks() {
    std::vector<Network> found;
    ifaddrs* list = nullptr;
    if (getifaddrs(&list) != 0) {
        return found;
    }
    const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> owner(list, &freeifaddrs);
    for (const auto* each = list; each != nullptr; each = each->ifa_next) {
        if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET || (each->ifa_flags & IFF_UP) == 0) {
            continue;
        }
        std::array<char, INET_ADDRSTRLEN> text{};
        const auto* const address = reinterpret_cast<const sockaddr_in*>(each->ifa_addr); // NOLINT: as the C interface has it
        if (inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size()) != nullptr) {
            found.push_back({each->ifa_name, text.data(), (each->ifa_flags & IFF_LOOPBACK) != 0});
        }
    }
    std::ranges::stable_sort(found, {}, rank);
    return found;
}

} // namespace intendant::seat
