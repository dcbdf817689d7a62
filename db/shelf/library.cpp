#include "db/shelf/library.hpp"

#include "db/shelf/library_index.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <ctime>
#include <future>
#include <mutex>
#include <queue>
#include <set>
#include <stop_token>
#include <thread>
#include <utility>

namespace intendant::db {

namespace {

namespace fs = std::filesystem;

/// Seconds since 1970; none for what is no time.
std::optional<std::int64_t> seconds_of(const std::string& utc) {
    std::tm time{};
    if (std::sscanf(utc.c_str(), "%d-%d-%dT%d:%d:%d", &time.tm_year, &time.tm_mon, &time.tm_mday, &time.tm_hour, &time.tm_min,
                    &time.tm_sec) != 6) {
        return std::nullopt;
    }
    time.tm_year -= 1900;
    time.tm_mon -= 1;
    return ::timegm(&time);
}

/// Counts the time at the table from the times of the entries.
class TableTime {
public:
    void at(const std::string& utc) {
        constexpr std::int64_t pause = 30 * 60;
        const auto now = seconds_of(utc);
        if (now && m_before && *now > *m_before && *now - *m_before <= pause) {
            m_seconds += *now - *m_before;
        }
        m_before = now ? now : m_before;
    }
    std::int64_t minutes() const { return (m_seconds + 30) / 60; }

private:
    std::optional<std::int64_t> m_before;
    std::int64_t m_seconds{0};
};

std::string stamp_of(const fs::path& file) {
    std::error_code none;
    const auto changed = fs::last_write_time(file, none).time_since_epoch().count();
    return std::to_string(fs::file_size(file, none)) + " " + std::to_string(changed);
}

core::Message damaged(const fs::path& file) {
    return {INTENDANT_TR("The game {name} cannot be read: its record is damaged. A backup may be whole."), {{"name", quoted(file)}}};
}

core::Message unknown(const std::string& game) {
    return {INTENDANT_TR("This file holds a game that this version of Intendant does not know: {game}."), {{"game", game}}};
}

/// What can be said without proving anything. Whatever the file says of itself, nothing of it is played.
LibraryCard glance_at(const fs::path& file, const CardMakers& makers) {
    LibraryCard card;
    card.file = file;
    card.proved = false;
    try {
        const auto game = GameFile::open_for_review(file);
        card.problem = game.notice();
        card.game = game.header().game;
        const auto maker = makers.find(card.game);
        if (maker == makers.end()) {
            card.problem = unknown(card.game);
            card.game.clear();
            return card;
        }
        card.entries = game.last_seq();
        if (card.entries > 0) {
            const auto first = game.heads(1, 1).front();
            const auto last = game.heads(card.entries, card.entries).front();
            card.began = first.time;
            card.identity = first.hash;
            card.last = last.time;
            card.rounds = last.round;
        }
        if (maker->second.at_a_glance) {
            card.card = maker->second.at_a_glance(game).value_or(core::GameCard{});
        }
    } catch (const FileError& error) {
        card.problem = error.sentence();
    } catch (const std::exception&) { // what a damaged record may bring about
        card.problem = damaged(file);
    }
    return card;
}

/// `seen`: what was seen at a glance.
LibraryCard prove(const LibraryCard& seen, const CardMakers& makers) {
    LibraryCard card;
    card.file = seen.file;
    try {
        const auto maker = makers.find(seen.game);
        if (maker == makers.end()) { // what stood in the way stands there still
            card.problem = seen.problem;
            return card;
        }
        card = maker->second.proved(seen.file);
        card.file = seen.file;
        return card;
    } catch (const FileError& error) {
        card.problem = error.sentence();
    } catch (const std::exception&) { // what a damaged record may bring about
        card.problem = damaged(seen.file);
    }
    return card;
}

void sort_by_time(Library& library) { std::ranges::stable_sort(library.cards, std::greater{}, &LibraryCard::last); }

/// The games of a library, each once.
std::vector<const LibraryCard*> each_game(const std::vector<LibraryCard>& cards) {
    std::map<std::string, const LibraryCard*> longest;
    for (const auto& card : cards) {
        if (card.identity.empty() || !card.proved) {
            continue;
        }
        auto& known = longest[card.identity];
        if (known == nullptr || card.entries > known->entries) {
            known = &card;
        }
    }
    std::vector<const LibraryCard*> games;
    for (const auto& [identity, card] : longest) {
        games.push_back(card);
    }
    return games;
}

void add_dice(odds::DiceRecord& to, const LibraryCard& card, const std::string& side) {
    if (const auto found = card.dice.find(side); found != card.dice.end()) {
        to.add(found->second);
    }
}

bool has_won(const LibraryCard& card, const std::string& side) {
    return std::ranges::find(card.card.winners, side) != card.card.winners.end();
}

std::vector<Score> in_order(const std::map<std::pair<std::string, std::string>, Score>& found) {
    std::vector<Score> scores;
    for (const auto& [key, score] : found) {
        scores.push_back(score);
    }
    std::ranges::stable_sort(scores, [](const Score& a, const Score& b) { return a.won != b.won ? a.won > b.won : a.games > b.games; });
    return scores;
}

} // namespace

LibraryCard card_of(const GameFile& file, core::GameCard card, const Verification& found) {
    LibraryCard made;
    made.problem = found.sound() ? file.notice() : found.sentence;
    made.file = file.path();
    made.game = file.header().game;
    made.card = std::move(card);
    made.entries = file.last_seq();
    const auto standing = core::standing_plays(file.steps());
    TableTime table;
    constexpr std::int64_t at_once = 1000;
    for (std::int64_t from = 1; from <= made.entries; from += at_once) {
        for (const auto& entry : file.heads(from, from + at_once - 1)) {
            made.began = entry.seq == 1 ? entry.time : made.began;
            made.identity = entry.seq == 1 ? entry.hash : made.identity;
            made.last = entry.time;
            table.at(entry.time);
            if (std::ranges::binary_search(standing, entry.seq)) {
                made.rounds = std::max(made.rounds, entry.round);
            }
        }
    }
    file.each_roll(1, made.entries, [&](std::int64_t seq, const core::Roll& roll) {
        if (roll.result && !roll.side.empty() && std::ranges::binary_search(standing, seq)) { // not where only hits were typed
            made.dice[roll.side].add(1, roll.target, *roll.result <= roll.target ? 1 : 0);
        }
    });
    made.minutes = table.minutes();
    return made;
}

Library list_library(const fs::path& folder, const fs::path& index_file, const CardMakers& makers, const GoOn& go_on) {
    Library library;
    std::vector<fs::path> files;
    std::error_code none;
    for (auto each = fs::recursive_directory_iterator(folder, fs::directory_options::skip_permission_denied, none);
         library.whole && each != fs::recursive_directory_iterator(); each.increment(none)) {
        library.whole = !go_on || go_on(0, files.size());
        if (none || !each->is_regular_file(none)) {
            if (each->path().filename().string().starts_with('.')) { // what programs keep for themselves
                each.disable_recursion_pending();
            }
            continue;
        }
        if (each->path().extension() == ".intendant") {
            files.push_back(each->path());
        } else {
            ++library.others;
        }
    }
    std::ranges::sort(files);
    const LibraryIndex index(index_file);
    for (const auto& file : files) {
        library.whole = library.whole && (!go_on || go_on(library.cards.size(), files.size()));
        if (!library.whole) {
            break;
        }
        auto known = index.find(file, stamp_of(file));
        library.cards.push_back(known ? std::move(*known) : glance_at(file, makers));
    }
    sort_by_time(library);
    return library;
}

namespace {

/// Proves games on as many threads as there are processors. Destroyed, it waits for those that are under way.
class Provers {
public:
    struct Found {
        std::size_t place;
        std::string stamp; ///< of the file before it was read: what is booked meanwhile is read next time
        LibraryCard card;
    };

