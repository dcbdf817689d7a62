#include "app/widgets/shaker.hpp"

#include <random>

namespace intendant::app {

std::uint64_t fresh_seed() {
    std::random_device device;
    return (static_cast<std::uint64_t>(device()) << 32U) | device();
}

core::Throw shake(int dice, core::Die die) { return core::throw_by_program(fresh_seed(), 0, dice, die); }

} // namespace intendant::app
