#include "app/typed/form_filler.hpp"

#include <algorithm>

namespace intendant::typed {

namespace {

using Takes = Slot::Takes;

const core::FormField* field_of(const core::Form& form, std::string_view key) {
    const auto found = std::ranges::find(form.fields, key, &core::FormField::key);
    return found == form.fields.end() ? nullptr : &*found;
}

bool is_number(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, [](char each) { return each >= '0' && each <= '9'; });
}

bool of_several(const Slot& slot) { return slot.takes != Takes::Choice && slot.takes != Takes::Dice && slot.takes != Takes::Tick; }

} // namespace

bool FormFiller::begin() {
    m_values = m_verb.says;
    for (const auto& id : m_verb.forms) {
        if ((m_form = m_game.form(id, m_values))) {
            m_id = id;
            return true;
        }
    }
    return false;
}

void FormFiller::fill(const Words& words) {
    cut(words);
    constexpr int most_steps = 200;
    for (int steps = 0; steps < most_steps && m_complaint.empty() && (step(Known::Offered) || step(Known::All)); ++steps) {
    }
}

Words FormFiller::left() const {
    Words words;
    for (const auto& piece : m_pieces) {
        words.insert(words.end(), piece.words.begin(), piece.words.end());
    }
    return words;
}

std::string FormFiller::doubt() const {
    if (!m_several.empty()) {
        return m_names.may_mean(m_several_typed, m_several);
    }
    for (const auto& piece : m_pieces) { // a part for which the form has nothing to choose says why
        const auto* const field = piece.slot != nullptr && !piece.taken ? field_of(*m_form, piece.slot->keys.front()) : nullptr;
        if (field != nullptr && field->kind == core::FormField::Kind::Choice && field->choices.empty() && !m_form->sums.empty()) {
            return m_game.say(m_form->sums.front());
        }
    }
    for (const auto& slot : m_verb.slots) {
        const auto open = open_things(slot);
        if (!slot.opened() && !open.empty()) {
            const auto piece = std::ranges::find_if(m_pieces, [](const Piece& each) { return !each.words.empty(); });
            return m_names.no_such(joined(piece == m_pieces.end() ? Words{} : piece->words), label_of(slot), open);
        }
    }
    return {};
}

std::vector<Nameable> FormFiller::next() const {
    const auto* const opened = m_pieces.back().taken ? nullptr : m_pieces.back().slot;
    for (const auto& slot : m_verb.slots) {
        if (opened != nullptr ? &slot == opened : !slot.opened()) {
            if (auto open = open_things(slot); !open.empty()) {
                return open;
            }
        }
    }
    return {};
}

bool FormFiller::opens(const Slot& slot, const std::string& word) const {
    return (slot.link && is(m_tongue, *slot.link, word)) ||
           (slot.opens != nullptr && means(words_of(m_tongue.say(slot.opens) + " " + slot.opens), word));
}

/// Into parts, at the words that open one.
void FormFiller::cut(const Words& words) {
    m_pieces = {{nullptr, {}}};
    std::string opened;
    for (const auto& word : words) {
        const auto slot = std::ranges::find_if(m_verb.slots, [&](const Slot& each) { return each.opened() && opens(each, word); });
        if (slot == m_verb.slots.end()) {
            m_pieces.back().words.push_back(word);
            continue;
        }
        end_part(opened);
        m_pieces.push_back({&*slot, {}});
        opened = word;
    }
    end_part(opened);
}

void FormFiller::end_part(const std::string& opened) {
    const auto& last = m_pieces.back();
    if (last.slot != nullptr && last.words.empty() && last.slot->takes != Takes::Tick && m_empty.empty()) {
        m_empty = opened;
    }
}

