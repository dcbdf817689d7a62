// What moved, was cut or said nothing at the desk of any game.

#include "app/desk/proposal_bar.hpp"
#include "app/desk/written.hpp"
#include "app/files/welcome_page.hpp"
#include "app/widgets/notice_bar.hpp"
#include "app/widgets/scrolled_page.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/look.hpp"
#include "tests/app/resized.hpp"

#include <wx/button.h>
#include <wx/dcmemory.h>
#include <wx/frame.h>
#include <wx/graphics.h>
#include <wx/sizer.h>

#include <memory>

using namespace intendant;
using namespace intendant::test;

TEST_CASE("what a seat proposes lies over the accounts, and nothing moves", "[window][evening]") {
    auto* const frame = new wxFrame(nullptr, wxID_ANY, "desk", wxDefaultPosition, wxSize(900, 500));
    auto* const desk = new wxPanel(frame);
    auto* const bar = new app::ProposalBar(desk);
    auto* const board = new wxPanel(desk);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(board, wxSizerFlags(1).Expand());
    desk->SetSizer(all);
    frame->Show();
    REQUIRE(wait_until([&] { return board->GetSize().GetHeight() > 200; }));
    const auto before = board->GetRect();
    bar->show("1", "Japan", "Japan moves 1 Infantry.", "a warning", 0);
    REQUIRE(wait_until([&] { return bar->is_seen(); }));
    CHECK(board->GetRect() == before);
    CHECK(bar->GetRect().GetBottom() == desk->GetClientSize().GetHeight() - 1);
    CHECK(bar->GetSize().GetHeight() >= bar->GetSizer()->CalcMin().GetHeight());
    bar->dismiss();
    CHECK(board->GetRect() == before);
    frame->Destroy();
}

TEST_CASE("a notice is as high as its words, also after one that took more", "[window][evening]") {
    auto* const frame = new wxFrame(nullptr, wxID_ANY, "notice", wxDefaultPosition, wxSize(700, 500));
    auto* const desk = new wxPanel(frame);
    auto* const bar = new app::NoticeBar(desk);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(bar, wxSizerFlags().Expand());
    all->AddStretchSpacer();
    desk->SetSizer(all);
    frame->Show();
    const auto height_of = [&](const wxString& words) {
        bar->say(app::NoticeBar::Kind::Refusal, words);
        desk->Layout();
        wait_until([] { return false; }, 60);
        return bar->GetSize().GetHeight();
    };
    const int one_line = height_of("There is no such space.");
    wxString many;
    for (int times = 0; times < 40; ++times) {
        many += "This breaks a rule of the table. ";
    }
    CHECK(height_of(many) > 2 * one_line);
    CHECK(height_of("There is no such space.") == one_line);
    frame->Destroy();
}

TEST_CASE("the first page scrolls where it is higher than its window", "[window][evening]") {
    Hand hand;
    const Resized resized(hand.frame(), wxSize(900, 400));
    auto& page = dynamic_cast<app::ScrolledPage&>(hand.see("welcome"));
    CHECK(wait_until([&] { return page.GetVirtualSize().GetHeight() > page.GetClientSize().GetHeight(); }));
    const auto& last = hand.see("welcome.open");
    CHECK(last.GetRect().GetHeight() > hand.frame().FromDIP(20)); // not pressed together
    CHECK(hand.see("welcome.sample.axis_allies").GetLabel() != hand.see("welcome.sample.afrika_korps").GetLabel());
}

TEST_CASE("the last line of the table display has all its words, in as many lines as they take", "[window][evening]") {
    const wxString battle =
        "Battle: Hawaiian Islands sea zone - First strike of the submarines. Japan: 1 Fighter, 1 Battleship, 1 Submarine; "
        "United States: 1 Fighter, 1 Aircraft Carrier, 1 Submarine, 2 Transports";
    wxBitmap bitmap(wxSize(10, 10));
    wxMemoryDC dc(bitmap);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    for (const auto& screen : {wxSize(1280, 800), wxSize(1920, 1080)}) {
        const wxRect2DDouble box{0, 0, 0.96 * screen.x, 0.072 * screen.y};
        const auto [lines, letters] = app::wrapped(*gc, battle, box, true);
        wxString all;
        for (const auto& line : lines) {
            all += (all.empty() ? wxString{} : wxString{" "}) + line;
        }
        CHECK(all == battle);
        CHECK(letters >= screen.y / 50); // to be read from where one sits
        CHECK(static_cast<double>(letters) * static_cast<double>(lines.size()) <= box.m_height);
    }
}

TEST_CASE("the first page is whole in a window of 1280 by 800, with five games to go on with too", "[window][evening]") {
    Hand hand;
    const Resized resized(hand.frame(), wxSize(1280, 780)); // with its menu
    const auto whole = [](const app::WelcomePage& page, const wxString& last) {
        const auto* const found = wxWindow::FindWindowByName(last, &page);
        return found != nullptr && page.GetVirtualSize().GetHeight() <= page.GetClientSize().GetHeight() &&
               page.GetScreenRect().Contains(found->GetScreenRect());
    };
    auto& page = dynamic_cast<app::WelcomePage&>(hand.see("welcome"));
    CHECK(wait_until([&] { return whole(page, "welcome.open"); }));
    take_picture("welcome_1280");
    auto* const frame = new wxFrame(nullptr, wxID_ANY, "first page");
    auto* const other = new app::WelcomePage(frame);
    const app::OfferedSample sample{{}, "A turn on the real windows, step by step"};
    other->show({{"one", "One", "A game", {sample}, true},
                 {"two", "Two", "A game", {sample}, false},
                 {"three", "Three", "A game", {sample}, false},
                 {"four", "Four", "A game", {sample, {"more", "Another turn"}}, false}},
                {"a.intendant", "b.intendant", "c.intendant", "d.intendant", "e.intendant"});
    frame->SetClientSize(page.GetClientSize());
    frame->Show();
    CHECK(wait_until([&] { return whole(*other, "welcome.open") && whole(*other, "welcome.recent.e"); }));
    take_picture("welcome_1280_recent");
    frame->Destroy();
}

TEST_CASE("with long words the buttons of the bank stand below its reason, and all of them are seen", "[axis_allies][window][evening]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.page(WXK_F7, "bank");
    for (const auto* const name : {"bank.pay", "bank.receive", "bank.set"}) {
        dynamic_cast<wxButton&>(hand.see(name)).SetLabel("words as long as they are with the largest type");
    }
    auto& page = hand.see("bank");
    page.Layout();
    wait_until([] { return false; }, 100);
    page.Layout();
    CHECK(wait_until([&] { return page.GetScreenRect().Contains(hand.see("bank.set").GetScreenRect()); }, 2000));
    CHECK(hand.see("bank.set").GetPosition().y > hand.see("bank.reason").GetPosition().y);
}
