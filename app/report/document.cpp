#include "app/report/document.hpp"

#include "model/core/decimal.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace intendant::report {

namespace {

std::string number(std::int64_t value) { return std::to_string(value); }

class Author {
public:
    Author(const Source& source, const db::History& history) : m_source(source), m_history(history) {}

    Document write(const GoOn& go_on, bool& whole) {
        m_document.title = m_source.title;
        m_document.language = m_source.language;
        m_document.paper = m_source.paper;
        m_document.page_word = say(INTENDANT_TR("Page {page} of {pages}"));
        cover();
        story();
        turning_points();
        battles();
        graphs();
        whole = turns(go_on);
        return std::move(m_document);
    }

private:
    std::string say(const char* text, std::vector<std::pair<std::string, std::string>> parameters = {}) const {
        return m_source.say({text, std::move(parameters)});
    }
    std::string decimal(double value, int places) const {
        std::array<char, 48> text{};
        std::snprintf(text.data(), text.size(), "%.*f", places, value);
        return m_source.say({"{number}", {{"number", core::decimal(text.data())}}});
    }
    std::string seat(const std::string& id) const { return m_source.say({"{seat}", {{"seat", "@seat:" + id}}}); }
    std::string moment(int round, const std::string& id) const {
        if (round == 0) {
            return say(INTENDANT_TR("Before the first round"));
        }
        return say(INTENDANT_TR("Round {round}: {seat}"), {{"round", number(round)}, {"seat", "@seat:" + id}});
    }
    template <class Part> void add(Part part) { m_document.parts.emplace_back(std::move(part)); }

    void cover() {
        const auto& file = m_source.log.file();
        add(Title{m_source.title});
        add(Paragraph{say(INTENDANT_TR("The record of a game"))});
        const auto result = m_source.log.result();
        add(Heading{result ? m_source.say(*result) : say(INTENDANT_TR("The game is not over."))});
        if (const auto players = m_source.log.players(); !players.empty()) {
            add(SubHeading{say(INTENDANT_TR("Players"))});
            for (const auto& player : players) {
                add(Paragraph{m_source.say(player)});
            }
        }
        const auto last = file.last_seq();
        if (last == 0) {
            return;
        }
        const auto first_entry = file.entries(1, 1).front();
        const auto last_entry = file.entries(last, last).front();
        add(Grid{{},
                 {{say(INTENDANT_TR("Begun")), m_source.time(first_entry.time)},
                  {say(INTENDANT_TR("Last entry")), m_source.time(last_entry.time)},
                  {say(INTENDANT_TR("Rounds")), number(last_entry.round)},
                  {say(INTENDANT_TR("Entries")), number(last)},
                  {say(INTENDANT_TR("Fingerprint of the record")), last_entry.hash.substr(0, 32)}},
                 {false, false}});
        add(Paragraph{say(INTENDANT_TR("What was taken back is left out; the game file keeps it."))});
    }

    /// Round by round: who took what, the battles, the entry that turned most, how it stood in the end; with the board.
    void story() {
        const auto rounds = m_history.rounds();
        if (rounds.empty()) {
            return;
        }
        add(Heading{say(INTENDANT_TR("The story of the game")), true});
        const auto& log = m_source.log;
        auto before = log.holdings_at(rounds.front().first);
        const auto map = before.empty() ? nullptr : drawing_of(log.file().header().game, before);
        for (const auto& round : rounds) {
            const auto after = log.holdings_at(round.last);
            Round told{round.round == 0 ? moment(0, {}) : say(INTENDANT_TR("Round {round}"), {{"round", number(round.round)}}), {}, {}};
            if (map) {
                told.board = board_of(map, after);
            }
            taken(before, after, told.lines);
            fought(round, told.lines);
            if (round.round > 0) { // a set-up turns nothing
                turned(round, told.lines);
            }
            stood(round, told.lines);
            add(std::move(told));
            before = after;
        }
    }

