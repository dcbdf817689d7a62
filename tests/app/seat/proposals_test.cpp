#include "app/seat/doorkeeper.hpp"
#include "app/seat/watch.hpp"
#include "db/session/axis_allies/session.hpp"
#include "model/core/resources.hpp"
#include "tests/app/seat/game.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/chance.hpp"

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <deque>
#include <functional>
#include <iostream>
#include <map>
#include <set>

// R26: several phones propose for one situation while the banker's key comes, entries are booked in between, and phones reload and sleep.
namespace intendant::test {
namespace {

using Game = axis_allies::Game;
using Watch = seat::Watch<Game>;

/// Whether the banker's program looks at the situation for which a proposal was made.
enum class Banker { LooksAtTheSituation, BooksWhatWaits };

/// A table with its phones. What the window and the server tell each other is on its way for a while, as between two threads.
class Table {
public:
    Table(Banker banker, std::uint64_t seed)
        : m_banker(banker), m_chance(seed),
          m_session(db::AxisAlliesSession::in_memory(axis_allies::load_tables(core::find_resources() / "axis_allies"))),
          m_keeper(m_evening, {"127.0.0.1:4000"}, core::find_resources() / "seat") {
        REQUIRE(m_session.book(axis_allies::BeginGame{}).booked);
        m_keeper.publish(m_watch.look(m_session, true));
        m_keeper.on_proposal = [this](const seat::Proposal& proposal) {
            m_to_window.emplace_back([this, proposal] { m_waiting.push_back(proposal); });
        };
        m_keeper.on_past = [this](const std::string& id) {
            m_to_window.emplace_back([this, id] { std::erase_if(m_waiting, [&](const seat::Proposal& each) { return each.id == id; }); });
        };
    }

    /// One situation: who proposes, presses, books and sleeps, in any order.
    void round() {
        std::vector<Phone> phones(2 + static_cast<std::size_t>(m_chance.up_to(3)));
        for (auto& phone : phones) {
            phone.cookie = cookie_of(ask("GET", "/j/" + m_evening.token, {}, {}));
            phone.cookie = cookie_of(ask("POST", "/join", phone.cookie, R"({"seat":"ussr","number":""})"));
            phone.situation = m_keeper.shown()->situation;
        }
        for (int step = 0; step < 24; ++step) {
            auto& phone = phones[static_cast<std::size_t>(m_chance.up_to(static_cast<int>(phones.size()) - 1))];
            switch (m_chance.up_to(7)) {
            case 0:
            case 1:
                propose(phone);
                break;
            case 2:
            case 3:
                press();
                break;
            case 4: // it reloads
                phone.situation = m_keeper.shown()->situation;
                break;
            case 5:
                if (m_chance.one_in(4)) { // the banker has an entry of his own
                    if (m_session
                            .book(axis_allies::Pay{.from = axis_allies::Power::Germany, .to = {}, .amount = core::Money{1}, .purpose = "x"},
                                  "yes")
                            .booked) {
                        publish();
                    }
                }
                break;
            default:
                deliver(m_chance.one_in(2) ? m_to_window : m_to_server);
            }
        }
        while (!m_waiting.empty() || !m_to_window.empty() || !m_to_server.empty()) {
            deliver(m_to_window);
            deliver(m_to_server);
            press();
        }
        for (const auto& phone : phones) {
            prove_told(phone);
        }
        while (m_session.can_undo()) {
            REQUIRE(m_session.undo());
        }
        m_keeper.publish(m_watch.look(m_session, true));
    }

    int proposed{0};
    int booked{0};
    int passed{0};
    int twice{0};  ///< situations for which a second proposal was booked
    int untrue{0}; ///< proposals of which a phone is told something else than became of it

private:
    struct Phone {
        std::string cookie;
        std::int64_t situation{0};
    };

