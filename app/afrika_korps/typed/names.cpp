#include "app/afrika_korps/typed/names.hpp"

#include "model/afrika_korps/game.hpp"
#include "model/afrika_korps/meta.hpp"

namespace intendant::typed::ak {

namespace {

/// What stands after the last space of a counter's name: its number.
std::string with_number(std::string sentence, const std::string& name) {
    constexpr std::string_view here = "%s";
    const auto place = sentence.find(here);
    return place == std::string::npos ? sentence : sentence.replace(place, here.size(), name.substr(name.rfind(' ') + 1));
}

std::string word(const Counter& facts, const Tongue& tongue) {
    if (facts.type == UnitType::CapturedSupply) {
        return with_number(tongue.say(INTENDANT_TR("Captured supply %s")), facts.name);
    }
    return facts.type == UnitType::Supply ? with_number(tongue.say(INTENDANT_TR("Supply %s")), facts.name) : tongue.say(facts.name);
}

} // namespace

Nameable nameable(const Tables& tables, CounterId counter, const Tongue& tongue) {
    const auto& facts = tables[counter];
    const auto name = word(facts, tongue);
    Nameable thing{facts.id, {name, facts.name}};
    if (facts.combat_unit()) {
        thing.names.push_back(name + " " + std::to_string(facts.attack) + "-" + std::to_string(facts.defence) + "-" +
                              std::to_string(facts.movement));
    }
    return thing;
}

Nameable nameable(const Tables& tables, HexId hex, const Tongue& tongue) {
    const auto& facts = tables[hex];
    auto name = facts.name.empty() ? std::string{} : tongue.say(facts.name);
    for (const auto place : {KeyPlace::Bengasi, KeyPlace::Tobruch}) {
        if (tables.hex_of(place) == hex) {
            name = tongue.say(english_name(tables, "place", id_of(place)));
        }
    }
    Nameable thing{facts.id, {facts.id + (name.empty() ? "" : " ") + name}};
    if (!facts.name.empty()) {
        thing.names.push_back(name);
        thing.names.push_back(facts.name);
    }
    return thing;
}

} // namespace intendant::typed::ak
