#pragma once

#include <optional>
#include <string>
#include <string_view>

/// Texts that only who knows their passphrase can read, and that can be proved later not to have been changed.
namespace intendant::db {

/// Units: hexadecimal. `commitment` is the SHA-256 of a random salt of 16 bytes and the text; the salt lies in the cipher.
struct SealedText {
    std::string cipher;
    std::string commitment;
};

struct OpenedText {
    std::string text;
    std::string salt; ///< hexadecimal
};

/// Enciphers with a key made from the passphrase by Argon2id. Texts of about the same length give ciphers of the same
/// length. Throws: std::runtime_error when the memory for the key cannot be had.
SealedText seal_text(std::string_view text, std::string_view passphrase);

/// Nothing when the passphrase is another, or the cipher is not whole.
std::optional<OpenedText> open_text(std::string_view cipher, std::string_view passphrase);

/// SHA-256 of salt (hexadecimal) and text. What is no salt counts as none.
std::string commitment_of(std::string_view salt, std::string_view text);

} // namespace intendant::db
