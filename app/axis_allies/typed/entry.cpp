#include "app/axis_allies/typed/entry.hpp"

#include "app/axis_allies/typed/names.hpp"
#include "model/axis_allies/battle/battle.hpp"
#include "model/axis_allies/meta.hpp"
#include "model/axis_allies/paths.hpp"
#include "model/axis_allies/pending_battles.hpp"

#include <algorithm>
#include <functional>

namespace intendant::typed::aa {

namespace {

enum Does {
    Buys,
    Loads,
    Unloads,
    Moves,
    Raids,
    Takes,
    Places,
    Pays,
    Receives,
    Researches,
    Fights,
    Throws,
    Loses,
    Retreats,
    Presses,
    Collects
};

using Wanted = std::function<bool(SpaceId)>;

bool any_space(SpaceId) { return true; }

Lexicon powers(const Tables& tables, const Tongue& tongue) {
    std::vector<Nameable> result;
    for (const auto power : all_powers) {
        result.push_back(nameable(tables, power, tongue.language));
    }
    return {tongue.say(INTENDANT_TR("power")), std::move(result)};
}

Lexicon units(const Tables& tables, const Tongue& tongue) {
    std::vector<Nameable> result;
    for (const auto unit : all_units) {
        result.push_back(nameable(tables, unit, tongue.language));
    }
    return {tongue.say(INTENDANT_TR("piece")), std::move(result)};
}

/// The spaces for which that is true.
Lexicon spaces(const Tables& tables, const Tongue& tongue, const Wanted& wanted) {
    std::vector<Nameable> result;
    for (std::size_t index = 0; index < tables.spaces.size(); ++index) {
        const SpaceId space{static_cast<std::uint8_t>(index)};
        if (wanted(space)) {
            result.push_back(nameable(tables, space, tongue.language));
        }
    }
    return {tongue.say(INTENDANT_TR("space")), std::move(result)};
}

bool stands_there(const State& state, SpaceId space) {
    return std::ranges::any_of(stacks_in(state, space), [&](const Stack& stack) { return stack.owner == state.turn.power; });
}

bool of_land(const std::vector<UnitCount>& moved) {
    return std::ranges::all_of(moved, [](const UnitCount& each) { return is_land(each.unit); });
}

/// Reads one line about one state of the books.
class Reader {
public:
    Reader(const State& state, const Tongue& tongue)
        : m_state(state), m_tables(*state.tables), m_tongue(tongue), m_verbs(verbs(tongue)), m_units(units(m_tables, tongue)) {}

    Meaning<Command> read(const std::string& line) {
        m_line = line;
        auto parts = parts_of(without_distance(line), m_verbs);
        if (parts.verb == Buys) {
            leave_out_price(parts.rest);
        }
        if (!parts.verb) {
            const auto words = words_of(line);
            const bool moving = m_state.turn.action == Action::CombatMovement || m_state.turn.action == Action::NonCombatMovement;
            return moving && std::ranges::find(words, ">") != words.end() ? read_as(Moves, {}, words)
                                                                          : complain(known_verbs(m_tongue, m_verbs));
        }
        if (const auto act = act_of_verb(*parts.verb)) {
            const auto more = parts.who.empty() ? joined(parts.rest) : parts.who;
            return more.empty() ? Meaning<Command>{.command = {}, .act = act, .complaint = {}}
                                : complain(surplus(m_tongue, m_verbs, *parts.verb, more));
        }
        std::optional<Power> who;
        if (!parts.who.empty()) {
            const auto lexicon = powers(m_tables, m_tongue);
            const auto named = lexicon.meant(parts.who);
            if (!named) {
                return complain(lexicon.doubt(m_tongue, parts.who));
            }
            who = power_of_id(*named);
        }
        return read_as(static_cast<Does>(*parts.verb), who, parts.rest);
    }

private:
    static bool is_number(const std::string& word) { return !word.empty() && word.find_first_not_of("0123456789") == std::string::npos; }
    /// A move as the log tells it has its distance in brackets behind it.
    static std::string without_distance(const std::string& line) {
        const auto open = line.rfind('(');
        const auto close = line.rfind(')');
        if (open == std::string::npos || close == std::string::npos || close < open ||
            line.find_first_not_of(" .", close + 1) != std::string::npos) {
            return line;
        }
        const auto inside = words_of(line.substr(open + 1, close - open - 1));
        return inside.size() == 2 && is_number(inside.back()) ? line.substr(0, open) : line;
    }
    /// A purchase as the log tells it has its price behind it: `for 20 IPC.`
    static void leave_out_price(Words& words) {
        constexpr std::size_t of_price = 3;
        const auto size = words.size();
        if (size > of_price && is_number(words[size - 2]) && (words.back().starts_with("IPC") || words.back().starts_with("ipc"))) {
            words.resize(size - of_price);
        }
    }
    Meaning<Command> read_as(Does verb, std::optional<Power> who, const Words& rest) {
        m_verb = verb;
        if (who && !may(verb, *who)) {
            return complain(
                m_state.battle && verb == Throws
                    ? m_tongue.say({INTENDANT_TR("{power} does not throw now: the other side does."), {{"power", name_of(*who)}}})
                    : m_tongue.say({INTENDANT_TR("It is the turn of {power}; what another power does is not booked now."),
                                    {{"power", name_of(m_state.turn.power)}}}));
        }
        const auto command = command_of(verb, who, rest);
        return command && m_complaint.empty() ? Meaning<Command>{.command = command, .act = {}, .complaint = {}} : complain(m_complaint);
    }

