#include "tests/model/empire_of_the_sun/card_positions.hpp"

#include "model/empire_of_the_sun/card_needs.hpp"
#include "model/empire_of_the_sun/questions/activation.hpp"

namespace intendant::empire_of_the_sun::tests {

namespace {

using Which = bool (*)(const Unit&);

/// All such units leave the map.
std::function<void(AtTable&)> without(Which which) {
    return [which](AtTable& table) {
        Stocktake count{.reason = "for the test"};
        for (std::size_t i = 0; i < tables().units.size(); ++i) {
            const UnitId id{static_cast<std::uint8_t>(i)};
            if (which(tables().units[i]) && table.now()[id].on_map()) {
                count.units.push_back({.unit = id, .place = {.kind = PlaceKind::Eliminated}, .step = table.now()[id].step});
            }
        }
        if (!count.units.empty()) {
            table.rule(count);
        }
    };
}
bool japanese_ground(const Unit& unit) { return unit.side == Side::Japan && unit.kind == UnitKind::Ground; }
bool indian_corps(const Unit& unit) { return unit.sub_nation == SubNation::Indian && unit.unit_class == UnitClass::Corps; }
bool japanese_air(const Unit& unit) { return unit.side == Side::Japan && unit.kind == UnitKind::Air; }
bool japanese_naval(const Unit& unit) { return unit.side == Side::Japan && unit.kind == UnitKind::Naval; }

std::function<void(Position&)> track(Track which, int value) {
    return [which, value](Position& position) {
        position.steps.emplace_back([which, value](AtTable& table) { table.set({{which, value}}); });
    };
}
std::function<void(Position&)> flags(const std::vector<std::string_view>& hexes, Side side) {
    return [hexes, side](Position& position) {
        for (const auto hex : hexes) {
            position.steps.emplace_back([hex, side](AtTable& table) { table.flag(hex, side); });
        }
    };
}
std::function<void(Position&)> unit_at(std::string_view id, std::string_view hex) {
    return [id, hex](Position& position) { position.steps.emplace_back([id, hex](AtTable& table) { table.put(id, hex); }); };
}
std::function<void(Position&)> gone(Which which) {
    return [which](Position& position) { position.steps.push_back(without(which)); };
}
std::function<void(Position&)> active(const std::vector<std::string_view>& units) {
    return [units](Position& position) { position.active = units; };
}
std::function<void(Position&)> battle(std::string_view hex) {
    return [hex](Position& position) { position.battles = {hex}; };
}
/// Battle there, and an enemy unit in the hex.
std::function<void(Position&)> battle_against(std::string_view id, std::string_view hex) {
    return [id, hex](Position& position) {
        position.battles = {hex};
        position.steps.emplace_back([id, hex](AtTable& table) {
            table.flag(hex, tables()[unit(id)].side);
            table.put(id, hex);
        });
    };
}

} // namespace

const std::map<std::string, Maker, std::less<>>& makers() {
    static const auto turn_1 =
        Maker{[](Position& position) { position.scenario = "campaign"; }, [](Position& position) { position.turns = 1; }};
    static const std::map<std::string, Maker, std::less<>> all{
        {"after_marker doolittle", {track(Track::Doolittle, 1), track(Track::Doolittle, 0)}},
        {"without_marker pt_boats", {track(Track::PtBoats, 0), track(Track::PtBoats, 1)}},
        {"no_jp_rivalry", {track(Track::JapaneseRivalry, 0), track(Track::JapaneseRivalry, 1)}},
        {"campaign_turn_1_first_card", turn_1},
        {"campaign_turn_1_second_card", turn_1},
        {"jp_controls_2108_2109", {flags({"2108", "2109"}, Side::Japan), flags({"2109"}, Side::Allies)}},
        {"jp_controls_2813", {flags({"2813"}, Side::Japan), flags({"2813"}, Side::Allies)}},
        {"b29_in_china_box",
         {[](Position& position) { position.steps.emplace_back([](AtTable& table) { table.put("us_20bc", PlaceKind::ChinaBox); }); },
          unit_at("us_20bc", "4612")}},
        {"b29_hex_in_range_of_3706",
         {unit_at("us_20bc", "3709"),
          [](Position& position) { position.steps.emplace_back([](AtTable& table) { table.put("us_20bc", PlaceKind::ChinaBox); }); }}},
        {"b29_within_8_of_3706_or_china_box", {unit_at("us_20bc", "3709"), unit_at("us_20bc", "5808")}},
        {"unit_within_3_of_2008", {unit_at("jp_15_army", "2109"), gone(japanese_ground)}},
        {"offensive_hq cw_hq_seac",
         {[](Position& position) { position.led_by = "cw_hq_seac"; }, [](Position& position) { position.led_by = "us_hq_c_pac"; }}},
        {"allied_naval_active", {active({"us_ca_new_orleans"}), active({"us_7af"})}},
        {"jp_naval_active", {active({"jp_ca_mogami"}), active({"jp_22_air_flot"})}},
        {"jp_air_or_naval_active", {active({"jp_ca_mogami"}), active({"jp_15_army"})}},
        {"full_indian_corps", {unit_at("cw_4_ind_corps", "1805"), gone(indian_corps)}},
        {"jp_ground_active_in_burma_or_n_india",
         {[](Position& position) {
              unit_at("jp_15_army", "2008")(position);
              position.active = {"jp_15_army"};
          },
          active({"jp_ca_mogami"})}},
        {"battle_within_11_of_3706", {battle("3706"), battle("2015")}},
        {"jp_air_in_extended_range", {unit_at("jp_22_air_flot", "3706"), gone(japanese_air)}},
        {"jp_ca_cl_apd_moved_in_us_air_extended_range",
         {[](Position& position) {
              unit_at("us_7af", "2813")(position);
              position.active = {"jp_ca_mogami"};
              position.moves = {{"jp_ca_mogami", "2709", "2212"}};
          },
          [](Position& position) { position.moves.clear(); }}},
        {"jp_air_island_in_us_hq_range", {unit_at("jp_22_air_flot", "5108"), gone(japanese_air)}},
        {"jp_naval_inactive_in_port_outside_japan_islands",
         {unit_at("jp_ca_mogami", "4017"),
          [](Position& position) {
              gone(japanese_naval)(position);
              position.active = {"jp_22_air_flot"};
          }}},
        {"battle_hexes_one_hex_islands", {battle_against("us_7af", "5108"), battle_against("us_7af", "2813")}},
        {"battle_hex_in_japan_islands", {battle("3706"), battle_against("jp_22_air_flot", "4715")}},
        {"battle_hex_in_philippines", {battle_against("jp_22_air_flot", "3014"), battle_against("jp_22_air_flot", "4715")}},
        {"battle_hex_in_japanese_occupied_aleutians", {battle_against("jp_1_sn_brig", "4700"), battle_against("jp_22_air_flot", "4715")}},
        {"battle_hex_5808", {battle("5808"), battle("2813")}},
        {"one_chinese_army_if_in_range",
         {[](Position& position) {
              unit_at("cn_5_army", "2205")(position);
              position.leads = "cw_hq_seac";
              position.activates = {"cn_5_army"};
          },
          [](Position& position) { position.activates = {"cw_fe_air"}; }}},
        {"amphibious_move_within_10_of_3706",
         {[](Position& position) {
              position.moves = {{"us_1_marine_div", "4612", "3709"}};
          },
          [](Position& position) {
              position.moves = {{"us_1_marine_div", "4612", "4715"}};
          }}},
    };
    return all;
} // NOLINT: the analyzer loses sight of the functions in the list

Position position_of(const Card& card, std::string_view spoilt) {
    Position position;
    position.led_by = card.side == Side::Japan ? "us_hq_c_pac" : "jp_hq_south";
    position.active = {card.side == Side::Japan ? "us_ca_new_orleans" : "jp_ca_mogami"};
    if (reacts(card)) {
        position.battles = {"2813"};
    }
    if (card.rivalry) {
        track(*card.rivalry, card.rivalry_begins ? 0 : 1)(position);
    }
    for (const auto& need : card.needs) {
        const auto found = makers().find(need);
        if (found == makers().end()) {
            FAIL("no position is made for \"" + need + "\"");
        }
        found->second.make(position);
    }
    if (!spoilt.empty()) {
        makers().find(spoilt)->second.spoil(position);
    }
    return position;
}

AtTable staged(const Card& card, const Position& position) {
    static std::map<std::string_view, AtTable> begun;
    const auto& fresh = begun.try_emplace(position.scenario, position.scenario, Options{}, 6).first->second;
    auto table = fresh;
    table.set({{Track::China, 4}, {Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    for (int turn = 0; turn < position.turns; ++turn) {
        table.next_turn();
        table.until(Phase::Offensives);
        table.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    }
    for (const auto& step : position.steps) {
        step(table);
    }
    const auto acting = reacts(card) ? enemy_of(card.side) : card.side;
    if (to_act(table.now()) != acting) { // the other side has acted
        table.rule(DiscardCard{.card = tests::card(acting == Side::Allies ? (card.id == "JP78" ? "JP77" : "JP78") : "AL80")});
    }
    if (!reacts(card)) {
        return table;
    }
    table.rule(BeginOffensive{
        .card = tests::card(acting == Side::Japan ? "JP9" : "AL13"), .as_event = false, .headquarters = {unit(position.led_by)}});
    for (const auto& move : position.moves) {
        table.put(move.unit, move.from);
    }
    for (const auto id : position.active) {
        table.rule(ActivateUnits{.units = {unit(id)}});
    }
    for (const auto& move : position.moves) {
        table.rule(MoveUnits{.units = {unit(move.unit)}, .to = hex_at(move.to), .by = Travel::Sea});
    }
    for (const auto hex : position.battles) {
        table.rule(DeclareBattles{.hexes = {hex_at(hex)}});
    }
    if (position.rolled) {
        table.rule(SetIntelligence{.dice = die(9)});
    }
    return table;
}

bool seat(AtTable& table, UnitId headquarters) {
    const auto supplied = [&](const Board& board) {
        Supply supply;
        supply.compute(tables(), board);
        return board[headquarters].on_map() && supply.supplied(headquarters);
    };
    auto board = board_of(table.now());
    if (supplied(board)) {
        return true;
    }
    const auto& hq = tables()[headquarters];
    for (const auto& each : tables().map_hexes) {
        const bool taken = std::ranges::any_of(table.now().units, [&](const Station& station) {
            const auto& other = tables().units[static_cast<std::size_t>(&station - table.now().units.data())];
            return other.hq() && station.place.kind == PlaceKind::Hex && station.place.hex == each.hex;
        });
        if (!each.port || taken || !controls(table.now(), hq.side, each.hex)) {
            continue;
        }
        board[headquarters] = {.place = {.kind = PlaceKind::Hex, .hex = each.hex}, .step = Step::Full};
        if (supplied(board)) {
            table.put(hq.id, tables().map->label(each.hex));
            return true;
        }
    }
    return false;
}

std::optional<UnitId> leader(AtTable& table, CardId id, bool as_event, std::string_view wanted) {
    const auto& card = tables()[id];
    if (as_event && card.hqs.empty()) {
        return {};
    }
    std::vector<UnitId> all = card.hqs;
    if (!as_event) {
        all = {unit(card.side == Side::Japan ? "jp_hq_south" : "us_hq_c_pac")};
    }
    if (!wanted.empty()) {
        all = {unit(wanted)};
    }
    for (const bool as_they_stand : {true, false}) {
        for (const auto each : all) {
            if ((as_event && card.enters == each) || (table.now()[each].on_map() == as_they_stand && seat(table, each))) {
                return each;
            }
        }
    }
    FAIL(card.id + ": no headquarters leads it");
    return {};
}

Command lawful(AtTable& table, CardId id, std::string_view led_by) {
    const auto& card = tables()[id];
    if (reacts(card)) {
        PlayReaction found{.cards = {id}};
        if (const auto corps = full_indian_corps(table.now()); card.says("reduce_full_indian_corps") && !corps.empty()) {
            found.unit = corps.front();
        }
        return found;
    }
    const bool takes = card.takes_card && !card.leads_offensive();
    if (!card.leads_offensive()) {
        return PlayEvent{.card = id, .give = takes ? std::optional{tests::card("JP82")} : std::nullopt};
    }
    BeginOffensive found{.card = id, .as_event = true};
    if (card.express) {
        found.express = hex_at("4017");
    }
    if (card.hq == "all Japanese HQs") {
        for (const auto each : card.hqs) {
            if (table.now()[each].on_map()) {
                found.headquarters.push_back(each);
            }
        }
    } else if (const auto hq = leader(table, id, true, led_by)) {
        found.headquarters = {*hq};
    }
    return found;
}

Command as_operations(AtTable& table, CardId id) {
    return BeginOffensive{.card = id, .as_event = false, .headquarters = {*leader(table, id, false)}};
}

std::optional<UnitId> leads(const AtTable& table) {
    const auto& all = table.now().offensive->headquarters;
    return all.empty() ? std::nullopt : std::optional{all.front()};
}

bool stands(const AtTable& table, UnitId id) { return table.now()[id].on_map(); }

std::vector<UnitId> chosen(const std::function<bool(UnitId, const Unit&)>& which) {
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < tables().units.size(); ++i) {
        const UnitId id{static_cast<std::uint8_t>(i)};
        if (which(id, tables().units[i])) {
            found.push_back(id);
        }
    }
    return found;
}

} // namespace intendant::empire_of_the_sun::tests
