// What people type, and what of it log, report, export and terminal give back.

#include "tests/cli/program.hpp"
#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

#include "app/report/report.hpp"
#include "db/codec/json_text.hpp"
#include "model/core/printable.hpp"

#include <array>
#include <iostream>
#include <random>

using namespace intendant;
using namespace intendant::test;

namespace {

/// Texts as people, scanners and scoundrels type them.
std::string random_text(std::mt19937& random) {
    static const std::array<std::string, 44> pieces{
        "a",      "Z",       " ",      "  ",     "@",      "@space:libya", "@power:",    "@@",       ":",    "{",    "}",
        "{note}", "{entry}", "<b>",    "</p>",   "&",      "&amp;",        "\"",         "'",        "%",    "%s",   "%n",
        "=",      "+1",      "-",      "=1+1",   "\n",     "\r\n",         "\t",         "\x1b[31m", "\x07", "\x7f", "\u202e",
        "\u2066", "\u200f",  "\u0085", "\u2028", "\u00e8", "\u5c06",       "\U0001F3B2", "\\n",      "$(x)", "`x`",  ","};
    std::string text;
    const int count = std::uniform_int_distribution<int>(1, 12)(random);
    for (int i = 0; i < count; ++i) {
        text += pieces[std::uniform_int_distribution<std::size_t>(0, pieces.size() - 1)(random)];
    }
    return text.find_first_not_of(" \t\r\n") == std::string::npos ? text + "x" : text;
}

/// The second row's and all further cells of a column, as whoever reads our tables gets them.
std::vector<std::string> column_of(const std::string& csv, const std::string& name) {
    std::vector<std::vector<std::string>> rows(1, std::vector<std::string>(1));
    bool quoted = false;
    for (std::size_t at = 0; at < csv.size(); ++at) {
        const char sign = csv[at];
        auto& cell = rows.back().back();
        if (quoted && sign == '"' && at + 1 < csv.size() && csv[at + 1] == '"') {
            cell += csv[++at];
        } else if (sign == '"') {
            quoted = !quoted;
        } else if (!quoted && sign == ',') {
            rows.back().emplace_back();
        } else if (!quoted && sign == '\r' && at + 1 < csv.size() && csv[at + 1] == '\n') {
            ++at;
            rows.emplace_back(1);
        } else {
            cell += sign;
        }
    }
    const auto place = std::ranges::find(rows.front(), name) - rows.front().begin();
    std::vector<std::string> column;
    for (std::size_t row = 1; row + 1 < rows.size(); ++row) {
        column.push_back(rows[row].at(static_cast<std::size_t>(place)));
    }
    return column;
}

/// What a page says, its signs read as a browser reads them.
std::string read_html(std::string page) {
    constexpr std::array<std::pair<std::string_view, char>, 5> signs{
        {{"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&#39;", '\''}, {"&amp;", '&'}}};
    std::string text;
    for (std::size_t at = 0; at < page.size();) {
        if (page[at] == '<') {
            at = page.find('>', at) + 1;
            continue;
        }
        const auto sign =
            std::ranges::find_if(signs, [&](const auto& each) { return page.compare(at, each.first.size(), each.first) == 0; });
        text += sign == signs.end() ? page[at] : sign->second;
        at += sign == signs.end() ? 1 : sign->first.size();
    }
    return text;
}

bool spreadsheet_would_reckon(const std::string& cell) {
    return !cell.empty() && std::string_view("=+-@\t\r").find(cell.front()) != std::string_view::npos;
}

std::string without_mark(const std::string& cell) { return cell.starts_with('\'') ? cell.substr(1) : cell; }

/// As names were read in a text before typed text was kept from it: to the next colon, whatever that was.
std::string read_as_before(const std::string& text) {
    const auto sign = text.find('@');
    const auto colon = sign == std::string::npos ? sign : text.find(':', sign);
    return colon == std::string::npos ? text : text.substr(0, sign) + text.substr(colon + 1);
}

} // namespace

