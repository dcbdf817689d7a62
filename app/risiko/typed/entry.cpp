#include "app/risiko/typed/entry.hpp"

#include "app/risiko/typed/names.hpp"
#include "model/risiko/forms.hpp"
#include "model/risiko/game.hpp"
#include "model/risiko/meta.hpp"

#include <algorithm>
#include <functional>

namespace intendant::typed::rk {

namespace {

enum Does { Places, Attacks, Throws, Follows, Moves, Hands, Stops, Ends };

using Wanted = std::function<bool(TerritoryId)>;

constexpr long most_armies = 9999;

/// What `654` shows; nothing for any other word.
std::optional<core::Throw> faces_of(const std::string& word) {
    core::Throw thrown{.source = core::DiceSource::Table, .faces = {}};
    for (const auto sign : word) {
        if (sign < '1' || sign > '6') {
            return std::nullopt;
        }
        thrown.faces.push_back(sign - '0');
    }
    return word.empty() ? std::nullopt : std::optional{thrown};
}

/// Reads one line about one state of the books.
class Reader {
public:
    Reader(const State& state, const Tongue& tongue) : m_state(state), m_tables(*state.tables), m_tongue(tongue), m_verbs(verbs(tongue)) {}

    Meaning<Command> read(const std::string& line) {
        const auto parts = parts_of(line, m_verbs);
        if (!parts.verb) {
            return complain(known_verbs(m_tongue, m_verbs));
        }
        m_verb = *parts.verb;
        if (const auto act = act_of_verb(m_verb)) {
            const auto more = parts.who.empty() ? joined(parts.rest) : parts.who;
            return more.empty() ? Meaning<Command>{.command = {}, .act = act, .complaint = {}}
                                : complain(surplus(m_tongue, m_verbs, m_verb, more));
        }
        if (!parts.who.empty() && !is_whose_turn(parts.who)) {
            return complain(surplus(m_tongue, m_verbs, m_verb, parts.who));
        }
        const auto command = command_of(static_cast<Does>(m_verb), parts.rest);
        return command && m_complaint.empty() ? Meaning<Command>{.command = command, .act = {}, .complaint = {}} : complain(m_complaint);
    }

private:
    std::optional<Command> command_of(Does verb, const Words& rest) {
        switch (verb) {
        case Places:
            return place(rest);
        case Attacks:
            return attack(rest);
        case Throws:
            return thrown(rest, std::nullopt);
        case Follows:
            return follow(rest);
        case Moves:
            return move(rest);
        case Hands:
            return hand_in(rest);
        case Stops:
            return alone(rest, Phrase::Attacks, "end_combat");
        case Ends:
            return alone(rest, Phrase::TheTurn, "end_turn");
        }
        return std::nullopt;
    }

    static Meaning<Command> complain(std::string sentence) { return {.command = {}, .act = {}, .complaint = std::move(sentence)}; }
    /// Says why, if nothing was wrong before.
    std::nullopt_t doubt(std::string sentence) {
        m_complaint = m_complaint.empty() ? std::move(sentence) : m_complaint;
        return std::nullopt;
    }
    std::nullopt_t no_number(long armies) {
        return doubt(m_tongue.say({INTENDANT_TR("{count} is no number that can be meant here."), {{"count", core::number(armies)}}}));
    }

    bool is_whose_turn(const std::string& who) const {
        const auto colour = m_state.turn.player;
        return candidates({nameable(m_tables, colour, m_tongue.language)}, who).size() == 1;
    }

    std::optional<Command> alone(const Words& rest, Phrase phrase, std::string_view form) {
        if (!rest.empty() && !is(m_tongue, phrase, joined(rest))) {
            return doubt(surplus(m_tongue, m_verbs, m_verb, joined(rest)));
        }
        return composed(m_state, form, {});
    }

    Lexicon lexicon(const Wanted& wanted) const {
        auto things = territories(m_tables, m_tongue.language);
        std::erase_if(things, [&](const Nameable& thing) { return !wanted(*m_tables.find(thing.id)); });
        return {m_tongue.say(INTENDANT_TR("territory")), std::move(things)};
    }
    bool ours(TerritoryId id) const { return m_state[id].owner == m_state.turn.player; }

    /// Those that can be meant here, else any.
    std::optional<TerritoryId> meant(const Wanted& here, const std::string& name) {
        auto known = lexicon(here);
        if (known.knows_none(name)) {
            known = lexicon([](TerritoryId) { return true; });
        }
        const auto id = known.meant(name);
        if (!id) {
            return doubt(known.doubt(m_tongue, name));
        }
        return m_tables.find(*id);
    }

