// Dice typed as fast as a hand, a paste or a scanner types them: the roll table of the file holds what was typed, each face once
// and in its order; what was typed beyond stands in the field or is told. INTENDANT_LONG in the environment types 10,000 throws.
#include "app/widgets/notice_bar.hpp"
#include "app/widgets/typed_on.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/risiko/open_game.hpp"

#include <wx/textctrl.h>

#include <cstdio>
#include <cstdlib>
#include <random>

using namespace intendant;
using namespace intendant::test;

namespace {

bool all_of_them() { return std::getenv("INTENDANT_LONG") != nullptr; }

/// What is thrown is random, and the same in each run.
class Cup {
public:
    int from(int least, int most) { return std::uniform_int_distribution<int>(least, most)(m_engine); }
    std::string faces(int dice) {
        std::string faces;
        while (static_cast<int>(faces.size()) < dice) {
            faces += static_cast<char>('0' + from(1, 6));
        }
        return faces;
    }

private:
    std::mt19937 m_engine{20261123};
};

/// The faces of every throw in the log, one throw after the other.
std::string booked_faces(const db::GameFile& file) {
    std::string faces;
    for (std::int64_t seq = 1; seq <= file.last_seq(); ++seq) {
        for (const auto& roll : file.rolls(seq)) {
            faces += roll.result ? std::to_string(*roll.result) : "?";
        }
    }
    return faces;
}

wxString in_field(const wxString& name) {
    auto* const field = dynamic_cast<wxTextCtrl*>(wxWindow::FindWindowByName(name));
    REQUIRE(field != nullptr);
    return field->GetValue();
}

/// What the window says it did not read; said once.
std::string not_read(Hand& hand) {
    const auto notice = hand.notice();
    const wxString words = "not read: ";
    std::string keys;
    if (const int at = notice.Find(words); at != wxNOT_FOUND) {
        keys = app::to_utf8(notice.Mid(static_cast<std::size_t>(at) + words.length()));
        std::erase(keys, ' ');
        dynamic_cast<app::NoticeBar&>(hand.see("notice")).dismiss();
    }
    return keys;
}

struct Typed {
    std::string faces; ///< in this game: all that were typed but those that were told to be unread
    std::size_t all{0};
    int throws{0};
    int waited{0}; ///< throws that were typed on and taken with Enter
    int unread{0};
};

/// Types, and compares all that was typed with the log, the field and what the window says.
void type_and_compare(Hand& hand, const db::GameFile& file, const std::vector<wxString>& fields, Cup& cup, const std::string& keys,
                      Typed& typed) {
    constexpr int slowest = 60;
    const int pace = cup.from(0, 2) == 0 ? 0 : cup.from(1, slowest);
    const auto before = file.last_seq();
    type_at(keys, pace);
    look_up();
    for (const char key : keys) {
        typed.faces += key >= '1' && key <= '6' ? std::string(1, key) : std::string{};
    }
    std::string unread;
    std::string standing;
    // On a machine that is busy with other things the last key may come late.
    wait_until([&] {
        unread += not_read(hand);
        standing.clear();
        for (const auto& field : fields) {
            standing += app::to_utf8(in_field(field));
        }
        return typed.faces == booked_faces(file) + standing + unread;
    });
    typed.unread += static_cast<int>(unread.size());
    INFO("typed " << keys << " at " << pace << " ms a key, entries " << before + 1 << " to " << file.last_seq() << ", in the field \""
                  << standing << "\", unread \"" << unread << "\"; the notice says: " << app::to_utf8(hand.notice()));
    REQUIRE(typed.faces == booked_faces(file) + standing + unread);
    typed.faces.resize(typed.faces.size() - unread.size());
    typed.all += keys.size();
    for (auto seq = before + 1; seq <= file.last_seq(); ++seq) {
        typed.throws += file.rolls(seq).empty() ? 0 : 1;
    }
}

using namespace axis_allies;

/// Goes on with a battle by typing until so many throws are in the log, or it is over.
void fight(Hand& hand, Cup& cup, Typed& typed, int throws) {
    const auto& file = hand.session().file();
    hand.page(WXK_F6, "battle");
    while (typed.throws < throws && hand.session().state().battle) {
        look_up();
        const auto battle = *hand.session().state().battle;
        auto* const field = wxWindow::FindWindowByName("battle.dice.keys");
        if (!field->IsShownOnScreen() || !field->IsEnabled()) {
            if (battle.owed) {
                hand.click("losses.take");
            } else {
                hand.click("withdraw.stay");
            }
            continue;
        }
        app::go_on_in(dynamic_cast<wxTextCtrl&>(*field));
        const auto asked = [&] { // "%d of %d", nothing for one die
            const auto progress = dynamic_cast<wxStaticText&>(*wxWindow::FindWindowByName("battle.dice.progress")).GetLabelText();
            return progress.empty() ? 1 : std::atoi(progress.AfterLast(' ').utf8_str());
        }();
        const int standing = static_cast<int>(in_field("battle.dice.keys").length());
        if (standing == asked) { // typed before it was shown
            const auto before = hand.entries();
            // One that comes at once after a throw is a habit and is swallowed.
            for (int tries = 0; tries < 3 && hand.entries() == before; ++tries) {
                look_up();
                type_at("\n", 0);
                wait_until([&] { return hand.entries() > before; }, 1000);
            }
            REQUIRE(hand.entries() > before);
            ++typed.waited;
            look_up();
            ++typed.throws;
            continue;
        }
        int dice = asked - standing;
        for (std::size_t next = 1; !battle.owed && next < battle.to_fire.size() && cup.from(0, 3) > 0; ++next) {
            dice += battle.to_fire[next].dice; // the columns in one go
        }
        const int beyond = cup.from(0, 2) == 0 ? cup.from(1, 4) : 0;
        const char* const habits[] = {"", "", "", "\n", "\t"};
        const auto habit = beyond == 0 && dice == asked - standing ? habits[cup.from(0, 4)] : "";
        type_and_compare(hand, file, {"battle.dice.keys"}, cup, cup.faces(dice + beyond) + habit, typed);
    }
}

Situation board_of(Power power, Action action) {
    Situation situation;
    situation.empty_board = true;
    situation.power = power;
    situation.action = action;
    return situation;
}

Options entered() {
    Options options;
    options.depth = Depth::BankAndBattles;
    return options;
}

void report(const char* where, const Typed& typed) {
    std::printf(
        "typed at 0 to 60 ms a key, %s: %d throws, %zu keys, no face different; %d throws waited for Enter, %d keys told as unread\n",
        where, typed.throws, typed.all, typed.waited, typed.unread);
    std::fflush(stdout);
    CHECK(typed.unread > 0);
}

} // namespace

