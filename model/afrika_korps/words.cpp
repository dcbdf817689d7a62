#include "model/afrika_korps/decision.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace intendant::afrika_korps {

namespace {

template <class List, class Write> std::string listed(const List& list, const Write& write) {
    std::string text;
    for (const auto& each : list) {
        text += (text.empty() ? "" : ", ") + write(each);
    }
    return text.empty() ? "-" : text;
}

template <std::size_t Size> struct Names {
    std::string_view kind;
    std::array<std::string_view, Size> names;
};

// Each in the order of its enum.
constexpr Names<2> sides{"side", {INTENDANT_TR("Axis"), INTENDANT_TR("Allies")}};
constexpr Names<4> key_places{
    "place", {INTENDANT_TR("Bengasi"), INTENDANT_TR("Tobruch"), INTENDANT_TR("the Axis base"), INTENDANT_TR("the Allied base")}};
constexpr Names<6> phases{"phase",
                          {INTENDANT_TR("Start of the turn"), INTENDANT_TR("Arrivals"), INTENDANT_TR("Movement"),
                           INTENDANT_TR("Before combat"), INTENDANT_TR("Combat"), INTENDANT_TR("End of the turn")}};
constexpr Names<7> statuses{"status",
                            {INTENDANT_TR("at hand"), INTENDANT_TR("not yet due"), INTENDANT_TR("waiting off the map"),
                             INTENDANT_TR("on the map"), INTENDANT_TR("at sea"), INTENDANT_TR("part of a substitute"),
                             INTENDANT_TR("eliminated")}};
constexpr Names<10> causes{"cause",
                           {INTENDANT_TR("in battle"), INTENDANT_TR("in an exchange"), INTENDANT_TR("without a way of retreat"),
                            INTENDANT_TR("too weak for any attack"), INTENDANT_TR("cut off in an enemy zone of control"),
                            INTENDANT_TR("without supply for the attack it must make"), INTENDANT_TR("isolated for two turns"),
                            INTENDANT_TR("not landed in time"), INTENDANT_TR("not in play by the last turn"),
                            INTENDANT_TR("by a ruling of the table")}};
constexpr Names<5> results{"result",
                           {INTENDANT_TR("attackers eliminated"), INTENDANT_TR("attackers back two hexes"), INTENDANT_TR("exchange"),
                            INTENDANT_TR("defenders back two hexes"), INTENDANT_TR("defenders eliminated")}};
constexpr Names<6> methods{"method",
                           {INTENDANT_TR("by movement"), INTENDANT_TR("by retreat or advance"), INTENDANT_TR("in a fortress"),
                            INTENDANT_TR("by an automatic victory"), INTENDANT_TR("by battle"),
                            INTENDANT_TR("by one unit beside a battle")}};

constexpr Names<3> depths{"depth", {INTENDANT_TR("Books"), INTENDANT_TR("Books and battles"), INTENDANT_TR("Whole map")}};

/// The marks of a counter as a correction names them.
struct MarkName {
    std::string_view id;
    std::string_view name;
};
constexpr std::array mark_names{
    MarkName{"captured", INTENDANT_TR("captured")},
    MarkName{"isolated", INTENDANT_TR("turns of isolation")},
    MarkName{"isolated_at_start", INTENDANT_TR("isolated at the start")},
    MarkName{"landed", INTENDANT_TR("has landed")},
    MarkName{"moved", INTENDANT_TR("has moved")},
    MarkName{"with_rommel", INTENDANT_TR("had Rommel's bonus")},
    MarkName{"fought", INTENDANT_TR("has fought")},
    MarkName{"retreated", INTENDANT_TR("has retreated")},
    MarkName{"used", INTENDANT_TR("used")},
    MarkName{"cannot_move", INTENDANT_TR("does not move")},
    MarkName{"cannot_support", INTENDANT_TR("supports nothing more")},
};

template <class E, std::size_t Size>
std::optional<std::string> named(const Names<Size>& names, std::string_view kind, std::string_view id) {
    const auto value = core::of_id<E>(id);
    return kind == names.kind && value ? std::optional{std::string{names.names[static_cast<std::size_t>(*value)]}} : std::nullopt;
}

/// The place in a list that an id written as a number means.
template <class List> const typename List::value_type* at_number(const List& list, std::string_view id, int first) {
    int number = 0;
    std::from_chars(id.data(), id.data() + id.size(), number);
    const auto place = static_cast<std::size_t>(number - first);
    return place < list.size() ? &list[place] : nullptr;
}

template <std::size_t Size, class E> std::string marked(const Names<Size>& names, E value) {
    return "@" + std::string{names.kind} + ":" + std::string{id_of(value)};
}

} // namespace

