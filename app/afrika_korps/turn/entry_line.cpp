#include "app/afrika_korps/turn/entry_line.hpp"

#include "app/afrika_korps/fields.hpp"
#include "app/widgets/entry_words.hpp"
#include "model/afrika_korps/advice.hpp"
#include "model/afrika_korps/ground.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

namespace {

using Meaning = EntryMeaning<Command>;

enum Verb {
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

const std::vector<EntryVerb>& verbs() {
    static const auto all = [] {
        const auto both = [](Verb verb, const wxString& translated, const char* english, const wxString& example) {
            return EntryVerb{verb, words_of(translated + " " + english), example};
        };
        std::vector<EntryVerb> result{
            // TRANSLATORS: here and below, one or more words, each of which means the same; the first one is offered.
            both(Moves, _("moves move"), "moves move", _("move 21/5 21/104 > J29")),
            both(Attacks, _("attacks attack"), "attacks attack", _("attack 21/5 on 7A/2 with supply 1 die 3")),
            both(Supplies, _("supplies supply"), "supplies supply", _("supply 4 at W3")),
            both(Enters, _("enters enter"), "enters enter", _("enter 15/8 at W3")),
            both(Embarks, _("embarks embark"), "embarks embark", _("embark 4I/5")),
            both(Claims, _("claims claim"), "claims claim", _("claim 21/5 on 7A/2 with supply 1")),
            both(Eliminates, _("eliminates eliminate"), "eliminates eliminate", _("eliminate 7A/2")),
            both(Pays, _("pays pay"), "pays pay", _("pay 21/104")),
            both(Retreats, _("retreats retreat"), "retreats retreat", _("retreat 7A/2 > J28 J27")),
            both(Advances, _("advances advance"), "advances advance", _("advance 21/5 > G25")),
            both(Destroys, _("destroys destroy"), "destroys destroy", _("destroy supply 1")),
            both(Captures, _("captures capture"), "captures capture", _("capture supply 1 by 21/5")),
            both(Substitutes, _("exchanges exchange"), "exchanges exchange", _("exchange 1/2, 1/22 > Sub Arm 1")),
            both(Rommel, _("rommel"), "rommel", _("rommel > W6")),
            both(Starts, _("starts start"), "starts start", _("start (the turn)")),
            both(Ends, _("ends end"), "ends end", _("end (the turn)")),
        };
        const auto shared = verbs_of_every_desk();
        result.insert(result.end(), shared.begin(), shared.end());
        return result;
    }();
    return all;
}

wxArrayString words_for_to() { return words_of(_("to") + " to >"); }
wxArrayString words_for_on() { return words_of(_("on") + " on"); }
wxArrayString words_for_at() { return words_of(_("at") + " at"); }
wxArrayString words_for_with() { return words_of(_("with") + " with"); }
wxArrayString words_for_by() { return words_of(_("by") + " by"); }
wxArrayString words_for_die() { return words_of(_("die") + " die"); }
wxArrayString words_for_declined() { return words_of(_("declined") + " declined no"); }
wxArrayString words_for_rommel() { return words_of(_("rommel") + " rommel"); }

Meaning complain(const wxString& sentence) { return {.command = {}, .act = {}, .complaint = sentence}; }
Meaning means_command(Command command) { return {.command = std::move(command), .act = {}, .complaint = {}}; }

/// What is said of an entry: who, and after each word that opens a part, what.
struct Said {
    wxArrayString who;
    wxArrayString to;
    wxArrayString on;
    wxArrayString at;
    wxArrayString with;
    wxArrayString by;
    wxArrayString die;
    bool rommel{false};
};

Said said_in(const wxArrayString& words) {
    Said said;
    auto* part = &said.who;
    for (const auto& word : words) {
        if (means(words_for_to(), word)) {
            part = &said.to;
        } else if (means(words_for_on(), word)) {
            part = &said.on;
        } else if (means(words_for_at(), word)) {
            part = &said.at;
        } else if (means(words_for_with(), word)) {
            part = &said.with;
        } else if (means(words_for_by(), word)) {
            part = &said.by;
        } else if (means(words_for_die(), word)) {
            part = &said.die;
        } else {
            part->Add(word);
        }
    }
    if (!said.with.empty() && means(words_for_rommel(), said.with[0]) && said.with.size() == 1) {
        said.rommel = true;
        said.with.Clear();
    }
    return said;
}

/// Reads one line about one state of the books.
class Reader {
public:
    explicit Reader(const State& state) : m_state(state), m_tables(*state.tables) {}

