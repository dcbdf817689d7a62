#pragma once

#include "app/seat/catalog.hpp"
#include "model/core/seat_page.hpp"
#include "model/core/verdict.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace intendant::seat {

/// An entry of the log as the seats see it: what it says, without command, remarks or anything sealed.
struct Line {
    std::int64_t entry{0};
    core::Message heading;
    std::vector<core::Message> sentences{};
    std::string who{};
    bool undone{false};
};

/// What `decide` says of a proposal, in words: the sentences that would be booked with the warnings against them, or why it cannot be.
struct Checked {
    bool refused{false};
    std::vector<core::Message> sentences{};                        ///< of a refusal: why
    std::vector<std::pair<std::string, core::Message>> warnings{}; ///< clause and sentence
};

/// How long the turn has lasted, as the table's clock counts.
struct TurnTime {
    std::chrono::seconds lasted{};
    bool paused{false};
    std::optional<std::chrono::system_clock::time_point>
        game_clock{}; ///< since when the game's own clock has run, what it showed then counted in
};

/// A game at one moment as its seats see it. It never changes, so the server's thread reads it while the window goes on.
struct Snapshot {
    std::string title;         ///< of the game's file
    std::int64_t entry{0};     ///< the last one
    std::int64_t situation{0}; ///< the last one that changed the books: proposals are made for it
    core::SeatPage page{};
    std::vector<Line> log{};               ///< the newest last
    std::vector<Line> notes{};             ///< those that seats proposed, for the seat that did
    std::int64_t battle_since{0};          ///< the entry with which the battle of the page began
    core::Message story_of{};              ///< which turn `story` tells
    std::vector<core::SeatFigure> story{}; ///< what the turn before this one brought; none: there was none
    std::chrono::system_clock::time_point turn_began{};
    std::optional<std::chrono::seconds> paused{}; ///< how long the turn had lasted when its clock was stopped; none: it runs
    std::shared_ptr<const Speaker> speaker{};
    std::shared_ptr<const std::string> board{}; ///< the drawing as SVG; none: there is no drawing
    std::optional<std::chrono::system_clock::time_point> game_clock{};
    bool takes_proposals{false};
    std::set<std::string, std::less<>> face_down{}; ///< forms of the page of which nobody else reads what is proposed until it is booked
    std::set<std::string, std::less<>> at_will{};   ///< forms of the page that may be left undone without a word
    /// A form of the page as it stands with these values; nothing where it is not asked for now.
    std::function<std::optional<core::Form>(const std::string& form, const core::FormValues& values)> form{};
    std::function<Checked(const std::string& form, const core::FormValues& values)> check{};
    /// The game's question *What do I need?* and its answer, which may take long: empty once it was stopped. Nothing: the game has none.
    std::function<core::Form(const core::FormValues& values)> need_form{};
    std::function<std::vector<core::Message>(const core::FormValues& values, const std::stop_token& stop)> need{};
    std::function<std::optional<double>(const std::stop_token&)> odds{}; ///< the attacker's chance in the battle, worked out beside
};

/// What a player wants to have booked. It is booked only when the banker says so.
struct Proposal {
    std::string id;
    std::string seat;
    std::string form; ///< of the game's page, or `note`
    core::FormValues values{};
    std::int64_t situation{0};
    Checked checked{};
    std::optional<int> changed_of_read{}; ///< its dice were read by a camera: how many of them were changed by hand
    core::Message title{};                ///< of the form
    bool face_down{false};                ///< only who proposes it reads what it says, until it is booked
};

} // namespace intendant::seat
