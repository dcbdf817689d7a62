// The typed lines of Empire of the Sun: each command as its form composes it, in three languages, and that no word of a line is dropped.

#include "app/empire_of_the_sun/typed/entry.hpp"
#include "app/empire_of_the_sun/typed/verbs.hpp"
#include "db/codec/empire_of_the_sun/json.hpp"
#include "model/empire_of_the_sun/forms.hpp"
#include "tests/app/typed/tongues.hpp"
#include "tests/model/empire_of_the_sun/offensive_entries.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;
using namespace intendant::typed::tests;
using typed::Tongue;

namespace {

std::string written(const State& state, const Command& command) { return db::to_json(*state.tables, command).dump(); }

std::string read(const std::string& line, const State& state, const Tongue& tongue = english()) {
    const auto meaning = typed::es::read_entry(line, state, tongue);
    CHECK(meaning.complaint.empty() == (meaning.command.has_value() || meaning.act.has_value()));
    return meaning.command ? written(state, *meaning.command) : meaning.act ? "!" : "? " + meaning.complaint;
}

bool asked(const std::string& answer) { return answer.starts_with("? "); }

/// All words of the lines: those of the verbs, of what opens a part, and of the choices.
std::set<std::string> catalog_words() {
    std::set<std::string> all;
    for (const auto& verb : typed::es::form_verbs()) {
        all.insert(verb.words);
        for (const auto& slot : verb.slots) {
            if (slot.opens != nullptr) {
                all.insert(slot.opens);
            }
        }
    }
    for (const auto& choice : typed::es::choice_words()) {
        all.insert(choice.words);
    }
    return all;
}

/// The line with each word of ours as the tongue has it.
std::string translated(const std::string& line, const Tongue& tongue) {
    static const auto known = catalog_words();
    std::string text;
    for (const auto& word : typed::words_of(line)) {
        const auto ours = std::ranges::find_if(known, [&](const std::string& words) { return typed::means(typed::words_of(words), word); });
        const bool name = word.find('_') != std::string::npos || (word == "air" && std::isdigit(text.back()) != 0); // `22 air flot`
        text += (text.empty() ? "" : " ") + (ours == known.end() || name ? word : typed::words_of(tongue.say(*ours)).front());
    }
    return text;
}

/// Which commands had a line.
std::set<std::size_t>& had_a_line() {
    static std::set<std::size_t> all;
    return all;
}

/// The line means what the form makes of these values, in English and, line by line in turn, in Italian or French: asking the map costs time.
void same(const State& state, const std::string& line, std::string_view form, const core::FormValues& values) {
    INFO(line);
    const auto command = answered(state, form, values);
    REQUIRE(command);
    had_a_line().insert(command->index());
    static std::size_t turn = 0;
    for (const auto* const tongue : {&english(), &tongues()[1 + turn++ % 2]}) {
        const auto in_tongue = translated(line, *tongue);
        INFO(core::code_of(tongue->language) << ": " << in_tongue);
        CHECK(read(in_tongue, state, *tongue) == written(state, *command));
    }
}

std::string first_of(const State& state, std::string_view id, const core::FormValues& values, std::string_view key) {
    const auto asked_for = form(state, id, values);
    REQUIRE(asked_for);
    const auto field = std::ranges::find(asked_for->fields, key, &core::FormField::key);
    REQUIRE(field != asked_for->fields.end());
    REQUIRE_FALSE(field->choices.empty());
    return field->choices.front().id;
}

/// Japan lands in Colombo, which an Australian corps holds.
AtTable landing() {
    AtTable table;
    table.rule(BeginOffensive{.card = card("JP3"), .as_event = true, .headquarters = {unit("jp_hq_south")}});
    for (const auto* const army : {"jp_15_army", "jp_25_army"}) {
        table.put(army, "2212");
    }
    for (const auto* const flotilla : {"jp_21_air_flot", "jp_22_air_flot"}) {
        table.put(flotilla, "1308");
    }
    table.rule(tests::activate({"jp_15_army", "jp_25_army", "jp_21_air_flot", "jp_22_air_flot"}));
    table.rule(RemoveUnits{.units = units_in(table.now(), hex_at("1307"), Side::Allies), .cause = Cause::Table});
    table.put("cw_2_aus_corps", "1307");
    table.put("cw_ma_air", "1307");
    return table;
}

void strategic_lines() {
    AtTable table;
    table.next_turn();
    same(table.now(), "europe xiv corps 5", "europe", {{"die_us_xiv_corps", "5"}});
    same(table.now(), "arrive 6 air div > delayed", "arrive", {{"unit", "jp_6_air_div"}, {"place", "delay_box"}});
    const auto place = first_of(table.now(), "arrive", {{"unit", "jp_6_air_div"}}, "place");
    same(table.now(), "arrive jp_6_air_div " + place, "arrive", {{"unit", "jp_6_air_div"}, {"place", place}});
    table.until(Phase::Replacements);
    table.put("jp_22_air_flot", "2212", Step::Reduced);
    table.set({{Track::JapaneseAir, 2}});
    same(table.now(), "replace 22 air flot", "replace", {{"unit", "jp_22_air_flot"}});
    table.put("jp_22_air_flot", PlaceKind::Eliminated);
    const auto to = first_of(table.now(), "replace", {{"unit", "jp_22_air_flot"}, {"step", "full"}}, "to");
    same(table.now(), "replace 22 air flot full > " + to, "replace", {{"unit", "jp_22_air_flot"}, {"step", "full"}, {"to", to}});
    table.until(Phase::StrategicWarfare);
    same(table.now(), "warfare submarines 3", "warfare", {{"submarines", "3"}});
    table.rule(StrategicWarfare{.submarines = die(3)});
    same(table.now(), "end anyway", "end", {{"all_the_same", "1"}});
}

void card_lines() {
    AtTable table("1942");
    table.set({{Track::JapaneseRivalry, 1}});
    table.put("jp_hq_south_seas", PlaceKind::TurnTrack, 5);
    const auto& state = table.now();
    const core::FormValues leads{{"card", "JP12"}, {"use", "offensive"}, {"headquarters", "jp_hq_south"}};
    same(state, "card 12 offensive hq south", "card", leads);
    same(state, "play operation mi: offensive south", "card", leads);
    same(state, "card jp3 event hq south", "card", {{"card", "JP3"}, {"use", "event"}, {"headquarters", "jp_hq_south"}});
    same(state, "card 12 china die 5", "card", {{"card", "JP12"}, {"use", "china"}, {"die", "5"}});
    same(state, "card 12 withdraw 22 air flot", "card", {{"card", "JP12"}, {"use", "withdraw"}, {"unit", "jp_22_air_flot"}});
    same(state, "card 12 rivalry", "card", {{"card", "JP12"}, {"use", "end_rivalry"}});
    same(state, "card 12 discard", "card", {{"card", "JP12"}, {"use", "discard"}});
    core::FormValues back{{"card", "JP12"}, {"use", "return"}, {"unit", "jp_hq_south_seas"}};
    back["to"] = first_of(state, "card", back, "to");
    same(state, "card 12 return hq south seas > " + back["to"], "card", back);
    table.set({{Track::JapanesePasses, 1}});
    same(table.now(), "pass", "pass", {});
    same(table.now(), "aside", "aside", {});
    table.put("jp_hq_south_seas", "2212");
    same(table.now(), "remove jp_hq_south_seas", "remove", {{"unit", "jp_hq_south_seas"}});
    same(table.now(), "remove south seas", "remove", {{"unit", "jp_hq_south_seas"}});
    const auto cards = form(state, "card", {})->fields.front().choices;
    const auto event = std::ranges::find_if(cards, [&](const core::FormChoice& choice) {
        const auto made = answered(state, "card", {{"card", choice.id}, {"use", "event"}});
        return made && std::holds_alternative<PlayEvent>(*made) && core::lawful(decide(state, *made));
    });
    REQUIRE(event != cards.end());
    same(state, "card " + event->id + " event", "card", {{"card", event->id}, {"use", "event"}});
}

void offensive_lines() {
    same(in_the_south().now(), "end", "end_offensive", {});
    auto table = landing();
    const core::FormValues together{{"unit", "jp_15_army"}, {"by", "assault"}, {"to", "1307"}, {"unit_jp_25_army", "1"}};
    same(table.now(), "move 15 army 25 army > 1307 by assault", "move", together);
    same(table.now(), "move jp_15_army and jp_25_army assault colombo", "move", together);
    const auto near = first_of(table.now(), "move", {{"unit", "jp_15_army"}, {"by", "land"}}, "to");
    same(table.now(), "move 15 army 2212 > " + near, "move", {{"unit", "jp_15_army"}, {"by", "land"}, {"to", near}});
    same(table.now(), "move 15 army 2212 " + near, "move", {{"unit", "jp_15_army"}, {"by", "land"}, {"to", near}});
    table.rule(go({"jp_15_army"}, "1307", Travel::Assault));
    table.put("cw_hq_seac", "1308");
    same(table.now(), "battle 1307", "battles", {{"hex_1307", "1"}});
    table.rule(DeclareBattles{.hexes = {hex_at("1307")}});
    same(table.now(), "sea 1307 9 3 with 22 air flot without 21 air flot", "sea",
         {{"hex", "1307"}, {"unit_jp_21_air_flot", "0"}, {"unit_jp_22_air_flot", "1"}, {"offensive", "9"}, {"reaction", "3"}});
    table.rule(*answered(table.now(), "sea", {{"hex", "1307"}, {"offensive", "9"}, {"reaction", "3"}}));
    same(table.now(), "land colombo 93 losses fewest", "land",
         {{"hex", "1307"}, {"offensive", "9"}, {"reaction", "3"}, {"losses", "least_cost"}});
    same(table.now(), "land 1307 dice 9 3 loses 2 aus corps 1", "land",
         {{"hex", "1307"}, {"offensive", "9"}, {"reaction", "3"}, {"losses", "typed"}, {"lose_cw_2_aus_corps", "1"}});

    auto flies = in_the_pacific();
    flies.put("us_10af_lrb", PlaceKind::ChinaBox);
    same(flies.now(), "fly 10af lrb > 2104", "fly_china", {{"unit", "us_10af_lrb"}, {"to", "2104"}});

    auto entered = in_the_south();
    entered.put("jp_1_sn_brig", "2015");
    same(entered.now(), "disengage 8 aus div > 2014", "disengage", {{"unit", "cw_8_aus_div"}, {"to", "2014"}});

    AtTable lands;
    lands.rule(BeginOffensive{.card = card("JP3"), .as_event = true, .headquarters = {unit("jp_hq_south")}});
    lands.put("jp_15_army", "2212");
    same(lands.now(), "activate 15 army hq south", "activate", {{"unit_jp_15_army", "1"}, {"headquarters", "jp_hq_south"}});
    lands.rule(tests::activate({"jp_15_army"}));
    lands.rule(RemoveUnits{.units = units_in(lands.now(), hex_at("1307"), Side::Allies), .cause = Cause::Table});
    lands.rule(go({"jp_15_army"}, "1307", Travel::Assault));
    lands.put("cw_hq_seac", "1308");
    lands.put("cw_ma_air", "1308");
    same(lands.now(), "special 1307 die 6", "special", {{"hex", "1307"}, {"die", "6"}});
}

void card_step_lines() {
    AtTable strikes("1943");
    strikes.rule(tests::play("AL31", "us_hq_s_pac_halsey"));
    strikes.put("us_cv_lexington", "4828");
    strikes.rule(tests::activate({"us_cv_lexington"}));
    same(strikes.now(), "reaction 36", "reaction", {{"card_1", "JP36"}});
    strikes.rule(PlayReaction{.cards = {card("JP36")}});
    same(strikes.now(), "throw 3", "card_die", {{"die", "3"}});
    strikes.enter(ThrowDie{.card = card("JP36"), .dice = die(3)});
    same(strikes.now(), "strike cv lexington 1 of 36", "card_loss", {{"card", "JP36"}, {"unit", "us_cv_lexington"}, {"steps", "1"}});

    AtTable chutes("campaign");
    chutes.set({{Track::JapaneseCards, 5}, {Track::AlliedCards, 5}});
    chutes.rule(tests::play("JP58", "jp_hq_south", true));
    chutes.put("jp_22_air_flot", "2014");
    chutes.rule(tests::activate({"jp_22_air_flot"}));
    const auto hex = first_of(chutes.now(), "paratroops", {}, "hex");
    same(chutes.now(), "paratroops " + hex, "paratroops", {{"hex", hex}});
}

} // namespace

