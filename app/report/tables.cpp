#include "app/report/tables.hpp"

#include "app/report/csv.hpp"

#include <algorithm>
#include <utility>

namespace intendant::report {

namespace {

Marks marks_for(const TableMarks& wanted) {
    const std::string before{wanted.byte_order_mark ? "\xEF\xBB\xBF" : ""};
    return wanted.semicolons ? Marks{.before = before, .between = ';', .decimal = ','} : Marks{.before = before};
}

const char* word(core::EntryKind kind) {
    switch (kind) {
    case core::EntryKind::Play:
        return "play";
    case core::EntryKind::Undo:
        return "undo";
    case core::EntryKind::Redo:
        return "redo";
    case core::EntryKind::Note:
        return "note";
    }
    return "";
}

std::string figures(const Marks& marks, const db::History& history, const std::vector<db::TurnFigures>& turns) {
    Csv csv{marks, {"round", "power", "first_entry", "last_entry", "measure", "side", "value"}};
    for (const auto& turn : turns) {
        for (std::size_t measure = 0; measure < history.measures.measures.size(); ++measure) {
            for (std::size_t side = 0; side < history.measures.sides.size(); ++side) {
                csv.cell(turn.round)
                    .cell(turn.seat)
                    .cell(turn.first)
                    .cell(turn.last)
                    .cell(history.measures.measures[measure].id)
                    .cell(history.measures.sides[side].id)
                    .figure(history.value(turn, measure, side))
                    .end_row();
            }
        }
    }
    return csv.take();
}

} // namespace

bool writes_semicolons(const std::string& language) { return language != "en"; }

std::optional<std::vector<std::pair<std::string, std::string>>> tables_of(const Source& source, const GoOn& go_on) {
    const auto marks = marks_for(source.marks);
    const auto& file = source.log.file();
    const auto last = file.last_seq();
    const auto share = [&](std::int64_t seq) { return static_cast<double>(seq) / static_cast<double>(std::max<std::int64_t>(last, 1)); };
    Csv entries{marks,
                {"entry", "time", "who", "round", "power", "action", "kind", "target", "stands", "sentence", "reason", "command", "digest",
                 "hash"}};
    Csv dice{marks, {"entry", "purpose", "side", "target", "result", "source"}};
    Csv postings{marks, {"entry", "from", "to", "what", "count"}};
    constexpr std::int64_t read_at_once = 200;
    for (std::int64_t from = 1; from <= last; from += read_at_once) {
        for (const auto& entry : file.entries(from, from + read_at_once - 1)) {
            const bool undone = entry.kind == core::EntryKind::Play && !source.log.stands(entry.seq);
            entries.cell(entry.seq)
                .cell(entry.time)
                .cell(entry.who)
                .cell(entry.round)
                .cell(entry.seat)
                .cell(entry.phase)
                .cell(word(entry.kind))
                .cell(entry.target)
                .cell(undone ? "no" : "yes")
                .cell(source.sentence(entry))
                .cell(entry.reason)
                .cell(entry.command)
                .cell(entry.state_digest)
                .cell(entry.hash)
                .end_row();
            for (const auto& roll : source.log.dice(entry)) {
                dice.cell(entry.seq)
                    .cell(roll.purpose)
                    .cell(roll.side)
                    .cell(roll.target)
                    .cell(roll.result ? std::to_string(*roll.result) : std::string{})
                    .cell(roll.source)
                    .end_row();
            }
            for (const auto& posting : file.postings(entry.seq)) {
                postings.cell(entry.seq).cell(posting.from).cell(posting.to).cell(posting.what).cell(posting.count).end_row();
            }
        }
        if (go_on && !go_on(0.5 * share(from))) {
            return std::nullopt;
        }
    }
    const auto history = db::history_of(source.log, [&](std::int64_t seq) { return !go_on || go_on(0.5 + 0.5 * share(seq)); });
    if (!history) {
        return std::nullopt;
    }
    Csv battles{marks, {"round", "power", "battle", "first_entry", "last_entry"}};
    for (const auto& battle : history->battles) {
        battles.cell(battle.round).cell(battle.seat).cell(source.say(battle.name)).cell(battle.first).cell(battle.last).end_row();
    }
    Csv points{marks, {"entry", "before", "after"}};
    for (const auto& point : history->turning_points) {
        points.cell(point.seq).figure(point.before).figure(point.after).end_row();
    }
    return std::vector<std::pair<std::string, std::string>>{{"entries.csv", entries.take()},
                                                            {"dice.csv", dice.take()},
                                                            {"postings.csv", postings.take()},
                                                            {"turns.csv", figures(marks, *history, history->turns)},
                                                            {"rounds.csv", figures(marks, *history, history->rounds())},
                                                            {"battles.csv", battles.take()},
                                                            {"turning_points.csv", points.take()}};
}

} // namespace intendant::report
