// A disk that fails, is full, or loses its power: R5, R6, R7.

#include "db/file/file_check.hpp"
#include "tests/db/file/disk.hpp"
#include "tests/db/file/sample_file.hpp"
#include "tests/db/processes.hpp"
#include "tests/db/sample_game.hpp"
#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

#include <array>
#include <iostream>
#include <optional>

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>

using namespace intendant;
using namespace intendant::db;
using namespace intendant::test;

namespace {

constexpr std::int64_t per_session = 3;

/// Fails the wish number `number` of its kind, and all later ones too when it is `for_good`.
struct Fault {
    Act act;
    Fate fate;
    int number;
    bool for_good;
    int counted{0};

    Fate judge(const Wish& wish) {
        if (wish.act != act) {
            return Fate::Done;
        }
        ++counted;
        return counted == number || (for_good && counted > number) ? fate : Fate::Done;
    }
    bool struck() const { return counted >= number; }
};

/// Whether the session before ended in the middle of an entry, so that the next one has to roll it back.
enum class Before { Closed, CutOff };

/// Leaves the game as a program does that dies while it writes an entry.
void cut_off(const std::filesystem::path& path, Disk& disk) {
    bool dead = false;
    disk.judge = [&](const Wish& wish) {
        dead = dead || (wish.act == Act::Sync && wish.file == path);
        return dead ? Fate::Fails : Fate::Done;
    };
    {
        auto game = GameFile::open(path);
        auto long_entry = sample_entry(game.last_seq() + 1);
        long_entry.events = "[" + std::string(30000, ' ') + "]"; // the file grows, so that it has to be shortened again
        CHECK_THROWS_AS(game.append(long_entry), FileError);
    }
    disk.judge = nullptr;
    CHECK(has_hot_journal(path));
}

/// How many wishes of a kind opening a game and booking a few entries makes.
int wishes_of_a_session(Act act, Before before) {
    const TemporaryFolder folder;
    const auto path = folder / "game.intendant";
    GameFile::create(path, sample_header);
    Disk disk;
    if (before == Before::CutOff) {
        cut_off(path, disk);
    }
    int count = 0;
    disk.judge = [&](const Wish& wish) {
        count += wish.act == act ? 1 : 0;
        return Fate::Done;
    };
    auto game = GameFile::open(path);
    fill(game, per_session);
    return count;
}

bool names_no_machinery(const FileError& error) {
    const std::string sentence = error.what();
    return sentence.size() > 20 && sentence.find("SQL") == std::string::npos;
}

/// One session with the fault; a reason when what is then in memory, in the file and on the screen is not the same.
std::optional<std::string> wrong_after(const std::filesystem::path& path, Before session_before, Disk& disk, Fault& fault, int& named) {
    std::int64_t shown = GameFile::open(path).last_seq();
    if (session_before == Before::CutOff) {
        cut_off(path, disk);
    }
    disk.judge = [&](const Wish& wish) { return fault.judge(wish); };
    std::optional<GameFile> game;
    std::optional<std::string> wrong;
    const auto attempt = [&](const auto& act) {
        try {
            act();
        } catch (const FileError& error) {
            ++named;
            if (!names_no_machinery(error)) {
                wrong = "the error is not named: " + std::string(error.what());
            }
        }
    };
    const auto book = [&] {
        attempt([&] { shown = game->append(sample_entry(game->last_seq() + 1)).seq; });
        // what stands though the disk failed is said in the sentence, and shown from then on
        shown = std::max(shown, game->last_seq());
    };
    attempt([&] { game.emplace(GameFile::open(path)); });
    for (std::int64_t i = 0; game && i < per_session; ++i) {
        book();
        if (!wrong && game->last_seq() != shown) {
            wrong = "memory has " + std::to_string(game->last_seq()) + " entries, " + std::to_string(shown) + " were shown";
        }
    }
    disk.judge = nullptr; // the disk works again
    try {
        if (!game) {
            game.emplace(GameFile::open(path));
        }
        const auto before = game->last_seq();
        book();
        if (!wrong && game->last_seq() != before + 1) {
            wrong = "the next entry is not booked";
        }
        game.reset();
        const auto again = GameFile::open(path);
        const auto found = again.verify();
        if (!wrong && !found.sound()) {
            wrong = found.problem + " " + found.detail;
        }
        if (!wrong && again.last_seq() != shown) {
            wrong = std::to_string(shown) + " entries were shown, the file has " + std::to_string(again.last_seq());
        }
    } catch (const FileError& error) {
        return std::string(error.what()) + " " + error.detail();
    }
    return wrong;
}

struct FaultKind {
    const char* name;
    Act act;
    Fate fate;
    Before before;
};

// Only rolling back an entry that was cut off shortens or deletes a file.
constexpr std::array fault_kinds{
    FaultKind{"write", Act::Write, Fate::Fails, Before::Closed},    FaultKind{"short write", Act::Write, Fate::Short, Before::Closed},
    FaultKind{"full disk", Act::Write, Fate::Full, Before::Closed}, FaultKind{"sync", Act::Sync, Fate::Fails, Before::Closed},
    FaultKind{"open", Act::Open, Fate::Fails, Before::Closed},      FaultKind{"truncate", Act::Truncate, Fate::Fails, Before::CutOff},
    FaultKind{"delete", Act::Delete, Fate::Fails, Before::CutOff}};

} // namespace

