// The window of preferences: each choice holds at once, in the game that is open, and is kept.

#include "app/base/language.hpp"
#include "app/base/layout.hpp"
#include "app/base/preferences.hpp"
#include "app/base/settings.hpp"
#include "app/base/theme.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/look.hpp"
#include "tests/app/risiko/open_game.hpp"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/textentry.h>

#include <cstdlib>

using namespace intendant;
using namespace intendant::test;
namespace preferences = intendant::app::preferences;

namespace {

/// What was chosen is forgotten again, for the tests that follow.
class Chosen {
public:
    explicit Chosen(Hand& hand) : m_hand(hand) {}
    Chosen(const Chosen&) = delete;
    Chosen& operator=(const Chosen&) = delete;
    ~Chosen() {
        app::settings().DeleteGroup("/preferences");
        app::theme::want_for_every_eye(false);
        app::choose_language(std::nullopt);
        app::load_language();
        preferences::apply_look();
        m_hand.frame().close_game();
        wait_until([] { return false; }, 100);
    }

private:
    Hand& m_hand;
};

void open_preferences(Hand& hand) {
    hand.key(',', wxMOD_CONTROL);
    hand.see("preferences.language");
}

wxWindow* chooser() { return wxWindow::FindWindowByName("preferences"); }

/// Chooses, and waits until all windows have been made anew.
void choose_look(Hand& hand, const wxString& field, int place) {
    const auto* const before = chooser();
    auto& choice = dynamic_cast<wxChoice&>(hand.see(field));
    choice.SetFocus();
    choice.SetSelection(place);
    wxCommandEvent event(wxEVT_CHOICE, choice.GetId());
    event.SetInt(place);
    event.SetEventObject(&choice);
    choice.ProcessWindowEvent(event);
    REQUIRE(wait_until([&] { return chooser() != nullptr && chooser() != before && hand.frame().desk() != nullptr; }));
}

void looks_whole(Hand& hand, const std::string& scene) {
    hand.see("preferences.language");
    wait_until([] { return faults_in(*chooser()).empty(); }, 1000);
    looks_right(*chooser(), scene);
}

} // namespace

TEST_CASE("the preferences are chosen in one window, hold at once, and are kept", "[axis_allies][window][preferences]") {
    const Folder folder;
    prepare_sample(folder / "game.intendant", 3);
    Hand hand;
    hand.open(folder / "game.intendant");
    const Chosen chosen(hand);
    const auto language = app::language();
    open_preferences(hand);
    looks_whole(hand, "preferences");

    const bool dark = app::layout::dark();
    if (std::getenv("GTK_THEME") == nullptr) { // which outdoes every choice
        choose_look(hand, "preferences.theme", static_cast<int>(dark ? preferences::Brightness::Light : preferences::Brightness::Dark));
        CHECK(app::layout::dark() != dark);
        looks_whole(hand, "preferences-other-theme");
        choose_look(hand, "preferences.theme", static_cast<int>(preferences::Brightness::AsDesktop));
        CHECK(app::layout::dark() == dark);
    }

    const double usual = app::layout::type_scale();
    choose_look(hand, "preferences.type_size", static_cast<int>(preferences::type_sizes().size()) - 1);
    CHECK(app::layout::type_scale() > 1.8 * usual);
    CHECK(preferences::type_size() == 200);
    for (int place = 1; place <= 3; ++place) { // each language, type twice as large
        choose_look(hand, "preferences.language", place);
        CHECK(app::chosen_language() == core::all_languages.at(static_cast<std::size_t>(place) - 1));
        CHECK(app::language() == app::chosen_language());
        looks_whole(hand, "preferences-large-" + std::to_string(place));
    }
    CHECK(hand.session().file().path() == folder / "game.intendant");
    choose_look(hand, "preferences.type_size", 0);
    CHECK(app::layout::type_scale() == usual);
    choose_look(hand, "preferences.language", 0);
    CHECK(app::language() == language);

    CHECK_FALSE(preferences::sound());
    hand.click("preferences.sound");
    CHECK(preferences::sound());
    hand.click("preferences.film");
    CHECK_FALSE(preferences::film_moves());
    hand.key(WXK_ESCAPE);
    CHECK(wait_until([] { return chooser() == nullptr; }));
}

