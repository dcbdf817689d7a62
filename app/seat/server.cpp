#include "app/seat/server.hpp"

#include "app/seat/doorkeeper.hpp"
#include "app/seat/fault.hpp"
#include "app/seat/latest_odds.hpp"
#include "model/core/resources.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

#include <array>
#include <atomic>
#include <chrono>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>

// The one source that names Boost.Asio and Beast: it takes as long to compile as ten others.
namespace intendant::seat {

namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = net::ip::tcp;
using Failure = boost::system::error_code;
using std::chrono::seconds;

constexpr std::size_t most_header = 8 * 1024;
constexpr std::size_t most_body = 4 * 1024;
constexpr int most_waiting_bytes = 32 * 1024;
constexpr auto patience = seconds{5}; ///< for a request or a handshake
constexpr auto patience_writing = seconds{10};
constexpr auto patience_between = seconds{20}; ///< until the next request
constexpr auto beat = seconds{10};

std::string_view reason_of(int status) {
    switch (status) {
    case 200:
        return "OK";
    case 202:
        return "Accepted";
    case 403:
        return "Forbidden";
    case 404:
        return "Not Found";
    case 413:
        return "Payload Too Large";
    case 429:
        return "Too Many Requests";
    case 431:
        return "Request Header Fields Too Large";
    case 503:
        return "Service Unavailable";
    default:
        return status < 500 ? "Refused" : "Failed";
    }
}

/// What stands before every answer: nothing from elsewhere, nothing kept, no address told on.
std::string head_of(const Reply& reply, bool goes_on) {
    std::string head = "HTTP/1.1 " + std::to_string(reply.status) + " " + std::string{reason_of(reply.status)} +
                       "\r\nContent-Type: " + std::string{reply.type} + "; charset=utf-8" +
                       "\r\nCache-Control: no-store"
                       "\r\nContent-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
                       "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
                       "\r\nReferrer-Policy: no-referrer"
                       "\r\nX-Content-Type-Options: nosniff"
                       "\r\nCross-Origin-Resource-Policy: same-origin"
                       "\r\nCross-Origin-Opener-Policy: same-origin";
    if (!reply.set_cookie.empty()) {
        head += "\r\nSet-Cookie: " + reply.set_cookie;
    }
    if (!reply.stream) {
        head += "\r\nContent-Length: " + std::to_string(reply.body ? reply.body->size() : 0);
    }
    return head + (goes_on && !reply.stream ? "\r\nConnection: keep-alive\r\n\r\n" : "\r\nConnection: close\r\n\r\n");
}

constexpr std::string_view full = "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nRetry-After: 10\r\nConnection: close\r\n\r\n";

std::int64_t now_in_seconds() { return std::chrono::duration_cast<seconds>(std::chrono::system_clock::now().time_since_epoch()).count(); }

/// What the connections need of the server; all of it lives in its thread.
class Host;

class Follower {
public:
    virtual ~Follower() = default;
    virtual void wake() = 0;
    virtual void tick() = 0;
    virtual void close() = 0;
};

class Host {
public:
    Host(Doorkeeper& keeper) : doorkeeper(keeper) {}

    Doorkeeper& doorkeeper;
    std::set<Follower*> followers; ///< streams
    std::set<Follower*> all;       ///< connections
    std::map<std::string, int> of_address;
    std::map<std::string, int> of_visitor;
    std::atomic<int> readers{0};

