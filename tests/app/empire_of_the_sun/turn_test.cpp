// Empire of the Sun on the desk: a scenario begins in its dialog, a card leads to a battle with its dice by the forms, and what is typed wrongly is told.

#include "app/board/canvas.hpp"
#include "app/desk/form_panel.hpp"
#include "app/record/log_page.hpp"
#include "app/widgets/name_field.hpp"
#include "model/empire_of_the_sun/questions/activation.hpp"
#include "tests/app/empire_of_the_sun/sheet.hpp"
#include "tests/app/notebook.hpp"

#include <wx/choice.h>
#include <wx/textctrl.h>
#include <wx/translation.h>

#include <utility>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::test;

TEST_CASE("the campaign and a short scenario begin in their dialog", "[empire_of_the_sun][window][rule:ES-SCN-1]") {
    const auto [row, id] = GENERATE(table<int, std::string>({{0, "campaign"}, {1, "1942"}}));
    const Folder folder;
    Hand hand;
    const auto file = folder / "pacific.intendant";
    hand.in_dialog(
        "empire_of_the_sun.new_game", [&] { hand.click("welcome.new.empire_of_the_sun"); },
        [&] {
            hand.type("empire_of_the_sun.new_game.file", file.string());
            hand.type("empire_of_the_sun.new_game.player.japanese", "Anna");
            auto& scenario = dynamic_cast<wxChoice&>(hand.see("empire_of_the_sun.new_game.scenario"));
            scenario.SetSelection(row);
            hand.click("empire_of_the_sun.new_game.begin");
        });
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    const auto& desk = dynamic_cast<const app::es::EmpireOfTheSunDesk&>(*hand.frame().desk());
    const auto& state = desk.table().state();
    CHECK(scenario_of(state).id == id);
    CHECK(player_of(state, Side::Japan) == "Anna");
    CHECK(state.units[desk.table().tables().find_unit("jp_15_army")->index].place.kind == PlaceKind::Hex);
    hand.frame().close_game();
}

TEST_CASE("a card leads to a battle with its dice, step by step", "[empire_of_the_sun][window][rule:ES-OFF-2][rule:ES-GND-1]") {
    PacificGame game("1942");
    auto& hand = game.hand;
    REQUIRE(offers(game, "Play a card"));
    const auto play = [&](const std::string& number) {
        hand.type("empire_of_the_sun.card.card", number);
        hand.type("empire_of_the_sun.card.use", "Its event");
        hand.type("empire_of_the_sun.card.headquarters", "HQ South,");
    };
    play("3");
    CHECK(wait_until([&] { return label(game, "empire_of_the_sun.turn.card").Contains("Operations value: 2"); }));
    CHECK(label(game, "empire_of_the_sun.card.foreseen").Contains("JP3"));
    game.next();
    REQUIRE(game.state().offensive);
    CHECK(offers(game, "Units of the offensive"));
    game.booked([&] { hand.key('Z', wxMOD_CONTROL); });
    CHECK_FALSE(game.state().offensive);
    play("JP3");
    game.next();

    for (const auto* const unit : {"jp_15_army", "jp_25_army"}) {
        tick(game, wxString{"empire_of_the_sun.activate.unit_"} + unit);
    }
    game.next();
    CHECK(game.state().offensive->activated.size() == 2);
    const auto move_to = [&](const char* hex) {
        for (const auto& [field, words] : {std::pair{"empire_of_the_sun.move.unit", "15th"}, {"empire_of_the_sun.move.by", "by land"}}) {
            if (auto& name = dynamic_cast<app::NameField&>(hand.see(field)); !name.GetValue().StartsWith(words)) {
                hand.type(field, words); // else it is the only one, and stands there
            }
        }
        hand.type("empire_of_the_sun.move.to", hex);
    };
    move_to("9999"); // off the map
    hand.key(WXK_F4);
    CHECK(wait_until([&] { return hand.notice().Contains("9999"); }));
    move_to("2014");
    game.next();
    CHECK(game.at("jp_15_army") == "2014");
    REQUIRE(offers(game, "Battle hexes"));
    game.next(); // where both stand is proposed
    CHECK(game.state().offensive->battles.size() == 1);
    REQUIRE(offers(game, "Ground combat"));
    hand.type("empire_of_the_sun.land.offensive", "1");
    game.booked([&] { hand.type("empire_of_the_sun.land.reaction", "7"); }); // the last die books
    CHECK(has(game.state().offensive->fought, *game.table().tables().find_hex("2014")));
    CHECK(game.table().session().verify().sound());
}

