#include "app/cli/odds_words.hpp"
#include "app/cli/question.hpp"
#include "app/cli/risiko/game.hpp"
#include "db/codec/risiko/json.hpp"
#include "model/odds/sorted_dice.hpp"
#include "model/risiko/chain.hpp"

#include <algorithm>

namespace intendant::cli {

namespace {

using db::CodecError;
using db::Json;
using namespace risiko;

class TableAnswers {
public:
    TableAnswers(const State& state, Asked<Tables> asked) : m_state(state), m_tables(*state.tables), m_asked(std::move(asked)) {}

    static const std::vector<AnsweredQuestion<TableAnswers>>& questions() {
        static const std::vector<AnsweredQuestion<TableAnswers>> all{
            {"continents", {"player", "continent"}, &TableAnswers::continents},
            {"attacks", {"from", "to"}, &TableAnswers::attacks},
        };
        return all;
    }

private:
    template <class T> Json written(const T& what) const { return db::to_json(m_tables, what); }

    /// Those of the continent that the colour does not hold. Rule: RK-REI-2.
    std::vector<TerritoryId> missing(const Continent& continent, Colour colour) const {
        auto all = continent.territories;
        std::erase_if(all, [&](TerritoryId id) { return m_state[id].owner == colour; });
        return all;
    }
    /// Who holds each, and what is missing to those who hold some of it. Rule: RK-REI-2.
    Json continents() const {
        const auto asked = m_asked.said<ContinentId>("continent");
        const auto colour = m_asked.said_word<Colour>("player");
        if (colour && find_player(m_state, *colour) == nullptr) {
            throw CodecError("player", "nobody plays " + std::string{id_of(*colour)} + " in this game");
        }
        Json list = Json::array();
        for (std::uint8_t i = 0; i < m_tables.continents.size(); ++i) {
            const ContinentId id{i};
            if (asked && *asked != id) {
                continue;
            }
            const auto& continent = m_tables[id];
            Json row{{"continent", written(id)}, {"armies", continent.bonus}, {"held_by", nullptr}, {"missing", Json::object()}};
            for (const auto& each : m_state.players) {
                const auto player = each.player.colour;
                const auto lacks = missing(continent, player);
                if (lacks.empty()) {
                    row["held_by"] = id_of(player);
                }
                if (colour ? player == *colour : each.in_game() && lacks.size() < continent.territories.size()) {
                    row["missing"][std::string{id_of(player)}] = written(lacks);
                }
            }
            list.push_back(std::move(row));
        }
        return {{"continents", std::move(list)}};
    }

    bool announced(TerritoryId from, TerritoryId to) const {
        const auto& attack = m_state.turn.attack;
        return attack && attack->from == from && attack->to == to;
    }
    /// The next throw with all dice, or those that were declared, and the whole battle. Rule: RK-ATK-2, RK-ATK-4, RK-ATK-6.
    Json odds_row(TerritoryId from, TerritoryId to) const {
        int attack = most_attack_dice(m_tables, m_state[from].armies);
        int defence = most_defence_dice(m_tables, m_state[to].armies);
        if (announced(from, to)) {
            attack = m_state.turn.attack->attacker > 0 ? m_state.turn.attack->attacker : attack;
            defence = m_state.turn.attack->defender > 0 ? m_state.turn.attack->defender : defence;
        }
        const auto& lost = odds::losses_in_one_throw(attack, defence);
        const int pairs = std::min(attack, defence);
        double mean = 0;
        for (int armies = 0; armies <= pairs; ++armies) {
            mean += armies * lost[static_cast<std::size_t>(armies)];
        }
        const auto end = chain_odds(m_tables, m_state[from].armies, {m_state[to].armies}).front();
        return {{"to", written(to)},
                {"player", written(m_state[to].owner)},
                {"armies", m_state[to].armies},
                {"attack_dice", attack},
                {"defence_dice", defence},
                {"expected_attacker_loss", decimal(mean)},
                {"expected_defender_loss", decimal(pairs - mean)},
                {"taken", decimal(end.taken)},
                {"armies_then", decimal(end.armies)}};
    }
    /// From one territory, or from each of the player whose turn it is: what can be attacked without a word against it, and why not what
    /// else is connected; with `to` that one. Rule: RK-ATK-1, RK-ATK-3.
    Json attacks() const {
        const auto from = m_asked.said<TerritoryId>("from");
        const auto to = m_asked.said<TerritoryId>("to");
        if (to && !from) {
            throw CodecError("from", "is missing: an attack leads from one territory to another");
        }
        Json bases = Json::array();
        for (const auto base : from ? std::vector{*from} : territories_of(m_state, m_state.turn.player)) {
            Json lawful = Json::array();
            Json barred = Json::array();
            for (const auto target : to ? std::vector{*to} : neighbours(m_state, base)) {
                if (!to && m_state[target].owner == m_state[base].owner) {
                    continue;
                }
                // What was announced already is decided by its throw.
                const auto verdict = decide(m_state, Announce{.from = base, .to = target});
                auto why = announced(base, target) && core::refused(verdict) ? Json::array() : against<Game>(m_tables, verdict);
                if (why.empty()) {
                    lawful.push_back(odds_row(base, target));
                } else {
                    barred.push_back({{"to", written(target)}, {"against", std::move(why)}});
                }
            }
            if (from || !lawful.empty()) {
                bases.push_back({{"from", written(base)},
                                 {"armies", m_state[base].armies},
                                 {"attacks", std::move(lawful)},
                                 {"barred", std::move(barred)}});
            }
        }
        return {{"player", written(m_state.turn.player)}, {"bases", std::move(bases)}};
    }

    const State& m_state;
    const Tables& m_tables;
    Asked<Tables> m_asked;
};

} // namespace

Json Terminal<risiko::Game>::answer(const State& state, const Json& question) {
    return answer_of(TableAnswers::questions(), state, question);
}

} // namespace intendant::cli
