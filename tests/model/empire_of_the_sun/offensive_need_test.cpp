// Which further activation a battle of the offensive under way needs, against every unit of the side as the table would enter it.

#include "model/empire_of_the_sun/need.hpp"

#include "model/empire_of_the_sun/need_form.hpp"
#include "model/empire_of_the_sun/offensive/fighting.hpp"
#include "model/empire_of_the_sun/questions/activation.hpp"
#include "model/empire_of_the_sun/questions/battle_sheet.hpp"
#include "model/empire_of_the_sun/questions/reach.hpp"
#include "model/odds/need.hpp"
#include "tests/model/empire_of_the_sun/offensive_entries.hpp"

#include <algorithm>
#include <cmath>
#include <map>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

/// What the sheets of the combats say, at sea and then on land or on land alone.
double chance_of_sheets(const State& state, HexId hex, BattleAim aim) {
    FightAtSea sea{.hex = hex};
    sea.offensive.units = from_afar(state, hex, Side::Japan);
    sea.reaction.units = from_afar(state, hex, Side::Allies);
    auto sheet = battle_sheet(state, sea);
    if (!sheet && aim == BattleAim::AirNaval) {
        return 1; // nobody fights there at sea (ES-BAT-28)
    }
    sheet = sheet ? sheet : battle_sheet(state, FightOnLand{.hex = hex});
    if (!sheet) {
        return 0;
    }
    const auto odds = odds_of(tables(), *sheet, LossRule::MostAttackKept);
    return static_cast<double>(aim == BattleAim::Hex ? odds.taken : odds.wins) / static_cast<double>(odds.all);
}

/// The chance as the battle is entered: it is declared, each face of the die for intelligence is thrown, and the sheets of the combats say the rest.
double entered_chance(AtTable table, HexId hex, BattleAim aim) {
    table.rule(DeclareBattles{.hexes = {hex}});
    double sum = 0;
    std::map<Status, double> known;
    for (int face = 0; face <= 9; ++face) {
        auto thrown = table;
        thrown.rule(SetIntelligence{.dice = die(face)});
        const auto [chance, unknown] = known.try_emplace(*thrown.now().offensive->status, 0);
        if (unknown) {
            chance->second = chance_of_sheets(thrown.now(), hex, aim);
        }
        sum += chance->second;
    }
    return sum / 10;
}

/// The same with these units entered as they are proposed; nothing breaks a rule.
double entered_chance(AtTable table, const OffensiveQuestion& question, const std::vector<FurtherUnit>& further) {
    ActivateUnits activation{.units = {}, .headquarters = {}};
    for (const auto& each : further) {
        if (!each.active) {
            activation.units.push_back(each.unit);
        }
    }
    if (!activation.units.empty()) {
        table.enter(activation);
    }
    for (const auto& each : further) {
        if (each.move) {
            table.enter(*each.move);
        }
    }
    return entered_chance(std::move(table), question.hex, question.aim);
}

/// The unit could take part in some way, were it active: asked of every hex that it reaches.
bool could_take_part(const State& state, HexId hex, UnitId id) {
    const auto then = as_if_active(state, id, {}, false);
    Supply supply;
    supply.compute(tables(), board_of(*then));
    const auto& unit = tables()[id];
    const auto afar = from_afar(*then, hex, unit.side);
    bool found = std::ranges::any_of(afar, [&](const FighterRow& row) { return row.unit == id && row.from != FightsFrom::Escort; });
    for (const auto by : {Travel::Land, Travel::Assault, Travel::Transport, Travel::Barges, Travel::Sea, Travel::Air, Travel::Extended}) {
        if (!has(travels_of(unit), by)) {
            continue;
        }
        for (const auto& each : reach(*then, supply, id, by).hexes) {
            const int away = tables().map->distance(each.hex, hex);
            found = found || (away == 0 && unit.kind != UnitKind::Air) || (away > 0 && unit.zone() && away <= unit.range);
        }
    }
    return found;
}

} // namespace

TEST_CASE("who could still take part in a battle is everybody whom the table could activate and bring there",
          "[empire_of_the_sun][need][rule:ES-OFF-2][rule:ES-OFF-3][rule:ES-BAT-3]") {
    const auto table = in_the_south();
    int could = 0;
    int could_not = 0;
    {
        const auto* const label = "2813";
        const auto hex = hex_at(label);
        const auto further = further_units(table.now(), hex);
        for (const auto id : units_on_map(tables(), board_of(table.now()), Side::Japan)) {
            const bool lawful = !tables()[id].hq() && table.against(ActivateUnits{.units = {id}, .headquarters = {}}).empty();
            const bool expected = lawful && could_take_part(table.now(), hex, id);
            INFO(label << ": " << tables()[id].id);
            CHECK(std::ranges::count(further, id, &FurtherUnit::unit) == (expected ? 1 : 0));
            ++(expected ? could : could_not);
        }
    }
    CHECK(could > 3);
    CHECK(could_not > 3);
}

