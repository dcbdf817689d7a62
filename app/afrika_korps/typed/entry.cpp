#include "app/afrika_korps/typed/entry.hpp"

#include "app/afrika_korps/typed/names.hpp"
#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/ground.hpp"
#include "model/afrika_korps/meta.hpp"

#include <algorithm>
#include <array>

namespace intendant::typed::ak {

namespace {

enum Does {
    Starts,
    Supplies,
    Enters,
    Embarks,
    Moves,
    Attacks,
    Claims,
    Eliminates,
    Pays,
    Retreats,
    Advances,
    Destroys,
    Captures,
    Substitutes,
    Rommel,
    Ends
};

/// What is said of an entry: who, and after each word that opens a part, what. What an entry has used is not there any more; what is left
/// at the end was not understood.
struct Said {
    Words who{};
    Words to{};
    Words on{};
    Words at{};
    Words with{};
    Words by{};
    Words die{};
    bool rommel{false};
    std::string empty{}; ///< a word that opens a part with nothing in it

    Words left() const {
        Words words;
        for (const auto* const each : {&who, &to, &on, &at, &with, &by, &die}) {
            words.insert(words.end(), each->begin(), each->end());
        }
        return words;
    }
};

/// Takes a part out of what was said.
Words taken(Words& words) { return std::exchange(words, {}); }

const std::string rommels_name = "rommel";

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
        const auto act = act_of_verb(m_verb);
        if (!parts.who.empty() || (act && !parts.rest.empty())) {
            return complain(surplus(m_tongue, m_verbs, m_verb, parts.who.empty() ? joined(parts.rest) : parts.who));
        }
        if (act) {
            return {.command = {}, .act = act, .complaint = {}};
        }
        auto said = said_in(parts.rest);
        auto command = command_of(static_cast<Does>(m_verb), said);
        if (const auto left = said.left(); !left.empty() || !said.empty.empty() || said.rommel) {
            doubt(surplus(m_tongue, m_verbs, m_verb, !left.empty() ? joined(left) : said.rommel ? rommels_name : said.empty));
        }
        return m_complaint.empty() ? Meaning<Command>{.command = std::move(command), .act = {}, .complaint = {}} : complain(m_complaint);
    }

private:
    Said said_in(const Words& words) const {
        Said said;
        auto* now = &said.who;
        const std::array openings{std::pair{Link::To, &said.to},     std::pair{Link::On, &said.on}, std::pair{Link::At, &said.at},
                                  std::pair{Link::With, &said.with}, std::pair{Link::By, &said.by}, std::pair{Link::Die, &said.die}};
        std::string opened;
        for (const auto& word : words) {
            const auto* const opening = std::ranges::find_if(openings, [&](const auto& each) { return is(m_tongue, each.first, word); });
            if (opening == openings.end()) {
                now->push_back(word);
                opened.clear();
                continue;
            }
            said.empty = opened.empty() ? said.empty : opened;
            now = opening->second;
            opened = word;
        }
        said.empty = opened.empty() ? said.empty : opened;
        if (const auto found = std::ranges::find_if(said.with, [](const std::string& word) { return plain(word) == rommels_name; });
            found != said.with.end()) {
            said.rommel = true;
            said.with.erase(found);
        }
        return said;
    }

    Command command_of(Does verb, Said& said) {
        const auto side = m_state.turn.side;
        switch (verb) {
        case Starts:
            turn_named(said);
            return StartTurn{};
        case Ends:
            turn_named(said);
            return EndTurn{};
        case Supplies:
            return supply(said);
        case Enters:
            return EnterUnits{.units = units(taken(said.who), side), .port = hex_if(place_of(said))};
        case Embarks:
            return Embark{units(taken(said.who), side)};
        case Moves:
            return move(said);
        case Attacks:
            return attack(said);
        case Claims:
            return ClaimVictory{.attackers = units(taken(said.who), side),
                                .blockers = {},
                                .defenders = rows(taken(said.on)),
                                .supply = units_if(taken(said.with), side),
                                .closed = {}};
        case Eliminates:
            return eliminate(said);
        case Pays:
            return pay(said);
        case Retreats:
            return retreat(said);
        case Advances:
            return AdvanceUnits{.units = units(taken(said.who), side), .to = hex_if(taken(said.to))};
        case Destroys:
            return DestroySupply{unit(taken(said.who), side)};
        case Captures:
            return capture(said);
        case Substitutes:
            return ExchangeCounters{.give = units(taken(said.who), side), .take = units(taken(said.to), side)};
        case Rommel:
            return PlaceRommel{hex(taken(said.to))};
        }
        return EndPhase{};
    }