/// Fills in the first part that can be; false: none can.
bool FormFiller::step(Known known) {
    for (const auto& slot : m_verb.slots) {
        for (auto& piece : m_pieces) {
            const bool mine = slot.opened() ? piece.slot == &slot : piece.slot == nullptr || piece.taken;
            if (!mine || (piece.words.empty() && slot.takes != Takes::Tick) || !take(slot, piece.words, known)) {
                continue;
            }
            piece.taken = true;
            for (const auto& [key, value] : slot.says) {
                m_values[key] = value;
            }
            if (slot.takes == Takes::Choice || !slot.says.empty()) { // what else is there follows from a choice
                m_form = m_game.form(m_id, m_values).value_or(*m_form);
            }
            return true;
        }
    }
    return false;
}

bool FormFiller::take(const Slot& slot, Words& words, Known known) {
    switch (slot.takes) {
    case Takes::Choice:
        return std::ranges::any_of(slot.keys, [&](const std::string& key) { return take_choice(slot, key, words, known); });
    case Takes::Each:
    case Takes::Without:
        return take_each(slot, words, known);
    case Takes::Dice:
        return take_dice(slot, words);
    case Takes::EachDie:
    case Takes::EachCount:
        return take_numbered(slot, words, known);
    case Takes::Tick:
        break;
    }
    return m_values.emplace(slot.keys.front(), "1").second;
}

bool FormFiller::take_choice(const Slot& slot, const std::string& key, Words& words, Known known) {
    const auto* const field = field_of(*m_form, key);
    if (field != nullptr && pass_over(words)) {
        return true;
    }
    if (field == nullptr || m_values.contains(key)) {
        return false;
    }
    if (known == Known::Offered && field->choices.empty()) {
        return deduce(slot, key, words);
    }
    if (known == Known::All && !may_follow(slot, *field)) {
        return false;
    }
    const auto named = known == Known::Offered ? name(m_names.offered(*field, slot.kind), words) : any_name(key, slot.kind, words);
    if (!named) {
        return false;
    }
    m_values[key] = *named;
    return true;
}

/// What the field follows from is said, so that whatever there is may be named.
bool FormFiller::may_follow(const Slot& slot, const core::FormField& field) const {
    for (const auto& before : m_form->fields) {
        if (&before == &field) {
            break;
        }
        const bool open = before.kind == core::FormField::Kind::Choice && before.value.empty() && !before.choices.empty();
        if (open && !m_values.contains(before.key) && before.key != slot.follows) {
            return false;
        }
    }
    return !slot.kind.empty() || !field.choices.empty();
}

/// The field before it from which its choices follow was left out: the first of that one's choices with which the words mean something.
bool FormFiller::deduce(const Slot& slot, const std::string& key, Words& words) {
    const auto* const before = field_of(*m_form, slot.follows);
    for (const auto& choice : before != nullptr && before->value.empty() ? before->choices : std::vector<core::FormChoice>{}) {
        auto values = m_values;
        values[slot.follows] = choice.id;
        const auto form = m_game.form(m_id, values);
        const auto* const field = form ? field_of(*form, key) : nullptr;
        if (const auto named = field != nullptr ? name(m_names.offered(*field, slot.kind), words) : std::nullopt) {
            values[key] = *named;
            m_values = std::move(values);
            return true;
        }
    }
    return false;
}

/// What the values say already.
bool FormFiller::pass_over(Words& words) {
    const bool known = m_game.said_already && m_game.said_already(m_values, words.front());
    if (known) {
        words.erase(words.begin());
    }
    return known;
}

/// The things that a mark of several fields means: those that the form has, else those that another field offers.
std::vector<Nameable> FormFiller::marked(const Slot& slot) const {
    const auto& mark = slot.keys.front();
    std::vector<std::string> ids;
    for (const auto& field : m_form->fields) {
        if (field.key.starts_with(mark)) {
            ids.push_back(field.key.substr(mark.size()));
        }
    }
    if (const auto* const others = ids.empty() && !slot.among.empty() ? field_of(*m_form, slot.among) : nullptr) {
        for (const auto& choice : others->choices) {
            ids.push_back(choice.id);
        }
    }
    return m_names.of_ids(slot.kind, ids);
}

