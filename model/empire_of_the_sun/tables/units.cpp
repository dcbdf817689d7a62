#include "model/empire_of_the_sun/map.hpp"
#include "model/empire_of_the_sun/tables/battle_words.hpp"

namespace intendant::empire_of_the_sun::reading {

namespace {

/// `2813`, `delay_box`, `turn_3`, `event`.
Place place_of(const Tables& tables, const core::CsvTable& csv, std::size_t row, std::string_view column) {
    const auto& text = csv.at(row, column);
    if (text == "delay_box") {
        return {.kind = PlaceKind::DelayBox};
    }
    if (text == "china_box") {
        return {.kind = PlaceKind::ChinaBox};
    }
    if (text == "eliminated") {
        return {.kind = PlaceKind::Eliminated};
    }
    if (text == "event") {
        return {.kind = PlaceKind::ByCard};
    }
    if (text.starts_with("turn_")) {
        int turn = 0;
        const auto* const end = text.data() + text.size();
        if (std::from_chars(text.data() + 5, end, turn).ptr == end && turn >= 2 && turn <= 12) {
            return {.kind = PlaceKind::TurnTrack, .hex = {}, .turn = turn};
        }
        fault(csv, row, "\"" + text + "\" is no turn.");
    }
    return {.kind = PlaceKind::Hex, .hex = hex_of(tables, csv, row, text)};
}

void read_factors(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "unit_factors.csv");
    Once<std::string> once;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        auto& unit = tables.units[unit_of(tables, csv, row, csv.at(row, "id")).index];
        once(csv, row, unit.id, unit.id);
        if (unit.hq()) {
            unit.hq_range = between(1, 60, csv, row, "hq_range");
            unit.efficiency = between(1, 9, csv, row, "hq_efficiency");
            continue;
        }
        unit.attack = {between(1, 40, csv, row, "attack_full"), between(1, 40, csv, row, "attack_reduced")};
        unit.defence = between(1, 40, csv, row, "defence");
        unit.range = if_there(1, 30, csv, row, "range").value_or(0);
        unit.extended_range = if_there(1, 30, csv, row, "extended_range").value_or(0);
        unit.bracketed = mark(csv, row, "extended_bracketed");
        unit.organic_transport = mark(csv, row, "organic_transport");
        if (unit.attack[1] > unit.attack[0]) {
            fault(csv, row, unit.id + " is stronger reduced than full.");
        }
        if ((unit.range > 0) != unit.zone()) {
            fault(csv, row, unit.id + (unit.range > 0 ? " is neither aircraft nor carrier, but has a range." : " has no range."));
        }
        if (unit.bomber() && unit.extended_range > 0) {
            tables.reports.push_back(csv.place(row) + ": " + unit.id +
                                     " is a long-range bomber: its extended range is left out (ES-GEN-11).");
            unit.extended_range = 0;
        }
    }
    complete("unit_factors.csv", once.count(), tables.units.size());
}

} // namespace

namespace {

/// What the text says of one counter alone.
void read_traits(const core::CsvTable& csv, std::size_t row, Unit& unit) {
    for (const auto& word : split(csv.at(row, "traits"))) {
        if (word == "armour") {
            unit.armour = true;
        } else if (word == "helps_china") {
            unit.helps_china = true;
        } else if (word == "leaves_game" && unit.hq()) {
            unit.leaves_game = true;
        } else {
            fault(csv, row, "\"" + word + "\" is nothing that the text says of " + unit.id + ".");
        }
    }
}

} // namespace

