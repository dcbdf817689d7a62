// The colours of the theme: what is read and what marks a place stands out from its ground, on light and on dark desktops; and fields as
// they are drawn have an edge that is seen.
#include "app/base/field_edges.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme_pairs.hpp"
#include "tests/app/desktop.hpp"
#include "tests/app/hand.hpp"
#include "tests/app/look.hpp"
#include "tests/app/screen.hpp"
#include "tests/support/catch.hpp"

#include <wx/choice.h>
#include <wx/frame.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <vector>

using namespace intendant;

namespace {

/// What stands on the screen, from some pixels left of the field into it, at half its height.
std::vector<wxColour> across_the_edge(const wxWindow& field) {
    constexpr int outside = 4;
    constexpr int whole = 12;
    const auto area = field.GetScreenRect();
    const auto image = test::picture_of({area.GetX() - outside, area.GetY() + area.GetHeight() / 2, whole, 1});
    std::vector<wxColour> colours;
    for (int x = 0; x < whole; ++x) {
        colours.emplace_back(image.GetRed(x, 0), image.GetGreen(x, 0), image.GetBlue(x, 0));
    }
    return colours;
}

/// The strongest line there against the ground around the field.
double edge_of(const wxWindow& field) {
    const auto colours = across_the_edge(field);
    double strongest = 1;
    for (const auto& colour : colours) {
        strongest = std::max(strongest, test::contrast(colour, colours.front()));
    }
    return strongest;
}

} // namespace

TEST_CASE("words stand out from their ground by 4.5, marks by 3, in both themes", "[window][look]") {
    for (const bool dark : {false, true}) {
        const auto pairs = app::theme::pairs(dark);
        CHECK(pairs.size() > 40);
        for (const auto& pair : pairs) {
            INFO((dark ? "dark: " : "light: ") << pair.what << ", " << pair.ink.GetAsString(wxC2S_HTML_SYNTAX) << " on "
                                               << pair.ground.GetAsString(wxC2S_HTML_SYNTAX));
            CHECK(test::contrast(pair.ink, pair.ground) >= pair.least);
        }
    }
}

TEST_CASE("the edge of each kind of field is seen on the screen, 3 to 1, in both themes", "[window][look]") {
    for (const auto brightness : {app::preferences::Brightness::Light, app::preferences::Brightness::Dark}) {
        const test::Desktop desktop(brightness);
        REQUIRE(app::layout::dark() == (brightness == app::preferences::Brightness::Dark));
        auto* const frame = new wxFrame(nullptr, wxID_ANY, "edges", {50, 50}, {400, 300});
        auto* const panel = new wxPanel(frame);
        wxWindow* const fields[] = {new wxTextCtrl(panel, wxID_ANY, {}, {40, 20}, {200, 34}),
                                    new wxSpinCtrl(panel, wxID_ANY, {}, {40, 70}, {200, 34}),
                                    new wxChoice(panel, wxID_ANY, {40, 120}, {200, 34})};
        auto* const other = new wxTextCtrl(panel, wxID_ANY, {}, {40, 200}, {200, 34});
        frame->Show();
        REQUIRE(test::wait_until([&] { return frame->IsShownOnScreen(); }));
        frame->Raise();
        test::wait_until([&] { return frame->IsActive(); });
        other->SetFocus();
        test::look_up();
        for (const auto* const field : fields) {
            INFO((brightness == app::preferences::Brightness::Dark ? "dark: " : "light: ")
                 << wxString(field->GetClassInfo()->GetClassName()).ToStdString());
            CHECK(test::wait_until([&] { return edge_of(*field) >= 3; }, 1000));
            CHECK(edge_of(*field) >= 3);
        }
        frame->Destroy();
    }
}
