// The program itself: exit status, pipes, and the books it prints.

#include "db/codec/axis_allies/json.hpp"
#include "db/session/snapshot.hpp"
#include "tests/cli/program.hpp"
#include "tests/db/forgery.hpp"
#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

#include <nlohmann/json.hpp>

using namespace intendant;
using namespace intendant::test;

namespace {

const std::string german_turn = INTENDANT_SOURCE_DIR "/docs/samples/german_turn.jsonl";

} // namespace

TEST_CASE("the version and the help are there without a game and without a display", "[cli]") {
    const TemporaryFolder folder;
    const auto version = run(folder, "--version");
    CHECK(version.status == 0);
    CHECK(version.out.rfind("Intendant 0.", 0) == 0);
    const auto help = run(folder, "--help");
    CHECK(help.status == 0);
    for (const char* const command :
         {"play", "state", "export", "report", "verify", "repair", "branches", "join", "odds", "ask", "seat", "seal", "open"}) {
        CHECK(help.out.find(command) != std::string::npos);
    }
}

TEST_CASE("play, state, verify and export work on a file and say so by their status", "[cli][axis_allies]") {
    const TemporaryFolder folder;

    const auto played = run(folder, "play '" + german_turn + "' --game a.intendant");
    INFO(played.errors);
    REQUIRE(played.status == 0);
    CHECK(lines_of(played.out).size() == lines_of(text_of(german_turn)).size());
    CHECK(played.errors.empty());

    const auto verified = run(folder, "verify a.intendant");
    CHECK(verified.status == 0);
    CHECK(verified.out.rfind("Sound: 24 entries", 0) == 0);

    const auto state = run(folder, "state a.intendant");
    CHECK(state.status == 0);
    const auto books = nlohmann::json::parse(state.out);
    CHECK(books["powers"]["germany"]["treasury"] == 32);
    CHECK(books["powers"]["germany"]["production"] == 30);
    CHECK(books["powers"]["uk"]["production"] == 28);
    CHECK(books["powers"]["germany"]["weapons"] == nlohmann::json::array());
    CHECK(books["territories"]["anglo_egypt_sudan"]["owner"] == "germany");
    CHECK(books["territories"]["anglo_egypt_sudan"]["units"]["germany"]["armor"] == 1);
    CHECK(books["power"] == "uk");
    CHECK(books["action"] == "research_and_purchase");
    CHECK(books["round"] == 2);
    CHECK(books["winner"].is_null());

    const auto before = run(folder, "state a.intendant --at 1");
    CHECK(nlohmann::json::parse(before.out)["powers"]["germany"]["treasury"] == 28);
    CHECK(run(folder, "state a.intendant --at 25").status == 1);
}

TEST_CASE("an exported game piped into play gives the same books", "[cli][axis_allies]") {
    const TemporaryFolder folder;
    REQUIRE(run(folder, "play '" + german_turn + "' --game a.intendant").status == 0);

    const auto piped = run(folder, "export --as jsonl a.intendant | '" INTENDANT_CLI "' play - --strict --game b.intendant");
    INFO(piped.errors);
    REQUIRE(piped.status == 0);

    CHECK(run(folder, "state a.intendant").out == run(folder, "state b.intendant").out);
    CHECK(run(folder, "verify a.intendant").out == run(folder, "verify b.intendant").out);
}

TEST_CASE("a bad line ends the program with status 1 and leaves the entries before it", "[cli][axis_allies][bad_input]") {
    const TemporaryFolder folder;
    write_bytes(folder / "bad.jsonl", "{\"type\":\"begin\"}\n{\"type\":\"buy\",\"units\":{\"infantry\":99}}\n");

    const auto stopped = run(folder, "play bad.jsonl --game a.intendant");
    CHECK(stopped.status == 1);
    CHECK(stopped.errors.rfind("line 2: refused [P-02]", 0) == 0);
    CHECK(run(folder, "verify a.intendant").out.rfind("Sound: 1 entries", 0) == 0);
}