bool FormFiller::take_each(const Slot& slot, Words& words, Known known) {
    auto rest = words;
    if (rest.size() > 1 && is(m_tongue, Link::And, rest.front())) {
        rest.erase(rest.begin());
    }
    const auto named = known == Known::Offered ? name(marked(slot), rest) : any_name({}, slot.kind, rest);
    if (!named) {
        return false;
    }
    words = std::move(rest);
    if (!m_values.emplace(slot.keys.front() + *named, slot.takes == Takes::Each ? "1" : "0").second) {
        m_complaint = named_twice(m_tongue, m_names.word(slot.kind, *named));
    }
    return true;
}

bool FormFiller::take_dice(const Slot& slot, Words& words) {
    std::vector<std::string> open;
    for (const auto& key : slot.keys) {
        if (field_of(*m_form, key) != nullptr && !m_values.contains(key)) {
            open.push_back(key);
        }
    }
    const auto faces = words.front();
    if (open.empty() || !is_number(faces) || faces.size() > open.size()) {
        return false;
    }
    for (std::size_t i = 0; i < faces.size(); ++i) {
        m_values[open[i]] = faces.substr(i, 1);
    }
    words.erase(words.begin());
    return true;
}

bool FormFiller::take_numbered(const Slot& slot, Words& words, Known known) {
    auto rest = words;
    const auto named = known == Known::Offered ? name(marked(slot), rest) : any_name({}, slot.kind, rest);
    if (!named || rest.empty() || !is_number(rest.front()) || rest.front().size() > 1) {
        return false;
    }
    if (!m_values.emplace(slot.keys.front() + *named, rest.front()).second) {
        m_complaint = named_twice(m_tongue, m_names.word(slot.kind, *named));
    }
    rest.erase(rest.begin());
    words = std::move(rest);
    return true;
}

/// The longest name at the front of the words, which is taken away.
std::optional<std::string> FormFiller::name(const std::vector<Nameable>& things, Words& words) {
    if (begun_by(things, words.front()).empty()) {
        return std::nullopt;
    }
    constexpr std::size_t longest = 6;
    for (auto end = std::min(words.size(), longest); end > 0; --end) {
        const auto text = joined(words, 0, end);
        const auto found = begun_by(things, text);
        if (found.size() == 1) {
            words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(end));
            m_several.clear();
            return things[found.front()].id;
        }
        if (found.size() > 1) {
            m_several.clear();
            for (const auto place : found) {
                m_several.push_back(things[place]);
            }
            m_several_typed = text;
            return std::nullopt;
        }
    }
    return std::nullopt;
}

/// Whatever there is of that kind: it is answered with its clause where it is not offered.
std::optional<std::string> FormFiller::any_name(const std::string& key, const std::string& kind, Words& words) {
    if (const auto by_itself = m_game.id_of && !kind.empty() ? m_game.id_of(kind, words.front()) : std::nullopt) {
        words.erase(words.begin());
        return by_itself;
    }
    return name(m_names.all(key, kind), words);
}

std::vector<Nameable> FormFiller::open_things(const Slot& slot) const {
    if (of_several(slot)) {
        auto open = marked(slot);
        std::erase_if(open, [&](const Nameable& each) { return m_values.contains(slot.keys.front() + each.id); });
        return open;
    }
    for (const auto& key : slot.takes == Takes::Choice ? slot.keys : std::vector<std::string>{}) {
        if (const auto* const field = field_of(*m_form, key); field != nullptr && !m_values.contains(key)) {
            return m_names.offered(*field, slot.kind);
        }
    }
    return {};
}

/// What its names are.
std::string FormFiller::label_of(const Slot& slot) const {
    for (const auto* const kind : {INTENDANT_TR("unit"), INTENDANT_TR("hex"), INTENDANT_TR("card")}) {
        if (slot.kind == kind) {
            return m_tongue.say(kind);
        }
    }
    const auto* const field = field_of(*m_form, slot.keys.front());
    return field == nullptr ? std::string{} : m_game.say(field->label);
}

} // namespace intendant::typed
