// The words of the tables in Italian and French: complete, each its own, and none left in English by oversight.

#include "model/axis_allies/decision.hpp"
#include "model/axis_allies/tables.hpp"
#include "tests/support/catch.hpp"

#include <set>
#include <vector>

using namespace intendant::axis_allies;
using namespace intendant;

namespace {

struct Named {
    std::string english;
    core::Translations translated;
};

const std::shared_ptr<const Tables>& tables() {
    static const auto loaded = load_tables(INTENDANT_SOURCE_DIR "/resources/axis_allies");
    return loaded;
}

std::vector<Named> spaces() {
    std::vector<Named> names;
    for (const auto& space : tables()->spaces) {
        names.push_back({space.name, space.translated_name});
    }
    return names;
}

std::vector<Named> others() {
    std::vector<Named> names;
    for (const auto power : all_powers) {
        names.push_back({tables()->powers[power].name, tables()->powers[power].translated_name});
    }
    for (const auto unit : all_units) {
        names.push_back({tables()->units[unit].name, tables()->units[unit].translated_name});
    }
    for (const auto weapon : all_weapons) {
        names.push_back({tables()->weapon_names[weapon], tables()->translated_weapon_names[weapon]});
    }
    return names;
}

/// `same`: the names that really are the English ones.
void complete(const std::vector<Named>& names, const std::set<std::string>& same) {
    std::set<std::string> found_same;
    for (const auto language : {core::Language::Italian, core::Language::French}) {
        std::set<std::string> seen;
        for (const auto& [english, translated] : names) {
            const auto& word = language == core::Language::Italian ? translated.it : translated.fr;
            INFO(core::code_of(language) << ": " << english << " = " << word);
            CHECK_FALSE(word.empty());
            CHECK(seen.insert(word).second);
            if (word == english) {
                found_same.insert(word);
            }
        }
    }
    CHECK(found_same == same);
}

} // namespace

TEST_CASE("every space has its own name in Italian and French", "[axis_allies][words]") {
    complete(spaces(), {
                           // Italian writes them as English does.
                           "Russia",
                           "Algeria",
                           "India",
                           "Australia",
                           "Persia",
                           "Mongolia",
                           "Venezuela-Colombia",
                           "Borneo-Celebes",
                           "Novosibirsk",
                           // French does.
                           "Gibraltar",
                           "Mozambique",
                           // Both do, and the boards of all three.
                           "Kwangtung",
                           "Sinkiang",
                           "Okinawa",
                           "Alaska",
                           "Afghanistan",
                           "Angola",
                           "Panama",
                           "Rio de Oro",
                       });
}

TEST_CASE("powers, pieces and weapons have names in Italian and French", "[axis_allies][words]") {
    complete(others(), {});
    for (const auto unit : all_units) {
        CHECK_FALSE(tables()->units[unit].translated_plural.it.empty());
        CHECK_FALSE(tables()->units[unit].translated_plural.fr.empty());
    }
}

TEST_CASE("every clause is told in Italian and French as it now stands in English", "[axis_allies][words]") {
    for (const auto& clause : tables()->clauses) {
        INFO(clause.rule.id << ": " << clause.text);
        for (const auto language : {core::Language::Italian, core::Language::French}) {
            const auto& text = core::in(language, clause.text, clause.translated_text);
            const auto& page = core::in(language, clause.page, clause.translated_page);
            CHECK(text != clause.text);
            CHECK_FALSE(page.empty());
            CHECK(text.find('{') == std::string::npos);
            CHECK((clause.page.find("clarification") == std::string::npos || page != clause.page));
        }
    }
}

TEST_CASE("every step of a battle has a name, also by its number", "[axis_allies][words]") {
    for (int number = 0; number <= static_cast<int>(BattleStep::RaidDamage); ++number) {
        const auto step = static_cast<BattleStep>(number);
        CHECK_FALSE(english_name(step).empty());
        CHECK(step_of_number(std::to_string(number)) == step);
        CHECK(english_name(*tables(), "step", std::to_string(number)) == english_name(step));
    }
    CHECK_FALSE(step_of_number("9"));
    CHECK_FALSE(step_of_number(""));
    CHECK_FALSE(step_of_number("12"));
}
