#include "app/seat/certificate.hpp"
#include "app/seat/need_desk.hpp"
#include "app/seat/server.hpp"
#include "tests/app/seat/browser.hpp"
#include "tests/app/seat/game.hpp"
#include "tests/support/catch.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <random>
#include <thread>

#include <openssl/ssl.h>

namespace intendant::test {
namespace {

using std::chrono::steady_clock;

std::int64_t now() { return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count(); }

seat::Evening tonight(std::uint16_t port = 0) {
    auto evening = seat::new_evening(now());
    evening.address = "127.0.0.1";
    evening.port = port;
    return evening;
}

/// A server that shows the small game, and a phone that has scanned its code.
class Shown {
public:
    explicit Shown(seat::Evening evening = tonight())
        : server(std::move(evening), {.proposal =
                                          [this](const seat::Proposal& proposal) {
                                              const std::lock_guard lock(m_mutex);
                                              m_proposals.push_back(proposal);
                                          },
                                      .past = [this](const std::string&) { ++past; },
                                      .closed = {}}) {
        server.publish(small_game());
        cookie = scan();
    }
    std::uint16_t port() const { return server.evening().port; }
    std::string scan() const { return cookie_in(answer(port(), request(port(), "GET", "/j/" + server.evening().token))); }
    std::string get(const std::string& target) const { return answer(port(), request(port(), "GET", target, cookie)); }
    std::string post(const std::string& target, const std::string& body) const {
        return answer(port(), request(port(), "POST", target, cookie, body));
    }
    std::unique_ptr<Wire> follow(bool small = false) const {
        auto wire = std::make_unique<Wire>(port(), small);
        wire->send(request(port(), "GET", "/events?lang=en", cookie));
        return wire;
    }
    std::size_t proposals() {
        const std::lock_guard lock(m_mutex);
        return m_proposals.size();
    }
    seat::Proposal last() {
        const std::lock_guard lock(m_mutex);
        return m_proposals.back();
    }

private:
    std::mutex m_mutex;
    std::vector<seat::Proposal> m_proposals;

public:
    std::atomic<int> past{0};
    seat::Server server;
    std::string cookie;
};

template <class What> bool comes_true(const What& what, int milliseconds = 5000) {
    const auto end = steady_clock::now() + std::chrono::milliseconds{milliseconds};
    while (!what() && steady_clock::now() < end) {
        std::this_thread::sleep_for(std::chrono::milliseconds{5});
    }
    return what();
}

} // namespace

TEST_CASE("a phone scans, follows the game live and is told the newest state", "[seat][server]") {
    Shown shown;
    REQUIRE(shown.cookie.starts_with("intendant_seat="));
    CHECK(shown.server.address() == "http://127.0.0.1:" + std::to_string(shown.port()) + "/j/" + shown.server.evening().token);
    const auto page = shown.get("/");
    CHECK(status_of(page) == 200);
    for (const auto* const line : {"Content-Security-Policy: default-src 'none'; script-src 'self'", "Referrer-Policy: no-referrer",
                                   "X-Content-Type-Options: nosniff", "Cache-Control: no-store"}) {
        INFO(line);
        CHECK(page.find(line) != std::string::npos);
    }
    CHECK(page.find("src=\"http") == std::string::npos); // no outside request
    CHECK(shown.get("/seat.js").find("EventSource") != std::string::npos);
    const auto wire = shown.follow();
    CHECK(wire->read_until("\"entry\":7").find("event: state\ndata: {") != std::string::npos);
    CHECK(comes_true([&] { return shown.server.readers() == 1; }));
    shown.server.publish(small_game(8));
    CHECK(wire->read_until("\"entry\":8").find("\"entry\":8") != std::string::npos);
    const auto again = shown.follow(); // who slept gets the whole state at once
    CHECK(again->read_until("\"entry\":8").find("\"entry\":8") != std::string::npos);
}

TEST_CASE("a proposal reaches the banker, and the phone hears what became of it", "[seat][server]") {
    Shown shown;
    shown.cookie = cookie_in(shown.post("/join", R"({"seat":"north","number":""})"));
    const auto wire = shown.follow();
    wire->read_until("event: mine");
    CHECK(status_of(shown.post("/propose", R"({"seat":"north","form":"buy","situation":7,"values":{"guard":"6"}})")) == 202);
    REQUIRE(comes_true([&] { return shown.proposals() == 1; }));
    CHECK(wire->read_until("\"is\":\"waiting\"").find("T-1: More than fit.") != std::string::npos);
    shown.server.settle(shown.last().id, seat::Standing::Is::Refused, "Not so many.");
    CHECK(wire->read_until("Not so many.").find("\"is\":\"refused\"") != std::string::npos);
    CHECK(status_of(shown.post("/propose", R"({"seat":"north","form":"buy","situation":7,"values":{"guard":"2"}})")) == 202);
    shown.server.publish(small_game(9));
    CHECK(wire->read_until("\"is\":\"past\"").find("\"is\":\"past\"") != std::string::npos);
    CHECK(comes_true([&] { return shown.past == 1; }));
}

TEST_CASE("after a restart at the same port the phone goes on as it was", "[seat][server]") {
    auto evening = tonight();
    std::string cookie;
    {
        Shown before(evening);
        evening = before.server.evening();
        cookie = cookie_in(before.post("/join", R"({"seat":"south","number":""})"));
    }
    CHECK_THROWS(Wire(evening.port)); // nobody is there
    Shown after(evening);
    after.cookie = cookie;
    CHECK(after.follow()->read_until("event: mine\ndata: {\"seats\":[\"south\"]").find("[\"south\"]") != std::string::npos);
}

TEST_CASE("a port that is taken and an address elsewhere are a sentence each", "[seat][server]") {
    Shown shown;
    CHECK_THROWS_WITH(seat::Server(tonight(shown.port()), {}), Catch::Contains("is taken by another program"));
    auto elsewhere = tonight();
    elsewhere.address = "203.0.113.7";
    CHECK_THROWS_WITH(seat::Server(elsewhere, {}), Catch::Contains("Is this computer still in that network?"));
    elsewhere.address = "nonsense";
    CHECK_THROWS_WITH(seat::Server(elsewhere, {}), Catch::Contains("is no address"));
}

TEST_CASE("what is too long, too slow or no request is refused with a status", "[seat][server]") {
    Shown shown;
    const auto port = shown.port();
    CHECK(status_of(answer(port, "GET / HTTP/1.1\r\nHost: x\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n")) == 431);
    CHECK(status_of(answer(port, "GET /" + std::string(20'000, 'x') + " HTTP/1.1\r\n\r\n")) == 431);
    CHECK(status_of(answer(port, request(port, "POST", "/propose", shown.cookie, std::string(10'000'000, ' ')))) == 413);
    CHECK(status_of(answer(port, "nonsense\r\n\r\n")) == 400);
    CHECK(status_of(answer(port, "GET / HTTP/9.9\r\n\r\n")) == 400);
    CHECK(status_of(answer(port, request(port, "DELETE", "/", shown.cookie))) == 405);
    CHECK(status_of(answer(port, request(port, "GET", "/../../etc/passwd", shown.cookie))) == 404);
    CHECK(status_of(answer(port, "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")) == 421);
    CHECK(status_of(shown.get("/state")) == 200);
    Wire slow(port);
    slow.send("GET / HTTP/1.1\r\nHo");
    CHECK(slow.ends(8000));
}

TEST_CASE("bytes by chance are answered or closed, and the server goes on", "[seat][server][fuzz]") {
    Shown shown;
    std::mt19937 chance(1126);
    const auto whole =
        request(shown.port(), "POST", "/propose", shown.cookie, R"({"seat":"north","form":"buy","situation":7,"values":{}})");
    for (int i = 0; i < 300; ++i) {
        auto bytes = whole;
        for (int changes = std::uniform_int_distribution{1, 4}(chance); changes > 0; --changes) {
            const auto place = std::uniform_int_distribution<std::size_t>{0, bytes.size() - 1}(chance);
            switch (std::uniform_int_distribution{0, 2}(chance)) {
            case 0:
                bytes[place] = static_cast<char>(chance());
                break;
            case 1:
                bytes.erase(place, 3);
                break;
            default:
                bytes.insert(place, bytes.substr(place / 2, 20));
            }
        }
        Wire wire(shown.port());
        wire.send(bytes);
        ::shutdown(wire.socket(), SHUT_WR);
        REQUIRE(wire.ends());
    }
    CHECK(status_of(shown.get("/state")) == 200);
}

TEST_CASE("thousands of connections find a closed door, and readers are still served", "[seat][server]") {
    Shown shown;
    const auto reader = shown.follow();
    reader->read_until("event: mine");
    std::vector<std::unique_ptr<Wire>> idle;
    int turned_away = 0;
    for (int i = 0; i < 300; ++i) {
        idle.push_back(std::make_unique<Wire>(shown.port()));
    }
    CHECK(comes_true([&] {
        turned_away = 0;
        for (auto& each : idle) {
            pollfd wanted{each->socket(), POLLIN, 0};
            turned_away += ::poll(&wanted, 1, 0) > 0 ? 1 : 0;
        }
        return turned_away >= 300 - seat::Server::most_of_this_computer;
    }));
    shown.server.publish(small_game(11));
    CHECK(reader->read_until("\"entry\":11").find("\"entry\":11") != std::string::npos);
    idle.clear();
    CHECK(comes_true([&] { return status_of(shown.get("/state")) == 200; }));
}

TEST_CASE("one device takes the room of no other", "[seat][server]") {
    Shown shown;
    std::vector<std::unique_ptr<Wire>> greedy(100);
    std::ranges::generate(greedy, [&] { return std::make_unique<Wire>(shown.port(), false, "127.0.0.2"); });
    const auto open = [&] {
        return std::ranges::count_if(greedy, [](auto& each) {
            pollfd wanted{each->socket(), POLLIN, 0};
            return ::poll(&wanted, 1, 0) == 0;
        });
    };
    CHECK(comes_true([&] { return open() <= seat::Server::most_of_an_address; }));
    CHECK(open() > 0);
    Wire other(shown.port(), false, "127.0.0.3");
    other.send(request(shown.port(), "GET", "/state", shown.cookie));
    CHECK(status_of(other.read_until("\r\n")) == 200);
}

TEST_CASE("strangers who are slow keep nobody out who is known", "[seat][server]") {
    Shown shown;
    const auto reader = shown.follow();
    reader->read_until("event: mine");
    std::vector<std::string> addresses;
    std::vector<std::unique_ptr<Wire>> slow;
    for (int i = 0; i < 220; ++i) { // from eleven devices
        addresses.push_back("127.0.0." + std::to_string(10 + i % 11));
        slow.push_back(std::make_unique<Wire>(shown.port(), false, addresses.back().c_str()));
        slow.back()->send("GET / HTTP/1.1\r\nHo");
    }
    for (const auto* const from : {"127.0.0.1", "127.0.0.10", "127.0.0.99"}) { // the phone of a player, wherever it comes from
        INFO(from);
        for (int i = 0; i < 10; ++i) {
            Wire phone(shown.port(), false, from);
            phone.send(request(shown.port(), "GET", "/state", shown.cookie));
            REQUIRE(status_of(phone.read_until("\r\n")) == 200);
        }
    }
    shown.server.publish(small_game(12));
    CHECK(reader->read_until("\"entry\":12").find("\"entry\":12") != std::string::npos);
}

TEST_CASE("who says twice of which address it is, whose page asks or who asks is not answered", "[seat][server]") {
    Shown shown;
    const auto host = "127.0.0.1:" + std::to_string(shown.port());
    const auto with = [&](const std::string& more) {
        return status_of(answer(shown.port(), "GET /state HTTP/1.1\r\nHost: " + host + "\r\nCookie: " + shown.cookie + "\r\n" + more +
                                                  "Connection: close\r\n\r\n"));
    };
    CHECK(with("") == 200);
    CHECK(with("Host: evil.example\r\n") == 400);
    CHECK(with("Host: " + host + "\r\n") == 400);
    CHECK(with("Origin: http://" + host + "\r\nOrigin: http://evil.example\r\n") == 400);
    CHECK(with("Cookie: " + shown.cookie + "\r\n") == 400);
}

TEST_CASE("the clock that a page is told is that of the sending, however old the state is", "[seat][server]") {
    Shown shown;
    const auto clock_in = [](const std::string& came) {
        constexpr std::string_view beat = "event: beat\ndata: ";
        const auto at = came.find(beat);
        REQUIRE(at != std::string::npos);
        REQUIRE(came.find("event: state") > at);
        return std::stoll(came.substr(at + beat.size()));
    };
    CHECK(std::abs(clock_in(shown.follow()->read_until("event: mine")) - now()) <= 1);
    std::this_thread::sleep_for(std::chrono::milliseconds{2100});
    CHECK(std::abs(clock_in(shown.follow()->read_until("event: mine")) - now()) <= 1); // the state was made before
    CHECK(shown.get("/state").find("\"now\":1") == std::string::npos);
}

TEST_CASE("a visitor has a few connections, not more", "[seat][server]") {
    Shown shown;
    std::vector<std::unique_ptr<Wire>> streams;
    for (int i = 0; i < seat::Server::most_of_a_visitor; ++i) {
        streams.push_back(shown.follow());
        streams.back()->read_until("event: state");
    }
    const auto more = shown.follow();
    CHECK(status_of(more->read_until("\r\n")) == 429);
    streams.clear();
    CHECK(comes_true([&] { return status_of(shown.get("/state")) == 200; }));
}

TEST_CASE("switched off, the server and every stream end within a second", "[seat][server]") {
    auto shown = std::make_unique<Shown>();
    std::vector<std::unique_ptr<Wire>> streams;
    for (int i = 0; i < 50; ++i) {
        shown->cookie = shown->scan();
        streams.push_back(shown->follow(i % 5 == 0)); // some of them sleep
    }
    CHECK(comes_true([&] { return shown->server.readers() == 50; }));
    const auto awake = shown->follow(false);
    awake->read_until("event: mine");
    std::this_thread::sleep_for(std::chrono::milliseconds{300}); // until the server has seen that it is written
    const auto begin = steady_clock::now();
    shown->server.say_end();
    shown.reset();
    CHECK(steady_clock::now() - begin < std::chrono::seconds{1});
    CHECK(awake->read_until("event: end").find("event: end") != std::string::npos); // it does not try again for ever
    CHECK(std::ranges::all_of(streams, [](auto& each) { return each->ends(1000); }));
}

TEST_CASE("readers who sleep hold nobody up and get the newest state when they wake", "[seat][server]") {
    Shown shown;
    std::vector<std::unique_ptr<Wire>> asleep;
    for (int i = 0; i < 10; ++i) {
        shown.cookie = shown.scan();
        asleep.push_back(shown.follow(true));
    }
    shown.cookie = shown.scan();
    const auto awake = shown.follow();
    REQUIRE(comes_true([&] { return shown.server.readers() == 11; }));
    auto large = small_game(100);
    large->page.accounts[0].player = std::string(200'000, 'x'); // more than a sleeper's socket takes
    for (int entry = 100; entry < 130; ++entry) {
        auto game = std::make_shared<seat::Snapshot>(*large);
        game->entry = game->situation = entry;
        shown.server.publish(game);
        std::this_thread::sleep_for(std::chrono::milliseconds{5});
    }
    const auto said = "\"entry\":129";
    CHECK(awake->read_until(said).find(said) != std::string::npos);
    const auto& heard = asleep.front()->read_until(said);
    CHECK(heard.find(said) != std::string::npos);
    std::size_t states = 0;
    for (auto place = heard.find("event: state"); place != std::string::npos; place = heard.find("event: state", place + 1)) {
        ++states;
    }
    CHECK(states < 25); // not each of those that came meanwhile
}

TEST_CASE("chances that are worked out beside follow as they are known", "[seat][server]") {
    Shown shown;
    const auto wire = shown.follow();
    auto game = small_game(20, true);
    game->odds = [](const std::stop_token&) { return std::optional{0.75}; };
    shown.server.publish(game);
    CHECK(wire->read_until("\"odds\":0.75").find("\"odds\":0.75") != std::string::npos);
    auto long_one = small_game(21, true);
    long_one->odds = [](const std::stop_token& stop) -> std::optional<double> {
        while (!stop.stop_requested()) {
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        }
        return std::nullopt;
    };
    shown.server.publish(long_one); // and the end of the test does not wait for it
}

TEST_CASE("what is needed is worked out beside, told to who asked, and given up for another question", "[seat][server][need]") {
    Shown shown;
    shown.server.publish(asking_game());
    shown.cookie = cookie_in(shown.post("/join", R"({"seat":"north","number":""})"));
    const auto ask = [&](const std::string& guards) {
        return status_of(shown.post("/need", R"({"seat":"north","form":"need","values":{"guard":")" + guards + "\"}}"));
    };
    const auto comes = [](Wire& from, std::string_view text) { return from.read_until(text).find(text) != std::string::npos; };
    const auto wire = shown.follow();
    CHECK(ask("0") == 202); // works until it is stopped
    CHECK(comes(*wire, "\"is\":\"waiting\""));
    CHECK(ask("3") == 202);
    CHECK(comes(*wire, "10 guards suffice."));
    CHECK(ask("0") == 202);
    shown.server.publish(asking_game(8)); // the books move on: that is stopped
    CHECK(comes(*wire, "\"situation\":8"));
    CHECK(ask("4") == 202);
    CHECK(comes(*wire, "12 guards suffice."));
    CHECK(ask("0") == 202); // and so it is when the server ends
}

TEST_CASE("a question has its time, and so many wait at once", "[seat][need]") {
    std::mutex mutex;
    std::condition_variable heard;
    std::vector<std::string> told;
    seat::NeedDesk desk(std::chrono::milliseconds{20}, 2);
    const auto work = [](bool long_work) {
        return [long_work](const std::stop_token& stop) -> std::vector<core::Message> {
            while (long_work && !stop.stop_requested()) {
                std::this_thread::yield();
            }
            return {{"answer", {}}};
        };
    };
    const auto hear = [&](const std::string& who) {
        return [&, who](const std::vector<core::Message>& answer, bool late) {
            const std::lock_guard lock(mutex);
            told.push_back(who + (late ? " late" : " " + answer.front().id));
            heard.notify_all();
        };
    };
    CHECK(desk.ask("anna", work(true), hear("anna")));
    CHECK(desk.ask("bruno", work(false), hear("bruno")));
    std::unique_lock lock(mutex);
    heard.wait(lock, [&] { return told.size() == 2; });
    CHECK(told == std::vector<std::string>{"anna late", "bruno answer"});
    lock.unlock();
    seat::NeedDesk full(std::chrono::hours{1}, 2);
    int asked = 0;
    for (const auto* const who : {"anna", "bruno", "carla", "dora"}) {
        asked += full.ask(who, work(true), hear(who)) ? 1 : 0;
    }
    CHECK(asked >= 2); // one that is being worked on may be among them
    CHECK(asked <= 3);
}

TEST_CASE("enciphered, the books are shown to who takes the certificate", "[seat][server]") {
    auto evening = tonight();
    seat::certify(evening, now());
    Shown plain_phone_never_scans(evening);
    auto& server = plain_phone_never_scans.server;
    CHECK(plain_phone_never_scans.cookie.empty());
    CHECK(server.address().starts_with("https://"));
    const std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context(SSL_CTX_new(TLS_client_method()), &SSL_CTX_free);
    const auto answered = [&](const std::string& target, const std::string& cookie) {
        const std::unique_ptr<SSL, decltype(&SSL_free)> client(SSL_new(context.get()), &SSL_free);
        Wire wire(server.evening().port);
        SSL_set_fd(client.get(), wire.socket());
        REQUIRE(SSL_connect(client.get()) == 1);
        CHECK(SSL_version(client.get()) >= TLS1_2_VERSION);
        const auto asked = request(server.evening().port, "GET", target, cookie);
        REQUIRE(SSL_write(client.get(), asked.data(), static_cast<int>(asked.size())) > 0);
        std::string all;
        std::string came(4096, '\0');
        for (int size = 0; (size = SSL_read(client.get(), came.data(), static_cast<int>(came.size()))) > 0;) {
            all.append(came, 0, static_cast<std::size_t>(size));
        }
        return all;
    };
    const auto page = answered("/j/" + server.evening().token, {});
    CHECK(status_of(page) == 200);
    CHECK(page.find("; Secure") != std::string::npos);
    // What is longer than one record of TLS comes whole.
    const auto script = answered("/seat.js", cookie_in(page));
    CHECK(status_of(script) == 200);
    CHECK(script.size() > 40'000);
    CHECK(script.find("EventSource") != std::string::npos);
}

} // namespace intendant::test