    static Meaning<Command> complain(std::string sentence) { return {.command = {}, .act = {}, .complaint = std::move(sentence)}; }
    /// Says why, if nothing was wrong before.
    void doubt(std::string sentence) { m_complaint = m_complaint.empty() ? std::move(sentence) : m_complaint; }

    void turn_named(Said& said) const {
        if (is(m_tongue, Phrase::TheTurn, joined(said.who))) {
            said.who.clear();
        }
    }

    Lexicon lexicon(Side side) const {
        std::vector<Nameable> things;
        for (std::size_t i = 0; i < m_tables.counters.size(); ++i) {
            const CounterId id{static_cast<std::uint8_t>(i)};
            if (m_tables[id].side == side) {
                things.push_back(nameable(m_tables, id, m_tongue));
            }
        }
        return {m_tongue.say(INTENDANT_TR("unit")), std::move(things)};
    }

    /// One after the other, each once; as many words as can be are one name.
    std::vector<CounterId> units(const Words& words, Side side) {
        std::vector<CounterId> found;
        if (words.empty()) {
            doubt(m_tongue.say(INTENDANT_TR("Name the units, as printed on the counters.")));
        }
        const auto known = lexicon(side);
        for (std::size_t place = 0; place < words.size() && m_complaint.empty();) {
            place += !found.empty() && place + 1 < words.size() && is(m_tongue, Link::And, words[place]) ? 1 : 0;
            auto end = words.size();
            std::optional<CounterId> id;
            for (; end > place && !id; --end) {
                const auto name = joined(words, place, end);
                const auto thing = known.meant(name);
                id = thing && begins_a_word(known, *thing, name) ? m_tables.find_counter(*thing) : printed(name, side);
                if (id) {
                    break;
                }
            }
            if (!id) {
                doubt(known.doubt(m_tongue, words[place]));
                break;
            }
            if (std::ranges::find(found, *id) != found.end()) {
                doubt(named_twice(m_tongue, joined(words, place, end)));
            }
            found.push_back(*id);
            place = end;
        }
        return found;
    }
    /// A word inside a name names nobody: "it" is no unit.
    static bool begins_a_word(const Lexicon& known, const std::string& id, const std::string& typed) {
        const auto thing = std::ranges::find(known.things(), id, &Nameable::id);
        const auto begins = [text = plain(typed)](const std::string& name) {
            const auto whole = plain(name);
            const auto place = whole.find(text);
            return place == 0 || (place != std::string::npos && std::string_view{" /"}.find(whole[place - 1]) != std::string_view::npos);
        };
        return thing->id == typed || std::ranges::any_of(thing->names, begins);
    }
    /// By the printed name, which is unique within a side.
    std::optional<CounterId> printed(const std::string& name, Side side) const {
        std::optional<CounterId> found;
        for (std::size_t i = 0; i < m_tables.counters.size(); ++i) {
            const CounterId id{static_cast<std::uint8_t>(i)};
            if (m_tables[id].side == side && m_tables[id].name == name) {
                found = id;
            }
        }
        return found;
    }
    std::vector<CounterId> units_if(const Words& words, Side side) { return words.empty() ? std::vector<CounterId>{} : units(words, side); }
    /// One; more than one cannot be meant.
    CounterId unit(const Words& words, Side side) {
        const auto found = units(words, side);
        if (found.size() > 1) {
            doubt(surplus(m_tongue, m_verbs, m_verb, nameable(m_tables, found[1], m_tongue).names.front()));
        }
        return found.empty() ? CounterId{} : found.front();
    }

    HexId hex_of(const std::string& word) {
        std::string upper;
        for (const auto letter : word) {
            upper += letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
        }
        if (const auto id = m_tables.find(upper)) {
            return *id;
        }
        std::vector<Nameable> named;
        for (std::uint16_t i = 0; i < m_tables.hexes.size(); ++i) {
            if (!m_tables[HexId{i}].name.empty()) {
                named.push_back(nameable(m_tables, HexId{i}, m_tongue));
            }
        }
        const Lexicon places{m_tongue.say(INTENDANT_TR("hex")), std::move(named)};
        const auto id = places.meant(word);
        if (!id) {
            doubt(places.doubt(m_tongue, word));
        }
        return id ? m_tables.find(*id).value_or(HexId{}) : HexId{};
    }
    HexId hex(const Words& words) {
        if (words.empty()) {
            doubt(m_tongue.say(INTENDANT_TR("Say where, such as \"> J29\".")));
            return {};
        }
        return hex_of(joined(words));
    }
    std::optional<HexId> hex_if(const Words& words) { return words.empty() ? std::nullopt : std::optional{hex(words)}; }

