#pragma once

#include "db/shelf/library.hpp"
#include "model/core/game_card.hpp"
#include "tests/db/forgery.hpp"
#include "tests/db/processes.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/support/battery.hpp"

#include <array>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <set>

/// R22: records that a stranger altered. The hash chain is made right again, and half the time what follows from the events too;
/// then the game is opened, proved, looked through, exported, listed and, where it opens, played on. Besides what the battery asks, a
/// game gives `bases()`, games to alter, and `card(state)`:
///
///     TEST_CASE("R22 altered records of Chess ...", "[chess][fuzz][hostile]") { battery::altered_records<ChessByChance>(); }
///     TEST_CASE("R22 altered snapshots of Chess ...", "[chess][fuzz][hostile]") { battery::altered_snapshots<ChessByChance>(); }
namespace intendant::battery {

using db::Json;
using fuzz::amount;
using fuzz::asked_seed;
using test::Forgery;

/// The first lines of a script, booked; none where the script is told that one of them cannot be.
template <class P> std::optional<Forgery> booked(const std::string& script, std::size_t lines) {
    std::ifstream in(INTENDANT_SOURCE_DIR "/" + script);
    std::string text;
    for (std::string line; lines > 0 && std::getline(in, line); --lines) {
        text += line + "\n";
    }
    auto game = db::Session<typename P::Game>::in_memory(P::tables());
    std::istringstream begun(text);
    std::ostringstream out;
    std::ostringstream errors;
    if (!cli::play(game, *P::tables(), begun, out, errors)) {
        return std::nullopt;
    }
    if (game.can_undo()) { // what is undone and redone is altered too
        REQUIRE(game.undo());
        REQUIRE(game.redo());
        REQUIRE(game.note("about the second", 2));
        REQUIRE(game.bookmark(2));
    }
    return test::forgery_of(game.file());
}

template <class P> void add(std::vector<Forgery>& to, const std::string& script, std::size_t lines) {
    auto forgery = booked<P>(script, lines);
    INFO(script);
    REQUIRE(forgery);
    to.push_back(std::move(*forgery));
}

/// Every place in a JSON value.
inline void places_in(Json& json, std::vector<Json*>& places) {
    places.push_back(&json);
    if (json.is_structured()) {
        for (auto& each : json) {
            places_in(each, places);
        }
    }
}

/// The words of a record: ids of every kind among them.
inline std::vector<std::string> words_of(const std::vector<Forgery>& forgeries) {
    std::set<std::string> words{"", "black", "no such id", "@space:japan", "\x1b[2J", std::string(300, 'x')};
    for (const auto& forgery : forgeries) {
        for (const auto& entry : forgery.entries) {
            auto json = Json::parse(entry.events);
            std::vector<Json*> places;
            places_in(json, places);
            for (const auto* place : places) {
                if (place->is_string()) {
                    words.insert(place->get<std::string>());
                }
            }
        }
    }
    return {words.begin(), words.end()};
}

class Stranger {
public:
    Stranger(std::uint64_t seed, const std::vector<std::string>& words) : m_chance(seed), m_words(words) {}

    Chance& chance() { return m_chance; }

    void alter(Forgery& forgery) {
        for (int times = 1 + (m_chance.one_in(3) ? m_chance.up_to(3) : 0); times > 0 && !forgery.entries.empty(); --times) {
            alter_one(forgery);
        }
    }

    /// An archive is text: numbers with blanks between them.
    std::string alter_archive(const std::string& archive) {
        static const std::array<std::string, 16> extremes{"-1",
                                                          "0",
                                                          "1",
                                                          "2",
                                                          "7",
                                                          "255",
                                                          "256",
                                                          "300",
                                                          "2147483647",
                                                          "-2147483648",
                                                          "4294967295",
                                                          "9223372036854775807",
                                                          "-9223372036854775808",
                                                          "99999999999999999999",
                                                          "x",
                                                          ""};
        std::vector<std::string> tokens;
        std::istringstream in(archive);
        for (std::string token; std::getline(in, token, ' ');) {
            tokens.push_back(token);
        }
        for (int times = 1 + m_chance.up_to(3); times > 0 && !tokens.empty(); --times) {
            const auto at = static_cast<std::size_t>(m_chance.up_to(static_cast<int>(tokens.size()) - 1));
            switch (m_chance.up_to(9)) {
            case 0:
                tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(at));
                break;
            case 1:
                tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(at), m_chance.one_of(extremes));
                break;
            case 2:
                std::swap(tokens[at], tokens[static_cast<std::size_t>(m_chance.up_to(static_cast<int>(tokens.size()) - 1))]);
                break;
            case 3:
                tokens[at] = std::to_string(m_chance.up_to(300));
                break;
            default:
                tokens[at] = m_chance.one_of(extremes);
            }
        }
        std::string text;
        for (const auto& token : tokens) {
            text += (text.empty() ? "" : " ") + token;
        }
        return text;
    }