TEST_CASE("missing files and arguments end the program with a sentence and another status than 0", "[cli][axis_allies][bad_input]") {
    const TemporaryFolder folder;
    for (const auto* arguments : {"play nothing.jsonl --game a.intendant", "state nothing.intendant", "verify nothing.intendant",
                                  "export nothing.intendant", "play", "dance", "", "export --as xml nothing.intendant"}) {
        INFO(arguments);
        const auto result = run(folder, arguments);
        CHECK(result.status != 0);
        CHECK_FALSE(result.errors.empty());
    }
    write_bytes(folder / "not_a_game.intendant", "this is a letter to grandmother");
    CHECK(run(folder, "state not_a_game.intendant").status == 1);
}

TEST_CASE("a script from a file is booked aside up to the line that stops it, and said when its game is there",
          "[cli][axis_allies][play]") {
    const TemporaryFolder folder;
    write_bytes(folder / "bad.jsonl", R"({"type":"begin"}
{"type":"buy","units":{"infantry":1}}
{"type":"buy","units":{"infantry":1000}}
)");
    const auto stopped = run(folder, "play bad.jsonl --game a.intendant");
    CHECK(stopped.status == 1);
    CHECK(lines_of(stopped.out).size() == 2);
    CHECK(stopped.errors.find("line 3: refused") != std::string::npos);
    CHECK(run(folder, "verify a.intendant").out.starts_with("Sound: 2 entries"));

    // What is typed is booked line by line: each is on the disk when it is said.
    const auto typed =
        shell(folder, R"sh((echo '{"type":"begin"}'; for i in 1 2 3 4 5 6 7 8 9 10; do test -s b.intendant && break; sleep 0.3; done;
        sleep 0.5; CLI state b.intendant > while_typing.json && echo '{"type":"note","text":"more"}') | CLI play - --game b.intendant)sh");
    CHECK(typed.status == 0);
    CHECK(lines_of(typed.out).size() == 2);
    CHECK(bytes_of(folder / "while_typing.json").find("\"round\": 1") != std::string::npos);

    // A game that is there is found before anything is played.
    const auto refused = run(folder, "play bad.jsonl --game a.intendant");
    CHECK(refused.status == 1);
    CHECK(refused.out.empty());
}

TEST_CASE("killed while it plays a script there is a whole game or none, and the next run makes it", "[cli][axis_allies][play]") {
    const TemporaryFolder folder;
    constexpr int notes = 3000;
    std::string script = "{\"type\":\"begin\"}\n";
    for (int i = 0; i < notes; ++i) {
        script += R"({"type":"note","text":"entry )" + std::to_string(i) + "\"}\n";
    }
    write_bytes(folder / "long.jsonl", script);
    const auto whole = "Sound: " + std::to_string(notes + 1) + " entries";
    int killed = 0;
    bool made = false;
    for (int milliseconds = 2; milliseconds < 20'000 && !made; milliseconds = milliseconds * 3 / 2 + 1) {
        const auto seconds = std::to_string(milliseconds / 1000) + "." + std::to_string(1000 + milliseconds % 1000).substr(1);
        const auto played = shell(folder, "timeout -s KILL " + seconds + " CLI play long.jsonl --game a.intendant");
        INFO("after " << milliseconds << " ms: " << played.status);
        made = std::filesystem::exists(folder / "a.intendant");
        if (made) { // killed or not, it is whole
            CHECK(run(folder, "verify a.intendant").out.starts_with(whole));
        } else {
            CHECK(played.status == 128 + SIGKILL);
            CHECK(lines_of(played.out).empty()); // nothing is said of a game that is not there
            ++killed;
        }
    }
    CHECK(made);
    CHECK(killed > 3);
    CHECK(run(folder, "play long.jsonl --game b.intendant").status == 0);
    CHECK(run(folder, "verify b.intendant").out.starts_with(whole));
    // What the killed runs left is gone.
    for (const auto& each : std::filesystem::directory_iterator(folder.path())) {
        INFO(each.path());
        const auto name = each.path().filename().string();
        CHECK((name == "long.jsonl" || name == "a.intendant" || name == "b.intendant" || name.ends_with(".txt")));
    }
}

