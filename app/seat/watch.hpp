#pragma once

#include "app/board/map_reader.hpp"
#include "app/seat/board_svg.hpp"
#include "app/seat/snapshot.hpp"
#include "db/session/session.hpp"
#include "db/session/turn_story.hpp"
#include "model/core/resources.hpp"

#include <algorithm>
#include <deque>

namespace intendant::seat {

/// How a board that is not read from the game's `map.json` is drawn for the seats.
template <core::GameModule G> using DrawBoard = std::function<app::board::BoardMap(const typename G::Tables&)>;

/// Takes snapshots of an open game for its seats. It reads of the log what is new since the last one. To be used by the thread that
/// has the session.
template <core::GameModule G> class Watch {
public:
    /// `title`: as the seats shall read it. `draw`: empty: the board is read.
    explicit Watch(std::string title, DrawBoard<G> draw = {}) : m_title(std::move(title)), m_draw(std::move(draw)) {}

    /// `takes_proposals`: somebody is there who books them. `time`: the table's clock; none: it is counted from when a turn was first seen.
    std::shared_ptr<const Snapshot> look(const db::Session<G>& session, bool takes_proposals, std::optional<TurnTime> time = {}) {
        auto seen = std::make_shared<Snapshot>();
        const auto& state = session.state();
        seen->title = m_title;
        seen->entry = session.file().last_seq();
        if (!m_speaker) {
            begin(state.tables);
        }
        if constexpr (core::SeatedGame<G>) {
            seen->page = G::seat_page(state);
            if (!m_board && !seen->page.spaces.empty()) {
                m_board = board_of(*state.tables, seen->page);
            }
            seen->takes_proposals = takes_proposals;
            seen->battle_since = battle_since(session, seen->page);
            tell_manners(*seen, state);
            const auto copy = std::make_shared<const typename G::State>(state);
            seen->form = [copy](const std::string& form, const core::FormValues& values) { return G::form(*copy, form, values); };
            seen->check = [copy](const std::string& form, const core::FormValues& values) { return check(*copy, form, values); };
            if constexpr (requires { G::need_form(state, core::FormValues{}); }) {
                seen->need_form = [copy](const core::FormValues& values) { return G::need_form(*copy, values); };
                seen->need = [copy](const core::FormValues& values, const std::stop_token& stop) { return G::need(*copy, values, stop); };
            }
            if constexpr (requires(const std::stop_token& stop) { G::attacker_wins(state, stop); }) {
                if (seen->page.battle) {
                    seen->odds = [copy](const std::stop_token& stop) { return G::attacker_wins(*copy, stop); };
                }
            }
        } else {
            const auto heading = G::heading(state);
            seen->page.turn = {"{seat}", {{"seat", "@seat:" + heading.seat}}};
            seen->page.under = {INTENDANT_TR("Round {round}"), {{"round", core::number(heading.round)}}};
        }
        read_log(session);
        seen->situation = m_situation;
        const auto heading = G::heading(state);
        if (heading.round != m_turn.round || heading.seat != m_turn.seat) {
            m_turn = heading;
            m_turn_began = std::chrono::system_clock::now();
            m_story = db::last_turn(session);
        }
        if (m_story) {
            seen->story_of = turn_of(*state.tables, m_story->round, m_story->seat);
            seen->story = m_story->rows;
        }
        seen->turn_began = time ? std::chrono::system_clock::now() - time->lasted : m_turn_began;
        seen->game_clock = time ? time->game_clock : std::nullopt;
        if (time && time->paused) {
            seen->paused = time->lasted;
        }
        seen->log.assign(m_log.begin(), m_log.end());
        seen->notes.assign(m_notes.begin(), m_notes.end());
        seen->speaker = m_speaker;
        seen->board = m_board;
        return seen;
    }

    /// The command that a proposal asks for; nothing where it makes none now.
    static std::optional<typename G::Command> command_of(const typename G::State& state, const Proposal& proposal) {
        if constexpr (core::SeatedGame<G>) {
            return G::answered(state, proposal.form, proposal.values);
        } else {
            return std::nullopt;
        }
    }

    /// The same, where the game stands as it did when that was proposed; nothing where something was booked since.
    static std::optional<typename G::Command> command_of(const db::Session<G>& session, const Proposal& proposal) {
        return proposal.situation == situation_of(session) ? command_of(session.state(), proposal) : std::nullopt;
    }
    /// The last entry that changed the books.
    static std::int64_t situation_of(const db::Session<G>& session) {
        auto seq = session.file().last_seq();
        while (seq > 0 && session.file().entries(seq, seq).front().kind == core::EntryKind::Note) {
            --seq;
        }
        return seq;
    }

private:
    static constexpr std::size_t lines = 40; ///< of the log that seats see

    void begin(const std::shared_ptr<const typename G::Tables>& tables) {
        m_speaker = std::make_shared<const Speaker>([tables](core::Language language, std::string_view kind, std::string_view id) {
            if constexpr (core::SeatedGame<G>) {
                return G::name_in(*tables, language, kind, id);
            } else {
                return G::to_english(*tables, {"{name}", {{"name", "@" + std::string{kind} + ":" + std::string{id}}}});
            }
        });
    }

    /// What a game says of its forms besides, where it does.
    static void tell_manners(Snapshot& seen, const typename G::State& state) {
        for (const auto& form : seen.page.forms) {
            if constexpr (requires { G::face_down(std::string_view{}); }) {
                if (G::face_down(form.id)) {
                    seen.face_down.insert(form.id);
                }
            }
            if constexpr (requires { G::at_will(state, form); }) {
                if (G::at_will(state, form)) {
                    seen.at_will.insert(form.id);
                }
            }
        }
    }

    /// A turn as its game names it, by its date; else by its round.
    static core::Message turn_of(const typename G::Tables& tables, int round, const std::string& seat) {
        const auto number = core::number(round);
        if constexpr (core::SeatedGame<G>) {
            if (G::name_in(tables, core::Language::English, "turn", number) != number) {
                return {INTENDANT_TR("{turn}: {seat}"), {{"turn", "@turn:" + number}, {"seat", "@seat:" + seat}}};
            }
        }
        return {INTENDANT_TR("Round {round}: {seat}"), {{"round", number}, {"seat", "@seat:" + seat}}};
    }

    /// The entry with which the battle began; one that was on before it was first looked at is followed back for some entries.
    std::int64_t battle_since(const db::Session<G>& session, const core::SeatPage& page) {
        const auto where = page.battle ? std::optional{page.battle->where} : std::nullopt;
        if (where && where != m_battle) {
            constexpr std::int64_t most = 12;
            const auto last = session.file().last_seq();
            m_battle_since = last;
            while (m_battle_since > std::max<std::int64_t>(1, last - most)) {
                const auto before = G::seat_page(session.state_at(m_battle_since - 1)).battle;
                if (!before || before->where != *where) {
                    break;
                }
                --m_battle_since;
            }
        }
        m_battle = where;
        return m_battle_since;
    }

    static Checked check(const typename G::State& state, const std::string& form, const core::FormValues& values) {
        Checked checked;
        const auto command = G::answered(state, form, values);
        if (!command) {
            return {.refused = true, .sentences = {{INTENDANT_TR("Something is still missing, or it is not asked for now."), {}}}};
        }
        const auto verdict = G::decide(state, *command);
        if (core::refused(verdict)) {
            return {.refused = true, .sentences = {core::refusal(verdict).why}};
        }
        for (const auto& event : core::acceptance(verdict).events) {
            checked.sentences.push_back(G::summary(*state.tables, G::heading(state), event));
        }
        for (const auto& warning : core::acceptance(verdict).warnings) {
            checked.warnings.emplace_back(warning.rule.id, warning.why);
        }
        return checked;
    }

    std::shared_ptr<const std::string> board_of(const typename G::Tables& tables, const core::SeatPage& page) const {
        if (m_draw) {
            return std::make_shared<const std::string>(board_svg(m_draw(tables)));
        }
        std::vector<std::string> ids;
        for (const auto& space : page.spaces) {
            ids.push_back(space.id);
        }
        try {
            return std::make_shared<const std::string>(board_svg(app::board::read_map(core::find_resources() / G::id / "map.json", ids)));
        } catch (const app::board::MapFault&) {
            return nullptr; // the seats do without a picture
        }
    }

    /// What somebody noted down is his: remarks are left out, but for those that a seat proposed.
    void read_log(const db::Session<G>& session) {
        const auto last = session.file().last_seq();
        if (last < m_read) { // another session
            m_log.clear();
            m_notes.clear();
            m_read = 0;
        }
        const auto from = std::max<std::int64_t>(m_read + 1, last - 4 * static_cast<std::int64_t>(lines));
        for (const auto& entry : last > m_read ? session.file().entries(from, last) : std::vector<db::Entry>{}) {
            if (entry.kind == core::EntryKind::Note) {
                if (!entry.who.empty()) {
                    m_notes.push_back({.entry = entry.seq, .heading = {}, .sentences = session.sentences(entry), .who = entry.who});
                }
                continue;
            }
            m_situation = entry.seq;
            core::Message heading;
            if (entry.round > 0) {
                heading = turn_of(*session.state().tables, entry.round, entry.seat);
            }
            m_log.push_back({.entry = entry.seq, .heading = std::move(heading), .sentences = session.sentences(entry), .who = entry.who});
            m_plays[entry.seq] = entry.kind == core::EntryKind::Play;
        }
        m_read = last;
        while (m_notes.size() > lines) {
            m_notes.pop_front();
        }
        while (m_log.size() > lines) {
            m_plays.erase(m_log.front().entry);
            m_log.pop_front();
        }
        for (auto& line : m_log) {
            line.undone = m_plays[line.entry] && !session.stands(line.entry);
        }
    }

    std::string m_title;
    DrawBoard<G> m_draw;
    std::shared_ptr<const Speaker> m_speaker;
    std::shared_ptr<const std::string> m_board;
    std::deque<Line> m_log;
    std::deque<Line> m_notes;
    std::optional<core::Message> m_battle; ///< where one was fought when the game was looked at last
    std::int64_t m_battle_since{0};
    std::map<std::int64_t, bool> m_plays; ///< whether a line is a play, by its entry
    std::int64_t m_read{0};
    std::int64_t m_situation{0};
    core::Heading m_turn{-1, {}, {}};
    std::chrono::system_clock::time_point m_turn_began{};
    std::optional<db::TurnStory> m_story; ///< of the turn before this one
};

} // namespace intendant::seat
