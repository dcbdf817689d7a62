#include "app/axis_allies/turn/entry_line.hpp"

#include "app/axis_allies/words.hpp"
#include "app/base/text.hpp"
#include "app/widgets/name_match.hpp"

#include <wx/tokenzr.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::aa {

namespace {

constexpr std::size_t most_completions = 12;

enum class Verb { Buys, Takes, Places, Pays, Receives };
constexpr std::array all_verbs{Verb::Buys, Verb::Takes, Verb::Places, Verb::Pays, Verb::Receives};

wxArrayString words_of(const wxString& text) { return wxStringTokenize(text, " \t,;", wxTOKEN_STRTOK); }

/// The words that mean it: in the language of the windows, the first to be offered, then in English.
wxArrayString words_of(Verb verb) {
    const auto both = [](const wxString& translated, const char* english) { return words_of(translated + " " + english); };
    switch (verb) {
    // TRANSLATORS: here and below, one or more words, each of which means the same; the first one is offered.
    case Verb::Buys:
        return both(_("buys buy"), "buys buy");
    case Verb::Takes:
        return both(_("takes take"), "takes take");
    case Verb::Places:
        return both(_("places place"), "places place");
    case Verb::Pays:
        return both(_("pays pay"), "pays pay");
    case Verb::Receives:
        return both(_("receives receive"), "receives receive");
    }
    return {};
}

using Lexicon = std::vector<Nameable>;

Lexicon powers(const Tables& tables) {
    Lexicon result;
    for (const auto power : all_powers) {
        result.push_back({std::string{id_of(power)}, {word(tables, power), to_wx(tables.powers[power].name)}});
    }
    return result;
}

Lexicon units(const Tables& tables) {
    Lexicon result;
    for (const auto unit : all_units) {
        result.push_back({std::string{id_of(unit)},
                          {word(tables, unit), several(tables, unit), to_wx(tables.units[unit].name),
                           to_wx(english_name(tables, "units", id_of(unit)))}});
    }
    return result;
}

enum class Wanted { All, OnLand };

Lexicon spaces(const Tables& tables, Wanted wanted) {
    Lexicon result;
    for (std::size_t index = 0; index < tables.spaces.size(); ++index) {
        const SpaceId space{static_cast<std::uint8_t>(index)};
        if (wanted == Wanted::All || !tables[space].sea) {
            result.push_back({tables[space].id, {word(tables, space), to_wx(tables[space].name)}});
        }
    }
    return result;
}

/// The id of what is meant.
std::optional<std::string> id_meant(const Lexicon& lexicon, const wxString& text) {
    const auto place = meant(lexicon, text);
    return place ? std::optional{lexicon[*place].id} : std::nullopt;
}

wxString joined(const wxArrayString& words, std::size_t begin, std::size_t end) {
    wxString text;
    for (auto place = begin; place < end; ++place) {
        text += (place > begin ? " " : "") + words[place];
    }
    return text;
}

bool means(const wxArrayString& words, const wxString& typed) {
    return std::ranges::any_of(words, [&](const wxString& each) { return each.CmpNoCase(typed) == 0; });
}

/// A line cut into who, does, what.
struct Parts {
    wxString who;
    std::optional<Verb> verb;
    wxArrayString rest;
};

Parts parts_of(const wxString& line) {
    const auto words = words_of(line);
    for (std::size_t place = 0; place < words.size(); ++place) {
        for (const auto verb : all_verbs) {
            if (means(words_of(verb), words[place])) {
                Parts parts{.who = joined(words, 0, place), .verb = verb, .rest = {}};
                for (auto next = place + 1; next < words.size(); ++next) {
                    parts.rest.Add(words[next]);
                }
                return parts;
            }
        }
    }
    return {.who = line, .verb = {}, .rest = {}};
}

EntryMeaning complain(const wxString& sentence) { return {.command = {}, .complaint = sentence}; }

/// `1 fighter 2 submarines`; a piece without a number is one. Says what it does not know.
std::vector<UnitCount> counted(const Tables& tables, const wxArrayString& words, wxString& complaint) {
    std::vector<UnitCount> result;
    const auto lexicon = units(tables);
    for (std::size_t place = 0; place < words.size();) {
        long count = 1;
        if (words[place].ToLong(&count)) {
            ++place;
        }
        auto end = place;
        for (long number = 0; end < words.size() && !words[end].ToLong(&number);) {
            ++end;
        }
        const auto name = joined(words, place, end);
        const auto unit = id_meant(lexicon, name);
        if (!unit || count < 1 || count > 1000) {
            complaint = name.empty() ? wxString{_("Say how many of which piece, such as \"2 infantry 1 fighter\".")}
                                     : wxString::Format(_("\"%s\" is no piece of this game, or could be several."), name);
            return {};
        }
        result.push_back({*unit_of_id(*unit), static_cast<int>(count)});
        place = end;
    }
    if (result.empty()) {
        complaint = _("Say how many of which piece, such as \"2 infantry 1 fighter\".");
    }
    return result;
}

std::optional<SpaceId> space_of(const Tables& tables, const wxString& name) {
    const auto found = id_meant(spaces(tables, Wanted::All), name);
    return found ? tables.find(*found) : std::nullopt;
}

EntryMeaning unknown_space(const wxString& name) {
    return complain(name.empty() ? wxString{_("Say which space.")}
                                 : wxString::Format(_("\"%s\" is no space of this board, or could be several."), name));
}

/// `5`, `5 to Germany`, `5 for the map`.
EntryMeaning payment(const Tables& tables, Power who, const Parts& parts, const wxString& line) {
    long amount = 0;
    if (parts.rest.empty() || !parts.rest[0].ToLong(&amount) || amount < 1) {
        return complain(_("Say how many IPC, as a whole number above 0."));
    }
    Pay pay{.from = {}, .to = {}, .amount = {amount}, .purpose = to_utf8(line)};
    (parts.verb == Verb::Pays ? pay.from : pay.to) = who;
    if (parts.rest.size() > 2 && parts.verb == Verb::Pays && means(words_of(_("to") + " to"), parts.rest[1])) {
        const auto name = joined(parts.rest, 2, parts.rest.size());
        const auto to = id_meant(powers(tables), name);
        if (!to) {
            return complain(wxString::Format(_("\"%s\" is no power of this game."), name));
        }
        pay.to = power_of_id(*to);
    }
    return {.command = pay, .complaint = {}};
}

/// Where a line speaks of the place: after `in`; the number of words when it does not.
std::size_t place_word(const wxArrayString& words) {
    const auto in = words_of(_("in at") + " in at");
    std::size_t place = 0;
    while (place < words.size() && !means(in, words[place])) {
        ++place;
    }
    return place;
}

EntryMeaning placement(const Tables& tables, const wxArrayString& words) {
    const auto in = place_word(words);
    wxArrayString pieces;
    for (std::size_t place = 0; place < in; ++place) {
        pieces.Add(words[place]);
    }
    wxString complaint;
    const auto units = counted(tables, pieces, complaint);
    const auto name = in + 1 < words.size() ? joined(words, in + 1, words.size()) : wxString{};
    const auto space = space_of(tables, name);
    if (units.empty()) {
        return complain(complaint);
    }
    return space ? EntryMeaning{.command = PlaceUnits{.units = units, .space = *space}, .complaint = {}} : unknown_space(name);
}

} // namespace

