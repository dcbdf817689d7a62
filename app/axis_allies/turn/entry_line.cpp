#include "app/axis_allies/turn/entry_line.hpp"

#include "app/axis_allies/words.hpp"
#include "app/base/text.hpp"
#include "app/widgets/entry_words.hpp"
#include "model/axis_allies/paths.hpp"
#include "model/axis_allies/pending_battles.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <functional>

namespace intendant::app::aa {

namespace {

using Meaning = EntryMeaning<Command>;

enum Verb { Buys, Moves, Raids, Takes, Places, Pays, Receives, Researches, Fights, Throws, Loses, Retreats, Presses, Collects };

const std::vector<EntryVerb>& verbs() {
    static const auto all = [] {
        const auto both = [](Verb verb, const wxString& translated, const char* english, const wxString& example) {
            return EntryVerb{verb, words_of(translated + " " + english), example};
        };
        std::vector<EntryVerb> result{
            // TRANSLATORS: here and below, one or more words, each of which means the same; the first one is offered.
            both(Buys, _("buys buy"), "buys buy", _("buy 1 fighter")),
            both(Moves, _("moves move loads load unloads unload"), "moves move loads load unloads unload",
                 _("move 3 inf karelia > ukraine")),
            both(Raids, _("raids raid"), "raids raid", _("raid 2 bombers uk > germany")),
            both(Takes, _("takes take"), "takes take", _("take caucasus")),
            both(Places, _("places place"), "places place", _("place 2 inf in japan")),
            both(Pays, _("pays pay"), "pays pay", _("uk pays 5 to ussr")),
            both(Receives, _("receives receive"), "receives receive", _("uk receives 3")),
            both(Researches, _("researches research"), "researches research", _("research 1 4 6 (the dice)")),
            both(Fights, _("fights fight"), "fights fight", _("fight ukraine")),
            both(Throws, _("throws throw"), "throws throw", _("throw 1 4 6")),
            both(Loses, _("loses lose"), "loses lose", _("lose 2 inf")),
            both(Retreats, _("retreats retreat"), "retreats retreat", _("retreat karelia")),
            both(Presses, _("presses press"), "presses press", _("press on")),
            both(Collects, _("collects collect"), "collects collect", _("collect")),
        };
        const auto shared = verbs_of_every_desk();
        result.insert(result.end(), shared.begin(), shared.end());
        return result;
    }();
    return all;
}

Lexicon powers(const Tables& tables) {
    std::vector<Nameable> result;
    for (const auto power : all_powers) {
        result.push_back({std::string{id_of(power)}, {word(tables, power), to_wx(tables.powers[power].name)}});
    }
    return {_("power"), std::move(result)};
}

Lexicon units(const Tables& tables) {
    std::vector<Nameable> result;
    for (const auto unit : all_units) {
        result.push_back(nameable(tables, unit));
    }
    return {_("piece"), std::move(result)};
}

/// The spaces for which that is true.
Lexicon spaces(const Tables& tables, const std::function<bool(SpaceId)>& wanted) {
    std::vector<Nameable> result;
    for (std::size_t index = 0; index < tables.spaces.size(); ++index) {
        const SpaceId space{static_cast<std::uint8_t>(index)};
        if (wanted(space)) {
            result.push_back(nameable(tables, space));
        }
    }
    return {_("space"), std::move(result)};
}

bool any_space(SpaceId) { return true; }

wxArrayString words_for_to() { return words_of(_("to") + " to >"); }
wxArrayString words_for_from() { return words_of(_("from") + " from"); }
wxArrayString words_for_in() { return words_of(_("in at") + " in at"); }
wxArrayString words_for_all() { return words_of(_("all everything") + " all everything"); }

Meaning complain(const wxString& sentence) { return {.command = {}, .act = {}, .complaint = sentence}; }
Meaning means_command(Command command) { return {.command = std::move(command), .act = {}, .complaint = {}}; }

bool stands_there(const State& state, SpaceId space) {
    return std::ranges::any_of(stacks_in(state, space), [&](const Stack& stack) { return stack.owner == state.turn.power; });
}

/// Reads one line about one state of the books.
class Reader {
public:
    explicit Reader(const State& state) : m_state(state), m_tables(*state.tables) {}

