#include "app/cli/archive.hpp"

#include "app/cli/games.hpp"
#include "app/cli/page.hpp"
#include "app/report/csv.hpp"
#include "db/archive/club_archive.hpp"
#include "db/codec/json_text.hpp"
#include "db/session/session.hpp"
#include "model/core/printable.hpp"

#include <CLI/CLI.hpp>

#include <array>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace intendant::cli {

namespace {

/// Enough letters of an identity to tell the games of a club apart.
constexpr std::size_t shown_of_identity = 12;

std::string shown(const std::string& identity) { return core::one_line(identity.substr(0, shown_of_identity)); }

std::string counted(std::int64_t count, const std::string& one, const std::string& many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

/// Opens a sound game of whatever kind and does what `act` does with its session. Throws: FileError where it is not sound.
template <class Act> void with_sound_game(const std::filesystem::path& file, Act&& act) {
    const auto id = db::GameFile::open_for_review(file).header().game;
    const bool known = any_game([&]<class G>(G) {
        if (id != G::id) {
            return false;
        }
        const auto session = db::Session<G>::open_for_review(file, Terminal<G>::tables());
        if (!session.proof().sound()) {
            throw db::FileError(db::FileErrorKind::Damaged, session.proof().sentence, session.proof().detail);
        }
        act(session);
        return true;
    });
    if (!known) {
        throw db::FileError(db::FileErrorKind::NotAGame,
                            {INTENDANT_TR("This file holds a game that this version of Intendant does not know: {game}."), {{"game", id}}});
    }
}

void prove(const std::filesystem::path& file) {
    with_sound_game(file, [](const auto&) {});
}

/// What the notes of a game say, and the reasons that the table gave.
template <class G> std::string notes_of(const db::Session<G>& session) {
    constexpr std::int64_t at_once = 200;
    constexpr std::size_t most = 200'000; // PostgreSQL searches in a megabyte at most
    std::string notes;
    for (std::int64_t from = 1; from <= session.file().last_seq() && notes.size() < most; from += at_once) {
        for (const auto& entry : session.file().entries(from, from + at_once - 1)) {
            if (entry.kind == core::EntryKind::Note) {
                notes += session.in_english(entry) + "\n";
            }
            if (!entry.reason.empty()) {
                notes += entry.reason + "\n";
            }
        }
    }
    return notes;
}

int push_files(const std::string& club, const std::vector<std::string>& files) {
    db::ClubArchive archive(club);
    for (const auto& file : files) {
        std::optional<db::Facts> facts;
        with_sound_game(file, [&](const auto& session) {
            facts = db::facts_of(db::card_of(session.file(), card(session.state()), session.proof()), notes_of(session),
                                 [&](const core::Message& message) { return session.in_english(message); });
        });
        const auto pushed = archive.push(file, *facts);
        if (pushed.sent == 0) {
            std::cout << "The archive has every entry of " << file << " already";
        } else {
            std::cout << "Pushed: " << counted(pushed.sent, "entry", "entries") << " of " << file << "; the archive has " << pushed.entries;
        }
        std::cout << ", as game " << shown(pushed.identity) << ", branch " << pushed.branch << ".\n";
        if (pushed.parted > 0) {
            std::cout << "It was played on elsewhere after entry " << pushed.parted
                      << ": both courses are kept, and yours is a new branch.\n";
        }
        if (pushed.branches > 1) {
            std::cout << "The archive has " << pushed.branches << " branches of this game; a keeper says which counts: archive choose.\n";
        }
    }
    return 0;
}

int pull_game(const std::string& club, const std::string& game, std::optional<int> branch, const std::string& destination) {
    const auto entries = db::ClubArchive(club).pull(game, branch, destination, prove);
    with_sound_game(destination, [&](const auto& session) {
        std::cout << "Pulled: " << counted(entries, "entry", "entries") << " in " << destination << ", state digest " << session.digest()
                  << '\n';
    });
    return 0;
}

int verify_archive(const std::string& club, const std::string& game) {
    std::int64_t sound = 0;
    std::int64_t wrong = 0;
    db::ClubArchive(club).verify(game, prove, [&](const db::ArchivedGame& found, const std::string& problem) {
        if (problem.empty()) {
            ++sound;
            return;
        }
        ++wrong;
        std::cerr << "Game " << shown(found.identity) << ", branch " << found.branch << ": " << core::one_line(problem) << '\n';
    });
    (wrong == 0 ? std::cout : std::cerr) << "Sound: " << sound << " of " << counted(sound + wrong, "branch", "branches") << ".\n";
    return wrong == 0 ? 0 : 1;
}

int print_list(const std::vector<db::ArchivedGame>& games, bool as_json) {
    auto lines = db::Json::array();
    std::vector<std::vector<std::string>> rows;
    for (const auto& each : games) {
        lines.push_back({{"id", each.identity},
                         {"branch", each.branch},
                         {"parted", each.parted},
                         {"counts", each.counts},
                         {"entries", each.entries},
                         {"game", each.game},
                         {"edition", each.edition},
                         {"began", each.began},
                         {"last", each.last},
                         {"result", each.result},
                         {"players", each.players}});
        const auto parted = each.parted == 0 ? "" : ", parted after " + std::to_string(each.parted);
        rows.push_back({shown(each.identity), std::to_string(each.branch) + (each.counts ? " counts" : ""), each.last.substr(0, 10),
                        std::to_string(each.entries),
                        core::one_line(each.game + (each.players.empty() ? "" : ": " + each.players) +
                                       (each.result.empty() ? "" : " - " + each.result) + parted)});
    }
    if (as_json) {
        std::cout << lines.dump(2) << '\n';
    } else {
        std::cout << (rows.empty() ? "The archive has no such game.\n" : columns(rows));
    }
    return 0;
}

std::string with_one_decimal(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f", value);
    return text.data();
}

double hours_of(const db::ArchiveStanding& line) {
    constexpr double minutes_in_hour = 60;
    return static_cast<double>(line.minutes) / minutes_in_hour;
}

/// For a spreadsheet: what a player is called is a text in it, whatever it begins with.
std::string standings_csv(const std::vector<db::ArchiveStanding>& lines) {
    report::Csv csv({}, {"name", "game", "games", "ended", "won", "hours", "dice", "hits", "expected"});
    for (const auto& each : lines) {
        csv.cell(each.name).cell(each.game).cell(each.games).cell(each.ended).cell(each.won).figure(hours_of(each));
        csv.cell(each.dice).cell(each.hits).figure(each.expected).end_row();
    }
    return csv.take();
}

std::string standings_json(const std::vector<db::ArchiveStanding>& lines) {
    auto json = db::Json::array();
    for (const auto& each : lines) {
        json.push_back({{"name", each.name},
                        {"game", each.game},
                        {"games", each.games},
                        {"ended", each.ended},
                        {"won", each.won},
                        {"minutes", each.minutes},
                        {"dice", each.dice},
                        {"hits", each.hits},
                        {"expected", each.expected}});
    }
    return json.dump(2) + '\n';
}

std::string standings_page(const std::vector<db::ArchiveStanding>& lines) {
    std::vector<std::vector<std::string>> rows{{"name", "game", "games", "ended", "won", "hours", "dice", "hits", "expected"}};
    for (const auto& each : lines) {
        rows.push_back({core::one_line(each.name), core::one_line(each.game), std::to_string(each.games), std::to_string(each.ended),
                        std::to_string(each.won), with_one_decimal(hours_of(each)), std::to_string(each.dice), std::to_string(each.hits),
                        with_one_decimal(each.expected)});
    }
    return columns(rows);
}

int print_standings(const std::vector<db::ArchiveStanding>& lines, const std::string& form) {
    std::cout << (form == "json" ? standings_json(lines) : form == "csv" ? standings_csv(lines) : standings_page(lines));
    return 0;
}

} // namespace

/// What the command line says.
struct ArchiveCommand::Asked {
    CLI::App* archive{nullptr};
    CLI::App* init{nullptr};
    CLI::App* push{nullptr};
    CLI::App* pull{nullptr};
    CLI::App* list{nullptr};
    CLI::App* find{nullptr};
    CLI::App* standings{nullptr};
    CLI::App* choose{nullptr};
    CLI::App* verify{nullptr};
    std::string club{};
    std::vector<std::string> files{};
    std::string game{};
    std::string destination{};
    std::optional<int> branch{};
    int chosen{1};
    std::string form{"text"};
    bool as_json{false};
    db::ArchiveQuery query{};
    db::StandingsQuery standing{};