TEST_CASE("the board goes where an offensive begins, and nothing of the form beside it is cut", "[empire_of_the_sun][window][board]") {
    PacificGame game("1943");
    auto& hand = game.hand;
    REQUIRE(offers(game, "Play a card"));
    const auto& canvas = dynamic_cast<app::es::BoardPage&>(hand.see("empire_of_the_sun.board")).canvas();
    const auto in_sight = [&](const char* unit) {
        return wxRect(canvas.GetClientSize()).Contains(canvas.place_of(game.state()[game.unit(unit)].place.hex.index));
    };
    CHECK_FALSE(in_sight("us_hq_sw_pac"));
    hand.type("empire_of_the_sun.card.card", "13"); // played long ago: whose it is, is no question
    CHECK(dynamic_cast<app::NameField&>(hand.see("empire_of_the_sun.card.card")).chosen() == "AL13");
    hand.type("empire_of_the_sun.card.card", "28");
    hand.type("empire_of_the_sun.card.use", "An offensive");
    auto& leader = dynamic_cast<app::NameField&>(hand.see("empire_of_the_sun.card.headquarters"));
    leader.SetFocus();
    REQUIRE(wait_until([&] { return leader.HasFocus(); }));
    for (const char letter : {'S', 'O', 'U', 'T', 'H', 'W'}) { // S and O lay something over the map, but not at the beginning of a word
        hand.key(letter);
    }
    CHECK(wait_until([&] { return leader.chosen() == "us_hq_sw_pac"; }));
    game.next();
    CHECK(wait_until([&] { return in_sight("us_hq_sw_pac") && in_sight("us_i_corps"); }));
    const auto& sheet = hand.see("empire_of_the_sun.turn");
    const auto& form = hand.see("empire_of_the_sun.activate.form");
    CHECK(form.GetScreenRect().GetRight() <= sheet.GetScreenRect().GetRight());
    for (const auto* const control : form.GetChildren()) {
        INFO(app::to_utf8(control->GetName()));
        CHECK(control->GetScreenRect().GetRight() <= sheet.GetScreenRect().GetRight());
    }
}

TEST_CASE("what cannot be is told with its clause, and a pass is one key", "[empire_of_the_sun][window][rule:ES-CRD-2][rule:ES-DRW-5]") {
    PacificGame game([](const std::filesystem::path& file) { begin_pacific(file, "1942", {{Track::JapanesePasses, 1}}); });
    auto& hand = game.hand;
    REQUIRE(offers(game, "Play a card"));
    const auto before = game.entries();
    hand.type("empire_of_the_sun.card.card", "AL5"); // of the other side
    hand.key(WXK_F4);
    CHECK(wait_until([&] { return hand.notice().Contains("ES-"); }));
    hand.type("empire_of_the_sun.card.card", "444");
    hand.key(WXK_F4);
    CHECK(wait_until([&] { return hand.notice().Contains("444"); }));
    CHECK(game.entries() == before);

    hand.type("empire_of_the_sun.card.card", "");
    choose(game, "Pass");
    REQUIRE(offers(game, "Pass"));
    const auto side = to_act(game.state());
    const int passes = game.state()[passes_of(side)];
    game.next();
    CHECK(game.state()[passes_of(side)] == passes - 1);
    CHECK(to_act(game.state()) != side);
    CHECK(offers(game, "Play a card"));
}

