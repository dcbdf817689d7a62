// A table for the test of the page: a game that is really played, a server that really shows it, and a banker who does what is
// written to standard input. It says what happens on standard output, a line each.
//
//   intendant_seat_table GAME [PORT]
//   accept | refuse WHY | undo | book JSON | numbers SEAT NUMBER | open SEAT | quit

#include "app/afrika_korps/drawing/hex_drawing.hpp"
#include "app/empire_of_the_sun/drawing/hex_drawing.hpp"
#include "app/seat/server.hpp"
#include "app/seat/watch.hpp"
#include "db/session/afrika_korps/session.hpp"
#include "db/session/axis_allies/session.hpp"
#include "db/session/empire_of_the_sun/session.hpp"
#include "db/session/risiko/session.hpp"

#include <chrono>
#include <deque>
#include <iostream>
#include <mutex>
#include <string>
#include <type_traits>

namespace {

using namespace intendant;

std::mutex said;
void say(const std::string& line) {
    const std::lock_guard lock(said);
    std::cout << line << std::endl;
}

template <class Game> class Table {
public:
    Table(const std::string& game, std::uint16_t port, const std::shared_ptr<const typename Game::Tables>& facts)
        : m_game(game), m_session(db::Session<Game>::open(game, facts)) {
        const auto now = std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
        auto evening = seat::kept_evening(game, now).value_or(seat::new_evening(now));
        evening.address = "127.0.0.1";
        evening.port = port != 0 ? port : evening.port;
        m_server = std::make_unique<seat::Server>(evening, seat::Told{.proposal =
                                                                          [this](const seat::Proposal& proposal) {
                                                                              {
                                                                                  const std::lock_guard lock(m_mutex);
                                                                                  m_waiting.push_back(proposal);
                                                                              }
                                                                              say("proposal " + proposal.seat + " " + proposal.form);
                                                                          },
                                                                      .past = [](const std::string& id) { say("past " + id); },
                                                                      .closed = [](const std::string& seat) { say("closed " + seat); }});
        seat::keep(game, m_server->evening());
        publish();
        say("address " + m_server->address());
    }

    void obey(const std::string& line) {
        const auto blank = line.find(' ');
        const auto word = line.substr(0, blank);
        const auto rest = blank == std::string::npos ? std::string{} : line.substr(blank + 1);
        if (word == "accept") {
            accept();
        } else if (word == "refuse") {
            if (const auto first = take()) {
                m_server->settle(first->id, seat::Standing::Is::Refused, rest);
            }
        } else if (word == "undo") {
            static_cast<void>(m_session.undo());
            publish();
        } else if (word == "book") {
            report(m_session.book(db::Session<Game>::read(*m_session.state().tables, rest), "the table says so"));
            publish();
        } else if (word == "numbers") {
            const auto between = rest.find(' ');
            m_server->set_numbers({{rest.substr(0, between), rest.substr(between + 1)}});
        } else if (word == "open") {
            m_server->open_seat(rest);
        }
    }

private:
    std::optional<seat::Proposal> take() {
        const std::lock_guard lock(m_mutex);
        if (m_waiting.empty()) {
            say("nothing waits");
            return std::nullopt;
        }
        auto first = m_waiting.front();
        m_waiting.pop_front();
        return first;
    }
    void accept() {
        const auto first = take();
        if (!first) {
            return;
        }
        m_session.set_who(first->seat);
        if (first->form == "note") {
            static_cast<void>(m_session.note(std::string{core::text_in(first->values, "text")}));
            say("booked " + std::to_string(m_session.file().last_seq()));
        } else if (const auto command = seat::Watch<Game>::command_of(m_session.state(), *first)) {
            report(m_session.book(*command, "the table says so"));
        }
        m_session.set_who({});
        m_server->settle(first->id, seat::Standing::Is::Booked);
        publish();
    }
    void report(const db::Answer& answer) {
        say(answer.booked ? "booked " + std::to_string(answer.booked->seq)
                          : "refused " + (answer.refused ? m_session.in_english(answer.refused->why) : std::string{}));
    }
    void publish() { m_server->publish(m_watch.look(m_session, true)); }

    std::string m_game;
    static seat::DrawBoard<Game> drawn() {
        if constexpr (std::is_same_v<Game, afrika_korps::Game>) {
            return app::ak::board_of_tables;
        } else if constexpr (std::is_same_v<Game, empire_of_the_sun::Game>) {
            return app::es::board_of_tables;
        }
        return {};
    }

    db::Session<Game> m_session;
    seat::Watch<Game> m_watch{"Thursday evening", drawn()};
    std::mutex m_mutex;
    std::deque<seat::Proposal> m_waiting;
    std::unique_ptr<seat::Server> m_server;
};

template <class Game> void play(const std::string& game, std::uint16_t port, const std::shared_ptr<const typename Game::Tables>& facts) {
    Table<Game> table(game, port, facts);
    for (std::string line; std::getline(std::cin, line) && line != "quit";) {
        table.obey(line);
    }
}

} // namespace

int main(int argc, char** argv) {
    try {
        const std::string game = argc > 1 ? argv[1] : "";
        const auto port = argc > 2 ? static_cast<std::uint16_t>(std::stoi(argv[2])) : std::uint16_t{0};
        const auto id = db::GameFile::open_for_review(game).header().game;
        const auto folder = core::find_resources() / id;
        if (id == risiko::Game::id) {
            play<risiko::Game>(game, port, risiko::load_tables(folder));
        } else if (id == afrika_korps::Game::id) {
            play<afrika_korps::Game>(game, port, afrika_korps::load_tables(folder));
        } else if (id == empire_of_the_sun::Game::id) {
            play<empire_of_the_sun::Game>(game, port, empire_of_the_sun::load_tables(folder));
        } else {
            play<axis_allies::Game>(game, port, axis_allies::load_tables(folder));
        }
        return 0;
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
