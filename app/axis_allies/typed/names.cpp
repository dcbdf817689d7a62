#include "app/axis_allies/typed/names.hpp"

#include "model/axis_allies/meta.hpp"

#include <array>
#include <string_view>

namespace intendant::typed::aa {

namespace {

struct Other {
    std::string_view id;
    std::vector<std::string> names;
};

void add_others(Nameable& thing, const std::vector<Other>& others) {
    for (const auto& other : others) {
        if (other.id == thing.id) {
            thing.names.insert(thing.names.end(), other.names.begin(), other.names.end());
        }
    }
}

} // namespace

Nameable nameable(const Tables& tables, Power power, core::Language language) {
    const auto& facts = tables.powers[power];
    Nameable thing{std::string{id_of(power)}, {core::in(language, facts.name, facts.translated_name), facts.name}};
    static const std::vector<Other> others{
        {"ussr", {"Russia", "Russie", "Soviets", "Russians"}},
        {"germany", {"Germans"}},
        {"uk", {"Britain", "England", "Gran Bretagna", "Inghilterra", "Grande-Bretagne", "Angleterre", "British"}},
        {"japan", {"Japanese"}},
        {"usa", {"America", "Amérique", "Americans"}},
    };
    add_others(thing, others);
    return thing;
}

Nameable nameable(const Tables& tables, SpaceId space, core::Language language) {
    const auto& facts = tables[space];
    Nameable thing{facts.id, {core::in(language, facts.name, facts.translated_name)}};
    for (const auto each : core::all_languages) {
        thing.names.push_back(core::in(each, facts.name, facts.translated_name));
    }
    if (!facts.other_name.empty()) {
        thing.names.push_back(facts.other_name);
    }
    static const std::vector<Other> others{{"united_kingdom", {"UK", "Britain"}},
                                           {"karelia_ssr", {"Karelia", "Carelia", "Karélie", "Carélie"}}};
    add_others(thing, others);
    return thing;
}

Nameable nameable(const Tables& tables, Unit unit, core::Language language) {
    const auto& facts = tables.units[unit];
    Nameable thing{std::string{id_of(unit)},
                   {core::in(language, facts.name, facts.translated_name), core::in(language, facts.plural, facts.translated_plural),
                    facts.name, facts.plural}};
    static const std::vector<Other> others{
        {"armor", {"tank", "tanks", "carro", "carri", "char", "chars"}},
        {"aa_gun", {"gun", "guns"}},
    };
    add_others(thing, others);
    return thing;
}

} // namespace intendant::typed::aa