private:
    std::size_t any(std::size_t count) { return static_cast<std::size_t>(m_chance.up_to(static_cast<int>(count) - 1)); }

    Json any_number() {
        static const std::array<std::int64_t, 14> extremes{0,
                                                           1,
                                                           2,
                                                           -1,
                                                           3,
                                                           7,
                                                           100,
                                                           -100,
                                                           2147483647,
                                                           -2147483648LL,
                                                           4294967296LL,
                                                           10000001,
                                                           std::numeric_limits<std::int64_t>::max(),
                                                           std::numeric_limits<std::int64_t>::min()};
        return m_chance.one_of(extremes);
    }

    void alter_json(Json& json) {
        std::vector<Json*> places;
        places_in(json, places);
        auto& place = *places[any(places.size())];
        if (m_chance.one_in(12)) { // of another type
            const std::array<Json, 6> others{nullptr, true, 17, "word", Json::array(), Json::object()};
            place = m_chance.one_of(others);
        } else if (place.is_number()) {
            place = any_number();
        } else if (place.is_string()) {
            place = m_words[any(m_words.size())];
        } else if (place.is_boolean()) {
            place = !place.get<bool>();
        } else if (place.is_null()) {
            place = m_chance.one_in(2) ? Json(m_words[any(m_words.size())]) : any_number();
        } else if (place.is_array() && !place.empty()) {
            alter_list(place);
        } else if (place.is_object() && !place.empty()) {
            auto key = place.begin();
            std::advance(key, static_cast<std::ptrdiff_t>(any(place.size())));
            if (m_chance.one_in(2)) {
                place.erase(key);
            } else {
                place[m_words[any(m_words.size())]] = *key;
            }
        }
    }

    void alter_list(Json& list) {
        switch (m_chance.up_to(4)) {
        case 0:
            list.clear();
            break;
        case 1: {
            const Json all = list;
            list.insert(list.end(), all.begin(), all.end());
            break;
        }
        case 2:
            std::reverse(list.begin(), list.end());
            break;
        case 3:
            list.erase(any(list.size()));
            break;
        default:
            list.push_back(list[any(list.size())]);
        }
    }

    void alter_text(std::string& text) {
        auto json = Json::parse(text, nullptr, false);
        if (json.is_discarded()) { // a summary that took the place of a command
            return;
        }
        alter_json(json);
        text = json.dump();
    }

    void alter_one(Forgery& forgery) {
        auto& entries = forgery.entries;
        const auto at = any(entries.size());
        auto& entry = entries[at];
        switch (m_chance.up_to(19)) {
        case 0:
            entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(at));
            break;
        case 1:
            entries.push_back(entry);
            break;
        case 2:
            std::swap(entry, entries[any(entries.size())]);
            break;
        case 3:
            entry.target = static_cast<std::int64_t>(any(entries.size() + 3)) - 1;
            break;
        case 4:
            entry.kind = static_cast<core::EntryKind>(m_chance.up_to(3));
            break;
        case 5:
            alter_text(entry.command);
            break;
        case 6:
            entry.events = entries[any(entries.size())].events;
            break;
        case 7:
            std::swap(entry.summary, entry.command);
            break;
        default:
            alter_text(entry.events);
        }
    }

    Chance m_chance;
    const std::vector<std::string>& m_words;
};

/// Postings, dice, headings and digests as they follow from the events, as far as these fit.
template <class P> void mend(Forgery& forgery) {
    const auto tables = P::tables();
    core::Course course;
    std::map<std::int64_t, typename P::Game::State> after;
    after.insert_or_assign(0, P::Game::empty(tables));
    std::int64_t seq = 0;
    for (auto& entry : forgery.entries) {
        ++seq;
        const auto before = course.last();
        if (entry.kind == core::EntryKind::Undo) {
            entry.command = R"({"type":"undo","from":)" + std::to_string(entry.target) + "}";
        }
        if (!course.take({seq, entry.kind, entry.target})) {
            return;
        }
        if (entry.kind == core::EntryKind::Play) {
            auto now = after.at(before);
            std::vector<core::Posting> postings;
            std::vector<core::Roll> rolls;
            auto heading = P::Game::heading(now);
            try {
                for (const auto& event : db::from_json<std::vector<typename P::Game::Event>>(*tables, db::parse_json(entry.events))) {
                    if (P::Game::misfit(now, event)) {
                        return;
                    }
                    std::ranges::move(P::Game::postings(now, event), std::back_inserter(postings));
                    std::ranges::move(P::Game::rolls(now, event), std::back_inserter(rolls));
                    now = P::Game::apply(std::move(now), event);
                }
            } catch (const db::CodecError&) {
                return;
            }
            if (P::Game::misfit(now)) {
                return;
            }
            heading = before == 0 ? P::Game::heading(now) : heading;
            entry.round = heading.round;
            entry.seat = heading.seat;
            entry.phase = heading.phase;
            entry.postings = postings;
            entry.rolls = rolls;
            after.insert_or_assign(seq, std::move(now));
        } else {
            const auto heading = P::Game::heading(after.at(before));
            entry.round = heading.round;
            entry.seat = heading.seat;
            entry.phase = heading.phase;
        }
        entry.state_digest = db::written_digest(*tables, after.at(course.last()));
    }
}