    Meaning read(const wxString& line) {
        const auto parts = parts_of(line, verbs());
        if (!parts.verb || !parts.who.empty()) {
            return complain(_("Say what is done, such as: ") + known_verbs(verbs()));
        }
        if (const auto act = act_of_verb(*parts.verb)) {
            return {.command = {}, .act = act, .complaint = {}};
        }
        auto command = command_of(static_cast<Verb>(*parts.verb), said_in(parts.rest));
        return m_complaint.empty() ? means_command(std::move(command)) : complain(m_complaint);
    }

private:
    Command command_of(Verb verb, const Said& said) {
        const auto side = m_state.turn.side;
        switch (verb) {
        case Starts:
            return StartTurn{};
        case Ends:
            return EndTurn{};
        case Supplies:
            return supply(said);
        case Enters:
            return EnterUnits{.units = units(said.who, side), .port = hex_if(place_of(said))};
        case Embarks:
            return Embark{units(said.who, side)};
        case Moves:
            return move(said);
        case Attacks:
            return attack(said);
        case Claims:
            return ClaimVictory{.attackers = units(said.who, side),
                                .blockers = {},
                                .defenders = rows(said.on),
                                .supply = units_if(said.with, side),
                                .closed = {}};
        case Eliminates:
            return eliminate(said);
        case Pays:
            return pay(said);
        case Retreats:
            return retreat(said);
        case Advances:
            return AdvanceUnits{.units = units(said.who, side), .to = hex_if(said.to)};
        case Destroys:
            return DestroySupply{unit(said.who, side)};
        case Captures:
            return CaptureSupply{.supply = unit(said.who, enemy_of(side)),
                                 .method = method_of(said),
                                 .captor = said.by.empty() ? std::nullopt : std::optional{unit(said.by, side)}};
        case Substitutes:
            return ExchangeCounters{.give = units(said.who, side), .take = units(said.to, side)};
        case Rommel:
            return PlaceRommel{hex(said.to)};
        }
        return EndPhase{};
    }

    Lexicon lexicon(Side side) const {
        std::vector<Nameable> things;
        for (std::size_t i = 0; i < m_tables.counters.size(); ++i) {
            const CounterId id{static_cast<std::uint8_t>(i)};
            if (m_tables[id].side == side) {
                things.push_back(nameable(m_tables, id));
            }
        }
        return {_("unit"), std::move(things)};
    }