TEST_CASE("each command of Empire of the Sun has a line that means what its form makes, in three languages",
          "[empire_of_the_sun][typed][forms]") {
    strategic_lines();
    card_lines();
    offensive_lines();
    card_step_lines();
    auto table = in_the_south();
    table.rule(DeclareBattles{.hexes = {hex_at("2015")}});
    same(table.now(), "intelligence nobody", "intelligence", {{"what", "nobody"}});
    same(table.now(), "intelligence die 6", "intelligence", {{"die", "6"}});
    const std::set<std::size_t> elsewhere{Command{BeginGame{}}.index(), Command{Concede{}}.index(), Command{LeaveUnfinished{}}.index(),
                                          Command{ChangeOptions{}}.index(), Command{Stocktake{}}.index()}; // they have no form
    for (std::size_t i = 0; i < std::variant_size_v<Command>; ++i) {
        INFO("command " << i);
        CHECK(had_a_line().contains(i) != elsewhere.contains(i));
    }
}

TEST_CASE("a word of the lines of Empire of the Sun means one verb in each language, and its example begins with it",
          "[empire_of_the_sun][typed]") {
    for (const auto& tongue : tongues()) {
        std::map<std::string, int> whose;
        for (const auto& verb : typed::es::verbs(tongue)) {
            for (const auto& word : verb.words) {
                INFO(core::code_of(tongue.language) << ": " << word);
                CHECK(whose.emplace(typed::plain(word), verb.verb).first->second == verb.verb);
            }
            INFO(verb.example);
            CHECK(typed::parts_of(verb.example, typed::es::verbs(tongue)).verb == verb.verb);
            CHECK(typed::parts_of(verb.example, typed::es::verbs(tongue)).who.empty());
        }
    }
}

