// What the machine looks for in a window is found when it is there.

#include "app/widgets/row_list.hpp"
#include "tests/app/hand.hpp"
#include "tests/app/look.hpp"
#include "tests/support/catch.hpp"

#include <wx/frame.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>

#include <algorithm>

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
