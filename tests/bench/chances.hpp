#pragma once

namespace intendant::bench {

/// 0 when one of three attempts succeeds: a machine that does something else just now gets a second and a third chance. Else 1.
template <class Attempt> int one_of_three(const Attempt& attempt) {
    for (int chance = 1; chance <= 3; ++chance) {
        if (attempt()) {
            return 0;
        }
    }
    return 1;
}

} // namespace intendant::bench
