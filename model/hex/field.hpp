#pragma once

#include "model/hex/grid.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <vector>

namespace intendant::hex {

/// A set of hexes, each with the reasons why it belongs: who covers it, or whose it is. `Reason` is a small value with `==`. Cleared and
/// filled again it asks for no memory.
template <class Reason> class Field {
    static constexpr std::uint32_t none = 0xFFFF'FFFF;
    struct Entry {
        Reason reason;
        std::uint32_t next;
    };

public:
    /// The reasons of one hex, in the order in which they were added; good until the field changes.
    class Reasons {
    public:
        class Iterator {
        public:
            using iterator_category = std::forward_iterator_tag;
            using value_type = Reason;
            using difference_type = std::ptrdiff_t;
            using pointer = const Reason*;
            using reference = const Reason&;

            Iterator() = default;
            Iterator(const std::vector<Entry>& entries, std::uint32_t at) : m_entries(&entries), m_at(at) {}
            reference operator*() const { return (*m_entries)[m_at].reason; }
            Iterator& operator++() {
                m_at = (*m_entries)[m_at].next;
                return *this;
            }
            Iterator operator++(int) {
                auto before = *this;
                ++*this;
                return before;
            }
            friend bool operator==(const Iterator& a, const Iterator& b) { return a.m_at == b.m_at; }

        private:
            const std::vector<Entry>* m_entries{nullptr};
            std::uint32_t m_at{none};
        };

        Reasons(const std::vector<Entry>& entries, std::uint32_t first) : m_entries(entries), m_first(first) {}
        Iterator begin() const { return {m_entries, m_first}; }
        Iterator end() const { return {m_entries, none}; }
        bool empty() const { return m_first == none; }

    private:
        const std::vector<Entry>& m_entries;
        std::uint32_t m_first;
    };

    explicit Field(const Grid& grid) : m_ends(grid.size(), Ends{none, none}) {}

    /// A reason that the hex has already is not added again.
    void add(HexId hex, const Reason& reason) {
        auto& ends = m_ends[hex];
        if (ends.first == none) {
            m_hexes.push_back(hex);
        } else if (contains(hex, reason)) {
            return;
        }
        const auto entry = static_cast<std::uint32_t>(m_entries.size());
        m_entries.push_back({reason, none});
        (ends.first == none ? ends.first : m_entries[ends.last].next) = entry;
        ends.last = entry;
    }
    void clear() {
        for (const auto hex : m_hexes) {
            m_ends[hex] = {none, none};
        }
        m_hexes.clear();
        m_entries.clear();
    }

    bool contains(HexId hex) const { return m_ends[hex].first != none; }
    bool contains(HexId hex, const Reason& reason) const {
        const auto all = reasons(hex);
        return std::find(all.begin(), all.end(), reason) != all.end();
    }
    Reasons reasons(HexId hex) const { return {m_entries, m_ends[hex].first}; }
    /// Each hex once, in the order in which they were first added.
    std::span<const HexId> hexes() const { return m_hexes; }

private:
    struct Ends {
        std::uint32_t first;
        std::uint32_t last;
    };
    PerHex<Ends> m_ends;
    std::vector<Entry> m_entries;
    std::vector<HexId> m_hexes;
};

} // namespace intendant::hex
