#include "app/risiko/turn/entry_line.hpp"

#include "app/risiko/fields.hpp"
#include "app/widgets/entry_words.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <functional>

namespace intendant::app::rk {

namespace {

using Meaning = EntryMeaning<Command>;

enum Verb { Places, Attacks, Throws, Follows, Moves, Hands, Stops, Ends };

const std::vector<EntryVerb>& verbs() {
    static const auto all = [] {
        const auto both = [](Verb verb, const wxString& translated, const char* english, const wxString& example) {
            return EntryVerb{verb, words_of(translated + " " + english), example};
        };
        std::vector<EntryVerb> result{
            // TRANSLATORS: here and below, one or more words, each of which means the same; the first one is offered.
            both(Places, _("places place"), "places place", _("place 3 siam 2 china")),
            both(Attacks, _("attacks attack"), "attacks attack", _("attack china > siam 654 32")),
            both(Throws, _("throws throw"), "throws throw", _("throw 654 32")),
            both(Follows, _("follows follow"), "follows follow", _("follow 3")),
            both(Moves, _("moves move"), "moves move", _("move 5 china > siam")),
            both(Hands, _("hands hand"), "hands hand", _("hand in china, siam, peru")),
            both(Stops, _("stops stop"), "stops stop", _("stop (no more attacks)")),
            both(Ends, _("ends end"), "ends end", _("end (the turn)")),
        };
        const auto shared = verbs_of_every_desk();
        result.insert(result.end(), shared.begin(), shared.end());
        return result;
    }();
    return all;
}

wxArrayString words_for_to() { return words_of(_("to") + " to >"); }
wxArrayString words_for_from() { return words_of(_("from") + " from"); }

Meaning complain(const wxString& sentence) { return {.command = {}, .act = {}, .complaint = sentence}; }
Meaning means_command(Command command) { return {.command = std::move(command), .act = {}, .complaint = {}}; }

wxArrayString part(const wxArrayString& words, std::size_t begin, std::size_t end) {
    wxArrayString result;
    for (auto place = begin; place < end; ++place) {
        result.Add(words[place]);
    }
    return result;
}

/// Reads one line about one state of the books.
class Reader {
public:
    explicit Reader(const State& state) : m_state(state), m_tables(*state.tables) {}

    Meaning read(const wxString& line) const {
        const auto parts = parts_of(line, verbs());
        if (!parts.verb || !parts.who.empty()) {
            return complain(_("Say what is done, such as: ") + known_verbs(verbs()));
        }
        if (const auto act = act_of_verb(*parts.verb)) {
            return {.command = {}, .act = act, .complaint = {}};
        }
        const auto& rest = parts.rest;
        switch (static_cast<Verb>(*parts.verb)) {
        case Places:
            return place(rest);
        case Attacks:
            return attack(rest);
        case Throws:
            return thrown(rest, std::nullopt, std::nullopt);
        case Follows:
            return follow(rest);
        case Moves:
            return move(rest);
        case Hands:
            return hand_in(rest);
        case Stops:
            return means_command(EndCombat{});
        case Ends:
            return means_command(EndTurn{});
        }
        return {};
    }

private:
    Lexicon territories(const std::function<bool(TerritoryId)>& wanted) const {
        auto things = nameables(m_tables);
        std::erase_if(things, [&](const Nameable& thing) { return !wanted(*m_tables.find(thing.id)); });
        return {_("territory"), std::move(things)};
    }
    bool ours(TerritoryId id) const { return m_state[id].owner == m_state.turn.player; }

    /// Those that can be meant here, else any.
    std::optional<TerritoryId> meant(const std::function<bool(TerritoryId)>& here, const wxString& name, wxString& complaint) const {
        auto lexicon = territories(here);
        if (auto all = territories([](TerritoryId) { return true; });
            candidates(lexicon.things(), name).empty() && !candidates(all.things(), name).empty()) {
            lexicon = std::move(all);
        }
        const auto id = lexicon.meant(name);
        complaint = id ? wxString{} : lexicon.doubt(name);
        return id ? m_tables.find(*id) : std::nullopt;
    }

    Meaning place(const wxArrayString& words) const {
        wxString complaint;
        PlaceArmies command;
        for (const auto& [id, count] : counted(territories([this](TerritoryId each) { return ours(each); }), words, complaint)) {
            command.armies.push_back({*m_tables.find(id), count});
        }
        return command.armies.empty() ? complain(complaint) : means_command(std::move(command));
    }

    /// `china > siam`, with faces behind.
    Meaning attack(const wxArrayString& words) const {
        wxString complaint;
        std::size_t dice = words.size();
        while (dice > 0 && typed_dice(words[dice - 1])) {
            --dice;
        }
        const auto ends = ends_of(part(words, 0, dice), false, complaint);
        if (!ends) {
            return complain(complaint);
        }
        if (dice == words.size()) {
            return means_command(Announce{ends->first, ends->second});
        }
        return thrown(part(words, dice, words.size()), ends->first, ends->second);
    }

