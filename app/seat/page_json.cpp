#include "app/seat/page_json.hpp"

#include "app/seat/page_words.hpp"
#include "model/core/printable.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>

namespace intendant::seat {

namespace {

using Json = nlohmann::ordered_json;

class Writer {
public:
    Writer(const Snapshot& snapshot, core::Language language) : m_snapshot(snapshot), m_language(language) {}

    std::string say(const core::Message& message) const {
        return message.id.empty() ? std::string{} : m_snapshot.speaker->say(m_language, message);
    }
    Json pairs(const std::vector<core::SeatFigure>& figures) const {
        auto list = Json::array();
        for (const auto& figure : figures) {
            list.push_back({say(figure.name), say(figure.value)});
        }
        return list;
    }
    Json all(const std::vector<core::Message>& messages) const {
        auto list = Json::array();
        for (const auto& message : messages) {
            list.push_back(say(message));
        }
        return list;
    }
    Json form(const core::Form& form) const {
        Json shown{{"id", form.id}, {"title", say(form.title)}, {"seats", form.seats}, {"fields", Json::array()}, {"sums", all(form.sums)}};
        shown["face_down"] = m_snapshot.face_down.contains(form.id);
        shown["at_will"] = m_snapshot.at_will.contains(form.id);
        shown["note"] = form.note.id.empty() ? std::string{} : say(form.note);
        shown["act"] = say(form.act);
        for (const auto& field : form.fields) {
            using enum core::FormField::Kind;
            Json each{{"key", field.key},
                      {"kind", field.kind == Count    ? "count"
                               : field.kind == Choice ? "choice"
                               : field.kind == Name   ? "name"
                                                      : "dice"},
                      {"label", say(field.label)},
                      {"most", field.most},
                      {"faces", {core::lowest_face(field.die), core::highest_face(field.die)}},
                      {"value", field.value},
                      {"leads", field.leads},
                      {"detail", field.detail.id.empty() ? "" : say(field.detail)},
                      {"choices", Json::array()}};
            for (const auto& choice : field.choices) {
                each["choices"].push_back({choice.id, say(choice.name)});
            }
            shown["fields"].push_back(std::move(each));
        }
        return shown;
    }
    Json checked(const Checked& checked) const {
        Json shown{{"refused", checked.refused}, {"sentences", all(checked.sentences)}, {"warnings", Json::array()}};
        for (const auto& [clause, why] : checked.warnings) {
            shown["warnings"].push_back((clause.empty() ? "" : clause + ": ") + say(why));
        }
        return shown;
    }

private:
    const Snapshot& m_snapshot;
    core::Language m_language;
};

std::string colour_of(std::uint32_t colour) {
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "#%06x", static_cast<unsigned>(colour & 0xFFFFFFU));
    return text.data();
}

/// Texts have been made printable, which is UTF-8; what was not, would be replaced.
std::string written(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

} // namespace

std::string state_json(const Snapshot& snapshot, core::Language language, double odds) {
    const Writer writer(snapshot, language);
    const auto& page = snapshot.page;
    Json json{{"title", core::printable(snapshot.title)},
              {"entry", snapshot.entry},
              {"situation", snapshot.situation},
              {"turn", writer.say(page.turn)},
              {"under", writer.say(page.under)},
              {"began", std::chrono::duration_cast<std::chrono::seconds>(snapshot.turn_began.time_since_epoch()).count()},
              {"clock", writer.say(page.clock)},
              {"result", writer.say(page.result)},
              {"proposals", snapshot.takes_proposals},
              {"board", snapshot.board != nullptr},
              {"need", snapshot.need_form != nullptr}};
    if (snapshot.game_clock) { // the page fills in the minutes
        auto clock = page.clock;
        for (auto& [key, value] : clock.parameters) {
            value = key == "played" ? "{n}" : value;
        }
        json["clock"] = writer.say(clock);
        json["clock_began"] = std::chrono::duration_cast<std::chrono::seconds>(snapshot.game_clock->time_since_epoch()).count();
    }
    if (snapshot.paused) {
        json["paused"] = snapshot.paused->count();
    }
    if (!snapshot.story.empty()) {
        json["story"] = {{"of", writer.say(snapshot.story_of)}, {"rows", writer.pairs(snapshot.story)}};
    }
    auto& accounts = json["accounts"] = Json::array();
    for (const auto& account : page.accounts) {
        accounts.push_back({{"id", account.id},
                            {"name", writer.say(account.name)},
                            {"player", core::printable(account.player)},
                            {"colour", colour_of(account.colour)},
                            {"now", account.now},
                            {"figures", writer.pairs(account.figures)},
                            {"holdings", writer.pairs(account.holdings)}});
    }
    if (page.battle) {
        Json battle{{"where", writer.say(page.battle->where)}, {"step", writer.say(page.battle->step)}, {"forces", Json::array()}};
        for (const auto& force : page.battle->forces) {
            battle["forces"].push_back({writer.say(force.name), writer.all(force.pieces)});
        }
        battle["since"] = snapshot.battle_since;
        if (odds >= 0) {
            battle["odds"] = odds;
        }
        json["battle"] = std::move(battle);
    }
    auto& spaces = json["spaces"] = Json::array();
    for (const auto& space : page.spaces) {
        spaces.push_back({space.id, writer.say(space.name), space.holder, space.mark, writer.say(space.stands)});
    }
    auto& forms = json["forms"] = Json::array();
    for (const auto& form : page.forms) {
        forms.push_back(writer.form(form));
    }
    auto& log = json["log"] = Json::array();
    for (const auto& line : snapshot.log) {
        std::string text;
        for (const auto& sentence : line.sentences) {
            text += (text.empty() ? "" : " ") + writer.say(sentence);
        }
        log.push_back({line.entry, writer.say(line.heading), std::move(text), line.undone, core::printable(line.who)});
    }
    return written(json);
}

std::string mine_json(const Mine& mine, const Snapshot& snapshot, core::Language language) {
    const Writer writer(snapshot, language);
    Json json{{"seats", mine.seats}, {"guarded", mine.guarded}, {"closed", mine.closed}, {"proposals", Json::array()}};
    for (const auto* const each : mine.proposals) {
        constexpr std::array words{"waiting", "booked", "refused", "past"};
        auto shown = writer.checked(each->proposal.checked);
        shown["id"] = each->proposal.id;
        shown["seat"] = each->proposal.seat;
        shown["is"] = words[static_cast<std::size_t>(each->is)];
        shown["why"] = core::printable(each->why);
        json["proposals"].push_back(std::move(shown));
    }
    auto& waiting = json["waiting"] = Json::array();
    for (const auto* const each : mine.waiting) {
        waiting.push_back({each->proposal.seat, writer.say(each->proposal.title), each->proposal.face_down});
    }
    auto& notes = json["notes"] = Json::array();
    for (const auto& note : snapshot.notes) {
        if (mine.seats.contains(note.who)) {
            notes.push_back({note.entry, note.who, writer.all(note.sentences)});
        }
    }
    if (mine.need != nullptr) {
        constexpr std::array words{"waiting", "answered", "late"};
        json["need"] = {{"is", words[static_cast<std::size_t>(mine.need->is)]}, {"sentences", writer.all(mine.need->answer)}};
    }
    return written(json);
}

std::string checked_json(const Checked& checked, const Snapshot& snapshot, core::Language language) {
    return written(Writer(snapshot, language).checked(checked));
}

std::string form_json(const core::Form& form, const Snapshot& snapshot, core::Language language) {
    return written(Writer(snapshot, language).form(form));
}

std::string words_json(const Speaker& speaker, core::Language language) {
    Json json{{"language", core::code_of(language)}};
    for (const auto& [key, sentence] : page_words) {
        json[std::string{key}] = speaker.say(language, {std::string{sentence}, {}});
    }
    return written(json);
}

std::string sentence_json(const std::string& sentence) { return written({{"sentence", sentence}}); }

} // namespace intendant::seat
