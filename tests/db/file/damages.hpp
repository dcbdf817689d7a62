#pragma once

#include "tests/db/sample_game.hpp"

#include "db/file/file_check.hpp"

#include <algorithm>
#include <string>

/// What happens to files: the damages of the drill, by number.
namespace intendant::test {

inline constexpr int damage_cases = 25;

/// Damages a game file. False when it is gone after that.
inline bool damage(const std::filesystem::path& path, int number) {
    constexpr std::size_t page = 4096;
    auto bytes = bytes_of(path);
    const auto pages = bytes.size() / page;
    switch (number % damage_cases) {
    case 0: // the first page is lost
        bytes.replace(0, page, page, '\0');
        break;
    case 1:
        bytes.clear();
        break;
    case 2:
        bytes.assign(bytes.size(), '\0');
        break;
    case 3:
        bytes = "Dear table, this is a letter.\n";
        break;
    case 4: // the end is cut off
        bytes.resize(bytes.size() - page);
        break;
    case 5:
        bytes.resize(bytes.size() / 2 + 77);
        break;
    case 6:
        bytes.resize(50);
        break;
    case 7:
        std::filesystem::remove(path);
        return false;
    case 8: // another program's file
        bytes[68] = 'X';
        break;
    case 9: // of another version
        bytes[63] = '\x7f';
        break;
    case 10: // one bit of what was booked
        bytes[bytes.rfind("\"type\"")] ^= 4;
        break;
    case 11:
        std::reverse(bytes.begin(), bytes.end());
        break;
    case 12: { // a journal that is not its own, which would be rolled into it
        write_bytes(db::journal_of(path), std::string("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8) + std::string(2000, 'j'));
        bytes.resize(bytes.size() - 1);
        break;
    }
    default: // one page after the other becomes rubbish
        bytes.replace(static_cast<std::size_t>(number) * 7 % pages * page, page, page, static_cast<char>('a' + number % 20));
        break;
    }
    write_bytes(path, bytes);
    return true;
}

} // namespace intendant::test
