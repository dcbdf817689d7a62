#include "db/session/export_line.hpp"

#include "db/codec/json_text.hpp"

namespace intendant::db {

std::string export_line(const Entry& entry, std::string_view game) {
    auto line = parse_json(entry.command);
    line["entry"] = entry.seq;
    if (entry.seq == 1 && !game.empty()) {
        line["game"] = game;
    }
    line["time"] = entry.time;
    line["digest"] = entry.state_digest;
    if (entry.kind == core::EntryKind::Play) {
        line["events"] = parse_json(entry.events);
        if (entry.target != 0) {
            line["corrects"] = entry.target;
        }
    }
    if (!entry.reason.empty()) {
        line["overrule"] = entry.reason;
    }
    if (!entry.who.empty()) {
        line["who"] = entry.who;
    }
    return json_line(line);
}

} // namespace intendant::db
