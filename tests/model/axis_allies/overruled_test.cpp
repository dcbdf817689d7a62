// Entries that break several rules at once: each clause is named, and after the table has overruled them the game goes on.

#include "model/axis_allies/battle/loss_proposal.hpp"
#include "model/axis_allies/fits.hpp"
#include "tests/model/axis_allies/fine_print.hpp"

#include <functional>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::axis_allies::tests;
using namespace intendant::axis_allies::tests::fine_print;

namespace {

/// Board, entry, and every clause that it breaks; `!` before a clause that refuses it, for the books cannot hold it.
struct Case {
    const char* what;
    ClauseSet clauses;
    std::function<Command(Board&)> entry;
};

Board seated(Power power, Action action, int treasury = 0) {
    auto board = board_in(power, action, treasury);
    board.state.players = printed_players(2);
    return board;
}

void book(Board& board, const Command& command) {
    const auto verdict = decide(board.state, command);
    INFO((core::refused(verdict) ? core::refusal(verdict).rule.id + ": " + core::refusal(verdict).why.id : std::string{}));
    REQUIRE_FALSE(core::refused(verdict));
    for (const auto& event : core::acceptance(verdict).events) {
        CHECK_FALSE(misfit(board.state, event));
        board.state = apply(board.state, event);
    }
    CHECK_FALSE(misfit(board.state));
}

/// What a table does next that wants to be done: it fights the running battle to its end and ends one Action after the other.
Command way_on(const State& state) {
    if (!state.battle) {
        return state.turn.action == Action::Income ? Command{CollectIncome{}} : Command{EndAction{}};
    }
    const auto& battle = *state.battle;
    if (battle.owed) {
        return TakeLosses{proposed_losses(state, {})};
    }
    if (!battle.to_fire.empty()) {
        return Fire{.dice = faces(std::vector<int>(static_cast<std::size_t>(battle.to_fire.front().dice), 1))};
    }
    return battle.step == BattleStep::Decision ? Command{PressOn{}} : Command{WithdrawSubmarines{.count = 0, .to = {}}};
}

void goes_on(Board board) {
    const auto power = board.state.turn.power;
    for (int entries = 0; board.state.turn.power == power && !board.state.outcome; ++entries) {
        REQUIRE(entries < 100);
        book(board, way_on(board.state));
    }
    CHECK(board.state.turn.action == Action::ResearchAndPurchase);
}

const std::vector<Case> cases{
    {"armor with two spaces goes three, through a battle, and blitzes behind it",
     {"M-20", "M-24"},
     [](Board& board) -> Command {
         board = seated(Power::Germany, Action::CombatMovement);
         board.put("eastern_europe", Power::Germany, Unit::Armor, 1).put("russia", Power::Ussr, Unit::Infantry, 1);
         return go(board, "eastern_europe", "caucasus", {{Unit::Armor, 1}}, {"eastern_europe", "karelia_ssr", "russia", "caucasus"});
     }},
    {"three infantry load on one transport",
     {"!M-100"},
     [](Board& board) -> Command {
         board = seated(Power::Usa, Action::Combat);
         board.put("sz_eastern_usa", Power::Usa, Unit::Transport, 1).put("eastern_usa", Power::Usa, Unit::Infantry, 3);
         return load(board, "eastern_usa", "sz_eastern_usa", {{Unit::Infantry, 3}});
     }},
    {"infantry loads where no coast of its territory is",
     {"!M-101"},
     [](Board& board) -> Command {
         board = seated(Power::Usa, Action::Combat);
         board.put("sz_eastern_usa", Power::Usa, Unit::Transport, 1).put("western_usa", Power::Usa, Unit::Infantry, 1);
         return load(board, "western_usa", "sz_eastern_usa", {{Unit::Infantry, 1}});
     }},
    {"infantry that has moved loads, in combat",
     {"M-12", "T-01"},
     [](Board& board) -> Command {
         board = seated(Power::Usa, Action::Combat);
         board.put("sz_eastern_usa", Power::Usa, Unit::Transport, 1)
             .put({.space = board.at("eastern_usa"),
                   .owner = Power::Usa,
                   .unit = Unit::Infantry,
                   .count = 1,
                   .moved = 1,
                   .started_at = board.at("western_usa"),
                   .attacking = true,
                   .halted = true});
         return load(board, "eastern_usa", "sz_eastern_usa", {{Unit::Infantry, 1}});
     }},
    {"a transport that has unloaded sails on among the enemy's ships",
     {"M-103", "N-09"},
     [](Board& board) -> Command {
         board = seated(Power::Usa, Action::NonCombatMovement);
         board
             .put({.space = board.at("sz_eastern_usa"),
                   .owner = Power::Usa,
                   .unit = Unit::Transport,
                   .count = 1,
                   .moved = 2,
                   .started_at = board.at("sz_eastern_canada"),
                   .halted = true})
             .put("sz_eastern_canada", Power::Germany, Unit::Submarine, 1);
         return go(board, "sz_eastern_usa", "sz_eastern_canada", {{Unit::Transport, 1}});
     }},
    {"more is bought than there is money, too late and without the capital",
     {"!P-06"},
     [](Board& board) -> Command {
         board = seated(Power::Germany, Action::Combat, 5);
         board.control("germany", Power::Ussr);
         return BuyUnits{{{Unit::Bomber, 9}}};
     }},
    {"a second purchase, too late, without the capital, of what finds no place",
     {"P-05", "P-06", "T-01"},
     [](Board& board) -> Command {
         board = seated(Power::Germany, Action::Combat, 50);
         board.control("germany", Power::Ussr);
         board.state.turn.bought = true;
         return BuyUnits{{{Unit::Bomber, 1}}};
     }},
    {"more is placed than a complex taken this turn can make, before its Action",
     {"L-02", "L-08", "T-01"},
     [](Board& board) -> Command {
         board = seated(Power::Germany, Action::NonCombatMovement);
         board.control("caucasus", Power::Germany).put("caucasus", Power::Germany, Unit::IndustrialComplex, 1);
         board.state.turn.taken.push_back({board.at("caucasus"), Power::Ussr});
         board.state.powers[Power::Germany].waiting[Unit::Infantry] = 9;
         return place(board, "caucasus", {{Unit::Infantry, 9}});
     }},
    {"a battle is begun before all have moved and a gun has fired",
     {"C-25", "T-04"},
     [](Board& board) -> Command {
         board = seated(Power::Germany, Action::CombatMovement);
         board.put("karelia_ssr", Power::Ussr, Unit::AaGun, 1)
             .put("russia", Power::Ussr, Unit::Infantry, 1)
             .put("eastern_europe", Power::Germany, Unit::Fighter, 2);
         book(board, go(board, "eastern_europe", "russia", {{Unit::Fighter, 2}}, {"eastern_europe", "karelia_ssr", "russia"}));
         return BeginBattle{.space = board.at("russia")};
     }},
    {"a retreat before the first round is over to an enemy's territory from which nobody came",
     {"C-31", "C-32", "C-33"},
     [](Board& board) -> Command {
         board = seated(Power::Germany, Action::Combat);
         board.attack("russia", Unit::Armor, 2, "karelia_ssr")
             .put("russia", Power::Ussr, Unit::Infantry, 2)
             .put("caucasus", Power::Ussr, Unit::Infantry, 1);
         board.begin("russia");
         return Retreat{board.at("caucasus")};
     }},
    {"a fighter lands beyond its range at sea where no carrier is",
     {"M-50", "M-64"},
     [](Board& board) -> Command {
         board = seated(Power::Usa, Action::NonCombatMovement);
         board.put({.space = board.at("eastern_usa"),
                    .owner = Power::Usa,
                    .unit = Unit::Fighter,
                    .count = 1,
                    .moved = 4,
                    .attacking = true,
                    .fought = true});
         return go(board, "eastern_usa", "sz_eastern_usa", {{Unit::Fighter, 1}});
     }},
    {"the income is taken with everything left undone",
     {"C-25", "L-01", "N-05", "R-05", "T-01", "T-03"},
     [](Board& board) -> Command {
         board = seated(Power::Germany, Action::ResearchAndPurchase);
         board.state.turn.breakthroughs = 1;
         board.state.turn.action = Action::CombatMovement;
         board.put("karelia_ssr", Power::Ussr, Unit::AaGun, 1)
             .put("russia", Power::Ussr, Unit::Infantry, 1)
             .put("eastern_europe", Power::Germany, Unit::Fighter, 2);
         board.state.powers[Power::Germany].waiting[Unit::Infantry] = 2;
         board.put("germany", Power::Germany, Unit::IndustrialComplex, 1);
         book(board, go(board, "eastern_europe", "russia", {{Unit::Fighter, 2}}, {"eastern_europe", "karelia_ssr", "russia"}));
         board.state.turn.action = Action::ResearchAndPurchase;
         return CollectIncome{};
     }},
    {"the income is taken twice: the second one is the next power's, whose turn has only begun",
     {"T-01"},
     [](Board& board) -> Command {
         board = seated(Power::Germany, Action::Income);
         book(board, CollectIncome{});
         CHECK(board.state.turn.power == Power::Uk);
         return CollectIncome{};
     }},
    {"a submarine withdraws to an enemy's zone where a battle was fought, and from which nothing came",
     {"C-88", "C-92"},
     [](Board& board) -> Command {
         board = seated(Power::Germany, Action::Combat);
         board.attack("sz_spain", Unit::Submarine, 1, "sz_western_mediterranean")
             .put("sz_spain", Power::Uk, Unit::Battleship, 1)
             .put("sz_united_kingdom", Power::Uk, Unit::Battleship, 1);
         board.state.turn.battle_sites.push_back(board.at("sz_united_kingdom"));
         board.begin("sz_spain");
         board.fire({6});
         board.fire({6});
         return WithdrawSubmarines{.count = 1, .to = board.at("sz_united_kingdom")};
     }},
    {"a bomber raids after its range is flown, where no complex is, with no way home",
     {"C-140", "M-60", "M-71"},
     [](Board& board) -> Command {
         board = seated(Power::Germany, Action::CombatMovement);
         board
             .put({.space = board.at("eastern_europe"),
                   .owner = Power::Germany,
                   .unit = Unit::Bomber,
                   .count = 1,
                   .moved = 6,
                   .attacking = true})
             .put("karelia_ssr", Power::Ussr, Unit::Infantry, 1);
         auto raid = go(board, "eastern_europe", "karelia_ssr", {{Unit::Bomber, 1}});
         raid.raid = true;
         return raid;
     }},
};

} // namespace

TEST_CASE("each clause that an overruled entry breaks is named, and the game goes on",
          "[axis_allies][overruled][rule:T-01][rule:T-02][rule:T-03]") {
    for (const auto& each : cases) {
        CAPTURE(each.what);
        Board board{Power::Germany};
        const auto command = each.entry(board);
        CHECK(against(board, command) == each.clauses);
        if (!core::refused(decide(board.state, command))) {
            book(board, command);
        }
        goes_on(board);
    }
}