    int carry_out() const;
};

ArchiveCommand::ArchiveCommand(CLI::App& app) : m_asked(std::make_unique<Asked>()) {
    auto& asked = *m_asked;
    const auto command = [&](const std::string& name, const std::string& what) {
        auto* made = asked.archive->add_subcommand(name, what);
        made->add_option("--club", asked.club, "Which club; may be left out by who belongs to one")->required(name == "init");
        return made;
    };
    asked.archive = app.add_subcommand("archive", "The club's archive in PostgreSQL, found by PGSERVICE, PGHOST and their like");
    asked.archive->require_subcommand(1);
    asked.init = command("init", "Make the archive and a club in it, of which you become the keeper");
    asked.push = command("push", "Send what the archive has not yet of these games");
    asked.push->add_option("game", asked.files, "Game files")->required();
    asked.pull = command("pull", "Write a game of the archive as a game file");
    asked.pull->add_option("game", asked.game, "How its id begins, as list shows it")->required();
    asked.pull->add_option("--branch", asked.branch, "Which branch; the one that counts when it is left out");
    asked.pull->add_option("--to", asked.destination, "The game file to make")->required();
    asked.list = command("list", "List all games");
    asked.list->add_flag("--json", asked.as_json, "As JSON, for scripts");
    asked.find = command("find", "List the games that match");
    asked.find->add_flag("--json", asked.as_json, "As JSON, for scripts");
    asked.find->add_option("--player", asked.query.player, "A player's whole name");
    asked.find->add_option("--of", asked.query.game, "Which game, as its id");
    asked.find->add_option("--from", asked.query.from, "Played on or after this day, YYYY-MM-DD");
    asked.find->add_option("--until", asked.query.until, "Begun on or before this day");
    asked.find->add_option("--result", asked.query.result, "A part of how it ended, in English");
    asked.find->add_option("--words", asked.query.words, "Words of its notes, in English, Italian or French");
    asked.standings = command("standings", "Who has won how often, of the branches that count");
    asked.standings->add_flag("--sides", asked.standing.side, "Of the sides instead of the players");
    asked.standings->add_option("--name", asked.standing.name, "One player, or one side");
    asked.standings->add_option("--of", asked.standing.game, "Which game, as its id");
    asked.standings->add_option("--edition", asked.standing.edition, "Which edition, in English");
    asked.standings->add_option("--year", asked.standing.year, "Begun in this year");
    asked.standings->add_option("--as", asked.form, "text, csv or json")->check(CLI::IsMember({"text", "csv", "json"}));
    asked.choose = command("choose", "For keepers: let a branch of a game count in the standings");
    asked.choose->add_option("game", asked.game, "How its id begins")->required();
    asked.choose->add_option("branch", asked.chosen, "Its branch")->required();
    asked.verify = command("verify", "Read every branch of a game, or of all, and prove it like a stranger's file");
    asked.verify->add_option("game", asked.game, "How its id begins; all games when it is left out");
}

ArchiveCommand::~ArchiveCommand() = default;

bool ArchiveCommand::asked() const { return m_asked->archive->parsed(); }

int ArchiveCommand::Asked::carry_out() const {
    if (init->parsed()) {
        db::ClubArchive::init(club);
        std::cout << "The archive is there, with the club " << core::one_line(club) << ".\n";
        return 0;
    }
    if (push->parsed()) {
        return push_files(club, files);
    }
    if (pull->parsed()) {
        return pull_game(club, game, branch, destination);
    }
    if (standings->parsed()) {
        return print_standings(db::ClubArchive(club).standings(standing), form);
    }
    if (choose->parsed()) {
        db::ClubArchive(club).choose(game, chosen);
        std::cout << "Branch " << chosen << " of the game counts now.\n";
        return 0;
    }
    if (verify->parsed()) {
        return verify_archive(club, game);
    }
    return print_list(db::ClubArchive(club).find(query), as_json);
}

int ArchiveCommand::carry_out() const {
    try {
        return m_asked->carry_out();
    } catch (const db::ArchiveError& error) {
        throw std::runtime_error(error.what());
    }
}

} // namespace intendant::cli
