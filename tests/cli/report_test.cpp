// The record handed on: HTML, PDF, tables, a bundle without names; what happens when it cannot be written.

#include "app/report/nameless.hpp"
#include "app/report/pdf.hpp"
#include "app/report/report.hpp"
#include "tests/cli/program.hpp"
#include "tests/playthroughs/recorded_games.hpp"
#include "tests/support/catch.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

using namespace intendant;
using namespace intendant::test;

namespace {

std::string recorded(const char* name) { return "'" + (folder_of_games() / (std::string{name} + ".jsonl")).string() + "'"; }

std::size_t count(const std::string& text, const std::string& what) {
    std::size_t found = 0;
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + what.size())) {
        ++found;
    }
    return found;
}

bool left_behind(const TemporaryFolder& folder) {
    return std::ranges::any_of(std::filesystem::directory_iterator(folder.path()),
                               [](const auto& file) { return file.path().extension() == ".part"; });
}

} // namespace

TEST_CASE("the report speaks the language that the command line asks for", "[cli][axis_allies][report][language]") {
    const TemporaryFolder folder;
    REQUIRE(shell(folder, "CLI play '" INTENDANT_SOURCE_DIR "/docs/samples/japan_turn.jsonl' --game a.intendant").status == 0);
    CHECK(shell(folder, "CLI report a.intendant --language de").status != 0);
    const auto run = shell(folder, "CLI report a.intendant --language it");
    if (!std::filesystem::exists(std::filesystem::path{INTENDANT_CLI}.parent_path() / "../share/locale/it/LC_MESSAGES/intendant.mo")) {
        CHECK(run.errors.find("it comes with the windows") != std::string::npos);
        CHECK_FALSE(std::filesystem::exists(folder / "a.html"));
        return;
    }
    INFO(run.errors);
    REQUIRE(run.status == 0);
    const auto html = bytes_of(folder / "a.html");
    CHECK(html.find("lang=\"it\"") != std::string::npos);
    CHECK(html.find("Momenti decisivi") != std::string::npos);
    CHECK(html.find("Giappone") != std::string::npos);
    for (const auto* english : {"Turning points", "Japan ", "Manchuria", "Combat movement", "The attacker fires", "Weapons development"}) {
        INFO(english);
        CHECK(html.find(english) == std::string::npos);
    }
}

