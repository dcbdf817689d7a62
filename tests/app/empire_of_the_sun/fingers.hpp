#pragma once

#include "app/base/text.hpp"
#include "app/board/pane.hpp"
#include "tests/app/board/board_mouse.hpp"
#include "tests/app/empire_of_the_sun/open_game.hpp"

#include <wx/button.h>

#include <cctype>
#include <string>

namespace intendant::test {

/// Keys and clicks at the desk of Empire of the Sun, and how many of them there were; a stack that is drawn counts as one.
class Fingers : public BoardMouse {
public:
    explicit Fingers(PacificGame& game)
        : m_game(game), m_board(dynamic_cast<app::es::BoardPage&>(game.hand.see("empire_of_the_sun.board"))) {}

    app::board::Canvas& canvas() override { return m_board.canvas(); }
    int number() const { return m_number; }

    void key(int code, int modifiers = wxMOD_NONE) {
        m_game.hand.key(code, modifiers);
        ++m_number;
    }
    void type(const std::string& text) {
        for (const char sign : text) {
            key(std::toupper(static_cast<unsigned char>(sign)));
        }
    }
    /// Clicks a hex.
    void point(const std::string& label) {
        away();
        go(canvas().place_of(space(label)));
        click(canvas().place_of(space(label)));
        ++m_number;
    }
    /// Draws a unit out of its stack into a hex.
    void draw(const std::string& unit, const std::string& to) {
        const auto from = space(m_game.at(unit));
        away();
        go(canvas().place_of(from)); // a stack fans out
        const auto alone = canvas().place_of(from, unit);
        drag(middle_of(from, alone ? unit : std::string{app::board::whole_pile}), canvas().place_of(space(to)));
        ++m_number;
    }
    /// Presses what `act` presses, and waits until it is booked and the keyboard is where the game goes on.
    void books(const std::function<void()>& act) {
        const auto before = m_game.entries();
        act();
        const bool booked = wait_until([&] { return m_game.entries() > before; }, 3000);
        INFO("after " << m_number << " keys and clicks; the notice says: " << app::to_utf8(m_game.hand.notice()));
        REQUIRE(booked);
        look_up();
    }
    void next() {
        books([&] { key(WXK_F4); });
    }
    /// Books over a clause with a reason, once `act` has met it.
    void books_all_the_same(const std::function<void()>& act, const std::string& reason) {
        books([&] {
            act();
            auto& field = m_game.hand.see("notice.reason");
            if (!field.HasFocus()) {
                field.SetFocus();
                ++m_number;
            }
            type(reason);
            key(WXK_RETURN);
        });
    }
    /// Chooses one of what can be entered now; the keyboard is in it.
    void choose(const wxString& form) {
        m_game.hand.select("empire_of_the_sun.turn.forms", form);
        m_game.hand.key(WXK_TAB);
        m_number += 2;
    }
    /// The primary button says so, after a while.
    bool offered(const wxString& words) const {
        const auto says = [&] { return dynamic_cast<wxButton&>(m_game.hand.see("guide.next")).GetLabelText(); };
        const bool said = wait_until([&] { return says().Contains(words); }, 2000);
        INFO("after " << m_number << " keys and clicks the button says: " << app::to_utf8(says()));
        CHECK(said);
        return said;
    }

private:
    std::size_t space(const std::string& label) const { return m_game.table().tables().find_hex(label).value().index; }
    /// No hex under the mouse is opened.
    void away() { go({canvas().GetSize().GetWidth() - 8, canvas().GetSize().GetHeight() - 8}); }

    PacificGame& m_game;
    app::es::BoardPage& m_board;
    int m_number{0};
};

} // namespace intendant::test