    /// One after the other; as many words as can be are one name.
    std::vector<CounterId> units(const wxArrayString& words, Side side) {
        std::vector<CounterId> found;
        if (words.empty() && m_complaint.empty()) {
            m_complaint = _("Name the units, as printed on the counters.");
        }
        const auto known = lexicon(side);
        for (std::size_t place = 0; place < words.size() && m_complaint.empty();) {
            auto end = words.size();
            std::optional<CounterId> id;
            for (; end > place && !id; --end) {
                const auto name = app::joined(words, place, end);
                const auto thing = known.meant(name);
                id = thing ? m_tables.find_counter(*thing) : printed(to_utf8(name), side);
                if (id) {
                    break;
                }
            }
            if (!id) {
                m_complaint = known.doubt(words[place]);
                break;
            }
            found.push_back(*id);
            place = end;
        }
        return found;
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
    std::vector<CounterId> units_if(const wxArrayString& words, Side side) {
        return words.empty() ? std::vector<CounterId>{} : units(words, side);
    }
    CounterId unit(const wxArrayString& words, Side side) {
        const auto found = units(words, side);
        return found.empty() ? CounterId{} : found.front();
    }

    HexId hex_of(const wxString& word) {
        if (const auto id = m_tables.find(to_utf8(word.Upper()))) {
            return *id;
        }
        std::vector<Nameable> named;
        for (std::uint16_t i = 0; i < m_tables.hexes.size(); ++i) {
            if (!m_tables[HexId{i}].name.empty()) {
                named.push_back(nameable(m_tables, HexId{i}));
            }
        }
        const Lexicon places{_("hex"), std::move(named)};
        const auto id = places.meant(word);
        if (!id && m_complaint.empty()) {
            m_complaint = places.doubt(word);
        }
        return id ? m_tables.find(*id).value_or(HexId{}) : HexId{};
    }
    HexId hex(const wxArrayString& words) {
        if (words.empty()) {
            m_complaint = m_complaint.empty() ? wxString{_("Say where, such as \"> J29\".")} : m_complaint;
            return {};
        }
        return hex_of(app::joined(words, 0, words.size()));
    }
    std::optional<HexId> hex_if(const wxArrayString& words) { return words.empty() ? std::nullopt : std::optional{hex(words)}; }

    /// In some languages the words for "to" and "at" are one.
    static const wxArrayString& place_of(const Said& said) { return said.at.empty() ? said.to : said.at; }

    /// Alone in a fortress; by a unit beside a battle, where one is named; else by movement. Rule: AK-CAP-15.
    CaptureMethod method_of(const Said& said) {
        const auto& hex = m_state[unit(said.who, enemy_of(m_state.turn.side))].hex;
        if (hex && m_tables.map->terrain(*hex) == Terrain::Fortress) {
            return CaptureMethod::Fortress;
        }
        return said.by.empty() ? CaptureMethod::Move : CaptureMethod::BattleB;
    }

    std::optional<core::Throw> die(const wxArrayString& words) {
        long face = 0;
        if (words.empty()) {
            return std::nullopt;
        }
        if (words.size() != 1 || !words[0].ToLong(&face)) {
            m_complaint = _("Type the die, such as \"die 3\".");
            return std::nullopt;
        }
        return die_of(static_cast<int>(face));
    }

    std::vector<DefenderRow> rows(const wxArrayString& words) {
        std::vector<DefenderRow> found;
        for (const auto id : units(words, enemy_of(m_state.turn.side))) {
            found.push_back({id});
        }
        return found;
    }

    Command supply(const Said& said) {
        if (said.who.size() == 1 && means(words_for_declined(), said.who[0])) {
            return BringSupply{.dice = {}, .port = {}, .declined = true};
        }
        return BringSupply{.dice = die(said.who), .port = hex_if(place_of(said)), .declined = false};
    }

    /// `move 21/5 > J29 by W7 W8`: by these hexes; the last is where it goes.
    Command move(const Said& said) {
        MoveUnits command{.units = units(said.who, m_state.turn.side), .to = hex(said.to), .way = {}, .with_rommel = said.rommel};
        for (const auto& word : said.by) {
            command.way.push_back(hex_of(word));
        }
        if (!command.way.empty()) {
            command.way.push_back(command.to);
        }
        return command;
    }

    /// Without supply named, the first that supports all is taken where it is needed.
    Command attack(const Said& said) {
        Attack command{.attackers = units(said.who, m_state.turn.side),
                       .defenders = rows(said.on),
                       .supply = units_if(said.with, m_state.turn.side),
                       .dice = die(said.die)};
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
    Command eliminate(const Said& said) {
        EliminateUnits command{.units = units(said.who, m_state.turn.side), .cause = Cause::Table};
        for (const auto& each : whole_map(m_state) ? doomed(m_state) : std::vector<Doomed>{}) {
            if (std::ranges::find(command.units, each.unit) != command.units.end()) {
                command.cause = each.rule.id == "AK-DIV-4"   ? Cause::CutOff
                                : each.rule.id == "AK-DIV-6" ? Cause::Unsupported
                                                             : Cause::TooWeak;
            }
        }
        return command;
    }

    Command pay(const Said& said) {
        PayExchange command;
        const auto& after = m_state.turn.aftermath;
        for (const auto id : units(said.who, after ? after->payer.value_or(m_state.turn.side) : m_state.turn.side)) {
            command.payments.push_back({.unit = id});
        }
        return command;
    }

    Command retreat(const Said& said) {
        const auto& after = m_state.turn.aftermath;
        const auto side = after && !after->retreating.empty() ? m_tables[after->retreating.front()].side : enemy_of(m_state.turn.side);
        RetreatRow row{.unit = unit(said.who, side), .way = {}, .eliminated = said.to.empty()};
        for (const auto& word : said.to) {
            row.way.push_back(hex_of(word));
        }
        return RetreatUnits{{row}};
    }

    const State& m_state;
    const Tables& m_tables;
    wxString m_complaint;
};

} // namespace

EntryMeaning<Command> read_entry(const wxString& line, const State& state) { return Reader{state}.read(line); }

std::vector<wxString> completions_of(const wxString& line, const State& state) {
    std::vector<wxString> lines;
    const auto parts = parts_of(line, verbs());
    if (!parts.verb) {
        for (const auto& each : verbs()) {
            if (!line.empty() && each.words[0].Lower().StartsWith(line.Lower())) {
                lines.push_back(each.words[0]);
            }
        }
        return lines;
    }
    wxArrayString before;
    bool enemy = false;
    for (const auto& list : {words_for_to(), words_for_on(), words_for_at(), words_for_with(), words_for_by(), words_for_die()}) {
        for (const auto& word : list) {
            before.Add(word);
        }
    }
    for (const auto& word : parts.rest) {
        enemy = means(words_for_on(), word) || (enemy && !means(before, word));
    }
    for (const auto& each : verbs()) {
        for (const auto& word : each.words) {
            before.Add(word);
        }
    }
    std::vector<Nameable> things;
    const auto side = enemy ? enemy_of(state.turn.side) : state.turn.side;
    for (const auto id : counters_where(state, [&](CounterId each) {
             return (*state.tables)[each].side == side && (state[each].status == Status::Map || state[each].status == Status::Waiting);
         })) {
        things.push_back(nameable(*state.tables, id));
    }
    offer_names(lines, line, begun_name(line, before), things);
    return lines;
}

} // namespace intendant::app::ak
