#include "db/sealed_text.hpp"

#include "db/sha256.hpp"

#include <sodium.h>

#include <array>
#include <stdexcept>
#include <vector>

namespace intendant::db {

namespace {

constexpr std::size_t salt_bytes = 16;  ///< of the commitment
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

Key key_of(std::string_view passphrase, const unsigned char* salt) {
    Key key{};
    if (crypto_pwhash(key.data(), key.size(), passphrase.data(), passphrase.size(), salt, crypto_pwhash_OPSLIMIT_INTERACTIVE,
                      crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13) != 0) {
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
    auto key = key_of(passphrase, cipher.data());
    crypto_secretbox_easy(cipher.data() + head_bytes, plain.data(), plain.size(), cipher.data() + crypto_pwhash_SALTBYTES,
                          key.data());
    sodium_memzero(key.data(), key.size());
    sodium_memzero(plain.data(), plain.size());
    return {.cipher = hex_of(cipher.data(), cipher.size()),
            .commitment = commitment_of(hex_of(salt.data(), salt.size()), text)};
}

std::optional<OpenedText> open_text(std::string_view cipher, std::string_view passphrase) {
    begin_sodium();
    const auto bytes = bytes_of(cipher);
    if (!bytes || bytes->size() < head_bytes + crypto_secretbox_MACBYTES + salt_bytes) {
        return std::nullopt;
    }
    Bytes plain(bytes->size() - head_bytes - crypto_secretbox_MACBYTES);
    auto key = key_of(passphrase, bytes->data());
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