void read_units(Tables& tables, const std::filesystem::path& folder) {
    const auto csv = core::read_table(folder, "units.csv");
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const UnitId id{static_cast<std::uint8_t>(row)};
        if (row > 255 || !tables.unit_by_id.try_emplace(csv.at(row, "id"), id).second) {
            fault(csv, row, "the unit " + csv.at(row, "id") + " stands there twice.");
        }
        const auto& prewar = csv.at(row, "prewar");
        if (!prewar.empty() && prewar != "stated" && prewar != "implied") {
            fault(csv, row, "\"" + prewar + "\" in column \"prewar\" is neither stated nor implied.");
        }
        Unit unit{.id = csv.at(row, "id"),
                  .side = word<Side>(csv, row, "side"),
                  .nation = word<Nation>(csv, row, "nation"),
                  .sub_nation = word<SubNation>(csv, row, "sub_nation"),
                  .service = word<Service>(csv, row, "service"),
                  .kind = word<UnitKind>(csv, row, "kind"),
                  .unit_class = word<UnitClass>(csv, row, "class"),
                  .name = csv.at(row, "name_en"),
                  .name_it = csv.at(row, "name_it"),
                  .amphibious = csv.at(row, "amphibious").empty() ? std::nullopt : std::optional{flag(csv, row, "amphibious")},
                  .delayable = flag_or_empty(csv, row, "delayable"),
                  .europe_roll = flag_or_empty(csv, row, "europe_roll"),
                  .pool = csv.at(row, "replacement_pool").empty() ? Pool::None : word<Pool>(csv, row, "replacement_pool"),
                  .prewar = !prewar.empty(),
                  .entry = word<Entry>(csv, row, "entry"),
                  .entry_turn = 0,
                  .entry_card = csv.at(row, "entry_event"),
                  .start = std::nullopt,
                  .start_step = csv.at(row, "start_step").empty() ? Step::Full : word<Step>(csv, row, "start_step"),
                  .listed = {},
                  .attack = {},
                  .defence = 0,
                  .range = 0,
                  .extended_range = 0,
                  .bracketed = false,
                  .organic_transport = false,
                  .hq_range = 0,
                  .efficiency = 0};
        read_traits(csv, row, unit);
        if ((unit.nation == Nation::Japanese) != (unit.side == Side::Japan)) {
            fault(csv, row, unit.id + " is on the wrong side.");
        }
        if (unit.hq() != (unit.unit_class == UnitClass::Hq)) {
            fault(csv, row, unit.id + " is a headquarters in one column only.");
        }
        if ((unit.entry == Entry::Setup) != !csv.at(row, "start_hex").empty()) {
            fault(csv, row, unit.id + " has a start hex if and only if it is there from the start.");
        }
        if (unit.entry == Entry::Setup) {
            unit.start = hex_of(tables, csv, row, csv.at(row, "start_hex"));
        } else if (unit.entry == Entry::Turn) {
            unit.entry_turn = between(2, 12, csv, row, "entry_turn");
        }
        if (unit.delayable && (unit.hq() || unit.unit_class == UnitClass::B29)) {
            fault(csv, row, unit.id + ": headquarters and B29s are never delayed.");
        }
        if (unit.europe_roll && (!unit.delayable || (unit.service != Service::UsArmy && unit.unit_class != UnitClass::EscortCarrier))) {
            fault(csv, row, unit.id + " is no unit that may be sent to Europe.");
        }
        for (const auto setup : {Setup::Y1942, Setup::Y1943, Setup::Y1944}) {
            unit.listed[static_cast<std::size_t>(setup)] = place_of(tables, csv, row, "s" + std::string{id_of(setup)});
        }
        tables.units.push_back(std::move(unit));
    }
    read_factors(tables, folder);

    const auto due = core::read_table(folder, "reinforcements.csv");
    Once<std::string> once;
    for (std::size_t row = 0; row < due.rows(); ++row) {
        const auto& unit = tables[unit_of(tables, due, row, due.at(row, "unit"))];
        once(due, row, unit.id, unit.id);
        const int turn = due.number(row, "turn");
        if (unit.entry == Entry::Setup || turn != unit.entry_turn || due.at(row, "card") != unit.entry_card ||
            word<Side>(due, row, "side") != unit.side || word<UnitKind>(due, row, "kind") != unit.kind ||
            flag_or_empty(due, row, "delayable") != unit.delayable || flag_or_empty(due, row, "europe_roll") != unit.europe_roll) {
            fault(due, row, unit.id + " stands otherwise in units.csv.");
        }
    }
    complete("reinforcements.csv", once.count(),
             static_cast<std::size_t>(std::ranges::count_if(tables.units, [](const Unit& unit) { return unit.entry != Entry::Setup; })));
}

