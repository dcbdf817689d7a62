#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/questions/card_words.hpp"

#include <array>
#include <charconv>

namespace intendant::empire_of_the_sun {

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
constexpr Names<2> sides{"side", {INTENDANT_TR("Japan"), INTENDANT_TR("Allies")}};
constexpr Names<9> phases{"phase",
                          {INTENDANT_TR("Reinforcements"), INTENDANT_TR("Replacements"), INTENDANT_TR("Strategic warfare"),
                           INTENDANT_TR("Cards"), INTENDANT_TR("Offensives"), INTENDANT_TR("National status"),
                           INTENDANT_TR("US Political Will"), INTENDANT_TR("Attrition"), INTENDANT_TR("End of the turn")}};
constexpr Names<track_facts.size()> tracks{"track",
                                           {INTENDANT_TR("US Political Will"),
                                            INTENDANT_TR("War in Europe"),
                                            INTENDANT_TR("China"),
                                            INTENDANT_TR("Boxes of the China track"),
                                            INTENDANT_TR("Japanese divisions in China"),
                                            INTENDANT_TR("India"),
                                            INTENDANT_TR("Turns of India in its box"),
                                            INTENDANT_TR("Burma Road"),
                                            INTENDANT_TR("Escorts"),
                                            INTENDANT_TR("Turns of bombing in a row"),
                                            INTENDANT_TR("Turns without a resource for Japan"),
                                            INTENDANT_TR("Turns of Japan in the Aleutians"),
                                            INTENDANT_TR("Japanese ASP"),
                                            INTENDANT_TR("Japanese ASP used"),
                                            INTENDANT_TR("Allied ASP"),
                                            INTENDANT_TR("Allied ASP used"),
                                            INTENDANT_TR("Japanese cards in hand"),
                                            INTENDANT_TR("Allied cards in hand"),
                                            INTENDANT_TR("Japanese passes"),
                                            INTENDANT_TR("Allied passes"),
                                            INTENDANT_TR("Cards drawn by Japanese events"),
                                            INTENDANT_TR("Cards drawn by Allied events"),
                                            INTENDANT_TR("Japanese Future Offensive"),
                                            INTENDANT_TR("Allied Future Offensive"),
                                            INTENDANT_TR("Japanese card set aside in this turn"),
                                            INTENDANT_TR("Allied card set aside in this turn"),
                                            INTENDANT_TR("Reshuffle of the Japanese deck"),
                                            INTENDANT_TR("Reshuffle of the Allied deck"),
                                            INTENDANT_TR("Allied land replacements"),
                                            INTENDANT_TR("Allied air replacements"),
                                            INTENDANT_TR("US naval replacements"),
                                            INTENDANT_TR("Commonwealth naval replacements"),
                                            INTENDANT_TR("Chinese replacements"),
                                            INTENDANT_TR("Japanese land replacements"),
                                            INTENDANT_TR("Japanese air replacements"),
                                            INTENDANT_TR("Japanese naval replacements"),
                                            INTENDANT_TR("Divisions taken from China"),
                                            INTENDANT_TR("US inter-service rivalry"),
                                            INTENDANT_TR("Japanese inter-service rivalry"),
                                            INTENDANT_TR("Barges"),
                                            INTENDANT_TR("PT boats"),
                                            INTENDANT_TR("Defensive Doctrine"),
                                            INTENDANT_TR("Bridge over the River Kwai"),
                                            INTENDANT_TR("Doolittle raid"),
                                            INTENDANT_TR("Tojo has resigned"),
                                            INTENDANT_TR("HUMP"),
                                            INTENDANT_TR("Escorts void"),
                                            INTENDANT_TR("Manchuria lost"),
                                            INTENDANT_TR("High-altitude interceptors"),
                                            INTENDANT_TR("Panama Canal attacked"),
                                            INTENDANT_TR("Indian unrest levy"),
                                            INTENDANT_TR("77th Brigade due"),
                                            INTENDANT_TR("US unit lost in this turn"),
                                            INTENDANT_TR("Offensive in China made"),
                                            INTENDANT_TR("Hexes of Alaska that score"),
                                            INTENDANT_TR("Hexes of Hawaii that score"),
                                            INTENDANT_TR("Oahu scores"),
                                            INTENDANT_TR("Bid"),
                                            INTENDANT_TR("Japanese units mended on the map")}};
constexpr Names<22> causes{"cause",
                           {INTENDANT_TR("set-up"),
                            INTENDANT_TR("turn"),
                            INTENDANT_TR("arrival"),
                            INTENDANT_TR("delay"),
                            INTENDANT_TR("Europe"),
                            INTENDANT_TR("replacement"),
                            INTENDANT_TR("submarines"),
                            INTENDANT_TR("bombing"),
                            INTENDANT_TR("draw"),
                            INTENDANT_TR("action"),
                            INTENDANT_TR("card"),
                            INTENDANT_TR("movement"),
                            INTENDANT_TR("battle"),
                            INTENDANT_TR("stacking"),
                            INTENDANT_TR("surrender"),
                            INTENDANT_TR("China"),
                            INTENDANT_TR("India"),
                            INTENDANT_TR("Burma Road"),
                            INTENDANT_TR("attrition"),
                            INTENDANT_TR("end of the turn"),
                            INTENDANT_TR("ruling of the table"),
                            INTENDANT_TR("correction")}};
constexpr Names<13> travels{"travel",
                            {INTENDANT_TR("by land"), INTENDANT_TR("by sea"), INTENDANT_TR("by air"),
                             INTENDANT_TR("by air, extended range"), INTENDANT_TR("by amphibious assault"),
                             INTENDANT_TR("carried by a ship"), INTENDANT_TR("in barges"), INTENDANT_TR("by strategic movement"),
                             INTENDANT_TR("disengaging"), INTENDANT_TR("in retreat"), INTENDANT_TR("after battle"),
                             INTENDANT_TR("in an emergency"), INTENDANT_TR("by an event")}};
constexpr Names<10> actions{"action",
                            {INTENDANT_TR("an offensive"), INTENDANT_TR("its event"), INTENDANT_TR("the offensive in China"),
                             INTENDANT_TR("to withdraw an air unit"), INTENDANT_TR("to withdraw a headquarters"),
                             INTENDANT_TR("to bring a headquarters back"), INTENDANT_TR("to end the rivalry"), INTENDANT_TR("discarded"),
                             INTENDANT_TR("set aside"), INTENDANT_TR("pass")}};
constexpr Names<7> purposes{"purpose",
                            {INTENDANT_TR("Europe"), INTENDANT_TR("Submarines"), INTENDANT_TR("Bombing"), INTENDANT_TR("Intelligence"),
                             INTENDANT_TR("Special reaction"), INTENDANT_TR("China"), INTENDANT_TR("Card")}};
constexpr Names<7> places{"place",
                          {INTENDANT_TR("on the map"), INTENDANT_TR("Delay box"), INTENDANT_TR("China box"), INTENDANT_TR("turn track"),
                           INTENDANT_TR("eliminated"), INTENDANT_TR("not there yet"), INTENDANT_TR("on the map")}};
constexpr Names<3> depths{"depth", {INTENDANT_TR("Books"), INTENDANT_TR("Books and battles"), INTENDANT_TR("Whole map")}};
constexpr Names<5> card_places{"card_place",
                               {INTENDANT_TR("deck or hand"), INTENDANT_TR("hand"), INTENDANT_TR("Future Offensive"),
                                INTENDANT_TR("discards"), INTENDANT_TR("out of the game")}};
constexpr Names<3> statuses{"status", {INTENDANT_TR("surprise"), INTENDANT_TR("intercept"), INTENDANT_TR("ambush")}};
constexpr Names<2> steps{"step", {INTENDANT_TR("full"), INTENDANT_TR("reduced")}};
constexpr Names<8> endings{"ending",
                           {INTENDANT_TR("by negotiation"), INTENDANT_TR("by surrender"), INTENDANT_TR("by bombing"),
                            INTENDANT_TR("with the calendar"), INTENDANT_TR("by the resource hexes"), INTENDANT_TR("by points"),
                            INTENDANT_TR("left unfinished"), INTENDANT_TR("by concession")}};

template <class E, std::size_t Size>
std::optional<std::string> named(const Names<Size>& names, std::string_view kind, std::string_view id) {
    const auto value = core::of_id<E>(id);
    return kind == names.kind && value ? std::optional{std::string{names.names[static_cast<std::size_t>(*value)]}} : std::nullopt;
}

template <std::size_t Size, class E> std::string marked(const Names<Size>& names, E value) {
    return "@" + std::string{names.kind} + ":" + std::string{id_of(value)};
}

/// The place in a list that an id written as a number means.
std::optional<std::size_t> place_in(std::size_t size, std::string_view id, std::size_t first = 0) {
    std::size_t number = 0;
    const auto read = std::from_chars(id.data(), id.data() + id.size(), number);
    return read.ec == std::errc{} && number >= first && number - first < size ? std::optional{number - first} : std::nullopt;
}

std::string row(std::string_view kind, std::size_t index) { return "@" + std::string{kind} + ":" + std::to_string(index); }

} // namespace

