// The typed lines of Axis & Allies: each example of the windows in each language, and that no word of a line is dropped.

#include "app/axis_allies/typed/entry.hpp"
#include "db/codec/axis_allies/json.hpp"
#include "model/axis_allies/meta.hpp"
#include "tests/app/typed/tongues.hpp"
#include "tests/model/axis_allies/asking.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::typed::tests;
using typed::Tongue;

namespace {

/// As it is set up, in that power's turn.
State begun(Power power, Action action = Action::CombatMovement) {
    BeginGame begin;
    begin.situation.power = power;
    begin.situation.action = action;
    auto state = Game::empty(axis_allies::tests::Board{power}.state.tables);
    const auto verdict = decide(state, begin);
    for (const auto& event : core::acceptance(verdict).events) {
        state = apply(std::move(state), event);
    }
    return state;
}

/// The command in its written form; `? ...` for a question, `! next` for an act of the desk.
std::string read(const std::string& line, const State& state, const Tongue& tongue) {
    const auto meaning = typed::aa::read_entry(line, state, tongue);
    CHECK(meaning.complaint.empty() == (meaning.command.has_value() || meaning.act.has_value()));
    if (meaning.act) {
        return "! " + std::to_string(static_cast<int>(*meaning.act));
    }
    return meaning.command ? db::to_json(*state.tables, *meaning.command).dump() : "? " + meaning.complaint;
}

bool asked(const std::string& answer) { return answer.starts_with("? "); }

template <class T> T meant(const std::string& line, const State& state, const Tongue& tongue = english()) {
    const auto meaning = typed::aa::read_entry(line, state, tongue);
    INFO(line << ": " << meaning.complaint);
    REQUIRE(meaning.command);
    REQUIRE(std::holds_alternative<T>(*meaning.command));
    return std::get<T>(*meaning.command);
}

std::string id(const State& state, SpaceId space) { return (*state.tables)[space].id; }

} // namespace

TEST_CASE("each example of a line of Axis & Allies is booked as it says, in each language", "[axis_allies][typed]") {
    // Whose turn each is, the first that can be meant; every other power's turn changes nothing but who may do it.
    const auto ussr = begun(Power::Ussr);
    const auto moved = meant<MoveUnits>("move 3 inf karelia > ukraine", ussr);
    CHECK(moved.units == std::vector<UnitCount>{{Unit::Infantry, 3}});
    CHECK(id(ussr, moved.from) == "karelia_ssr");
    CHECK(id(ussr, moved.to) == "ukraine_ssr");
    const auto uk = begun(Power::Uk);
    const auto raid = meant<MoveUnits>("raid 2 bombers uk > germany", uk);
    CHECK(raid.raid);
    CHECK(raid.units == std::vector<UnitCount>{{Unit::Bomber, 2}});
    CHECK(id(uk, raid.from) == "united_kingdom");
    CHECK(id(uk, raid.to) == "germany");
    const auto japan = begun(Power::Japan);
    CHECK(meant<Research>("research 1 4 6 (the dice)", japan).dice.faces == std::vector{1, 4, 6});
    CHECK(id(japan, meant<PlaceUnits>("place 2 inf in japan", japan).space) == "japan");
    const auto paid = meant<Pay>("uk pays 5 to ussr", japan);
    CHECK(paid.from == Power::Uk);
    CHECK(paid.to == Power::Ussr);
    CHECK(id(japan, meant<LoadTransport>("load 2 inf japan > sea of japan", japan).zone) == "sz_japan");
    CHECK(id(japan, meant<UnloadTransport>("unload 2 inf sea of japan > manchuria", japan).to) == "manchuria");

    for (const auto& state : {ussr, uk, japan}) {
        const auto in_english = typed::aa::verbs(english());
        for (const auto& tongue : tongues()) {
            const auto known = typed::aa::verbs(tongue);
            REQUIRE(known.size() == in_english.size());
            for (std::size_t i = 0; i < known.size(); ++i) {
                auto expected = read(in_english[i].example, state, english());
                auto found = read(known[i].example, state, tongue);
                INFO(core::code_of(tongue.language) << ": " << known[i].example << ": " << found);
                const auto no_battle = state.battle ? false : in_english[i].example.starts_with("lose");
                CHECK(asked(expected) == no_battle);
                if (const auto purpose = found.find("\"purpose\""); purpose != std::string::npos) { // the line itself
                    found = found.substr(0, purpose);
                    expected = expected.substr(0, expected.find("\"purpose\""));
                }
                CHECK((found == expected || (no_battle && asked(found))));
            }
        }
    }
}