TEST_CASE("R5 a disk that fails is named, and memory, file and screen stay the same", "[db][disk]") {
    constexpr int faults = 200;
    Disk disk;
    for (const auto& kind : fault_kinds) {
        const int cycle = wishes_of_a_session(kind.act, kind.before);
        REQUIRE(cycle > 0);
        for (const bool for_good : {false, true}) {
            const TemporaryFolder folder;
            std::filesystem::path path;
            int struck = 0;
            int named = 0;
            for (int number = 0; number < faults; ++number) {
                if (number % 50 == 0) { // until then the record grows from one fault to the next
                    path = folder / (std::to_string(number) + ".intendant");
                    GameFile::create(path, sample_header);
                }
                Fault fault{kind.act, kind.fate, 1 + number % std::max(cycle, 1), for_good};
                const auto wrong = wrong_after(path, kind.before, disk, fault, named);
                CAPTURE(kind.name, for_good, number);
                REQUIRE(wrong.value_or("") == "");
                struck += fault.struck() ? 1 : 0;
            }
            std::cout << "R5: " << kind.name << (for_good ? ", for good: " : ", once: ") << faults << " faults at " << cycle << " places, "
                      << struck << " met, " << named << " sentences; 0 violations\n";
            CHECK(struck * 10 >= faults * 9); // where a session grows a file it makes a wish or two more
        }
    }
}

TEST_CASE("R5 a disk that says it wrote and did not is noticed", "[db][disk]") {
    constexpr int faults = 200;
    const int cycle = wishes_of_a_session(Act::Write, Before::Closed);
    Disk disk;
    int noticed = 0;
    for (int number = 0; number < faults; ++number) {
        const TemporaryFolder folder;
        const auto path = folder / "game.intendant";
        make_sample(path, number % 20);
        std::int64_t shown = 0;
        Fault fault{Act::Write, Fate::Ignored, 1 + number % cycle, true};
        disk.judge = [&](const Wish& wish) { return fault.judge(wish); };
        try {
            auto game = GameFile::open(path);
            fill(game, per_session);
            shown = game.last_seq();
        } catch (const FileError&) { // noticed at once
            ++noticed;
            disk.judge = nullptr;
            continue;
        }
        disk.judge = nullptr;
        try {
            const auto game = GameFile::open(path);
            noticed += game.verify().sound() && game.last_seq() == shown ? 0 : 1;
        } catch (const FileError&) {
            ++noticed;
        }
    }
    std::cout << "R5, null control: " << noticed << " of " << faults << " lies about writing noticed\n";
    CHECK(noticed * 10 >= faults * 9);
}

