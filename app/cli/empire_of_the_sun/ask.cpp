#include "app/cli/empire_of_the_sun/game.hpp"
#include "app/cli/odds_words.hpp"
#include "app/cli/question.hpp"
#include "db/codec/empire_of_the_sun/json.hpp"
#include "model/empire_of_the_sun/affirmations.hpp"
#include "model/empire_of_the_sun/card_needs.hpp"
#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/game.hpp"
#include "model/empire_of_the_sun/need.hpp"
#include "model/empire_of_the_sun/points.hpp"
#include "model/empire_of_the_sun/questions/activation.hpp"
#include "model/empire_of_the_sun/questions/aftermath.hpp"
#include "model/empire_of_the_sun/questions/card_says.hpp"
#include "model/empire_of_the_sun/questions/points_now.hpp"
#include "model/empire_of_the_sun/questions/reach.hpp"
#include "model/empire_of_the_sun/questions/table_facts.hpp"

#include <algorithm>
#include <array>

namespace intendant::cli {

namespace {

using db::CodecError;
using db::Json;
using namespace empire_of_the_sun;

class Answering {
public:
    Answering(const State& state, Asked<Tables> asked)
        : m_state(state), m_tables(*state.tables), m_board(board_of(state)), m_asked(std::move(asked)) {
        constexpr std::array<std::string_view, 5> without_map{"resources", "distance", "points", "card", "to_affirm"};
        if (!whole_map(state) && std::ranges::find(without_map, m_asked.ask()) == without_map.end()) {
            throw CodecError("these books do not keep where the counters stand: only resources, distance, points, card and to_affirm are "
                             "answered");
        }
        m_supply.compute(m_tables, m_board);
    }

    static const std::vector<AnsweredQuestion<Answering>>& questions() {
        static const std::vector<AnsweredQuestion<Answering>> all{
            {"supply", {"units"}, &Answering::supply},
            {"zones", {}, &Answering::zones},
            {"activation", {"headquarters", "card", "as_event"}, &Answering::activation_of},
            {"reaction", {"side", "hexes"}, &Answering::reaction},
            {"attrition", {}, &Answering::attrition_of_all},
            {"resources", {}, &Answering::resource_hexes},
            {"distance", {"from", "to"}, &Answering::distance},
            {"what_if", {"eliminated", "taken"}, &Answering::what_if},
            {"points", {}, &Answering::points},
            {"card", {"card"}, &Answering::card_of},
            {"reach", {"unit", "card", "as_event", "by"}, &Answering::reach_of},
            {"need", {"hex", "chance", "aim", "reaction"}, &Answering::what_is_needed},
            {"to_affirm", {}, &Answering::facts_to_affirm},
        };
        return all;
    }

private:
    template <class T> std::optional<T> said(const char* key) const { return m_asked.said<T>(key); }
    template <class T> T needed(const char* key) const { return m_asked.needed<T>(key); }
    template <class T> Json written(const T& what) const { return db::to_json(m_tables, what); }

    Json facts_to_affirm() const {
        Json list = Json::array();
        for (const auto& each : to_affirm(m_state)) {
            list.push_back({{"clause", each.rule.id}, {"question", to_english(m_tables, each.question)}});
        }
        return {{"to_affirm", std::move(list)}};
    }

