#pragma once

#include "app/board/look.hpp"

#include <wx/bmpbndl.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace intendant::app::board {

/// What is typed beside the board and not yet booked.
struct Proposal {
    std::vector<std::size_t> way;  ///< the last is where it leads
    std::set<std::size_t> reach{}; ///< while that is not said, where it could lead
    std::set<std::size_t> ends{};  ///< the same where they are many, and the board stays where it is
};

/// What a game says about its board: what stands where, who owns it, what may move where. The pane shows it and hands back
/// what the table wants; it knows no rule. Spaces are counted as in the drawing.
class Situation {
public:
    /// A line of a space's sheet.
    struct Piece {
        std::string key; ///< as in `StackLook`
        wxBitmapBundle picture;
        wxString name;
        int here;
        int held;     ///< of those here
        bool movable; ///< by the player whose turn it is
    };
    struct Cause {
        std::int64_t entry;
        wxString text;
    };
    struct Sheet {
        wxString name;
        wxString facts; ///< whose it is, what it is worth
        std::vector<Piece> pieces;
        std::vector<Cause> causes; ///< the entries that made it so, the latest first
    };
    /// What a player has taken up and not yet put down.
    struct Held {
        std::size_t from;
        wxString text;
        std::vector<StackLook> stacks; ///< each with the number that is held of it
    };
    /// What putting it down would mean: the way there, what the rules say against it, whether it can be booked at all.
    struct Answer {
        std::vector<std::size_t> way;
        wxString to; ///< the name of where it leads
        wxString doubts;
        bool refused;
    };
    /// What one click in a space records, such as a capture where the books keep no board.
    struct Offer {
        std::set<std::size_t> spaces;
        wxString text;
        Picture picture;
    };

    Situation() = default;
    Situation(const Situation&) = delete;
    Situation& operator=(const Situation&) = delete;
    virtual ~Situation() = default;

    /// `drawn_name`: how the drawing writes the name, short.
    virtual SpaceLook look(std::size_t space, const wxString& drawn_name) const = 0;
    virtual Sheet sheet(std::size_t space) const = 0;
    /// The same in one line.
    virtual wxString line(std::size_t space) const = 0;

    /// Takes up so many more, at most what may leave; false when it cannot be taken up. What is held from elsewhere is let go.
    virtual bool take(std::size_t space, const std::string& piece, int more) = 0;
    virtual void take_all(std::size_t space) = 0;
    virtual void put_back_one() = 0;
    virtual void let_go() = 0;
    virtual std::optional<Held> held() const = 0;

    /// Where what is held may go without a word against it: one question, asked once for each thing taken up. A game with a large
    /// board answers it by a flood from where it stands, and asks its rules only about what that reaches.
    virtual std::set<std::size_t> reach() const = 0;
    virtual Answer ask(std::size_t to) const = 0;
    /// Books it, and lets go.
    virtual void put(std::size_t to) = 0;

    /// What matters now: the battle, else the front of the player whose turn it is.
    virtual std::set<std::size_t> focus() const = 0;

    virtual Offer offer() const = 0;
    virtual void accept(std::size_t space) = 0;
};

} // namespace intendant::app::board
