#include "app/cli/archive.hpp"
#include "app/cli/branches.hpp"
#include "app/cli/failure.hpp"
#include "app/cli/games.hpp"
#include "app/cli/language.hpp"
#include "app/cli/odds.hpp"
#include "app/cli/play.hpp"
#include "app/cli/seat.hpp"
#include "app/report/report.hpp"
#include "app/seat/watch.hpp"
#include "db/codec/json_text.hpp"
#include "db/file/review_copy.hpp"
#include "db/file/whole_file.hpp"
#include "db/session/join.hpp"
#include "db/session/session.hpp"
#include "model/core/printable.hpp"

#include <CLI/CLI.hpp>

#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include <unistd.h>

namespace {

using namespace intendant;

/// Does for a game of that id what `act` does for any: it is given the game and its printed facts.
template <class Act> int with_game(const std::string& id, Act&& act) {
    int status = 1;
    const bool known = cli::any_game([&]<class G>(G game) {
        if (id != G::id) {
            return false;
        }
        status = act(game, cli::Terminal<G>::tables());
        return true;
    });
    if (!known) {
        std::cerr << "This program knows no game called \"" << core::one_line(id) << "\".\n";
    }
    return status;
}

/// The same for a recorded game, open to be read; its file says which game it holds.
template <class Act> int with_session(const std::string& file, Act&& act) {
    const auto id = db::GameFile::open_for_review(file).header().game;
    return with_game(id, [&]<class G>(G, const std::shared_ptr<const typename G::Tables>& facts) {
        return act(db::Session<G>::open_for_review(file, facts));
    });
}

std::string in_english(const core::Message& message) { return core::one_line(core::fill(message.id, message)); }

/// Says on standard error that the record is damaged and how far it can be trusted. True when it is sound.
template <class G> bool told_sound(const db::Session<G>& session) {
    const auto& result = session.proof();
    if (const auto& notice = session.file().notice(); !notice.id.empty()) {
        std::cerr << in_english(notice) << '\n';
    }
    if (!result.sound()) {
        std::cerr << core::one_line(result.problem) << "\nWhat follows is the part that can be proved, up to entry "
                  << session.file().last_seq() << ".\n";
    }
    return result.sound();
}

/// All that stands in the file, or on standard input for `-`: a question or a line, so it is not long.
std::string text_of(const std::string& name) {
    std::ifstream file;
    if (name != "-") {
        file.open(name);
        if (!file) {
            throw std::runtime_error("The file " + name + " cannot be read.");
        }
    }
    std::string text;
    std::array<char, 64 * 1024> piece{};
    auto& in = name == "-" ? std::cin : static_cast<std::istream&>(file);
    while (text.size() <= cli::longest_line && (in.read(piece.data(), static_cast<std::streamsize>(piece.size())) || in.gcount() > 0)) {
        text.append(piece.data(), static_cast<std::size_t>(in.gcount()));
    }
    if (text.size() > cli::longest_line) {
        throw std::runtime_error("What is asked is longer than " + std::to_string(cli::longest_line) + " bytes, so it was not read.");
    }
    return text;
}

/// A game that a killed run left, to go on with it.
template <class G> db::Session<G> session_to_go_on(const std::string& game, const std::shared_ptr<const typename G::Tables>& facts) {
    db::Session<G>::require_proved(game, facts); // what follows would stand on it
    return db::Session<G>::open(game, facts);
}

/// Plays a whole script into a new game aside, and puts that in its place with all that was booked; only then its lines are said.
template <class G>
bool play_whole(const std::string& game, const std::shared_ptr<const typename G::Tables>& facts, std::istream& lines,
                const cli::PlayOptions& options) {
    std::ostringstream out;
    std::ostringstream errors;
    auto session = db::Session<G>::create_aside(game, facts);
    const bool played = cli::play(session, *facts, lines, out, errors, options);
    if (session.file().last_seq() > 0) { // a game without an entry is none
        session.put_in_place();
    }
    std::cout << out.view() << std::flush;
    std::cerr << errors.view();
    return played;
}

int play(const std::string& script, const std::string& game, bool strict, bool go_on) {
    std::ifstream file;
    if (script != "-") {
        file.open(script);
        if (!file) {
            std::cerr << "The script " << script << " cannot be read.\n";
            return 1;
        }
    }
    auto& lines = script == "-" ? std::cin : static_cast<std::istream&>(file);
    cli::PlayOptions options{.strict = strict, .read_already = {}};
    std::string first;
    while (first.find_first_not_of(" \t\r") == std::string::npos && cli::get_line(lines, first)) {
        options.read_already += first + "\n";
    }
    // A killed run leaves a whole game, or none.
    const bool goes_on = go_on && std::filesystem::exists(game);
    return with_game(cli::game_of_script(first), [&]<class G>(G, const std::shared_ptr<const typename G::Tables>& facts) {
        // Who writes to standard input, or into a pipe, may be typing: that is booked line by line.
        if (!goes_on && script != "-" && std::filesystem::is_regular_file(script)) {
            return play_whole<G>(game, facts, lines, options) ? 0 : 1;
        }
        // A game that is begun is there with its first entry; what does not come so far leaves nothing.
        auto session = goes_on ? session_to_go_on<G>(game, facts) : db::Session<G>::create_aside(game, facts);
        options.booked_already = session.file().last_seq();
        if (!goes_on) {
            options.begun = [&session] { session.put_in_place(); };
        }
        return cli::play(session, *facts, lines, std::cout, std::cerr, options) ? 0 : 1;
    });
}

/// Says so where there is no such entry.
template <class G> bool has_entry(const db::Session<G>& session, std::optional<std::int64_t> at) {
    const auto last = session.file().last_seq();
    const bool there = !at || (*at >= 1 && *at <= last);
    if (!there) {
        std::cerr << "The game has entries 1 to " << last << "; there is no entry " << *at << ".\n";
    }
    return there;
}

int state(const std::string& game, std::optional<std::int64_t> at, bool as_text) {
    return with_session(game, [&]<class G>(const db::Session<G>& session) {
        const bool sound = told_sound(session);
        if (!has_entry(session, at)) {
            return 1;
        }
        const auto books = at ? session.state_at(*at) : session.state();
        std::cout << (as_text ? cli::Terminal<G>::page(books) : db::books_json(books) + '\n');
        return sound ? 0 : 1;
    });
}

/// To standard output when `destination` is empty.
int export_lines(const std::string& game, const std::string& destination, bool nameless) {
    return with_session(game, [&](const auto& session) {
        const bool sound = told_sound(session);
        const auto write = [&](std::ostream& out) { report::write_lines(out, session.file(), nameless); };
        if (destination.empty()) {
            write(std::cout);
        } else {
            db::write_whole_file(destination, write);
        }
        return sound ? 0 : 1;
    });
}

/// What the sentences of a game say in that language.
template <class G> std::string in_language(const cli::Sentences& words, const db::Session<G>& session, const core::Message& message) {
    if (words.language() == core::Language::English) {
        return session.in_english(message);
    }
    const auto word = [&](std::string_view kind, std::string_view id) {
        const auto& facts = *session.state().tables;
        const auto name = G::name_in(facts, words.language(), kind, id);
        return name == G::name_in(facts, core::Language::English, kind, id) ? words(name) : name; // no table has the others, such as steps
    };
    return core::fill(words(message.id), message, [&](std::string_view kind, std::string_view id) {
        if (kind == "decimal") {
            const std::string sign{"decimal sign\004."}; // as a catalog keeps what stands in a context
            const auto said = words(sign);
            return said == sign ? std::string{"."} : said;
        }
        const auto name = word(kind, id);
        return name.find('@') == std::string::npos ? name : core::with_names(name, word); // such as a turn by its number
    });
}

/// The log's sentence about an entry in that language; English shows the stored one.
template <class G> std::string in_language(const cli::Sentences& words, const db::Session<G>& session, const db::Entry& entry) {
    if (words.language() == core::Language::English) {
        return session.in_english(entry);
    }
    std::string text;
    for (const auto& sentence : session.sentences(entry)) {
        text += (text.empty() ? "" : " ") + in_language(words, session, sentence);
    }
    return text;
}

struct ReportWanted {
    std::string form{};
    std::string to{}; ///< empty: beside the game
    core::Language language{core::Language::English};
    report::Paper paper{report::Paper::A4};
    report::TableMarks marks{};
};

int report_of(const std::string& game, const ReportWanted& wanted) {
    return with_session(game, [&]<class G>(const db::Session<G>& session) {
        if constexpr (!core::MeasuredGame<G>) {
            std::cerr << "No report is made of a game of \"" << G::id << "\" yet; export writes all its entries.\n";
            return 1;
        } else {
            const cli::Sentences words(wanted.language);
            const bool sound = told_sound(session);
            const std::filesystem::path source{game};
            auto target = wanted.to.empty() ? source.parent_path() / source.stem() : std::filesystem::path{wanted.to};
            if (wanted.to.empty()) {
                target += wanted.form == "csv" ? "-tables" : "." + wanted.form;
            }
            const report::Source what{.log = session,
                                      .title = source.stem().string(),
                                      .language = std::string{core::code_of(wanted.language)},
                                      .say = [&](const core::Message& message) { return in_language(words, session, message); },
                                      .sentence = [&](const db::Entry& entry) { return in_language(words, session, entry); },
                                      .time =
                                          [](const std::string& utc) { // it was proved to be one
                                              return db::is_time(utc) ? utc.substr(0, 10) + " " + utc.substr(11, 5) + " UTC" : utc;
                                          },
                                      .paper = wanted.paper,
                                      .marks = wanted.marks};
            const std::map<std::string, report::Form> forms{
                {"html", report::Form::Html}, {"pdf", report::Form::Pdf}, {"png", report::Form::Png}, {"csv", report::Form::Csv}};
            report::write_report(what, forms.at(wanted.form), target);
            std::cout << target.string() << '\n';
            return sound ? 0 : 1;
        }
    });
}

/// Lists what was left and can be taken up again; with `left` takes up what that entry left.
int branches(const std::string& game, std::optional<std::int64_t> left) {
    if (!left) {
        return with_session(game, [&]<class G>(const db::Session<G>& session) {
            const bool sound = told_sound(session);
            cli::list_branches(session, std::cout);
            return sound ? 0 : 1;
        });
    }
    const auto id = db::GameFile::open_for_review(game).header().game;
    return with_game(id, [&]<class G>(G, const std::shared_ptr<const typename G::Tables>& facts) {
        auto session = session_to_go_on<G>(game, facts);
        return cli::take_up(session, *left, std::cout, std::cerr) ? 0 : 1;
    });
}

int join(const std::string& game, const std::string& other, const std::string& destination) {
    const auto id = db::GameFile::open_for_review(game).header().game;
    return with_game(id, [&]<class G>(G, const std::shared_ptr<const typename G::Tables>& facts) {
        const auto both = db::join<G>(game, other, destination, facts);
        std::cout << "Joined in " << destination << ": the records part after entry " << both.shared << ".\nIt stands where " << game
                  << " stands, state digest " << both.first << ".\n"
                  << other << " is a branch with " << both.added << (both.added == 1 ? " entry" : " entries")
                  << " of its own, state digest " << both.second << ".\n";
        return 0;
    });
}

int repair(const std::string& game, const std::string& destination) {
    return with_session(game, [&](const auto& session) {
        if (const auto& notice = session.file().notice(); !notice.id.empty()) {
            std::cerr << in_english(notice) << '\n';
        }
        const auto saved = session.save_proved(destination);
        std::cout << "Saved: " << saved.entries << " of " << saved.of << " entries, up to the first that cannot be proved, in "
                  << destination << '\n';
        return 0;
    });
}

/// The line goes to standard output, ready to be played; what its player is told stands beside it.
int print(const cli::Written& written) {
    std::cout << written.line << '\n';
    std::cerr << written.told << '\n';
    return 0;
}

int print_odds() {
    std::cout << cli::odds_of(text_of("-")) << '\n';
    return 0;
}

/// The question stands on standard input.
int ask(const std::string& game, std::optional<std::int64_t> at) {
    return with_session(game, [&]<class G>(const db::Session<G>& session) {
        const bool sound = told_sound(session);
        if (!has_entry(session, at)) {
            return 1;
        }
        const auto answer = cli::Terminal<G>::answer(at ? session.state_at(*at) : session.state(), db::parse_json(text_of("-")));
        std::cout << answer.dump(2) << '\n';
        return sound ? 0 : 1;
    });
}

/// A line of the game whose players seal something.
int seal(const std::string& line) {
    int status = 1;
    cli::any_game([&]<class G>(G) {
        if constexpr (cli::Sealing<G>) {
            status = print(cli::Terminal<G>::sealed_line(*cli::Terminal<G>::tables(), text_of(line)));
        }
        return cli::Sealing<G>;
    });
    return status;
}

int open(const std::string& game, const std::string& line) {
    return with_session(game, [&]<class G>(const db::Session<G>& session) {
        if constexpr (cli::Sealing<G>) {
            return print(cli::Terminal<G>::opened_line(session, text_of(line)));
        } else {
            std::cerr << "In a game of \"" << G::id << "\" nothing is sealed.\n";
            return 1;
        }
    });
}

int verify(const std::string& game) {
    return with_session(game, [&](const auto& session) {
        const auto& result = session.proof(); // of what was just opened: all of it was proved
        auto& out = result.sound() ? std::cout : std::cerr;
        if (result.sound()) {
            out << "Sound: " << result.entries << " entries, state digest " << session.digest() << '\n';
            if (const auto left = session.branches().size(); left > 0) {
                out << "The digest is that of the branch where the game stands; " << left
                    << (left == 1 ? " other was left" : " others were left") << ", as `branches` lists them.\n";
            }
        } else {
            out << core::one_line(result.problem) << "\nThe first " << result.entries << " entries are proved.\n";
            if (!result.detail.empty()) {
                out << core::one_line(result.detail) << '\n';
            }
        }
        for (const auto& remark : result.told()) {
            out << in_english(remark) << '\n';
        }
        return result.sound() ? 0 : 1;
    });
}

/// What tells that somebody has booked: the file is written.
auto written(const std::string& game) {
    std::error_code none;
    return std::pair(std::filesystem::last_write_time(game, none), std::filesystem::file_size(game, none));
}

/// How the board of a game is drawn; empty: it is read.
template <core::GameModule G> seat::DrawBoard<G> drawn_board() {
    if constexpr (cli::Drawn<G>) {
        return cli::Terminal<G>::board;
    } else {
        return {};
    }
}

/// Shows the books to the players' phones, as another program goes on with them.
int seat(const std::string& game, const cli::SeatOptions& options) {
    const auto id = db::GameFile::open_for_review(game).header().game;
    return with_game(id, [&]<class G>(G, const std::shared_ptr<const typename G::Tables>& facts) {
        seat::Watch<G> watch(std::filesystem::path{game}.stem().string(), drawn_board<G>());
        std::optional<decltype(written(game))> seen;
        return cli::seat(game, options, [&]() -> std::shared_ptr<const seat::Snapshot> {
            const auto now = written(game);
            if (seen == now) {
                return nullptr;
            }
            const auto session = db::Session<G>::open_for_review(game, facts);
            if (!seen) {
                told_sound(session);
            }
            seen = now;
            return watch.look(session, false);
        });
    });
}

/// Nothing is done that its reader was not told: what could not be written to standard output is a failure.
int told(int status) {
    std::cout.flush();
    if (std::cout) {
        return status;
    }
    errno = 0;
    [[maybe_unused]] const auto once_more = ::write(STDOUT_FILENO, "\n", 1); // the stream has forgotten why
    std::cerr << (errno == ENOSPC ? "Standard output could not be written: its disk is full.\n"
                                  : "Standard output could not be written; what stands there is not whole.\n");
    return 1;
}

int run(int argc, char** argv) {
    CLI::App app{"Plays, shows and checks recorded games without a window."};
    app.set_version_flag("--version", "Intendant " INTENDANT_VERSION);
    app.require_subcommand(1);
    std::string file;
    std::string script;
    std::string format{"jsonl"};
    std::string destination;
    std::optional<std::int64_t> at;
    std::string report_form{"html"};
    std::string language{"en"};
    std::string paper{"a4"};
    std::string separator{"comma"};
    bool byte_order_mark = false;
    bool strict = false;
    bool nameless = false;
    bool go_on = false;
    bool as_text = false;

    auto* play_command = app.add_subcommand("play", "Perform a script of commands into a new game file");
    play_command->add_option("script", script, "File of JSON lines, or - for standard input")->required();
    play_command->add_option("--game", file, "The game file to make")->required();
    play_command->add_flag("--strict", strict, "Stop where today's rules would book a recorded line otherwise");
    play_command->add_flag("--continue", go_on, "Go on with a game that a killed run left: its lines are passed over, each an entry");
    auto* state_command = app.add_subcommand("state", "Print the books, as JSON or as a page");
    state_command->add_option("game", file, "Game file")->required();
    state_command->add_option("--at", at, "As they were after this entry");
    bool as_json = true;
    auto* json_flag = state_command->add_flag("--json", as_json, "As JSON, for scripts; so without this too");
    state_command->add_flag("--text", as_text, "As a page for people")->excludes(json_flag);
    auto* ask_command = app.add_subcommand("ask", "Read a question about the books as JSON on standard input and print the answer");
    ask_command->add_option("game", file, "Game file; each game's page of commands has its questions")->required();
    ask_command->add_option("--at", at, "As things stood after this entry");
    auto* export_command = app.add_subcommand("export", "Write all entries");
    export_command->add_option("game", file, "Game file")->required();
    export_command->add_option("--as", format, "Form of the export")->check(CLI::IsMember({"jsonl"}));
    export_command->add_option("--to", destination, "File to write, whole or not at all; without it, standard output");
    export_command->add_flag("--without-names", nameless, "For a problem report: no players, remarks, reasons or times");
    auto* report_command = app.add_subcommand("report", "Write the record of a game to read, print or calculate with");
    report_command->add_option("game", file, "Game file")->required();
    report_command->add_option("--as", report_form, "html, pdf, png (one picture), or csv (a folder of tables)")
        ->check(CLI::IsMember({"html", "pdf", "png", "csv"}));
    report_command->add_option("--to", destination, "What to write; beside the game when it is left out");
    report_command->add_option("--language", language, "en, it or fr; English when it is left out")
        ->check(CLI::IsMember({"en", "it", "fr"}));
    report_command->add_option("--paper", paper, "a4 or letter, of a pdf; a4 when it is left out")->check(CLI::IsMember({"a4", "letter"}));
    report_command->add_option("--separator", separator, "Between the cells of csv: comma, or semicolon with a comma in decimals")
        ->check(CLI::IsMember({"comma", "semicolon"}));
    report_command->add_flag("--byte-order-mark", byte_order_mark, "Begin the tables of csv with one, for a spreadsheet");
    auto* verify_command = app.add_subcommand(
        "verify", "Prove the record: hash chain, replay, postings. Shows damage; cannot show a record rewritten on purpose");
    verify_command->add_option("game", file, "Game file")->required();
    auto* repair_command = app.add_subcommand("repair", "Save what can be proved of a damaged record as a new game");
    repair_command->add_option("game", file, "Damaged game file; it is not changed")->required();
    repair_command->add_option("--to", destination, "The game file to make")->required();
    auto* branches_command = app.add_subcommand("branches", "List what was taken back and played otherwise, or go on with it");
    branches_command->add_option("game", file, "Game file")->required();
    branches_command->add_option("--take-up", at, "Go on with what this entry left; what stands now becomes a branch");
    auto* join_command = app.add_subcommand("join", "Join two copies of a game that were both played on: each is a branch of the new game");
    join_command->add_option("game", file, "Game file where the new game stands")->required();
    join_command->add_option("other", script, "Game file that becomes a branch")->required();
    join_command->add_option("--to", destination, "The game file to make")->required();
    auto* seal_command = app.add_subcommand("seal", "Seal a secret objective: print the line of a script that keeps it");
    seal_command->add_option("line", script, "File with the line and its passphrase, or - for standard input")->required();
    auto* open_command = app.add_subcommand("open", "Open a sealed objective: print the line of a script that claims with it or shows it");
    open_command->add_option("game", file, "Game file")->required();
    open_command->add_option("line", script, "File with the line and its passphrase, or - for standard input")->required();
    cli::SeatOptions seating;
    auto* seat_command = app.add_subcommand("seat", "Show the books to the players' phones, to be looked at, until Ctrl+C");
    seat_command->add_option("game", file, "Game file")->required();
    seat_command->add_option("--at", seating.address, "Address of this computer in the players' network");
    seat_command->add_option("--port", seating.port, "Port; without it, one that is free")->check(CLI::Range(1, 65535));
    seat_command->add_flag("--new", seating.new_evening, "Begin a new evening: what was scanned before opens nothing any more");
    seat_command->add_flag("--tls", seating.tls, "Encrypt with a certificate made on the spot, of which browsers warn");
    auto* odds_command = app.add_subcommand(
        "odds", "Read a battle as JSON on standard input and print its exact odds, or what is needed to make it likely enough");
    odds_command->footer("Its kind is a game, for the odds of one battle; need: the cheapest addition that gives the chance asked for;\n"
                         "waves: the best order of attacks one after the other; hold: a space taken now and held against the\n"
                         "counter-attack. docs/commands.md has the keys.");
    const cli::ArchiveCommand archive(app);

    try {
        app.parse(argc, argv);
        db::clear_up_review_copies();
        if (archive.asked()) {
            return archive.carry_out();
        }
        if (play_command->parsed()) {
            return play(script, file, strict, go_on);
        }
        if (state_command->parsed()) {
            return state(file, at, as_text);
        }
        if (ask_command->parsed()) {
            return ask(file, at);
        }
        if (export_command->parsed()) {
            return export_lines(file, destination, nameless);
        }
        if (report_command->parsed()) {
            return report_of(file, {.form = report_form,
                                    .to = destination,
                                    .language = *core::language_of_code(language),
                                    .paper = paper == "letter" ? report::Paper::Letter : report::Paper::A4,
                                    .marks = {.byte_order_mark = byte_order_mark, .semicolons = separator == "semicolon"}});
        }
        if (branches_command->parsed()) {
            return branches(file, at);
        }
        if (join_command->parsed()) {
            return join(file, script, destination);
        }
        if (repair_command->parsed()) {
            return repair(file, destination);
        }
        if (odds_command->parsed()) {
            return print_odds();
        }
        if (seat_command->parsed()) {
            return seat(file, seating);
        }
        if (seal_command->parsed()) {
            return seal(script);
        }
        if (open_command->parsed()) {
            return open(file, script);
        }
        return verify(file);
    } catch (const CLI::ParseError& error) {
        return app.exit(error);
    } catch (const std::exception&) {
        std::cerr << cli::sentence_of(std::current_exception()) << '\n';
        return 1;
    }
}

} // namespace

int main(int argc, char** argv) { return told(run(argc, argv)); }