TEST_CASE("R23 what is typed is what log, report, export and tables give back", "[cli][axis_allies][words]") {
    const int count = long_run() ? 5000 : 300;
    const TemporaryFolder folder;
    std::mt19937 random(23);
    std::vector<std::string> typed;
    for (int i = 0; i < count; ++i) {
        typed.push_back(random_text(random));
    }
    int mutilated_before = 0;
    {
        auto game = db::AxisAlliesSession::create(folder / "a.intendant", printed_tables());
        game.set_who(typed[1]);
        using enum axis_allies::Power;
        REQUIRE(game.book(axis_allies::BeginGame{
                              .options = {}, .players = {{typed[0], {Ussr, Uk, Usa}}, {"B", {Germany, Japan}}}, .situation = {}})
                    .booked);
        for (const auto& text : typed) {
            REQUIRE(game.note(text));
            mutilated_before += read_as_before(text) == text ? 0 : 1;
        }
        REQUIRE(game.book(axis_allies::CorrectTreasury{axis_allies::Power::Germany, core::Money{31}, typed[2]}, typed[3]).booked);
    }
    const auto game = db::AxisAlliesSession::open_for_review(folder / "a.intendant", printed_tables());
    REQUIRE(game.verify().problem == "");
    CHECK(game.state().players.front().name == typed[0]);

    // the log: the stored sentence and the one made anew
    const auto log = game.log();
    REQUIRE(log.size() == typed.size() + 2);
    for (std::size_t place = 0; place < typed.size(); ++place) {
        CAPTURE(place, typed[place]);
        const auto& entry = log[place + 1].entry;
        REQUIRE(entry.who == typed[1]);
        REQUIRE(entry.summary == typed[place]);
        REQUIRE(game.in_english(game.sentences(entry).front()) == typed[place]);
    }
    CHECK(log.back().entry.reason == typed[3]);
    CHECK(log.back().entry.summary.find(typed[2]) != std::string::npos);

    // tables: harmless to a spreadsheet, and the text without the mark
    REQUIRE(run(folder, "report a.intendant --as csv").status == 0);
    const auto entries = bytes_of(folder / "a-tables" / "entries.csv");
    const auto sentences = column_of(entries, "sentence");
    REQUIRE(sentences.size() == log.size());
    for (std::size_t place = 0; place < typed.size(); ++place) {
        CAPTURE(place, typed[place], sentences[place + 1]);
        REQUIRE_FALSE(spreadsheet_would_reckon(sentences[place + 1]));
        REQUIRE(without_mark(sentences[place + 1]) == typed[place]);
    }
    CHECK(without_mark(column_of(entries, "reason").back()) == typed[3]);

    // a page: as it can be shown, and no part of the page
    REQUIRE(run(folder, "report a.intendant --as html").status == 0);
    const auto page = read_html(bytes_of(folder / "a.html"));
    for (const auto& text : typed) {
        CAPTURE(text);
        REQUIRE(page.find(core::printable(text)) != std::string::npos);
    }

    // lines: byte for byte, and a game made of them
    const auto lines = run(folder, "export a.intendant");
    REQUIRE(lines.status == 0);
    for (std::size_t place = 0; place < typed.size(); ++place) {
        REQUIRE(db::parse_json(lines_of(lines.out)[place + 1]).at("text") == typed[place]);
    }
    write_bytes(folder / "b.jsonl", lines.out);
    const auto played = run(folder, "play b.jsonl --game b.intendant");
    REQUIRE(played.status == 0);
    CHECK(run(folder, "export b.intendant").out.size() == lines.out.size());

    // a terminal: one line an entry, and no sign that it would obey
    REQUIRE(lines_of(played.out).size() == log.size());
    for (const auto& line : lines_of(played.out)) {
        REQUIRE(core::one_line(line) == line);
    }
    CHECK(mutilated_before > count / 20);
    std::cout << "R23: " << count
              << " texts given back by log, page, tables, lines and terminal; 0 changed. Null control: " << mutilated_before
              << " of them would have lost something where names were read in them\n";
}

