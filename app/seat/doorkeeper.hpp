#pragma once

#include "app/seat/evening.hpp"
#include "app/seat/page_json.hpp"
#include "app/seat/snapshot.hpp"

#include <chrono>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace intendant::seat {

/// A request as it came over the wire, its size already bounded. Nothing in it is trusted.
struct Request {
    std::string_view method;
    std::string_view target;
    std::string_view host{};
    std::string_view origin{};
    std::string_view cookie{};
    std::string_view content_type{};
    std::string_view accept_language{};
    std::string_view body{};
    std::string_view device{}; ///< the address from where it comes; empty: not known
};

/// What is answered. `stream`: the connection stays open for the events of this visitor.
struct Reply {
    int status{200};
    std::string_view type{"application/json"};
    std::shared_ptr<const std::string> body{};
    std::string set_cookie{};
    bool stream{false};
    std::string visitor{}; ///< who is known, with his seats
    core::Language language{core::Language::English};
};

using Text = std::shared_ptr<const std::string>;

/// Decides who sees what, without a socket: token, cookies, seats and their numbers, limits, proposals. One thread uses it.
class Doorkeeper {
public:
    using Clock = std::chrono::steady_clock;

    /// `hosts`: what a browser may call this server, with its port. `pages`: the folder `resources/seat`.
    Doorkeeper(Evening evening, std::set<std::string, std::less<>> hosts, const std::filesystem::path& pages);

    Reply answer(const Request& request, Clock::time_point now, std::int64_t seconds);

    /// A new moment of the game; proposals made for an earlier situation are past.
    void publish(std::shared_ptr<const Snapshot> snapshot);
    void odds(const std::shared_ptr<const Snapshot>& of, double chance);
    const std::shared_ptr<const Snapshot>& shown() const { return m_snapshot; }

    /// The newest state as an event of a stream, and what is of this visitor alone.
    Text state_event(core::Language language);
    Text mine_event(const std::string& visitor, core::Language language) const;
    /// Grows whenever the state, or what is of this visitor alone, has changed.
    std::uint64_t state_version() const { return m_version; }
    std::uint64_t mine_version() const { return m_mine_version; }

    /// What the banker says to a proposal that waits. When one is booked, the others that were made for its situation are past.
    void settle(const std::string& id, Standing::Is is, const std::string& why);
    void set_numbers(std::map<std::string, std::string> numbers);
    /// The answer to what a visitor asked of that moment; `late`: there is none, it took too long.
    void needed(const std::string& visitor, const std::shared_ptr<const Snapshot>& of, std::vector<core::Message> answer, bool late);
    /// Opens a seat that was closed after wrong numbers.
    void open_seat(const std::string& seat);

    /// Somebody proposes; called within `answer`.
    std::function<void(const Proposal&)> on_proposal;
    /// A proposal is past: the banker need not answer it.
    std::function<void(const std::string& id)> on_past;
    /// A seat was closed after wrong numbers.
    std::function<void(const std::string& seat)> on_closed;
    /// A visitor asks what he needs; called within `answer`. False: too many ask at once.
    std::function<bool(const std::string& visitor, const std::shared_ptr<const Snapshot>& of, const core::FormValues& values)> on_need;

private:
    struct Visitor {
        std::string id;
        std::set<std::string> seats;
    };
    struct Pace {
        double left;
        Clock::time_point at;
    };

    std::optional<Visitor> visitor_of(std::string_view cookie) const;
    std::string cookie_of(const Visitor& visitor) const;
    std::string proof_of(std::string_view what) const;
    bool too_fast(const std::string& who, Clock::time_point now, double at_once, double a_second);
    Reply said(int status, core::Language language, const char* sentence) const;
    Reply said(int status, core::Language language, const core::Message& sentence) const;
    Reply page(int status, core::Language language, const char* sentence) const;
    Reply get(const Request& request, std::string_view path, core::Language language);
    Reply post(const Request& request, std::string_view path, core::Language language, Visitor visitor, Clock::time_point now);
    Reply join(const std::string& seat, const std::string& number, core::Language language, Visitor visitor);
    Reply fill(const Proposal& proposal, core::Language language, const Visitor& visitor) const;
    Reply need(const Proposal& question, bool only_form, core::Language language, const Visitor& visitor);
    Reply propose(Proposal proposal, bool only_check, core::Language language, const Visitor& visitor);
    std::string say(core::Language language, const core::Message& sentence) const;
    void pass(Standing& standing);
    /// Wrong numbers for a seat, of all visitors; those of one, for all seats.
    int wrong_of_seat(const std::string& seat) const;
    int wrong_of_visitor(const std::string& visitor) const;

    Evening m_evening;
    std::set<std::string, std::less<>> m_hosts;
    std::map<std::string, std::pair<std::string_view, Text>, std::less<>> m_files; ///< by path: type and text
    Text m_page;
    std::shared_ptr<const Snapshot> m_snapshot;
    std::map<core::Language, Text> m_events; ///< of the newest state
    std::map<core::Language, Text> m_words;
    double m_odds{-1};
    std::uint64_t m_version{0};
    std::uint64_t m_mine_version{0};
    std::map<std::string, std::map<std::string, int>> m_wrong; ///< numbers, by seat and visitor
    std::map<std::string, Pace> m_pace;
    std::list<Standing> m_proposals;
    std::map<std::string, Asked> m_needs; ///< by visitor, of these books
    std::uint64_t m_next{1};
};

} // namespace intendant::seat