TEST_CASE("what the log says of a purchase or a move can be typed back", "[axis_allies][typed]") {
    const auto japan = begun(Power::Japan);
    const auto& tables = *japan.tables;
    const auto space = [&tables](const char* word) { return *tables.find(word); };
    const std::vector<Command> commands{
        BuyUnits{{{Unit::Fighter, 1}, {Unit::Submarine, 1}}},
        MoveUnits{.units = {{Unit::Infantry, 2}}, .from = space("kwangtung"), .to = space("manchuria")},
        MoveUnits{.units = {{Unit::Fighter, 1}, {Unit::Bomber, 1}}, .from = space("japan"), .to = space("manchuria")}};
    for (const auto& command : commands) {
        const auto state =
            begun(Power::Japan, std::holds_alternative<BuyUnits>(command) ? Action::ResearchAndPurchase : Action::CombatMovement);
        const auto verdict = decide(state, command);
        REQUIRE_FALSE(core::refused(verdict));
        const auto said = to_english(tables, Game::summary(tables, Game::heading(state), core::acceptance(verdict).events.front()));
        INFO(said);
        CHECK(read(said, state, english()) == db::to_json(tables, command).dump());
    }
}

TEST_CASE("a word too much in a line of Axis & Allies is asked about", "[axis_allies][typed]") {
    const auto state = begun(Power::Japan);
    for (const auto& tongue : tongues()) {
        for (const auto& verb : typed::aa::verbs(tongue)) {
            for (const auto* const more : {" zzz", " 77", " > zzz", " it"}) {
                const auto line = verb.example + more;
                const auto answer = read(line, state, tongue);
                INFO(core::code_of(tongue.language) << ": " << line << ": " << answer);
                CHECK(asked(answer));
            }
            // Before the verb only who does it.
            CHECK(asked(read("zzz " + verb.example, state, tongue)));
        }
    }
    for (const auto* const line : {"undo 5", "redo 2", "next 3", "end now", "press it", "press", "collect 5", "japan undo"}) {
        const auto answer = read(line, state, english());
        INFO(line << ": " << answer);
        CHECK((asked(answer) || std::string_view{line} == "press"));
    }
}

TEST_CASE("a line of Axis & Allies that breaks off is asked about", "[axis_allies][typed]") {
    const auto state = begun(Power::Japan);
    for (const auto* const line : {"buy",
                                   "buy 3",
                                   "move",
                                   "move 2",
                                   "move 2 inf",
                                   "move 2 inf japan",
                                   "move 2 inf japan >",
                                   "move > manchuria",
                                   "> manchuria",
                                   "load",
                                   "load 2 inf japan > manchuria",
                                   "unload 2 inf japan > manchuria",
                                   "raid",
                                   "take",
                                   "place",
                                   "place 2",
                                   "place 2 inf",
                                   "place 2 inf in",
                                   "uk pays",
                                   "uk pays 5 for",
                                   "pays to ussr",
                                   "uk pays 5 to",
                                   "receives 5 from",
                                   "research",
                                   "fight zzz",
                                   "throw",
                                   "lose",
                                   "retreat to",
                                   "load 2 inf manchuria > japan > sea of japan"}) {
        const auto answer = read(line, state, english());
        INFO(line << ": " << answer);
        CHECK(asked(answer));
    }
}

