#include "tests/vectors/axis_allies/trial.hpp"

#include "tests/vectors/axis_allies/facts.hpp"

#include "db/codec/json_text.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace intendant::test {

using db::Json;

Trial::Trial(std::set<std::string> clauses, const Json& trial, std::string edition)
    : m_tables(tables_with(trial.value("values", Json::object()))), m_clauses(std::move(clauses)), m_edition(std::move(edition)),
      m_session(db::AxisAlliesSession::in_memory(m_tables)) {}

std::vector<std::string> Trial::play(const Json& trial) {
    auto begin = trial.value("begin", Json::object());
    begin["type"] = "begin";
    begin["options"]["edition"] = m_edition;
    m_place = "begin";
    perform(begin);
    for (std::size_t i = 0; i < trial.at("play").size(); ++i) {
        const auto& step = trial["play"][i];
        m_place = "step " + std::to_string(i + 1) + " (" + step.value("type", "look") + ")";
        const bool played = !step.contains("only") || step["only"] == m_edition;
        for (int times = played ? step.value("times", 1) : 0; times > 0; --times) {
            perform(step);
        }
    }
    return m_found;
}

void Trial::perform(Json step) {
    const auto expected = for_edition(step.value("expect", Json::object()), m_edition);
    m_events = Json::array();
    if (step.contains("type")) {
        const auto reason = step.value("overrule", "");
        const bool trial = step.value("trial", false);
        const auto wanted = expected.value("answer", reason.empty() ? "ok" : "stopped");
        for (const auto* key : {"expect", "overrule", "trial", "comment", "only", "times"}) {
            step.erase(key);
        }
        const bool booked = book(step, wanted, expected.value("cite", std::vector<std::string>{}), reason);
        look(expected);
        if (booked && trial) {
            m_session.undo();
        }
    } else {
        look(expected);
    }
}

bool Trial::book(const Json& command, const std::string& wanted, const std::vector<std::string>& cited, const std::string& reason) {
    const auto& tables = *m_tables;
    std::optional<axis_allies::Command> read;
    try {
        read = db::AxisAlliesSession::read(tables, db::json_line(command));
    } catch (const db::CodecError& error) {
        if (wanted != "unreadable") {
            note(std::string{"it cannot be read: "} + error.what());
        }
        return false;
    }
    const auto verdict = m_session.ask(*read);
    std::set<std::string> clauses;
    std::string why;
    std::string answer = "ok";
    const auto hear = [this](const core::RuleRef& rule, const core::Message& sentence) {
        if (on_objection) {
            on_objection(rule, sentence);
        }
    };
    if (core::refused(verdict)) {
        answer = "refused";
        const auto& refusal = core::refusal(verdict);
        clauses.insert(refusal.rule.id);
        hear(refusal.rule, refusal.why);
        why = axis_allies::to_english(tables, core::refusal(verdict).why);
    } else {
        m_events = db::parse_json(db::AxisAlliesSession::write_events(tables, core::acceptance(verdict).events));
        for (const auto& warning : core::acceptance(verdict).warnings) {
            answer = "stopped";
            clauses.insert(warning.rule.id);
            hear(warning.rule, warning.why);
            why += " " + warning.rule.id + ": " + axis_allies::to_english(tables, warning.why);
        }
    }
    if (answer != wanted && !(wanted == "not_booked" && answer != "ok")) {
        note("the answer is " + answer + ", not " + wanted + ": " + why);
    }
    for (const auto& clause : cited) {
        if (!clauses.contains(clause)) {
            note(clause + " is not cited:" + why);
        }
    }
    if (wanted != "ok" && reason.empty() && cited.empty() &&
        std::ranges::none_of(clauses, [this](const auto& clause) { return m_clauses.contains(clause); })) {
        note("none of the example's clauses is cited:" + why);
    }
    if (answer == "ok" || (answer == "stopped" && !reason.empty())) {
        return m_session.book(*read, reason).booked.has_value();
    }
    return false;
}

void Trial::look(const Json& expected) {
    for (auto each = expected.begin(); each != expected.end(); ++each) {
        if (each.key() == "books") {
            compare("", db::parse_json(db::books_json(m_session.state())), *each);
        } else if (each.key() == "facts") {
            for (const auto& difference : differing_facts(m_session.state(), *each)) {
                note(difference);
            }
        } else if (each.key() == "events") {
            for (auto event = each->begin(); event != each->end(); ++event) {
                compare_event(event.key(), *event);
            }
        } else if (each.key() == "hits") {
            compare_event("column_fired", {{"hits", *each}});
        } else if (each.key() == "spaces_moved") {
            const auto* moved = event_of("units_moved");
            const auto spaces = moved ? (*moved)["path"].size() - 1 : 0;
            if (*each != spaces) {
                note("the move takes " + std::to_string(spaces) + " spaces, not " + each->dump());
            }
        } else if (each.key() != "answer" && each.key() != "cite") {
            throw std::runtime_error(m_place + ": nothing can be expected under " + each.key());
        }
    }
}

const Json* Trial::event_of(const std::string& type) const {
    const auto event = std::ranges::find_if(m_events, [&](const Json& each) { return each.at("type") == type; });
    return event == m_events.end() ? nullptr : &*event;
}

void Trial::compare_event(const std::string& type, const Json& expected) {
    const auto* event = event_of(type);
    if (expected.is_null() == (event != nullptr)) {
        note(event ? type + " happens" : type + " does not happen");
    } else if (event) {
        compare(type + ": ", *event, expected);
    }
}

void Trial::compare(const std::string& what, const Json& document, const Json& figures) {
    for (auto figure = figures.begin(); figure != figures.end(); ++figure) {
        auto path = "/" + figure.key();
        std::ranges::replace(path, '.', '/');
        const Json::json_pointer pointer(path);
        const auto there = document.contains(pointer) ? document.at(pointer) : Json();
        const bool nothing = there.is_null() || there == 0 || (there.is_structured() && there.empty());
        const bool nothing_expected = figure->is_null() || *figure == 0 || (figure->is_structured() && figure->empty());
        if (there != *figure && !(nothing && nothing_expected)) {
            note(what + figure.key() + " is " + there.dump() + ", not " + figure->dump());
        }
    }
}

void Trial::note(const std::string& what) { m_found.push_back(m_edition + ", " + m_place + ": " + what); }

} // namespace intendant::test
