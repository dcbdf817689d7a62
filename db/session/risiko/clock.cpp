#include "db/session/risiko/clock.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace intendant::db {

namespace {

namespace chr = std::chrono;

constexpr std::int64_t most_seconds = std::int64_t{7} * 24 * 60 * 60; ///< more than this is not booked

/// The time of an entry, which is UTC in ISO 8601; nothing where it is another text.
std::optional<chr::system_clock::time_point> read_time(std::string_view text) {
    const auto number = [&text](std::size_t at, std::size_t digits) -> std::optional<int> {
        int value = 0;
        if (at + digits > text.size()) {
            return std::nullopt;
        }
        const auto* const end = text.data() + at + digits;
        const auto read = std::from_chars(text.data() + at, end, value);
        return read.ec == std::errc{} && read.ptr == end ? std::optional{value} : std::nullopt;
    };
    const auto year = number(0, 4);
    const auto month = number(5, 2);
    const auto day = number(8, 2);
    const auto hour = number(11, 2);
    const auto minute = number(14, 2);
    const auto second = number(17, 2);
    if (!year || !month || !day || !hour || !minute || !second) {
        return std::nullopt;
    }
    const chr::year_month_day date{chr::year{*year}, chr::month{static_cast<unsigned>(*month)}, chr::day{static_cast<unsigned>(*day)}};
    if (!date.ok()) {
        return std::nullopt;
    }
    return chr::sys_days{date} + chr::hours{*hour} + chr::minutes{*minute} + chr::seconds{*second} +
           chr::milliseconds{number(20, 3).value_or(0)};
}

} // namespace

std::optional<chr::system_clock::time_point> clock_started(const RisikoSession& session) {
    if (!session.state().clock.running || session.state().clock.over) {
        return std::nullopt;
    }
    const auto standing = session.standing_at(session.file().last_seq());
    for (auto seq = standing.rbegin(); seq != standing.rend(); ++seq) {
        const auto entries = session.file().entries(*seq, *seq);
        if (!entries.empty() && entries.front().command.find("\"clock\"") != std::string::npos &&
            std::holds_alternative<risiko::SetClock>(RisikoSession::read(*session.state().tables, entries.front().command))) {
            return read_time(entries.front().time);
        }
    }
    return std::nullopt;
}

int clock_shows(const risiko::Clock& booked, const std::optional<chr::system_clock::time_point>& started,
                chr::system_clock::time_point now) {
    if (!started || now <= *started) {
        return booked.elapsed;
    }
    const auto since = chr::duration_cast<chr::seconds>(now - *started).count();
    return static_cast<int>(std::min<std::int64_t>(booked.elapsed + since, most_seconds));
}

} // namespace intendant::db
