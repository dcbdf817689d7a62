#include "model/empire_of_the_sun/questions/card_says.hpp"

#include "model/empire_of_the_sun/decision.hpp"
#include "model/empire_of_the_sun/questions/card_words.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace intendant::empire_of_the_sun {

namespace {

std::vector<std::string> parts_of(std::string_view text, std::string_view at) {
    std::vector<std::string> found;
    while (true) {
        const auto end = text.find(at);
        found.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) {
            return found;
        }
        text.remove_prefix(end + at.size());
    }
}

std::string signed_number(int value) { return (value > 0 ? "+" : "") + std::to_string(value); }

/// Writes the sentences of one card, a column after the other.
class Telling {
public:
    Telling(const Tables& tables, CardId id) : m_tables(tables), m_card(tables[id]), m_id(id) {}

    void operator()() {
        values();
        who();
        conditions();
        modifiers();
        losses();
        tracks();
        units();
        rest();
        for (const auto& [column, text] : m_card.printed) {
            const bool nothing = text == "0" && (column == "event_only" || column == "swap_discard" || column == "draw" ||
                                                 column == "removed_after_event" || column.starts_with("wie_"));
            if (!nothing && !has(m_told, column)) {
                unknown(column, text);
            }
        }
    }
    std::vector<core::Message> sentences() && { return std::move(m_sentences); }
    std::vector<std::string> untold() && { return std::move(m_untold); }

private:
    /// The text of that column, which is told from now on; nothing where it is empty, or 0 for no.
    const std::string* told(std::string_view column) {
        const auto found = m_card.printed.find(column);
        if (found == m_card.printed.end()) {
            return nullptr;
        }
        m_told.emplace_back(column);
        return &found->second;
    }
    bool yes(std::string_view column) {
        const auto* text = told(column);
        return text != nullptr && *text != "0";
    }
    void unknown(std::string_view column, std::string_view text) {
        std::string line{column};
        line.append(": ").append(text);
        m_untold.push_back(std::move(line));
    }
    void say(const char* sentence, Parameters parameters = {}) { m_sentences.push_back({sentence, std::move(parameters)}); }
    /// The sentence of a word, where it is known.
    void word(std::string_view column, std::string_view text, Parameters parameters = {}) {
        const auto* sentence = sentence_of(column, text);
        if (sentence == nullptr) {
            unknown(column, text);
        } else if (*sentence != '\0') {
            say(sentence, std::move(parameters));
        }
    }
    /// A column whose text is one word.
    void one_word(std::string_view column, const Parameters& parameters = {}) {
        if (const auto* text = told(column)) {
            word(column, *text, parameters);
        }
    }
    /// A column whose text is a figure.
    void figure(std::string_view column, const char* sentence) {
        if (const auto* text = told(column)) {
            say(sentence, {{"value", *text}});
        }
    }
    /// `replaces us_avg` names one.
    std::optional<UnitId> unit_in(std::string_view text) const { return m_tables.find_unit(text.substr(text.find(' ') + 1)); }
    /// A word of the column `units`.
    std::string group(std::string text) {
        if (const auto unit = m_tables.find_unit(text)) {
            return name(*unit);
        }
        std::ranges::replace(text, ' ', '_');
        if (card_word("card_units", text) == nullptr) {
            unknown("units", text);
        }
        return "@card_units:" + text;
    }