EntryMeaning read_entry(const wxString& line, const State& state) {
    const auto& tables = *state.tables;
    const auto parts = parts_of(line);
    if (!parts.verb) {
        return complain(_("Type who does what, such as \"japan buys 1 fighter\", \"germany takes caucasus\" or \"uk pays 5\"."));
    }
    auto who = state.turn.power;
    if (!parts.who.empty()) {
        const auto named = id_meant(powers(tables), parts.who);
        if (!named) {
            return complain(wxString::Format(_("\"%s\" is no power of this game."), parts.who));
        }
        who = *power_of_id(*named);
    }
    if (parts.verb == Verb::Pays || parts.verb == Verb::Receives) {
        return payment(tables, who, parts, line);
    }
    if (who != state.turn.power) {
        return complain(
            wxString::Format(_("It is the turn of %s; what another power does is not booked now."), word(tables, state.turn.power)));
    }
    if (parts.verb == Verb::Places) {
        return placement(tables, parts.rest);
    }
    if (parts.verb == Verb::Takes) {
        const auto name = joined(parts.rest, 0, parts.rest.size());
        const auto space = space_of(tables, name);
        return space ? EntryMeaning{.command = Capture{*space}, .complaint = {}} : unknown_space(name);
    }
    wxString complaint;
    auto bought = counted(tables, parts.rest, complaint);
    return bought.empty() ? complain(complaint) : EntryMeaning{.command = BuyUnits{std::move(bought)}, .complaint = {}};
}

std::vector<wxString> completions_of(const wxString& line, const State& state) {
    const auto& tables = *state.tables;
    std::vector<wxString> result;
    // The last thing begun, from its first letter, is replaced by each name that begins so.
    const auto offer = [&](const wxString& before, const wxString& begun, const Lexicon& lexicon) {
        for (const auto& thing : lexicon) {
            const bool begins =
                std::ranges::any_of(thing.names, [&](const wxString& name) { return plain(name).StartsWith(plain(begun)); });
            if (begins && result.size() < most_completions) {
                result.push_back(before + thing.names.front().Lower());
            }
        }
    };
    const auto after = [&](const wxString& rest) { return line.Left(line.length() - rest.length()); };
    const auto parts = parts_of(line);
    if (!parts.verb) {
        offer({}, line, powers(tables));
        // A power, whole, and the beginning of a verb.
        const auto begun = line.AfterLast(' ');
        const auto who = line.BeforeLast(' ');
        if (who.empty() || meant(powers(tables), who)) {
            for (const auto verb : all_verbs) {
                if (const auto offered = words_of(verb)[0]; !line.empty() && offered.Lower().StartsWith(begun.Lower())) {
                    result.push_back(after(begun) + offered);
                }
            }
        }
        return result;
    }
    const auto rest = parts.rest.empty() ? wxString{} : joined(parts.rest, 0, parts.rest.size());
    if (!line.Lower().EndsWith(rest.Lower()) || (rest.empty() && !line.EndsWith(" "))) {
        return result; // commas or blanks between the words: whoever types so needs no help
    }
    switch (*parts.verb) {
    case Verb::Takes:
        offer(after(rest), rest, spaces(tables, Wanted::OnLand));
        break;
    case Verb::Buys:
    case Verb::Places: {
        const auto in = place_word(parts.rest);
        if (parts.verb == Verb::Places && in < parts.rest.size()) {
            const auto begun = joined(parts.rest, in + 1, parts.rest.size());
            offer(after(begun), begun, spaces(tables, Wanted::All));
            break;
        }
        std::size_t last = parts.rest.size();
        for (long number = 0; last > 0 && !parts.rest[last - 1].ToLong(&number);) {
            --last;
        }
        const auto begun = joined(parts.rest, last, parts.rest.size());
        if (last > 0 && (!begun.empty() || line.EndsWith(" "))) {
            offer(after(begun), begun, units(tables));
        }
        break;
    }
    case Verb::Pays:
    case Verb::Receives:
        break;
    }
    return result;
}

} // namespace intendant::app::aa