    /// In some languages the words for "to" and "at" are one.
    static Words place_of(Said& said) { return said.at.empty() ? taken(said.to) : taken(said.at); }

    /// Alone in a fortress; by a unit beside a battle, where one is named; else by movement. Rule: AK-CAP-15.
    Command capture(Said& said) {
        const auto side = m_state.turn.side;
        const auto supply = unit(taken(said.who), enemy_of(side));
        const auto captor = said.by.empty() ? std::nullopt : std::optional{unit(taken(said.by), side)};
        auto method = captor ? CaptureMethod::BattleB : CaptureMethod::Move;
        if (const auto& hex = m_state[supply].hex; hex && m_tables.map->terrain(*hex) == Terrain::Fortress) {
            method = CaptureMethod::Fortress;
        }
        return CaptureSupply{.supply = supply, .method = method, .captor = captor};
    }

    std::optional<core::Throw> die(const Words& words) {
        if (words.empty()) {
            return std::nullopt;
        }
        const auto face = words.size() == 1 ? number(m_tongue, words[0]) : std::nullopt;
        constexpr long most = 6;
        if (!face || *face < 1 || *face > most) {
            doubt(m_tongue.say(INTENDANT_TR("Type the die, such as \"die 3\".")));
            return std::nullopt;
        }
        core::Throw thrown;
        thrown.faces = {static_cast<int>(*face)};
        return thrown;
    }

    std::vector<DefenderRow> rows(const Words& words) {
        std::vector<DefenderRow> found;
        for (const auto id : units(words, enemy_of(m_state.turn.side))) {
            found.push_back({id});
        }
        return found;
    }

    Command supply(Said& said) {
        if (said.who.size() == 1 && is(m_tongue, Link::Declined, said.who[0])) {
            said.who.clear();
            return BringSupply{.dice = {}, .port = {}, .declined = true};
        }
        const auto dice = said.die.empty() || !said.who.empty() ? taken(said.who) : taken(said.die);
        return BringSupply{.dice = die(dice), .port = hex_if(place_of(said)), .declined = false};
    }

    /// `move 21/5 > J29 by W7 W8`: by these hexes; the last is where it goes.
    Command move(Said& said) {
        MoveUnits command{.units = units(taken(said.who), m_state.turn.side), .to = {}, .way = {}, .with_rommel = false};
        command.to = hex(taken(said.to));
        command.with_rommel = std::exchange(said.rommel, false);
        for (const auto& word : taken(said.by)) {
            command.way.push_back(hex_of(word));
        }
        if (!command.way.empty()) {
            command.way.push_back(command.to);
        }
        return command;
    }

    /// Without supply named, the first that supports all is taken where it is needed.
    Command attack(Said& said) {
        Attack command{.attackers = units(taken(said.who), m_state.turn.side), .defenders = {}, .supply = {}, .dice = {}};
        command.defenders = rows(taken(said.on));
        command.supply = units_if(taken(said.with), m_state.turn.side);
        command.dice = die(taken(said.die));
        if (command.supply.empty() && m_complaint.empty()) {
            const auto enemies = units_of(command.defenders);
            const auto value = value_of(m_state, command.attackers, enemies);
            const auto choices = supply_choices(m_state, command.attackers, enemies);
            if (value && value->supply_needed && !choices.empty()) {
                command.supply = choices.front();
            }
        }
        return command;
    }

    /// The cause is that of the map, where it has one.
    Command eliminate(Said& said) {
        EliminateUnits command{.units = units(taken(said.who), m_state.turn.side), .cause = Cause::Table};
        for (const auto& each : whole_map(m_state) ? doomed(m_state) : std::vector<Doomed>{}) {
            if (std::ranges::find(command.units, each.unit) != command.units.end()) {
                command.cause = each.rule.id == "AK-DIV-4"   ? Cause::CutOff
                                : each.rule.id == "AK-DIV-6" ? Cause::Unsupported
                                                             : Cause::TooWeak;
            }
        }
        return command;
    }

