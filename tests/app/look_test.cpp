// What the machine looks for in a window is found when it is there.

#include "app/widgets/mnemonics.hpp"
#include "app/widgets/row_list.hpp"
#include "app/widgets/sentence_list.hpp"
#include "tests/app/hand.hpp"
#include "tests/app/look.hpp"
#include "tests/support/catch.hpp"

#include <wx/button.h>
#include <wx/frame.h>
#include <wx/menu.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <initializer_list>

using namespace intendant;
using namespace intendant::test;

namespace {

bool told(const wxWindow& window, const std::string& words) {
    return std::ranges::any_of(faults_in(window), [&](const std::string& fault) { return fault.find(words) != std::string::npos; });
}

struct Shown {
    wxFrame* frame = new wxFrame(nullptr, wxID_ANY, "look", wxDefaultPosition, wxSize(900, 500));
    ~Shown() { frame->Destroy(); }
    void show() const {
        frame->Show();
        REQUIRE(wait_until([this] { return frame->IsShownOnScreen(); }));
        look_up();
    }
};

} // namespace

TEST_CASE("columns share the room of their table; one that is cut beside empty room is found", "[window][look]") {
    const Shown shown;
    auto* const list = new app::RowList(shown.frame, "list", {{"Name", 60}, {"Where", 400}});
    list->show({{"a", {}, {"A name that is much longer than its column was made for", "here"}}});
    shown.show();
    REQUIRE(wait_until([&] { return list->GetColumn(0)->GetWidth() > 300; }));
    CHECK(wait_until([&] { return !told(*shown.frame, "is cut"); }));
    list->GetColumn(0)->SetWidth(50); // by hand
    list->SetSize(list->GetSize().GetWidth() - 1, list->GetSize().GetHeight());
    CHECK(wait_until([&] { return told(*shown.frame, "the column \"Name\" is cut"); }));
}

TEST_CASE("a table that is too narrow for its columns leaves none of them more than it needs", "[window][look]") {
    const Shown shown;
    shown.frame->SetSize(340, 300);
    auto* const list = new app::RowList(shown.frame, "list", {{"Name", 300}, {"Objective", 120}, {"Left", 150}});
    list->show({{"a", {}, {"Anna", "to conquer eighteen territories with two armies in each", "7"}}});
    shown.show();
    REQUIRE(wait_until([&] { return list->GetClientSize().x > 0; }));
    CHECK(wait_until([&] { return !told(*shown.frame, "is cut"); }));
    CHECK(wait_until([&] { return list->GetColumn(0)->GetWidth() < 300; }));
    CHECK(wait_until([&] { return list->GetColumn(1)->GetWidth() > 120; })); // what the others do not need
}

TEST_CASE("sentences in a narrow list take as many lines as they need and are read whole", "[window][look]") {
    const Shown shown;
    shown.frame->SetSize(260, 300);
    auto* const list = new app::SentenceList(shown.frame, "sentences", "What made it so");
    const wxString words = "Germany moves three infantry and two armor from Eastern Europe to Ukraine and takes it";
    list->show({{"12", words}, {"7", "the deal"}});
    shown.show();
    const auto said = [&] {
        wxString all;
        for (const auto* const child : list->GetChildren()) {
            all += child->GetLabel() + " ";
        }
        all.Replace("\n", " ");
        return all;
    };
    CHECK(wait_until([&] { return said().Contains(words) && faults_in(*shown.frame).empty(); }));
    for (const auto* const child : list->GetChildren()) {
        CHECK(child->GetRect().GetRight() <= list->GetClientSize().GetWidth());
    }
}

TEST_CASE("a letter that two controls answer to is found, and told apart", "[window][look]") {
    const Shown shown;
    auto* const panel = new wxPanel(shown.frame);
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    auto* const bar = new wxMenuBar;
    bar->Append(new wxMenu, "&File");
    shown.frame->SetMenuBar(bar);
    auto* const from = new wxStaticText(panel, wxID_ANY, "&From:");
    auto* const retreat = new wxButton(panel, wxID_ANY, "&Retreat");
    auto* const other = new wxButton(panel, wxID_ANY, "&Roll once");
    auto* const only = new wxButton(panel, wxID_ANY, "Fish && chips");
    for (wxWindow* const each : std::initializer_list<wxWindow*>{from, retreat, other, only}) {
        row->Add(each);
    }
    panel->SetSizer(row);
    shown.show();
    from->SetLabel("&From:"); // as if nothing had told them apart when they appeared
    other->SetLabel("&Roll once");
    CHECK(told(*shown.frame, "Alt+f leads to"));
    CHECK(told(*shown.frame, "Alt+r leads to"));
    app::tell_letters_apart(*shown.frame);
    CHECK_FALSE(told(*shown.frame, "Alt+"));
    CHECK(retreat->GetLabel() == "&Retreat"); // it was the first
    CHECK(from->GetLabel() == "Fr&om:");
    CHECK(other->GetLabel() == "Ro&ll once");
    CHECK(only->GetLabel() == "Fish && chips");
}

TEST_CASE("what appears later in a window has its letters told apart too", "[window][look]") {
    const app::LettersApart letters; // as in the main window
    const Shown shown;
    auto* const panel = new wxPanel(shown.frame);
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    auto* const retreat = new wxButton(panel, wxID_ANY, "&Retreat");
    auto* const other = new wxButton(panel, wxID_ANY, "&Roll once");
    row->Add(retreat);
    row->Add(other);
    panel->SetSizer(row);
    other->Hide();
    shown.show();
    CHECK(other->GetLabel() == "&Roll once");
    other->Show();
    CHECK(wait_until([&] { return other->GetLabel() == "Roll &once"; }));
    CHECK_FALSE(told(*shown.frame, "Alt+"));
}

TEST_CASE("an area that is empty although the page next to it is cut is found", "[window][look]") {
    const Shown shown;
    auto* const panel = new wxPanel(shown.frame);
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    auto* const page = new wxScrolledWindow(panel, wxID_ANY);
    page->SetName("page");
    page->SetScrollRate(10, 10);
    page->SetVirtualSize(300, 2000);
    auto* const empty = new wxPanel(panel);
    empty->SetName("empty");
    row->Add(page, wxSizerFlags(1).Expand());
    row->Add(empty, wxSizerFlags(1).Expand());
    panel->SetSizer(row);
    shown.show();
    CHECK(wait_until([&] { return told(*shown.frame, "is empty, although page"); }));
    page->SetVirtualSize(100, 100);
    CHECK(wait_until([&] { return !told(*shown.frame, "is empty"); }));
}
