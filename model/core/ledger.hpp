#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace intendant::core {

/// One movement of `count` of `what` (money or pieces) between two named accounts.
/// What leaves one account enters the other, so the postings of an entry always sum to zero.
struct Posting {
    std::string from;
    std::string to;
    std::string what;
    std::int64_t count;

    friend auto operator<=>(const Posting&, const Posting&) = default;
};

/// The balances that follow from postings alone: (account, what) -> how many. Zero balances are left out.
class Ledger {
public:
    using Key = std::pair<std::string, std::string>;

    void post(const Posting& posting);
    void post(const std::vector<Posting>& postings);
    std::int64_t balance(const std::string& account, const std::string& what) const;
    const std::map<Key, std::int64_t>& balances() const { return m_balances; }

private:
    std::map<Key, std::int64_t> m_balances;
};

} // namespace intendant::core