TEST_CASE("a line that means nothing is answered with what to type", "[axis_allies][typed]") {
    const auto state = begun(Power::Japan);
    for (const auto& [line, answer] :
         std::vector<std::pair<const char*, const char*>>{{"japan", "move 3 inf"},
                                                          {"japan", "undo"},
                                                          {"atlantis pays 5", "no power; known are: U.S.S.R."},
                                                          {"uk pays", "whole number"},
                                                          {"uk pays 99999999999999999999", "whole number"},
                                                          {"germany buys 1 infantry", "turn of Japan"},
                                                          {"japan buys", "Expected one of: Infantry"},
                                                          {"japan buys 3 zeppelin", "no piece"},
                                                          {"japan buys 0 infantry", "no number"},
                                                          {"japan takes machuria", "the nearest are: Manchuria"},
                                                          {"places 1 infantry", "which space"},
                                                          {"move 2 infantry", "from where to where"},
                                                          {"move 2 zeppelins japan > manchuria", "no piece"},
                                                          {"research 1 7", "1 to 6, not 7"},
                                                          {"lose 2 infantry", "No losses"},
                                                          {"buy 3", "behind 3"},
                                                          {"undo 5", "\"5\""}}) {
        const auto said = read(line, state, english());
        INFO(line << ": " << said);
        CHECK(asked(said));
        CHECK(said.find(answer) != std::string::npos);
    }
}

TEST_CASE("what is named twice in a line is added up", "[axis_allies][typed]") {
    const auto state = begun(Power::Japan);
    CHECK(meant<BuyUnits>("buy 8 inf 8 inf", state).units == std::vector<UnitCount>{{Unit::Infantry, 16}});
    CHECK(meant<BuyUnits>("buy 1 infantry, 1 fighter and 2 infantry", state).units ==
          std::vector<UnitCount>{{Unit::Infantry, 3}, {Unit::Fighter, 1}});
    CHECK(meant<PlaceUnits>("place 1 inf 1 inf in japan", state).units == std::vector<UnitCount>{{Unit::Infantry, 2}});
    CHECK(meant<MoveUnits>("move 1 inf 2 inf manchuria > kwangtung", state).units == std::vector<UnitCount>{{Unit::Infantry, 3}});
    CHECK(meant<BuyUnits>("acquista 2 fanteria e 2 fanteria", state, italian()).units == std::vector<UnitCount>{{Unit::Infantry, 4}});
    CHECK(meant<BuyUnits>("ach\u00e8te deux infanterie et un chasseur", state, french()).units ==
          std::vector<UnitCount>{{Unit::Infantry, 2}, {Unit::Fighter, 1}});
    CHECK(asked(read("buy 900 inf 900 inf", state, english())));
}

TEST_CASE("a payment names both sides, or it is the bank's", "[axis_allies][typed]") {
    const auto state = begun(Power::Japan);
    struct Row {
        const char* line;
        std::optional<Power> from;
        std::optional<Power> to;
        const Tongue& tongue;
    };
    for (const auto& row : std::vector<Row>{
             {"ussr pays 5 germany", Power::Ussr, Power::Germany, english()},
             {"ussr pays 5 to germany", Power::Ussr, Power::Germany, english()},
             {"ussr pays germany 5", Power::Ussr, Power::Germany, english()},
             {"russia pays 5 ipc to germany for the map", Power::Ussr, Power::Germany, english()},
             {"uk receives 5 from ussr", Power::Ussr, Power::Uk, english()},
             {"uk receives 5 ussr", Power::Ussr, Power::Uk, english()},
             {"uk receives 5", std::nullopt, Power::Uk, english()},
             {"uk receives 5 from the bank", std::nullopt, Power::Uk, english()},
             {"uk pays 5 to the bank", Power::Uk, std::nullopt, english()},
             {"pays 5 to ussr", Power::Japan, Power::Ussr, english()},
             {"uk pays 5 for the lost bet", Power::Uk, std::nullopt, english()},
             {"regno unito paga 5 alla germania", Power::Uk, Power::Germany, italian()},
             {"regno unito paga 5 a germania per la mappa", Power::Uk, Power::Germany, italian()},
             {"regno unito riceve 5 dalla germania", Power::Germany, Power::Uk, italian()},
             {"regno unito paga 5 alla banca", Power::Uk, std::nullopt, italian()},
             {"royaume-uni paie 5 urss", Power::Uk, Power::Ussr, french()},
             {"royaume-uni paie 5 \u00e0 urss", Power::Uk, Power::Ussr, french()},
             {"royaume-uni re\u00e7oit 5 de urss", Power::Ussr, Power::Uk, french()},
         }) {
        const auto pay = meant<Pay>(row.line, state, row.tongue);
        INFO(row.line);
        CHECK(pay.from == row.from);
        CHECK(pay.to == row.to);
        CHECK(pay.amount == core::Money{5});
        CHECK(pay.purpose == row.line);
    }
    for (const auto* const line : {"uk pays 5 atlantis", "uk pays 5 to germany ussr", "uk receives 5 to germany", "uk pays 5 from germany",
                                   "uk pays germany 5 ussr", "uk pays 5 6", "uk pays 0 to ussr", "uk pays -5"}) {
        const auto answer = read(line, state, english());
        INFO(line << ": " << answer);
        CHECK(asked(answer));
    }
}

