// The guided samples of Empire of the Sun: every step is told on the real windows, with its clause.

#include "app/desk/sample_panel.hpp"
#include "app/empire_of_the_sun/desk/sample_turn.hpp"
#include "model/empire_of_the_sun/forms.hpp"
#include "tests/app/empire_of_the_sun/open_game.hpp"
#include "tests/app/look.hpp"

#include <wx/translation.h>

#include <algorithm>
#include <cstdlib>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::test;

namespace {

using app::es::Sample;
using app::es::SampleStep;

const app::es::EmpireOfTheSunDesk& desk_of(const Hand& hand) {
    const auto* const desk = dynamic_cast<const app::es::EmpireOfTheSunDesk*>(hand.frame().desk());
    REQUIRE(desk != nullptr);
    return *desk;
}

wxString words_of(Hand& hand) {
    auto words = hand.see("sample.words").GetLabel();
    words.Replace("\n", " ");
    return words;
}

/// It is told as it stands in the game, on the map and on the sheet, and the window that it speaks of can be seen.
void is_shown(Hand& hand, const SampleStep& step) {
    INFO(step.sentence);
    CHECK(wait_until([&] { return words_of(hand) == wxGetTranslation(step.sentence); }));
    const auto& table = desk_of(hand).table();
    CHECK(table.session().file().last_seq() == static_cast<std::int64_t>(step.entries));
    const auto& board = dynamic_cast<app::es::BoardPage&>(hand.see("empire_of_the_sun.board"));
    CHECK(board.shown() == step.over);
    CHECK(board.selected() == table.tables().find_hex(step.hex));
    hand.see(step.mark);
    if (*step.form != '\0') {
        const auto& form = dynamic_cast<app::FormPanel&>(hand.see(wxString{"empire_of_the_sun."} + step.form + ".form"));
        CHECK(form.values() == step.values);
    }
}

/// Goes through the first steps, some and the last, and one back; through all of them where pictures are wanted.
void step_through(Hand& hand, Sample sample, const char* name) {
    hand.click(wxString{"welcome.sample.empire_of_the_sun."} + name);
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
    const auto& steps = app::es::sample_steps(sample);
    const auto last = steps.size() - 1;
    const std::size_t stride = std::getenv("INTENDANT_MATRIX") != nullptr ? 1 : 6;
    for (std::size_t place = 0; place <= last; place = place == 0 ? 1 : place == last ? last + 1 : std::min(place + stride, last)) {
        if (place == 1) {
            REQUIRE(wait_until([&] { return hand.see("sample.next").HasFocus(); }));
            hand.key(WXK_RETURN);
        } else if (place > 1) {
            dynamic_cast<app::SamplePanel&>(hand.see("sample")).go_to(static_cast<int>(place));
        }
        is_shown(hand, steps[place]);
        take_picture(std::string{"sample-"} + name + "-" + std::to_string(place));
    }
    CHECK_FALSE(hand.see("sample.next").IsEnabled());
    hand.click("sample.back");
    is_shown(hand, steps[last - 1]);
}

} // namespace

TEST_CASE("every step of a sample of Empire of the Sun names its clause", "[empire_of_the_sun][sample]") {
    const auto tables = load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun");
    for (const auto sample : {Sample::OperationZ, Sample::Malaya}) {
        for (const auto& step : app::es::sample_steps(sample)) {
            const std::string sentence{step.sentence};
            INFO(sentence);
            const auto begins = sentence.find("(ES-");
            REQUIRE(begins != std::string::npos);
            const auto clause = sentence.substr(begins + 1, sentence.find(')', begins) - begins - 1);
            CHECK(std::ranges::any_of(tables->clauses, [&](const core::Clause& each) { return each.rule.id == clause; }));
            CHECK(tables->find_hex(step.hex));
        }
    }
}

TEST_CASE("the form that a step of a sample opens is asked for as the game stands then", "[empire_of_the_sun][sample]") {
    const auto tables = load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun");
    const auto plays = app::es::sample_plays(*tables);
    for (const auto sample : {Sample::OperationZ, Sample::Malaya}) {
        for (const auto& step : app::es::sample_steps(sample)) {
            INFO(step.sentence);
            if (*step.form != '\0') {
                const auto game = app::es::play_sample(tables, plays, step.entries);
                CHECK(form(game.state(), step.form, step.values));
            }
        }
    }
    CHECK(app::es::play_sample(tables, plays, plays.size()).verify().sound()); // what the book does is booked to its end
}

TEST_CASE("Operation Z is stepped through on the real windows", "[empire_of_the_sun][window][sample][language][rule:ES-SCN-21]") {
    Hand hand;
    step_through(hand, Sample::OperationZ, "operation_z");
    const auto& state = desk_of(hand).table().state();
    const auto& tables = desk_of(hand).table().tables();
    CHECK(state[Track::UsWill] == 8);
    const auto stands = [&](const char* unit) { return state[*tables.find_unit(unit)].on_map(); };
    CHECK_FALSE(stands("us_7af"));
    CHECK_FALSE(stands("us_bb_md_ca"));
    CHECK(stands("jp_cv_akagi"));
    hand.click("sample.end");
    CHECK(wait_until([&] { return hand.frame().desk() == nullptr; }));
}

TEST_CASE("the offensive in Malaya is stepped through on the real windows",
          "[empire_of_the_sun][window][sample][language][rule:ES-RET-2]") {
    Hand hand;
    step_through(hand, Sample::Malaya, "malaya");
    const auto& state = desk_of(hand).table().state();
    const auto& tables = desk_of(hand).table().tables();
    CHECK(controls(state, Side::Japan, *tables.find_hex("2014")));
    CHECK(controls(state, Side::Allies, *tables.find_hex("2015")));
    const auto step = [&](const char* unit) { return state[*tables.find_unit(unit)].step; };
    CHECK(step("jp_15_army") == Step::Reduced);
    CHECK(step("cw_8_aus_div") == Step::Reduced);
    CHECK(state[*tables.find_unit("cw_3_ind_corps")].place.hex == *tables.find_hex("2015"));
    hand.click("sample.end");
    CHECK(wait_until([&] { return hand.frame().desk() == nullptr; }));
}
