// The guided turn of RisiKo!: every step is told on the real windows, forwards and back.

#include "app/risiko/desk/sample_turn.hpp"
#include "tests/app/look.hpp"
#include "tests/app/risiko/open_game.hpp"

#include <wx/translation.h>

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::test;

TEST_CASE("a turn of RisiKo! is stepped through forwards and back on the real windows", "[risiko][window][sample][language]") {
    Hand hand;
    hand.click("welcome.sample.risiko");
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    const auto& steps = app::rk::sample_steps();
    const auto shows = [&](const app::rk::SampleStep& step) {
        INFO(step.sentence);
        CHECK(wait_until([&] {
            auto words = hand.see("sample.words").GetLabel();
            words.Replace("\n", " ");
            return words == wxGetTranslation(step.sentence);
        }));
        CHECK(risiko_table(hand).session().file().last_seq() == static_cast<std::int64_t>(step.entries));
        hand.see(step.mark);
    };
    std::vector<std::string> digests;
    for (std::size_t place = 0; place < steps.size(); ++place) {
        if (place > 0) {
            REQUIRE(wait_until([&] { return hand.see("sample.next").HasFocus(); }));
            hand.key(WXK_RETURN);
        }
        shows(steps[place]);
        take_picture("risiko-sample-" + std::to_string(place));
        digests.push_back(risiko_table(hand).session().digest());
    }
    CHECK_FALSE(hand.see("sample.next").IsEnabled());
    const auto& state = risiko_table(hand).state();
    CHECK(state.turn.player == Colour::Blue);
    CHECK(state[*state.tables->find("congo")].owner == Colour::Red);
    hand.click("sample.back");
    hand.click("sample.back");
    shows(steps[steps.size() - 3]);
    CHECK(risiko_table(hand).session().digest() == digests[steps.size() - 3]);
    hand.click("sample.end");
    CHECK(wait_until([&] { return hand.frame().desk() == nullptr; }));
}