struct Figures {
    std::array<int, 8> of{}; ///< see `Count`
    double longest{0};       ///< seconds for one record
    std::uint64_t longest_seed{0};
    std::uint64_t seed{0}; ///< of the record at hand
};
enum Count { Records, Damaged, Whole, PlayedOn, Unfitting, Snapshots, SnapshotsRead, Crashed };

/// Everything that is done with a file from somebody else. Whatever it says, only sentences come of it.
template <class P> void use(const std::filesystem::path& file, Chance& chance, Figures& figures) {
    const auto tables = P::tables();
    bool whole = false;
    try {
        const auto game = db::Session<typename P::Game>::open_for_review(file, tables);
        whole = game.proof().sound();
        const auto& why = game.proof().sentence.id;
        figures.of[Unfitting] += why.find("does not fit") != std::string::npos ? 1 : 0;
        if (chance.one_in(8) && game.verify().problem != game.proof().problem) {
            throw Broken("two proofs differ");
        }
        for (const auto& line : game.log()) {
            game.sentences(line.entry);
            db::export_line(line.entry, P::Game::id);
        }
        if (const auto last = game.file().last_seq(); last > 0) {
            game.state_at(1 + chance.up_to(static_cast<int>(last) - 1));
        }
        game.walk([](const db::Walked&) { return true; });
        game.measures();
        game.players();
        game.result();
        db::books_json(game.state());
        db::card_of(game.file(), P::card(game.state()), game.proof());
    } catch (const db::FileError&) {
        whole = false;
    }
    figures.of[whole ? Whole : Damaged] += 1;
    try {
        auto game = db::Session<typename P::Game>::open(file, tables);
        for (const auto& command : P(chance.word()).wishes(game.state())) {
            const auto answer = game.book(command, "we are sure");
            if (answer.booked) {
                figures.of[PlayedOn] += 1;
                break;
            }
        }
        for (const auto& line : game.log()) { // not proved: what cannot be read is told
            try {
                game.sentences(line.entry);
            } catch (const db::FileError&) {
            }
        }
        game.undo();
    } catch (const db::FileError&) {
    }
}

/// Units: mebibytes.
inline double peak_memory() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmHWM:")) {
            return std::stod(line.substr(6)) / 1024;
        }
    }
    return 0;
}