    std::optional<Command> command_of(Does verb, std::optional<Power> who, const Words& rest) {
        switch (verb) {
        case Buys:
            return BuyUnits{units_of(rest)};
        case Loads:
        case Unloads:
        case Moves:
        case Raids:
            return move(rest);
        case Takes:
            return Capture{space_of(rest)};
        case Places:
            return place(rest);
        case Pays:
        case Receives:
            return payment(who.value_or(m_state.turn.power), rest);
        case Researches:
            if (m_state.turn.breakthroughs > 0) {
                return Develop{dice_of(rest)};
            }
            return Research{dice_of(rest)};
        case Fights:
            return fight(rest);
        case Throws:
            return Fire{.dice = dice_of(rest)};
        case Loses:
            return lose(who, rest);
        case Retreats:
            if (rest.empty()) {
                return Retreat{}; // aircraft that fight alone
            }
            return Retreat{.to = space_of(without_first(rest, Link::To))};
        case Presses:
            return alone(rest, Phrase::Further, PressOn{});
        case Collects:
            return alone(rest, Phrase::Income, CollectIncome{});
        }
        return std::nullopt;
    }

    static Meaning<Command> complain(std::string sentence) { return {.command = {}, .act = {}, .complaint = std::move(sentence)}; }
    /// Says why, if nothing was wrong before.
    void doubt(std::string sentence) { m_complaint = m_complaint.empty() ? std::move(sentence) : m_complaint; }
    void doubt_surplus(const std::string& typed) { doubt(surplus(m_tongue, m_verbs, m_verb, typed)); }

    std::string name_of(Power power) const { return nameable(m_tables, power, m_tongue.language).names.front(); }
    std::string name_of(SpaceId space) const { return nameable(m_tables, space, m_tongue.language).names.front(); }

    /// Whether the entry can be of that power now. A side of the battle throws and loses whoever's turn it is.
    bool may(Does verb, Power who) const {
        if (verb == Pays || verb == Receives || (verb == Loses && m_state.battle)) { // whose losses they are is looked at there
            return true;
        }
        if (verb == Throws && m_state.battle) {
            return allied(who, m_state.turn.power) == (side_to_act(*m_state.battle) == Side::Attacker);
        }
        return who == m_state.turn.power;
    }

    std::optional<Command> alone(const Words& rest, Phrase phrase, Command command) {
        if (!rest.empty() && !is(m_tongue, phrase, joined(rest))) {
            doubt_surplus(joined(rest));
        }
        return command;
    }

    Words without_first(const Words& words, Link link) const {
        return part(words, !words.empty() && is(m_tongue, link, words.front()) ? 1 : 0, words.size());
    }

    std::vector<UnitCount> units_of(const Words& words) {
        std::vector<UnitCount> result;
        std::string complaint;
        for (const auto& [id, count] : counted(m_tongue, m_units, words, complaint)) {
            result.push_back({*unit_of_id(id), count});
        }
        if (result.empty()) {
            doubt(complaint);
        }
        return result;
    }

    SpaceId space_of(const Words& words) {
        const auto lexicon = spaces(m_tables, m_tongue, any_space);
        const auto name = joined(words);
        const auto id = lexicon.meant(name);
        if (!id) {
            doubt(lexicon.doubt(m_tongue, name));
        }
        return id ? *m_tables.find(*id) : SpaceId{};
    }

