#pragma once

#include "db/codec/json_fields.hpp"
#include "tests/cli/program.hpp"
#include "tests/support/catch.hpp"

#include <fstream>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace intendant::test {

/// A game that the real program plays from a script and is then asked about.
class AskedGame {
public:
    explicit AskedGame(const std::string& script) {
        std::ofstream(m_folder / "script.jsonl") << script << '\n';
        const auto played = run(m_folder, "play script.jsonl --game a.intendant");
        INFO(played.errors);
        REQUIRE(played.status == 0);
    }

    Run ask(const std::string& question) const {
        std::ofstream(m_folder / "question.json") << question;
        return run(m_folder, "ask a.intendant < question.json");
    }
    db::Json answer(const std::string& question) const { return db::Json::parse(ask(question).out); }

    /// Each is answered. Gives how many different questions they ask.
    std::size_t answers(const std::vector<std::string>& questions) const {
        std::set<std::string> asked;
        for (const auto& question : questions) {
            INFO(question);
            const auto answer = ask(question);
            INFO(answer.errors);
            CHECK(answer.status == 0);
            const auto said = db::Json::parse(answer.out);
            CHECK(said.is_object());
            CHECK(!said.empty());
            asked.insert(db::Json::parse(question).at("ask").get<std::string>());
        }
        return asked.size();
    }
    /// None is answered, and each is told in these words what is asked of it.
    void refuses(const std::vector<std::pair<std::string, std::string>>& questions) const {
        for (const auto& [question, words] : questions) {
            INFO(question);
            const auto answer = ask(question);
            CHECK(answer.status == 1);
            CHECK(answer.out.empty());
            INFO(answer.errors);
            CHECK(answer.errors.find(words) != std::string::npos);
        }
    }

private:
    TemporaryFolder m_folder;
};

} // namespace intendant::test