template <class P> void altered_records(int records = amount(2000, 100000, 200)) {
    constexpr auto name = P::Game::id;
    const auto all = P::bases();
    const auto words = words_of(all);
    const int in_a_child = 100;
    if (std::filesystem::is_directory("/dev/shm")) {
        ::setenv("TMPDIR", "/dev/shm", 0); // thousands of files that nobody keeps
    }
    const test::TemporaryFolder folder;
    const auto file = folder / "strange.intendant";
    const test::Shared<Figures> figures;
    double most_memory = 0;
    for (int from = 0; from < records; from += in_a_child) {
        const test::Shared<double> memory;
        test::Child child([&] {
            std::ofstream("/proc/self/clear_refs") << "5"; // the peak counts from now
            const auto before = peak_memory();
            for (int number = from; number < from + in_a_child; ++number) {
                figures->seed = asked_seed().value_or(static_cast<std::uint64_t>(number));
                Stranger stranger(figures->seed * 2 + 1, words);
                auto forgery = all[figures->seed % all.size()];
                stranger.alter(forgery);
                forgery.snapshots.clear();
                if (stranger.chance().one_in(2)) {
                    mend<P>(forgery);
                }
                figures->of[Records] += 1;
                forgery.write(file);
                const auto start = std::chrono::steady_clock::now();
                use<P>(file, stranger.chance(), *figures);
                const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
                if (seconds.count() > figures->longest) {
                    figures->longest = seconds.count();
                    figures->longest_seed = figures->seed;
                }
            }
            *memory = peak_memory() - before;
        });
        INFO("INTENDANT_SEED=" << figures->seed << " does it again");
        const int status = child.wait();
        CAPTURE(figures->seed);
        REQUIRE(status == 0);
        most_memory = std::max(most_memory, *memory);
        if (const int done = from + in_a_child; done % 10000 == 0) {
            std::cout << name << ": " << done << " of " << records << " records\n" << std::flush;
        }
    }
    // Null control: the same records given to the rules unchecked, each in a process of its own.
    const int unchecked = amount(200, 1000, 200);
    for (int number = 0; number < unchecked; ++number) {
        Stranger stranger(static_cast<std::uint64_t>(number) * 2 + 1, words);
        auto forgery = all[static_cast<std::size_t>(number) % all.size()];
        stranger.alter(forgery);
        test::Child child([&] {
            std::freopen("/dev/null", "w", stderr); // the assertions that fail
            std::signal(SIGSEGV, SIG_DFL);
            std::signal(SIGABRT, SIG_DFL);
            auto now = P::Game::empty(P::tables());
            try {
                for (const auto& entry : forgery.entries) {
                    for (const auto& event :
                         db::from_json<std::vector<typename P::Game::Event>>(*P::tables(), db::parse_json(entry.events))) {
                        static_cast<void>(P::Game::postings(now, event));
                        static_cast<void>(P::Game::rolls(now, event));
                        now = P::Game::apply(std::move(now), event);
                    }
                }
            } catch (const db::CodecError&) {
            }
            if (now.begun && P::Game::misfit(now)) {
                throw Broken("books that cannot be");
            }
        });
        figures->of[Crashed] += child.wait() == 0 ? 0 : 1;
    }
    const auto& of = figures->of;
    std::cout << "R22: " << name << ": " << of[Records] << " altered records with a right hash chain: " << of[Damaged]
              << " told as damaged, " << of[Unfitting] << " of them because an entry does not fit, " << of[Whole] << " possible games; "
              << of[PlayedOn] << " played on; the longest took " << figures->longest << " s (seed " << figures->longest_seed
              << "), the most memory " << static_cast<int>(most_memory) << " MiB; 0 crashes\n";
    std::cout << "R22: " << name << ", null control: " << of[Crashed] << " of " << unchecked
              << " records end the program or lead to impossible books when they are not checked\n";
    CHECK(of[Records] == records);
    CHECK(of[Unfitting] > 0);
    CHECK(of[Whole] > 0);
    CHECK(of[PlayedOn] > 0);
    CHECK(of[Crashed] > 0);
    CHECK(figures->longest < 10);
#if !defined(__SANITIZE_ADDRESS__)
    CHECK(most_memory < 64);
#endif
}

template <class P> void altered_snapshots(int images = amount(2000, 100000, 200)) {
    constexpr auto name = P::Game::id;
    using State = typename P::Game::State;
    const auto tables = P::tables();
    const test::Shared<Figures> figures;
    std::vector<State> states;
    for (const auto& forgery : P::bases()) {
        auto now = P::Game::empty(tables);
        for (const auto& entry : forgery.entries) {
            for (const auto& event : db::from_json<std::vector<typename P::Game::Event>>(*tables, db::parse_json(entry.events))) {
                now = P::Game::apply(std::move(now), event);
            }
        }
        states.push_back(std::move(now));
    }
    const std::vector<std::string> none{""};
    const auto shape = db::archive_version() + db::shape_of<State>();
    test::Child child([&] {
        for (int number = 0; number < images; ++number) {
            figures->seed = static_cast<std::uint64_t>(number);
            Stranger stranger(figures->seed, none);
            const auto image = db::write_snapshot(states[static_cast<std::size_t>(number) % states.size()]);
            const auto archive = db::unseal_snapshot(image, shape);
            auto read = db::read_snapshot<State>(db::seal_snapshot(stranger.alter_archive(std::string(archive.value())), shape));
            figures->of[Snapshots] += 1;
            if (!read) {
                continue;
            }
            figures->of[SnapshotsRead] += 1;
            read->tables = tables;
            if (P::Game::misfit(*read)) {
                figures->of[Unfitting] += 1;
                continue;
            }
            // Another digest than its entry's stops it from here on; until then it must do no harm.
            static_cast<void>(db::digest(*tables, *read));
            db::books_json(*read);
            if constexpr (core::MeasuredGame<typename P::Game>) {
                P::Game::levels(*read);
            }
            P::Game::heading(*read);
            for (const auto& command : P(stranger.chance().word()).wishes(*read)) {
                static_cast<void>(P::Game::decide(*read, command));
            }
        }
    });
    const int status = child.wait();
    CAPTURE(figures->seed);
    REQUIRE(status == 0);
    const auto& of = figures->of;
    std::cout << "R22: " << name << ": " << of[Snapshots] << " altered snapshots in a right envelope: " << of[SnapshotsRead]
              << " could be read, " << of[Unfitting] << " of them did not fit; 0 crashes\n";
    CHECK(of[Unfitting] > 0);
    CHECK(of[SnapshotsRead] > of[Unfitting]);
}

} // namespace intendant::battery