std::string name(Side side) { return marked(sides, side); }
std::string name(Phase phase) { return marked(phases, phase); }
std::string name(Track track) { return marked(tracks, track); }
std::string name(Cause cause) { return marked(causes, cause); }
std::string name(Travel travel) { return marked(travels, travel); }
std::string name(Action action) { return marked(actions, action); }
std::string name(Purpose purpose) { return marked(purposes, purpose); }
std::string name(PlaceKind place) { return marked(places, place); }
std::string name(Depth depth) { return marked(depths, depth); }
std::string name(CardPlace place) { return marked(card_places, place); }
std::string name(Status status) { return marked(statuses, status); }
std::string name(Step step) { return marked(steps, step); }
std::string name(Ending ending) { return marked(endings, ending); }
std::string name(Area area) { return "@area:" + std::string{id_of(area)}; }
std::string name(UnitId unit) { return row("unit", unit.index); }
std::string name(CardId card) { return row("card", card.index); }
std::string name(HexId hex) { return row("hex", hex.index); }
std::string name(ScenarioId scenario) { return row("scenario", scenario.index); }
std::string name(WillId cause) { return row("will", cause.index); }
std::string turn_name(int number) { return row("turn", static_cast<std::size_t>(number)); }

std::string name(const Place& place) {
    switch (place.kind) {
    case PlaceKind::Hex:
        return name(place.hex);
    case PlaceKind::TurnTrack:
        return name(place.kind) + " " + std::to_string(place.turn);
    case PlaceKind::DelayBox:
    case PlaceKind::ChinaBox:
    case PlaceKind::Eliminated:
    case PlaceKind::ByCard:
    case PlaceKind::Map:
        break;
    }
    return name(place.kind);
}

