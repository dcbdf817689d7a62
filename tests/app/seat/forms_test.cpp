// Whole games that answer nothing but their forms: whatever a form offers makes a command that can be booked.

#include "model/afrika_korps/meta.hpp"
#include "model/axis_allies/meta.hpp"
#include "model/core/resources.hpp"
#include "model/risiko/meta.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/chance.hpp"

#include <algorithm>
#include <iostream>
#include <map>
#include <memory>
#include <set>
#include <string>

namespace intendant::test {
namespace {

using core::Form;
using core::FormField;
using core::FormValues;

/// What a player at a phone puts in: one field after the other, of what is offered, and what follows is offered anew.
template <class G> FormValues fill(fuzz::Chance& chance, const typename G::State& state, Form& form) {
    FormValues values;
    std::set<std::string> done;
    const bool as_proposed = !chance.one_in(4);
    for (bool more = true; more;) {
        more = false;
        for (const auto& field : form.fields) {
            if (!done.insert(field.key).second) {
                continue;
            }
            using enum FormField::Kind;
            if (field.kind == Count) {
                constexpr int a_few = 3;
                const bool proposed = as_proposed && (field.value != "0" || form.id == "losses" || form.id == "place");
                values[field.key] =
                    proposed ? field.value : std::to_string(chance.one_in(2) ? 0 : chance.up_to(std::min(field.most, a_few)));
            } else if (field.kind == Choice && !field.choices.empty()) {
                values[field.key] = chance.one_of(field.choices).id;
            } else if (field.kind == Choice) {
                done.erase(field.key); // something before it is still to be chosen
                continue;
            } else if (field.kind == Dice) {
                std::string faces;
                const int dice = form.id == "develop" ? 1 : std::min(field.most, 8);
                for (int i = 0; i < dice; ++i) {
                    faces += static_cast<char>('1' + chance.up_to(5));
                }
                values[field.key] = faces;
            }
            if (field.leads) {
                const auto next = G::form(state, form.id, values);
                REQUIRE(next);
                form = *next;
                more = true;
                break;
            }
        }
    }
    return values;
}

struct Came {
    int booked{0};
    int warned{0};
    int refused{0};
    int nothing{0}; ///< values that make no command: nobody moves
    std::map<std::string, int> of_form{};
    std::map<std::string, int> refused_form{};
    std::set<std::size_t> commands{};
};

/// `may_refuse`: forms in which more can be typed than there is, of money, hits or room; `lawful`: those that offer nothing against a rule.
template <class G>
void play(std::uint64_t seed, typename G::State state, int steps, const std::set<std::string>& may_refuse,
          const std::set<std::string>& lawful, Came& came) {
    fuzz::Chance chance(seed);
    for (int step = 0; step < steps; ++step) {
        auto forms = G::seat_page(state).forms;
        if (forms.empty()) {
            return;
        }
        // A phase goes on once in a while, so that a game sees all of them.
        constexpr int stays = 8;
        auto form = chance.one_in(stays) ? forms.back() : chance.one_of(forms);
        if (form.fields.empty() && forms.size() > 1 && !chance.one_in(stays)) {
            continue;
        }
        const auto values = fill<G>(chance, state, form);
        const auto command = G::answered(state, form.id, values);
        INFO("seed " << seed << ", step " << step << ", form " << form.id);
        for (const auto& field : form.fields) {
            const auto filled = values.find(field.key);
            UNSCOPED_INFO(field.key << " = " << (filled == values.end() ? "-" : filled->second));
        }
        if (!command) {
            ++came.nothing;
            continue;
        }
        const auto verdict = G::decide(state, *command);
        if (core::refused(verdict)) {
            INFO(G::to_english(*state.tables, core::refusal(verdict).why));
            REQUIRE(may_refuse.contains(form.id));
            ++came.refused;
            ++came.refused_form[form.id];
            continue;
        }
        const auto& [events, warnings] = core::acceptance(verdict);
        for (const auto& warning : warnings) {
            INFO(warning.rule.id << ": " << G::to_english(*state.tables, warning.why));
            REQUIRE((!lawful.contains(form.id) || warning.kind != core::WarningKind::BreaksRule));
        }
        came.warned += warnings.empty() ? 0 : 1;
        ++came.booked;
        ++came.of_form[form.id];
        came.commands.insert(command->index());
        for (const auto& event : events) {
            state = G::apply(std::move(state), event);
        }
    }
}

void tell(const char* game, const Came& came) {
    std::cout << game << " by its forms: " << came.booked << " booked, " << came.warned << " of them against a word, " << came.refused
              << " refused, " << came.nothing << " that say nothing; ";
    for (const auto& [form, count] : came.of_form) {
        std::cout << form << ' ' << count << ' ';
    }
    for (const auto& [form, count] : came.refused_form) {
        std::cout << "refused: " << form << ' ' << count << ' ';
    }
    std::cout << '\n';
}

template <class G> typename G::State begun(std::shared_ptr<const typename G::Tables> tables, const typename G::Command& begin) {
    auto state = G::empty(std::move(tables));
    const auto verdict = G::decide(state, begin);
    REQUIRE_FALSE(core::refused(verdict));
    for (const auto& event : core::acceptance(verdict).events) {
        state = G::apply(std::move(state), event);
    }
    return state;
}

} // namespace

TEST_CASE("what the forms of Axis & Allies offer can be booked, and moves that they offer break no rule", "[seat][axis_allies][forms]") {
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
}

TEST_CASE("what the forms of RisiKo! offer can be booked", "[seat][risiko][forms]") {
    using namespace risiko;
    const auto tables = load_tables(core::find_resources() / "risiko");
    Came came;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Situation situation{.round = 6, .player = Colour::Red};
        fuzz::Chance chance(seed);
        for (std::uint8_t i = 0; i < tables->territories.size(); ++i) {
            situation.holdings.push_back({TerritoryId{i},
                                          std::array{Colour::Red, Colour::Blue, Colour::Green}[static_cast<std::size_t>(chance.up_to(2))],
                                          1 + chance.up_to(4)});
        }
        situation.hands = {{Colour::Red, 5}, {Colour::Blue, 4}, {Colour::Green, 6}};
        const BeginGame begin{
            .options = {}, .players = {{"Anna", Colour::Red}, {"Bruno", Colour::Blue}, {"Carla", Colour::Green}}, .situation = situation};
        play<Game>(seed, begun<Game>(tables, begin), 500, {"set"}, {"move"}, came);
    }
    tell("RisiKo!", came);
    CHECK(came.booked > 500);
    for (const auto* const form : {"place", "attack", "dice", "follow", "move", "end_combat", "end_turn"}) {
        CHECK(came.of_form[form] > 0);
    }
}

TEST_CASE("what the forms of Afrika Korps offer can be booked", "[seat][afrika_korps][forms]") {
    const auto tables = afrika_korps::load_tables(core::find_resources() / "afrika_korps");
    Came came;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        play<afrika_korps::Game>(seed, begun<afrika_korps::Game>(tables, afrika_korps::BeginGame{}), 400,
                                 {"enter", "pay", "retreat", "advance", "attack"}, {"move"}, came);
    }
    tell("Afrika Korps", came);
    CHECK(came.booked > 400);
    for (const auto* const form : {"supply", "move", "attack", "end"}) {
        CHECK(came.of_form[form] > 0);
    }
}

TEST_CASE("a form keeps what was filled in as far as it is offered, and what is not offered is answered with its clause", "[seat][forms]") {
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

TEST_CASE("a bomber over a complex is not sent before it is said whether it raids or attacks", "[seat][axis_allies][forms][rule:C-140]") {
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
