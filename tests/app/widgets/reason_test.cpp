// A reason is given on purpose: a warning, a refusal or news leaves the keyboard where it is, whatever is typed into meanwhile.
#include "app/base/gtk.hpp"
#include "app/widgets/notice_bar.hpp"
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/risiko/open_game.hpp"

#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include <cstdio>

using namespace intendant;
using namespace intendant::test;

namespace {

app::NoticeBar& bar(Hand& hand) {
    auto* const found = dynamic_cast<app::NoticeBar*>(wxWindow::FindWindowByName("notice", hand.frame().desk()));
    REQUIRE(found != nullptr);
    return *found;
}

wxString reason_of(Hand& hand) {
    return dynamic_cast<wxTextCtrl&>(*wxWindow::FindWindowByName("notice.reason", hand.frame().desk())).GetValue();
}

/// Every field below the window that can be typed into now.
void collect(wxWindow& window, std::vector<wxWindow*>& fields) {
    const auto* const entry = dynamic_cast<wxTextEntry*>(&window);
    if (window.IsShownOnScreen() && window.IsEnabled() &&
        ((entry != nullptr && entry->IsEditable()) || dynamic_cast<wxSpinCtrl*>(&window) != nullptr)) {
        fields.push_back(&window);
        return;
    }
    for (auto* const child : window.GetChildren()) {
        if (child != &window && dynamic_cast<app::NoticeBar*>(child) == nullptr) {
            collect(*child, fields);
        }
    }
}

bool holds_keyboard(const wxWindow& field) {
    const auto* focus = wxWindow::FindFocus();
    while (focus != nullptr && focus != &field) {
        focus = focus->GetParent();
    }
    return focus == &field;
}

/// Whatever the bar says while somebody types there, the keyboard stays, and no reason is given.
int type_in_every_field(Hand& hand, const std::vector<int>& pages) {
    int typed_into = 0;
    for (const int page : pages) {
        hand.key(page);
        look_up();
        std::vector<wxWindow*> fields;
        collect(hand.frame(), fields);
        for (auto* const field : fields) {
            INFO("the field " << app::to_utf8(field->GetName()) << " on the page of F" << page - WXK_F1 + 1);
            field->SetFocus();
            look_up();
            if (!holds_keyboard(*field)) { // it scrolled away, or a list opened
                continue;
            }
            bool given = false;
            bar(hand).ask_reason("A warning.", [&given](const std::string&) { given = true; });
            for (const char key : {'x', '1', 'y'}) {
                hand.key(key);
            }
            CHECK(holds_keyboard(*field));
            bar(hand).say(app::NoticeBar::Kind::Refusal, "A refusal.");
            bar(hand).offer(app::NoticeBar::Kind::News, "News.", "Do", [&given] { given = true; });
            hand.key('2');
            CHECK(holds_keyboard(*field));
            CHECK(reason_of(hand).empty());
            CHECK_FALSE(given);
            bar(hand).dismiss();
            CHECK(holds_keyboard(*field));
            ++typed_into;
        }
    }
    return typed_into;
}

} // namespace

TEST_CASE("nothing that appears takes the keyboard from a field of Axis & Allies", "[axis_allies][window][reason]") {
    axis_allies::Situation situation;
    OpenGame game(situation);
    const int fields = type_in_every_field(game.hand, {WXK_F5, WXK_F6, WXK_F7, WXK_F8, WXK_F9, WXK_F11, WXK_F12});
    std::printf("typed into %d fields of Axis & Allies while the bar spoke: none lost the keyboard\n", fields);
    CHECK(fields >= 15);
}

TEST_CASE("nothing that appears takes the keyboard from a field of RisiKo!", "[risiko][window][reason]") {
    RisikoGame game;
    const int fields = type_in_every_field(game.hand, {WXK_F5, WXK_F11, WXK_F12});
    std::printf("typed into %d fields of RisiKo! while the bar spoke: none lost the keyboard\n", fields);
    CHECK(fields >= 8);
}

TEST_CASE("what is typed on after a throw that is warned of is no reason, and Ctrl+R leads to the reason",
          "[axis_allies][window][reason][rule:R-01]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    hand.type("purchase.count.infantry", "1");
    hand.key(WXK_RETURN);
    REQUIRE(wait_until([&] { return hand.entries() == 2; }));
    hand.type("research.dice.keys", "16"); // after the purchase
    type_at("\n12a\n3", 10);
    hand.see("notice.reason");
    look_up();
    INFO("the notice says: " << app::to_utf8(hand.notice()));
    CHECK(reason_of(hand).empty());
    CHECK(hand.entries() == 2);
    CHECK_FALSE(holds_keyboard(bar(hand)));
    CHECK(hand.notice().Contains("not read: 1 2 a 3"));
    CHECK(hand.notice().Contains("R-01"));
    auto* const before = wxWindow::FindFocus();
    hand.key('R', wxMOD_CONTROL);
    REQUIRE(wait_until([&] { return hand.see("notice.reason").HasFocus(); }));
    hand.key(WXK_ESCAPE); // nobody wants it
    CHECK(wxWindow::FindFocus() == before);
    CHECK(hand.notice().empty());
    hand.key(WXK_RETURN);
    hand.see("notice.reason");
    hand.key('R', wxMOD_CONTROL);
    hand.type("notice.reason", "house rule");
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return hand.entries() == 3; }));
    CHECK(hand.session().file().entries(3, 3).front().reason == "house rule");
}

