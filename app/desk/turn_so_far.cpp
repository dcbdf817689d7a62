#include "app/desk/turn_so_far.hpp"

#include "app/base/text.hpp"

#include <wx/datetime.h>

#include <algorithm>
#include <optional>

namespace intendant::app {

namespace {

/// Seconds since the beginning of 1970.
std::optional<std::int64_t> seconds_of(const db::Entry& entry) {
    wxDateTime time;
    if (!time.ParseISOCombined(to_wx(entry.time.substr(0, std::string{"2000-01-01T00:00:00"}.size())))) {
        return std::nullopt;
    }
    return static_cast<std::int64_t>(time.FromUTC().GetTicks());
}

} // namespace

std::chrono::seconds turn_so_far(const db::Log& log, int round, const std::string& seat, std::chrono::system_clock::time_point now) {
    constexpr std::chrono::seconds away{1800};
    const auto until = std::chrono::duration_cast<std::chrono::seconds>(now.time_since_epoch());
    std::chrono::seconds lasted{0};
    for (auto seq = log.file().last_seq(); seq > 0; --seq) {
        if (!log.stands(seq)) {
            continue;
        }
        const auto entry = log.file().entries(seq, seq).front();
        const auto at = seconds_of(entry);
        const auto since = at ? until - std::chrono::seconds{*at} : away;
        if (since - lasted >= away) { // a pause, in which the turn did not go on
            break;
        }
        lasted = std::max(lasted, since);
        if (entry.round != round || entry.seat != seat) { // the end of the turn before
            break;
        }
    }
    return lasted;
}

} // namespace intendant::app
