#pragma once

#include "app/seat/evening.hpp"
#include "app/seat/page_json.hpp"
#include "app/seat/snapshot.hpp"

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace intendant::seat {

/// What the server tells; called from its thread.
struct Told {
    std::function<void(const Proposal&)> proposal{};
    std::function<void(const std::string& id)> past{};     ///< the game has gone on since it was proposed
    std::function<void(const std::string& seat)> closed{}; ///< after wrong numbers
};

/// Shows a game to the browsers of the players, from a thread of its own that holds nothing but snapshots. Everything here returns
/// at once; the end of the server's life ends its thread and every connection, within a second.
class Server {
public:
    static constexpr int most_connections = 200;
    static constexpr int most_strangers = 120;        ///< of them, from browsers that have not shown yet that they are known
    static constexpr int most_of_an_address = 24;     ///< a player with a phone, a tablet and a few windows
    static constexpr int most_of_this_computer = 120; ///< whoever sits at it has the game anyway
    static constexpr int most_of_a_visitor = 8;

    /// Listens at `evening.address`, at `evening.port` or, where that is 0, at a port that is free. `name`: of the folder of pages.
    /// Throws: Fault: the port is taken, the address is not of this computer.
    Server(Evening evening, Told told);
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server();

    /// With the port that it has.
    const Evening& evening() const;
    /// What is scanned.
    std::string address() const;

    void publish(std::shared_ptr<const Snapshot> snapshot);
    void settle(const std::string& id, Standing::Is is, const std::string& why = {});
    void set_numbers(std::map<std::string, std::string> numbers);
    void open_seat(const std::string& seat);
    /// Tells every page that follows that the banker has stopped, and that this address leads nowhere any more.
    void say_end();
    /// How many pages follow the game now.
    int readers() const;

private:
    class Room;
    std::unique_ptr<Room> m_room;
};

} // namespace intendant::seat
