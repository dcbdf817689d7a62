// How mouse and keyboard work the board.

#include "app/board/board_keys.hpp"
#include "app/board/canvas.hpp"
#include "app/board/geometry.hpp"
#include "model/core/message.hpp"

#include <wx/dcclient.h>
#include <wx/translation.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>

namespace intendant::app::board {

namespace {

/// A press that moves less than this is a click. Units: pixels.
constexpr int steady = 5;
constexpr int pan_step = 80;

} // namespace

Canvas::Hit Canvas::hit(wxPoint at) const {
    for (const auto& space : {m_selected, m_hovered}) {
        if (space && m_offered.contains(*space) && place_of_offer(*space).Contains(at)) {
            return {space, {}, true};
        }
    }
    const auto stack_at = [&](std::size_t space, bool in_tray) -> std::optional<std::string> {
        if (const auto pile = in_tray ? std::nullopt : place_in(space, whole_pile, false); pile && pile->Contains(at)) {
            return whole_pile;
        }
        for (const auto& look : m_painter.looks()[space].stacks) {
            if (const auto place = look.key.empty() ? std::nullopt : place_in(space, look.key, in_tray); place && place->Contains(at)) {
                return look.key;
            }
        }
        return std::nullopt;
    };
    if (const auto space = fanned()) {
        const auto tray = tray_box(*space);
        constexpr double rim = 10; // with the gap below the space, so that the mouse can go there
        if (Box{tray.x - rim, tray.y - rim, tray.width + 2 * rim, tray.height + 2 * rim}.meets(
                {static_cast<double>(at.x), static_cast<double>(at.y), 1, 1})) {
            return {space, stack_at(*space, true), false};
        }
    }
    const auto point = m_view.to_board(at.x, at.y);
    const auto space = point.y >= 0 && point.y < m_map.height ? space_at(m_map, point) : std::nullopt;
    return {space, space ? stack_at(*space, false) : std::nullopt, false}; // small as it is, it can be taken up
}

void Canvas::connect_mouse() {
    Bind(wxEVT_LEFT_DOWN, &Canvas::pressed, this);
    Bind(wxEVT_MOTION, &Canvas::moved, this);
    Bind(wxEVT_LEFT_UP, &Canvas::released, this);
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) {
        m_drag = Drag::None;
        Refresh();
    });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& event) {
        event.Skip();
        if (m_hovered && m_drag == Drag::None) {
            m_hovered.reset();
            if (on_hover) {
                on_hover({});
            }
            Refresh();
        }
    });
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        prepare();
        // Touch pads turn by small parts.
        m_wheel += event.GetWheelRotation();
        const int turned = m_wheel / event.GetWheelDelta();
        m_wheel -= turned * event.GetWheelDelta();
        if (turned == 0) {
            return;
        }
        if (event.ShiftDown() || event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL) {
            pan(event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL ? turned * pan_step : -turned * pan_step, 0);
        } else if (m_view.zoom(turned, event.GetX(), event.GetY())) {
            m_stale = true;
            Refresh();
        }
    });
}

void Canvas::pressed(wxMouseEvent& event) {
    SetFocus();
    prepare();
    m_pressed_at = event.GetPosition();
    m_mouse = m_pressed_at;
    m_pressed_on = hit(m_pressed_at);
    m_drag = Drag::Pressed;
    if (!HasCapture()) {
        CaptureMouse();
    }
}

void Canvas::moved(wxMouseEvent& event) {
    const auto at = event.GetPosition();
    const auto before = m_mouse;
    m_mouse = at;
    if (m_drag == Drag::Pressed) {
        if (std::abs(at.x - m_pressed_at.x) < steady && std::abs(at.y - m_pressed_at.y) < steady) {
            return;
        }
        const bool taken = m_pressed_on.stack && on_take && on_take(*m_pressed_on.space, *m_pressed_on.stack);
        m_drag = taken ? Drag::Stack : Drag::Pan;
        SetCursor(wxCursor(taken ? wxCURSOR_HAND : wxCURSOR_SIZING));
        if (!taken) {
            pan(m_pressed_at.x - at.x, m_pressed_at.y - at.y);
            return;
        }
    } else if (m_drag == Drag::Pan) {
        pan(before.x - at.x, before.y - at.y);
        return;
    }
    const auto under = hit(at).space;
    if (under != m_hovered) {
        m_hovered = under;
        if (on_hover) {
            on_hover(under);
        }
        Refresh();
    } else if (m_drag == Drag::Stack) {
        Refresh();
    }
}

