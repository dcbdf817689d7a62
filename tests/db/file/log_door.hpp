#pragma once

#include "db/file/chain.hpp"
#include "db/file/game_file_impl.hpp"

#include <string>

namespace intendant::db {

/// Books as `GameFile::append` does, but for the transaction, and whatever it is given.
struct LongLogDoor {
    static void begin(GameFile& file) { file.m_impl->database.exec("BEGIN"); }
    static void commit(GameFile& file) { file.m_impl->database.exec("COMMIT"); }
    static void append(GameFile& file, const NewEntry& wanted, const std::string& time) {
        auto& impl = *file.m_impl;
        Entry entry{wanted, impl.last_seq + 1, time, impl.last_hash, {}};
        entry.hash = chain_hash(entry);
        impl.book(entry);
        impl.last_seq = entry.seq;
        impl.last_hash = entry.hash;
    }
};

} // namespace intendant::db