TEST_CASE("dice typed at any pace are booked as typed, on land", "[axis_allies][window][typing]") {
    Cup cup;
    Typed typed;
    const int throws = all_of_them() ? 3500 : 100;
    while (typed.throws < throws) {
        typed.faces.clear();
        OpenGame game(board_of(Power::Germany, Action::Combat), entered(),
                      {BeginBattle{.space = space("caucasus"),
                                   .forces = {{Power::Germany, Unit::Infantry, cup.from(2, 8)},
                                              {Power::Germany, Unit::Armor, cup.from(1, 5)},
                                              {Power::Germany, Unit::Bomber, cup.from(1, 3)},
                                              {Power::Ussr, Unit::Infantry, cup.from(2, 8)},
                                              {Power::Ussr, Unit::Fighter, cup.from(1, 4)},
                                              {Power::Uk, Unit::Fighter, cup.from(1, 2)}}}});
        fight(game.hand, cup, typed, throws);
    }
    CHECK(typed.waited > 0);
    report("land", typed);
}

TEST_CASE("dice typed at any pace are booked as typed, at sea", "[axis_allies][window][typing]") {
    Cup cup;
    Typed typed;
    const int throws = all_of_them() ? 3500 : 60;
    while (typed.throws < throws) {
        typed.faces.clear();
        OpenGame game(board_of(Power::Japan, Action::Combat), entered(),
                      {BeginBattle{.space = space("sz_hawaiian_islands"),
                                   .forces = {{Power::Japan, Unit::Submarine, cup.from(1, 4)},
                                              {Power::Japan, Unit::Fighter, cup.from(1, 3)},
                                              {Power::Japan, Unit::Battleship, cup.from(1, 3)},
                                              {Power::Usa, Unit::Submarine, cup.from(1, 4)},
                                              {Power::Usa, Unit::Carrier, 1},
                                              {Power::Usa, Unit::Fighter, 1},
                                              {Power::Usa, Unit::Battleship, cup.from(1, 3)}}}});
        fight(game.hand, cup, typed, throws);
    }
    CHECK(typed.waited > 0);
    report("sea", typed);
}

