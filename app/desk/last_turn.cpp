#include "app/desk/last_turn.hpp"

namespace intendant::app {

std::pair<int, std::string> LastTurn::turn() const {
    const auto heading = m_table->heading();
    return {heading.round, heading.seat};
}

/// The last entry that stands.
std::int64_t LastTurn::last_play() const {
    auto seq = m_table->log().file().last_seq();
    while (seq > 0 && !m_table->log().stands(seq)) {
        --seq;
    }
    return seq;
}

std::optional<ToldTurn> LastTurn::told() {
    if (auto now = turn(); now != m_until) {
        m_until = std::move(now);
        m_last = m_look();
    }
    if (!m_last) {
        return std::nullopt;
    }
    return app::told(*m_last, [this](const core::Message& message) { return m_table->say(message); });
}

std::optional<ToldTurn> LastTurn::told_just_now() {
    auto turn = told();
    return turn && m_last->last == last_play() ? turn : std::nullopt;
}

bool LastTurn::begins_now() {
    const auto now = turn();
    return std::exchange(m_begun, now) != now;
}

bool LastTurn::open() {
    const auto last = told();
    if (last) {
        if (m_card == nullptr) {
            m_card = new StoryFrame(m_parent);
        }
        m_card->open(*last);
    }
    return last.has_value();
}

void LastTurn::show_state() {
    if (m_card != nullptr && m_card->IsShown()) {
        m_card->show(told());
    }
}

} // namespace intendant::app
