// The guided sample: every step shows its window, framed, and what the table does there.

#include "app/axis_allies/desk/sample_turn.hpp"
#include "app/base/text.hpp"
#include "app/widgets/row_list.hpp"
#include "tests/app/axis_allies/open_game.hpp"

#include <wx/translation.h>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

wxString words_of(Hand& hand) {
    auto words = hand.see("sample.words").GetLabel();
    words.Replace("\n", " ");
    return words;
}

/// The step is told, its page is in front, and its window can be seen there with a few pixels around it for the frame.
void step_shows(Hand& hand, const app::aa::SampleStep& step) {
    INFO(step.sentence);
    CHECK(wait_until([&] { return words_of(hand) == wxGetTranslation(step.sentence); }));
    CHECK(hand.entries() == static_cast<std::int64_t>(step.entries));
    hand.see(step.page);
    auto& window = hand.see(step.mark);
    auto* const parent = window.GetParent();
    CHECK(wxRect(parent->GetClientSize()).Contains(window.GetRect().Inflate(3)));
    CHECK(parent->GetScreenRect().Intersects(hand.frame().GetScreenRect()));
}

} // namespace

TEST_CASE("the guided sample is stepped through forwards and back on the real windows", "[axis_allies][window][sample][language]") {
    Hand hand;
    hand.click("welcome.sample.axis_allies");
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    const auto& steps = app::aa::sample_steps();
    std::vector<std::string> digests;
    for (std::size_t place = 0; place < steps.size(); ++place) {
        if (place > 0) {
            REQUIRE(wait_until([&] { return hand.see("sample.next").HasFocus(); }));
            hand.key(WXK_RETURN);
        }
        step_shows(hand, steps[place]);
        digests.push_back(hand.session().digest());
    }
    CHECK_FALSE(hand.see("sample.next").IsEnabled());
    CHECK(hand.session().state().powers[Power::Japan].treasury == core::Money{25});
    for (std::size_t place = steps.size() - 1; place-- > 0;) {
        hand.click("sample.back");
        step_shows(hand, steps[place]);
        CHECK(hand.session().digest() == digests[place]);
    }
    hand.click("sample.end");
    CHECK(wait_until([&] { return hand.frame().desk() == nullptr; }));
    hand.see("welcome");
}

TEST_CASE("what the table tries in the sample is gone with the next step", "[axis_allies][window][sample]") {
    Hand hand;
    hand.click("welcome.sample.axis_allies");
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    hand.see("sample.words");
    hand.type("entry.line", "germany pays 5");
    hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return hand.entries() == 2; }));
    hand.click("sample.next");
    CHECK(wait_until([&] { return hand.entries() == 3; }));
    CHECK(hand.session().state().powers[Power::Germany].treasury == core::Money{32});
    hand.frame().close_game();
}

TEST_CASE("a table without rows says why it is empty", "[axis_allies][window]") {
    OpenGame game;
    game.hand.key('L', wxMOD_CONTROL);
    auto& table = dynamic_cast<app::RowList&>(game.hand.see("luck.battles"));
    CHECK(table.rows().empty());
    REQUIRE(table.GetItemCount() == 1);
    bool said = false;
    for (unsigned column = 0; column < table.GetColumnCount(); ++column) {
        wxVariant cell;
        table.GetValue(cell, 0, column);
        auto text = cell.MakeString();
        if (column == 0) { // with room for a picture
            wxDataViewIconText first;
            first << cell;
            text = first.GetText();
        }
        said = said || text.Contains(_("No dice have been thrown in a battle yet."));
    }
    CHECK(said);
    CHECK(table.selected().empty());
}
