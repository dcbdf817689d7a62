// How every window looks: room for its words, nothing over something else, no pale text, one language. tests/app/matrix
// runs this in each language, theme and scale, and keeps a picture of each window.

#include "app/base/text.hpp"
#include "app/board/canvas.hpp"
#include "app/risiko/map/board_page.hpp"
#include "app/widgets/row_list.hpp"
#include "tests/app/afrika_korps/books_game.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/look.hpp"
#include "tests/app/risiko/open_game.hpp"

#include <wx/bookctrl.h>
#include <wx/checkbox.h>
#include <wx/choice.h>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

void settle() {
    wait_until([] { return false; }, 80);
}

/// The least window that must suffice.
void make_small(Hand& hand) {
    const int title_bar = hand.frame().GetSize().y - hand.frame().GetClientSize().y - hand.frame().FromDIP(25); // without the menus
    hand.frame().SetSize(hand.frame().FromDIP(wxSize(1024, 700)) + wxSize(0, std::max(0, title_bar)));
    settle();
}

} // namespace

TEST_CASE("every page looks right in a window of 1024 x 700", "[.][axis_allies][window][matrix]") {
    const Folder folder;
    for (const std::size_t commands : {1, 5, 15, 16, 17, 40, 52, 55}) {
        const auto game = folder / ("game" + std::to_string(commands) + ".intendant");
        prepare_sample(game, commands);
        Hand hand;
        make_small(hand);
        hand.open(game);
        const auto at = std::to_string(commands);
        if (commands == 55) {
            looks_right(hand.frame(), at + "-reopened");
        }
        hand.click("last_entries.go_on");
        for (auto* const page : hand.desk().pages()) {
            // What does not change from one Action to the next is looked at once.
            const bool changes = page->GetName() == "turn" || page->GetName() == "battle";
            if (changes || commands == 40) {
                hand.desk().go_to(page);
                looks_right(hand.frame(), at + "-" + app::to_utf8(page->GetName()));
            }
        }
        hand.frame().close_game();
    }
}

TEST_CASE("welcome, new game, help, keys, what if and the sample look right", "[.][axis_allies][window][matrix]") {
    const Folder folder;
    prepare_sample(folder / "game.intendant", 40);
    Hand hand;
    make_small(hand);
    looks_right(hand.frame(), "welcome");
    for (const auto& fault : faults_in_menus(hand.frame())) {
        FAIL_CHECK(fault);
    }
    hand.in_dialog(
        "new_game", [&] { hand.click("welcome.new.axis_allies"); },
        [&] {
            auto& dialog = *wxWindow::FindWindowByName("new_game");
            for (int page = 0; page < 8; ++page) {
                looks_right(dialog, "new-game-" + std::to_string(page));
                hand.key(WXK_PAGEDOWN, wxMOD_CONTROL);
            }
            hand.key(WXK_ESCAPE);
        });
    hand.open(folder / "game.intendant");
    hand.click("last_entries.go_on");
    for (const auto& fault : faults_in_menus(hand.frame())) {
        FAIL_CHECK(fault);
    }
    hand.key(WXK_F1);
    hand.see("help");
    looks_right(hand.frame(), "help");
    hand.key(WXK_ESCAPE);
    hand.key('K', wxMOD_CONTROL);
    looks_right(*hand.see("keys.table").GetParent(), "keys");
    hand.key(WXK_ESCAPE);
    hand.choose("&Game", "Show the books to the pla&yers...");
    auto& network = dynamic_cast<wxChoice&>(hand.see("seats.network"));
    network.SetSelection(static_cast<int>(network.GetCount()) - 1); // this computer alone
    dynamic_cast<wxCheckBox&>(hand.see("seats.numbered")).SetValue(true);
    dynamic_cast<wxCheckBox&>(hand.see("seats.tls")).SetValue(true);
    looks_right(hand.see("seats"), "seats-off");
    hand.click("seats.switch");
    looks_right(hand.see("seats"), "seats");
    hand.click("seats.switch");
    hand.see("seats").Close();
    hand.frame().Raise();
    wait_until([&] { return hand.frame().IsActive(); });
    hand.key('I', wxMOD_CONTROL);
    looks_right(hand.see("what_if_frame"), "what-if");
    hand.key(WXK_ESCAPE);
    hand.frame().Raise();
    hand.frame().close_game();
    hand.click("welcome.sample.axis_allies");
    hand.see("sample.words");
    looks_right(hand.frame(), "sample");
    hand.frame().close_game();
}