    Meaning read(const wxString& line) const {
        const auto parts = parts_of(line, verbs());
        if (!parts.verb) {
            return complain(_("Say what is done, such as: ") + known_verbs(verbs()));
        }
        if (const auto act = act_of_verb(*parts.verb)) {
            return {.command = {}, .act = act, .complaint = {}};
        }
        auto who = m_state.turn.power;
        if (!parts.who.empty()) {
            const auto lexicon = powers(m_tables);
            const auto named = lexicon.meant(parts.who);
            if (!named) {
                return complain(lexicon.doubt(parts.who));
            }
            who = *power_of_id(*named);
        }
        const auto verb = static_cast<Verb>(*parts.verb);
        const bool defends = verb == Throws || verb == Loses; // whoever's turn in the battle it is
        if (who != m_state.turn.power && verb != Pays && verb != Receives && !defends) {
            return complain(wxString::Format(_("It is the turn of %s; what another power does is not booked now."),
                                             word(m_tables, m_state.turn.power)));
        }
        return read(verb, who, parts.rest, line);
    }

private:
    Meaning read(Verb verb, Power who, const wxArrayString& rest, const wxString& line) const {
        const auto all = joined(rest, 0, rest.size());
        switch (verb) {
        case Buys:
            return of_units(units(m_tables), rest, [](std::vector<UnitCount> bought) { return BuyUnits{std::move(bought)}; });
        case Moves:
        case Raids:
            return move(rest, verb == Raids);
        case Takes:
            return of_space(spaces(m_tables, any_space), all, [](SpaceId space) { return Capture{space}; });
        case Places:
            return place(rest);
        case Pays:
        case Receives:
            return payment(verb, who, rest, line);
        case Researches:
            if (m_state.turn.breakthroughs > 0) {
                return of_dice(rest, [](core::Throw dice) { return Develop{std::move(dice)}; });
            }
            return of_dice(rest, [](core::Throw dice) { return Research{std::move(dice)}; });
        case Fights:
            return fight(all);
        case Throws:
            return of_dice(rest, [](core::Throw dice) { return Fire{.dice = std::move(dice)}; });
        case Loses:
            return lose(rest);
        case Retreats:
            if (rest.empty()) {
                return means_command(Retreat{}); // aircraft that fight alone
            }
            return of_space(spaces(m_tables, any_space), all, [](SpaceId space) { return Retreat{.to = space}; });
        case Presses:
            return means_command(PressOn{});
        case Collects:
            return means_command(CollectIncome{});
        }
        return {};
    }

    template <class Make> Meaning of_space(const Lexicon& lexicon, const wxString& name, Make make) const {
        const auto id = lexicon.meant(name);
        return id ? means_command(make(*m_tables.find(*id))) : complain(lexicon.doubt(name));
    }

    template <class Make> Meaning of_units(const Lexicon& lexicon, const wxArrayString& words, Make make) const {
        wxString complaint;
        auto units = read_units(lexicon, words, complaint);
        return units.empty() ? complain(complaint) : means_command(make(std::move(units)));
    }

    static std::vector<UnitCount> read_units(const Lexicon& lexicon, const wxArrayString& words, wxString& complaint) {
        std::vector<UnitCount> units;
        for (const auto& [id, count] : counted(lexicon, words, complaint)) {
            units.push_back({*unit_of_id(id), count});
        }
        return units;
    }

    /// The faces, with or without blanks between them.
    template <class Make> static Meaning of_dice(const wxArrayString& words, Make make) {
        core::Throw thrown{.source = core::DiceSource::Table, .faces = {}};
        for (const auto sign : joined(words, 0, words.size())) {
            if (sign >= '1' && sign <= '6') {
                thrown.faces.push_back(static_cast<int>(sign.GetValue()) - '0');
            } else if (sign != ' ') {
                return complain(wxString::Format(_("A die shows 1 to 6, not %s."), wxString(sign)));
            }
        }
        return thrown.faces.empty() ? complain(_("Type what each die shows, such as 1 4 6.")) : means_command(make(std::move(thrown)));
    }

    Meaning place(const wxArrayString& words) const {
        const auto in = words_for_in();
        std::size_t place = 0;
        while (place < words.size() && !means(in, words[place])) {
            ++place;
        }
        wxArrayString pieces;
        for (std::size_t each = 0; each < place; ++each) {
            pieces.Add(words[each]);
        }
        wxString complaint;
        const auto units_placed = read_units(units(m_tables), pieces, complaint);
        if (units_placed.empty()) {
            return complain(complaint);
        }
        const auto name = place + 1 < words.size() ? joined(words, place + 1, words.size()) : wxString{};
        if (name.empty()) {
            return complain(_("Say which space, such as \"place 2 infantry in japan\"."));
        }
        return of_space(spaces(m_tables, any_space), name,
                        [&](SpaceId space) { return PlaceUnits{.units = units_placed, .space = space}; });
    }