    Json cuts(const std::vector<Cut>& all) const {
        Json list = Json::array();
        for (const auto& cut : all) {
            list.push_back({{"by", core::id_of(cut.bar)},
                            {"from", written(cut.from)},
                            {"to", written(cut.to)},
                            {"hex", written(cut.hex)},
                            {"units", written(cut.by)},
                            {"clause", cut.clause}});
        }
        return list;
    }
    /// All on the map, where none are named.
    Json supply() const {
        auto units = said<std::vector<UnitId>>("units");
        if (!units) {
            units = units_on_map(m_tables, m_board, Side::Japan);
            std::ranges::copy(units_on_map(m_tables, m_board, Side::Allies), std::back_inserter(*units));
        }
        Json list = Json::array();
        for (const auto unit : *units) {
            const auto why = m_supply.why(m_tables, m_board, unit);
            Json line{{"unit", written(unit)},     {"supplied", why.supplied}, {"why", core::id_of(why.reason)},
                      {"line", written(why.line)}, {"cuts", cuts(why.cuts)},   {"clause", why.clause}};
            if (why.headquarters) {
                line["headquarters"] = written(*why.headquarters);
            }
            list.push_back(std::move(line));
        }
        const auto road = burma_road(m_tables, m_board);
        return {{"units", std::move(list)},
                {"burma_road", {{"open", road.open}, {"line", written(road.line)}, {"cut", written(road.cut)}}},
                {"hump", m_supply.hump_works()}};
    }
    Json zones() const {
        Json answer;
        for (const auto side : all_sides) {
            std::vector<HexId> covered;
            std::vector<HexId> hostile;
            for (std::size_t i = 0; i < m_tables.map->grid().size(); ++i) {
                const HexId hex{static_cast<std::uint16_t>(i)};
                if (m_supply.zones().covered(side, hex)) {
                    covered.push_back(hex);
                }
                if (m_supply.zones().hostile(enemy_of(side), hex)) {
                    hostile.push_back(hex);
                }
            }
            answer[std::string{core::id_of(side)}] = {{"covered", written(covered)}, {"not_neutralised", written(hostile)}};
        }
        return answer;
    }
    Json activation_of() const {
        const auto found = activation(m_tables, m_board, m_supply, needed<UnitId>("headquarters"), needed<CardId>("card"),
                                      said<bool>("as_event").value_or(false));
        Json units = Json::array();
        for (const auto& each : found.units) {
            units.push_back({{"unit", written(each.unit)},
                             {"may", each.idle == Idle::None},
                             {"why", core::id_of(each.idle)},
                             {"table_has_to_say", each.doubtful},
                             {"line", written(each.line)},
                             {"cuts", cuts(each.cuts)},
                             {"clause", each.clause}});
        }
        Json answer{{"may_lead", found.may_lead}, {"clause", found.clause}, {"most_units", found.most}, {"units", std::move(units)}};
        if (found.most_ground) {
            answer["most_ground_units"] = *found.most_ground;
        }
        return answer;
    }
    Json reaction() const {
        return {{"headquarters",
                 written(reaction_headquarters(m_tables, m_board, m_supply, needed<Side>("side"), needed<std::vector<HexId>>("hexes")))}};
    }
    Json attrition_of_all() const {
        Json units = Json::object();
        for (const auto side : all_sides) {
            for (const auto unit : units_on_map(m_tables, m_board, side)) {
                if (const auto what = attrition(m_tables, m_board, unit, m_supply.supplied(unit)); what != Attrition::None) {
                    units[written(unit).get<std::string>()] = core::id_of(what);
                }
            }
        }
        return {{"units", std::move(units)}};
    }
    Json resource_hexes() const {
        const auto found = resources(m_tables, m_board, m_state.options.resources_as_printed, m_state[Track::ManchuriaLost] != 0);
        return {{"japanese", written(found.japanese)}, {"allied", written(found.allied)}, {"base_draw", found.base_draw}};
    }
    /// What would score if the game ended now, with the hexes and what is missing. Rule: ES-VPT-1, ES-VPT-5.
    Json points() const {
        Json items = Json::array();
        for (const auto& each : points_now(m_state)) {
            items.push_back({{"item", each.item},
                             {"what", to_english(m_tables, each.what)},
                             {"points", each.points},
                             {"hexes", written(each.scores)},
                             {"missing", written(each.missing)}});
        }
        const int sum = victory_points(m_state);
        return {{"points", sum}, {"level", victory_level(m_tables, sum)}, {"items", std::move(items)}};
    }
    /// What its row books, and what stands against its event now. Rule: ES-CRD-1, ES-CRD-9, ES-CRD-30.
    Json card_of() const {
        const auto id = needed<CardId>("card");
        const auto& card = m_tables[id];
        Json says = Json::array();
        for (const auto& sentence : card_says(m_tables, id)) {
            says.push_back(to_english(m_tables, sentence));
        }
        auto needs = unmet(m_state, id);
        const auto& offensive = m_state.offensive;
        if (offensive && offensive->as_event && offensive->card == id) { // its own battle hexes
            std::ranges::copy(unmet_by_battles(m_state, id, offensive->battles), std::back_inserter(needs));
        }
        Json lacks = Json::array();
        for (const auto& need : needs) {
            lacks.push_back(to_english(m_tables, missing(m_tables, id, need)));
        }
        return {{"card", card.id},         {"title", card.title},         {"place", core::id_of(m_state[id])},
                {"says", std::move(says)}, {"missing", std::move(lacks)}, {"must_be_event", card.event_only || due_as_event(m_state, id)}};
    }
    Json told(const std::vector<core::Warning>& why) const {
        Json list = Json::array();
        for (const auto& each : why) {
            list.push_back({{"clause", each.rule.id}, {"why", to_english(m_tables, each.why)}});
        }
        return list;
    }
    /// In the offensive under way, else in one of the card that is named. Rule: ES-MOV-1.
    Json reach_of() const {
        const auto id = needed<UnitId>("unit");
        if (!m_board[id].on_map()) {
            throw CodecError("unit", m_tables[id].id + " is not on the map");
        }
        const auto state = as_if_active(m_state, id, said<CardId>("card"), said<bool>("as_event").value_or(false));
        if (!state) {
            throw CodecError("card", "no offensive is under way: name the card, of value 1 to 3, with which it would be moved");
        }
        Supply supply; // of active units (ES-SUP-7)
        supply.compute(m_tables, board_of(*state));
        const auto by = said<Travel>("by");
        Json ways = Json::array();
        for (const auto& each : by ? std::vector{reach(*state, supply, id, *by)} : reach(*state, supply, id)) {
            const bool land = each.by == Travel::Land || each.by == Travel::Disengage;
            const auto points = [&](int cost) { return land && cost % 2 != 0 ? Json(cost / 2.0) : Json(land ? cost / 2 : cost); };
            Json hexes = Json::array();
            for (const auto& found : each.hexes) {
                hexes.push_back({{"hex", written(found.hex)}, {"cost", points(found.way.cost)}, {"way", written(found.way.hexes)}});
            }
            Json barred = Json::array();
            for (const auto& found : each.barred) {
                barred.push_back({{"hex", written(found.hex)}, {"why", told(found.why)}});
            }
            Json line{{"by", core::id_of(each.by)},
                      {"most", points(each.most)},
                      {"why", told(each.why)},
                      {"hexes", std::move(hexes)},
                      {"barred", std::move(barred)}};
            if (each.range > 0) {
                line["range"] = each.range;
            }
            ways.push_back(std::move(line));
        }
        return {{"unit", written(id)}, {"from", written(m_board[id].place.hex)}, {"ways", std::move(ways)}};
    }
    Json units_of(const std::vector<FurtherUnit>& units) const {
        Json list = Json::array();
        for (const auto& each : units) {
            Json unit{{"unit", written(each.unit)}, {"active", each.active}};
            if (each.move) {
                unit["to"] = written(each.move->to);
                unit["by"] = core::id_of(each.move->by);
            }
            list.push_back(std::move(unit));
        }
        return list;
    }
    /// Which further activations take the hex, or win there in the air and at sea, with that chance. Rule: ES-OFF-2 to ES-OFF-7, ES-REA-1 to ES-REA-6.
    Json what_is_needed() const {
        const auto found = offensive_need(m_state, {.hex = needed<HexId>("hex"),
                                                    .aim = said<BattleAim>("aim").value_or(BattleAim::Hex),
                                                    .reaction = said<ReactionWeighed>("reaction").value_or(ReactionWeighed::All),
                                                    .chance = chance_asked(m_asked.json())});
        if (found.refused) {
            return {{"refused", to_english(m_tables, *found.none)}};
        }
        Json answer{{"before", decimal(found.before)}, {"reacting", units_of(found.reacting)}};
        if (found.none) {
            answer["none"] = to_english(m_tables, *found.none);
            answer["greatest"] = decimal(found.greatest);
            return answer;
        }
        answer["units"] = units_of(found.units);
        answer["chance"] = decimal(found.chance);
        return answer;
    }
    Json distance() const { return {{"hexes", m_tables.map->distance(needed<HexId>("from"), needed<HexId>("to"))}}; }
    /// Units that are gone, hexes that have changed hands.
    Json what_if() const {
        auto then = m_board;
        for (const auto unit : said<std::vector<UnitId>>("eliminated").value_or(std::vector<UnitId>{})) {
            then[unit].place = {.kind = PlaceKind::Eliminated};
        }
        for (const auto hex : said<std::vector<HexId>>("taken").value_or(std::vector<HexId>{})) {
            if (m_tables.map->land(hex) == nullptr) {
                throw CodecError("taken", m_tables.map->label(hex) + " is sea: nobody controls it");
            }
            then.control[hex] = enemy_of(m_board.control[hex]);
        }
        then.garrisons = garrisons_of(m_tables, then.control, m_state[Track::ChinaDivisions], m_state.fallen);
        const auto change = supply_change(m_tables, m_board, then);
        return {{"fall_out_of_supply", written(change.lost)}, {"come_into_supply", written(change.gained)}};
    }

    const State& m_state;
    const Tables& m_tables;
    Board m_board;
    Asked<Tables> m_asked;
    Supply m_supply;
};

} // namespace

Json Terminal<empire_of_the_sun::Game>::answer(const State& state, const Json& question) {
    return answer_of(Answering::questions(), state, question);
}

} // namespace intendant::cli
