// What the forms of Axis & Allies offer, and what they make of what is filled in.

#include "model/axis_allies/meta.hpp"
#include "model/core/resources.hpp"
#include "tests/model/axis_allies/fine_print.hpp"
#include "tests/support/played_by_forms.hpp"

namespace intendant::test {

TEST_CASE("what the forms of Axis & Allies offer can be booked, and moves that they offer break no rule", "[axis_allies][forms]") {
    const auto tables = axis_allies::load_tables(core::find_resources() / "axis_allies");
    Came came;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        play<axis_allies::Game>(seed, begun<axis_allies::Game>(tables, axis_allies::BeginGame{}), 500,
                                {"buy", "develop", "losses", "place", "withdraw"}, {"move", "unload"}, came);
    }
    tell("Axis & Allies", came);
    CHECK(came.booked > 500);
    for (const auto* const form : {"buy", "research", "move", "battle", "dice", "losses", "place", "income", "end"}) {
        CHECK(came.of_form[form] > 0);
    }

    // What seldom comes about in so few turns.
    using namespace axis_allies;
    using axis_allies::tests::Board;
    using axis_allies::tests::fine_print::board_in;
    using G = axis_allies::Game;
    auto flight = board_in(Power::Germany, Action::CombatMovement);
    flight.put("karelia_ssr", Power::Ussr, Unit::AaGun, 1)
        .put("russia", Power::Ussr, Unit::Infantry, 1)
        .put("eastern_europe", Power::Germany, Unit::Fighter, 2);
    flight.play(axis_allies::tests::fine_print::go(flight, "eastern_europe", "russia", {{Unit::Fighter, 2}},
                                                   {"eastern_europe", "karelia_ssr", "russia"}));
    makes<FireAtOverflight, G>(flight.state, "overflight", {{"dice", "14"}}, came);
    auto rockets = board_in(Power::Germany, Action::Combat);
    rockets.put("eastern_europe", Power::Germany, Unit::AaGun, 1).put("karelia_ssr", Power::Ussr, Unit::IndustrialComplex, 1);
    rockets.state.powers[Power::Germany].weapons[Weapon::Rockets] = true;
    makes<FireRocket, G>(rockets.state, "rocket", {{"dice", "4"}}, came);
    auto bank = board_in(Power::Germany, Action::Combat);
    bank.state.options.depth = Depth::Bank;
    makes<Capture, G>(bank.state, "capture", {{"in", "anglo_egypt_sudan"}}, came);
    every_command_has_its_form<G>(came, {{"BeginGame", "it begins the books, before anybody has a seat"},
                                         {"Bid", "it is agreed before the first turn, as part of the set-up"},
                                         {"Pay", "money of the bank, which the banker hands out himself"},
                                         {"Concede", "it ends the game, which the banker asks about twice"},
                                         {"LeaveUnfinished", "it ends the evening, which the banker asks about twice"},
                                         {"ChangeOptions", "a ruling on the game itself, with a reason that is typed"},
                                         {"Stocktake", "a count of the whole board, on a page of its own"},
                                         {"CorrectTreasury", "a correction of the books, with its reason"},
                                         {"CorrectUnits", "a correction of the books, with its reason"},
                                         {"CorrectController", "a correction of the books, with its reason"},
                                         {"CorrectWeapon", "a correction of the books, with its reason"},
                                         {"CorrectDebt", "a correction of the books, with its reason"},
                                         {"CorrectWaiting", "a correction of the books, with its reason"},
                                         {"CorrectSeats", "a correction of the books, with its reason"}});
}