TEST_CASE("what an evening's players typed is understood or asked about", "[axis_allies][typed]") {
    const auto ussr = begun(Power::Ussr);
    CHECK(meant<BuyUnits>("russia buys two tanks", ussr).units == std::vector<UnitCount>{{Unit::Armor, 2}});
    CHECK(meant<BuyUnits>("buy an infantry and a tank", ussr).units == std::vector<UnitCount>{{Unit::Infantry, 1}, {Unit::Armor, 1}});
    const auto without_verb = meant<MoveUnits>("3 infantry karelia > ukraine", ussr);
    CHECK(without_verb.units == std::vector<UnitCount>{{Unit::Infantry, 3}});
    const auto without_arrow = meant<MoveUnits>("move 2 inf caucasus ukraine", ussr);
    CHECK(id(ussr, without_arrow.from) == "caucasus");
    CHECK(id(ussr, without_arrow.to) == "ukraine_ssr");
    CHECK(id(ussr, *meant<Retreat>("retreat to karelia", ussr).to) == "karelia_ssr");
    const auto usa = begun(Power::Usa);
    CHECK(id(usa, meant<MoveUnits>("move 1 inf eastern usa > western usa", usa).from) == "eastern_usa");
    CHECK(asked(read("3 infantry karelia > ukraine", begun(Power::Ussr, Action::ResearchAndPurchase), english())));
    for (const auto* const line : {"bomb germany with 2 bombers", "move ukraine 3 inf", "-> ukraine 3 inf", "throw 2 hits", "germans roll",
                                   "odds", "land fighters in karelia", "move all ukraine"}) {
        const auto answer = read(line, ussr, english());
        INFO(line << ": " << answer);
        CHECK(asked(answer));
    }
}

TEST_CASE("the losses of one power are named by its name", "[axis_allies][typed]") {
    axis_allies::tests::Board board{Power::Germany};
    board.put("ukraine_ssr", Power::Uk, Unit::Infantry, 1).put("ukraine_ssr", Power::Ussr, Unit::Infantry, 2);
    board.control("ukraine_ssr", Power::Ussr).attack("ukraine_ssr", Unit::Armor, 3, "eastern_europe");
    board.begin("ukraine_ssr");
    CHECK(meant<Fire>("germany throws 1 1 6", board.state).dice.faces.size() == 3);
    CHECK(asked(read("ussr throws 1 1 6", board.state, english())));
    board.fire({1, 1, 6});
    REQUIRE(board.state.battle->owed);
    const auto losses = meant<TakeLosses>("ussr loses 2 inf", board.state).losses;
    REQUIRE(losses.size() == 1);
    CHECK(losses[0].power == Power::Ussr);
    CHECK(losses[0].count == 2);
    CHECK(asked(read("uk loses 2 inf", board.state, english())));
    CHECK(asked(read("japan loses 2 inf", board.state, english())));
}
