#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

struct evp_md_ctx_st; // OpenSSL's

namespace intendant::db {

/// A SHA-256 sum, as bytes.
using Digest = std::array<unsigned char, 32>;

/// Sums up bytes as they come.
class Sha256 {
public:
    Sha256();

    void add(std::string_view bytes);
    /// Eight bytes, the lowest first, whatever the machine.
    void add_number(std::uint64_t value);
    /// The sum; the next bytes begin a new one.
    Digest finish();

private:
    struct Free {
        void operator()(evp_md_ctx_st* sum) const;
    };

    void begin();

    std::unique_ptr<evp_md_ctx_st, Free> m_sum;
};

Digest sha256(std::string_view bytes);

/// Hexadecimal, lower case.
std::string hex(const Digest& digest);

} // namespace intendant::db