TEST_CASE("R5 after a failed entry the books are those of the file", "[db][disk][axis_allies]") {
    using namespace axis_allies;
    Disk disk;
    int failed = 0;
    int told_late = 0;
    for (const auto act : {Act::Write, Act::Sync}) {
        for (const bool for_good : {false, true}) {
            for (int number = 1; number <= 30; ++number) {
                const TemporaryFolder folder;
                const auto path = folder / "game.intendant";
                REQUIRE(AxisAlliesSession::create(path, printed_tables()).book(BeginGame{}).booked);
                Fault fault{act, Fate::Fails, number, for_good};
                std::string digest;
                {
                    auto game = AxisAlliesSession::open(path, printed_tables());
                    disk.judge = [&](const Wish& wish) { return fault.judge(wish); };
                    for (const int count : {1, 2}) {
                        try {
                            static_cast<void>(game.book(BuyUnits{{{Unit::Infantry, count}}}));
                        } catch (const FileError&) {
                            ++failed;
                        }
                    }
                    disk.judge = nullptr;
                    CAPTURE(number, for_good);
                    const BuyUnits next{{{Unit::Armor, 1}}};
                    db::Answer answer;
                    try {
                        answer = game.book(next);
                    } catch (const FileError& error) { // an entry that stands after all is told first
                        REQUIRE(std::string(error.what()).find("stands in the log") != std::string::npos);
                        ++told_late;
                        answer = game.book(next);
                    }
                    REQUIRE(answer.booked);
                    digest = game.digest();
                    REQUIRE(game.verify().sound());
                }
                const auto again = AxisAlliesSession::open(path, printed_tables());
                REQUIRE(again.digest() == digest);
                REQUIRE(again.verify().sound());
            }
        }
    }
    CHECK(failed > 0);
    CHECK(told_late > 0);
}

namespace {

/// Books until the disk under `folder` is full, then makes room and goes on. 0 when all is as it must be.
int book_until_full(const std::filesystem::path& folder, const std::function<void()>& make_room) {
    const auto path = folder / "game.intendant";
    auto game = GameFile::create(path, sample_header);
    bool full = false;
    while (!full) {
        try {
            fill(game, 1);
        } catch (const FileError& error) {
            if (error.kind() != FileErrorKind::NoSpace || std::string(error.what()).find("disk") == std::string::npos) {
                return 10;
            }
            full = true;
        }
    }
    const auto shown = game.last_seq();
    if (!game.verify().sound()) {
        return 11;
    }
    make_room();
    fill(game, 1);
    game = GameFile::in_memory(sample_header); // closes the file
    const auto again = GameFile::open(path);
    return again.verify().sound() && again.last_seq() == shown + 1 ? 0 : 12;
}

/// Ends as `book_until_full` on a disk of its own of `size` bytes of which `left` are free; 77 where that is forbidden.
int on_a_small_disk(const std::filesystem::path& folder, std::size_t size, std::size_t left) {
    Child child([&] {
        const bool own = ::unshare(CLONE_NEWNS) == 0 || ::unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0;
        const auto options = "size=" + std::to_string(size);
        if (!own || ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
            ::mount("tmpfs", folder.c_str(), "tmpfs", 0, options.c_str()) != 0) {
            ::_exit(77);
        }
        write_bytes(folder / "filler", std::string(size - left, 'f'));
        ::_exit(book_until_full(folder, [&] { std::filesystem::remove(folder / "filler"); }));
    });
    return child.wait();
}

} // namespace

TEST_CASE("R6 on a full disk nothing shown is lost, and it goes on when there is room", "[db][disk]") {
    constexpr std::size_t page = 4096;
    constexpr std::size_t levels = 50;
    std::size_t real = 0;
    for (std::size_t level = 0; level < levels; ++level) {
        const TemporaryFolder folder;
        const auto size = (1 + level % 4) * 1024 * 1024;
        const auto left = (30 + 2 * level) * page; // a game without entries takes about 20 pages with its journal
        auto status = on_a_small_disk(folder.path(), size, left);
        real += status == 77 ? 0 : 1;
        if (status == 77) { // the disk of the tests stands in
            Disk disk;
            std::map<std::filesystem::path, std::size_t> sizes;
            bool limited = true;
            disk.judge = [&](const Wish& wish) {
                if (wish.act != Act::Write) {
                    return Fate::Done;
                }
                auto wanted = sizes;
                auto& file = wanted[wish.file];
                file = std::max(file, static_cast<std::size_t>(wish.place) + wish.bytes.size());
                std::size_t all = 0;
                for (const auto& [name, bytes] : wanted) {
                    all += bytes;
                }
                if (limited && all > left) {
                    return Fate::Full;
                }
                sizes = wanted;
                return Fate::Done;
            };
            status = book_until_full(folder.path(), [&] { limited = false; });
        }
        CAPTURE(level, size, left);
        REQUIRE(status == 0);
    }
    std::cout << "R6: " << levels << " levels, " << real << " on a small disk of their own"
              << (real < levels ? ", the others on the disk of the tests, because this machine forbids a mount of one's own" : "")
              << "; 0 violations\n";
}