TEST_CASE("a form of Axis & Allies that is answered wrongly is answered with its clause", "[axis_allies][forms][rule:P-02]") {
    using namespace axis_allies;
    using G = axis_allies::Game;
    using Clauses = std::vector<std::string>;
    const auto tables = load_tables(core::find_resources() / "axis_allies");
    const auto buying = begun<G>(tables, BeginGame{});
    CHECK(clauses_of_form<G>(buying, "buy", {{"infantry", "2"}}).empty());
    CHECK(clauses_of_form<G>(buying, "buy", {{"infantry", "40"}}) == Clauses{"!P-02"});                       // more than the treasury pays
    CHECK(clauses_of_form<G>(buying, "buy", {}) == Clauses{"-"});                                             // nothing is said
    CHECK(clauses_of_form<G>(buying, "buy", {{"infantry", "2"}, {"to", "nowhere"}}).empty());                 // nothing more is asked
    CHECK_FALSE(G::answered(buying, "move", {{"from", "russia"}, {"infantry", "1"}, {"to", "karelia_ssr"}})); // not in this Action
    CHECK_FALSE(G::answered(buying, "no such form", {}));
    const auto moving =
        begun<G>(tables, BeginGame{.options = {}, .players = {}, .situation = {.power = Power::Germany, .action = Action::CombatMovement}});
    CHECK_FALSE(clauses_of_form<G>(moving, "move", {{"from", "ukraine_ssr"}, {"infantry", "2"}, {"to", "eastern_usa"}}).empty());
    CHECK(clauses_of_form<G>(moving, "move", {{"from", "ukraine_ssr"}, {"infantry", "2"}}) == Clauses{"-"});
    CHECK_FALSE(clauses_of_form<G>(moving, "move", {{"from", "ukraine_ssr"}, {"infantry", "50"}, {"to", "caucasus"}}).empty());
}

TEST_CASE("a form keeps what was filled in as far as it is offered, and what is not offered is answered with its clause",
          "[axis_allies][forms][rule:M-10]") {
    using namespace axis_allies;
    const auto tables = load_tables(core::find_resources() / "axis_allies");
    const auto state = begun<Game>(
        tables, BeginGame{.options = {}, .players = {}, .situation = {.power = Power::Germany, .action = Action::CombatMovement}});
    const auto fields = [&](const FormValues& values) {
        std::map<std::string, FormField> found;
        const auto form = Game::form(state, "move", values);
        REQUIRE(form);
        for (const auto& field : form->fields) {
            found[field.key] = field;
        }
        return found;
    };
    const auto offered = [](const FormField& field, std::string_view id) {
        return std::ranges::find(field.choices, id, &core::FormChoice::id) != field.choices.end();
    };
    CHECK(fields({})["to"].choices.empty()); // nobody goes anywhere before somebody is named
    const auto with_two = fields({{"from", "ukraine_ssr"}, {"infantry", "2"}, {"to", "caucasus"}});
    CHECK(with_two.at("infantry").value == "2");
    CHECK(with_two.at("infantry").most == 3);
    CHECK(offered(with_two.at("to"), "caucasus"));
    CHECK_FALSE(offered(with_two.at("to"), "eastern_usa"));
    CHECK(with_two.at("to").value == "caucasus");
    CHECK_FALSE(fields({{"from", "ukraine_ssr"}, {"infantry", "99"}}).at("infantry").value == "99");
    CHECK(fields({{"from", "caucasus"}, {"infantry", "2"}})["from"].value.empty()); // not Germany's
    const auto far = Game::answered(state, "move", {{"from", "ukraine_ssr"}, {"infantry", "2"}, {"to", "eastern_usa"}});
    REQUIRE(far);
    const auto verdict = Game::decide(state, *far);
    CHECK((core::refused(verdict) || !core::acceptance(verdict).warnings.empty()));
    CHECK_FALSE(Game::answered(state, "move", {{"from", "ukraine_ssr"}, {"infantry", "2"}}));
    CHECK_FALSE(Game::answered(state, "buy", {{"infantry", "2"}})); // not in this action
}

TEST_CASE("a bomber over a complex is not sent before it is said whether it raids or attacks", "[axis_allies][forms][rule:C-140]") {
    using namespace axis_allies;
    const auto tables = load_tables(core::find_resources() / "axis_allies");
    const auto state =
        begun<Game>(tables, BeginGame{.options = {}, .players = {}, .situation = {.power = Power::Uk, .action = Action::CombatMovement}});
    FormValues values{{"from", "united_kingdom"}, {"bomber", "1"}, {"to", "germany"}};
    const auto form = Game::form(state, "move", values);
    REQUIRE(form);
    REQUIRE(form->fields.back().key == "raid");
    CHECK(form->fields.back().value.empty());
    CHECK_FALSE(Game::answered(state, "move", values));
    values["raid"] = "raid";
    CHECK(std::get<MoveUnits>(*Game::answered(state, "move", values)).raid);
    values["raid"] = "attack";
    CHECK_FALSE(std::get<MoveUnits>(*Game::answered(state, "move", values)).raid);
}

} // namespace intendant::test