TEST_CASE("the card that is typed on the desk is the one with which the map is asked",
          "[empire_of_the_sun][window][board][rule:ES-OFF-2]") {
    PacificGame game("1942");
    auto& hand = game.hand;
    REQUIRE(offers(game, "Play a card"));
    auto& board = dynamic_cast<app::es::BoardPage&>(hand.see("empire_of_the_sun.board"));
    const auto words = [&] { return dynamic_cast<wxTextCtrl&>(hand.see("board.overlay.words")).GetValue(); };
    const auto south = game.unit("jp_hq_south");
    board.select(game.state()[south].place.hex);
    board.show_over('H');
    CHECK_FALSE(words().Contains("With "));
    const auto card = game.table().tables().find_card("JP3").value();
    Supply supply;
    const auto there = board_of(game.state());
    supply.compute(game.table().tables(), there);
    const auto says = [&](bool as_event) {
        const auto answer = activation(game.table().tables(), there, supply, south, card, as_event);
        const auto most = wxString::Format("With %s: up to %d units.", game.table().word(card), answer.most);
        return wait_until([&] { return words().Contains(most); }, 2000);
    };
    hand.type("empire_of_the_sun.card.card", "3");
    CHECK(says(false));
    hand.type("empire_of_the_sun.card.use", "Its event");
    CHECK(says(true));
    hand.type("empire_of_the_sun.card.card", "");
    CHECK(wait_until([&] { return !words().Contains("With "); }, 2000));
}

TEST_CASE("a move of a fleet is entered anew from what it was", "[empire_of_the_sun][window][anew]") {
    constexpr int lines = 4; // the carriers go to Hawaii
    PacificGame game([](const std::filesystem::path& file) { play_pacific(file, "example_of_play", lines); });
    const auto moved = game.state();
    REQUIRE(game.at("jp_cv_akagi") == "5506");
    const auto entry = game.entries();
    auto* const log = dynamic_cast<app::LogPage*>(wxWindow::FindWindowByName("log", &game.hand.frame()));
    REQUIRE(log != nullptr);
    game.booked([&] { log->enter_anew(entry); });
    CHECK(game.at("jp_cv_akagi") != "5506");
    const auto& form = dynamic_cast<app::FormPanel&>(game.hand.see("empire_of_the_sun.move.form"));
    const core::FormValues filled{
        {"unit", "jp_cv_akagi"},    {"by", "sea"}, {"to", "5506"}, {"unit_jp_cv_soryu", "1"}, {"unit_jp_cv_shokaku", "1"},
        {"unit_jp_bb_kongo_1", "1"}};
    for (const auto& [key, value] : form.values()) {
        UNSCOPED_INFO(key << " = " << value);
    }
    CHECK(form.values() == filled);
    game.next();
    CHECK(game.state().units == moved.units); // whoever went first is another
}

TEST_CASE("at the depth of the books an offensive is its card, a hex and a step, and the table is asked the rest",
          "[empire_of_the_sun][window][rule:ES-GEN-20]") {
    const Folder folder;
    const auto file = folder / "evening.intendant";
    {
        Hand hand;
        hand.in_dialog(
            "empire_of_the_sun.new_game", [&] { hand.click("welcome.new.empire_of_the_sun"); },
            [&] {
                hand.type("empire_of_the_sun.new_game.file", file.string());
                dynamic_cast<wxChoice&>(hand.see("empire_of_the_sun.new_game.scenario")).SetSelection(1);
                go_to_page(hand, "empire_of_the_sun.new_game.pages", "Rules");
                hand.select("empire_of_the_sun.new_game.depth", "Books: turns, cards, pools, tracks, control and victory");
                hand.click("empire_of_the_sun.new_game.begin");
            });
        REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
        hand.frame().close_game();
    }
    PacificGame game([&](const std::filesystem::path& copy) { std::filesystem::copy_file(file, copy); });
    auto& hand = game.hand;
    REQUIRE(game.state().options == Options{.depth = Depth::Books});
    REQUIRE(offers(game, "Play a card"));
    hand.type("empire_of_the_sun.card.card", "9");
    hand.type("empire_of_the_sun.card.use", "An offensive");
    hand.type("empire_of_the_sun.card.headquarters", "HQ South,");
    game.next();
    REQUIRE(game.state().offensive);
    choose(game, "A hex changes hands");
    hand.type("empire_of_the_sun.take.hex", "2015");
    CHECK(wait_until([&] { return label(game, "empire_of_the_sun.take.foreseen").Contains("2015"); }));
    game.next();
    CHECK(controls(game.state(), Side::Japan, *game.table().tables().find_hex("2015")));
    choose(game, "A unit loses steps");
    hand.type("empire_of_the_sun.lose.unit", "Nagato");
    game.next();
    CHECK(game.state()[game.unit("jp_bb_nagato")].step == Step::Reduced);
    dynamic_cast<app::es::BoardPage&>(hand.see("empire_of_the_sun.board")).show_over('S');
    CHECK(wait_until([&] {
        return dynamic_cast<wxTextCtrl&>(hand.see("board.overlay.words")).GetValue().Contains("do not keep where the counters stand");
    }));
    choose(game, "End of the offensive");
    CHECK(label(game, "empire_of_the_sun.end_offensive.sums").Contains("Is no stack of air and ground units too high?"));
    CHECK(label(game, "empire_of_the_sun.end_offensive.foreseen").Contains("ES-PBM-4"));
    game.next(); // what is asked is affirmed by going on
    CHECK_FALSE(game.state().offensive);
    CHECK(game.table().session().verify().sound());
}