    /// The faces, with or without blanks between them.
    core::Throw dice_of(const Words& words) {
        core::Throw thrown{.source = core::DiceSource::Table, .faces = {}};
        auto end = words.size();
        for (const std::size_t behind : {std::size_t{2}, std::size_t{1}}) {
            const bool said = end == words.size() && end >= behind && is(m_tongue, Phrase::TheDice, joined(words, end - behind, end));
            end -= said ? behind : 0;
        }
        const auto faces = joined(words, 0, end);
        for (std::size_t place = 0; place < faces.size(); ++place) {
            if (faces[place] >= '1' && faces[place] <= '6') {
                thrown.faces.push_back(faces[place] - '0');
            } else if (faces[place] != ' ') {
                const auto word = faces.substr(place, faces.find(' ', place) - place);
                doubt(m_tongue.say({INTENDANT_TR("A die shows 1 to 6, not {sign}."), {{"sign", word}}}));
                break;
            }
        }
        if (thrown.faces.empty()) {
            doubt(m_tongue.say(INTENDANT_TR("Type what each die shows, such as 1 4 6.")));
        }
        return thrown;
    }

    /// `2 inf in japan`, `2 inf japan`.
    std::optional<Command> place(const Words& words) {
        auto in = words.size();
        for (std::size_t each = 0; each < words.size() && in == words.size(); ++each) {
            in = is(m_tongue, Link::In, words[each]) ? each : in;
        }
        PlaceUnits command{.units = {}, .space = {}};
        if (in < words.size() && in + 1 < words.size()) {
            command.units = units_of(part(words, 0, in));
            command.space = space_of(part(words, in + 1, words.size()));
            return command;
        }
        if (const auto found = in == words.size() ? what_and_where(words, any_space) : std::nullopt) {
            command.units = found->units;
            command.space = found->space;
            return command;
        }
        m_complaint.clear();
        units_of(part(words, 0, in));
        doubt(m_tongue.say(INTENDANT_TR("Say which space, such as \"place 2 infantry in japan\".")));
        return std::nullopt;
    }

    /// `5`, `5 to germany`, `germany 5`, `5 for the map`: who pays and who receives are both named, or it is the bank.
    std::optional<Command> payment(Power who, const Words& words) {
        const bool pays = m_verb == Pays;
        Pay pay{.from = {}, .to = {}, .amount = {}, .purpose = m_line};
        (pays ? pay.from : pay.to) = who;
        auto end = words.size(); // what it is for stands behind
        for (std::size_t each = 0; each < words.size() && end == words.size(); ++each) {
            end = is(m_tongue, Link::For, words[each]) ? each : end;
        }
        if (end + 1 == words.size()) {
            doubt_surplus(words[end]);
        }
        auto amount = end;
        for (std::size_t each = 0; each < end && amount == end; ++each) {
            amount = number(m_tongue, words[each]) ? each : amount;
        }
        if (amount == end || *number(m_tongue, words[amount]) < 1) {
            doubt(m_tongue.say(INTENDANT_TR("Say how many IPC, as a whole number above 0.")));
            return std::nullopt;
        }
        pay.amount = core::Money{*number(m_tongue, words[amount])};
        auto after = amount + 1;
        after += after < end && is(m_tongue, Link::Money, words[after]) ? 1 : 0;
        const bool before = amount > 0;
        if (before && after < end) {
            doubt_surplus(joined(words, after, end));
        }
        const auto other = before ? part(words, 0, amount) : part(words, after, end);
        if (!other.empty()) {
            (pays ? pay.to : pay.from) = who_else(other, pays ? Link::To : Link::From);
        }
        return pay;
    }

    /// A power, or the bank.
    std::optional<Power> who_else(const Words& words, Link link) {
        auto name = joined(without_first(words, link));
        if (const auto blank = name.find(' '); blank != std::string::npos && is_article(name.substr(0, blank))) {
            name = name.substr(blank + 1);
        }
        if (is(m_tongue, Link::Bank, name)) {
            return std::nullopt;
        }
        const auto lexicon = powers(m_tables, m_tongue);
        const auto id = lexicon.meant(name);
        if (!id) {
            doubt(name.empty() ? surplus(m_tongue, m_verbs, m_verb, joined(words)) : lexicon.doubt(m_tongue, name));
        }
        return id ? power_of_id(*id) : std::nullopt;
    }