    std::optional<Command> place(const Words& words) {
        Words rest; // without "on" between a number and a name
        for (std::size_t each = 0; each < words.size(); ++each) {
            const bool between = each > 0 && each + 1 < words.size() && number(m_tongue, words[each - 1]);
            if (!between || !(is(m_tongue, Link::In, words[each]) || is(m_tongue, Link::To, words[each]))) {
                rest.push_back(words[each]);
            }
        }
        std::string complaint;
        auto rows = counted(m_tongue, lexicon([this](TerritoryId each) { return ours(each); }), rest, complaint);
        if (rows.empty()) { // what is another's is told as such when it is to be booked
            rows = counted(m_tongue, lexicon([](TerritoryId) { return true; }), rest, complaint);
        }
        if (rows.empty()) {
            return doubt(complaint);
        }
        core::FormValues values;
        for (const auto& [id, count] : rows) {
            values[id] = std::to_string(count + core::count_in(values, id, most_armies));
        }
        return composed(m_state, "place", values);
    }

    /// `china > siam`, with faces behind.
    std::optional<Command> attack(const Words& words) {
        auto dice = words.size();
        while (dice > 0 && faces_of(words[dice - 1])) {
            --dice;
        }
        const auto ends = ends_of(part(words, 0, dice), false);
        if (!ends) {
            return std::nullopt;
        }
        if (dice == words.size()) {
            return composed(m_state, "attack", between(*ends, {{"attacker", "0"}}));
        }
        return thrown(part(words, dice, words.size()), ends);
    }

    using Way = std::pair<TerritoryId, TerritoryId>;

    core::FormValues between(const Way& ends, core::FormValues values) const {
        values["from"] = m_tables[ends.first].id;
        values["to"] = m_tables[ends.second].id;
        return values;
    }

    std::optional<Command> thrown(const Words& words, const std::optional<Way>& ends) {
        const auto attacker = words.size() == 2 ? faces_of(words[0]) : std::nullopt;
        const auto defender = words.size() == 2 ? faces_of(words[1]) : std::nullopt;
        if (!attacker || !defender) {
            return doubt(
                m_tongue.say(INTENDANT_TR("Type the dice of the attacker, then those of the defender, such as \"throw 654 32\".")));
        }
        core::FormValues values{{"attack", core::as_filled(*attacker)}, {"defence", core::as_filled(*defender)}};
        return ends ? composed(m_state, "throw", between(*ends, std::move(values))) : composed(m_state, "dice", values);
    }

    std::optional<Command> follow(const Words& words) {
        const auto armies = words.size() == 1 ? number(m_tongue, words[0]).value_or(0) : 0;
        if (armies < 1 || armies > most_armies) {
            return doubt(m_tongue.say(INTENDANT_TR("Say how many armies follow, such as \"follow 3\".")));
        }
        return composed(m_state, "follow", {{"armies", std::to_string(armies)}});
    }

    /// `5 china > siam`; without a number all but one.
    std::optional<Command> move(const Words& words) {
        const auto said = words.empty() ? std::nullopt : number(m_tongue, words[0]);
        const bool all = !words.empty() && is(m_tongue, Link::All, words[0]);
        const auto ends = ends_of(part(words, said || all ? 1 : 0, words.size()), true);
        if (!ends) {
            return std::nullopt;
        }
        if (said && (*said < 1 || *said > most_armies)) {
            return no_number(*said);
        }
        const long armies = said ? *said : std::max(1, m_state[ends->first].armies - 1);
        return composed(m_state, "move", between(*ends, {{"armies", std::to_string(armies)}}));
    }

    /// Of an attack or a move, where it begins and where it ends.
    std::optional<Way> ends_of(const Words& words, bool own) {
        const bool drawn = std::ranges::find(words, ">") != words.end(); // then "to" may be part of a name
        std::size_t arrow = 0;
        while (arrow < words.size() && !(drawn ? words[arrow] == ">" : is(m_tongue, Link::To, words[arrow]))) {
            ++arrow;
        }
        if (arrow == 0 || arrow + 1 >= words.size()) {
            return doubt(m_tongue.say(INTENDANT_TR("Say from where to where, such as \"china > siam\".")));
        }
        const std::size_t first = arrow > 1 && is(m_tongue, Link::From, words[0]) ? 1 : 0;
        const auto from = meant([this](TerritoryId each) { return ours(each); }, joined(words, first, arrow));
        if (!from) {
            return std::nullopt;
        }
        const auto beside = neighbours(m_state, *from);
        const auto target = meant([&](TerritoryId each) { return std::ranges::find(beside, each) != beside.end() && ours(each) == own; },
                                  joined(words, arrow + 1, words.size()));
        return target ? std::optional{Way{*from, *target}} : std::nullopt;
    }

