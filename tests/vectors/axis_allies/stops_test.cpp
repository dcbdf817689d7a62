// Every stop and warning of the clause book is given by the program, and can be read: a sentence with all its names, the
// clause and its page. Which clauses these are stands in the clause book alone; what provokes them is data: the worked examples,
// the recorded games, and the cases of `stops/`, see README.md there.

#include "db/session/axis_allies/session.hpp"
#include "tests/support/catch.hpp"
#include "tests/vectors/axis_allies/trial.hpp"

#include "app/cli/script_line.hpp"
#include "db/codec/json_text.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

namespace intendant::test {

namespace {

using db::Json;

const std::filesystem::path source{INTENDANT_SOURCE_DIR};

/// The clauses of the book whose behaviour is to refuse or to warn.
std::set<std::string> stopping_clauses() {
    std::set<std::string> found;
    for (const auto& clause : printed_tables()->clauses) {
        if (clause.kind == axis_allies::ClauseKind::Refuse || clause.kind == axis_allies::ClauseKind::Warn) {
            found.insert(clause.rule.id);
        }
    }
    return found;
}

/// One case of `stops/*.json`.
struct Case {
    std::string file;
    Json data;

    std::string clause() const { return data.at("clause").get<std::string>(); }
    std::string edition() const { return data.value("edition", "FR2+CL"); }
    std::string name() const { return file + " " + clause() + " " + data.value("case", ""); }
};

std::vector<Case> cases() {
    std::vector<Case> found;
    for (const auto& file : std::filesystem::directory_iterator(source / "tests/vectors/axis_allies/stops")) {
        if (file.path().extension() != ".json") {
            continue;
        }
        const auto all = db::parse_json(text_of(file.path()));
        for (const auto& each : all.at("cases")) {
            found.push_back({file.path().filename().string(), each});
        }
    }
    std::ranges::sort(found, {}, &Case::name);
    return found;
}

/// What the rules said, by clause: each sentence as it left them, with every set of parameters.
class Heard {
public:
    void operator()(const core::RuleRef& rule, const core::Message& sentence) {
        auto& sentences = m_said[rule.id];
        if (std::ranges::count(sentences, sentence) == 0) {
            sentences.push_back(sentence);
        }
    }
    bool contains(const std::string& clause) const { return m_said.contains(clause); }
    const std::map<std::string, std::vector<core::Message>>& said() const { return m_said; }

private:
    std::map<std::string, std::vector<core::Message>> m_said;
};

void hear_examples(Heard& heard) {
    for (const auto& example : examples()) {
        for (const auto& edition : example.original.at("editions")) {
            for (const auto& game : trials_of(example.data)) {
                Trial trial({}, game, edition.get<std::string>());
                trial.on_objection = std::ref(heard);
                trial.play(game);
            }
        }
    }
}

void hear_recorded_games(Heard& heard) {
    for (const auto& script : all_scripts()) {
        auto session = db::AxisAlliesSession::in_memory(printed_tables());
        for (const auto& text : lines_of(text_of(script))) {
            const auto line = cli::read_line<axis_allies::Game>(*printed_tables(), text);
            if (const auto* command = std::get_if<axis_allies::Command>(&line.wish)) {
                const auto verdict = session.ask(*command);
                if (core::refused(verdict)) {
                    heard(core::refusal(verdict).rule, core::refusal(verdict).why);
                } else {
                    for (const auto& warning : core::acceptance(verdict).warnings) {
                        heard(warning.rule, warning.why);
                    }
                }
            }
            REQUIRE(play(session, text).whole);
        }
    }
}

/// Plays a case; what it brought about otherwise than it says.
std::vector<std::string> hear_case(const Case& each, Heard& heard) {
    Trial trial({each.data.value("as", each.clause())}, each.data, each.edition());
    trial.on_objection = std::ref(heard);
    return trial.play(each.data);
}

const Heard& everything_heard() {
    static const auto all = [] {
        Heard heard;
        hear_examples(heard);
        hear_recorded_games(heard);
        for (const auto& each : cases()) {
            hear_case(each, heard);
        }
        return heard;
    }();
    return all;
}

/// How a sentence is said in a language, by its English msgid.
using Translation = std::function<std::string(const std::string&)>;

/// The languages in which the sentences are looked at. The last is none: it turns the words of a sentence round, so that
/// nothing depends on their order.
const std::vector<std::pair<std::string, Translation>>& languages() {
    static const std::vector<std::pair<std::string, Translation>> all{
        {"English", [](const std::string& id) { return id; }},
        {"words turned round", [](const std::string& id) {
             std::istringstream in(id);
             std::string turned;
             for (std::string word; in >> word;) {
                 for (std::string more;
                      word.rfind('{') != std::string::npos && word.find('}', word.rfind('{')) == std::string::npos && in >> more;) {
                     word += " " + more; // the words of a choice stay together
                 }
                 turned = word + (turned.empty() ? "" : " ") + turned;
             }
             return turned;
         }}};
    return all;
}

std::string said(const Translation& in_language, const core::Message& sentence) {
    return core::fill(in_language(sentence.id), sentence, [](std::string_view kind, std::string_view id) {
        const auto name = axis_allies::english_name(*printed_tables(), kind, id);
        return name == id ? "@" + std::string{kind} : name; // an id that names nothing comes back as it is
    });
}

} // namespace

TEST_CASE("each case of a stop is stopped as it says", "[axis_allies][vectors][stops]") {
    for (const auto& each : cases()) {
        DYNAMIC_SECTION(each.name()) {
            Heard heard;
            std::string listed;
            for (const auto& difference : hear_case(each, heard)) {
                listed += "\n" + difference;
            }
            INFO(listed);
            CHECK(listed.empty());
        }
    }
}

TEST_CASE("every stop and warning of the clause book is provoked", "[axis_allies][vectors][stops]") {
    std::map<std::string, Json> otherwise; // told under another clause, or not to be said or to arise at all
    for (const auto& each : cases()) {
        if (each.data.contains("because")) {
            otherwise.emplace(each.clause(), each.data);
        }
    }
    const auto clauses = stopping_clauses();
    REQUIRE(clauses.size() > 100);
    for (const auto& clause : clauses) {
        CAPTURE(clause);
        const bool provoked = everything_heard().contains(clause) || otherwise.contains(clause);
        CHECK(provoked);
    }
    for (const auto& [clause, data] : otherwise) {
        CAPTURE(clause);
        CHECK_FALSE(everything_heard().contains(clause)); // then it needs no excuse
        CHECK_FALSE(data["because"].get<std::string>().empty());
    }
}

TEST_CASE("every stop and warning that is given can be read, and says where it stands in the books", "[axis_allies][vectors][stops]") {
    for (const auto& [rule, sentences] : everything_heard().said()) {
        CAPTURE(rule);
        if (!rule.empty()) { // what is no rule of the game names no clause
            const auto clause = axis_allies::explanation(*printed_tables(), {rule});
            REQUIRE(clause);
            CHECK_FALSE(clause->text.empty());
            CHECK_FALSE(clause->page.empty());
        }
        for (const auto& sentence : sentences) {
            for (const auto& [language, translation] : languages()) {
                const auto text = said(translation, sentence);
                INFO(language << ": " << text);
                CHECK_FALSE(text.empty());
                CHECK(text.find_first_of("{}@") == std::string::npos);
            }
        }
    }
}

} // namespace intendant::test
