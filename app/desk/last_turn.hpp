#pragma once

#include "app/desk/open_table.hpp"
#include "app/desk/story_frame.hpp"
#include "db/session/turn_story.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace intendant::app {

/// What the turn before this one brought, worked out once a turn, and the card that shows it.
class LastTurn {
public:
    /// `look`: the turn as the game tells it; nothing: there is none, or it tells no stories. `parent`: of the card.
    LastTurn(wxWindow* parent, const OpenTable& table, std::function<std::optional<db::TurnStory>()> look)
        : m_parent(parent), m_table(&table), m_look(std::move(look)) {}

    /// As the table reads it.
    std::optional<ToldTurn> told();
    /// The same as long as nothing has been played since.
    std::optional<ToldTurn> told_just_now();
    /// Another course may lead to the same turn.
    void begin_anew() { m_until = {-1, {}}; }
    /// True once a turn, at the first entry after its end: it is over.
    bool begins_now();

    /// Shows the card; false: there is nothing to tell.
    bool open();
    /// The card, where it is open, follows the game.
    void show_state();

private:
    /// Round and seat of the turn under way.
    std::pair<int, std::string> turn() const;
    std::int64_t last_play() const;

    wxWindow* m_parent;
    const OpenTable* m_table;
    std::function<std::optional<db::TurnStory>()> m_look;
    StoryFrame* m_card{nullptr};
    std::pair<int, std::string> m_until{-1, {}}; ///< the turn before which `m_last` was
    std::pair<int, std::string> m_begun{-1, {}};
    std::optional<db::TurnStory> m_last;
};

} // namespace intendant::app