    void values() {
        for (const auto* heading : {"id", "number", "title_en", "title_it", "effect"}) { // the heading, and the whole in prose
            told(heading);
        }
        figure("ov", INTENDANT_TR("Operations value: {value}."));
        figure("intel_ec", INTENDANT_TR("Intelligence value as event: {value}."));
        figure("intel_oc", INTENDANT_TR("Intelligence value as operations card: {value}."));
        told("type");
        told("class");
        say(INTENDANT_TR("Event: {kind}, {class}."),
            {{"kind", "@card_kind:" + std::string{id_of(m_card.kind)}}, {"class", "@card_class:" + std::string{id_of(m_card.card_class)}}});
        figure("logistics", INTENDANT_TR("Logistics value: {value}."));
        told("logistics_hq");
        if (const auto* value = told("logistics_with_hq")) {
            say(INTENDANT_TR("Logistics value with {units}: {value}."), {{"units", list_of(m_card.logistics_hqs)}, {"value", *value}});
        }
        one_word("logistics_rule");
        if (told("intelligence_status") != nullptr) {
            say(INTENDANT_TR("It sets the intelligence status: {status}."), {{"status", name(*m_card.status)}});
        }
    }
    /// Rule: ES-CRD-10.
    void who() {
        if (const auto* text = told("hq")) {
            if (sentence_of("hq", *text) != nullptr) {
                word("hq", *text);
            } else {
                say(INTENDANT_TR("It is led by: {units}."), {{"units", list_of(m_card.hqs)}});
            }
        }
        if (const auto* text = told("units")) {
            std::string list;
            for (const auto& each : m_card.units) {
                list += (list.empty() ? "" : ", ") + group(each);
            }
            const bool activates = m_card.leads_offensive() || m_card.card_class == CardClass::CounterOffensive;
            if (*text == "all") {
                say(INTENDANT_TR("All units may be activated."));
            } else {
                say(activates ? INTENDANT_TR("It activates: {units}.") : INTENDANT_TR("It moves: {units}."), {{"units", list}});
            }
            if (const auto from = text->find(" (all from "); from != std::string::npos) {
                constexpr std::size_t label = 4;
                const auto hex = m_tables.find_hex(text->substr(text->size() - 1 - label, label));
                say(INTENDANT_TR("All of these start in {hex}."), {{"hex", hex ? name(*hex) : "-"}});
            }
        }
        if (told("max_ground") != nullptr) {
            say(INTENDANT_TR("At most {most} ground {most:unit|units}."), {{"most", number(*m_card.most_ground)}});
        }
        if (told("move") != nullptr) {
            say(INTENDANT_TR("Ships move up to {way} {way:hex|hexes}."), {{"way", number(*m_card.naval_move)}});
        }
    }
    /// Rule: ES-CRD-9, ES-CRD-15, ES-SCN-20.
    void conditions() {
        if (yes("event_only")) {
            say(INTENDANT_TR("It is played as event only."));
        }
        if (const auto* text = told("needs")) {
            for (const auto& each : parts_of(*text, ";")) {
                Parameters parameters{{"unit", m_card.answers ? name(*m_card.answers) : "-"}};
                if (const auto* marker = m_tables.find_marker(each.substr(each.find(' ') + 1))) {
                    parameters.emplace_back("cards", list_of(marker->set_by));
                }
                word("needs", each, std::move(parameters));
            }
        }
        one_word("timing");
        one_word("scenario_limit");
    }
    /// Rule: ES-CRD-12, ES-INT-8, ES-BAT-9, ES-BAT-12, ES-GND-8.
    void modifiers() {
        for (const auto* column : {"intel_drm", "air_naval_drm", "ground_drm"}) {
            const auto* value = told(column);
            const auto* when = told(std::string{column} + "_when");
            if (value != nullptr && when != nullptr) {
                word(std::string{column} + "_when", *when, {{"value", signed_number(std::stoi(*value))}});
            } else if (value != nullptr || when != nullptr) {
                unknown(column, "");
            }
        }
        if (const auto* text = told("strength_change")) { // `jp CV;CVL attack +2`
            const auto words = parts_of(*text, " ");
            if (words.size() != 4) {
                unknown("strength_change", *text);
                return;
            }
            const auto classes = parts_of(words[1], ";");
            std::string list;
            for (const auto& each : classes) {
                list += (list.empty() ? "" : ", ") + each;
            }
            const auto key = words[0] + (words[1] == "ground" ? " ground " : " ") + words[2];
            word("strength_change", key, {{"classes", list}, {"value", words[3]}});
        }
    }
    /// Rule: ES-CRD-19, ES-BAT-31.
    void losses() {
        one_word("step_loss");
        const auto* text = told("dice");
        if (text == nullptr) {
            return;
        }
        const auto parts = parts_of(*text, "; ");
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const auto colon = parts[i].find(": ");
            const auto faces = parts[i].substr(0, colon);
            const auto what = parts[i].substr(colon + 2);
            const int steps = m_card.dice.at(i).steps;
            word("dice", steps == 0 ? std::string_view{what} : std::string_view{"some"}, {{"faces", faces}, {"steps", number(steps)}});
            if (steps > 0) {
                word("dice", std::string_view{what}.substr(2));
            }
        }
    }
    /// Rule: ES-CRD-26, ES-RIV-1, ES-WIE-2, ES-CHN-6, ES-CHN-7, ES-IND-2, ES-ASP-5, ES-ASP-6.
    void tracks() {
        one_word("asp", {{"count", number(m_card.asp_offensive)}});
        if (told("us_will") != nullptr) {
            say(INTENDANT_TR("US Political Will: {change}."), {{"change", signed_number(*m_card.us_will)}});
        }
        bool moves = false;
        std::array<std::string, 4> years;
        for (std::size_t year = 0; year < years.size(); ++year) {
            moves = told("wie_" + std::to_string(1942 + year)) != nullptr || moves;
            years.at(year) = signed_number(m_card.wie.at(year).value_or(0));
        }
        if (moves) {
            say(INTENDANT_TR("War in Europe: {first} in 1942, {second} in 1943, {third} in 1944, {fourth} in 1945."),
                {{"first", years[0]}, {"second", years[1]}, {"third", years[2]}, {"fourth", years[3]}});
        }
        if (told("china") != nullptr) {
            say(*m_card.china < 0 ? INTENDANT_TR("China: {count} {count:box|boxes} towards Collapse.")
                                  : INTENDANT_TR("China: {count} {count:box|boxes} towards Stable Front."),
                {{"count", number(std::abs(*m_card.china))}});
        }
        one_word("china_limit");
        one_word("india");
        one_word("rivalry");
    }
    /// Rule: ES-REP-7, ES-REP-10, ES-REP-19, ES-REI-23, ES-HQ-9.
    void units() {
        if (const auto* text = told("replacements")) {
            for (const auto& each : m_card.replacements) {
                say(each.stored ? INTENDANT_TR("{pool}: {count} more, used at once or stored.")
                                : INTENDANT_TR("{pool}: {count} more, used at once or lost."),
                    {{"pool", name(each.pool)}, {"count", number(each.count)}});
            }
            if (text->ends_with(" (reduced unit)")) {
                say(INTENDANT_TR("They mend a reduced unit."));
            } else if (text->find(" (") != std::string::npos) {
                unknown("replacements", *text);
            }
        }
        if (told("enters") != nullptr) {
            say(INTENDANT_TR("{unit} comes into play."), {{"unit", name(*m_card.enters)}});
        }
        one_word("marker", {{"cards", list_of(opened())}});
        if (const auto* text = told("special")) {
            for (const auto& each : parts_of(*text, ";")) {
                special(each);
            }
        }
    }
    const Marker* marker_of(Track track) const {
        const auto found = std::ranges::find(m_tables.markers, track, &Marker::track);
        return found == m_tables.markers.end() ? nullptr : &*found;
    }
    /// Cards that do more once its marker lies there.
    std::vector<CardId> opened() const {
        std::vector<CardId> found;
        for (std::size_t i = 0; i < m_tables.cards.size(); ++i) {
            const auto& other = m_tables.cards[i];
            const bool opens = std::ranges::any_of(m_tables.markers, [&](const Marker& marker) {
                return has(marker.set_by, m_id) && (has(other.needs, "after_marker " + marker.id) ||
                                                    (marker.track == Track::TojoResigned && other.says("manchuria_if_tojo_resigned")));
            });
            if (opens) {
                found.push_back({static_cast<std::uint8_t>(i)});
            }
        }
        return found;
    }
    /// Cards that end what the word begins, or that it ends.
    std::vector<CardId> counterparts(std::string_view word) const {
        const auto* barges = marker_of(Track::Barges);
        const auto* escorts = marker_of(Track::Escorts);
        const auto* no_escorts = marker_of(Track::EscortsVoid);
        return word == "barges_on" && barges != nullptr             ? barges->cleared_by
               : word == "barges_off_for_good" && barges != nullptr ? barges->set_by
               : word == "escorts_void" && escorts != nullptr       ? escorts->set_by
               : word == "escorts_plus_2" && no_escorts != nullptr  ? no_escorts->set_by
                                                                    : std::vector<CardId>{};
    }
    void special(const std::string& each) {
        Parameters parameters{{"units", list_of(m_card.mends)},
                              {"hexes", list_of(m_card.open_battles)},
                              {"cards", list_of(counterparts(each))},
                              {"most", number(m_tables.limit("jp2_max_units"))},
                              {"year", number(m_card.due_from.value_or(0))}};
        for (const auto* const where : {"enters_in", "enters_first_in"}) {
            if (const auto regions = regions_behind(m_card, where); !regions.empty()) {
                parameters.emplace_back("regions", list_of_regions(regions));
            }
        }
        if (const auto unit = unit_in(each)) {
            parameters.emplace_back("unit", name(*unit));
        }
        word("special", each, std::move(parameters));
    }
    /// Rule: ES-CRD-5, ES-CRD-6, ES-CRD-27, ES-CRD-34, ES-CRD-36, ES-SCN-8, ES-SCN-12, ES-SCN-16.
    void rest() {
        if (yes("swap_discard")) {
            say(INTENDANT_TR("One card of the hand may be discarded for any of the discards."));
        }
        if (yes("draw")) {
            say(INTENDANT_TR("One card is drawn."));
        }
        if (yes("removed_after_event")) {
            say(INTENDANT_TR("After its event it is out of the game."));
        }
        for (const auto* year : {"1942", "1943", "1944"}) {
            if (const auto* text = told("s" + std::string{year})) {
                word("scenario", *text, {{"year", year}});
            }
        }
        one_word("out_of_pattern");
    }

    const Tables& m_tables;
    const Card& m_card;
    CardId m_id;
    std::vector<core::Message> m_sentences;
    std::vector<std::string> m_told;
    std::vector<std::string> m_untold;
};

Telling telling(const Tables& tables, CardId card) {
    Telling found(tables, card);
    found();
    return found;
}

} // namespace

std::vector<core::Message> card_says(const Tables& tables, CardId card) { return telling(tables, card).sentences(); }

std::vector<std::string> untold(const Tables& tables, CardId card) { return telling(tables, card).untold(); }

} // namespace intendant::empire_of_the_sun
