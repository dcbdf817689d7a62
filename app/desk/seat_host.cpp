#include "app/desk/seat_host.hpp"

#include "app/base/text.hpp"
#include "app/seat/certificate.hpp"
#include "app/seat/fault.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <chrono>

namespace intendant::app {

namespace {

std::int64_t seconds_now() {
    return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

} // namespace

SeatHost::SeatHost(std::filesystem::path game, Look look) : m_game(std::move(game)), m_look(std::move(look)) {}

wxString SeatHost::resume() {
    const auto kept = m_game.empty() ? std::nullopt : seat::kept_evening(m_game, seconds_now());
    return kept ? begin(*kept) : wxString{};
}

wxString SeatHost::switch_on(const std::string& address, bool tls, std::map<std::string, std::string> numbers) {
    try {
        auto evening = seat::new_evening(seconds_now());
        evening.address = address;
        evening.numbers = std::move(numbers);
        if (tls) {
            seat::certify(evening, seconds_now());
        }
        return begin(std::move(evening));
    } catch (const seat::Fault& fault) {
        return translate(fault.why(), {});
    }
}

wxString SeatHost::begin(seat::Evening evening) {
    const seat::Told told{.proposal =
                              [this](const seat::Proposal& proposal) {
                                  CallAfter([this, proposal] {
                                      m_waiting.push_back(proposal);
                                      changed();
                                  });
                              },
                          .past =
                              [this](const std::string& id) {
                                  CallAfter([this, id] {
                                      std::erase_if(m_waiting, [&](const seat::Proposal& each) { return each.id == id; });
                                      changed();
                                  });
                              },
                          .closed =
                              [this](const std::string& seat) {
                                  CallAfter([this, seat] {
                                      m_closed.insert(seat);
                                      changed();
                                  });
                              }};
    try {
        m_server = std::make_unique<seat::Server>(std::move(evening), told);
        if (!m_game.empty()) {
            seat::keep(m_game, m_server->evening());
        }
    } catch (const seat::Fault& fault) {
        m_server.reset();
        return translate(fault.why(), {});
    }
    publish();
    changed();
    return {};
}

void SeatHost::switch_off() {
    if (on()) {
        m_server->say_end();
    }
    m_server.reset();
    DeletePendingEvents();
    m_waiting.clear();
    m_closed.clear();
    if (!m_game.empty()) {
        seat::forget_evening(m_game);
    }
    changed();
}

void SeatHost::booked(const std::string& who) {
    if (!on()) {
        return;
    }
    if (!m_waiting.empty() && m_waiting.front().id == m_accepted && m_waiting.front().seat == who) {
        settle_first(seat::Standing::Is::Booked); // before the game goes on, which makes others past
    }
    publish();
}

void SeatHost::publish() {
    const auto shown = m_look();
    m_situation = shown->situation;
    m_server->publish(shown);
}

bool SeatHost::first_is_past() const {
    return !m_waiting.empty() && m_waiting.front().form != "note" && m_waiting.front().situation != m_situation;
}

void SeatHost::show_anew() {
    if (on()) {
        publish();
    }
}

void SeatHost::refuse(const std::string& why) { settle_first(seat::Standing::Is::Refused, why); }

void SeatHost::let_pass() { settle_first(seat::Standing::Is::Past); }

void SeatHost::settle_first(seat::Standing::Is is, const std::string& why) {
    if (!m_waiting.empty()) {
        m_server->settle(m_waiting.front().id, is, why);
        m_waiting.pop_front();
        m_accepted.clear();
        changed();
    }
}

void SeatHost::open_seats() {
    for (const auto& seat : m_closed) {
        m_server->open_seat(seat);
    }
    m_closed.clear();
    changed();
}

} // namespace intendant::app
