#include "app/typed/form_line.hpp"

#include "app/typed/form_filler.hpp"

#include <algorithm>

namespace intendant::typed {

namespace {

constexpr std::size_t most_named = 3;

const FormVerb* verb_in(const FormGame& game, const Parts& parts) {
    return parts.verb && !act_of_verb(*parts.verb) ? &game.verbs[static_cast<std::size_t>(*parts.verb)] : nullptr;
}

FormLine complain(std::string sentence) { return {.act = {}, .form = {}, .values = {}, .complaint = std::move(sentence)}; }

/// Those verbs whose words are most like what was typed, each with its example.
std::vector<Verb> nearest_verbs(const std::vector<Verb>& verbs, const std::string& typed) {
    std::vector<Nameable> words;
    for (const auto& verb : verbs) {
        words.push_back({std::to_string(verb.verb), verb.words});
    }
    std::vector<Verb> found;
    for (const auto place : nearest(words, typed, most_named)) {
        found.push_back(verbs[place]);
    }
    return found;
}

/// Whoever is named before the verb may fill the form in.
bool names_a_seat(const FormGame& game, const core::Form& form, const std::string& who) {
    const auto sides = game.things("seat");
    const auto found = meant(sides, who);
    return found && std::ranges::find(form.seats, sides[*found].id) != form.seats.end();
}

} // namespace

std::vector<Verb> form_verbs(const Tongue& tongue, std::span<const FormVerb> verbs) {
    std::vector<Verb> result;
    for (const auto& verb : verbs) {
        result.push_back(verb_of(tongue, static_cast<int>(result.size()), verb.words, verb.example));
    }
    const auto shared = verbs_of_every_desk(tongue);
    result.insert(result.end(), shared.begin(), shared.end());
    return result;
}

FormLine read_form_line(const std::string& line, const Tongue& tongue, const FormGame& game) {
    const auto verbs = form_verbs(tongue, game.verbs);
    const auto parts = parts_of(line, verbs);
    if (!parts.verb) {
        const auto words = words_of(line);
        return complain(known_verbs(tongue, nearest_verbs(verbs, words.empty() ? std::string{} : words.front())));
    }
    const auto* const verb = verb_in(game, parts);
    if (verb == nullptr) {
        const auto more = parts.who.empty() ? joined(parts.rest) : parts.who;
        return more.empty() ? FormLine{.act = act_of_verb(*parts.verb), .form = {}, .values = {}, .complaint = {}}
                            : complain(surplus(tongue, verbs, *parts.verb, more));
    }
    FormFiller filler(tongue, game, *verb);
    if (!filler.begin()) {
        return complain(
            tongue.say({INTENDANT_TR("Nothing of this kind can be entered now: {example}"), {{"example", tongue.say(verb->example)}}}));
    }
    if (!parts.who.empty() && !names_a_seat(game, filler.form(), parts.who)) {
        return complain(surplus(tongue, verbs, *parts.verb, parts.who));
    }
    filler.fill(parts.rest);
    if (!filler.complaint().empty()) {
        return complain(filler.complaint());
    }
    if (const auto left = filler.left(); !left.empty() || !filler.empty_part().empty()) {
        const auto doubt = left.empty() ? std::string{} : filler.doubt();
        return complain(doubt.empty() ? surplus(tongue, verbs, *parts.verb, left.empty() ? filler.empty_part() : joined(left)) : doubt);
    }
    return {.act = {}, .form = filler.id(), .values = filler.values(), .complaint = {}};
}

std::string still_missing(const Tongue& tongue, const FormGame& game, const FormLine& said) {
    const auto form = game.form(said.form, said.values);
    std::string text;
    for (const auto& field : form ? form->fields : std::vector<core::FormField>{}) {
        const bool choice = field.kind == core::FormField::Kind::Choice && !field.choices.empty();
        if (!field.value.empty() || !(choice || field.kind == core::FormField::Kind::Dice)) {
            continue;
        }
        text = tongue.say({INTENDANT_TR("Still to be said: {what}"), {{"what", core::words(game.say(field.label))}}});
        for (std::size_t i = 0; i < std::min(most_named, field.choices.size()); ++i) {
            text += (i == 0 ? ": " : ", ") + game.say(field.choices[i].name);
        }
        text += field.choices.size() > most_named ? ", \xe2\x80\xa6" : "";
        break;
    }
    for (const auto& sum : form ? form->sums : std::vector<core::Message>{}) {
        text += (text.empty() ? "" : "\n") + game.say(sum);
    }
    return text.empty() ? tongue.say(INTENDANT_TR("Something is still missing, or it is not asked for now.")) : text;
}

std::vector<std::string> form_completions(const std::string& line, const Tongue& tongue, const FormGame& game) {
    std::vector<std::string> lines;
    const auto verbs = form_verbs(tongue, game.verbs);
    const auto parts = parts_of(line, verbs);
    const auto* const verb = verb_in(game, parts);
    if (verb == nullptr) {
        if (line.find(' ') == std::string::npos) {
            offer_verbs(lines, line, verbs);
        }
        return lines;
    }
    const bool ended = line.ends_with(' ');
    constexpr std::size_t most_begun = 2; // words of a name
    for (std::size_t begun = ended ? 0 : 1; begun <= std::min(most_begun, parts.rest.size()) && lines.empty(); ++begun) {
        FormFiller filler(tongue, game, *verb);
        if (!filler.begin()) {
            return lines;
        }
        const auto size = parts.rest.size() - begun;
        filler.fill(part(parts.rest, 0, size));
        const auto typed = joined(parts.rest, size, parts.rest.size());
        if (filler.left().empty() && filler.complaint().empty() && line.ends_with(typed)) {
            offer_names(lines, line, typed, filler.next());
        }
    }
    return lines;
}

} // namespace intendant::typed
