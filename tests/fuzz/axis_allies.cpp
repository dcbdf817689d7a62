#include "tests/fuzz/axis_allies.hpp"

#include "db/codec/axis_allies/json.hpp"
#include "db/codec/digest_fields.hpp"
#include "db/codec/json_text.hpp"
#include "db/file/sha256.hpp"
#include "db/session/snapshot.hpp"

namespace intendant::fuzz {

std::shared_ptr<const aa::Tables> printed_tables() {
    static const auto tables = aa::load_tables(INTENDANT_SOURCE_DIR "/resources/axis_allies");
    return tables;
}

std::string written(const aa::State& state) { return db::json_line(db::to_json(*state.tables, state)); }

std::string digest_of(const aa::State& state) { return db::written_digest(*state.tables, state); }

std::optional<aa::State> through_snapshot(const aa::State& state) {
    auto read = db::read_snapshot<aa::State>(db::write_snapshot(state));
    if (read) {
        read->tables = state.tables;
    }
    return read;
}

aa::State through_written(const aa::State& state) {
    auto read = db::from_json<aa::State>(*state.tables, db::parse_json(written(state)));
    read.tables = state.tables;
    return read;
}

} // namespace intendant::fuzz
