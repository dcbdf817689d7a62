#pragma once

#include "app/report/html.hpp"
#include "app/report/pdf.hpp"
#include "app/report/report.hpp"
#include "app/report/tables.hpp"
#include "app/seat/page_json.hpp"
#include "app/seat/watch.hpp"
#include "tests/support/altered_records.hpp"

#include <sys/resource.h>

/// R22: columns that a stranger altered, in a hash chain that is right. Every column of the tables `entry`, `roll`, `posting` and `snapshot`
/// in turn; then the game is proved, and everything that is said of it is what its replay says, or it is told as damaged at that entry.
///
///     TEST_CASE("R22 altered columns of Chess ...", "[chess][fuzz][hostile]") { battery::altered_columns<ChessByChance>(); }
namespace intendant::battery {

enum class Column {
    Time,
    Who,
    Reason,
    Command,
    Summary,
    Overruled,
    Round,
    Seat,
    Phase,
    Kind,
    Target,
    Events,
    Digest,
    RollPurpose,
    RollSide,
    RollTarget,
    RollResult,
    RollSource,
    RollRows,
    PostingFrom,
    PostingTo,
    PostingWhat,
    PostingCount,
    PostingRows,
    Snapshot,
    SnapshotPlace
};
inline constexpr int columns = static_cast<int>(Column::SnapshotPlace) + 1;

/// A word that stands in no game.
inline constexpr std::string_view forged_word = "F0RGED";

/// What nothing follows from: it may be shown as it is, when it has its form.
inline bool is_free(Column column) {
    return column == Column::Time || column == Column::Who || column == Column::Reason || column == Column::Command;
}
/// What decides what the others say.
inline bool decides(Column column) {
    return column == Column::Command || column == Column::Kind || column == Column::Target || column == Column::Events;
}

class ColumnForger {
public:
    explicit ColumnForger(std::uint64_t seed) : m_chance(seed) {}

    Chance& chance() { return m_chance; }

    /// Alters the column in one of the entries. Its number; 0 where nothing came to be another.
    std::int64_t alter(Forgery& forgery, Column column) {
        auto& entries = forgery.entries;
        const auto has = [column](const db::Entry& entry) {
            const bool of_roll = column >= Column::RollPurpose && column < Column::RollRows;
            const bool of_posting = column >= Column::PostingFrom && column < Column::PostingRows;
            return of_roll ? !entry.rolls.empty() : !of_posting || !entry.postings.empty();
        };
        auto at = any(entries.size());
        for (std::size_t tried = 0; tried < entries.size() && !has(entries[at]); ++tried) {
            at = (at + 1) % entries.size();
        }
        auto& entry = entries[at];
        if (!has(entry)) {
            return 0;
        }
        const auto before = entry;
        const auto& other = entries[any(entries.size())];
        switch (column) {
        case Column::Time:
            text(entry.time, other.time);
            break;
        case Column::Who:
            text(entry.who, other.who);
            break;
        case Column::Reason:
            text(entry.reason, other.reason);
            break;
        case Column::Command:
            text(entry.command, other.command);
            break;
        case Column::Summary:
            text(entry.summary, other.summary);
            break;
        case Column::Overruled:
            entry.overruled = m_chance.one_in(2) ? R"([{"breaks_rule":true,"rule":"X-1","why":"F0RGED"}])" : entry.overruled;
            if (m_chance.one_in(3)) {
                text(entry.overruled, other.overruled);
            }
            break;
        case Column::Round:
            entry.round = static_cast<int>(number());
            break;
        case Column::Seat:
            text(entry.seat, other.seat);
            break;
        case Column::Phase:
            text(entry.phase, other.phase);
            break;
        case Column::Kind:
            entry.kind = static_cast<core::EntryKind>(m_chance.up_to(3));
            break;
        case Column::Target:
            entry.target = m_chance.one_in(2) ? number() : static_cast<std::int64_t>(any(entries.size() + 3)) - 1;
            break;
        case Column::Events:
            text(entry.events, other.events);
            break;
        case Column::Digest:
            text(entry.state_digest, other.state_digest);
            break;
        case Column::RollPurpose:
            text(a_roll(entry).purpose, "throw");
            break;
        case Column::RollSide:
            text(a_roll(entry).side, "japan");
            break;
        case Column::RollTarget:
            a_roll(entry).target = static_cast<int>(number());
            break;
        case Column::RollResult:
            a_roll(entry).result = static_cast<int>(number());
            break;
        case Column::RollSource:
            text(a_roll(entry).source, "program");
            break;
        case Column::RollRows:
            if (!entry.rolls.empty() && m_chance.one_in(2)) {
                entry.rolls.pop_back();
            } else {
                entry.rolls.push_back({std::string(forged_word), "japan", 1, 6, "table"});
            }
            break;
        case Column::PostingFrom:
            text(a_posting(entry).from, "bank");
            break;
        case Column::PostingTo:
            text(a_posting(entry).to, "bank");
            break;
        case Column::PostingWhat:
            text(a_posting(entry).what, "ipc");
            break;
        case Column::PostingCount:
            a_posting(entry).count = number();
            break;
        case Column::PostingRows:
            if (!entry.postings.empty() && m_chance.one_in(2)) {
                entry.postings.pop_back();
            } else {
                entry.postings.push_back({"bank", std::string(forged_word), "ipc", 1});
            }
            break;
        case Column::Snapshot:
        case Column::SnapshotPlace:
            return snapshot(forgery, column);
        }
        return same(before, entry) ? 0 : entry.seq;
    }

private:
    std::size_t any(std::size_t count) { return static_cast<std::size_t>(m_chance.up_to(static_cast<int>(count) - 1)); }
    core::Roll& a_roll(db::Entry& entry) { return entry.rolls[any(entry.rolls.size())]; }
    core::Posting& a_posting(db::Entry& entry) { return entry.postings[any(entry.postings.size())]; }

