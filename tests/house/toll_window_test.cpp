// Toll on a desk: by its form, by its entry line and from a seat.

#include "tests/house/toll_desk.hpp"

#include "app/seat/watch.hpp"
#include "db/session/session_impl.hpp"
#include "tests/app/hand.hpp"
#include "tests/house/toll_written.hpp"
#include "tests/support/catch.hpp"

#include <wx/frame.h>

namespace intendant::db {

template class Session<toll::Game>;

} // namespace intendant::db

namespace intendant::toll {
namespace {

/// A game of two on a desk in a window of its own.
class TollAtTheTable {
public:
    TollAtTheTable() {
        const auto file = m_folder / "bridge.intendant";
        const auto tables = std::make_shared<const Tables>();
        REQUIRE(Session::create(file, tables).book(Begin{2}).booked);
        m_frame = new wxFrame(nullptr, wxID_ANY, "Toll", wxDefaultPosition, wxSize(1000, 700));
        m_desk = new TollDesk(m_frame, Session::open(file, tables), app::Opening::New);
        m_desk->Show();
        m_frame->Show();
        REQUIRE(test::wait_until([&] { return m_desk->IsShownOnScreen(); }));
        test::look_up();
    }
    ~TollAtTheTable() {
        m_frame->Destroy();
        test::look_up();
    }
    const State& state() const { return m_desk->table().state(); }

    test::Hand hand;
    TollDesk& desk() { return *m_desk; }

private:
    test::Folder m_folder;
    wxFrame* m_frame;
    TollDesk* m_desk;
};

} // namespace

TEST_CASE("Toll has a desk: its form is filled in, its line typed, and both are taken back", "[house][window]") {
    TollAtTheTable table;
    auto& hand = table.hand;
    hand.type("toll.cross.die.keys", "7");
    hand.key(WXK_RETURN);
    REQUIRE(test::wait_until([&] { return table.state().crossings == 1; }));
    CHECK(table.state().purses == std::vector<std::int64_t>{23, 30});
    test::look_up(); // the keyboard goes back to the die
    hand.type("entry.line", "cross 4");
    hand.key(WXK_RETURN);
    REQUIRE(test::wait_until([&] { return table.state().crossings == 2; }));
    CHECK(table.state().purses == std::vector<std::int64_t>{23, 26});
    table.desk().undo();
    CHECK(table.state().purses == std::vector<std::int64_t>{23, 30});
}

TEST_CASE("Toll is seen from a seat, and what the seat proposes is booked", "[house][window][seat]") {
    TollAtTheTable table;
    seat::Watch<Game> watch("bridge");
    const auto seen = watch.look(table.desk().table().session(), true);
    REQUIRE(seen->page.accounts.size() == 2);
    CHECK(seen->page.accounts.front().now);
    REQUIRE(seen->page.forms.size() == 1);
    CHECK(seen->page.forms.front().fields.front().kind == core::FormField::Kind::Dice);
    CHECK(seen->check("cross", {{"die", "5"}}).sentences.size() == 1);
    CHECK(seen->check("cross", {}).refused);
    const seat::Proposal proposal{.id = "1", .seat = "red", .form = "cross", .values = {{"die", "5"}}, .situation = seen->situation};
    const auto command = seat::Watch<Game>::command_of(table.desk().table().session(), proposal);
    REQUIRE(command);
    CHECK(std::get<Cross>(*command).dice.faces == std::vector{5});
}

} // namespace intendant::toll