TEST_CASE("play makes a new game and never writes over one", "[cli][axis_allies][bad_input]") {
    const TemporaryFolder folder;
    REQUIRE(run(folder, "play '" + german_turn + "' --game a.intendant").status == 0);
    const auto before = bytes_of(folder / "a.intendant");

    CHECK(run(folder, "play '" + german_turn + "' --game a.intendant").status == 1);
    CHECK(bytes_of(folder / "a.intendant") == before);
}

TEST_CASE("a purchase is recorded as its line reads, in whatever order its kinds were named", "[cli][axis_allies]") {
    auto first = db::AxisAlliesSession::in_memory(printed_tables());
    REQUIRE(first.book(axis_allies::BeginGame{}).booked);
    REQUIRE(first.book(axis_allies::BuyUnits{{{axis_allies::Unit::Infantry, 2}, {axis_allies::Unit::Armor, 1}}}).booked);

    auto again = db::AxisAlliesSession::in_memory(printed_tables());
    const auto result = play(again, exported(first), {.strict = true});

    INFO(result.errors);
    CHECK(result.whole);
    CHECK(again.digest() == first.digest());
}

TEST_CASE("what a rule fix would book otherwise today is booked as recorded, and --strict stops there", "[cli][axis_allies]") {
    auto first = played(text_of(german_turn));
    auto text = exported(first);
    // An old program booked another price: the record says that 25 were paid.
    const auto place = text.find("\"paid\":26");
    REQUIRE(place != std::string::npos);
    text.replace(place, 9, "\"paid\":25");

    auto lenient = db::AxisAlliesSession::in_memory(printed_tables());
    const auto result = play(lenient, text);
    INFO(result.errors);
    REQUIRE(result.whole);
    CHECK(result.errors.find("line 2: ") != std::string::npos);
    CHECK(lenient.state().powers[axis_allies::Power::Germany].treasury == core::Money{33});
    CHECK(lenient.verify().problem.empty());

    auto strict = db::AxisAlliesSession::in_memory(printed_tables());
    CHECK_FALSE(play(strict, text, {.strict = true}).whole);
    CHECK(strict.file().last_seq() == 1);
}

TEST_CASE("repair saves what is proved of a damaged record, and leaves the record as it is", "[cli][axis_allies]") {
    const TemporaryFolder folder;
    REQUIRE(run(folder, "play '" + german_turn + "' --game a.intendant").status == 0);
    auto bytes = bytes_of(folder / "a.intendant");
    bytes[bytes.find("press_on")] ^= 1; // the command of one entry
    write_bytes(folder / "a.intendant", bytes);
    CHECK(run(folder, "verify a.intendant").status == 1);

    const auto repaired = run(folder, "repair a.intendant --to b.intendant");
    INFO(repaired.errors);
    CHECK(repaired.status == 0);
    CHECK(repaired.out.rfind("Saved: ", 0) == 0);
    CHECK(bytes_of(folder / "a.intendant") == bytes);
    CHECK(run(folder, "verify b.intendant").status == 0);
    CHECK(run(folder, "repair a.intendant --to b.intendant").status == 1); // there is one already
}

TEST_CASE("a script that was cut off goes on after the last entry, and from the start where nothing was left", "[cli][axis_allies]") {
    const TemporaryFolder folder;
    const auto lines = lines_of(text_of(german_turn));
    const auto begun = [&](std::size_t count) {
        std::string text;
        for (std::size_t line = 0; line < count; ++line) {
            text += lines[line] + '\n';
        }
        write_bytes(folder / "begun.jsonl", text);
    };
    REQUIRE(run(folder, "play '" + german_turn + "' --game whole.intendant").status == 0);
    for (const std::size_t killed_after : {std::size_t{0}, std::size_t{1}, std::size_t{9}, lines.size()}) {
        CAPTURE(killed_after);
        std::filesystem::remove(folder / "cut.intendant");
        begun(killed_after);
        if (killed_after > 0) {
            REQUIRE(run(folder, "play begun.jsonl --game cut.intendant").status == 0);
        }
        const auto rest = run(folder, "play '" + german_turn + "' --game cut.intendant --continue");
        INFO(rest.errors);
        CHECK(rest.status == 0);
        CHECK(lines_of(rest.out).size() == lines.size() - killed_after);
        CHECK(run(folder, "verify cut.intendant").out == run(folder, "verify whole.intendant").out);
    }

    // another script is told at its first line that differs, and books nothing
    begun(9);
    const auto bytes = bytes_of(folder / "cut.intendant");
    write_bytes(folder / "begun.jsonl", lines[0] + "\n" + R"({"type":"note","text":"something else"})" + "\n");
    const auto stopped = run(folder, "play begun.jsonl --game cut.intendant --continue");
    CHECK(stopped.status == 1);
    CHECK(stopped.errors.find("line 2") != std::string::npos);
    CHECK(stopped.errors.find("entry 2") != std::string::npos);
    CHECK(bytes_of(folder / "cut.intendant") == bytes);
}