TEST_CASE("R23 what is typed stands in the printed report", "[cli][axis_allies][words]") {
    const std::array<std::string, 16> pieces{"a",   "Z",     "@",  "@space:libya", "@@",     ":",    "{note}", "{",
                                             "<b>", "&amp;", "%s", "=1+1",         "\u00e8", "$(x)", "'",      "\""};
    const TemporaryFolder folder;
    std::mt19937 random(24);
    std::vector<std::string> typed;
    {
        auto game = db::AxisAlliesSession::create(folder / "a.intendant", printed_tables());
        REQUIRE(game.book(axis_allies::BeginGame{}).booked);
        for (int i = 0; i < 100; ++i) {
            std::string text = "n" + std::to_string(i) + "n";
            for (int piece = 0; piece < 5; ++piece) {
                text += pieces[std::uniform_int_distribution<std::size_t>(0, pieces.size() - 1)(random)];
            }
            typed.push_back(text);
            REQUIRE(game.note(text));
        }
    }
    REQUIRE(shell(folder, "CLI report a.intendant --as pdf && pdftotext -raw a.pdf a.txt").status == 0);
    const auto printed = bytes_of(folder / "a.txt");
    for (const auto& text : typed) {
        CAPTURE(text);
        CHECK(printed.find(text) != std::string::npos);
    }
    std::cout << "R23: " << typed.size() << " texts read again from the printed report; 0 changed\n";
}

TEST_CASE("the honest notes of a table keep every sign", "[cli][axis_allies][words]") {
    const TemporaryFolder folder;
    write_bytes(
        folder / "at.jsonl",
        R"({"type":"begin","players":[{"name":"Ann@ Rome: A","powers":["ussr","uk","usa"]},{"name":"B","powers":["germany","japan"]}]}
{"type":"note","text":"Pause @ 21:30, then on"}
{"type":"note","text":"write to anna@example.org, subject: rematch"}
{"type":"pay","from":"germany","amount":3,"purpose":"deal @ table: Japan gets Burma"}
{"type":"correct_treasury","power":"germany","amount":31,"reason":"count @ 20:15 was wrong"}
)");
    const auto played = run(folder, "play at.jsonl --game at.intendant");
    INFO(played.errors);
    REQUIRE(played.status == 0);
    for (const auto* typed : {"Pause @ 21:30, then on", "write to anna@example.org, subject: rematch", "deal @ table: Japan gets Burma",
                              "count @ 20:15 was wrong"}) {
        CHECK(played.out.find(typed) != std::string::npos);
    }
    REQUIRE(run(folder, "report at.intendant").status == 0);
    CHECK(bytes_of(folder / "at.html").find("Ann@ Rome: A") != std::string::npos);
}

TEST_CASE("a text that is too long is refused in a sentence, and the longest one is kept", "[cli][axis_allies][words]") {
    const TemporaryFolder folder;
    const auto script = [&](std::size_t letters) {
        std::string text;
        for (std::size_t i = 0; i < letters; ++i) {
            text += "\u00e8";
        }
        write_bytes(folder / "a.jsonl", "{\"type\":\"begin\"}\n{\"type\":\"note\",\"text\":\"" + text + "\"}\n");
        std::filesystem::remove(folder / "a.intendant");
        return run(folder, "play a.jsonl --game a.intendant");
    };
    CHECK(script(db::most_characters).status == 0);
    const auto refused = script(db::most_characters + 1);
    CHECK(refused.status == 1);
    CHECK(refused.errors.find("10000 characters") != std::string::npos);
    write_bytes(folder / "b.jsonl",
                "{\"type\":\"begin\"}\n{\"type\":\"correct_treasury\",\"power\":\"germany\",\"amount\":31,\"reason\":\"" +
                    std::string(20'000, 'x') + "\"}\n");
    const auto long_reason = run(folder, "play b.jsonl --game b.intendant");
    CHECK(long_reason.status == 1);
    CHECK(long_reason.errors.find("20000 characters") != std::string::npos);
    // and what is no UTF-8
    write_bytes(folder / "c.jsonl", "{\"type\":\"begin\"}\n{\"type\":\"note\",\"text\":\"\xff\xfe\"}\n");
    const auto no_text = run(folder, "play c.jsonl --game c.intendant");
    CHECK(no_text.status == 1);
    CHECK(no_text.errors.find("malformed: this is not JSON") != std::string::npos);
}