    BoardPicture board_of(const std::shared_ptr<const app::board::BoardMap>& map, const std::vector<core::Holding>& holdings) const {
        BoardPicture board{map, {}, {}};
        const auto& sides = m_history.measures.sides;
        for (const auto& holding : holdings) {
            const auto side = std::ranges::find(sides, holding.side, &core::MeasuredSide::id);
            board.fills.push_back(side == sides.end() ? std::nullopt : std::optional{side->on_light});
        }
        for (const auto& side : sides) {
            board.sides.push_back({m_source.say(side.name), side.on_light});
        }
        return board;
    }

    /// So many of a list, the rest as a number.
    std::string listed(const std::vector<std::string>& all, std::size_t most) const {
        std::string text;
        for (std::size_t place = 0; place < std::min(all.size(), most); ++place) {
            text += (place > 0 ? ", " : "") + all[place];
        }
        return all.size() <= most ? text
                                  : say(INTENDANT_TR("{list} and {count} more"),
                                        {{"list", text}, {"count", number(static_cast<std::int64_t>(all.size() - most))}});
    }

    /// A board that was dealt meanwhile was not conquered. Spaces without a name are only drawn.
    void taken(const std::vector<core::Holding>& before, const std::vector<core::Holding>& after, std::vector<std::string>& lines) const {
        const auto named = std::ranges::count_if(before, [](const core::Holding& each) { return !each.name.id.empty(); });
        const auto held =
            std::ranges::count_if(before, [](const core::Holding& each) { return !each.name.id.empty() && !each.side.empty(); });
        const bool dealt = held * 4 < named;
        constexpr std::size_t most = 10;
        for (const auto& side : m_history.measures.sides) {
            std::vector<std::string> names;
            for (std::size_t place = 0; place < std::min(before.size(), after.size()); ++place) {
                if (after[place].side == side.id && before[place].side != side.id && !after[place].name.id.empty() &&
                    !(dealt && before[place].side.empty())) {
                    names.push_back(m_source.say(after[place].name));
                }
            }
            if (!names.empty()) {
                lines.push_back(say(INTENDANT_TR("{side} takes {spaces}."),
                                    {{"side", core::words(m_source.say(side.name))}, {"spaces", core::words(listed(names, most))}}));
            }
        }
    }

    void fought(const db::TurnFigures& round, std::vector<std::string>& lines) const {
        std::vector<const db::FoughtBattle*> battles;
        for (const auto& battle : m_history.battles) {
            if (battle.round == round.round) {
                battles.push_back(&battle);
            }
        }
        const auto dice = [](const db::FoughtBattle* battle) {
            std::int64_t all = 0;
            for (const auto& [side, thrown] : battle->dice) {
                all += thrown.dice();
            }
            return all;
        };
        std::ranges::stable_sort(battles, std::greater{}, dice);
        std::vector<std::string> names;
        for (const auto* battle : battles) {
            std::string hits;
            for (const auto& [side, thrown] : battle->dice) {
                if (thrown.dice() > 0 && !side.empty()) {
                    hits += (hits.empty() ? "" : "; ") +
                            say(INTENDANT_TR("{side} {hits} hits, {expected} expected"), {{"side", core::words(seat(side))},
                                                                                          {"hits", number(thrown.hits())},
                                                                                          {"expected", decimal(thrown.expected(), 1)}});
                }
            }
            names.push_back(m_source.say(battle->name) + (hits.empty() ? "" : " (" + hits + ")"));
        }
        constexpr std::size_t most = 4;
        if (!names.empty()) {
            lines.push_back(say(INTENDANT_TR("Fought: {battles}."), {{"battles", core::words(listed(names, most))}}));
        }
    }

    void turned(const db::TurnFigures& round, std::vector<std::string>& lines) const {
        for (const auto& point : m_history.turning_points) { // the greatest first
            if (point.seq >= round.first && point.seq <= round.last) {
                const auto entry = m_source.log.file().entries(point.seq, point.seq).front();
                lines.push_back(say(INTENDANT_TR("Turning point, entry {entry}: {sentence}"),
                                    {{"entry", number(point.seq)}, {"sentence", core::words(m_source.sentence(entry))}}));
                return;
            }
        }
    }