TEST_CASE("dice typed at any pace are booked as typed, in a landing", "[axis_allies][window][typing]") {
    Cup cup;
    Typed typed;
    const int throws = all_of_them() ? 1500 : 40;
    while (typed.throws < throws) {
        typed.faces.clear();
        Situation landing = board_of(Power::Uk, Action::CombatMovement);
        const auto zone = space("sz_united_kingdom");
        const auto home = space("united_kingdom");
        const auto coast = space("western_europe");
        landing.units = {{zone, Power::Uk, Unit::Transport, 2},
                         {zone, Power::Uk, Unit::Battleship, cup.from(1, 3)},
                         {home, Power::Uk, Unit::Infantry, 4},
                         {home, Power::Uk, Unit::Bomber, 2},
                         {coast, Power::Germany, Unit::Infantry, cup.from(2, 6)},
                         {coast, Power::Germany, Unit::AaGun, 1},
                         {coast, Power::Germany, Unit::Fighter, cup.from(1, 3)}};
        OpenGame game(landing, {},
                      {LoadTransport{.units = {{Unit::Infantry, 2}}, .from = home, .zone = zone},
                       LoadTransport{.units = {{Unit::Infantry, 2}}, .from = home, .zone = zone},
                       UnloadTransport{.units = {{Unit::Infantry, 4}}, .zone = zone, .to = coast},
                       MoveUnits{.units = {{Unit::Bomber, 2}}, .from = home, .to = coast}, EndAction{}, BeginBattle{.space = coast}});
        fight(game.hand, cup, typed, throws);
    }
    report("landing", typed);
}

TEST_CASE("what is typed on when the last battle is over is told", "[axis_allies][window][typing]") {
    Situation attack = board_of(Power::Germany, Action::CombatMovement);
    attack.units = {{space("eastern_europe"), Power::Germany, Unit::Armor, 2}, {space("ukraine_ssr"), Power::Ussr, Unit::Infantry, 1}};
    attack.controllers = {{space("ukraine_ssr"), Power::Ussr}};
    OpenGame game(attack, {},
                  {MoveUnits{.units = {{Unit::Armor, 2}}, .from = space("eastern_europe"), .to = space("ukraine_ssr")}, EndAction{},
                   BeginBattle{.space = space("ukraine_ssr")}});
    auto& hand = game.hand;
    hand.page(WXK_F6, "battle");
    app::go_on_in(dynamic_cast<wxTextCtrl&>(hand.see("battle.dice.keys")));
    type_at("11", 0);
    look_up();
    app::go_on_in(dynamic_cast<wxTextCtrl&>(hand.see("battle.dice.keys")));
    constexpr int slow = 60;
    type_at("63", slow);
    CHECK(wait_until([&] { return !hand.session().state().battle; }));
    CHECK(wait_until([&] { return hand.notice().Contains("not read: 3"); }));
    CHECK(wxWindow::FindFocus() != nullptr);
}

TEST_CASE("dice typed at any pace are booked as typed, on the attack sheet", "[risiko][window][typing]") {
    Cup cup;
    Typed typed;
    const int throws = all_of_them() ? 1500 : 100;
    while (typed.throws < throws) {
        typed.faces.clear();
        constexpr int many = 60;
        RisikoGame game({}, many);
        auto& hand = game.hand;
        const auto& file = game.table().session().file();
        hand.page(WXK_F5, "risiko.turn");
        hand.type("risiko.attack.from", "cina");
        hand.type("risiko.attack.to", "siam");
        hand.type("risiko.attack.dice", "");
        while (typed.throws < throws && game.state()[game.territory("siam")].owner == risiko::Colour::Blue && game.armies("cina") > 1) {
            constexpr int most = 14; // more than two throws
            type_and_compare(hand, file, {"risiko.attack.dice", "risiko.attack.defence"}, cup, cup.faces(cup.from(1, most)), typed);
        }
    }
    report("RisiKo!", typed);
}
