#pragma once

#include "app/axis_allies/map/board_page.hpp"
#include "tests/app/board/board_mouse.hpp"
#include "tests/app/player.hpp"
#include "tests/support/catch.hpp"

namespace intendant::test {

/// A game from the printed deployment with its board before us.
class BoardGame : public BoardMouse {
public:
    explicit BoardGame(axis_allies::Action action = axis_allies::Action::CombatMovement,
                       axis_allies::Power power = axis_allies::Power::Germany, axis_allies::Depth depth = axis_allies::Depth::FullBoard) {
        axis_allies::Situation situation;
        situation.action = action;
        situation.power = power;
        axis_allies::Options options;
        options.depth = depth;
        {
            auto session = app::aa::Session::create(m_folder / "game.intendant", game_tables());
            REQUIRE(session.book(axis_allies::BeginGame{.options = options, .players = {}, .situation = situation}).booked);
        }
        hand.open(m_folder / "game.intendant");
        hand.page(WXK_F2, "board.canvas");
        m_page = dynamic_cast<app::aa::BoardPage*>(&hand.see("board"));
        REQUIRE(m_page != nullptr);
        REQUIRE(m_page->drawn());
        REQUIRE(wait_until([&] { return m_page->canvas().HasFocus(); }));
    }
    ~BoardGame() override { hand.frame().close_game(); }

    app::aa::BoardPage& page() { return *m_page; }
    app::board::Canvas& canvas() override { return m_page->canvas(); }
    const axis_allies::State& state() const { return hand.session().state(); }

    static axis_allies::SpaceId space(const std::string& id) { return *game_tables()->find(id); }
    bool stands_at(const std::string& id) { return canvas().selected() == space(id).index; }

    wxPoint middle_of(const std::string& space_id, const std::string& stack) { return BoardMouse::middle_of(space(space_id).index, stack); }

    Hand hand;

private:
    Folder m_folder;
    app::aa::BoardPage* m_page{nullptr};
};

} // namespace intendant::test