    /// The first figure that the game measures, side by side.
    void stood(const db::TurnFigures& round, std::vector<std::string>& lines) const {
        const auto& measures = m_history.measures.measures;
        const auto first = std::ranges::find(measures, false, &core::Measure::flow);
        if (first == measures.end()) {
            return;
        }
        std::string text = m_source.say(first->name) + ":";
        for (std::size_t side = 0; side < m_history.measures.sides.size(); ++side) {
            text += (side > 0 ? ", " : " ") + m_source.say(m_history.measures.sides[side].name) + " " +
                    decimal(m_history.value(round, static_cast<std::size_t>(first - measures.begin()), side), 0);
        }
        lines.push_back(text + ".");
    }

    bool moves(const std::vector<db::TurnFigures>& turns, std::size_t measure) const {
        return std::ranges::any_of(turns, [&](const db::TurnFigures& turn) {
            for (std::size_t side = 0; side < m_history.measures.sides.size(); ++side) {
                if (m_history.value(turn, measure, side) != 0) {
                    return true;
                }
            }
            return false;
        });
    }

    void graphs() {
        const auto rounds = m_history.rounds();
        if (rounds.empty() || m_history.measures.measures.empty()) {
            return;
        }
        add(Heading{say(INTENDANT_TR("The game in figures")), true});
        const bool by_round = rounds.size() > 2;
        add(Paragraph{by_round ? say(INTENDANT_TR("By round: as it stood at its end, or added up over it."))
                               : say(INTENDANT_TR("By turn: as it stood at its end, or added up over it."))});
        const auto& moments = by_round ? rounds : m_history.turns;
        for (std::size_t measure = 0; measure < m_history.measures.measures.size(); ++measure) {
            if (!moves(moments, measure)) {
                continue;
            }
            if (!m_history.measures.measures[measure].detail) {
                add(chart_of(m_history, moments, measure, m_source.say));
            } else {
                add(SubHeading{m_source.say(m_history.measures.measures[measure].name)});
            }
            figures(moments, measure);
        }
    }

    void figures(const std::vector<db::TurnFigures>& moments, std::size_t measure) {
        Grid grid;
        grid.head.push_back(say(INTENDANT_TR("Round")));
        for (const auto& side : m_history.measures.sides) {
            grid.head.push_back(m_source.say(side.name));
        }
        for (const auto& turn : moments) {
            std::vector<std::string> row{turn.seat.empty() ? number(turn.round) : number(turn.round) + " " + seat(turn.seat)};
            for (std::size_t side = 0; side < m_history.measures.sides.size(); ++side) {
                const auto value = m_history.value(turn, measure, side);
                row.push_back(decimal(value, value == std::floor(value) ? 0 : 1));
            }
            grid.rows.push_back(std::move(row));
        }
        grid.numbers.assign(grid.head.size(), true);
        grid.numbers[0] = false;
        add(std::move(grid));
    }

    void turning_points() {
        if (m_history.turning_points.empty()) {
            return;
        }
        add(Heading{say(INTENDANT_TR("Turning points")), true});
        add(Paragraph{m_source.say(m_history.measures.balance)});
        Grid grid{{say(INTENDANT_TR("Entry")), say(INTENDANT_TR("What was booked")), say(INTENDANT_TR("Before")),
                   say(INTENDANT_TR("After")), say(INTENDANT_TR("Change"))},
                  {},
                  {true, false, true, true, true}};
        for (const auto& point : m_history.turning_points) {
            const auto entry = m_source.log.file().entries(point.seq, point.seq).front();
            const auto change = point.after - point.before;
            grid.rows.push_back({number(point.seq), m_source.sentence(entry), decimal(point.before, 0), decimal(point.after, 0),
                                 (change > 0 ? "+" : "") + decimal(change, 0)});
        }
        add(std::move(grid));
    }

