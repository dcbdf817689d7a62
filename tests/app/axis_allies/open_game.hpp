#pragma once

#include "app/base/text.hpp"
#include "tests/app/player.hpp"
#include "tests/support/catch.hpp"

namespace intendant::test {

/// A game from the printed deployment, open on the desk; closed with the test.
class OpenGame {
public:
    explicit OpenGame(const axis_allies::Situation& situation = {}, const axis_allies::Options& options = {},
                      const std::vector<axis_allies::Command>& commands = {}) {
        {
            auto session = app::aa::Session::create(m_folder / "game.intendant", game_tables());
            const axis_allies::BeginGame begin{.options = options, .players = {}, .situation = situation};
            const bool sound = session.book(begin).booked.has_value();
            REQUIRE((sound || session.book(begin, "a test").booked.has_value())); // some situations leave pieces among enemies
            for (const auto& command : commands) {
                REQUIRE(session.book(command, "the table says so").booked);
            }
        }
        hand.open(m_folder / "game.intendant");
        m_digest = hand.session().digest();
    }
    ~OpenGame() { hand.frame().close_game(); }

    /// True when nothing was booked and the window says why.
    bool refused_with(const wxString& part) {
        const bool said = wait_until([&] { return hand.notice().Contains(part); }, 2000);
        INFO("the notice says: " << app::to_utf8(hand.notice()));
        CHECK(hand.session().digest() == m_digest);
        return said;
    }

    const std::string& first_digest() const { return m_digest; }

    Hand hand;

private:
    Folder m_folder;
    std::string m_digest;
};

} // namespace intendant::test
