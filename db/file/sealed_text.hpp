#pragma once

#include "model/core/message.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Texts that only who knows their passphrase can read, and that can be proved later not to have been changed.
namespace intendant::db {

/// Units: hexadecimal; `cipher` begins with how its key is made: `argon2id:PASSES:KIB:`, which older ones leave out.
/// `commitment` is the SHA-256 of a random salt of 16 bytes and the text; the salt lies in the cipher.
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

/// Why nothing may be sealed under this passphrase: it is blank, or guessed within minutes. Nothing when it may.
std::optional<core::Message> objection_to_passphrase(std::string_view passphrase);
/// What the one who chooses it should know of a passphrase that may be used.
core::Message advice_on_passphrase(std::string_view passphrase);

/// Nothing when the passphrase is another, the cipher is not whole, or its key asks for more memory than any of ours.
/// Throws: std::runtime_error when the memory for the key cannot be had.
std::optional<OpenedText> open_text(std::string_view cipher, std::string_view passphrase);

/// SHA-256 of salt (hexadecimal) and text. What is no salt counts as none.
std::string commitment_of(std::string_view salt, std::string_view text);

} // namespace intendant::db