    Command pay(Said& said) {
        PayExchange command;
        const auto& after = m_state.turn.aftermath;
        for (const auto id : units(taken(said.who), after ? after->payer.value_or(m_state.turn.side) : m_state.turn.side)) {
            command.payments.push_back({.unit = id});
        }
        return command;
    }

    /// `retreat 7A/2 > J28 J27`; `retreat 7A/2 > none` where it has no way.
    Command retreat(Said& said) {
        const auto& after = m_state.turn.aftermath;
        const auto side = after && !after->retreating.empty() ? m_tables[after->retreating.front()].side : enemy_of(m_state.turn.side);
        RetreatRow row{.unit = unit(taken(said.who), side), .way = {}, .eliminated = false};
        const auto to = taken(said.to);
        if (to.empty()) {
            doubt(m_tongue.say(INTENDANT_TR("Say the two hexes of the retreat, or \"> none\" where there is no way.")));
        }
        row.eliminated = to.size() == 1 && is(m_tongue, Link::Declined, to[0]);
        for (const auto& word : row.eliminated ? Words{} : to) {
            row.way.push_back(hex_of(word));
        }
        return RetreatUnits{{row}};
    }

    const State& m_state;
    const Tables& m_tables;
    const Tongue& m_tongue;
    std::vector<Verb> m_verbs;
    int m_verb{Moves};
    std::string m_complaint;
};

} // namespace

std::vector<Verb> verbs(const Tongue& tongue) {
    const auto verb = [&](Does does, const std::string& words, const std::string& example) {
        return verb_of(tongue, does, words, example);
    };
    std::vector<Verb> result{
        // TRANSLATORS: here and below, one or more words, each of which means the same; the first one is offered.
        verb(Moves, INTENDANT_TR("moves move"), INTENDANT_TR("move 21/5 21/104 > J29")),
        verb(Attacks, INTENDANT_TR("attacks attack"), INTENDANT_TR("attack 21/5 on 7A/2 with supply 1 die 3")),
        verb(Supplies, INTENDANT_TR("supplies supply"), INTENDANT_TR("supply 4 at W3")),
        verb(Enters, INTENDANT_TR("enters enter"), INTENDANT_TR("enter 15/8 at W3")),
        verb(Embarks, INTENDANT_TR("embarks embark"), INTENDANT_TR("embark 4I/5")),
        verb(Claims, INTENDANT_TR("claims claim"), INTENDANT_TR("claim 21/5 on 7A/2 with supply 1")),
        verb(Eliminates, INTENDANT_TR("eliminates eliminate"), INTENDANT_TR("eliminate 7A/2")),
        verb(Pays, INTENDANT_TR("pays pay"), INTENDANT_TR("pay 21/104")),
        verb(Retreats, INTENDANT_TR("retreats retreat"), INTENDANT_TR("retreat 7A/2 > J28 J27")),
        verb(Advances, INTENDANT_TR("advances advance"), INTENDANT_TR("advance 21/5 > G25")),
        verb(Destroys, INTENDANT_TR("destroys destroy"), INTENDANT_TR("destroy supply 1")),
        verb(Captures, INTENDANT_TR("captures capture"), INTENDANT_TR("capture supply 1 by 21/5")),
        verb(Substitutes, INTENDANT_TR("exchanges exchange"), INTENDANT_TR("exchange 1/2, 1/22 > Sub Arm 1")),
        verb(Rommel, INTENDANT_TR("rommel"), INTENDANT_TR("rommel > W6")),
        verb(Starts, INTENDANT_TR("starts start"), INTENDANT_TR("start (the turn)")),
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
    const std::vector<Link> before{Link::To, Link::On, Link::At, Link::With, Link::By, Link::Die};
    bool enemy = false;
    for (const auto& word : parts.rest) {
        const bool opens = std::ranges::any_of(before, [&](Link link) { return is(tongue, link, word); });
        enemy = is(tongue, Link::On, word) || (enemy && !opens);
    }
    std::vector<Nameable> things;
    const auto side = enemy ? enemy_of(state.turn.side) : state.turn.side;
    for (const auto id : counters_where(state, [&](CounterId each) {
             return (*state.tables)[each].side == side && (state[each].status == Status::Map || state[each].status == Status::Waiting);
         })) {
        things.push_back(nameable(*state.tables, id, tongue));
    }
    offer_names(lines, line, begun_name(tongue, line, known, before), things);
    return lines;
}

} // namespace intendant::typed::ak
