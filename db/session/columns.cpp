#include "db/session/columns.hpp"

#include "db/codec/json_text.hpp"
#include "model/core/printable.hpp"

#include <algorithm>
#include <chrono>

namespace intendant::db {

namespace {

constexpr std::string_view pattern = "0000-00-00T00:00:00";

/// The warnings as `book` writes them.
bool is_list_of_warnings(const std::string& text) {
    try {
        const auto list = parse_json(text);
        return list.is_array() && !list.empty() && std::ranges::all_of(list, [](const Json& each) {
                   return each.is_object() && each.size() == 3 && each.contains("breaks_rule") && each["breaks_rule"].is_boolean() &&
                          each.contains("rule") && each["rule"].is_string() && each.contains("why") && each["why"].is_string();
               });
    } catch (const CodecError&) {
        return false;
    }
}

} // namespace

bool is_time(std::string_view text) {
    const auto is_digit = [](char sign) { return sign >= '0' && sign <= '9'; };
    if (text.size() <= pattern.size() || text.back() != 'Z') {
        return false;
    }
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        if (pattern[at] == '0' ? !is_digit(text[at]) : text[at] != pattern[at]) {
            return false;
        }
    }
    constexpr std::size_t most_fraction = 10; // with its point
    const auto fraction = text.substr(pattern.size(), text.size() - pattern.size() - 1);
    if (!fraction.empty() && (fraction.size() < 2 || fraction.size() > most_fraction || fraction.front() != '.' ||
                              !std::ranges::all_of(fraction.substr(1), is_digit))) {
        return false;
    }
    const auto number = [text](std::size_t at, std::size_t digits) {
        int value = 0;
        for (const char digit : text.substr(at, digits)) {
            value = 10 * value + (digit - '0');
        }
        return value;
    };
    namespace chr = std::chrono;
    const chr::year_month_day date{chr::year{number(0, 4)}, chr::month{static_cast<unsigned>(number(5, 2))},
                                   chr::day{static_cast<unsigned>(number(8, 2))}};
    constexpr int leap_second = 60;
    return date.ok() && number(11, 2) < 24 && number(14, 2) < 60 && number(17, 2) <= leap_second;
}

std::optional<core::Message> wrong_form(const Entry& entry) {
    for (const auto* text : {&entry.time, &entry.who, &entry.seat, &entry.phase, &entry.command, &entry.events, &entry.summary,
                             &entry.overruled, &entry.reason, &entry.state_digest}) {
        if (!core::is_utf8(*text)) {
            return core::Message{INTENDANT_TR("Entry {entry} is not as this program writes it: one of its texts cannot be read."), {}};
        }
    }
    if (!is_time(entry.time)) {
        return core::Message{INTENDANT_TR("Entry {entry} is not as this program writes it: its time is none."), {}};
    }
    if (!entry.overruled.empty() && (entry.reason.empty() || !is_list_of_warnings(entry.overruled))) {
        return core::Message{INTENDANT_TR("Entry {entry} is not as this program writes it: what it says to overrule cannot be read, or no "
                                          "reason is given for it."),
                             {}};
    }
    return std::nullopt;
}

std::size_t longest_text(const Json& json) {
    if (json.is_string()) {
        return core::characters_in(json.get_ref<const std::string&>());
    }
    std::size_t longest = 0;
    for (const auto& each : json) {
        longest = std::max(longest, each.is_structured() || each.is_string() ? longest_text(each) : 0);
    }
    return longest;
}

bool is_too_long(const Entry& entry) {
    const auto too_long = [](const std::string& text) {
        return text.size() > most_characters && core::characters_in(text) > most_characters;
    };
    if (too_long(entry.who) || too_long(entry.reason)) {
        return true;
    }
    try { // no text of a command is longer than the command
        return entry.command.size() > most_characters && longest_text(parse_json(entry.command)) > most_characters;
    } catch (const CodecError&) { // is told elsewhere
        return false;
    }
}

} // namespace intendant::db
