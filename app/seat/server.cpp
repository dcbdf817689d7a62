#include "app/seat/server.hpp"

#include "app/seat/connection.hpp"
#include "app/seat/doorkeeper.hpp"
#include "app/seat/fault.hpp"
#include "app/seat/latest_odds.hpp"
#include "app/seat/need_desk.hpp"
#include "model/core/resources.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <mutex>
#include <set>
#include <thread>

namespace intendant::seat {

namespace {

using namespace detail;

constexpr int most_waiting_bytes = 32 * 1024;
constexpr auto beat = seconds{10};
constexpr auto most_for_a_need = seconds{20};
constexpr std::size_t most_needs = 8;

constexpr std::string_view full = "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nRetry-After: 10\r\nConnection: close\r\n\r\n";

tcp::endpoint endpoint_of(const Evening& evening) {
    Failure failure;
    const auto address = net::ip::make_address(evening.address, failure);
    if (failure) {
        throw Fault({INTENDANT_TR("\"{address}\" is no address of a network."), {{"address", core::words(evening.address)}}});
    }
    return {address, evening.port};
}

} // namespace

class Server::Room {
public:
    Room(Evening evening, Told told) : m_evening(std::move(evening)), m_acceptor(m_context), m_beat(m_context) {
        listen();
        std::set<std::string, std::less<>> hosts;
        for (const auto& name : {m_evening.address, std::string{m_evening.address.starts_with("127.") ? "localhost" : ""}}) {
            if (!name.empty()) {
                hosts.insert(name + ":" + std::to_string(m_evening.port));
            }
        }
        m_doorkeeper = std::make_unique<Doorkeeper>(m_evening, std::move(hosts), core::find_resources() / "seat");
        m_doorkeeper->on_proposal = std::move(told.proposal);
        m_doorkeeper->on_past = std::move(told.past);
        m_doorkeeper->on_closed = std::move(told.closed);
        m_doorkeeper->on_need = [this](const std::string& visitor, const std::shared_ptr<const Snapshot>& of,
                                       const core::FormValues& values) {
            return m_needs.ask(
                visitor, [of, values](const std::stop_token& stop) { return of->need(values, stop); },
                [this, visitor, of](const std::vector<core::Message>& answer, bool late) {
                    post([visitor, of, answer, late](Doorkeeper& at) { at.needed(visitor, of, answer, late); });
                });
        };
        m_host = std::make_unique<Host>(*m_doorkeeper);
        if (m_evening.tls) {
            m_tls.set_options(net::ssl::context::default_workarounds | net::ssl::context::no_sslv2 | net::ssl::context::no_sslv3 |
                              net::ssl::context::no_tlsv1 | net::ssl::context::no_tlsv1_1);
            m_tls.use_certificate_chain(net::buffer(m_evening.certificate));
            m_tls.use_private_key(net::buffer(m_evening.key), net::ssl::context::pem);
        }
        accept();
        tick();
        m_thread = std::thread([this] { m_context.run(); });
    }
    ~Room() {
        net::post(m_context, [this] {
            Failure none;
            m_acceptor.close(none);
            m_beat.cancel();
            for (auto* const each : m_host->all) {
                each->close();
            }
            m_context.stop();
        });
        m_thread.join();
        m_needs.stop();
        m_odds.stop();
    }
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;

    const Evening& evening() const { return m_evening; }
    int readers() const { return m_host->readers; }

    /// Does it in the server's thread, then tells those who follow what has changed.
    void post(std::function<void(Doorkeeper&)> act) {
        net::post(m_context, [this, act = std::move(act)] {
            act(*m_doorkeeper);
            m_host->wake();
        });
    }
    void publish(std::shared_ptr<const Snapshot> snapshot) {
        {
            const std::lock_guard lock(m_latest_mutex);
            if (std::exchange(m_latest, snapshot)) {
                return; // is on its way already
            }
        }
        post([this](Doorkeeper& keeper) {
            std::shared_ptr<const Snapshot> latest;
            {
                const std::lock_guard lock(m_latest_mutex);
                latest = std::exchange(m_latest, nullptr);
            }
            if (keeper.shown() && keeper.shown()->situation != latest->situation) {
                m_needs.forget_all();
            }
            keeper.publish(latest);
            m_odds.ask(latest->odds,
                       [this, latest](double chance) { post([latest, chance](Doorkeeper& at) { at.odds(latest, chance); }); });
        });
    }