    std::int64_t number() {
        static const std::array<std::int64_t, 11> some{0, 1, -1, 2, 7, 77, 256, 2147483647, -2147483648LL, 1'000'000, 3};
        return m_chance.one_of(some);
    }
    void text(std::string& to, const std::string& other) {
        static const std::array<std::string, 10> some{"",
                                                      "F0RGED",
                                                      "F0RGED\x1b[2J\n<script>F0RGED</script>",
                                                      "=F0RGED()",
                                                      "\"F0RGED\"",
                                                      "F0RGED \xff\xfe",
                                                      "@space:japan F0RGED {entry}",
                                                      R"({"type":"note","text":"F0RGED"})",
                                                      "9999-99-99T99:99:99.999Z F0RGED",
                                                      "2026-01-01T00:00:00.000Z"};
        switch (m_chance.up_to(4)) {
        case 0:
            to = other;
            break;
        case 1:
            to += " F0RGED";
            break;
        case 2:
            to = std::string(forged_word) + std::string(20'000, 'x');
            break;
        default:
            to = m_chance.one_of(some);
        }
    }
    std::int64_t snapshot(Forgery& forgery, Column column) {
        if (forgery.snapshots.empty()) {
            return 0;
        }
        auto at = forgery.snapshots.begin();
        std::advance(at, static_cast<std::ptrdiff_t>(any(forgery.snapshots.size())));
        if (column == Column::SnapshotPlace) { // the image of another moment
            const auto image = at->second;
            const auto place = static_cast<std::int64_t>(any(forgery.entries.size())) + 1;
            forgery.snapshots[place] = image;
            return place;
        }
        auto& image = at->second;
        for (int times = 1 + m_chance.up_to(4); times > 0; --times) {
            image[any(image.size())] = static_cast<char>(m_chance.word());
        }
        return at->first;
    }
    static bool same(const db::Entry& a, const db::Entry& b) {
        return a.time == b.time && a.who == b.who && a.reason == b.reason && a.command == b.command && a.summary == b.summary &&
               a.overruled == b.overruled && a.round == b.round && a.seat == b.seat && a.phase == b.phase && a.kind == b.kind &&
               a.target == b.target && a.events == b.events && a.state_digest == b.state_digest && a.rolls == b.rolls &&
               a.postings == b.postings;
    }

    Chance m_chance;
};

/// What the replay of a record says of each entry; of what is no play only where it stands.
struct Replayed {
    std::vector<std::optional<std::string>> sentences;
    std::vector<std::vector<core::Roll>> rolls;
    std::vector<std::vector<core::Posting>> postings;
    std::vector<core::Heading> headings;
};

/// By itself, from the events alone, as far as they fit.
template <class P> Replayed replayed(const Forgery& forgery) {
    using Game = typename P::Game;
    const auto tables = P::tables();
    Replayed said;
    core::Course course;
    std::map<std::int64_t, typename Game::State> after;
    after.insert_or_assign(0, Game::empty(tables));
    std::int64_t seq = 0;
    for (const auto& entry : forgery.entries) {
        const auto before = course.last();
        if (!course.take({++seq, entry.kind, entry.target})) {
            break;
        }
        auto heading = Game::heading(after.at(before));
        std::optional<std::string> sentence;
        std::vector<core::Roll> rolls;
        std::vector<core::Posting> postings;
        if (entry.kind == core::EntryKind::Play) {
            auto now = after.at(before);
            sentence.emplace();
            try {
                for (const auto& event : db::from_json<std::vector<typename Game::Event>>(*tables, db::parse_json(entry.events))) {
                    if (Game::misfit(now, event)) {
                        return said;
                    }
                    std::ranges::move(Game::postings(now, event), std::back_inserter(postings));
                    std::ranges::move(Game::rolls(now, event), std::back_inserter(rolls));
                    *sentence +=
                        (sentence->empty() ? "" : " ") + Game::to_english(*tables, Game::summary(*tables, Game::heading(now), event));
                    now = Game::apply(std::move(now), event);
                }
            } catch (const db::CodecError&) {
                return said;
            }
            heading = before == 0 ? Game::heading(now) : heading;
            after.insert_or_assign(seq, std::move(now));
        }
        std::ranges::sort(postings);
        said.sentences.push_back(std::move(sentence));
        said.rolls.push_back(std::move(rolls));
        said.postings.push_back(std::move(postings));
        said.headings.push_back(std::move(heading));
    }
    return said;
}

struct ColumnFigures {
    int records{0};
    int damaged{0};
    int told{0}; ///< sound, with a remark
    int as_ever{0};
    int lies{0}; ///< of a program that prints what is recorded
    std::uint64_t seed{0};
};

/// Everything that is said of the game, and what must not be in it.
template <class P> std::string everything_said(const db::Session<typename P::Game>& game, Chance& chance) {
    std::ostringstream said;
    report::write_lines(said, game.file(), chance.one_in(4));
    const auto exported = said.str();
    std::istringstream lines(exported);
    std::int64_t count = 0;
    for (std::string line; std::getline(lines, line); ++count) {
        static_cast<void>(db::parse_json(line));
    }
    require(count == game.file().last_seq(), "an export is not whole");
    std::string all = exported;
    if constexpr (core::MeasuredGame<typename P::Game>) {
        const report::Source source{.log = game,
                                    .title = "evening",
                                    .say = [&](const core::Message& message) { return game.in_english(message); },
                                    .sentence = [&](const db::Entry& entry) { return game.in_english(entry); },
                                    .time = [](const std::string& utc) { return utc.substr(0, 10) + " " + utc.substr(11, 5); }};
        if (chance.one_in(3)) {
            const auto tables = report::tables_of(source);
            require(tables.has_value(), "no tables");
            for (const auto& [name, text] : *tables) {
                all += text;
            }
        } else if (chance.one_in(4)) {
            const auto document = report::document_of(source);
            require(document.has_value(), "no document");
            all += report::html_of(*document);
#if !defined(__SANITIZE_ADDRESS__)
            if (chance.one_in(4)) {
                require(report::pdf_of(*document)->starts_with("%PDF"), "no pages");
            }
#endif
        }
    }
    if (chance.one_in(10)) {
        seat::Watch<typename P::Game> watch("evening");
        all += seat::state_json(*watch.look(game, true), core::Language::English, -1);
    }
    all += db::books_json(game.state());
    const auto card = db::card_of(game.file(), P::card(game.state()), game.proof());
    all += card.began + card.last + card.game;
    for (const auto& [side, dice] : card.dice) {
        all += side;
    }
    return all;
}

template <class P>
void use_columns(const Forgery& forgery, const std::filesystem::path& file, Column column, std::int64_t seq, Chance& chance,
                 ColumnFigures& figures) {
    const auto tables = P::tables();
    const auto game = db::Session<typename P::Game>::open_for_review(file, tables);
    const auto& proof = game.proof();
    if (!proof.sound()) {
        ++figures.damaged;
        require(column < Column::Snapshot, "a cache made the record unsound");
        require(proof.first_bad && (decides(column) ? *proof.first_bad >= seq : *proof.first_bad == seq), "another entry is named");
    } else if (!proof.told().empty()) {
        ++figures.told;
    } else {
        ++figures.as_ever;
    }
    const auto replay = replayed<P>(forgery);
    require(static_cast<std::int64_t>(replay.sentences.size()) >= game.file().last_seq(), "more is shown than can be replayed");
    bool lies = false;
    for (const auto& entry : game.file().whole_entries(1, game.file().last_seq())) {
        const auto at = static_cast<std::size_t>(entry.seq) - 1;
        const auto sentence = game.in_english(entry);
        require(!replay.sentences[at] || sentence == *replay.sentences[at], "a sentence is not what its events say");
        require(game.dice(entry) == replay.rolls[at], "dice are not what the events throw");
        auto postings = entry.postings;
        std::ranges::sort(postings);
        require(postings == replay.postings[at], "postings are not what the events make");
        require(core::Heading{entry.round, entry.seat, entry.phase} == replay.headings[at], "a heading is not of its moment");
        require(db::is_time(entry.time), "a time is none");
        lies =
            lies || sentence != entry.summary || entry.rolls != replay.rolls[at] || entry.overruled.find(forged_word) != std::string::npos;
    }
    require(!lies || !proof.told().empty(), "what differs is not told");
    figures.lies += lies ? 1 : 0;
    const auto said = everything_said<P>(game, chance);
    require(is_free(column) || column == Column::Events || said.find(forged_word) == std::string::npos, "forged words are shown");
    require(said.find('\x1b') == std::string::npos || is_free(column), "a sign that a terminal obeys is shown");
}

template <class P> void altered_columns(int records = amount(500, 25000, 100)) {
    constexpr auto name = P::Game::id;
    if (std::filesystem::is_directory("/dev/shm")) {
        ::setenv("TMPDIR", "/dev/shm", 0);
    }
    auto all = P::bases();
    std::ranges::sort(all, {}, [](const Forgery& each) { return each.entries.size(); });
    constexpr std::size_t short_ones = 6;
    all.resize(std::min(all.size(), short_ones));
    const test::TemporaryFolder folder;
    const auto file = folder / "strange.intendant";
    const test::Shared<ColumnFigures> figures;
    const auto begin = std::chrono::steady_clock::now();
    const int in_a_child = 100;
    for (int from = 0; from < records; from += in_a_child) {
        test::Child child([&] {
            for (int number = from; number < from + in_a_child; ++number) {
                figures->seed = asked_seed().value_or(static_cast<std::uint64_t>(number));
                ColumnForger forger(figures->seed * 2 + 1);
                auto forgery = all[(figures->seed / columns) % all.size()];
                const auto column = static_cast<Column>(figures->seed % columns);
                const auto seq = forger.alter(forgery, column);
                if (column < Column::Snapshot) {
                    forgery.snapshots.clear();
                }
                forgery.write(file);
                figures->records += 1;
                try {
                    use_columns<P>(forgery, file, column, seq, forger.chance(), *figures);
                } catch (const std::exception& error) {
                    throw Broken("column " + std::to_string(static_cast<int>(column)) + " of entry " + std::to_string(seq) + ": " +
                                 error.what());
                }
            }
        });
        const int status = child.wait();
        INFO("INTENDANT_SEED=" << figures->seed << " does it again");
        CAPTURE(figures->seed);
        REQUIRE(status == 0);
    }
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    std::cout << "R22: " << name << ": " << figures->records << " altered columns with a right hash chain: " << figures->damaged
              << " told as damaged at their entry, " << figures->told << " told as other words, " << figures->as_ever
              << " of no consequence; what is said is what replay says in all; null control: a program that prints what is recorded says "
              << figures->lies << " times what is not so; 0 violations\n";
    CHECK(figures->records == records);
    CHECK(figures->damaged > records / 4);
    CHECK(figures->told > records / 50);
    CHECK(figures->lies > records / 50);
    CHECK(seconds.count() < 600);
}

} // namespace intendant::battery