    std::optional<Command> fight(const Words& words) {
        const auto name = joined(without_first(words, Link::In));
        const auto battles = pending_battles(m_state);
        const auto here = [&](SpaceId space) {
            return std::ranges::any_of(battles, [&](const PendingBattle& battle) { return battle.space == space; });
        };
        const auto lexicon = spaces(m_tables, m_tongue, battles.empty() ? Wanted{any_space} : Wanted{here});
        const auto id = battles.size() == 1 && name.empty() ? std::optional{m_tables[battles.front().space].id} : lexicon.meant(name);
        if (!id) {
            doubt(lexicon.doubt(m_tongue, name));
            return std::nullopt;
        }
        const auto space = *m_tables.find(*id);
        const bool raid = std::ranges::any_of(
            battles, [&](const PendingBattle& battle) { return battle.space == space && battle.kind == BattleKind::Raid; });
        return BeginBattle{.space = space, .raid = raid};
    }

    /// Of the powers that fight on that side, in their order; of one alone where it is named.
    std::optional<Command> lose(std::optional<Power> who, const Words& words) {
        if (!m_state.battle || !m_state.battle->owed) {
            doubt(m_tongue.say(INTENDANT_TR("No losses are to be chosen now.")));
            return std::nullopt;
        }
        const auto given_up = units_of(words);
        const auto& battle = *m_state.battle;
        auto stacks = battle.owed->side == Side::Attacker ? attackers_of(m_state, battle) : defenders_of(m_state, battle);
        std::erase_if(stacks, [&](const Stack& stack) { return who && stack.owner != *who; });
        TakeLosses command;
        for (auto [unit, count] : given_up) {
            for (const auto& stack : stacks) {
                const int here = stack.unit == unit ? std::min(count, stack.count) : 0;
                if (here > 0) {
                    command.losses.push_back({.power = stack.owner, .unit = unit, .count = here});
                    count -= here;
                }
            }
            if (count > 0) {
                doubt(m_tongue.say({INTENDANT_TR("So many of {units} do not fight there."),
                                    {{"units", nameable(m_tables, unit, m_tongue.language).names[1]}}}));
            }
        }
        return command;
    }

    /// Those that can be meant here, else any.
    std::optional<SpaceId> space_meant(const Wanted& here, const std::string& name) {
        auto lexicon = spaces(m_tables, m_tongue, here);
        if (lexicon.knows_none(name)) {
            lexicon = spaces(m_tables, m_tongue, any_space);
        }
        const auto id = lexicon.meant(name);
        m_why_no_space = id ? std::string{} : lexicon.doubt(m_tongue, name);
        return id ? m_tables.find(*id) : std::nullopt;
    }

    /// `3 inf 1 arm kar > ukr`, `all from kar to ukr`; each arrow leads one space on.
    std::optional<Command> move(const Words& words) {
        const bool drawn = std::ranges::find(words, ">") != words.end(); // then "to" may be part of a name
        std::vector<Words> sections(1);
        bool whence = false; // "from jap to sz_japan > manchuria"
        for (const auto& word : words) {
            whence = whence || (sections.size() == 1 && is(m_tongue, Link::From, word));
            const bool leads_on = (!drawn || (whence && sections.size() == 1)) && is(m_tongue, Link::To, word);
            if (word == ">" || leads_on) {
                sections.emplace_back();
            } else {
                sections.back().push_back(word);
            }
        }
        if (sections.size() == 1 && !words.empty()) {
            return without_arrow(words);
        }
        if (sections.size() < 2 || std::ranges::any_of(sections, &Words::empty)) {
            return ask_whence_and_whither();
        }
        const auto found = what_and_where(sections.front(), [this](SpaceId space) { return stands_there(m_state, space); });
        if (!found) {
            return std::nullopt;
        }
        std::vector<SpaceId> path{found->space};
        for (std::size_t place = 1; place < sections.size(); ++place) {
            const auto next = next_on(path.back(), joined(sections[place]));
            if (!next) {
                doubt(m_why_no_space);
                return std::nullopt;
            }
            path.push_back(*next);
        }
        return journey(found->units, std::move(path));
    }

    std::optional<Command> ask_whence_and_whither() {
        doubt(m_tongue.say(INTENDANT_TR("Say what goes from where to where, such as \"move 3 inf 1 arm karelia > ukraine\".")));
        return std::nullopt;
    }

    std::optional<SpaceId> next_on(SpaceId from, const std::string& name) {
        const auto near = spaces_within(m_tables, from, most_steps);
        return space_meant([&](SpaceId space) { return space != from && std::ranges::find(near, space) != near.end(); }, name);
    }

