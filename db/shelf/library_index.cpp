#include "db/shelf/library_index.hpp"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace intendant::db {

namespace {

using Json = nlohmann::json;

constexpr int faces = 6;
constexpr int form = 3; ///< grows with what a card says

Json written(const core::Message& message) { return {{"id", message.id}, {"parameters", message.parameters}}; }

core::Message message_from(const Json& json) {
    return {json.at("id"), json.at("parameters").get<std::vector<std::pair<std::string, std::string>>>()};
}

/// The hits, then for each face how many dice hit on it or less.
Json written(const odds::DiceRecord& record) {
    auto json = Json::array({record.hits()});
    for (int hit = 1; hit < faces; ++hit) {
        json.push_back(record.dice_at(hit));
    }
    return json;
}

odds::DiceRecord dice_from(const Json& json) {
    odds::DiceRecord record;
    auto hits = json.at(0).get<std::int64_t>();
    for (int hit = 1; hit < faces; ++hit) {
        const auto dice = json.at(static_cast<std::size_t>(hit)).get<std::int64_t>();
        record.add(dice, hit, std::min(dice, hits));
        hits -= std::min(dice, hits);
    }
    return record;
}

/// Of a game that is whole.
std::string write_card(const LibraryCard& card) {
    Json seats = Json::array();
    for (const auto& seat : card.card.seats) {
        seats.push_back({{"side", seat.side}, {"name", written(seat.name)}, {"player", seat.player}});
    }
    Json dice = Json::object();
    for (const auto& [side, record] : card.dice) {
        dice[side] = written(record);
    }
    return Json{{"game", card.game},
                {"identity", card.identity},
                {"began", card.began},
                {"last", card.last},
                {"entries", card.entries},
                {"rounds", card.rounds},
                {"minutes", card.minutes},
                {"edition", written(card.card.edition)},
                {"seats", seats},
                {"winners", card.card.winners},
                {"result", written(card.card.result)},
                {"standing", written(card.card.standing)},
                {"holders", card.card.holders},
                {"dice", dice}}
        .dump();
}

/// Throws: nlohmann's exception for anything that is not such a card.
LibraryCard read_card(const std::filesystem::path& file, const std::string& text) {
    const auto json = Json::parse(text);
    LibraryCard card;
    card.file = file;
    card.game = json.at("game");
    card.identity = json.at("identity");
    card.began = json.at("began");
    card.last = json.at("last");
    card.entries = json.at("entries");
    card.rounds = json.at("rounds");
    card.minutes = json.at("minutes");
    card.card.edition = message_from(json.at("edition"));
    for (const auto& seat : json.at("seats")) {
        card.card.seats.push_back({seat.at("side"), message_from(seat.at("name")), seat.at("player")});
    }
    card.card.winners = json.at("winners").get<std::vector<std::string>>();
    card.card.result = message_from(json.at("result"));
    card.card.standing = message_from(json.at("standing"));
    card.card.holders = json.at("holders").get<std::vector<std::string>>();
    for (const auto& [side, each] : json.at("dice").items()) {
        card.dice[side] = dice_from(each);
    }
    return card;
}

/// Throws: SQLite's exception.
SQLite::Database open_index(const std::filesystem::path& file) {
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, 100);
    const auto found = database.execAndGet("PRAGMA user_version").getInt();
    if (found != form) {
        database.exec("BEGIN; DROP TABLE IF EXISTS card;"
                      "CREATE TABLE card (file TEXT NOT NULL PRIMARY KEY, stamp TEXT NOT NULL, card TEXT NOT NULL) STRICT;"
                      "PRAGMA user_version = " +
                      std::to_string(form) + "; COMMIT");
    }
    return database;
}

} // namespace

LibraryIndex::LibraryIndex(const std::filesystem::path& file) {
    if (file.empty()) {
        return;
    }
    for (const bool again : {false, true}) {
        try {
            std::error_code ignored;
            std::filesystem::create_directories(file.parent_path(), ignored);
            if (again) { // a damaged cache is no cache
                std::filesystem::remove(file, ignored);
            }
            m_database.emplace(open_index(file));
            SQLite::Statement all(*m_database, "SELECT file, stamp, card FROM card");
            while (all.executeStep()) {
                m_rows[all.getColumn(0).getString()] = {all.getColumn(1).getString(), all.getColumn(2).getString()};
            }
            return;
        } catch (const SQLite::Exception&) {
            m_database.reset();
            m_rows.clear();
        }
    }
}

std::optional<LibraryCard> LibraryIndex::find(const std::filesystem::path& file, const std::string& stamp) const {
    const auto row = m_rows.find(file.string());
    if (row == m_rows.end() || row->second.stamp != stamp) {
        return std::nullopt;
    }
    try {
        auto card = read_card(file, row->second.card);
        m_seen[file.string()] = true;
        return card;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

void LibraryIndex::put(const LibraryCard& card, const std::string& stamp) {
    m_rows[card.file.string()] = {stamp, write_card(card), true};
    m_seen[card.file.string()] = true;
}

void LibraryIndex::keep(const std::filesystem::path& folder, bool whole) {
    if (!m_database) {
        return;
    }
    try {
        const auto below = (folder / "").string();
        SQLite::Transaction transaction(*m_database);
        SQLite::Statement forget(*m_database, "DELETE FROM card WHERE file = ?");
        SQLite::Statement insert(*m_database, "INSERT OR REPLACE INTO card (file, stamp, card) VALUES (?, ?, ?)");
        for (const auto& [file, row] : m_rows) {
            auto* statement = row.fresh ? &insert : nullptr;
            if (whole && !m_seen.contains(file) && file.starts_with(below)) {
                statement = &forget;
            }
            if (statement == nullptr) {
                continue;
            }
            statement->bind(1, file);
            if (statement == &insert) {
                statement->bind(2, row.stamp);
                statement->bind(3, row.card);
            }
            statement->exec();
            statement->reset();
        }
        transaction.commit();
    } catch (const SQLite::Exception&) { // it is read again next time
        m_database.reset();
    }
}

} // namespace intendant::db
