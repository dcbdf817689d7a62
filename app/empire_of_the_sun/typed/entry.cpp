#include "app/empire_of_the_sun/typed/entry.hpp"

#include "app/empire_of_the_sun/typed/names.hpp"
#include "app/empire_of_the_sun/typed/verbs.hpp"
#include "app/typed/form_line.hpp"
#include "model/empire_of_the_sun/forms.hpp"
#include "model/empire_of_the_sun/map.hpp"

#include <map>
#include <memory>
#include <utility>

namespace intendant::typed::es {

namespace {

/// Forms as they were asked for: reach and activation are not asked for twice while a line is read.
using Known = std::map<std::pair<std::string, core::FormValues>, std::optional<core::Form>>;

FormGame game_of(const State& state, const Tongue& tongue) {
    const auto& tables = *state.tables;
    return {.verbs = form_verbs(),
            .choice_words = choice_words(),
            .form =
                [&state, known = std::make_shared<Known>()](const std::string& id, const core::FormValues& values) {
                    const auto [found, fresh] = known->try_emplace({id, values});
                    if (fresh) {
                        found->second = form(state, id, values);
                    }
                    return found->second;
                },
            .things = [&tables, &tongue](const std::string& kind) { return things(tables, tongue, kind); },
            .id_of = [&tables](const std::string& kind, const std::string& word) -> std::optional<std::string> {
                const auto hex = kind == "hex" ? tables.find_hex(word) : std::nullopt;
                return hex ? std::optional{tables.map->label(*hex)} : std::nullopt;
            },
            // `move cv_akagi 2909 3010`: from where it stands.
            .said_already =
                [&state](const core::FormValues& values, const std::string& word) {
                    const auto unit = state.tables->find_unit(core::text_in(values, "unit"));
                    return unit && state[*unit].on_map() && state.tables->find_hex(word) == state[*unit].place.hex;
                },
            .say = [&tables, &tongue](const core::Message& message) { return said(tables, tongue, message); }};
}

} // namespace

std::vector<Verb> verbs(const Tongue& tongue) { return typed::form_verbs(tongue, form_verbs()); }

Meaning<Command> read_entry(const std::string& line, const State& state, const Tongue& tongue) {
    return form_meaning<Command>(line, tongue, game_of(state, tongue),
                                 [&state](const std::string& id, const core::FormValues& values) { return answered(state, id, values); });
}

std::vector<std::string> completions_of(const std::string& line, const State& state, const Tongue& tongue) {
    return form_completions(line, tongue, game_of(state, tongue));
}

} // namespace intendant::typed::es
