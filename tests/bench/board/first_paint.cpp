#include "tests/bench/board/first_paint.hpp"

#include "app/main_frame.hpp"

#include <wx/app.h>
#include <wx/button.h>
#include <wx/frame.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <chrono>
#include <memory>
#include <optional>

namespace intendant::bench {

namespace {

/// Lets the window work until it and all in it have been painted, and says how long that took from `start` on. Units: milliseconds.
double until_painted(wxWindow& window, std::chrono::steady_clock::time_point start) {
    using std::chrono::steady_clock;
    const auto painted = std::make_shared<std::optional<steady_clock::time_point>>(); // painted again, the window still asks for it
    window.Bind(wxEVT_PAINT, [painted, &window](wxPaintEvent& event) {
        window.CallAfter([painted] { // what stands in it is painted after it, and before what is put off
            if (!*painted) {
                *painted = steady_clock::now();
            }
        });
        event.Skip();
    });
    while (!*painted) {
        wxTheApp->Yield();
    }
    return std::chrono::duration<double, std::milli>(**painted - start).count();
}

/// What is still to be done after the paint belongs to nobody's waiting.
void settle() {
    for (int i = 0; i < 50; ++i) {
        wxTheApp->Yield();
        wxMilliSleep(2);
    }
}

double minimal_window() {
    const auto start = std::chrono::steady_clock::now();
    auto* const frame = new wxFrame(nullptr, wxID_ANY, "minimal", wxDefaultPosition, wxSize(1366, 768));
    auto* const panel = new wxPanel(frame);
    auto* const sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(new wxStaticText(panel, wxID_ANY, "A line of text"));
    sizer->Add(new wxButton(panel, wxID_ANY, "A button"));
    panel->SetSizer(sizer);
    frame->Show();
    const double taken = until_painted(*panel, start);
    settle();
    frame->Destroy();
    settle();
    return taken;
}

} // namespace

FirstPaint open_windows(const std::filesystem::path& game, int times) {
    FirstPaint found;
    auto* const frame = new app::MainFrame(wxSize(1366, 768));
    frame->Show();
    settle();
    for (int i = 0; i < times; ++i) {
        found.minimal.push_back(minimal_window());
        const auto start = std::chrono::steady_clock::now();
        frame->open_game(game);
        found.desk.push_back(until_painted(*frame->desk(), start));
        settle();
        frame->close_game();
        settle();
    }
    frame->Destroy();
    settle();
    return found;
}

} // namespace intendant::bench
