#include "app/axis_allies/books/trace.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <map>

namespace intendant::app::aa {

namespace {

using Changes = std::map<std::int64_t, std::int64_t>; // entry -> by how much

void add(Changes& changes, const Session& session, const std::string& account, const std::string& what) {
    for (const auto& [entry, change] : session.file().changes(account, what)) {
        changes[entry] += change;
    }
}

std::string piece(Power power, Unit unit) { return std::string{id_of(power)} + ":" + std::string{id_of(unit)}; }

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

} // namespace

std::vector<db::LevelStep> trace(const Session& session, const Figure& figure, std::int64_t end) {
    if (figure.kind == Figure::Production) {
        return db::steps_to(session, "production", std::string{id_of(figure.power)}, end);
    }
    const auto standing = session.standing_at(end > 0 ? end : session.file().last_seq());
    std::vector<db::LevelStep> lines;
    std::int64_t balance = 0;
    for (const auto& [seq, change] : changes_of(session, figure)) {
        if (change != 0 && std::ranges::binary_search(standing, seq)) {
            balance += change;
            lines.push_back({.entry = session.file().entries(seq, seq).front(), .change = change, .then = balance});
        }
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