    /// `2 inf caucasus ukraine`, where it can be read in one way only.
    std::optional<Command> without_arrow(const Words& words) {
        std::optional<WhatAndWhere> found;
        std::optional<SpaceId> to;
        int ways = 0;
        for (auto cut = words.size() - 1; cut > 0; --cut) {
            m_complaint.clear();
            const auto begin = what_and_where(part(words, 0, cut), [this](SpaceId space) { return stands_there(m_state, space); });
            const auto end = begin ? next_on(begin->space, joined(words, cut, words.size())) : std::nullopt;
            if (end && !(to == end && found->space == begin->space)) {
                found = begin;
                to = end;
                ++ways;
            }
        }
        m_complaint.clear();
        return ways == 1 ? journey(found->units, {found->space, *to}) : ask_whence_and_whither();
    }

    /// Soldiers that go to sea go aboard, those that come from there land.
    std::optional<Command> journey(std::vector<UnitCount> moved, std::vector<SpaceId> path) {
        const auto from = path.front();
        const auto to = path.back();
        const bool raid = m_verb == Raids;
        const bool aboard = of_land(moved) && !m_tables[from].sea && m_tables[to].sea && !raid;
        const bool ashore = of_land(moved) && m_tables[from].sea && !m_tables[to].sea && !raid;
        if (((aboard || ashore) && path.size() > 2) || (m_verb == Loads && !aboard) || (m_verb == Unloads && !ashore)) {
            doubt(m_tongue.say(
                {INTENDANT_TR("Pieces go aboard from a territory to a sea zone, and ashore from a sea zone to a territory, each in "
                              "a line of its own; here they go from {from} to {to}."),
                 {{"from", name_of(from)}, {"to", name_of(to)}}}));
            return std::nullopt;
        }
        if (aboard) {
            return LoadTransport{.units = std::move(moved), .from = from, .zone = to};
        }
        if (ashore) {
            return UnloadTransport{.units = std::move(moved), .zone = from, .to = to};
        }
        if (path.size() == 2) {
            path.clear();
        }
        return MoveUnits{.units = std::move(moved), .from = from, .to = to, .path = std::move(path), .raid = raid};
    }

    struct WhatAndWhere {
        std::vector<UnitCount> units;
        SpaceId space;
    };

    /// The pieces, then the space where they are; "from" may stand between.
    std::optional<WhatAndWhere> what_and_where(const Words& words, const Wanted& here) {
        std::size_t last = 0; // where the words behind the last number, or the last "and", begin
        for (std::size_t place = 0; place < words.size(); ++place) {
            last = number(m_tongue, words[place]) ? place + 1 : last;
        }
        std::string why;
        // The piece is the shortest beginning that names one where what follows names a space.
        for (auto split = last + 1; split < words.size(); ++split) {
            const auto after = split + (is(m_tongue, Link::From, words[split]) ? 1 : 0);
            const bool all = last == 0 && split == 1 && is(m_tongue, Link::All, words[0]);
            const auto space = space_meant(here, joined(words, after, words.size()));
            why = space ? why : m_why_no_space;
            if (!space || (!all && !m_units.meant(joined(words, last, split)))) {
                continue;
            }
            auto moved = all ? everything_in(*space) : units_of(part(words, 0, split));
            return moved.empty() ? std::nullopt : std::optional{WhatAndWhere{std::move(moved), *space}};
        }
        const bool no_piece = last < words.size() && !m_units.meant(words[last]);
        doubt(no_piece ? m_units.doubt(m_tongue, words[last]) : why);
        if (m_complaint.empty()) {
            ask_whence_and_whither();
        }
        return std::nullopt;
    }

    std::vector<UnitCount> everything_in(SpaceId from) {
        std::vector<UnitCount> result;
        for (const auto unit : all_units) {
            int here = 0;
            for (const auto& stack : stacks_in(m_state, from)) {
                here += stack.owner == m_state.turn.power && stack.unit == unit && unit != Unit::AaGun ? stack.count : 0;
            }
            if (here > 0 && unit != Unit::IndustrialComplex) {
                result.push_back({unit, here});
            }
        }
        if (result.empty()) {
            ask_whence_and_whither();
        }
        return result;
    }

    static constexpr int most_steps = 6;