    void battles() {
        if (m_history.battles.empty()) {
            return;
        }
        add(Heading{say(INTENDANT_TR("Battles")), true});
        const auto aimed = [](const db::FoughtBattle& battle) { // where dice are compared instead, there is nothing to count
            return std::ranges::any_of(battle.dice, [](const auto& thrown) { return thrown.second.dice() > 0; });
        };
        if (std::ranges::none_of(m_history.battles, aimed)) {
            Grid list{{say(INTENDANT_TR("Battle")), say(INTENDANT_TR("Entries"))}, {}, {false, false}};
            for (const auto& battle : m_history.battles) {
                list.rows.push_back({moment(battle.round, battle.seat) + ", " + m_source.say(battle.name),
                                     number(battle.first) + "-" + number(battle.last)});
            }
            add(std::move(list));
            return;
        }
        add(Paragraph{
            say(INTENDANT_TR("Dice thrown to hit, hits, hits expected, and how often at least as many hits come up by chance."))});
        Grid grid{{say(INTENDANT_TR("Battle")), say(INTENDANT_TR("Entries")), say(INTENDANT_TR("Side")), say(INTENDANT_TR("Dice")),
                   say(INTENDANT_TR("Hits")), say(INTENDANT_TR("Expected")), say(INTENDANT_TR("Chance of this many or more"))},
                  {},
                  {false, false, false, true, true, true, true}};
        for (const auto& battle : m_history.battles) {
            auto name = moment(battle.round, battle.seat) + ", " + m_source.say(battle.name);
            auto entries = number(battle.first) + "-" + number(battle.last);
            for (const auto& [side, dice] : battle.dice) {
                const auto luck = dice.luck();
                if (luck.dice == 0) {
                    continue;
                }
                grid.rows.push_back({name, entries, side.empty() ? std::string{} : seat(side), number(luck.dice), number(luck.hits),
                                     decimal(luck.expected, 1), decimal(100 * luck.at_least, 1) + " %"});
                name.clear();
                entries.clear();
            }
            if (!name.empty()) {
                grid.rows.push_back({name, entries, "", "", "", "", ""});
            }
        }
        add(std::move(grid));
    }

    bool turns(const GoOn& go_on) {
        add(Heading{say(INTENDANT_TR("Turn by turn")), true});
        constexpr std::int64_t read_at_once = 200;
        const auto& file = m_source.log.file();
        int round = -1;
        std::string seat_now;
        for (std::int64_t from = 1; from <= file.last_seq(); from += read_at_once) {
            for (const auto& entry : file.entries(from, from + read_at_once - 1)) {
                const bool remark = entry.kind == core::EntryKind::Note;
                if (!remark && !m_source.log.stands(entry.seq)) {
                    continue;
                }
                if (entry.round != round || (round != 0 && entry.seat != seat_now)) {
                    round = entry.round;
                    seat_now = entry.seat;
                    add(SubHeading{moment(round, seat_now)});
                }
                auto text = m_source.sentence(entry);
                if (!entry.reason.empty()) {
                    text += " " + say(INTENDANT_TR("(Overruled: {reason})"), {{"reason", entry.reason}});
                }
                if (!remark && entry.target != 0) {
                    text += " " + say(INTENDANT_TR("(Corrects entry {entry})"), {{"entry", number(entry.target)}});
                }
                add(Line{number(entry.seq), std::move(text)});
            }
            if (go_on && !go_on(0.4 + 0.1 * static_cast<double>(from) / static_cast<double>(file.last_seq()))) {
                return false;
            }
        }
        return true;
    }

    const Source& m_source;
    const db::History& m_history;
    Document m_document;
};

} // namespace

std::optional<Document> document_of(const Source& source, const GoOn& go_on) {
    const auto last = static_cast<double>(std::max<std::int64_t>(source.log.file().last_seq(), 1));
    const auto history =
        db::history_of(source.log, [&](std::int64_t seq) { return !go_on || go_on(0.4 * static_cast<double>(seq) / last); });
    if (!history) {
        return std::nullopt;
    }
    bool whole = true;
    auto document = Author(source, *history).write(go_on, whole);
    return whole ? std::optional(std::move(document)) : std::nullopt;
}

} // namespace intendant::report