    void say_end() {
        net::post(m_context, [this] {
            for (auto* const each : m_host->followers) {
                each->say_end();
            }
        });
    }

private:
    void listen() {
        const auto at = endpoint_of(m_evening);
        Failure failure;
        m_acceptor.open(at.protocol(), failure);
        if (!failure) {
            m_acceptor.set_option(tcp::acceptor::reuse_address(true), failure);
            // Whatever somebody sends, no more of it than this lies here until it is thrown away.
            m_acceptor.set_option(net::socket_base::receive_buffer_size(most_waiting_bytes), failure);
        }
        if (!failure) {
            m_acceptor.bind(at, failure);
        }
        if (!failure) {
            m_acceptor.listen(tcp::acceptor::max_listen_connections, failure);
        }
        if (failure == net::error::address_in_use) {
            throw Fault({INTENDANT_TR("Port {port} at {address} is taken by another program, or this game is shown already. End that, or "
                                      "begin a new evening."),
                         {{"port", std::to_string(m_evening.port)}, {"address", m_evening.address}}});
        }
        if (failure) {
            throw Fault({INTENDANT_TR("The books cannot be shown at {address}: {why}. Is this computer still in that network?"),
                         {{"address", m_evening.address}, {"why", core::words(failure.message())}}});
        }
        m_evening.port = m_acceptor.local_endpoint().port();
    }
    void accept() {
        m_acceptor.async_accept([this](const Failure& failure, tcp::socket socket) {
            if (failure == net::error::operation_aborted) {
                return;
            }
            if (!failure) {
                welcome(std::move(socket));
            }
            if (failure) { // no file left, perhaps: not at once again
                m_beat.expires_after(std::chrono::milliseconds{100});
                m_beat.async_wait([this](const Failure& cancelled) {
                    if (!cancelled) {
                        accept();
                        tick();
                    }
                });
                return;
            }
            accept();
        });
    }
    void welcome(tcp::socket socket) {
        Failure none;
        const auto from = socket.remote_endpoint(none);
        if (none) {
            return;
        }
        auto address = from.address().to_string();
        // Who is known has his place: it is a stranger who gives way, and the one who has kept his longest.
        const auto same = m_host->of_address.find(address);
        const int most_here = address == m_evening.address ? most_of_this_computer : most_of_an_address;
        const bool crowded = same != m_host->of_address.end() && same->second >= most_here && !m_host->show_out(address);
        const bool too_many = m_host->strangers.size() >= static_cast<std::size_t>(most_strangers) ||
                              m_host->all.size() >= static_cast<std::size_t>(most_connections);
        if (crowded || (too_many && !m_host->show_out())) {
            socket.non_blocking(true, none);
            socket.write_some(net::buffer(full.data(), full.size()), none);
            return;
        }
        socket.set_option(tcp::no_delay(true), none);
        if (m_evening.tls) {
            std::make_shared<Secure>(*m_host, std::move(address), std::move(socket), m_tls)->begin();
        } else {
            std::make_shared<Plain>(*m_host, std::move(address), std::move(socket))->begin();
        }
    }
    /// Pages see that the table is still there; when the evening is over, they hear no more.
    void tick() {
        m_beat.expires_after(beat);
        m_beat.async_wait([this](const Failure& cancelled) {
            if (cancelled) {
                return;
            }
            const bool over = now_in_seconds() >= m_evening.until;
            const auto followers = m_host->followers;
            for (auto* const each : followers) {
                over ? each->close() : each->tick();
            }
            tick();
        });
    }

    Evening m_evening;
    net::ssl::context m_tls{net::ssl::context::tls_server};
    std::unique_ptr<Doorkeeper> m_doorkeeper;
    std::unique_ptr<Host> m_host;
    net::io_context m_context{1}; // its connections end before what they need
    tcp::acceptor m_acceptor;
    net::steady_timer m_beat;
    std::mutex m_latest_mutex;
    std::shared_ptr<const Snapshot> m_latest;
    LatestOdds m_odds;
    NeedDesk m_needs{most_for_a_need, most_needs};
    std::thread m_thread;
};

Server::Server(Evening evening, Told told) : m_room(std::make_unique<Room>(std::move(evening), std::move(told))) {}
Server::~Server() = default;

const Evening& Server::evening() const { return m_room->evening(); }

std::string Server::address() const {
    const auto& evening = m_room->evening();
    return (evening.tls ? "https://" : "http://") + evening.address + ":" + std::to_string(evening.port) + "/j/" + evening.token;
}

void Server::publish(std::shared_ptr<const Snapshot> snapshot) { m_room->publish(std::move(snapshot)); }

void Server::settle(const std::string& id, Standing::Is is, const std::string& why) {
    m_room->post([id, is, why](Doorkeeper& keeper) { keeper.settle(id, is, why); });
}

void Server::set_numbers(std::map<std::string, std::string> numbers) {
    m_room->post([numbers = std::move(numbers)](Doorkeeper& keeper) { keeper.set_numbers(numbers); });
}

void Server::open_seat(const std::string& seat) {
    m_room->post([seat](Doorkeeper& keeper) { keeper.open_seat(seat); });
}

void Server::say_end() { m_room->say_end(); }

int Server::readers() const { return m_room->readers(); }

} // namespace intendant::seat
