#include "db/sha256.hpp"

#include <sodium.h>

namespace intendant::db {

namespace {

auto* state_in(std::array<unsigned char, 128>& bytes) {
    return reinterpret_cast<crypto_hash_sha256_state*>(bytes.data());
}

} // namespace

Sha256::Sha256() {
    static_assert(sizeof(crypto_hash_sha256_state) <= sizeof(m_state));
    static_assert(alignof(crypto_hash_sha256_state) <= 16);
    begin();
}

void Sha256::begin() {
    crypto_hash_sha256_init(state_in(m_state));
}

void Sha256::add(std::string_view bytes) {
    crypto_hash_sha256_update(state_in(m_state), reinterpret_cast<const unsigned char*>(bytes.data()),
                              bytes.size());
}

void Sha256::add_number(std::uint64_t value) {
    std::array<char, 8> bytes{};
    for (auto& byte : bytes) {
        byte = static_cast<char>(value & 0xffU);
        value >>= 8U;
    }
    add({bytes.data(), bytes.size()});
}

Digest Sha256::finish() {
    Digest digest{};
    crypto_hash_sha256_final(state_in(m_state), digest.data());
    begin();
    return digest;
}

Digest sha256(std::string_view bytes) {
    Sha256 sum;
    sum.add(bytes);
    return sum.finish();
}

std::string hex(const Digest& digest) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const unsigned char byte : digest) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

} // namespace intendant::db