TEST_CASE("without the map the table names who fights and from where, and sees the battle before its dice",
          "[empire_of_the_sun][window][battle][rule:ES-GEN-20][rule:ES-GND-7]") {
    PacificGame game([](const std::filesystem::path& file) {
        auto session = begin_pacific(file, "1942");
        REQUIRE(session.book(ChangeOptions{.options = {.depth = Depth::Battles}, .reason = "no room"}).booked);
    });
    auto& hand = game.hand;
    REQUIRE(offers(game, "Play a card"));
    hand.type("empire_of_the_sun.card.card", "9");
    hand.type("empire_of_the_sun.card.use", "An offensive");
    hand.type("empire_of_the_sun.card.headquarters", "HQ South,");
    game.next();
    tick(game, "empire_of_the_sun.activate.unit_jp_15_army");
    tick(game, "empire_of_the_sun.activate.unit_jp_22_air_flot");
    game.next();
    REQUIRE(offers(game, "Battle hexes"));
    hand.type("empire_of_the_sun.battles.hex", "2014");
    game.next();
    CHECK(game.state().offensive->battles == std::vector{*game.table().tables().find_hex("2014")});
    choose(game, "Ground combat");
    hand.type("empire_of_the_sun.land.from_jp_15_army", "landed");
    hand.type("empire_of_the_sun.land.also_reaction_1", "3rd Indian");
    CHECK(hand.see("empire_of_the_sun.land.also_reaction_2").IsEnabled()); // and who else
    hand.type("empire_of_the_sun.land.offensive", "1");
    game.booked([&] { hand.type("empire_of_the_sun.land.reaction", "7"); }); // the last die books
    CHECK(has(game.state().offensive->fought, *game.table().tables().find_hex("2014")));
    CHECK(game.table().session().verify().sound());
}

TEST_CASE("a turn without the map goes on by one key a part, and by its die",
          "[empire_of_the_sun][window][rule:ES-GEN-20][rule:ES-SEQ-1]") {
    PacificGame game([](const std::filesystem::path& file) {
        auto session = begin_pacific(
            file, "1942", {{Track::JapaneseCards, 0}, {Track::AlliedCards, 0}, {Track::JapanesePasses, 0}, {Track::AlliedPasses, 0}});
        REQUIRE(session.book(ChangeOptions{.options = {.depth = Depth::Books}, .reason = "no room"}).booked);
    });
    const int turn = game.state().turn.number;
    int entries = 0;
    for (; game.state().turn.number == turn && entries < 12; ++entries) {
        game.next();
    }
    CHECK(game.state().turn.number == turn + 1);
    CHECK(entries == 5); // offensives, national status, Political Will, attrition, the end
    CHECK(game.table().session().verify().sound());
}
