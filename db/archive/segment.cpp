#include "db/archive/segment.hpp"

#include "db/archive/archive_error.hpp"
#include "db/codec/json_text.hpp"
#include "db/file/chain.hpp"
#include "db/file/roll_row.hpp"

#include <sodium.h>
#include <zstd.h>

#include <algorithm>
#include <stdexcept>
#include <string_view>

namespace intendant::db {

namespace {

constexpr std::size_t hash_bytes = 32;

Json json_of(const Entry& entry) {
    auto rolls = Json::array();
    for (const auto& roll : entry.rolls) {
        rolls.push_back(Json::array({roll.purpose, roll.side, roll.target, stored_result(roll), stored_source(roll)}));
    }
    auto postings = Json::array();
    for (const auto& posting : entry.postings) {
        postings.push_back(Json::array({posting.from, posting.to, posting.what, posting.count}));
    }
    return Json::array({entry.time, entry.who, entry.round, entry.seat, entry.phase, std::string{kind_word(entry.kind)}, entry.target,
                        entry.command, entry.events, entry.summary, entry.overruled, entry.reason, entry.state_digest, std::move(rolls),
                        std::move(postings)});
}

/// Reads the values of an array one after the other. Throws: what the JSON library throws for a value of another kind.
class Values {
public:
    explicit Values(const Json& array) : m_array(array) {}

    std::string text() { return m_array.at(m_next++).get_ref<const std::string&>(); }
    const Json& any() { return m_array.at(m_next++); }
    std::int64_t number() {
        const auto& value = m_array.at(m_next++);
        if (!value.is_number_integer()) {
            throw senseless_answer("a number is expected");
        }
        return value.get<std::int64_t>();
    }
    int small() {
        const auto value = number();
        if (value != static_cast<int>(value)) {
            throw senseless_answer("a number is too large");
        }
        return static_cast<int>(value);
    }
    void end() const {
        if (!m_array.is_array() || m_next != m_array.size()) {
            throw senseless_answer("an array is too long");
        }
    }

private:
    const Json& m_array;
    std::size_t m_next{0};
};

core::Roll roll_of(const Json& json) {
    Values values(json);
    core::Roll roll{};
    roll.purpose = values.text();
    roll.side = values.text();
    roll.target = values.small();
    const auto result = values.small();
    set_stored(roll, result, values.text());
    values.end();
    return roll;
}

core::Posting posting_of(const Json& json) {
    Values values(json);
    core::Posting posting{};
    posting.from = values.text();
    posting.to = values.text();
    posting.what = values.text();
    posting.count = values.number();
    values.end();
    return posting;
}

Entry entry_of(const Json& json) {
    Values values(json);
    Entry entry;
    entry.time = values.text();
    entry.who = values.text();
    entry.round = values.small();
    entry.seat = values.text();
    entry.phase = values.text();
    const auto kind = kind_of(values.text());
    if (!kind) {
        throw senseless_answer("no such kind of entry");
    }
    entry.kind = *kind;
    entry.target = values.number();
    entry.command = values.text();
    entry.events = values.text();
    entry.summary = values.text();
    entry.overruled = values.text();
    entry.reason = values.text();
    entry.state_digest = values.text();
    for (const auto& each : values.any()) {
        entry.rolls.push_back(roll_of(each));
    }
    for (const auto& each : values.any()) {
        entry.postings.push_back(posting_of(each));
    }
    values.end();
    return entry;
}

std::string inflated(const std::string& body) {
    const auto size = ZSTD_getFrameContentSize(body.data(), body.size());
    if (size == ZSTD_CONTENTSIZE_ERROR || size == ZSTD_CONTENTSIZE_UNKNOWN || size > longest_segment) {
        throw senseless_answer("no compressed segment");
    }
    std::string text(static_cast<std::size_t>(size), '\0');
    if (const auto read = ZSTD_decompress(text.data(), text.size(), body.data(), body.size()); ZSTD_isError(read) != 0 || read != size) {
        throw senseless_answer("a segment cannot be decompressed");
    }
    return text;
}

std::vector<Entry> entries_of(const Segment& segment, std::string_view text) {
    std::vector<Entry> entries;
    for (auto seq = segment.first; seq <= segment.last; ++seq) {
        const auto end = text.find('\n');
        if (end == std::string_view::npos) {
            throw senseless_answer("a segment is too short");
        }
        entries.push_back(entry_of(parse_json(text.substr(0, end))));
        entries.back().seq = seq;
        entries.back().hash = segment.hash_of(seq);
        text.remove_prefix(end + 1);
    }
    if (!text.empty()) {
        throw senseless_answer("a segment is too long");
    }
    return entries;
}

} // namespace

std::string Segment::hash_of(std::int64_t seq) const {
    const auto bytes = std::string_view{hashes}.substr(static_cast<std::size_t>(seq - first) * hash_bytes, hash_bytes);
    Digest digest{};
    std::ranges::transform(bytes, digest.begin(), [](char each) { return static_cast<unsigned char>(each); });
    return hex(digest);
}

Segment pack(const std::vector<Entry>& entries) {
    Segment segment{.first = entries.front().seq, .last = entries.back().seq, .hashes = {}, .body = {}};
    std::string text;
    for (const auto& entry : entries) {
        text += json_line(json_of(entry)) + '\n';
        Digest hash{};
        std::size_t size = 0;
        if (sodium_hex2bin(hash.data(), hash.size(), entry.hash.data(), entry.hash.size(), nullptr, &size, nullptr) != 0 ||
            size != hash.size()) {
            throw std::logic_error("an entry of a game file has a hash");
        }
        segment.hashes.append(hash.begin(), hash.end());
    }
    constexpr int level = 9;
    segment.body.resize(ZSTD_compressBound(text.size()));
    segment.body.resize(ZSTD_compress(segment.body.data(), segment.body.size(), text.data(), text.size(), level));
    return segment;
}

std::vector<Entry> unpack(const Segment& segment) {
    const auto count = segment.last - segment.first;
    if (segment.first < 1 || count < 0 || count >= entries_in_segment ||
        segment.hashes.size() != static_cast<std::size_t>(count + 1) * hash_bytes) {
        throw senseless_answer("no segment");
    }
    try {
        return entries_of(segment, inflated(segment.body));
    } catch (const CodecError& error) {
        throw senseless_answer(error.what());
    } catch (const nlohmann::json::exception& error) {
        throw senseless_answer(error.what());
    }
}

} // namespace intendant::db
