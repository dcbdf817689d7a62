// What moved, was cut or said nothing at the desk of any game.

#include "app/desk/proposal_bar.hpp"
#include "app/widgets/scrolled_page.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/resized.hpp"

#include <wx/button.h>
#include <wx/frame.h>
#include <wx/sizer.h>

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

TEST_CASE("the first page scrolls where it is higher than its window", "[window][evening]") {
    Hand hand;
    const Resized resized(hand.frame(), wxSize(900, 400));
    auto& page = dynamic_cast<app::ScrolledPage&>(hand.see("welcome"));
    CHECK(wait_until([&] { return page.GetVirtualSize().GetHeight() > page.GetClientSize().GetHeight(); }));
    const auto& last = hand.see("welcome.open");
    CHECK(last.GetRect().GetHeight() > hand.frame().FromDIP(20)); // not pressed together
    CHECK(hand.see("welcome.sample.axis_allies").GetLabel() != hand.see("welcome.sample.afrika_korps").GetLabel());
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
