// The guided first turn of Afrika Korps: every step is told on the real windows, with what lies over the map.

#include "app/afrika_korps/desk/sample_turn.hpp"
#include "tests/app/afrika_korps/open_game.hpp"
#include "tests/app/look.hpp"

#include <wx/translation.h>

using namespace intendant;
using namespace intendant::afrika_korps;
using namespace intendant::test;

namespace {

const app::ak::AfrikaKorpsDesk& desk_of(const Hand& hand) {
    const auto* const desk = dynamic_cast<const app::ak::AfrikaKorpsDesk*>(hand.frame().desk());
    REQUIRE(desk != nullptr);
    return *desk;
}

wxString words_of(Hand& hand) {
    auto words = hand.see("sample.words").GetLabel();
    words.Replace("\n", " ");
    return words;
}

} // namespace

TEST_CASE("the first turn of Afrika Korps is stepped through forwards and back on the real windows",
          "[afrika_korps][window][sample][language]") {
    Hand hand;
    hand.click("welcome.sample.afrika_korps");
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    const auto& steps = app::ak::sample_steps();
    const auto shows = [&](const app::ak::SampleStep& step) {
        INFO(step.sentence);
        CHECK(wait_until([&] { return words_of(hand) == wxGetTranslation(step.sentence); }));
        CHECK(desk_of(hand).table().session().file().last_seq() == static_cast<std::int64_t>(step.entries));
        CHECK(dynamic_cast<app::ak::BoardPage&>(hand.see("afrika_korps.board")).shown() == step.over);
        hand.see(step.mark);
    };
    std::vector<std::string> digests;
    for (std::size_t place = 0; place < steps.size(); ++place) {
        if (place > 0) {
            REQUIRE(wait_until([&] { return hand.see("sample.next").HasFocus(); }));
            hand.key(WXK_RETURN);
        }
        shows(steps[place]);
        take_picture("sample-" + std::to_string(place));
        digests.push_back(desk_of(hand).table().session().digest());
    }
    CHECK_FALSE(hand.see("sample.next").IsEnabled());
    const auto& state = desk_of(hand).table().state();
    CHECK(state.turn.number == 2);
    CHECK(of(state.control, KeyPlace::Bengasi) == Side::Axis);
    CHECK(supply_units(state, Side::Axis).size() == 1);
    hand.click("sample.back");
    shows(steps[steps.size() - 2]);
    CHECK(desk_of(hand).table().session().digest() == digests[steps.size() - 2]);
    hand.click("sample.end");
    CHECK(wait_until([&] { return hand.frame().desk() == nullptr; }));
}
