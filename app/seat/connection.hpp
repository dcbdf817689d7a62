#pragma once

#include "app/seat/doorkeeper.hpp"
#include "app/seat/server.hpp"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

/// One connection of a phone: requests in, answers and what follows out. For server.cpp alone: with it, this is all that names Boost.Asio
/// and Beast, which take as long to compile as ten sources.
namespace intendant::seat::detail {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = net::ip::tcp;
using Failure = boost::system::error_code;
using std::chrono::seconds;

inline constexpr std::size_t most_header = 8 * 1024;
inline constexpr std::size_t most_body = 4 * 1024;
inline constexpr auto patience = seconds{5}; ///< for a request or a handshake
inline constexpr auto patience_writing = seconds{10};
inline constexpr auto patience_between = seconds{20}; ///< until the next request

inline std::string_view reason_of(int status) {
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
inline std::string head_of(const Reply& reply, bool goes_on) {
    std::string head =
        "HTTP/1.1 " + std::to_string(reply.status) + " " + std::string{reason_of(reply.status)} +
        "\r\nContent-Type: " + std::string{reply.type} + "; charset=utf-8" +
        "\r\nCache-Control: no-store"
        "\r\nContent-Security-Policy: default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self'; "
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

inline std::int64_t now_in_seconds() {
    return std::chrono::duration_cast<seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

/// A connection, as the server sees it.
class Follower {
public:
    virtual ~Follower() = default;
    virtual void wake() = 0;
    virtual void tick() = 0;
    /// Tells its page that the banker has stopped.
    virtual void say_end() = 0;
    virtual void close() = 0;
    virtual const std::string& address() const = 0;
};

/// What the connections need of the server; all of it lives in its thread.
class Host {
public:
    Host(Doorkeeper& keeper) : doorkeeper(keeper) {}

    Doorkeeper& doorkeeper;
    std::set<Follower*> followers;  ///< streams
    std::set<Follower*> all;        ///< connections
    std::list<Follower*> strangers; ///< of them, those that have not shown yet whom they are of, the oldest first
    std::map<std::string, int> of_address;
    std::map<std::string, int> of_visitor;
    std::atomic<int> readers{0};

    void enter(Follower* each, const std::string& address) {
        all.insert(each);
        strangers.push_back(each);
        ++of_address[address];
    }
    void leave(Follower* each, const std::string& address) {
        readers -= followers.erase(each) > 0 ? 1 : 0;
        strangers.remove(each);
        if (all.erase(each) > 0) {
            leave(of_address, address);
        }
    }
    static void leave(std::map<std::string, int>& counts, const std::string& key) {
        const auto count = counts.find(key);
        if (count != counts.end() && --count->second == 0) {
            counts.erase(count);
        }
    }
    /// Ends the connection of the stranger who has said least for longest, of this address or, where it is empty, of any. False where
    /// there is none. His place is free at once.
    bool show_out(const std::string& from = {}) {
        const auto found = std::ranges::find_if(strangers, [&](const Follower* each) { return from.empty() || each->address() == from; });
        if (found == strangers.end()) {
            return false;
        }
        auto* const each = *found;
        leave(each, each->address());
        each->close();
        return true;
    }

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
        m_host.enter(this, m_address);
    }
    ~Connection() override {
        m_host.leave(this, m_address);
        Host::leave(m_host.of_visitor, m_visitor);
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
    /// At once, as far as it goes out at once: the connection is closed next.
    void say_end() override {
        if (!m_writing) {
            Failure none;
            socket().socket().non_blocking(true, none);
            m_stream.write_some(net::buffer(std::string_view{"event: end\ndata: 1\n\n"}), none);
        }
    }
    const std::string& address() const override { return m_address; }
    void wake() override {
        if (!m_writing) {
            write_newest();
        }
    }
    void tick() override {
        if (!m_writing) {
            m_clock = beat_text();
            write_stream();
        }
    }

private:
    static constexpr bool secure = !std::is_same_v<Stream, beast::tcp_stream>;

    beast::tcp_stream& socket() { return beast::get_lowest_layer(m_stream); }
    /// The table's clock, as it is when this is sent: a state may be older than its sending.
    static Text beat_text() {
        return std::make_shared<const std::string>("event: beat\ndata: " + std::to_string(now_in_seconds()) + "\n\n");
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
        } else if (says_twice(m_parser->get())) {
            reply.status = 400;
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
            if (!reply.visitor.empty()) {
                m_host.strangers.remove(this);
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
    /// Of which address it is, whose page asks and who asks may be said once: who says it twice wants it read in two ways.
    static bool says_twice(const http::request<http::string_body>& asked) {
        return std::ranges::any_of(std::array{http::field::host, http::field::origin, http::field::cookie},
                                   [&asked](http::field name) { return asked.count(name) > 1; });
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
        Host::leave(m_host.of_visitor, m_visitor);
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
        m_clock.reset();
        m_first.reset();
        m_second.reset();
        if (m_state != keeper.state_version()) {
            m_state = keeper.state_version();
            m_clock = beat_text();
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
        const auto part = [](const Text& text) { return text ? net::buffer(*text) : net::const_buffer{}; };
        const std::array<net::const_buffer, 3> parts{part(m_clock), part(m_first), part(m_second)};
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
    Text m_clock;
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
// Not beast::ssl_stream: of an answer in two pieces whose second is longer than 16 KiB that one (1.74) sends the first alone.
using Secure = Connection<net::ssl::stream<beast::tcp_stream>>;

} // namespace intendant::seat::detail
