#include "model/core/decimal.hpp"

namespace intendant::core {

std::string decimal(std::string_view digits) {
    const auto point = digits.find('.');
    if (point == std::string_view::npos) {
        return std::string{digits};
    }
    const bool less = digits.starts_with('-');
    std::string marked{digits.substr(less ? 1 : 0)};
    marked[point - (less ? 1 : 0)] = '_'; // what stands after the sign `@` has no point
    return (less ? "-@decimal:" : "@decimal:") + marked;
}

} // namespace intendant::core