namespace {

/// Opens a dialog, looks at it or at each of its pages, and leaves it.
void dialog_looks_right(Hand& hand, const wxString& name, const std::string& scene, const std::function<void()>& open) {
    hand.in_dialog(name, open, [&] {
        const auto& dialog = *wxWindow::FindWindowByName(name);
        auto* const pages = dynamic_cast<wxBookCtrlBase*>(wxWindow::FindWindowByName(name + ".pages", &dialog));
        for (std::size_t page = 0; pages != nullptr && page + 1 < pages->GetPageCount(); ++page) {
            pages->SetSelection(page);
            looks_right(dialog, scene + "-" + std::to_string(page));
            pages->SetSelection(page + 1);
        }
        looks_right(dialog, scene);
        hand.key(WXK_ESCAPE);
    });
}

} // namespace

TEST_CASE("the stocktake and the corrections look right", "[.][axis_allies][window][matrix]") {
    const Folder folder;
    prepare_sample(folder / "game.intendant", 40);
    Hand hand;
    make_small(hand);
    hand.open(folder / "game.intendant");
    hand.click("last_entries.go_on");
    dialog_looks_right(hand, "stocktake", "stocktake", [&] { hand.key('T', wxMOD_CONTROL); });
    dialog_looks_right(hand, "correction", "correction", [&] { hand.choose("&Game", "C&orrect the books..."); });
    hand.frame().close_game();
}

TEST_CASE("the pages and dialogs of RisiKo! look right", "[.][risiko][window][matrix]") {
    const Folder folder;
    const auto file = folder / "game.intendant";
    risiko_game(file, {.ending = risiko::EndingRule::TimeAttackClock, .minutes = 60, .objectives = risiko::ObjectiveKeeping::Sealed});
    Hand hand;
    make_small(hand);
    dialog_looks_right(hand, "risiko.new_game", "risiko-new-game", [&] { hand.click("welcome.new.risiko"); });
    hand.open(file);
    hand.click("last_entries.go_on");
    for (const auto& fault : faults_in_menus(hand.frame())) {
        FAIL_CHECK(fault);
    }
    for (auto* const page : hand.desk().pages()) {
        hand.desk().go_to(page);
        looks_right(hand.frame(), app::to_utf8(page->GetName()));
    }
    dialog_looks_right(hand, "risiko.stocktake", "risiko-stocktake", [&] { hand.key('T', wxMOD_CONTROL); });
    dialog_looks_right(hand, "risiko.objective", "risiko-keep", [&] { hand.choose("&Game", "&Keep an objective..."); });
    dialog_looks_right(hand, "risiko.objective", "risiko-claim", [&] { hand.choose("&Game", "&Claim or show an objective..."); });
    dialog_looks_right(hand, "risiko.clock", "risiko-clock", [&] { hand.choose("&Game", "The clock &starts..."); });
    hand.key('D', wxMOD_CONTROL);
    looks_right(hand.see("table_display"), "risiko-table-display");
    hand.see("table_display").Close();
    hand.frame().Raise();
    hand.page(WXK_F2, "board.canvas");
    auto& canvas = dynamic_cast<app::rk::BoardPage&>(hand.see("risiko.board")).canvas();
    const auto china = risiko_table(hand).tables().find("cina")->index;
    canvas.select(china);
    canvas.on_select(china);
    looks_right(hand.frame(), "risiko-board-sheet");
    hand.key('1');
    looks_right(hand.frame(), "risiko-board-held");
    hand.frame().close_game();
    open_library(hand, (folder / "").parent_path());
    auto& games = dynamic_cast<app::RowList&>(hand.see("library.games"));
    REQUIRE(wait_until([&] { return games.rows().size() == 1; }));
    looks_right(*wxWindow::FindWindowByName("library"), "risiko-library");
    wxWindow::FindWindowByName("library")->Close();
}

TEST_CASE("the books and dialogs of Afrika Korps look right", "[.][afrika_korps][window][matrix]") {
    const Folder folder;
    const auto file = folder / "desert.intendant";
    two_turns_of_war(file);
    Hand hand;
    make_small(hand);
    dialog_looks_right(hand, "afrika_korps.new_game", "afrika-korps-new-game", [&] { hand.click("welcome.new.afrika_korps"); });
    hand.open(file);
    hand.key(WXK_RETURN);
    for (const auto& fault : faults_in_menus(hand.frame())) {
        FAIL_CHECK(fault);
    }
    for (auto* const page : hand.desk().pages()) {
        hand.desk().go_to(page);
        looks_right(hand.frame(), "afrika-korps-" + app::to_utf8(page->GetName()));
    }
    dialog_looks_right(hand, "afrika_korps.stocktake", "afrika-korps-stocktake", [&] { hand.key('T', wxMOD_CONTROL); });
    hand.key('D', wxMOD_CONTROL);
    looks_right(hand.see("table_display"), "afrika-korps-table-display");
    hand.see("table_display").Close();
    hand.frame().Raise();
    hand.frame().close_game();
}