    explicit Provers(const CardMakers& makers) : m_makers(makers) {
        constexpr std::size_t most = 4;
        for (std::size_t i = 0; i < std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, most); ++i) {
            m_threads.emplace_back([this](const std::stop_token& stop) { work(stop); });
        }
    }

    std::size_t at_once() const { return m_threads.size(); }

    /// `place`: what it is called when it is proved.
    void start(std::size_t place, const LibraryCard& card) {
        const std::lock_guard lock(m_guard);
        m_wanted.emplace(place, card);
        m_changed.notify_all();
    }

    /// The next one that is proved, of those that were started. Throws what proving threw.
    Found next() {
        std::unique_lock lock(m_guard);
        m_changed.wait(lock, [this] { return !m_found.empty(); });
        auto found = std::move(m_found.front());
        m_found.pop();
        return found.get();
    }

private:
    void work(const std::stop_token& stop) {
        std::unique_lock lock(m_guard);
        while (m_changed.wait(lock, stop, [this] { return !m_wanted.empty(); })) {
            const auto [place, card] = std::move(m_wanted.front());
            m_wanted.pop();
            lock.unlock();
            std::promise<Found> promise;
            try {
                auto stamp = stamp_of(card.file);
                promise.set_value({place, std::move(stamp), prove(card, m_makers)});
            } catch (...) {
                promise.set_exception(std::current_exception());
            }
            lock.lock();
            m_found.push(promise.get_future());
            m_changed.notify_all();
        }
    }

