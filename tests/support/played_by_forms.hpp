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
            if (field.kind == Count) {
                constexpr int a_few = 3;
                const bool proposed = as_proposed && (field.value != "0" || (!field.listed && (form.id == "losses" || form.id == "place")));
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
        for (const auto& event : events) {
            state = G::apply(std::move(state), event);
        }
    }
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
