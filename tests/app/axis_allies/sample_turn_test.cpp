#include "tests/app/player.hpp"
#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

/// The digest that the same script has without a window.
std::string digest_without_window(const std::vector<Command>& commands) {
    auto session = app::aa::Session::in_memory(game_tables());
    for (const auto& command : commands) {
        REQUIRE(session.book(command).booked);
    }
    return session.digest();
}

/// Plays a script through the real window and compares.
void play_through_window(Hand& hand, const std::string& file) {
    const auto script = read_script(std::string{INTENDANT_SOURCE_DIR "/docs/samples/"} + file);
    const Folder folder;
    begin_through_dialog(hand, folder / "game.intendant", script.situation, folder / "situation.json");

    enter(hand, {script.commands.begin() + 1, script.commands.end()});

    CHECK(hand.entries() == static_cast<std::int64_t>(script.commands.size()));
    CHECK(hand.session().digest() == digest_without_window(script.commands));
    CHECK(hand.session().verify().sound());
}

} // namespace

TEST_CASE("the rulebook's turn of Japan, typed and clicked, ends in the same books as its script", "[axis_allies][window]") {
    Hand hand;
    play_through_window(hand, "japan_turn.jsonl");

    const auto& state = hand.session().state();
    const auto& tables = *state.tables;
    CHECK(state.powers[Power::Japan].treasury == core::Money{25});
    CHECK(production(state, Power::Japan) == core::Money{25});
    for (const auto weapon : all_weapons) {
        CHECK(has_weapon(state, Power::Japan, weapon) == (weapon == Weapon::SuperSubmarines));
    }
    CHECK(controller(state, *tables.find("manchuria")) == Power::Japan);
    CHECK(count_of(state, *tables.find("manchuria"), Power::Japan, Unit::Infantry) == 1);
    CHECK(controller(state, *tables.find("midway_island")) == Power::Usa);
    for (const auto unit : all_units) {
        CHECK(count_of(state, *tables.find("sz_hawaiian_islands"), Power::Usa, unit) == 0);
    }
    hand.frame().close_game();
}

TEST_CASE("the German attack on Anglo-Egypt Sudan, typed and clicked, ends in the same books as its script", "[axis_allies][window]") {
    Hand hand;
    play_through_window(hand, "german_turn.jsonl");

    const auto& state = hand.session().state();
    const auto& tables = *state.tables;
    CHECK(controller(state, *tables.find("anglo_egypt_sudan")) == Power::Germany);
    hand.frame().close_game();
}