TEST_CASE("the fewest activations for a battle are those of all choices, as they would be entered",
          "[empire_of_the_sun][need][odds][rule:ES-OFF-2][rule:ES-INT-4]") {
    const auto table = in_the_south();
    int by_one = 0;
    int by_two = 0;
    int never = 0;
    {
        constexpr auto aim = BattleAim::Hex;
        OffensiveQuestion question{.hex = hex_at("2813"), .aim = aim, .reaction = ReactionWeighed::None};
        const auto could = further_units(table.now(), question.hex);
        const auto before = entered_chance(table, question.hex, aim);
        double one = 0;
        double two = 0;
        for (std::size_t i = 0; i < could.size(); ++i) {
            const auto alone = chance_with(table.now(), question, {could[i]}, {});
            REQUIRE(alone);
            CHECK(std::abs(*alone - entered_chance(table, question, {could[i]})) < 1e-9);
            one = std::max(one, *alone);
            for (std::size_t k = i + 1; k < could.size(); ++k) {
                const std::vector both{could[i], could[k]};
                const auto together = chance_with(table.now(), question, both, {});
                two = together && *together > two && can_come(table.now(), both) ? *together : two;
            }
        }
        for (const double wanted : {one / 2, (one + two) / 2, two + (1 - two) / 2}) {
            question.chance = std::min(wanted, 0.999);
            const auto found = offensive_need(table.now(), question);
            CHECK(std::abs(found.before - before) < 1e-9);
            const auto fewest = before >= question.chance ? 0U : one >= question.chance ? 1U : 2U;
            if (std::max({before, one, two}) < question.chance) {
                REQUIRE(found.none);
                CHECK_FALSE(found.refused);
                CHECK(std::abs(found.greatest - std::max({before, one, two})) < 1e-9);
                ++never;
                continue;
            }
            REQUIRE_FALSE(found.none);
            CHECK(found.units.size() == fewest);
            CHECK(std::abs(found.chance - std::array{before, one, two}.at(fewest)) < 1e-9);
            CHECK(std::abs(found.chance - entered_chance(table, question, found.units)) < 1e-9);
            by_one += fewest == 1 ? 1 : 0;
            by_two += fewest == 2 ? 1 : 0;
        }
    }
    CHECK(by_one > 0);
    CHECK(by_two > 0);
    CHECK(never > 0);
}

TEST_CASE("what the other side has in range makes a battle no likelier, and not under surprise",
          "[empire_of_the_sun][need][rule:ES-REA-1][rule:ES-REA-3]") {
    auto table = in_the_south();
    const auto hex = hex_at("2813");
    const auto reacting = reacting_units(table.now(), hex);
    REQUIRE_FALSE(reacting.empty());
    OffensiveQuestion question{.hex = hex, .chance = 0.9};
    for (const auto& each : further_units(table.now(), hex)) {
        CHECK(*chance_with(table.now(), question, {each}, reacting) <= *chance_with(table.now(), question, {each}, {}) + 1e-12);
    }
    const auto with = offensive_need(table.now(), question);
    CHECK(with.reacting.size() == reacting.size());
    question.reaction = ReactionWeighed::None;
    CHECK(offensive_need(table.now(), question).greatest > with.greatest);
    // As the table would enter it: declared and intercepted, each of them can be activated and come.
    table.rule(DeclareBattles{.hexes = {hex}});
    CHECK(further_units(table.now(), hex).empty()); // movement is over
    auto surprised = table;
    surprised.rule(SetIntelligence{});
    const auto unseen = *chance_with(surprised.now(), question, {}, {});
    CHECK(std::abs(*chance_with(surprised.now(), question, {}, reacting) - unseen) < 1e-12);
    table.rule(SetIntelligence{.dice = die(0)});
    REQUIRE(table.now().offensive->status == Status::Intercept);
    for (const auto& each : reacting) {
        const auto headquarters = reaction_headquarters(tables(), board_of(table.now()),
                                                        [&] {
                                                            Supply supply;
                                                            supply.compute(tables(), board_of(table.now()));
                                                            return supply;
                                                        }(),
                                                        Side::Allies, {hex});
        const bool lawful = std::ranges::any_of(
            headquarters, [&](UnitId hq) { return table.against(ActivateUnits{.units = {each.unit}, .headquarters = hq}).empty(); });
        CHECK(lawful);
    }
}

TEST_CASE("the need of an offensive is asked by hex and answered in sentences", "[empire_of_the_sun][need][forms]") {
    const auto says = [](const State& state, const core::FormValues& values) {
        std::vector<std::string> sentences;
        for (const auto& each : need(state, values)) {
            sentences.push_back(to_english(tables(), each));
        }
        return sentences;
    };
    using Sentences = std::vector<std::string>;
    const AtTable quiet;
    CHECK(says(quiet.now(), {{"hex", "2014"}}) == Sentences{"No offensive is under way: play a card for one, and ask again."});
    const auto table = in_the_south();
    const auto form = need_form(table.now(), {});
    REQUIRE(form.fields.size() == 4);
    CHECK(form.fields[0].choices.size() > 20);
    CHECK(says(table.now(), {}) == Sentences{"Say where the battle is."});
    CHECK(says(table.now(), {{"hex", "2014"}, {"chance", "100"}}) == Sentences{"Ask for a chance above 0 % and below 100 %."});
    CHECK(says(table.now(), {{"hex", "3407"}}).front() == "No enemy stands in 3407 Kure.");
    const auto said = says(table.now(), {{"hex", "2014"}, {"chance", "80"}});
    const auto found = offensive_need(table.now(), {.hex = hex_at("2014"), .chance = 0.8});
    REQUIRE(said.size() == 4);
    CHECK(said[0].starts_with("As it stands, 2014 "));
    CHECK(said[1] == "Nobody else of the other side could react there.");
    CHECK(said[2].find("is activated and moves to 2014") != std::string::npos);
    const auto in_percent = [&](double chance) { return to_english(tables(), {"{chance}", {{"chance", odds::percent(chance)}}}); };
    CHECK(said[3] == "With that it is " + in_percent(found.chance) + " %: fewer activations do not suffice.");
    const auto never = says(table.now(), {{"hex", "2813"}, {"chance", "99"}, {"reaction", "none"}});
    CHECK(never.at(1) == "No further reaction is counted.");
    CHECK(never.back().starts_with("Nothing that could be added gives 99 %"));
    std::stop_source stop;
    stop.request_stop();
    CHECK(need(table.now(), {{"hex", "2014"}}, stop.get_token()).empty());
}