void Canvas::released(wxMouseEvent& event) {
    if (HasCapture()) {
        ReleaseMouse();
    }
    const auto drag = m_drag;
    const auto on = hit(event.GetPosition());
    m_drag = Drag::None;
    SetCursor(wxNullCursor);
    if (drag == Drag::Stack) {
        m_hovered.reset(); // what lies there fans out when the mouse looks at it again
        if (on.space && on_put) {
            on_put(*on.space);
        } else if (on_escape) {
            on_escape();
        }
    } else if (drag == Drag::Pressed && on.space) {
        if (on.offer && on_offer) {
            on_offer(*on.space);
        } else if (m_lit.contains(*on.space) && on_put) {
            on_put(*on.space);
        } else if (on.stack && m_selected == on.space && on_stack) {
            on_stack(*on.space, *on.stack);
        } else {
            select(on.space);
            if (on_pick) {
                on_pick(*on.space);
            }
            if (on_select) {
                on_select(*on.space);
            }
        }
    }
    Refresh();
}

void Canvas::connect_keyboard() {
    Bind(wxEVT_KEY_DOWN, &Canvas::key, this);
    Bind(wxEVT_CHAR, [this](wxKeyEvent& event) {
        const auto sign = wxUniChar(event.GetUnicodeKey());
        if (event.HasAnyModifiers() || !on_letter || !wxIsalpha(sign)) {
            event.Skip();
            return;
        }
        on_letter(sign);
    });
    const auto repaint = [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    };
    Bind(wxEVT_SET_FOCUS, repaint);
    Bind(wxEVT_KILL_FOCUS, repaint);
}

namespace {

enum class Act { Walk, Enter, Escape, All, TakeBack, Before, After, Whole, Focus, Nearer, Farther };

struct BoardKey {
    std::vector<int> codes; ///< the first is the one that is told
    Act act;
    const char* does;
    std::optional<Direction> walks{};
};

/// Every key that the board answers to, but for letters and numbers.
const std::vector<BoardKey>& board_table() {
    static const std::vector<BoardKey> table{
        {{WXK_LEFT}, Act::Walk, INTENDANT_TR("To the next space on the left; with Ctrl the board moves"), Direction::Left},
        {{WXK_RIGHT}, Act::Walk, INTENDANT_TR("To the next space on the right; with Ctrl the board moves"), Direction::Right},
        {{WXK_UP}, Act::Walk, INTENDANT_TR("To the next space above; with Ctrl the board moves"), Direction::Up},
        {{WXK_DOWN}, Act::Walk, INTENDANT_TR("To the next space below; with Ctrl the board moves"), Direction::Down},
        {{WXK_PAGEDOWN}, Act::After, INTENDANT_TR("The next of the spaces that are lit, or of the neighbours")},
        {{WXK_PAGEUP}, Act::Before, INTENDANT_TR("The one before it")},
        {{WXK_RETURN, WXK_NUMPAD_ENTER}, Act::Enter, INTENDANT_TR("Picks the space, or puts down what is held")},
        {{WXK_SPACE}, Act::All, INTENDANT_TR("Takes up everything that stands there")},
        {{WXK_BACK}, Act::TakeBack, INTENDANT_TR("Puts the last piece back")},
        {{WXK_ESCAPE}, Act::Escape, INTENDANT_TR("Lets go of what is held, or looks away from the space")},
        {{'+', '=', WXK_NUMPAD_ADD}, Act::Nearer, INTENDANT_TR("Nearer")},
        {{'-', WXK_NUMPAD_SUBTRACT}, Act::Farther, INTENDANT_TR("Farther away")},
        {{'.', WXK_NUMPAD_DECIMAL}, Act::Focus, INTENDANT_TR("What matters now: the battle, or the front")},
        {{WXK_HOME}, Act::Whole, INTENDANT_TR("The whole board at once")}};
    return table;
}

const BoardKey* find_key(int code) {
    const auto& table = board_table();
    const auto found =
        std::ranges::find_if(table, [code](const BoardKey& key) { return std::ranges::find(key.codes, code) != key.codes.end(); });
    return found == table.end() ? nullptr : &*found;
}

} // namespace

