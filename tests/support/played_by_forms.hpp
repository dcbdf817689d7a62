#pragma once

#include "model/core/form.hpp"
#include "model/core/verdict.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/chance.hpp"

#include <algorithm>
#include <iostream>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// Games that answer nothing but their forms: whatever a form offers makes a command that can be booked.
namespace intendant::test {

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
            if (field.key == "all_the_same") { // the table rules seldom
                constexpr int seldom = 25;
                values[field.key] = chance.one_in(seldom) ? "1" : "0";
            } else if (field.kind == Count) {
                constexpr int a_few = 3;
                const bool proposed = as_proposed && (field.value != "0" || (!field.listed && (form.id == "losses" || form.id == "place")));
                values[field.key] =
                    proposed ? field.value : std::to_string(chance.one_in(2) ? 0 : chance.up_to(std::min(field.most, a_few)));
            } else if (field.kind == Choice && field.key.starts_with("also_") && !chance.one_in(4)) {
                values[field.key] = ""; // nobody else is there
            } else if (field.kind == Choice && !field.choices.empty()) {
                values[field.key] = chance.one_of(field.choices).id;
            } else if (field.kind == Choice) {
                done.erase(field.key); // something before it is still to be chosen
                continue;
            } else if (field.kind == Dice) {
                std::string faces;
                const int dice = form.id == "develop" ? 1 : std::min(field.most, 8);
                for (int i = 0; i < dice; ++i) {
                    const int lowest = core::lowest_face(field.die);
                    faces += static_cast<char>('0' + lowest + chance.up_to(core::highest_face(field.die) - lowest));
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
    std::map<std::string, int> broken{}; ///< form and clause
    std::set<std::size_t> commands{};    ///< that could be booked, by their place among the alternatives
};

/// `may_refuse`: forms in which more can be typed than there is, of money, hits or room; `lawful`: those that offer nothing against a rule.
/// Gives the state in which it ends.
template <class G>
typename G::State play(std::uint64_t seed, typename G::State state, int steps, const std::set<std::string>& may_refuse,
                       const std::set<std::string>& lawful, Came& came) {
    fuzz::Chance chance(seed);
    for (int step = 0; step < steps; ++step) {
        auto forms = G::seat_page(state).forms;
        if (forms.empty()) {
            break;
        }
        // A phase goes on once in a while, so that a game sees all of them.
        constexpr int stays = 8;
        auto form = chance.one_in(stays) ? forms.back() : chance.one_of(forms);
        if (form.fields.empty() && forms.size() > 1 && !chance.one_in(stays)) {
            continue;
        }
        constexpr int seldom = 40; // supply that is destroyed ends a game, and a throw that does not count leads nowhere
        if ((form.id == "destroy" || form.id == "void") && !chance.one_in(seldom)) {
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
            if (warning.kind == core::WarningKind::BreaksRule) {
                ++came.broken[form.id + " " + warning.rule.id];
            }
        }
        came.warned += warnings.empty() ? 0 : 1;
        ++came.booked;
        ++came.of_form[form.id];
        came.commands.insert(command->index());
        for (const auto& event : events) {
            state = G::apply(std::move(state), event);
        }
    }
    return state;
}

/// In this position the form offers these values and makes a command of that kind of them, which can be booked.
template <class Made, class G> void makes(const typename G::State& state, std::string_view form, const FormValues& values, Came& came) {
    INFO("form " << form);
    const auto asked = G::form(state, form, values);
    REQUIRE(asked);
    for (const auto& field : asked->fields) {
        const auto value = values.find(field.key);
        INFO(field.key);
        CHECK((value == values.end() || field.value == value->second));
    }
    const auto command = G::answered(state, form, values);
    REQUIRE(command);
    CHECK(std::holds_alternative<Made>(*command));
    const auto verdict = G::decide(state, *command);
    INFO((core::refused(verdict) ? G::to_english(*state.tables, core::refusal(verdict).why) : std::string{}));
    REQUIRE_FALSE(core::refused(verdict));
    came.commands.insert(command->index());
}

/// A command that the banker enters by himself, and why no form asks for it.
struct BankersOwn {
    std::string name;
    std::string why;
};

/// The name of a type without its namespaces.
template <class T> std::string type_name() {
    std::string_view text = __PRETTY_FUNCTION__; // "... [with T = a::b::Name; ...]"
    text = text.substr(text.find("T = ") + 4);
    text = text.substr(0, text.find_first_of(";]"));
    return std::string{text.substr(text.rfind(':') == std::string_view::npos ? 0 : text.rfind(':') + 1)};
}

template <class Variant, std::size_t... At> std::vector<std::string> names_of(std::index_sequence<At...>) {
    return {type_name<std::variant_alternative_t<At, Variant>>()...};
}

/// Each command of the game has been made by a form, or is the banker's own; and none is both. Whoever adds a command gives it a form.
template <class G> void every_command_has_its_form(const Came& came, const std::vector<BankersOwn>& bankers) {
    using Command = typename G::Command;
    const auto names = names_of<Command>(std::make_index_sequence<std::variant_size_v<Command>>{});
    for (std::size_t at = 0; at < names.size(); ++at) {
        const bool of_banker = std::ranges::find(bankers, names[at], &BankersOwn::name) != bankers.end();
        INFO(names[at] << (of_banker ? " is said to be the banker's own" : " has been made by no form"));
        CHECK(came.commands.contains(at) != of_banker);
    }
    for (const auto& each : bankers) {
        INFO(each.name);
        CHECK(std::ranges::find(names, each.name) != names.end());
        CHECK(each.why.size() > 20);
    }
}

/// The clause with which a command is refused, with a sign of exclamation, or those that speak against it.
template <class G> std::vector<std::string> clauses_against(const typename G::State& state, const typename G::Command& command) {
    const auto verdict = G::decide(state, command);
    if (core::refused(verdict)) {
        CHECK_FALSE(G::to_english(*state.tables, core::refusal(verdict).why).empty());
        return {"!" + core::refusal(verdict).rule.id};
    }
    std::vector<std::string> clauses;
    for (const auto& warning : core::acceptance(verdict).warnings) {
        CHECK_FALSE(G::to_english(*state.tables, warning.why).empty());
        clauses.push_back(warning.rule.id);
    }
    return clauses;
}

/// The same of what a form makes of these values, whoever typed them.
template <class G>
std::vector<std::string> clauses_of_form(const typename G::State& state, std::string_view form, const FormValues& values) {
    const auto command = G::answered(state, form, values);
    return command ? clauses_against<G>(state, *command) : std::vector<std::string>{"-"};
}

inline void tell(const char* game, const Came& came) {
    std::cout << game << " by its forms: " << came.booked << " booked, " << came.warned << " of them against a word, " << came.refused
              << " refused, " << came.nothing << " that say nothing; ";
    for (const auto& [form, count] : came.of_form) {
        std::cout << form << ' ' << count << ' ';
    }
    for (const auto& [form, count] : came.refused_form) {
        std::cout << "refused: " << form << ' ' << count << ' ';
    }
    for (const auto& [clause, count] : came.broken) {
        std::cout << "against: " << clause << ' ' << count << ' ';
    }
    std::cout << '\n';
}

/// The state after these books have begun.
template <class G> typename G::State begun(std::shared_ptr<const typename G::Tables> tables, const typename G::Command& begin) {
    auto state = G::empty(std::move(tables));
    const auto verdict = G::decide(state, begin);
    REQUIRE_FALSE(core::refused(verdict));
    for (const auto& event : core::acceptance(verdict).events) {
        state = G::apply(std::move(state), event);
    }
    return state;
}

} // namespace intendant::test
