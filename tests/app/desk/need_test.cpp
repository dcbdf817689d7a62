// "What do I need?" beside the desk: the question is typed, the answer stands below it, and nothing is booked.
#include "app/desk/need_frame.hpp"
#include "tests/app/afrika_korps/open_game.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/kept_keys.hpp"
#include "tests/app/risiko/open_game.hpp"

using namespace intendant;
using namespace intendant::test;

namespace {

/// What stands below the question, as far as it is no line's end that parts it.
wxString said(const Hand& hand) {
    auto text = dynamic_cast<const wxStaticText&>(hand.see("need.answer")).GetLabelText();
    text.Replace("\n", " ");
    return text;
}

wxTopLevelWindow& ask(Hand& hand) {
    hand.choose("Game", "What do I need?...");
    auto* const window = dynamic_cast<wxTopLevelWindow*>(wxGetTopLevelParent(&hand.see("need.answer")));
    REQUIRE(window != nullptr);
    REQUIRE(wait_until([&] { return window->IsActive(); }));
    return *window;
}

/// The answer of the game's own rules.
template <class T> bool says(const Hand& hand, const T& table, const core::FormValues& values) {
    wxString right;
    for (const auto& each : T::Game::need(table.state(), values, {})) {
        right += (right.empty() ? "" : " ") + table.say(each);
    }
    const bool found = wait_until([&] { return said(hand) == right; }, 60000);
    INFO(app::to_utf8(said(hand)) << " is not " << app::to_utf8(right));
    CHECK(found);
    CHECK(right.Contains("%"));
    return found;
}

} // namespace

TEST_CASE("what is needed to take or hold a space stands beside the desk, with the books as they are", "[axis_allies][window][need]") {
    OpenGame game;
    auto& hand = game.hand;
    const auto& table = dynamic_cast<const app::aa::AxisAlliesDesk*>(hand.frame().desk())->table();
    auto& window = ask(hand);
    hand.type("need.space", "Ukraine");
    hand.type("need.chance", "50");
    CHECK(says(hand, table, {{"space", "ukraine_ssr"}, {"chance", "50"}}));
    hand.select("need.wish", "Hold a space with a purchase");
    hand.type("need.space", "Karelia");
    CHECK(says(hand, table, {{"wish", "hold"}, {"space", "karelia_ssr"}, {"chance", "50"}}));
    CHECK(hand.session().digest() == game.first_digest());
    hand.key(WXK_ESCAPE);
    CHECK(wait_until([&] { return !window.IsShown(); }));
}

TEST_CASE("what is needed to take a space is asked in a few keys", "[axis_allies][window][need][keys]") {
    OpenGame game;
    auto& hand = game.hand;
    const auto& table = dynamic_cast<const app::aa::AxisAlliesDesk*>(hand.frame().desk())->table();
    hand.key('N', wxMOD_CONTROL | wxMOD_SHIFT);
    auto* const window = dynamic_cast<wxTopLevelWindow*>(wxGetTopLevelParent(&hand.see("need.answer")));
    REQUIRE(wait_until([&] { return window->IsActive(); }));
    look_up();
    const std::string keys = "ukr\t"; // the keyboard is where something is missing
    type_at(keys, 40);
    CHECK(says(hand, table, {{"space", "ukraine_ssr"}}));
    kept("what is needed to take a space, from the key that asks", 1 + static_cast<int>(keys.size()));
}

TEST_CASE("armies for a way of territories are asked beside the desk of RisiKo!", "[risiko][window][need]") {
    RisikoGame game;
    auto& hand = game.hand;
    const auto before = game.entries();
    ask(hand);
    hand.type("need.way_0", "Cina");
    hand.type("need.way_1", "Siam");
    hand.type("need.way_2", "Indonesia");
    hand.type("need.arriving", "2");
    CHECK(says(hand, game.table(), {{"way_0", "cina"}, {"way_1", "siam"}, {"way_2", "indonesia"}, {"arriving", "2"}}));
    CHECK(game.entries() == before);
    const auto first = said(hand);
    hand.frame().desk()->undo(); // her reinforcement is taken back, and the answer goes with the books
    CHECK(says(hand, game.table(), {{"way_0", "cina"}, {"way_1", "siam"}, {"way_2", "indonesia"}, {"arriving", "2"}}));
    CHECK(said(hand) != first);
}

TEST_CASE("who else is needed to take a hex is asked beside the desk of Afrika Korps", "[afrika_korps][window][need]") {
    AfrikaGame game;
    auto& hand = game.hand;
    ask(hand);
    hand.type("need.take", "G25");
    CHECK(says(hand, game.table(), {{"take", "G25"}}));
}