std::vector<KeyLine> board_keys() {
    std::vector<KeyLine> lines;
    for (const auto& key : board_table()) {
        lines.push_back({name_of_key(key.codes.front()), wxGetTranslation(key.does), _("Board")});
    }
    lines.push_back({"1-9", _("Takes up one of a kind that stands there"), _("Board")});
    return lines;
}

bool Canvas::walk(wxKeyEvent& event) {
    const auto* const key = find_key(event.GetKeyCode());
    if (key == nullptr || !key->walks) {
        return false;
    }
    const auto direction = *key->walks;
    const int right = direction == Direction::Right ? 1 : direction == Direction::Left ? -1 : 0;
    const int down = direction == Direction::Down ? 1 : direction == Direction::Up ? -1 : 0;
    if (event.ControlDown() || event.ShiftDown()) {
        pan(right * pan_step, down * pan_step);
        return true;
    }
    const auto next = m_selected ? step(m_map, m_connections, *m_selected, direction)
                                 : space_at(m_map, m_view.to_board(m_view.width() / 2, m_view.height() / 2));
    if (next) {
        select(next);
        if (on_select) {
            on_select(*next);
        }
    }
    return true;
}

/// The page keys: from lit space to lit space, else round the neighbours of where the cursor came to rest.
void Canvas::go_round(bool forward) {
    std::set<std::size_t> round = m_lit;
    if (round.empty() && m_home) {
        round.insert(m_connections[*m_home].begin(), m_connections[*m_home].end());
    }
    if (round.empty()) {
        return;
    }
    const auto here = m_selected.value_or(0);
    std::size_t next = 0;
    if (forward) {
        const auto after = round.upper_bound(here);
        next = after == round.end() ? *round.begin() : *after;
    } else {
        const auto at = round.lower_bound(here);
        next = at == round.begin() ? *round.rbegin() : *std::prev(at);
    }
    const auto home = m_home;
    select(next);
    m_home = home;
    if (on_select) {
        on_select(next);
    }
}

void Canvas::key(wxKeyEvent& event) {
    const auto call = [](const std::function<void()>& what) {
        if (what) {
            what();
        }
    };
    if (walk(event)) {
        return;
    }
    const int code = event.GetKeyCode();
    if (event.ControlDown() || event.AltDown()) {
        event.Skip();
        return;
    }
    if (code == WXK_TAB) {
        Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
        return;
    }
    if (const auto* const key = find_key(code)) {
        switch (key->act) {
        case Act::Walk:
            return;
        case Act::Enter:
            return call(on_enter);
        case Act::Escape:
            return call(on_escape);
        case Act::All:
            return call(on_all);
        case Act::TakeBack:
            return call(on_take_back);
        case Act::Before:
        case Act::After:
            return go_round(key->act == Act::After);
        case Act::Whole:
            return whole_board();
        case Act::Focus:
            return call(on_focus);
        case Act::Nearer:
            return zoom(1);
        case Act::Farther:
            return zoom(-1);
        }
    }
    const int number = code >= '1' && code <= '9' ? code - '0' : code >= WXK_NUMPAD1 && code <= WXK_NUMPAD9 ? code - WXK_NUMPAD0 : 0;
    if (number > 0 && on_number) {
        on_number(number);
        return;
    }
    event.Skip();
}

} // namespace intendant::app::board
