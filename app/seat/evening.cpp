#include "app/seat/evening.hpp"

#include "app/seat/fault.hpp"
#include "db/codec/json_text.hpp"
#include "db/file/sha256.hpp"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <vector>

#include <fcntl.h>
#include <openssl/rand.h>
#include <unistd.h>

namespace intendant::seat {

namespace {

std::filesystem::path folder() {
    if (const char* const state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state != '\0') {
        return std::filesystem::path{state} / "intendant";
    }
    const char* const home = std::getenv("HOME");
    return std::filesystem::path{home != nullptr ? home : "."} / ".local" / "state" / "intendant";
}

bool is_hex(const std::string& text, std::size_t size) {
    return text.size() == size && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

} // namespace

std::string random_hex(std::size_t bytes) {
    std::vector<unsigned char> random(bytes);
    if (RAND_bytes(random.data(), static_cast<int>(bytes)) != 1) {
        throw Fault({INTENDANT_TR("The computer has no random numbers now. Try again in a moment."), {}});
    }
    constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const auto byte : random) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

std::string random_number() {
    constexpr unsigned long numbers = 10'000; // 2^32 is so much larger that none comes noticeably more often
    auto text = std::to_string(std::stoul(random_hex(4), nullptr, 16) % numbers);
    return std::string(4 - text.size(), '0') + text;
}

Evening new_evening(std::int64_t now) {
    constexpr std::size_t bytes = 16;
    return {.token = random_hex(bytes), .secret = random_hex(bytes), .until = now + evening_lasts};
}

std::filesystem::path evening_file(const std::filesystem::path& game) {
    constexpr std::size_t signs = 24;
    std::error_code none;
    const auto whole = std::filesystem::weakly_canonical(game, none);
    return folder() / ("seat-" + db::hex(db::sha256((none ? game : whole).string())).substr(0, signs) + ".json");
}

std::optional<Evening> kept_evening(const std::filesystem::path& game, std::int64_t now) {
    std::ifstream in(evening_file(game));
    constexpr std::size_t bytes = 32; // hexadecimal digits of 128 bits
    try {
        const auto json = db::parse_json(std::string{std::istreambuf_iterator<char>(in), {}});
        Evening evening{.token = json.at("token").get<std::string>(),
                        .secret = json.at("secret").get<std::string>(),
                        .address = json.at("address").get<std::string>(),
                        .port = json.at("port").get<std::uint16_t>(),
                        .until = json.at("until").get<std::int64_t>(),
                        .numbers = json.at("numbers").get<std::map<std::string, std::string>>(),
                        .tls = json.at("tls").get<bool>(),
                        .certificate = json.at("certificate").get<std::string>(),
                        .key = json.at("key").get<std::string>()};
        if (is_hex(evening.token, bytes) && is_hex(evening.secret, bytes) && evening.until > now && evening.until <= now + evening_lasts) {
            return evening;
        }
    } catch (const std::exception&) { // whatever it is, it opens no door
    }
    return std::nullopt;
}

void keep(const std::filesystem::path& game, const Evening& evening) {
    const auto file = evening_file(game);
    const auto aside = file.string() + ".new";
    const auto text = db::json_line({{"token", evening.token},
                                     {"secret", evening.secret},
                                     {"address", evening.address},
                                     {"port", evening.port},
                                     {"until", evening.until},
                                     {"numbers", evening.numbers},
                                     {"tls", evening.tls},
                                     {"certificate", evening.certificate},
                                     {"key", evening.key}}) +
                      "\n";
    std::error_code none;
    std::filesystem::create_directories(file.parent_path(), none);
    constexpr mode_t owner_alone = 0600;
    ::unlink(aside.c_str()); // made anew, so that nobody has it open
    const int to = ::open(aside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, owner_alone);
    const bool written = to >= 0 && ::write(to, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    if ((to >= 0 && ::close(to) != 0) || !written || ::rename(aside.c_str(), file.c_str()) != 0) {
        ::unlink(aside.c_str());
        throw Fault({INTENDANT_TR("The file {name} cannot be written, so a restart of the program would be noticed on the phones."),
                     {{"name", core::words(file.string())}}});
    }
}

void forget_evening(const std::filesystem::path& game) {
    std::error_code none;
    std::filesystem::remove(evening_file(game), none);
}

} // namespace intendant::seat