    static std::string cookie_of(const seat::Reply& reply) { return reply.set_cookie.substr(0, reply.set_cookie.find(';')); }
    seat::Reply ask(std::string_view method, const std::string& target, const std::string& cookie, const std::string& body) {
        m_now += std::chrono::seconds{2};
        return m_keeper.answer({.method = method,
                                .target = target,
                                .host = "127.0.0.1:4000",
                                .origin = method == "POST" ? "http://127.0.0.1:4000" : "",
                                .cookie = cookie,
                                .content_type = "application/json",
                                .body = body},
                               m_now, 1'000'100);
    }
    void propose(const Phone& phone) {
        const nlohmann::json wish{{"seat", "ussr"}, {"form", "buy"}, {"situation", phone.situation}, {"values", {{"infantry", "1"}}}};
        proposed += ask("POST", "/propose", phone.cookie, wish.dump()).status == 202 ? 1 : 0;
    }
    /// As the desk books the first that waits.
    void press() {
        if (m_waiting.empty()) {
            return;
        }
        const auto first = m_waiting.front();
        m_waiting.pop_front();
        const auto command =
            m_banker == Banker::LooksAtTheSituation ? Watch::command_of(m_session, first) : Watch::command_of(m_session.state(), first);
        const bool is_booked = command && m_session.book(*command, "yes").booked.has_value();
        settle(first.id, is_booked ? seat::Standing::Is::Booked : seat::Standing::Is::Past);
        if (is_booked) {
            ++booked;
            m_booked.insert(first.id);
            twice += ++m_of_situation[first.situation] == 2 ? 1 : 0;
            publish();
        } else {
            ++passed;
        }
    }
    void settle(const std::string& id, seat::Standing::Is is) {
        m_to_server.emplace_back([this, id, is] { m_keeper.settle(id, is, {}); });
    }
    void publish() {
        m_to_server.emplace_back([this, snapshot = m_watch.look(m_session, true)] { m_keeper.publish(snapshot); });
    }
    static void deliver(std::deque<std::function<void()>>& queue) {
        if (!queue.empty()) {
            const auto next = std::move(queue.front());
            queue.pop_front();
            next();
        }
    }
    void prove_told(const Phone& phone) {
        const auto visitor = ask("GET", "/events", phone.cookie, {}).visitor;
        const auto event = m_keeper.mine_event(visitor, core::Language::English);
        const auto mine = nlohmann::json::parse(event->substr(event->find('{')));
        for (const auto& each : mine["proposals"]) {
            const bool true_words = each["is"] == (m_booked.contains(each["id"].get<std::string>()) ? "booked" : "past");
            untrue += true_words ? 0 : 1;
        }
    }

    Banker m_banker;
    fuzz::Chance m_chance;
    db::AxisAlliesSession m_session;
    Watch m_watch{"Thursday"};
    seat::Evening m_evening{this_evening()};
    seat::Doorkeeper m_keeper;
    seat::Doorkeeper::Clock::time_point m_now{};
    std::deque<seat::Proposal> m_waiting;
    std::deque<std::function<void()>> m_to_window;
    std::deque<std::function<void()>> m_to_server;
    std::set<std::string> m_booked;
    std::map<std::int64_t, int> m_of_situation;
};

} // namespace

TEST_CASE("R26 whatever phones, banker and net do, no two proposals of one situation are booked, and each phone is told the truth",
          "[seat][proposals][fuzz]") {
    const int rounds = std::getenv("INTENDANT_LONG") != nullptr ? 2000 : 200;
    Table table(Banker::LooksAtTheSituation, 26);
    Table careless(Banker::BooksWhatWaits, 26);
    for (int i = 0; i < rounds; ++i) {
        table.round();
        careless.round();
    }
    std::cout << "R26: " << rounds << " situations, " << table.proposed << " proposals, " << table.booked << " booked, " << table.passed
              << " pressed for when they were past; " << table.twice << " booked twice, " << table.untrue
              << " told otherwise; null control: a banker's program that does not look at the situation books " << careless.twice
              << " of them twice\n";
    CHECK(table.proposed > rounds);
    CHECK(table.booked > rounds / 4);
    CHECK(table.passed > 0);
    CHECK(table.twice == 0);
    CHECK(table.untrue == 0);
    CHECK(careless.twice > rounds / 20);
}

} // namespace intendant::test