    const CardMakers& m_makers;
    std::mutex m_guard;
    std::condition_variable_any m_changed;
    std::queue<std::pair<std::size_t, LibraryCard>> m_wanted;
    std::queue<std::future<Found>> m_found;
    std::vector<std::jthread> m_threads; ///< last: they end before what they use
};

} // namespace

bool prove_cards(Library& library, const fs::path& folder, const fs::path& index_file, const CardMakers& makers, const GoOn& go_on,
                 const std::function<void(const LibraryCard&)>& learn) {
    LibraryIndex index(index_file);
    bool whole = true;
    std::size_t done = 0;
    const auto goes_on = [&] { return whole = whole && (!go_on || go_on(done++, library.cards.size())); };
    std::vector<LibraryCard*> unproved;
    for (auto& card : library.cards) {
        if (card.proved) {
            index.saw(card.file);
            goes_on();
        } else {
            unproved.push_back(&card);
        }
    }
    Provers provers(makers);
    std::size_t started = 0;
    std::size_t under_way = 0;
    const auto start_one = [&] {
        if (started < unproved.size() && goes_on()) {
            provers.start(started, *unproved[started]);
            ++started;
            ++under_way;
        }
    };
    for (std::size_t i = 0; i < provers.at_once(); ++i) {
        start_one();
    }
    for (; under_way > 0; --under_way) {
        auto found = provers.next();
        start_one();
        auto& card = *unproved[found.place];
        card = std::move(found.card);
        ++library.read;
        if (card.problem.id.empty()) { // what stands in the way may be gone next time, though the file is the same
            index.put(card, found.stamp);
        }
        if (learn) {
            learn(card);
        }
    }
    index.keep(folder, whole && library.whole);
    return whole;
}

Library read_library(const fs::path& folder, const fs::path& index_file, const CardMakers& makers, const GoOn& go_on) {
    auto library = list_library(folder, index_file, makers, go_on);
    library.whole = prove_cards(library, folder, index_file, makers, go_on) && library.whole;
    std::erase_if(library.cards, [](const LibraryCard& card) { return !card.proved; });
    sort_by_time(library);
    return library;
}

std::vector<LibraryCard> read_cards(const std::vector<fs::path>& files, const fs::path& index_file, const CardMakers& makers,
                                    const std::function<bool()>& go_on) {
    std::vector<LibraryCard> cards;
    LibraryIndex index(index_file);
    for (const auto& file : files) {
        if (go_on && !go_on()) {
            break;
        }
        const auto stamp = stamp_of(file);
        if (auto known = index.find(file, stamp)) {
            cards.push_back(std::move(*known));
            continue;
        }
        cards.push_back(prove(glance_at(file, makers), makers));
        if (cards.back().problem.id.empty()) {
            index.put(cards.back(), stamp);
        }
    }
    index.keep({}, false);
    return cards;
}

std::vector<Score> scores_by_player(const std::vector<LibraryCard>& cards) {
    std::map<std::pair<std::string, std::string>, Score> found;
    for (const auto* card : each_game(cards)) {
        std::set<std::string> counted;
        std::set<std::string> winners;
        for (const auto& seat : card->card.seats) {
            if (seat.player.empty()) {
                continue;
            }
            auto& score = found[{card->game, seat.player}];
            score.game = card->game;
            score.name = seat.player;
            if (counted.insert(seat.player).second) {
                ++score.games;
                score.ended += card->card.winners.empty() ? 0 : 1;
            }
            if (has_won(*card, seat.side) && winners.insert(seat.player).second) {
                ++score.won;
            }
            add_dice(score.dice, *card, seat.side);
        }
    }
    return in_order(found);
}

std::vector<Score> scores_by_side(const std::vector<LibraryCard>& cards) {
    std::map<std::pair<std::string, std::string>, Score> found;
    for (const auto* card : each_game(cards)) {
        for (const auto& seat : card->card.seats) {
            auto& score = found[{card->game, seat.side}];
            score.game = card->game;
            score.name = seat.side;
            score.side = seat.name;
            ++score.games;
            score.ended += card->card.winners.empty() ? 0 : 1;
            score.won += has_won(*card, seat.side) ? 1 : 0;
            add_dice(score.dice, *card, seat.side);
        }
    }
    return in_order(found);
}

} // namespace intendant::db
