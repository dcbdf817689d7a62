#pragma once

#include "app/board/canvas.hpp"
#include "tests/support/catch.hpp"

#include <wx/uiaction.h>

namespace intendant::test {

/// The mouse on a drawn board.
class BoardMouse {
public:
    virtual ~BoardMouse() = default;
    virtual app::board::Canvas& canvas() = 0;

    void settle() {
        canvas().Update();
        for (int turn = 0; turn < 8; ++turn) {
            wxYield();
            wxMilliSleep(5);
        }
    }
    void press(wxPoint at) {
        go(at);
        m_mouse.MouseDown();
        settle();
    }
    void go(wxPoint at) {
        m_mouse.MouseMove(canvas().ClientToScreen(at));
        settle();
    }
    void release() {
        m_mouse.MouseUp();
        settle();
    }
    void click(wxPoint at) {
        press(at);
        release();
    }
    /// Drags with several moves, as a hand does.
    void drag(wxPoint from, wxPoint to) {
        press(from);
        for (int part = 1; part <= 4; ++part) {
            go(from + wxPoint((to.x - from.x) * part / 4, (to.y - from.y) * part / 4));
        }
        release();
    }
    wxPoint middle_of(std::size_t space, const std::string& stack) {
        INFO("looking for " << stack << " in space " << space);
        const auto place = canvas().place_of(space, stack);
        REQUIRE(place);
        return place->GetPosition() + wxPoint(place->GetWidth() / 2, place->GetHeight() / 2);
    }

private:
    wxUIActionSimulator m_mouse;
};

} // namespace intendant::test
