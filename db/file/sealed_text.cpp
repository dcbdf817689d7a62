#include "db/file/sealed_text.hpp"

#include "db/file/sha256.hpp"

#include <sodium.h>
#include <zxcvbn.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>
#include <vector>

namespace intendant::db {

namespace {

constexpr std::size_t salt_bytes = 16;   ///< of the commitment
constexpr std::size_t block_bytes = 256; ///< texts are filled up to whole blocks, so that the length tells nothing

using Bytes = std::vector<unsigned char>;

void begin_sodium() {
    if (sodium_init() < 0) {
        throw std::runtime_error("The library that enciphers texts cannot be used here.");
    }
}

std::string hex_of(const unsigned char* bytes, std::size_t size) {
    std::string text(size * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes, size);
    text.pop_back();
    return text;
}

std::optional<Bytes> bytes_of(std::string_view text) {
    Bytes bytes(text.size() / 2 + 1);
    std::size_t size = 0;
    const char* end = nullptr;
    if (sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size, &end) != 0 ||
        end != text.data() + text.size()) {
        return std::nullopt;
    }
    bytes.resize(size);
    return bytes;
}

using Key = std::array<unsigned char, crypto_secretbox_KEYBYTES>;

/// What a guess costs.
struct Cost {
    unsigned passes;
    unsigned kib;
};
constexpr unsigned bytes_of_a_kib = 1024;
constexpr Cost cost_today{crypto_pwhash_OPSLIMIT_MODERATE, crypto_pwhash_MEMLIMIT_MODERATE / bytes_of_a_kib};
/// Of ciphers that do not say it.
constexpr Cost cost_at_first{crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE / bytes_of_a_kib};
/// A file that asks for more than the program ever did was not made by it, and would only keep the computer busy.
constexpr Cost highest_cost = cost_today;
constexpr std::string_view head{"argon2id:"};

std::string written(const Cost& cost) { return std::string{head} + std::to_string(cost.passes) + ":" + std::to_string(cost.kib) + ":"; }

/// Takes the cost from the front of the cipher; nothing where it cannot be read, or is none of ours.
std::optional<Cost> taken_cost(std::string_view& cipher) {
    if (!cipher.starts_with(head)) {
        return cost_at_first;
    }
    cipher.remove_prefix(head.size());
    Cost cost{};
    for (auto* const amount : {&cost.passes, &cost.kib}) {
        const auto colon = cipher.find(':');
        if (colon == std::string_view::npos ||
            std::from_chars(cipher.data(), cipher.data() + colon, *amount).ptr != cipher.data() + colon) {
            return std::nullopt;
        }
        cipher.remove_prefix(colon + 1);
    }
    const bool ours = cost.passes >= crypto_pwhash_OPSLIMIT_MIN && cost.passes <= highest_cost.passes &&
                      cost.kib >= crypto_pwhash_MEMLIMIT_MIN / bytes_of_a_kib && cost.kib <= highest_cost.kib;
    return ours ? std::optional{cost} : std::nullopt;
}

Key key_of(std::string_view passphrase, const unsigned char* salt, const Cost& cost) {
    Key key{};
    if (crypto_pwhash(key.data(), key.size(), passphrase.data(), passphrase.size(), salt, cost.passes,
                      std::size_t{cost.kib} * bytes_of_a_kib, crypto_pwhash_ALG_ARGON2ID13) != 0) {
        throw std::runtime_error("There is not enough memory to seal or open a text.");
    }
    return key;
}

constexpr std::size_t head_bytes = crypto_pwhash_SALTBYTES + crypto_secretbox_NONCEBYTES;

} // namespace

std::string commitment_of(std::string_view salt, std::string_view text) {
    begin_sodium();
    const auto bytes = bytes_of(salt).value_or(Bytes{});
    std::string all(bytes.begin(), bytes.end());
    all += text;
    return hex(sha256(all));
}