std::string name(Side side) { return marked(sides, side); }
std::string name(KeyPlace place) { return marked(key_places, place); }
std::string name(Phase phase) { return marked(phases, phase); }
std::string name(Status status) { return marked(statuses, status); }
std::string name(Cause cause) { return marked(causes, cause); }
std::string name(CombatResult result) {
    static constexpr std::array<std::string_view, all_results.size()> ids{"ae", "ab2", "ex", "db2", "de"};
    return "@result:" + std::string{ids[static_cast<std::size_t>(result)]}; // what stands after the sign has small letters
}
std::string name(CaptureMethod method) { return marked(methods, method); }
std::string name(Depth depth) { return marked(depths, depth); }
std::string name(const Tables& tables, CounterId counter) {
    const auto& facts = tables[counter];
    return facts.combat_unit() || facts.type == UnitType::Hq ? facts.name : "@counter:" + std::to_string(counter.index);
}
std::string turn_name(int number) { return "@turn:" + std::to_string(number); }
std::string name(const Tables& tables, HexId hex) {
    return tables[hex].name.empty() ? tables[hex].id : "@hex:" + std::to_string(hex.index);
}

std::string list_of(const Tables& tables, const std::vector<CounterId>& counters) {
    return listed(counters, [&](CounterId id) { return name(tables, id); });
}

std::string list_of(const Tables& tables, const std::vector<HexId>& hexes) {
    return listed(hexes, [&](HexId id) { return name(tables, id); });
}

std::string list_of(const Control& control) {
    std::string text;
    for (const auto place : all_key_places) {
        const auto& side = of(control, place);
        text += (text.empty() ? "" : ", ") + name(place) + ": " + (side ? name(*side) : "-");
    }
    return text;
}

std::string faces_of(const core::Throw& dice) {
    return listed(dice.faces, [](int face) { return std::to_string(face); });
}

std::string english_name(const Tables& tables, std::string_view kind, std::string_view id) {
    if (const auto* const turn = kind == "turn" ? at_number(tables.calendar, id, 1) : nullptr) {
        return turn->label;
    }
    if (const auto* const counter = kind == "counter" ? at_number(tables.counters, id, 0) : nullptr) {
        return counter->name;
    }
    if (const auto* const hex = kind == "hex" ? at_number(tables.hexes, id, 0) : nullptr) {
        return hex->id + " " + hex->name;
    }
    if (kind == "seat") { // whose turn an entry was booked in
        kind = sides.kind;
    }
    if (const auto* const mark = std::ranges::find(mark_names, id, &MarkName::id); kind == "mark" && mark != mark_names.end()) {
        return std::string{mark->name};
    }
    for (const auto result : all_results) {
        if (kind == results.kind && name(result) == "@result:" + std::string{id}) {
            return std::string{results.names[static_cast<std::size_t>(result)]};
        }
    }
    for (const auto& found : {named<Side>(sides, kind, id), named<KeyPlace>(key_places, kind, id), named<Phase>(phases, kind, id),
                              named<Status>(statuses, kind, id), named<Cause>(causes, kind, id), named<CaptureMethod>(methods, kind, id),
                              named<Depth>(depths, kind, id)}) {
        if (found) {
            return *found;
        }
    }
    return std::string{id};
}

std::string to_english(const Tables& tables, const core::Message& message) {
    return core::fill(message.id, message, [&](std::string_view kind, std::string_view id) { return english_name(tables, kind, id); });
}

} // namespace intendant::afrika_korps