    /// `5`, `5 to Germany`, `5 for the map`.
    Meaning payment(Verb verb, Power who, const wxArrayString& words, const wxString& line) const {
        long amount = 0;
        if (words.empty() || !words[0].ToLong(&amount) || amount < 1) {
            return complain(_("Say how many IPC, as a whole number above 0."));
        }
        Pay pay{.from = {}, .to = {}, .amount = {amount}, .purpose = to_utf8(line)};
        (verb == Pays ? pay.from : pay.to) = who;
        if (words.size() > 2 && verb == Pays && means(words_for_to(), words[1])) {
            const auto lexicon = powers(m_tables);
            const auto name = joined(words, 2, words.size());
            const auto to = lexicon.meant(name);
            if (!to) {
                return complain(lexicon.doubt(name));
            }
            pay.to = power_of_id(*to);
        }
        return means_command(pay);
    }

    Meaning fight(const wxString& name) const {
        const auto battles = pending_battles(m_state);
        const auto here = [&](SpaceId space) {
            return std::ranges::any_of(battles, [&](const PendingBattle& battle) { return battle.space == space; });
        };
        const auto lexicon = spaces(m_tables, battles.empty() ? std::function<bool(SpaceId)>{any_space} : here);
        const auto id = battles.size() == 1 && name.empty() ? std::optional{m_tables[battles.front().space].id} : lexicon.meant(name);
        if (!id) {
            return complain(lexicon.doubt(name));
        }
        const auto space = *m_tables.find(*id);
        const bool raid = std::ranges::any_of(
            battles, [&](const PendingBattle& battle) { return battle.space == space && battle.kind == BattleKind::Raid; });
        return means_command(BeginBattle{.space = space, .raid = raid});
    }

    /// Of the powers that fight on that side, in their order.
    Meaning lose(const wxArrayString& words) const {
        if (!m_state.battle || !m_state.battle->owed) {
            return complain(_("No losses are to be chosen now."));
        }
        wxString complaint;
        const auto given_up = read_units(units(m_tables), words, complaint);
        if (given_up.empty()) {
            return complain(complaint);
        }
        const auto& battle = *m_state.battle;
        const auto stacks = battle.owed->side == Side::Attacker ? attackers_of(m_state, battle) : defenders_of(m_state, battle);
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
                return complain(wxString::Format(_("So many of %s do not fight there."), several(m_tables, unit)));
            }
        }
        return means_command(std::move(command));
    }

    /// Those that can be meant here, else any.
    std::optional<SpaceId> space_meant(const std::function<bool(SpaceId)>& here, const wxString& name, wxString& complaint) const {
        auto lexicon = spaces(m_tables, here);
        if (auto all = spaces(m_tables, any_space); candidates(lexicon.things(), name).empty() && !candidates(all.things(), name).empty()) {
            lexicon = std::move(all);
        }
        const auto id = lexicon.meant(name);
        complaint = id ? wxString{} : lexicon.doubt(name);
        return id ? m_tables.find(*id) : std::nullopt;
    }

    /// `3 inf 1 arm kar > ukr`, `all from kar to ukr`; each arrow leads one space on.
    Meaning move(const wxArrayString& words, bool raid) const {
        const auto to = words_for_to();
        std::vector<wxArrayString> sections(1);
        for (const auto& word : words) {
            if (means(to, word)) {
                sections.emplace_back();
            } else {
                sections.back().Add(word);
            }
        }
        if (sections.size() < 2 || sections.back().empty()) {
            return complain(_("Say what goes from where to where, such as \"move 3 inf 1 arm karelia > ukraine\"."));
        }
        wxString complaint;
        std::vector<UnitCount> moved;
        const auto from = what_and_from(sections.front(), moved, complaint);
        if (!from) {
            return complain(complaint);
        }
        std::vector<SpaceId> path{*from};
        for (std::size_t place = 1; place < sections.size(); ++place) {
            const auto near = spaces_within(m_tables, path.back(), most_steps);
            const auto name = joined(sections[place], 0, sections[place].size());
            const auto next = space_meant(
                [&](SpaceId space) { return space != path.back() && std::ranges::find(near, space) != near.end(); }, name, complaint);
            if (!next) {
                return complain(complaint);
            }
            path.push_back(*next);
        }
        return means_command(journey(std::move(moved), std::move(path), raid));
    }

