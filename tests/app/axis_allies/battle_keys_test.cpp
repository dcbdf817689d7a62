// How many keys a round of battle takes. The numbers stand in tests/app/counted_keys.csv, from where they reach
// docs/performance.md; see kept_keys.hpp.
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/kept_keys.hpp"

#include <wx/uiaction.h>

#include <array>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

/// Presses keys and counts them.
class Fingers {
public:
    void type(const std::string& text) {
        for (const char sign : text) {
            press(sign);
        }
    }
    void press(int code, int modifiers = wxMOD_NONE) {
        m_simulator.Char(code, modifiers);
        wxYield();
        ++m_keys;
    }
    int keys() const { return m_keys; }

private:
    wxUIActionSimulator m_simulator;
    int m_keys{0};
};

/// 30 against 30, two columns a side.
std::vector<EnteredForce> thirty_against_thirty() {
    return {{Power::Germany, Unit::Infantry, 22},
            {Power::Germany, Unit::Armor, 6},
            {Power::Germany, Unit::Fighter, 2},
            {Power::Ussr, Unit::Infantry, 26},
            {Power::Ussr, Unit::Fighter, 4}};
}

Situation german_combat() {
    Situation situation;
    situation.empty_board = true;
    situation.power = Power::Germany;
    situation.action = Action::Combat;
    return situation;
}

Options entered_forces() {
    Options options;
    options.depth = Depth::BankAndBattles;
    return options;
}

/// The throws of one round: so many hits among so many dice.
struct Thrown {
    int dice;
    int hits;
    int column;
};
constexpr std::array first_round{Thrown{22, 4, 1}, Thrown{8, 4, 3}, Thrown{26, 9, 2}, Thrown{4, 3, 4}};

std::string faces(const Thrown& thrown) {
    std::string keys(static_cast<std::size_t>(thrown.hits), static_cast<char>('0' + thrown.column));
    return keys + std::string(static_cast<std::size_t>(thrown.dice - thrown.hits), '6');
}

/// The round ends with the losses of the last column; the first key of the next round takes them.
bool round_is_thrown(const Hand& hand, int hits) {
    const auto& battle = hand.session().state().battle;
    return battle && battle->owed && battle->owed->side == Side::Attacker && battle->owed->hits == hits;
}

} // namespace

TEST_CASE("a round of 30 against 30 takes one key a die when the dice are typed", "[axis_allies][window][keys]") {
    OpenGame game(german_combat(), entered_forces(), {BeginBattle{.space = space("caucasus"), .forces = thirty_against_thirty()}});
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    hand.type("battle.dice.keys", "");
    Fingers fingers;
    int dice = 0;
    for (std::size_t place = 0; place < first_round.size(); ++place) {
        const auto& thrown = first_round[place];
        INFO("column " << thrown.column);
        const auto before = hand.entries();
        look_up();
        fingers.type(faces(thrown));
        dice += thrown.dice;
        REQUIRE(wait_until([&] { return hand.entries() > before && hand.session().state().battle->owed.has_value(); }));
    }
    CHECK(round_is_thrown(hand, 3));
    CHECK(hand.session().state().battle->round == 1);
    CHECK(dice == 60);
    CHECK(fingers.keys() <= dice);
    kept("a round of 30 against 30, dice typed one by one", fingers.keys());

    // The first throw of the next round takes the last losses and presses on.
    constexpr int infantry_left = 22 - 9 - 3;
    look_up();
    fingers.type(std::string(infantry_left, '6'));
    REQUIRE(wait_until([&] { return hand.session().state().battle->round == 2; }));
    CHECK(count_of(hand.session().state(), space("caucasus"), Power::Germany, Unit::Infantry) == infantry_left);
}

TEST_CASE("a round of 30 against 30 takes eight keys at most when hits are typed", "[axis_allies][window][keys]") {
    OpenGame game(german_combat(), entered_forces(), {BeginBattle{.space = space("caucasus"), .forces = thirty_against_thirty()}});
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    hand.type("battle.dice.keys", "");
    Fingers fingers;
    fingers.press('H', wxMOD_NONE);
    for (const auto& thrown : first_round) {
        INFO("column " << thrown.column);
        const auto before = hand.entries();
        look_up();
        fingers.type(std::to_string(thrown.hits));
        REQUIRE(wait_until([&] { return hand.entries() > before && hand.session().state().battle->owed.has_value(); }));
    }
    CHECK(round_is_thrown(hand, 3));
    // Return at once after the last digit would be a habit, and is swallowed.
    wait_until([] { return false; }, 600);
    fingers.press(WXK_RETURN);
    REQUIRE(wait_until([&] { return hand.session().state().battle->step == BattleStep::Decision; }));
    // Return decides nothing; the hits of the next throw press on.
    look_up();
    fingers.type("2");
    REQUIRE(wait_until([&] { return hand.session().state().battle->round == 2; }));
    CHECK(fingers.keys() <= 8);
    kept("a round of 30 against 30, number of hits typed", fingers.keys());
}