TEST_CASE("the record of a game of many rounds as HTML, PDF and tables", "[cli][axis_allies][report]") {
    const TemporaryFolder folder;
    REQUIRE(shell(folder, "CLI play " + recorded("economic_japan") + " --game a.intendant").status == 0);
    const auto html_run = shell(folder, "CLI report a.intendant --as html");
    INFO(html_run.errors);
    REQUIRE(html_run.status == 0);
    REQUIRE(shell(folder, "CLI report a.intendant --as pdf").status == 0);
    REQUIRE(shell(folder, "CLI report a.intendant --as csv").status == 0);
    REQUIRE(shell(folder, "CLI report a.intendant --as png").status == 0);

    // Every play that stands is in it, and nothing that was taken back.
    const auto html = bytes_of(folder / "a.html");
    const auto session = db::AxisAlliesSession::open_for_review(folder / "a.intendant", printed_tables());
    std::size_t plays = 0;
    for (const auto& line : session.log()) {
        const bool in_it = html.find("id=\"e" + std::to_string(line.entry.seq) + "\"") != std::string::npos;
        REQUIRE(in_it == (line.entry.kind == core::EntryKind::Note || (line.entry.kind == core::EntryKind::Play && !line.undone)));
        plays += in_it ? 1 : 0;
    }
    CHECK(plays > 500);
    CHECK(count(html, "<img ") >= 7);
    // The story comes first: each round with its board, and what was taken, fought and turned in it.
    CHECK(html.find("Turning points") != std::string::npos);
    CHECK(html.find("The story of the game") < html.find("Turning points"));
    CHECK(html.find("The story of the game") < html.find("The game in figures"));
    const auto rounds =
        static_cast<std::size_t>(session.file().entries(session.file().last_seq(), session.file().last_seq()).front().round);
    CHECK(count(html, "<div class=\"r\"><img ") == rounds);
    CHECK(html.find("Japan takes Soviet Far East.") != std::string::npos);
    CHECK(html.find("Victory: the Axis; individual winner: Japan (") != std::string::npos);
    CHECK(html.find("{power}") == std::string::npos);
    CHECK(html.find("@space:") == std::string::npos);

    const auto pdf = bytes_of(folder / "a.pdf");
    CHECK(pdf.starts_with("%PDF-"));
    CHECK(pdf.find("%%EOF") != std::string::npos);
    CHECK(pdf.size() > 50'000);

    // One picture: as wide as any, and higher than the board alone.
    const auto png = bytes_of(folder / "a.png");
    REQUIRE(png.size() > 20'000);
    CHECK(png.starts_with("\x89PNG\r\n"));
    const auto number_at = [&png](std::size_t at) {
        unsigned value = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            value = value << 8U | static_cast<unsigned char>(png[at + i]);
        }
        return value;
    };
    CHECK(number_at(16) == 1080);
    CHECK(number_at(20) > 1080);

    const auto entries = bytes_of(folder / "a-tables" / "entries.csv");
    CHECK(entries.starts_with("entry,time,who,round,"));
    CHECK(count(entries, "\r\n") == static_cast<std::size_t>(session.file().last_seq()) + 1);
    std::size_t dice = 0;
    std::size_t postings = 0;
    for (std::int64_t seq = 1; seq <= session.file().last_seq(); ++seq) {
        dice += session.file().rolls(seq).size();
        postings += session.file().postings(seq).size();
    }
    CHECK(count(bytes_of(folder / "a-tables" / "dice.csv"), "\r\n") == dice + 1);
    CHECK(count(bytes_of(folder / "a-tables" / "postings.csv"), "\r\n") == postings + 1);
    CHECK_FALSE(left_behind(folder));
}

TEST_CASE("the story of a conquest begins after the deal, and its battles are a list", "[cli][risiko][report]") {
    const TemporaryFolder folder;
    REQUIRE(shell(folder, "CLI play '" + (folder_of_games().parent_path().parent_path() / "risiko/games/game_02.jsonl").string() +
                              "' --game a.intendant && CLI report a.intendant --as html")
                .status == 0);
    const auto html = bytes_of(folder / "a.html");
    CHECK(count(html, "<div class=\"r\"><img ") == 4); // the set-up and three rounds
    CHECK(html.find("Before the first round") != std::string::npos);
    CHECK(html.find("Green takes Central America.") != std::string::npos);
    CHECK(html.find("takes") > html.find("Round 1")); // nobody took what was dealt
    CHECK(html.find("Chance of this many or more") == std::string::npos);
}

TEST_CASE("text of the table stands in the page as it was typed, and is no part of it", "[cli][axis_allies][report]") {
    const TemporaryFolder folder;
    write_bytes(folder / "a.jsonl", "{\"type\":\"begin\"}\n{\"type\":\"note\",\"text\":\"<b>Anna & \\\"Bruno\\\"</b>, pi\u00F9\"}\n");
    REQUIRE(shell(folder, "CLI play a.jsonl --game a.intendant && CLI report a.intendant --as html && CLI report a.intendant --as csv")
                .status == 0);
    CHECK(bytes_of(folder / "a.html").find("&lt;b&gt;Anna &amp; &quot;Bruno&quot;&lt;/b&gt;, pi\u00F9") != std::string::npos);
    CHECK(bytes_of(folder / "a-tables" / "entries.csv").find("\"<b>Anna & \"\"Bruno\"\"</b>, pi\u00F9\"") != std::string::npos);
}

TEST_CASE("a report that finds no room leaves a sentence and nothing else", "[cli][axis_allies][report][bad_input]") {
    const TemporaryFolder folder;
    REQUIRE(shell(folder, "CLI play " + recorded("allies_military") + " --game a.intendant").status == 0);
    for (const std::string form : {"html", "pdf", "csv"}) {
        INFO(form);
        // A file may have 4 blocks: no other way to fill a disk needs no disk.
        const auto full = shell(folder, "trap '' XFSZ; ulimit -f 4; CLI report a.intendant --as " + form + " --to out");
        CHECK(full.status == 1);
        CHECK(full.errors.find("could not be made") != std::string::npos);
        CHECK_FALSE(std::filesystem::exists(folder / "out"));
        CHECK_FALSE(left_behind(folder));
        const auto nowhere = shell(folder, "CLI report a.intendant --as " + form + " --to nowhere/out");
        CHECK(nowhere.status == 1);
        CHECK((nowhere.errors.find("There is no folder") != std::string::npos ||
               nowhere.errors.find("could not be made") != std::string::npos));
    }
    // What stood there before stays.
    write_bytes(folder / "old.html", "old");
    CHECK(shell(folder, "trap '' XFSZ; ulimit -f 4; CLI report a.intendant --to old.html").status == 1);
    CHECK(bytes_of(folder / "old.html") == "old");
    // Tables are never mixed into a folder that is there.
    std::filesystem::create_directory(folder / "there");
    CHECK(shell(folder, "CLI report a.intendant --as csv --to there").status == 1);
    CHECK(std::filesystem::is_empty(folder / "there"));
}

TEST_CASE("a report that is stopped writes nothing", "[cli][axis_allies][report]") {
    const TemporaryFolder folder;
    REQUIRE(shell(folder, "CLI play " + recorded("allies_military") + " --game a.intendant").status == 0);
    const auto session = db::AxisAlliesSession::open_for_review(folder / "a.intendant", printed_tables());
    const report::Source source{.log = session,
                                .title = "a",
                                .say = [&](const core::Message& message) { return session.in_english(message); },
                                .sentence = [](const db::Entry& entry) { return entry.summary; },
                                .time = [](const std::string& utc) { return utc; }};
    using report::Form;
    for (const auto form : {Form::Html, Form::Pdf, Form::Csv, Form::Jsonl, Form::Nameless}) {
        double furthest = 0;
        int calls = 0;
        const auto stop_after = [&](int most) {
            return [&furthest, &calls, most](double done) {
                CHECK(done >= furthest); // the bar never goes back
                CHECK(done <= 1);
                furthest = done;
                return ++calls < most;
            };
        };
        CHECK_FALSE(report::write_report(source, form, folder / "out", stop_after(1)));
        CHECK_FALSE(std::filesystem::exists(folder / "out"));
        CHECK_FALSE(left_behind(folder));
        furthest = 0;
        CHECK(report::write_report(source, form, folder / "out", stop_after(1'000'000)));
        std::filesystem::remove_all(folder / "out");
    }
}

TEST_CASE("tables for a spreadsheet have the marks of their reader's language", "[cli][axis_allies][report]") {
    const TemporaryFolder folder;
    write_bytes(folder / "a.jsonl", "{\"type\":\"begin\"}\n{\"type\":\"note\",\"text\":\"one, two; three\"}\n");
    REQUIRE(shell(folder, "CLI play a.jsonl --game a.intendant").status == 0);
    const auto session = db::AxisAlliesSession::open_for_review(folder / "a.intendant", printed_tables());
    report::Source source{.log = session,
                          .title = "a",
                          .say = [&](const core::Message& message) { return session.in_english(message); },
                          .sentence = [](const db::Entry& entry) { return entry.summary; },
                          .time = [](const std::string& utc) { return utc; }};
    const auto begins = [&](const std::string& with) {
        REQUIRE(report::write_report(source, report::Form::Csv, folder / "out"));
        const auto text = bytes_of(folder / "out" / "entries.csv");
        std::filesystem::remove_all(folder / "out");
        return text.starts_with(with) && text.find("\"") != std::string::npos; // what has the mark in it is quoted
    };
    CHECK(begins("entry,time,")); // for programs
    source.marks = {.byte_order_mark = true, .semicolons = report::writes_semicolons("en")};
    CHECK(begins("\xEF\xBB\xBF"
                 "entry,time,"));
    source.marks.semicolons = report::writes_semicolons("it");
    CHECK(begins("\xEF\xBB\xBF"
                 "entry;time;"));
    REQUIRE(shell(folder, "CLI report a.intendant --as csv --to b --separator semicolon --byte-order-mark").status == 0);
    CHECK(bytes_of(folder / "b" / "dice.csv")
              .starts_with("\xEF\xBB\xBF"
                           "entry;"));
    REQUIRE(shell(folder, "CLI report a.intendant --as csv --to c").status == 0);
    CHECK(bytes_of(folder / "c" / "dice.csv").starts_with("entry,"));
    REQUIRE(shell(folder, "CLI report a.intendant --as pdf --to a.pdf --paper letter").status == 0);
    CHECK(bytes_of(folder / "a.pdf").find("/MediaBox [ 0 0 612 792 ]") != std::string::npos);
    CHECK(shell(folder, "CLI report a.intendant --as pdf --paper papyrus").status != 0);
}

TEST_CASE("a report is set on the paper of its reader", "[cli][report]") {
    report::Document document{.title = "a", .page_word = "Page {page} of {pages}", .language = "en", .parts = {}};
    document.parts.emplace_back(report::Paragraph{"Nothing happened."});
    CHECK(report::pdf_of(document)->find("/MediaBox [ 0 0 595.3") != std::string::npos);
    document.paper = report::Paper::Letter;
    CHECK(report::pdf_of(document)->find("/MediaBox [ 0 0 612 792 ]") != std::string::npos);
}

TEST_CASE("the heading of a chart stands on the page of the chart", "[cli][report]") {
    const TemporaryFolder folder;
    std::size_t most_pages = 0;
    for (int paragraphs = 10; paragraphs < 44; ++paragraphs) { // however far down the page one comes
        INFO(paragraphs);
        report::Document document{.title = "a", .page_word = "{page} of {pages}", .language = "en", .parts = {}};
        for (int place = 0; place < paragraphs; ++place) {
            document.parts.emplace_back(report::Paragraph{"A line."});
        }
        document.parts.emplace_back(report::Heading{"The game in figures"});
        document.parts.emplace_back(report::Paragraph{"By round."});
        document.parts.emplace_back(report::SubHeading{"Treasury"});
        document.parts.emplace_back(report::Chart{});
        const auto pdf = report::pdf_of(document);
        REQUIRE(pdf);
        write_bytes(folder / "a.pdf", *pdf);
        const auto pages = count(*pdf, "/Type /Page") - count(*pdf, "/Type /Pages");
        most_pages = std::max(most_pages, pages);
        const auto last = std::to_string(pages); // the chart is on it
        const auto text = shell(folder, "pdftotext -f " + last + " -l " + last + " a.pdf -").out;
        CHECK(text.find("The game in figures") != std::string::npos);
        CHECK(text.find("Treasury") != std::string::npos);
    }
    CHECK(most_pages == 2);
}

TEST_CASE("nothing is written over a recorded game", "[cli][axis_allies][report]") {
    const TemporaryFolder folder;
    REQUIRE(shell(folder, "CLI play " + recorded("allies_military") + " --game a.intendant").status == 0);
    const auto game = bytes_of(folder / "a.intendant");
    for (const auto* const line : {"report a.intendant --to a.intendant", "report a.intendant --as pdf --to ./a.intendant",
                                   "report a.intendant --as csv --to a.intendant", "export a.intendant --to a.intendant",
                                   "export a.intendant --without-names --to a.intendant"}) {
        INFO(line);
        const auto written = run(folder, line);
        CHECK(written.status == 1);
        CHECK(written.errors.find("choose another name") != std::string::npos);
        CHECK(bytes_of(folder / "a.intendant") == game);
        CHECK_FALSE(left_behind(folder));
    }
}

TEST_CASE("a bundle for a problem report plays to the same books and names nobody", "[cli][axis_allies][report]") {
    const TemporaryFolder folder;
    write_bytes(
        folder / "a.jsonl",
        R"({"type":"begin","players":[{"name":"Annabella","powers":["ussr","uk","usa"]},{"name":"Brunello","powers":["germany","japan"]}]})"
        "\n"
        R"({"type":"buy","units":{"infantry":3},"who":"Annabella"})"
        "\n"
        R"({"type":"note","text":"Brunello is late","about":2})"
        "\n"
        R"({"type":"correct_treasury","power":"ussr","amount":30,"reason":"Annabella found a note"})"
        "\n");
    REQUIRE(shell(folder, "CLI play a.jsonl --game a.intendant").status == 0);
    const auto exported = shell(folder, "CLI export a.intendant --without-names");
    REQUIRE(exported.status == 0);
    CHECK(exported.out.find("Annabella") == std::string::npos);
    CHECK(exported.out.find("Brunello") == std::string::npos);
    CHECK(exported.out.find("late") == std::string::npos);
    CHECK(exported.out.find("\"time\"") == std::string::npos);
    write_bytes(folder / "b.jsonl", exported.out);
    const auto played = shell(folder, "CLI play b.jsonl --strict --game b.intendant");
    INFO(played.errors);
    REQUIRE(played.status == 0);
    const auto books = [&folder](const std::string& game) {
        auto read = nlohmann::json::parse(shell(folder, "CLI state " + game).out);
        REQUIRE(read.erase("players") == 1);
        return read;
    };
    CHECK(books("a.intendant") == books("b.intendant"));
}

TEST_CASE("an export that was edited by hand is told line by line, and nothing of the line is booked",
          "[cli][axis_allies][report][bad_input]") {
    const TemporaryFolder folder;
    REQUIRE(shell(folder, "CLI play " + recorded("allies_military") + " --game a.intendant && CLI export a.intendant > a.jsonl").status ==
            0);
    auto text = bytes_of(folder / "a.jsonl");
    const auto paid = text.find("\"paid\":");
    REQUIRE(paid != std::string::npos);
    text.insert(paid + 7, "1");
    write_bytes(folder / "edited.jsonl", text);
    const auto line = std::to_string(1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(paid), '\n'));
    const auto played = shell(folder, "CLI play edited.jsonl --strict --game b.intendant");
    CHECK(played.status == 1);
    CHECK(played.errors.find("line " + line + ": differs from the record") != std::string::npos);
    write_bytes(folder / "cut.jsonl", text.substr(0, paid));
    const auto cut = shell(folder, "CLI play cut.jsonl --game c.intendant");
    CHECK(cut.status == 1);
    CHECK(cut.errors.find("line " + line + ": malformed") != std::string::npos);
    CHECK(shell(folder, "CLI verify c.intendant").status == 0);
}

TEST_CASE("of a damaged record the proved part is handed on, and it is said where it ends", "[cli][axis_allies][report][bad_input]") {
    const TemporaryFolder folder;
    REQUIRE(shell(folder, "CLI play " + recorded("allies_military") + " --game a.intendant").status == 0);
    auto bytes = bytes_of(folder / "a.intendant");
    std::int64_t last = 0;
    {
        const auto session = db::AxisAlliesSession::open_for_review(folder / "a.intendant", printed_tables());
        last = session.file().last_seq();
        const auto middle = session.file().entries(last / 2, last / 2).front();
        const auto at = bytes.find(middle.hash);
        REQUIRE(at != std::string::npos);
        bytes[at] = bytes[at] == '0' ? '1' : '0';
    }
    write_bytes(folder / "a.intendant", bytes);
    const auto told = shell(folder, "CLI report a.intendant --as html");
    CHECK(told.status == 1);
    CHECK(told.errors.find("can be proved") != std::string::npos);
    const auto html = bytes_of(folder / "a.html");
    CHECK(html.find("id=\"e2\"") != std::string::npos);
    CHECK(html.find("id=\"e" + std::to_string(last) + "\"") == std::string::npos);
    CHECK(bytes_of(folder / "a.intendant") == bytes);
}
