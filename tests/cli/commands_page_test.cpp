// docs/commands.md: its examples are read, and nothing that can be written is missing from it.

#include "db/session/axis_allies/session.hpp"
#include "tests/cli/page.hpp"
#include "tests/support/catch.hpp"

#include "db/codec/axis_allies/fields.hpp"

#include <nlohmann/json.hpp>

using namespace intendant;
using namespace intendant::test;

namespace {

std::string page() { return text_of(INTENDANT_SOURCE_DIR "/docs/commands.md"); }

std::string type_of(const std::string& example) { return nlohmann::json::parse(example).at("type").get<std::string>(); }

} // namespace

TEST_CASE("each command of the page is read and written back the same", "[cli][axis_allies][commands_page]") {
    std::set<std::string> documented;
    for (const auto& example : examples(page(), "Commands")) {
        INFO(example);
        const auto command = db::AxisAlliesSession::read(*printed_tables(), example);
        CHECK(nlohmann::json::parse(db::AxisAlliesSession::write(*printed_tables(), command)) == nlohmann::json::parse(example));
        documented.insert(type_of(example));
    }
    CHECK(documented == words<axis_allies::Command>());
}

TEST_CASE("each event of the page is read and written back the same", "[cli][axis_allies][commands_page]") {
    std::set<std::string> documented;
    for (const auto& example : examples(page(), "Events")) {
        INFO(example);
        const auto events = db::AxisAlliesSession::read_events(*printed_tables(), "[" + example + "]");
        CHECK(nlohmann::json::parse(db::AxisAlliesSession::write_events(*printed_tables(), events)).at(0) ==
              nlohmann::json::parse(example));
        documented.insert(type_of(example));
    }
    CHECK(documented == words<axis_allies::Event>());
}

TEST_CASE("the page names every switch with its clause", "[cli][axis_allies][commands_page]") {
    const auto text = page();
    for (const auto& option : axis_allies::switches) {
        const auto row = "| `" + std::string{option.id} + "` | " + std::string{option.clause} + " | ";
        INFO(row);
        CHECK(text.find(row) != std::string::npos);
    }
}

TEST_CASE("the lines of the page that are no commands are read", "[cli][axis_allies][commands_page]") {
    for (
        const auto* line :
        {R"({"type": "undo"})", R"({"type": "undo", "from": 12})", R"({"type": "redo"})",
         R"({"type": "note", "text": "Anna has to go at ten"})",
         R"({"type": "end_action", "overrule": "late", "who": "Anna", "comment": "x", "digest": "", "entry": 3, "time": "now", "events": []})"}) {
        INFO(line);
        CHECK_NOTHROW(cli::read_line<axis_allies::Game>(*printed_tables(), line));
    }
}