namespace {

struct Losses {
    int cuts{0};
    int between{0}; ///< cuts that found the entry after the last one shown
    int violations{0};
    std::string first{};
};

/// Books on a disk whose power fails again and again, and looks at what would then be left.
Losses losses_of_power(int wanted, bool lying, unsigned seed) {
    const TemporaryFolder folder;
    std::mt19937 random(seed);
    Losses losses;
    for (int number = 0; losses.cuts < wanted; ++number) {
        std::filesystem::create_directory(folder / std::to_string(number));
        const auto path = folder / std::to_string(number) / "game.intendant";
        {
            const Disk fast;
            auto game = GameFile::create(path, sample_header);
            fill(game, number % 7 * 10);
        }
        std::vector<std::pair<std::filesystem::path, std::int64_t>> left; // and what was shown when it was
        {
            Disk disk;
            PowerLoss power(path.parent_path());
            power.lying = lying;
            std::int64_t shown = 0;
            bool open = false;
            disk.judge = [&](const Wish& wish) {
                if (open && std::uniform_int_distribution<int>(0, 9)(random) == 0) {
                    const auto name = std::to_string(number) + "-" + std::to_string(left.size());
                    std::filesystem::create_directory(folder / name);
                    power.leave(folder / name, random);
                    left.emplace_back(folder / name / "game.intendant", shown);
                }
                power.note(wish);
                return Fate::Done;
            };
            auto game = GameFile::open(path);
            shown = game.last_seq();
            open = true;
            for (int i = 0; i < 40; ++i) {
                shown = game.append(sample_entry(game.last_seq() + 1)).seq;
            }
            open = false;
        }
        const Disk fast;
        for (const auto& [file, shown] : left) {
            if (losses.cuts == wanted) {
                break;
            }
            ++losses.cuts;
            std::string wrong;
            try {
                const auto game = GameFile::open(file);
                const auto found = game.verify();
                wrong = found.sound() ? "" : found.problem + " " + found.detail;
                if (game.last_seq() < shown || game.last_seq() > shown + 1) {
                    wrong += " " + std::to_string(shown) + " were shown, " + std::to_string(game.last_seq()) + " are left";
                }
                losses.between += game.last_seq() == shown + 1 ? 1 : 0;
            } catch (const FileError& error) {
                wrong = std::string(error.what()) + " " + error.detail();
            }
            losses.violations += wrong.empty() ? 0 : 1;
            if (losses.first.empty()) {
                losses.first = wrong;
            }
        }
        for (const auto& [file, shown] : left) {
            std::filesystem::remove_all(file.parent_path());
        }
    }
    return losses;
}

} // namespace

TEST_CASE("R7 a loss of power leaves the books before or after the last entry", "[db][disk]") {
    const auto losses = losses_of_power(long_run() ? 10000 : 1000, false, 7);
    std::cout << "R7: power lost " << losses.cuts << " times, " << losses.between << " of them between booking and showing; "
              << losses.violations << " violations\n";
    CHECK(losses.first == "");
    CHECK(losses.violations == 0);
    CHECK(losses.between > 0);
}

TEST_CASE("R7 on a disk that lies about writing out, a loss of power is noticed", "[db][disk]") {
    const auto losses = losses_of_power(200, true, 7);
    std::cout << "R7, null control: " << losses.violations << " of " << losses.cuts
              << " losses of power on a lying disk broke the record\n";
    CHECK(losses.violations * 10 >= losses.cuts * 9);
}