TEST_CASE("what may mean several things in a line of Empire of the Sun is answered with the nearest three", "[empire_of_the_sun][typed]") {
    const AtTable cards("1942");
    const auto several = read("card 12 withdraw cv", cards.now());
    INFO(several);
    CHECK(asked(several));
    const auto table = landing();
    const auto air = read("move air", table.now());
    INFO(air);
    CHECK(air.find("\"air\" may mean: ") != std::string::npos);
    CHECK(std::ranges::count(air, ',') <= 3);
    const auto unknown = read("move nobody > 1307", table.now());
    INFO(unknown);
    CHECK(unknown.find("\"nobody\" is no ") != std::string::npos);
    const auto verb = read("mive 15 army > 1307", table.now());
    INFO(verb);
    CHECK(verb.find("move 15 army") != std::string::npos);
    CHECK(read("move 15 army", table.now()).find("Still to be said: ") != std::string::npos);
    CHECK(read("card 12 discard", table.now()).find("Nothing of this kind can be entered now") != std::string::npos);
}

TEST_CASE("no word of a line of Empire of the Sun is dropped", "[empire_of_the_sun][typed]") {
    auto table = landing();
    CHECK(read("undo", table.now()) == "!");
    CHECK_FALSE(asked(read("japan move 15 army > 1307 by assault", table.now())));
    for (const auto* const line :
         {"allies move 15 army > 1307", "zzz move 15 army > 1307", "move 15 army > 1307 zzz", "move 15 army > 9999", "move 15 army >",
          "move 15 army 1307 1307 1307", "move 15 army 15 army > 1307", "end now", "end 5", "undo 5", "activate", "activate zzz",
          "move 15 army > 1307 by zzz", "move 15 army > 1307 die 3", "battle 9999", "land 1307 9 3", ""}) {
        const auto answer = read(line, table.now());
        INFO(line << ": " << answer);
        CHECK(asked(answer));
    }
    // What is not offered is understood all the same, and answered with its clause.
    auto flies = in_the_south();
    flies.rule(tests::activate({"jp_22_air_flot"}));
    const auto far = typed::es::read_entry("move 22 air flot by air > 5808", flies.now(), english());
    INFO(far.complaint);
    REQUIRE(far.command);
    CHECK_FALSE(core::lawful(decide(flies.now(), *far.command)));
    table.rule(DeclareBattles{.hexes = {hex_at("1307")}});
    CHECK(asked(read("sea 1307 9 3 7", table.now())));
    CHECK(asked(read("sea 1307 93x", table.now())));
}

TEST_CASE("a line of Empire of the Sun is gone on with names that the form offers", "[empire_of_the_sun][typed]") {
    const auto table = landing();
    const auto goes_on = [&](const std::string& line, const std::string& whole) {
        const auto lines = typed::es::completions_of(line, table.now(), english());
        INFO(line << " | " << (lines.empty() ? std::string{} : lines.front()));
        return std::ranges::find(lines, whole) != lines.end();
    };
    CHECK(goes_on("mo", "move"));
    CHECK(goes_on("move 15", "move 15th army"));
    CHECK(goes_on("move 15 army by amph", "move 15 army by amphibious") == false); // the first word of a choice is offered
    CHECK(goes_on("move 15 army by ass", "move 15 army by assault"));
}