    /// The cards one after the other; as many words as can be are one name.
    std::optional<Command> hand_in(const Words& words) {
        const auto jolly = m_tongue.say(english_name(Symbol::Jolly));
        std::vector<Nameable> things;
        for (int i = 0; i < m_tables.cards(); ++i) {
            things.push_back(nameable(m_tables, CardId{static_cast<std::uint8_t>(i)}, m_tongue.language, jolly));
        }
        const Lexicon cards{m_tongue.say(INTENDANT_TR("card")), std::move(things)};
        std::vector<std::string> named;
        for (std::size_t place = !words.empty() && is(m_tongue, Link::In, words[0]) ? 1 : 0; place < words.size();) {
            place += !named.empty() && place + 1 < words.size() && is(m_tongue, Link::And, words[place]) ? 1 : 0;
            auto end = words.size();
            while (end > place + 1 && !cards.meant(joined(words, place, end))) {
                --end;
            }
            const auto card = cards.meant(joined(words, place, end));
            if (!card) {
                return doubt(cards.doubt(m_tongue, words[place]));
            }
            if (std::ranges::find(named, *card) != named.end()) {
                return doubt(named_twice(m_tongue, joined(words, place, end)));
            }
            named.push_back(*card);
            place = end;
        }
        if (named.empty()) {
            return doubt(cards.doubt(m_tongue, {}));
        }
        core::FormValues values;
        for (const auto& card : named) {
            values["card_" + std::to_string(values.size() + 1)] = card;
        }
        return composed(m_state, "set", values);
    }

    const State& m_state;
    const Tables& m_tables;
    const Tongue& m_tongue;
    std::vector<Verb> m_verbs;
    int m_verb{Places};
    std::string m_complaint;
};

} // namespace

std::vector<Verb> verbs(const Tongue& tongue) {
    const auto verb = [&](Does does, const std::string& words, const std::string& example) {
        return verb_of(tongue, does, words, example);
    };
    std::vector<Verb> result{
        // TRANSLATORS: here and below, one or more words, each of which means the same; the first one is offered.
        verb(Places, INTENDANT_TR("places place"), INTENDANT_TR("place 3 siam 2 china")),
        verb(Attacks, INTENDANT_TR("attacks attack"), INTENDANT_TR("attack china > siam 654 32")),
        verb(Throws, INTENDANT_TR("throws throw"), INTENDANT_TR("throw 654 32")),
        verb(Follows, INTENDANT_TR("follows follow"), INTENDANT_TR("follow 3")),
        verb(Moves, INTENDANT_TR("moves move"), INTENDANT_TR("move 5 china > siam")),
        verb(Hands, INTENDANT_TR("hands hand"), INTENDANT_TR("hand in china, siam, peru")),
        verb(Stops, INTENDANT_TR("stops stop"), INTENDANT_TR("stop (no more attacks)")),
        verb(Ends, INTENDANT_TR("ends end"), INTENDANT_TR("end (the turn)")),
    };
    const auto shared = verbs_of_every_desk(tongue);
    result.insert(result.end(), shared.begin(), shared.end());
    return result;
}

Meaning<Command> read_entry(const std::string& line, const State& state, const Tongue& tongue) { return Reader{state, tongue}.read(line); }

std::vector<std::string> completions_of(const std::string& line, const State& state, const Tongue& tongue) {
    std::vector<std::string> lines;
    const auto known = verbs(tongue);
    const auto parts = parts_of(line, known);
    if (!parts.verb) {
        if (line.find(' ') == std::string::npos) {
            offer_verbs(lines, line, known);
        }
        return lines;
    }
    const auto begun = begun_name(tongue, line, known, {Link::To, Link::From});
    const bool target =
        *parts.verb == Attacks && std::ranges::any_of(parts.rest, [&](const std::string& word) { return is(tongue, Link::To, word); });
    auto things = territories(*state.tables, tongue.language);
    std::erase_if(things,
                  [&](const Nameable& thing) { return (state[*state.tables->find(thing.id)].owner == state.turn.player) == target; });
    if (*parts.verb == Places || *parts.verb == Attacks || *parts.verb == Moves) {
        offer_names(lines, line, begun, things);
    }
    return lines;
}

} // namespace intendant::typed::rk