SealedText seal_text(std::string_view text, std::string_view passphrase) {
    begin_sodium();
    std::array<unsigned char, salt_bytes> salt{};
    randombytes_buf(salt.data(), salt.size());

    Bytes plain(salt.begin(), salt.end());
    plain.insert(plain.end(), text.begin(), text.end());
    std::size_t filled = 0;
    plain.resize(plain.size() + block_bytes);
    sodium_pad(&filled, plain.data(), plain.size() - block_bytes, block_bytes, plain.size());
    plain.resize(filled);

    Bytes cipher(head_bytes + crypto_secretbox_MACBYTES + plain.size());
    randombytes_buf(cipher.data(), head_bytes);
    auto key = key_of(passphrase, cipher.data(), cost_today);
    crypto_secretbox_easy(cipher.data() + head_bytes, plain.data(), plain.size(), cipher.data() + crypto_pwhash_SALTBYTES, key.data());
    sodium_memzero(key.data(), key.size());
    sodium_memzero(plain.data(), plain.size());
    return {.cipher = written(cost_today) + hex_of(cipher.data(), cipher.size()),
            .commitment = commitment_of(hex_of(salt.data(), salt.size()), text)};
}

namespace {

/// Letters, not bytes, so that an accent is no strength.
std::size_t letters_of(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

/// How many guesses it takes who knows words, names, dates, keyboards and what people make of them. Units: bits.
double strength_of(std::string_view passphrase) {
    constexpr std::size_t most_letters = 100; // the work grows with the square
    return ZxcvbnMatch(std::string{passphrase.substr(0, most_letters)}.c_str(), nullptr, nullptr);
}

constexpr double weakest = 12; ///< bits: an hour of one computer, a minute of many
constexpr double strong = 32;  ///< bits: years of many computers
constexpr std::size_t fewest_letters = 8;
constexpr std::size_t fewest_digits = 12; ///< where there is nothing else

} // namespace

std::optional<core::Message> objection_to_passphrase(std::string_view passphrase) {
    if (passphrase.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        return core::Message{INTENDANT_TR("Give a passphrase; only with it the objective can be read again."), {}};
    }
    if (letters_of(passphrase) < fewest_letters) {
        return core::Message{INTENDANT_TR("This passphrase is easy to guess. Use at least {least} characters, ideally three words."),
                             {{"least", std::to_string(fewest_letters)}}};
    }
    if (passphrase.find_first_not_of("0123456789 .-/") == std::string_view::npos && passphrase.size() < fewest_digits) {
        return core::Message{INTENDANT_TR("A number is guessed quickly: take words, or {least} digits or more."),
                             {{"least", std::to_string(fewest_digits)}}};
    }
    if (strength_of(passphrase) < weakest) {
        return core::Message{
            INTENDANT_TR("This passphrase is one of the first that are tried: take three words that do not belong together."), {}};
    }
    return std::nullopt;
}

core::Message advice_on_passphrase(std::string_view passphrase) {
    if (strength_of(passphrase) >= strong) {
        return {INTENDANT_TR("Strong: it would take years to guess. Nobody can restore it when it is forgotten."), {}};
    }
    return {
        INTENDANT_TR("Enough for an evening: whoever has the file and a dictionary may guess it in days. Three words that do not belong "
                     "together are better."),
        {}};
}

std::optional<OpenedText> open_text(std::string_view cipher, std::string_view passphrase) {
    begin_sodium();
    const auto cost = taken_cost(cipher);
    const auto bytes = bytes_of(cipher);
    if (!cost || !bytes || bytes->size() < head_bytes + crypto_secretbox_MACBYTES + salt_bytes) {
        return std::nullopt;
    }
    Bytes plain(bytes->size() - head_bytes - crypto_secretbox_MACBYTES);
    auto key = key_of(passphrase, bytes->data(), *cost);
    const int opened = crypto_secretbox_open_easy(plain.data(), bytes->data() + head_bytes, bytes->size() - head_bytes,
                                                  bytes->data() + crypto_pwhash_SALTBYTES, key.data());
    sodium_memzero(key.data(), key.size());
    std::size_t size = 0;
    if (opened != 0 || sodium_unpad(&size, plain.data(), plain.size(), block_bytes) != 0 || size < salt_bytes) {
        return std::nullopt;
    }
    return OpenedText{.text = {plain.begin() + salt_bytes, plain.begin() + static_cast<std::ptrdiff_t>(size)},
                      .salt = hex_of(plain.data(), salt_bytes)};
}

} // namespace intendant::db
