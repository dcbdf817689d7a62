#include "app/axis_allies/trace.hpp"

#include "db/codec/axis_allies_session.hpp"

#include <wx/translation.h>

#include <map>

namespace intendant::app::aa {

namespace {

using Changes = std::map<std::int64_t, std::int64_t>; // entry -> by how much

void add(Changes& changes, const Session& session, const std::string& account, const std::string& what) {
    for (const auto& [entry, change] : session.file().changes(account, what)) {
        changes[entry] += change;
    }
}

std::string piece(Power power, Unit unit) {
    return std::string{id_of(power)} + ":" + std::string{id_of(unit)};
}

Changes changes_of(const Session& session, const Figure& figure) {
    Changes changes;
    const auto power = std::string{id_of(figure.power)};
    switch (figure.kind) {
    case Figure::Treasury:
        add(changes, session, "treasury:" + power, "ipc");
        break;
    case Figure::Waiting:
        for (const auto unit : all_units) {
            add(changes, session, "waiting:" + power, piece(figure.power, unit));
        }
        break;
    case Figure::Pieces: {
        const auto& space = (*session.state().tables)[*figure.space].id;
        add(changes, session, "space:" + space, piece(figure.power, *figure.unit));
        add(changes, session, "aboard:" + space, piece(figure.power, *figure.unit));
        break;
    }
    case Figure::Production:
        break; // it has no account: it follows from who holds which territory
    }
    return changes;
}

std::vector<FigureChange> trace_production(const Session& session, Power power) {
    std::vector<FigureChange> lines;
    auto state = empty_state(session.state().tables);
    std::int64_t level = 0;
    for (const auto& line : session.log()) {
        if (line.undone || line.entry.kind != core::EntryKind::Play) {
            continue;
        }
        for (const auto& event : db::read_events(*state.tables, line.entry.events)) {
            state = apply(std::move(state), event);
        }
        const auto now = production(state, power).amount;
        if (now != level) {
            lines.push_back({.entry = line.entry, .change = now - level, .then = now});
            level = now;
        }
    }
    return lines;
}

} // namespace

std::vector<FigureChange> trace(const Session& session, const Figure& figure) {
    if (figure.kind == Figure::Production) {
        return trace_production(session, figure.power);
    }
    const auto changes = changes_of(session, figure);
    std::vector<FigureChange> lines;
    std::int64_t balance = 0;
    for (const auto& line : session.log()) {
        const auto change = changes.find(line.entry.seq);
        if (line.undone || change == changes.end() || change->second == 0) {
            continue;
        }
        balance += change->second;
        lines.push_back({.entry = line.entry, .change = change->second, .then = balance});
    }
    return lines;
}

wxString heading_of(const Tables& tables, const Figure& figure) {
    const auto power = word(tables, figure.power);
    switch (figure.kind) {
    case Figure::Treasury:
        return wxString::Format(_("The entries behind the treasury: %s"), power);
    case Figure::Production:
        return wxString::Format(_("The entries behind the production: %s"), power);
    case Figure::Waiting:
        return wxString::Format(_("The entries behind the pieces that wait on the chart: %s"), power);
    case Figure::Pieces:
        return wxString::Format(_("The entries behind the pieces: %s, %s (%s)"), word(tables, *figure.unit), power,
                                word(tables, *figure.space));
    }
    return {};
}

} // namespace intendant::app::aa