TEST_CASE("an attack that is warned of leaves the keyboard on the attack sheet", "[risiko][window][reason][rule:RK-ELI-2]") {
    RisikoGame game;
    auto& hand = game.hand;
    hand.page(WXK_F5, "risiko.turn");
    hand.type("risiko.attack.from", "venezuela");
    hand.type("risiko.attack.to", "peru");
    hand.type("risiko.attack.dice", "");
    type_at("6611154\n", 20);
    hand.see("notice.reason");
    look_up();
    INFO("the notice says: " << app::to_utf8(hand.notice()) << "; in the fields "
                             << dynamic_cast<wxTextCtrl&>(hand.see("risiko.attack.dice")).GetValue() << " and "
                             << dynamic_cast<wxTextCtrl&>(hand.see("risiko.attack.defence")).GetValue());
    CHECK(game.entries() == 2);
    CHECK(reason_of(hand).empty());
    CHECK(hand.notice().Contains("RK-ELI-2"));
    CHECK(hand.notice().Contains("not read: 5 4"));
    hand.key('R', wxMOD_CONTROL);
    hand.type("notice.reason", "agreed");
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return game.entries() > 2; }));
    CHECK(dynamic_cast<wxTextCtrl&>(hand.see("risiko.attack.dice")).IsEmpty());
    CHECK(hand.notice().empty());
}

TEST_CASE("a missing reason is told and the keyboard stays in the amount", "[axis_allies][window][reason]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.page(WXK_F7, "bank");
    hand.type("bank.amount", "5");
    hand.click("bank.set");
    CHECK(game.refused_with("Say in a word or two"));
    CHECK(dynamic_cast<wxTextCtrl&>(hand.see("bank.reason")).IsEmpty());
    CHECK(wxWindow::FindFocus() != &hand.see("bank.reason"));
}

TEST_CASE("keys typed on after a refused throw are told, none is lost in silence", "[risiko][window][reason]") {
    RisikoGame game;
    auto& hand = game.hand;
    hand.page(WXK_F5, "risiko.turn");
    hand.type("risiko.attack.from", "venezuela");
    hand.type("risiko.attack.to", "peru");
    hand.type("risiko.attack.dice", "");
    type_at("66711154", 20); // no die has a seven
    look_up();
    INFO("the notice says: " << app::to_utf8(hand.notice()) << "; in the fields "
                             << dynamic_cast<wxTextCtrl&>(hand.see("risiko.attack.dice")).GetValue() << " and "
                             << dynamic_cast<wxTextCtrl&>(hand.see("risiko.attack.defence")).GetValue());
    CHECK(game.entries() == 2);
    CHECK(hand.notice().Contains("RK-ATK-9"));
    CHECK(hand.notice().Contains("not read: 1 5 4"));
    hand.type("risiko.attack.defence", "7");
    hand.click("risiko.attack.book");
    type_at("111", 0); // before the refusal can have been seen
    look_up();
    const auto standing = dynamic_cast<wxTextCtrl&>(hand.see("risiko.attack.defence")).GetValue();
    INFO("the notice says: " << app::to_utf8(hand.notice()) << "; the defence " << standing);
    CHECK(game.entries() == 2);
    const auto told = hand.notice().Contains("not read:") ? hand.notice().AfterLast(':').Freq('1') : 0;
    CHECK(standing.Freq('1') + told == 3); // in the field, or told
}

TEST_CASE("Esc closes a notice wherever the keyboard is, and what is typed there stays", "[axis_allies][window]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.page(WXK_F5, "turn");
    hand.type("entry.line", "buy 3");
    bar(hand).say(app::NoticeBar::Kind::Refusal, "A refusal.");
    hand.page(WXK_F7, "bank");
    hand.key(WXK_ESCAPE);
    CHECK(wait_until([&] { return hand.notice().empty(); }));
}

TEST_CASE("a notice is drawn as high as its words, also after one that asked for a reason", "[axis_allies][window][reason][look]") {
    OpenGame game;
    auto& hand = game.hand;
    hand.key(WXK_F2);
    auto& notice = bar(hand);
    const auto height = app::of_gtk<int (*)(void*)>("gtk_widget_get_allocated_height");
    REQUIRE(height != nullptr);
    const auto drawn = [&] { return height(notice.GetHandle()); };
    notice.say(app::NoticeBar::Kind::News, "A word.");
    look_up();
    const int low = drawn();
    CHECK(low == notice.GetSize().GetHeight());
    notice.ask_reason("A warning.", [](const std::string&) {});
    look_up();
    CHECK(drawn() > low);
    take_picture("notice-reason");
    notice.dismiss();
    notice.say(app::NoticeBar::Kind::News, "A word.");
    look_up();
    take_picture("notice-after-reason");
    CHECK(wait_until([&] { return drawn() == low; }));
    notice.ask_reason("A warning.", [](const std::string&) {});
    look_up();
    notice.say(app::NoticeBar::Kind::News, "A word.");
    look_up();
    CHECK(wait_until([&] { return drawn() == low; }));
}