TEST_CASE("a typed script goes on with the game that an earlier version began from it", "[cli][axis_allies][play]") {
    // A game recorded when an edition's name meant the preset of that time.
    const TemporaryFolder folder;
    const auto recorded = lines_of(text_of(INTENDANT_SOURCE_DIR "/tests/playthroughs/axis_allies/games/bank_only.jsonl"));
    std::string old;
    std::string typed;
    for (std::size_t line = 0; line < 6; ++line) {
        old += recorded[line] + '\n';
        auto json = nlohmann::json::parse(recorded[line]);
        for (const auto* key : {"events", "digest", "entry", "time"}) {
            json.erase(key);
        }
        typed += json.dump() + '\n';
    }
    write_bytes(folder / "old.jsonl", old);
    write_bytes(folder / "typed.jsonl", typed + R"({"type":"note","text":"on the next evening"})" + "\n");
    REQUIRE(nlohmann::json::parse(typed.substr(0, typed.find('\n')))["options"]["edition"] == "IT");
    REQUIRE(run(folder, "play old.jsonl --game a.intendant").status == 0);
    const auto rest = run(folder, "play typed.jsonl --game a.intendant --continue");
    INFO(rest.errors);
    CHECK(rest.status == 0);
    CHECK(lines_of(rest.out).size() == 1);
    CHECK(run(folder, "verify a.intendant").status == 0);
}

TEST_CASE("the books are printed as a page for people, or as JSON for scripts", "[cli][axis_allies][risiko]") {
    const TemporaryFolder folder;
    REQUIRE(run(folder, "play '" + german_turn + "' --game a.intendant").status == 0);
    const auto page = run(folder, "state a.intendant --text");
    INFO(page.out);
    CHECK(page.status == 0);
    const auto json = nlohmann::json::parse(run(folder, "state a.intendant").out);
    CHECK(run(folder, "state --json a.intendant").out == run(folder, "state a.intendant").out);
    CHECK(run(folder, "state --json --text a.intendant").status != 0);
    const auto tables = printed_tables();
    for (const auto power : axis_allies::all_powers) { // every figure of the JSON stands in its line
        const auto& books = json.at("powers").at(std::string{id_of(power)});
        const auto line = page.out.substr(page.out.find("\n  " + tables->powers[power].name + " ") + 1);
        std::istringstream figures(line.substr(2 + tables->powers[power].name.size()));
        std::int64_t treasury = -1;
        std::int64_t production = -1;
        figures >> treasury >> production;
        CHECK(treasury == books.at("treasury").get<std::int64_t>());
        CHECK(production == books.at("production").get<std::int64_t>());
    }
    for (const auto& [id, books] : json.at("territories").items()) {
        const auto& name = (*tables)[*tables->find(id)].name;
        CAPTURE(name);
        CHECK((page.out.find("\n  " + name + "  ") != std::string::npos) ==
              (!books.at("units").empty() || !books.value("owner", nlohmann::json{}).is_null()));
    }
    REQUIRE(run(folder, "play '" INTENDANT_SOURCE_DIR "/tests/playthroughs/risiko/games/game_12.jsonl' --game r.intendant").status == 0);
    const auto lines = lines_of(run(folder, "state --text r.intendant").out);
    CHECK(lines.at(0) == "Round 4, Red: Reinforcement");
    CHECK(std::ranges::count_if(lines, [](const std::string& line) { return line.ends_with("  Green"); }) == 14);
}