    static Meaning thrown(const wxArrayString& words, std::optional<TerritoryId> from, std::optional<TerritoryId> to) {
        const auto attacker = words.size() == 2 ? typed_dice(words[0]) : std::nullopt;
        const auto defender = words.size() == 2 ? typed_dice(words[1]) : std::nullopt;
        if (!attacker || !defender) {
            return complain(_("Type the dice of the attacker, then those of the defender, such as \"throw 654 32\"."));
        }
        return means_command(ThrowDice{.attack = *attacker, .defence = *defender, .occupy = {}, .from = from, .to = to});
    }

    static Meaning follow(const wxArrayString& words) {
        long armies = 0;
        if (words.size() != 1 || !words[0].ToLong(&armies) || armies < 1 || armies > most_armies) {
            return complain(_("Say how many armies follow, such as \"follow 3\"."));
        }
        return means_command(Follow{static_cast<int>(armies)});
    }

    /// `5 china > siam`; without a number all but one.
    Meaning move(const wxArrayString& words) const {
        long armies = 0;
        const bool said = !words.empty() && words[0].ToLong(&armies);
        wxString complaint;
        const auto ends = ends_of(said ? part(words, 1, words.size()) : words, true, complaint);
        if (!ends) {
            return complain(complaint);
        }
        if (said && (armies < 1 || armies > most_armies)) {
            return complain(wxString::Format(_("%ld is no number that can be meant here."), armies));
        }
        return means_command(MoveArmies{ends->first, ends->second, said ? static_cast<int>(armies) : m_state[ends->first].armies - 1});
    }

    /// Of an attack or a move, where it begins and where it ends.
    std::optional<std::pair<TerritoryId, TerritoryId>> ends_of(const wxArrayString& words, bool own, wxString& complaint) const {
        const auto to = words_for_to();
        std::size_t arrow = 0;
        while (arrow < words.size() && !means(to, words[arrow])) {
            ++arrow;
        }
        if (arrow == 0 || arrow + 1 >= words.size()) {
            complaint = _("Say from where to where, such as \"china > siam\".");
            return std::nullopt;
        }
        const std::size_t first = arrow > 1 && means(words_for_from(), words[0]) ? 1 : 0;
        const auto from = meant([this](TerritoryId each) { return ours(each); }, joined(words, first, arrow), complaint);
        if (!from) {
            return std::nullopt;
        }
        const auto beside = neighbours(m_state, *from);
        const auto target = meant([&](TerritoryId each) { return std::ranges::find(beside, each) != beside.end() && ours(each) == own; },
                                  joined(words, arrow + 1, words.size()), complaint);
        return target ? std::optional{std::pair{*from, *target}} : std::nullopt;
    }

    /// The cards one after the other; where a name has several words the shortest beginning that names a card is one.
    Meaning hand_in(const wxArrayString& words) const {
        const auto cards = all_cards(m_tables);
        std::vector<Nameable> things(cards.begin(), cards.end());
        const Lexicon lexicon{_("card"), std::move(things)};
        HandInSet command;
        for (std::size_t place = !words.empty() && means(words_of(_("in") + " in"), words[0]) ? 1 : 0; place < words.size();) {
            auto end = place + 1;
            while (end < words.size() && !lexicon.meant(joined(words, place, end))) {
                ++end;
            }
            const auto card = lexicon.meant(joined(words, place, end));
            if (!card) {
                return complain(lexicon.doubt(joined(words, place, end)));
            }
            command.cards.push_back(*m_tables.find_card(*card));
            place = end;
        }
        return command.cards.empty() ? complain(lexicon.doubt({})) : means_command(std::move(command));
    }

    static constexpr long most_armies = 9999;

    const State& m_state;
    const Tables& m_tables;
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
    auto before = words_for_to();
    for (const auto& word : words_for_from()) {
        before.Add(word);
    }
    for (const auto& each : verbs()) {
        for (const auto& word : each.words) {
            before.Add(word);
        }
    }
    const auto begun = begun_name(line, before);
    const bool target =
        *parts.verb == Attacks && std::ranges::any_of(parts.rest, [](const wxString& word) { return means(words_for_to(), word); });
    auto things = nameables(*state.tables);
    std::erase_if(things,
                  [&](const Nameable& thing) { return (state[*state.tables->find(thing.id)].owner == state.turn.player) == target; });
    if (*parts.verb == Places || *parts.verb == Attacks || *parts.verb == Moves) {
        offer_names(lines, line, begun, things);
    }
    return lines;
}

} // namespace intendant::app::rk
