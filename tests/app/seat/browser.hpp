#pragma once

#include <chrono>
#include <stdexcept>
#include <string>
#include <string_view>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace intendant::test {

/// A connection to a server on this computer that may say anything.
class Wire {
public:
    /// `small`: it takes in hardly anything before it is read, as a reader who sleeps. `from`: another address of this computer, as another
    /// device has it.
    explicit Wire(std::uint16_t port, bool small = false, const char* from = "127.0.0.1")
        : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        if (small) {
            const int bytes = 1024;
            ::setsockopt(m_socket, SOL_SOCKET, SO_RCVBUF, &bytes, sizeof bytes);
        }
        sockaddr_in here{};
        here.sin_family = AF_INET;
        ::inet_pton(AF_INET, from, &here.sin_addr);
        if (::bind(m_socket, reinterpret_cast<const sockaddr*>(&here), sizeof here) != 0) {
            ::close(m_socket);
            throw std::runtime_error("no such address");
        }
        sockaddr_in to{};
        to.sin_family = AF_INET;
        to.sin_port = htons(port);
        to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (::connect(m_socket, reinterpret_cast<const sockaddr*>(&to), sizeof to) != 0) {
            ::close(m_socket);
            throw std::runtime_error("nobody listens");
        }
        const int one = 1;
        ::setsockopt(m_socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    }
    ~Wire() { ::close(m_socket); }
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;

    /// What could not be sent, because the other side has gone, is not.
    void send(std::string_view bytes) const {
        while (!bytes.empty()) {
            const auto sent = ::send(m_socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0) {
                return;
            }
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
    }
    /// Reads until the text has come, or the other side ends, or the time is over. What came.
    const std::string& read_until(std::string_view text, int milliseconds = 5000) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds{milliseconds};
        while (m_read.find(text) == std::string::npos) {
            const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now()).count();
            pollfd wanted{m_socket, POLLIN, 0};
            if (left <= 0 || ::poll(&wanted, 1, static_cast<int>(left)) <= 0 || !take()) {
                break;
            }
        }
        return m_read;
    }
    /// Reads until the other side ends. True when it did within the time.
    bool ends(int milliseconds = 5000) {
        read_until("\x01\x02 never", milliseconds);
        return m_ended;
    }
    void forget() { m_read.clear(); }
    int socket() const { return m_socket; }
    bool take() {
        char bytes[16384];
        const auto size = ::recv(m_socket, bytes, sizeof bytes, 0);
        m_ended = size <= 0;
        if (size > 0) {
            m_read.append(bytes, static_cast<std::size_t>(size));
        }
        return size > 0;
    }
    const std::string& came() const { return m_read; }

private:
    int m_socket;
    std::string m_read;
    bool m_ended{false};
};

/// A request as a browser writes it.
inline std::string request(std::uint16_t port, const std::string& method, const std::string& target, const std::string& cookie = {},
                           const std::string& body = {}) {
    const auto host = "127.0.0.1:" + std::to_string(port);
    std::string text = method + " " + target + " HTTP/1.1\r\nHost: " + host + "\r\n";
    if (!cookie.empty()) {
        text += "Cookie: " + cookie + "\r\n";
    }
    if (method == "POST") {
        text += "Origin: http://" + host + "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
    }
    return text + "Connection: close\r\n\r\n" + body;
}

/// What a server answers to one request on a connection of its own.
inline std::string answer(std::uint16_t port, const std::string& text) {
    Wire wire(port);
    wire.send(text);
    wire.ends();
    return wire.came();
}
inline int status_of(const std::string& answered) {
    return answered.starts_with("HTTP/1.1 ") && answered.size() > 12 ? std::stoi(answered.substr(9, 3)) : 0;
}
/// The cookie that an answer sets.
inline std::string cookie_in(const std::string& answered) {
    constexpr std::string_view field = "Set-Cookie: ";
    const auto place = answered.find(field);
    return place == std::string::npos ? std::string{}
                                      : answered.substr(place + field.size(), answered.find(';', place) - place - field.size());
}

} // namespace intendant::test
