#include "app/seat/certificate.hpp"

#include "app/seat/fault.hpp"

#include <array>
#include <memory>
#include <stdexcept>

#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

namespace intendant::seat {

namespace {

template <auto Free> struct Freed {
    template <class T> void operator()(T* what) const { Free(what); }
};
using Key = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>>;
using Certificate = std::unique_ptr<X509, Freed<X509_free>>;
using Bytes = std::unique_ptr<BIO, Freed<BIO_free_all>>;
using Extension = std::unique_ptr<X509_EXTENSION, Freed<X509_EXTENSION_free>>;

[[noreturn]] void failed() { throw Fault({INTENDANT_TR("The certificate could not be made, so the books are not shown enciphered."), {}}); }

std::string text_of(BIO* bytes) {
    char* begin = nullptr;
    const auto size = BIO_get_mem_data(bytes, &begin);
    return {begin, static_cast<std::size_t>(size)};
}

} // namespace

void certify(Evening& evening, std::int64_t now) {
    const Key key(EVP_EC_gen("P-256"));
    const Certificate certificate(X509_new());
    if (!key || !certificate) {
        failed();
    }
    constexpr std::int64_t an_hour = 3600; // a phone whose clock is behind
    constexpr long version_3 = 2;
    X509_set_version(certificate.get(), version_3);
    ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate.get()), std::stoull(random_hex(7), nullptr, 16));
    ASN1_TIME_set(X509_getm_notBefore(certificate.get()), now - an_hour);
    ASN1_TIME_set(X509_getm_notAfter(certificate.get()), now + evening_lasts + an_hour);
    X509_set_pubkey(certificate.get(), key.get());
    auto* const name = X509_get_subject_name(certificate.get());
    const std::string organisation = "Intendant, this table's own";
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_UTF8, reinterpret_cast<const unsigned char*>(organisation.c_str()), -1, -1,
                               0); // NOLINT
    X509_set_issuer_name(certificate.get(), name);
    const std::string address = "IP:" + evening.address + (evening.address.starts_with("127.") ? ",DNS:localhost" : "");
    const Extension names(X509V3_EXT_conf_nid(nullptr, nullptr, NID_subject_alt_name, address.c_str()));
    if (!names || X509_add_ext(certificate.get(), names.get(), -1) != 1 || X509_sign(certificate.get(), key.get(), EVP_sha256()) == 0) {
        failed();
    }
    const Bytes written(BIO_new(BIO_s_mem()));
    const Bytes secret(BIO_new(BIO_s_mem()));
    if (!written || !secret || PEM_write_bio_X509(written.get(), certificate.get()) != 1 ||
        PEM_write_bio_PrivateKey(secret.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) != 1) {
        failed();
    }
    evening.tls = true;
    evening.certificate = text_of(written.get());
    evening.key = text_of(secret.get());
}

std::string fingerprint_of(const Evening& evening) {
    const Bytes bytes(BIO_new_mem_buf(evening.certificate.data(), static_cast<int>(evening.certificate.size())));
    const Certificate certificate(bytes ? PEM_read_bio_X509(bytes.get(), nullptr, nullptr, nullptr) : nullptr);
    std::array<unsigned char, EVP_MAX_MD_SIZE> sum{};
    unsigned int size = 0;
    if (!certificate || X509_digest(certificate.get(), EVP_sha256(), sum.data(), &size) != 1) {
        return {};
    }
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (unsigned int i = 0; i < size; ++i) {
        text += text.empty() ? "" : ":";
        text += digits[sum[i] >> 4U];
        text += digits[sum[i] & 15U];
    }
    return text;
}

} // namespace intendant::seat
