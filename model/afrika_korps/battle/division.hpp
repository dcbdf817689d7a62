#pragma once

#include "model/afrika_korps/battle/engagement.hpp"

#include <memory>

namespace intendant::afrika_korps {

/// How good a plan is: better is greater. Units: `chance` in parts of six to the number of defenders on the wished hex; `net` in sixths of
/// a factor.
struct Score {
    std::uint64_t chance;
    int net;

    friend auto operator<=>(const Score&, const Score&) = default;
};

/// All ways to carry out one task, one after the other, the best first.
///
/// Like units are counted, not told apart. From the number of those left on either side the best that can still come is known exactly
/// (worked out once, from the end); a search that follows the best promise first then never goes a way in vain.
class Division {
public:
    /// Nothing when there is no way at all. The task is not too large; tables, options and contact live on.
    static std::unique_ptr<Division> of(const Tables& tables, const Options& options, const Contact& contact, const Task& task,
                                        const Wish& wish);
    static bool too_large(const Contact& contact, const Task& task, const Wish& wish);

    virtual ~Division() = default;
    Division() = default;
    Division(const Division&) = delete;
    Division& operator=(const Division&) = delete;

    /// The score of the plan that `next` gives; nothing when there is none left.
    virtual std::optional<Score> promise() = 0;
    virtual Plan next() = 0;
};

} // namespace intendant::afrika_korps