    /// Those who follow are told what has changed.
    void wake() const {
        if (doorkeeper.shown()) {
            const auto now = followers; // one that fails leaves
            for (auto* const each : now) {
                each->wake();
            }
        }
    }
};

/// One connection, over plain TCP or TLS.
template <class Stream> class Connection : public Follower, public std::enable_shared_from_this<Connection<Stream>> {
public:
    template <class... More>
    Connection(Host& host, std::string address, tcp::socket socket, More&... more)
        : m_host(host), m_address(std::move(address)), m_stream(std::move(socket), more...) {
        m_host.all.insert(this);
        ++m_host.of_address[m_address];
    }
    ~Connection() override {
        m_host.all.erase(this);
        m_host.readers -= m_host.followers.erase(this) > 0 ? 1 : 0;
        leave(m_host.of_address, m_address);
        leave(m_host.of_visitor, m_visitor);
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    void begin() {
        if constexpr (secure) {
            socket().expires_after(patience);
            m_stream.async_handshake(net::ssl::stream_base::server, [self = this->shared_from_this()](const Failure& failure) {
                if (!failure) {
                    self->read(patience);
                }
            });
        } else {
            read(patience);
        }
    }
    void close() override {
        Failure none;
        socket().socket().close(none);
    }
    void wake() override {
        if (!m_writing) {
            write_newest();
        }
    }
    void tick() override {
        if (!m_writing) {
            m_first = beat_text();
            write_stream();
        }
    }

private:
    static constexpr bool secure = !std::is_same_v<Stream, beast::tcp_stream>;

    beast::tcp_stream& socket() { return beast::get_lowest_layer(m_stream); }
    static void leave(std::map<std::string, int>& counts, const std::string& key) {
        const auto count = counts.find(key);
        if (count != counts.end() && --count->second == 0) {
            counts.erase(count);
        }
    }
    static const Text& beat_text() {
        static const Text text = std::make_shared<const std::string>("event: beat\ndata: 0\n\n");
        return text;
    }

    void read(seconds how_long) {
        m_parser.emplace();
        m_parser->header_limit(most_header);
        m_parser->body_limit(most_body);
        socket().expires_after(how_long);
        http::async_read(m_stream, m_buffer, *m_parser,
                         [self = this->shared_from_this()](const Failure& failure, std::size_t) { self->answer(failure); });
    }
    void answer(const Failure& failure) {
        Reply reply;
        bool goes_on = false;
        if (failure == http::error::header_limit || failure == http::error::buffer_overflow) {
            reply.status = 431;
        } else if (failure == http::error::body_limit) {
            reply.status = 413;
        } else if (failure && failure.category() == http::make_error_code(http::error::bad_method).category() &&
                   failure != http::error::end_of_stream && failure != http::error::partial_message) {
            reply.status = 400;
        } else if (failure) {
            return; // gone, or too slow
        } else {
            const auto& asked = m_parser->get();
            goes_on = asked.keep_alive() && (asked.method() == http::verb::get || asked.method() == http::verb::post);
            const auto field = [&](http::field name) { return std::string_view{asked[name].data(), asked[name].size()}; };
            const auto before = m_host.doorkeeper.mine_version();
            reply = m_host.doorkeeper.answer({.method = {asked.method_string().data(), asked.method_string().size()},
                                              .target = {asked.target().data(), asked.target().size()},
                                              .host = field(http::field::host),
                                              .origin = field(http::field::origin),
                                              .cookie = field(http::field::cookie),
                                              .content_type = field(http::field::content_type),
                                              .accept_language = field(http::field::accept_language),
                                              .body = asked.body(),
                                              .device = m_address},
                                             Doorkeeper::Clock::now(), now_in_seconds());
            if (m_host.doorkeeper.mine_version() != before) {
                m_host.wake();
            }
            if (!knows(reply.visitor.substr(0, reply.visitor.find(' ')))) {
                reply = {.status = 429};
                goes_on = false;
            }
        }
        m_asked = reply.visitor;
        m_language = reply.language;
        m_head = head_of(reply, goes_on);
        m_body = reply.body ? reply.body : std::make_shared<const std::string>();
        socket().expires_after(patience_writing);
        const std::array<net::const_buffer, 2> parts{net::buffer(m_head), net::buffer(*m_body)};
        net::async_write(m_stream, parts,
                         [self = this->shared_from_this(), stream = reply.stream, goes_on](const Failure& unwritten, std::size_t) {
                             if (unwritten) {
                                 return;
                             }
                             if (stream) {
                                 self->follow();
                             } else if (goes_on) {
                                 self->read(patience_between);
                             } else {
                                 self->end();
                             }
                         });
    }
    /// What was not read of a request too large is read and thrown away for a moment, so that its sender hears the answer.
    void end() {
        Failure none;
        socket().socket().shutdown(tcp::socket::shutdown_send, none);
        drain(0);
    }
    void drain(std::size_t before) {
        constexpr std::size_t most = 64 * 1024;
        if (before > most) {
            return;
        }
        socket().expires_after(seconds{1});
        socket().async_read_some(net::buffer(m_rest), [self = this->shared_from_this(), before](const Failure& failure, std::size_t size) {
            if (!failure) {
                self->drain(before + size);
            }
        });
    }
    /// Counts the connection for its visitor; false where he has too many.
    bool knows(const std::string& visitor) {
        if (visitor.empty() || visitor == m_visitor) {
            return true;
        }
        leave(m_host.of_visitor, m_visitor);
        m_visitor = visitor;
        return ++m_host.of_visitor[m_visitor] <= Server::most_of_a_visitor;
    }

    void follow() {
        m_host.followers.insert(this);
        ++m_host.readers;
        socket().expires_never();
        m_stream.async_read_some(net::buffer(m_rest), [self = this->shared_from_this()](const Failure&, std::size_t) {
            self->close(); // the page has gone, or says what it has not to say
        });
        write_newest();
    }
    /// Only the newest: what came between while this reader was slow is not sent.
    void write_newest() {
        const auto& keeper = m_host.doorkeeper;
        m_first.reset();
        m_second.reset();
        if (m_state != keeper.state_version()) {
            m_state = keeper.state_version();
            m_first = m_host.doorkeeper.state_event(m_language);
        }
        if (m_mine != keeper.mine_version() || !m_told) {
            m_mine = keeper.mine_version();
            m_told = true;
            auto event = keeper.mine_event(m_asked, m_language);
            if (!m_last_mine || *event != *m_last_mine) {
                m_second = m_last_mine = std::move(event);
            }
        }
        if (m_first || m_second) {
            write_stream();
        }
    }
    void write_stream() {
        m_writing = true;
        socket().expires_after(patience_writing);
        const std::array<net::const_buffer, 2> parts{m_first ? net::buffer(*m_first) : net::const_buffer{},
                                                     m_second ? net::buffer(*m_second) : net::const_buffer{}};
        net::async_write(m_stream, parts, [self = this->shared_from_this()](const Failure& failure, std::size_t) {
            self->m_writing = false;
            if (failure) {
                self->close();
            } else {
                self->write_newest();
            }
        });
    }

    Host& m_host;
    std::string m_address;
    std::string m_visitor; ///< for whom it counts
    std::string m_asked;   ///< with his seats
    core::Language m_language{core::Language::English};
    Stream m_stream;
    beast::flat_buffer m_buffer{most_header + most_body};
    std::optional<http::request_parser<http::string_body>> m_parser;
    std::string m_head;
    Text m_body;
    Text m_first;
    Text m_second;
    Text m_last_mine;
    std::array<char, 4096> m_rest{};
    std::uint64_t m_state{0};
    std::uint64_t m_mine{0};
    bool m_told{false};
    bool m_writing{false};
};

using Plain = Connection<beast::tcp_stream>;
using Secure = Connection<beast::ssl_stream<beast::tcp_stream>>;

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
            keeper.publish(latest);
            m_odds.ask(latest->odds,
                       [this, latest](double chance) { post([latest, chance](Doorkeeper& at) { at.odds(latest, chance); }); });
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
        const auto same = m_host->of_address.find(address);
        if (m_host->all.size() >= static_cast<std::size_t>(most_connections) ||
            (same != m_host->of_address.end() &&
             same->second >= (address == m_evening.address ? most_of_this_computer : most_of_an_address))) {
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

int Server::readers() const { return m_room->readers(); }

} // namespace intendant::seat