namespace {

std::string until(const std::string& text, std::string_view part) {
    const auto at = text.find(part);
    return at == std::string::npos ? text : text.substr(0, at);
}

std::vector<UnitId> headquarters(const Tables& tables, const core::CsvTable& csv, std::size_t row, Side side, const std::string& told) {
    std::vector<UnitId> found;
    for (const auto& part : split(told)) {
        if (const auto unit = tables.find_unit(part)) {
            if (!tables[*unit].hq()) {
                fault(csv, row, part + " is no headquarters.");
            }
            found.push_back(*unit);
            continue;
        }
        if (part != "any" && part != "joint" && part != "commonwealth" && part != "all Japanese HQs") {
            fault(csv, row, "\"" + part + "\" is no headquarters.");
        }
        for (std::size_t i = 0; i < tables.units.size(); ++i) {
            const auto& unit = tables.units[i];
            if (unit.hq() && unit.side == side && (part != "joint" || unit.service == Service::Joint) &&
                (part != "commonwealth" || unit.service == Service::Commonwealth)) {
                found.push_back({static_cast<std::uint8_t>(i)});
            }
        }
    }
    return found;
}

/// A word of who may be activated.
void check_units(const Tables& tables, const core::CsvTable& csv, std::size_t row, const std::string& word) {
    constexpr std::array groups{"all", "air", "ground", "naval", "cw", "chinese", "us_air", "us_ground", "aus_ground", "naval 4"};
    if (std::ranges::find(groups, word) == groups.end() && !tables.find_unit(word)) {
        fault(csv, row, "\"" + word + "\" is neither a kind of unit nor a unit.");
    }
}

/// Replacements as `jp_air 2 store`, of one pool or several.
std::vector<CardReplacements> replacements_of(const core::CsvTable& csv, std::size_t row) {
    constexpr std::array<std::pair<std::string_view, Track>, 8> pools{{{"jp_land", Track::JapaneseLand},
                                                                       {"jp_air", Track::JapaneseAir},
                                                                       {"jp_naval", Track::JapaneseNaval},
                                                                       {"australian_land", Track::AlliedLand},
                                                                       {"us_naval", Track::UsNaval},
                                                                       {"avg_or_14af", Track::AlliedAir},
                                                                       {"allied_air", Track::AlliedAir},
                                                                       {"chinese", Track::ChinesePool}}};
    std::vector<CardReplacements> found;
    for (const auto& each : split(until(csv.at(row, "replacements"), " ("))) {
        const auto words = split(each, ' ');
        const auto* const pool =
            words.size() == 3 ? std::ranges::find(pools, words[0], &std::pair<std::string_view, Track>::first) : pools.end();
        if (pool == pools.end() || words[1].size() != 1 || words[1][0] < '1' || words[1][0] > '9' ||
            (words[2] != "now" && words[2] != "store")) {
            fault(csv, row, "\"" + each + "\" says no replacements.");
        }
        found.push_back({.pool = pool->second, .count = words[1][0] - '0', .stored = words[2] == "store"});
    }
    return found;
}

/// `0-4: 1 allied naval step (...); 5-9: none`, of which the figures are read; a face that is not printed does nothing (ES-AMB-13).
std::vector<DieSteps> dice_of(const core::CsvTable& csv, std::size_t row) {
    std::vector<DieSteps> found;
    const auto& told = csv.at(row, "dice");
    for (std::size_t at = 0; at < told.size();) {
        const auto end = std::min(told.find("; ", at), told.size());
        const auto part = told.substr(at, end - at);
        const auto colon = part.find(": ");
        const bool range = colon == 3 && part[1] == '-';
        if ((!range && colon != 1) || part[0] < '0' || part[0] > '9' || part.size() < colon + 3) {
            fault(csv, row, "\"" + part + "\" says nothing of a die.");
        }
        const char steps = part[colon + 2];
        found.push_back({.least = part[0] - '0',
                         .most = part[range ? std::size_t{2} : std::size_t{0}] - '0',
                         .steps = steps >= '1' && steps <= '9' ? steps - '0' : 0});
        at = end + 2;
    }
    return found;
}

/// What a card's event does to the books, where that is a figure.
void read_effects(const Tables& tables, const core::CsvTable& csv, std::size_t row, Card& card) {
    if (const auto& rivalry = csv.at(row, "rivalry"); !rivalry.empty()) {
        card.rivalry = rivalry.starts_with("us_") ? Track::UsRivalry : Track::JapaneseRivalry;
    }
    if (const auto& asp = csv.at(row, "asp"); asp == "+1 permanent") {
        card.asp = 1;
    } else if (asp == "jp -1 permanent (not the last)") {
        card.enemy_asp = true;
    } else if (asp == "+2 this offensive" || asp == "+4 this offensive") {
        card.asp_offensive = asp[1] - '0';
    } else if (!asp.empty()) {
        fault(csv, row, "\"" + asp + "\" says no shipping points.");
    }
    if (const auto& move = csv.at(row, "move"); !move.empty()) {
        card.naval_move = move == "naval 18" ? 18 : move == "naval 21" ? 21 : 0;
        if (card.naval_move == 0) {
            fault(csv, row, "\"" + move + "\" says no movement.");
        }
    }
    if (const auto& enters = csv.at(row, "enters"); !enters.empty()) {
        card.enters = unit_of(tables, csv, row, enters);
    }
    for (const auto& word : card.specials) {
        const auto behind = [&](std::string_view first) {
            return word.starts_with(first) ? std::optional{split(word.substr(first.size()), ' ')} : std::nullopt;
        };
        if (const auto unit = behind("replaces ")) {
            card.replaces = unit_of(tables, csv, row, unit->front());
        }
        if (const auto unit = behind("removes ")) {
            card.removes = unit_of(tables, csv, row, unit->front());
        }
        if (const auto unit = behind("reacts_alone ")) {
            card.reacts = unit_of(tables, csv, row, unit->front());
        }
        if (const auto unit = behind("airborne ")) {
            card.airborne = unit_of(tables, csv, row, unit->front());
        }
        if (const auto units = behind("mends ")) {
            for (const auto& id : *units) {
                card.mends.push_back(unit_of(tables, csv, row, id));
            }
        }
        if (const auto hexes = behind("open_battles ")) {
            for (const auto& label : *hexes) {
                const auto hex = tables.find_hex(label);
                if (!hex) {
                    fault(csv, row, "\"" + label + "\" is no hex.");
                }
                card.open_battles.push_back(*hex);
            }
        }
        for (const auto* const where : {"enters_in ", "enters_first_in "}) {
            for (const auto& region : behind(where).value_or(std::vector<std::string>{})) {
                if (std::ranges::find(tables.map_hexes, region, &MapHex::region) == tables.map_hexes.end()) {
                    fault(csv, row, "\"" + region + "\" is no region.");
                }
            }
        }
        if (const auto year = behind("due_from ")) {
            constexpr int last = 1945;
            for (int each = 1942; each <= last; ++each) {
                if (year->front() == std::to_string(each)) {
                    card.due_from = each;
                }
            }
            if (!card.due_from) {
                fault(csv, row, "\"" + word + "\" names no year of the war.");
            }
        }
    }
    for (const auto& need : card.needs) {
        constexpr std::string_view against = "offensive_hq ";
        if (need.starts_with(against)) {
            card.answers = unit_of(tables, csv, row, need.substr(against.size()));
        }
    }
    card.replacements = replacements_of(csv, row);
}

/// The row as it is written.
std::map<std::string, std::string, std::less<>> printed_of(const core::CsvTable& csv, std::size_t row) {
    std::map<std::string, std::string, std::less<>> found;
    for (const auto& column : csv.heading()) {
        if (const auto& text = csv.at(row, column); !text.empty()) {
            found.emplace(column, text);
        }
    }
    return found;
}

void read_deck(Tables& tables, const std::filesystem::path& folder, const std::string& file, Side side) {
    const auto csv = core::read_table(folder, file);
    const std::string letters = side == Side::Japan ? "JP" : "AL";
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto& id = csv.at(row, "id");
        if (id != letters + std::to_string(row + 1) || csv.number(row, "number") != static_cast<int>(row) + 1) {
            fault(csv, row, "card " + letters + std::to_string(row + 1) + " is expected here.");
        }
        Card card{.id = id,
                  .side = side,
                  .number = static_cast<int>(row) + 1,
                  .title = csv.at(row, "title_en"),
                  .title_it = csv.at(row, "title_it"),
                  .operations = between(1, 3, csv, row, "ov"),
                  .intelligence_event = if_there(0, 9, csv, row, "intel_ec"),
                  .intelligence_operations = if_there(0, 9, csv, row, "intel_oc"),
                  .logistics = if_there(1, 30, csv, row, "logistics"),
                  .logistics_hqs = headquarters(tables, csv, row, side, csv.at(row, "logistics_hq")),
                  .logistics_with_hq = if_there(1, 30, csv, row, "logistics_with_hq"),
                  .kind = word<CardKind>(csv, row, "type"),
                  .card_class = word<CardClass>(csv, row, "class"),
                  .status = csv.at(row, "intelligence_status").empty() ? std::nullopt
                                                                       : std::optional{word<Status>(csv, row, "intelligence_status")},
                  .event_only = flag(csv, row, "event_only"),
                  .hq = csv.at(row, "hq"),
                  .hqs = headquarters(tables, csv, row, side, csv.at(row, "hq")),
                  .units = split(until(csv.at(row, "units"), " (")),
                  .most_ground = if_there(1, 9, csv, row, "max_ground"),
                  .wie = {},
                  .china = if_there(-2, 2, csv, row, "china"),
                  .us_will = if_there(-8, 8, csv, row, "us_will"),
                  .draws = between(0, 1, csv, row, "draw"),
                  .removed_after_event = flag(csv, row, "removed_after_event"),
                  .swaps = flag(csv, row, "swap_discard"),
                  .rivalry = {},
                  .rivalry_begins = csv.at(row, "rivalry").ends_with("_on"),
                  .asp = 0,
                  .asp_offensive = 0,
                  .enemy_asp = false,
                  .india = if_there(1, 1, csv, row, "india").value_or(0),
                  .air_naval = die_change(tables, csv, row, "air_naval_drm"),
                  .ground = die_change(tables, csv, row, "ground_drm"),
                  .strength = strength_change(csv, row),
                  .unwatched = unwatched(tables, csv, row),
                  .losses = step_losses(tables, csv, row),
                  .timing = word<CardTiming>(csv, row, "timing"),
                  .naval_move = {},
                  .needs = split(csv.at(row, "needs")),
                  .enters = {},
                  .replaces = {},
                  .removes = {},
                  .airborne = {},
                  .takes_card = csv.at(row, "special").starts_with("jp_hand_random_minus_1"),
                  .takes_after_raid = csv.at(row, "special") == "jp_hand_random_minus_1 if us carrier battle in japan islands",
                  .answers = {},
                  .reacts = {},
                  .logistics_more = csv.at(row, "logistics_rule") == "OV of the Allied card + 1" ? 1 : 0,
                  .specials = split(csv.at(row, "special")),
                  .mends = {},
                  .open_battles = {},
                  .due_from = {},
                  .dice = dice_of(csv, row),
                  .dice_strike = dice_strike(tables, csv, row),
                  .express = csv.at(row, "marker") == "TOKYO EXPRESS",
                  .replacements = {},
                  .start = {},
                  .effect = csv.at(row, "effect"),
                  .out_of_pattern = csv.at(row, "out_of_pattern"),
                  .printed = printed_of(csv, row)};
        if (card.logistics_hqs.empty() != !card.logistics_with_hq) {
            fault(csv, row, "a logistics value of one headquarters needs the headquarters, and the other way round.");
        }
        for (const auto& word : card.units) {
            check_units(tables, csv, row, word);
        }
        for (std::size_t year = 0; year < 4; ++year) {
            card.wie[year] = if_there(-3, 3, csv, row, "wie_" + std::to_string(1942 + year));
            if ((card.card_class == CardClass::Wie) != card.wie[year].has_value()) {
                fault(csv, row, "a card of the war in Europe moves its marker in every year, and no other card does.");
            }
        }
        const int step = side == Side::Japan ? card.operations + 2 : card.operations;
        if (card.intelligence_operations && *card.intelligence_operations != step && card.out_of_pattern.empty()) {
            fault(csv, row, "the intelligence value is out of the pattern of the deck, and not noted so.");
        }
        if (card.card_class == CardClass::Offensive && !card.logistics && card.out_of_pattern.empty() && !card.event_only) {
            fault(csv, row, "an offensive needs a logistics value.");
        }
        for (const auto setup : {Setup::Y1942, Setup::Y1943, Setup::Y1944}) {
            const auto start = word<CardStart>(csv, row, "s" + std::string{id_of(setup)});
            if (start == CardStart::Removed && !card.removed_after_event) {
                fault(csv, row, "a card that is never removed cannot be out of the game.");
            }
            card.start[static_cast<std::size_t>(setup)] = start;
        }
        read_effects(tables, csv, row, card);
        tables.cards.push_back(std::move(card));
    }
    complete(file.c_str(), csv.rows(), side == Side::Japan ? 82 : 83);
}

} // namespace

void read_cards(Tables& tables, const std::filesystem::path& folder) {
    read_deck(tables, folder, "cards_japanese.csv", Side::Japan);
    read_deck(tables, folder, "cards_allied.csv", Side::Allies);
    for (const auto& unit : tables.units) {
        if (unit.entry == Entry::Event && !tables.find_card(unit.entry_card)) {
            throw std::runtime_error("units.csv: " + unit.id + " comes by the card \"" + unit.entry_card + "\", which is not there.");
        }
    }
}

} // namespace intendant::empire_of_the_sun::reading
