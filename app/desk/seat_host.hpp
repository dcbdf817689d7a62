#pragma once

#include "app/seat/server.hpp"

#include <wx/event.h>
#include <wx/string.h>

#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>

namespace intendant::app {

/// Shows the books of the open game to the players' phones, and collects what they propose. The server has a thread of its own; what
/// it tells comes here through the queue of the window's events.
class SeatHost : public wxEvtHandler {
public:
    using Look = std::function<std::shared_ptr<const seat::Snapshot>()>;

    /// `game`: empty for one that is kept in no file. `look`: the game as it stands.
    SeatHost(std::filesystem::path game, Look look);

    /// Goes on with the evening that was shown when the program was ended; what hinders it, for the person, else empty.
    wxString resume();
    /// Begins to show the books, with the evening of before where that is of the same address. What hinders it, else empty.
    wxString switch_on(const std::string& address, bool tls, std::map<std::string, std::string> numbers);
    /// Ends every connection; what was scanned opens nothing any more.
    void switch_off();
    bool on() const { return m_server != nullptr; }
    const seat::Evening& evening() const { return m_server->evening(); }
    /// What is scanned; empty while the books are not shown.
    std::string address() const { return on() ? m_server->address() : std::string{}; }
    int readers() const { return on() ? m_server->readers() : 0; }

    /// Something was booked, by this seat or, where it is empty, by the banker himself.
    void booked(const std::string& who);

    /// What is shown besides the books has changed.
    void show_anew();

    /// What waits for the banker, the oldest first.
    const std::deque<seat::Proposal>& waiting() const { return m_waiting; }
    /// The banker is about to book the first.
    void accept() { m_accepted = m_waiting.empty() ? std::string{} : m_waiting.front().id; }
    void refuse(const std::string& why);
    /// The game has gone on since the first was proposed. Notes are never past.
    bool first_is_past() const;
    /// The first cannot be booked any more, and the seat is told.
    void let_pass();

    /// Seats that wrong numbers have closed.
    const std::set<std::string>& closed() const { return m_closed; }
    void open_seats();

    /// What waits, or what is shown, has changed.
    std::function<void()> on_change;

private:
    wxString begin(seat::Evening evening);
    void publish();
    void settle_first(seat::Standing::Is is, const std::string& why = {});
    void changed() {
        if (on_change) {
            on_change();
        }
    }

    std::filesystem::path m_game;
    Look m_look;
    std::deque<seat::Proposal> m_waiting;
    std::string m_accepted;
    std::int64_t m_situation{0}; ///< of what was shown last
    std::set<std::string> m_closed;
    std::unique_ptr<seat::Server> m_server; ///< ends first: it tells no more
};

} // namespace intendant::app
