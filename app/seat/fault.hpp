#pragma once

#include "model/core/message.hpp"

#include <stdexcept>
#include <utility>

namespace intendant::seat {

/// Why the books cannot be shown, for the person who wanted to show them.
class Fault : public std::runtime_error {
public:
    explicit Fault(core::Message why) : std::runtime_error(core::fill(why.id, why)), m_why(std::move(why)) {}
    const core::Message& why() const { return m_why; }

private:
    core::Message m_why;
};

} // namespace intendant::seat
