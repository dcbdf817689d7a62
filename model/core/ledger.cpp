#include "model/core/ledger.hpp"

namespace intendant::core {

void Ledger::post(const Posting& posting) {
    const auto add = [this](const std::string& account, const std::string& what, std::int64_t count) {
        const auto place = m_balances.try_emplace({account, what}, 0).first;
        place->second += count;
        if (place->second == 0) {
            m_balances.erase(place);
        }
    };
    add(posting.from, posting.what, -posting.count);
    add(posting.to, posting.what, posting.count);
}

void Ledger::post(const std::vector<Posting>& postings) {
    for (const auto& posting : postings) {
        post(posting);
    }
}

std::int64_t Ledger::balance(const std::string& account, const std::string& what) const {
    const auto place = m_balances.find({account, what});
    return place == m_balances.end() ? 0 : place->second;
}

} // namespace intendant::core