TEST_CASE("a game that is not proved from its first entry is not gone on with", "[cli][axis_allies]") {
    const TemporaryFolder folder;
    REQUIRE(run(folder, "play '" + german_turn + "' --game forged.intendant").status == 0);
    const auto forged = [&] {
        const auto game = db::AxisAlliesSession::open_for_review(folder / "forged.intendant", printed_tables());
        auto forgery = forgery_of(game.file());
        forgery.entries[4].state_digest = std::string(64, '0');
        forgery.snapshots[game.file().last_seq()] = db::write_snapshot(game.state()); // which the lie is hidden behind
        return forgery;
    }();
    forged.write(folder / "forged.intendant");
    const auto bytes = bytes_of(folder / "forged.intendant");
    const auto told = run(folder, "play '" + german_turn + "' --game forged.intendant --continue");
    CHECK(told.status == 1);
    CHECK(told.errors.find("ntry 5") != std::string::npos);
    CHECK(bytes_of(folder / "forged.intendant") == bytes);
}

TEST_CASE("standard output that cannot be written is a failure with a sentence", "[cli][axis_allies]") {
    const TemporaryFolder folder;
    REQUIRE(run(folder, "play '" + german_turn + "' --game a.intendant").status == 0);
    for (const auto* command : {"export a.intendant", "state a.intendant", "verify a.intendant"}) {
        const auto told = shell(folder, std::string("CLI ") + command + " > /dev/full");
        CAPTURE(command, told.errors);
        CHECK(told.status == 1);
        CHECK(told.errors.find("disk is full") != std::string::npos);
    }
    const auto to_file = run(folder, "export a.intendant --to /dev/full");
    CHECK(to_file.status == 1);
    CHECK_FALSE(to_file.errors.empty());
}

TEST_CASE("branches are listed and taken up, and two copies of a game are joined", "[cli][axis_allies][branches]") {
    const TemporaryFolder folder;
    write_bytes(folder / "a.jsonl", "{\"type\":\"begin\"}\n{\"type\":\"buy\",\"units\":{\"infantry\":1}}\n{\"type\":\"undo\"}\n"
                                    "{\"type\":\"buy\",\"units\":{\"armor\":1}}\n");
    REQUIRE(run(folder, "play a.jsonl --game a.intendant").status == 0);
    const auto listed = run(folder, "branches a.intendant");
    CHECK(listed.status == 0);
    CHECK(listed.out.find("The game stands at entry 4, with 2 plays.") == 0);
    CHECK(listed.out.find("Parted after entry 1: 1 play, the last is entry 2: ") != std::string::npos);
    CHECK(listed.out.find("--take-up 3") != std::string::npos);
    CHECK(run(folder, "verify a.intendant").out.find("1 other was left") != std::string::npos);
    REQUIRE(shell(folder, "cp a.intendant b.intendant").status == 0);

    const auto nothing = run(folder, "branches a.intendant --take-up 2");
    CHECK(nothing.status == 1);
    CHECK(nothing.errors.find("Entry 2 left nothing that could be taken up") == 0);
    const auto taken_up = run(folder, "branches a.intendant --take-up 3");
    CHECK(taken_up.status == 0);
    CHECK(taken_up.out.find("5: Taken up again, the branch from entry 2 to entry 2; left, from entry 4 to entry 4:") == 0);
    const auto books = nlohmann::json::parse(run(folder, "state a.intendant").out);
    CHECK(books["powers"]["ussr"]["treasury"] == 21);

    REQUIRE(shell(folder, "CLI branches b.intendant --take-up 3 && CLI branches b.intendant --take-up 5").status == 0); // there and back
    const auto joined = run(folder, "join a.intendant b.intendant --to both.intendant");
    INFO(joined.errors);
    CHECK(joined.status == 0);
    CHECK(joined.out.find("the records part after entry 4.") != std::string::npos);
    CHECK(joined.out.find("b.intendant is a branch with 2 entries of its own") != std::string::npos);
    CHECK(run(folder, "verify both.intendant").out.find("Sound: ") == 0);
    CHECK(nlohmann::json::parse(run(folder, "state both.intendant").out) == books);
    const auto again = run(folder, "join a.intendant b.intendant --to both.intendant");
    CHECK(again.status != 0);
    CHECK(again.errors.find("both.intendant") != std::string::npos);
}
