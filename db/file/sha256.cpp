#include "db/file/sha256.hpp"

#include <openssl/evp.h>

#include <stdexcept>

namespace intendant::db {

namespace {

/// OpenSSL answers 1 when all went well; it fails only where memory or the algorithm itself is missing.
void must(int answer) {
    if (answer != 1) {
        throw std::runtime_error("SHA-256 cannot be computed on this machine");
    }
}

/// Looked up once: the lookup takes as long as a short sum.
const EVP_MD* algorithm() {
    static const EVP_MD* const found = EVP_MD_fetch(nullptr, "SHA256", nullptr);
    return found;
}

} // namespace

void Sha256::Free::operator()(evp_md_ctx_st* sum) const { EVP_MD_CTX_free(sum); }

Sha256::Sha256() : m_sum(EVP_MD_CTX_new()) { begin(); }

void Sha256::begin() { must(EVP_DigestInit_ex(m_sum.get(), algorithm(), nullptr)); }

void Sha256::add(std::string_view bytes) { must(EVP_DigestUpdate(m_sum.get(), bytes.data(), bytes.size())); }

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
    must(EVP_DigestFinal_ex(m_sum.get(), digest.data(), nullptr));
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