TEST_CASE("what was typed and is not booked stands again in another theme and in another language",
          "[axis_allies][risiko][window][preferences]") {
    constexpr int languages = 3;
    const auto in_each_look = [](Hand& hand, const std::function<void()>& stands) {
        open_preferences(hand);
        if (std::getenv("GTK_THEME") == nullptr) {
            using enum preferences::Brightness;
            choose_look(hand, "preferences.theme", static_cast<int>(app::layout::dark() ? Light : Dark));
            stands();
        }
        for (int place = languages; place > 0; --place) {
            choose_look(hand, "preferences.language", place);
            stands();
        }
        chooser()->Close(); // else it lies over what the tests that follow click
        CHECK(wait_until([] { return chooser() == nullptr; }));
    };
    const auto value = [](const wxString& field) {
        auto* const found = dynamic_cast<wxTextEntry*>(wxWindow::FindWindowByName(field));
        return found != nullptr ? found->GetValue() : wxString{"there is no field"};
    };
    SECTION("a throw that was begun, and the line for an entry") {
        constexpr std::size_t in_the_battle = 34;
        const Folder folder;
        prepare_sample(folder / "game.intendant", in_the_battle);
        Hand hand;
        hand.open(folder / "game.intendant");
        const Chosen chosen(hand);
        hand.key(WXK_RETURN); // the entries that were booked last
        REQUIRE(hand.session().state().battle->to_fire.front().dice > 1);
        hand.type("battle.dice.keys", "5");
        hand.type("entry.line", "japan pays 2 ba");
        const auto entries = hand.entries();
        in_each_look(hand, [&] {
            CHECK(wait_until([&] { return value("battle.dice.keys") == "5"; }, 2000));
            CHECK(value("entry.line") == "japan pays 2 ba");
            CHECK(hand.entries() == entries);
        });
        // The throw goes on where it was: with its last die it is booked.
        hand.type("battle.dice.keys", std::string(static_cast<std::size_t>(hand.session().state().battle->to_fire.front().dice), '5'));
        CHECK(wait_until([&] { return hand.entries() > entries; }));
    }
    SECTION("names, and dice of both sides of which one is missing") {
        RisikoGame game;
        const Chosen chosen(game.hand);
        game.hand.page(WXK_F5, "risiko.turn");
        game.hand.type("risiko.attack.from", "cina");
        game.hand.type("risiko.attack.to", "siam");
        game.hand.type("risiko.attack.dice", "652");
        game.hand.type("risiko.attack.defence", "6");
        const auto armies = game.armies("siam");
        in_each_look(game.hand, [&] {
            CHECK(wait_until([&] { return value("risiko.attack.defence") == "6"; }, 2000));
            CHECK(value("risiko.attack.dice") == "652");
            CHECK_FALSE(value("risiko.attack.from").empty());
            CHECK_FALSE(value("risiko.attack.to").empty());
            CHECK(game.armies("siam") == armies);
        });
    }
}

TEST_CASE("tables and reports are written as the preferences have it", "[axis_allies][window][preferences]") {
    Hand hand;
    const Chosen chosen(hand);
    CHECK(preferences::tables() == preferences::Tables::AsLanguage);
    CHECK(preferences::byte_order_mark());
    CHECK(preferences::sheet() == preferences::Sheet::AsHere);
    app::settings().Write("/preferences/paper", wxString("papyrus")); // of another version
    app::settings().Write("/preferences/type_size", 1000L);
    CHECK(preferences::sheet() == preferences::Sheet::AsHere);
    CHECK(preferences::type_size() == preferences::usual_type);
}