    /// Soldiers that go to sea go aboard, those that come from there land.
    Command journey(std::vector<UnitCount> moved, std::vector<SpaceId> path, bool raid) const {
        const auto from = path.front();
        const auto to = path.back();
        const bool soldiers = std::ranges::all_of(moved, [](const UnitCount& each) { return is_land(each.unit); });
        if (soldiers && !m_tables[from].sea && m_tables[to].sea) {
            return LoadTransport{.units = std::move(moved), .from = from, .zone = to};
        }
        if (soldiers && m_tables[from].sea && !m_tables[to].sea) {
            return UnloadTransport{.units = std::move(moved), .zone = from, .to = to};
        }
        if (path.size() == 2) {
            path.clear();
        }
        return MoveUnits{.units = std::move(moved), .from = from, .to = to, .path = std::move(path), .raid = raid};
    }

    std::optional<SpaceId> what_and_from(const wxArrayString& words, std::vector<UnitCount>& moved, wxString& complaint) const {
        const auto ours = [this](SpaceId space) { return stands_there(m_state, space); };
        const auto lexicon = units(m_tables);
        std::size_t last = 0; // where the words behind the last number begin
        for (std::size_t place = 0; place < words.size(); ++place) {
            long number = 0;
            last = words[place].ToLong(&number) ? place + 1 : last;
        }
        // The piece is the shortest beginning that names one where what follows names a space; "from" may stand between.
        for (auto split = last + 1; split < words.size(); ++split) {
            const auto after = split + (means(words_for_from(), words[split]) ? 1 : 0);
            const bool all = last == 0 && split == 1 && means(words_for_all(), words[0]);
            const auto from = space_meant(ours, joined(words, after, words.size()), complaint);
            if (!from || (!all && !lexicon.meant(joined(words, last, split)))) {
                continue;
            }
            wxArrayString pieces;
            for (std::size_t place = 0; place < split; ++place) {
                pieces.Add(words[place]);
            }
            moved = all ? everything_in(*from) : read_units(lexicon, pieces, complaint);
            return moved.empty() ? std::nullopt : from;
        }
        if (complaint.empty()) {
            complaint = last < words.size() && !lexicon.meant(words[last])
                            ? lexicon.doubt(words[last])
                            : wxString{_("Say what goes from where to where, such as \"move 3 inf 1 arm karelia > ukraine\".")};
        }
        return std::nullopt;
    }

    std::vector<UnitCount> everything_in(SpaceId from) const {
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
        return result;
    }

    static constexpr int most_steps = 6;

    const State& m_state;
    const Tables& m_tables;
};

} // namespace

EntryMeaning<Command> read_entry(const wxString& line, const State& state) { return Reader{state}.read(line); }

std::vector<wxString> completions_of(const wxString& line, const State& state) {
    const auto& tables = *state.tables;
    std::vector<wxString> lines;
    const auto parts = parts_of(line, verbs());
    if (!parts.verb) {
        offer_names(lines, line, line, powers(tables).things());
        // The beginning of a verb, behind a power or alone.
        const auto begun = line.AfterLast(' ');
        const auto who = line.BeforeLast(' ');
        if (!line.empty() && (who.empty() || powers(tables).meant(who))) {
            for (const auto& each : verbs()) {
                if (each.words[0].Lower().StartsWith(begun.Lower())) {
                    lines.push_back(line.Left(line.length() - begun.length()) + each.words[0]);
                }
            }
        }
        return lines;
    }
    auto before = words_for_to();
    for (const auto& word : words_for_in()) {
        before.Add(word);
    }
    for (const auto& word : words_for_from()) {
        before.Add(word);
    }
    for (const auto& each : verbs()) {
        for (const auto& word : each.words) {
            before.Add(word);
        }
    }
    const auto begun = begun_name(line, before);
    const auto last = wxString{line.Left(line.length() - begun.length())}.Strip(wxString::trailing).AfterLast(' ');
    long number = 0;
    switch (*parts.verb) {
    case Takes:
        offer_names(lines, line, begun, spaces(tables, [&](SpaceId space) { return !tables[space].sea; }).things());
        break;
    case Buys:
    case Loses:
    case Places:
    case Moves:
    case Raids:
        if (last.ToLong(&number)) {
            offer_names(lines, line, begun, units(tables).things());
            if (const auto piece = begun.BeforeLast(' '); *parts.verb != Buys && !piece.empty()) {
                offer_names(lines, line, begun.AfterLast(' '),
                            spaces(tables, [&](SpaceId space) { return stands_there(state, space); }).things());
            }
        } else if (last == ">" || means(words_for_to(), last) || means(words_for_in(), last) || means(words_for_from(), last)) {
            offer_names(lines, line, begun, spaces(tables, any_space).things());
        }
        break;
    case Fights:
    case Retreats:
        offer_names(lines, line, begun, spaces(tables, any_space).things());
        break;
    default:
        break;
    }
    return lines;
}

} // namespace intendant::app::aa