std::string list_of(const std::vector<UnitId>& units) {
    return listed(units, [](UnitId id) { return name(id); });
}
std::string list_of(const std::vector<HexId>& hexes) {
    return listed(hexes, [](HexId id) { return name(id); });
}
std::string list_of(const std::vector<CardId>& cards) {
    return listed(cards, [](CardId id) { return name(id); });
}
std::string faces_of(const core::Throw& dice) {
    return listed(dice.faces, [](int face) { return std::to_string(face); });
}

std::string english_name(const Tables& tables, std::string_view kind, std::string_view id) {
    if (kind == "unit") {
        const auto at = place_in(tables.units.size(), id);
        return at ? tables.units[*at].name : std::string{id};
    }
    if (kind == "card") {
        const auto at = place_in(tables.cards.size(), id);
        return at ? tables.cards[*at].id + " " + tables.cards[*at].title : std::string{id};
    }
    if (kind == "hex") {
        const auto at = place_in(tables.map->grid().size(), id);
        if (!at) {
            return std::string{id};
        }
        const HexId hex{static_cast<std::uint16_t>(*at)};
        const auto& label = tables.map->label(hex);
        const auto called = tables.map->name(hex);
        return called == label ? label : label + " " + called;
    }
    if (kind == "scenario") {
        const auto at = place_in(tables.scenarios.size(), id);
        return at ? tables.scenarios[*at].name : std::string{id};
    }
    if (kind == "will") {
        const auto at = place_in(tables.will.size(), id);
        return at ? tables.will[*at].cause : std::string{id};
    }
    if (kind == "turn") {
        const auto at = place_in(tables.turns.size(), id, 1);
        return at ? "Turn " + std::to_string(*at + 1) : std::string{id};
    }
    if (const auto area = kind == "area" ? core::of_id<Area>(id) : std::nullopt) {
        return tables[*area].name;
    }
    if (kind == "seat") { // whose turn an entry was booked in
        if (id == "both") {
            return INTENDANT_TR("Both sides");
        }
        kind = sides.kind;
    }
    for (const auto& found :
         {named<Side>(sides, kind, id), named<Phase>(phases, kind, id), named<Track>(tracks, kind, id), named<Cause>(causes, kind, id),
          named<Travel>(travels, kind, id), named<Action>(actions, kind, id), named<Purpose>(purposes, kind, id),
          named<PlaceKind>(places, kind, id), named<Depth>(depths, kind, id), named<CardPlace>(card_places, kind, id),
          named<Status>(statuses, kind, id), named<Step>(steps, kind, id), named<Ending>(endings, kind, id)}) {
        if (found) {
            return *found;
        }
    }
    const auto* of_card = card_word(kind, id);
    return of_card != nullptr ? std::string{of_card} : std::string{id};
}

std::string to_english(const Tables& tables, const core::Message& message) {
    return core::fill(message.id, message, [&](std::string_view kind, std::string_view id) { return english_name(tables, kind, id); });
}

} // namespace intendant::empire_of_the_sun