    const State& m_state;
    const Tables& m_tables;
    const Tongue& m_tongue;
    std::vector<Verb> m_verbs;
    Lexicon m_units;
    Does m_verb{Moves};
    std::string m_line;
    std::string m_complaint;
    std::string m_why_no_space;
};

} // namespace

std::vector<Verb> verbs(const Tongue& tongue) {
    const auto verb = [&](Does does, const std::string& words, const std::string& example) {
        return verb_of(tongue, does, words, example);
    };
    std::vector<Verb> result{
        // TRANSLATORS: here and below, one or more words, each of which means the same; the first one is offered.
        verb(Buys, INTENDANT_TR("buys buy"), INTENDANT_TR("buy 1 fighter")),
        verb(Loads, INTENDANT_TR("loads load"), INTENDANT_TR("load 2 inf japan > sea of japan")),
        verb(Unloads, INTENDANT_TR("unloads unload"), INTENDANT_TR("unload 2 inf sea of japan > manchuria")),
        verb(Moves, INTENDANT_TR("moves move"), INTENDANT_TR("move 3 inf karelia > ukraine")),
        verb(Raids, INTENDANT_TR("raids raid"), INTENDANT_TR("raid 2 bombers uk > germany")),
        verb(Takes, INTENDANT_TR("takes take"), INTENDANT_TR("take caucasus")),
        verb(Places, INTENDANT_TR("places place"), INTENDANT_TR("place 2 inf in japan")),
        verb(Pays, INTENDANT_TR("pays pay"), INTENDANT_TR("uk pays 5 to ussr")),
        verb(Receives, INTENDANT_TR("receives receive"), INTENDANT_TR("uk receives 3")),
        verb(Researches, INTENDANT_TR("researches research"), INTENDANT_TR("research 1 4 6 (the dice)")),
        verb(Fights, INTENDANT_TR("fights fight"), INTENDANT_TR("fight ukraine")),
        verb(Throws, INTENDANT_TR("throws throw"), INTENDANT_TR("throw 1 4 6")),
        verb(Loses, INTENDANT_TR("loses lose"), INTENDANT_TR("lose 2 inf")),
        verb(Retreats, INTENDANT_TR("retreats retreat"), INTENDANT_TR("retreat karelia")),
        verb(Presses, INTENDANT_TR("presses press"), INTENDANT_TR("press on")),
        verb(Collects, INTENDANT_TR("collects collect"), INTENDANT_TR("collect")),
    };
    const auto shared = verbs_of_every_desk(tongue);
    result.insert(result.end(), shared.begin(), shared.end());
    return result;
}

Meaning<Command> read_entry(const std::string& line, const State& state, const Tongue& tongue) { return Reader{state, tongue}.read(line); }

std::vector<std::string> completions_of(const std::string& line, const State& state, const Tongue& tongue) {
    const auto& tables = *state.tables;
    std::vector<std::string> lines;
    const auto known = verbs(tongue);
    const auto parts = parts_of(line, known);
    if (!parts.verb) {
        const auto all = powers(tables, tongue);
        offer_names(lines, line, line, all.things());
        // The beginning of a verb, behind a power or alone.
        const auto blank = line.rfind(' ');
        if (blank == std::string::npos || all.meant(line.substr(0, blank))) {
            offer_verbs(lines, line, known);
        }
        return lines;
    }
    const auto begun = begun_name(tongue, line, known, {Link::To, Link::In, Link::From});
    const auto before = words_of(line.substr(0, line.size() - begun.size()));
    const auto last = before.empty() ? std::string{} : before.back();
    const auto where = [&](const Wanted& wanted, const std::string& name) {
        offer_names(lines, line, name, spaces(tables, tongue, wanted).things());
    };
    switch (*parts.verb) {
    case Takes:
        where([&](SpaceId space) { return !tables[space].sea; }, begun);
        break;
    case Buys:
    case Loses:
    case Places:
    case Loads:
    case Unloads:
    case Moves:
    case Raids:
        if (number(tongue, last)) {
            offer_names(lines, line, begun, units(tables, tongue).things());
            if (const auto blank = begun.rfind(' '); *parts.verb != Buys && blank != std::string::npos) {
                where([&](SpaceId space) { return stands_there(state, space); }, begun.substr(blank + 1));
            }
        } else if (is(tongue, Link::To, last) || is(tongue, Link::In, last) || is(tongue, Link::From, last)) {
            where(any_space, begun);
        }
        break;
    case Fights:
    case Retreats:
        where(any_space, begun);
        break;
    default:
        break;
    }
    return lines;
}

} // namespace intendant::typed::aa
