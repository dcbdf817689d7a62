#include "tests/bench/board/pacific.hpp"

#include "app/board/canvas.hpp"
#include "app/empire_of_the_sun/map/board_page.hpp"
#include "app/widgets/notice_bar.hpp"
#include "tests/bench/games.hpp"

#include <wx/dcmemory.h>
#include <wx/frame.h>

#include <chrono>
#include <stdexcept>
#include <utility>

namespace intendant::bench {

std::vector<double> pan_the_pacific(int width, int height) {
    namespace es = app::es;
    const Folder folder;
    const auto tables = es::load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun");
    auto session = es::Session::create(folder / "pacific.intendant", tables);
    if (!session.book(es::BeginGame{}).booked) {
        throw std::runtime_error("the campaign does not begin");
    }
    wxFrame frame(nullptr, wxID_ANY, "pacific");
    app::NoticeBar notice(&frame);
    es::Table table(std::move(session), notice, es::names_of(tables));
    es::BoardPage page(&frame, table);
    page.show_state();
    auto& canvas = page.canvas();
    canvas.SetClientSize(width, height);
    wxBitmap picture(width, height, 24);
    const auto draw = [&] {
        wxMemoryDC dc(picture);
        canvas.draw(dc);
    };
    std::vector<double> times;
    for (const int steps : {0, 2, -4}) {
        canvas.zoom(steps);
        draw();
        for (int i = 0; i < 60; ++i) {
            const auto start = std::chrono::steady_clock::now();
            canvas.pan(i < 30 ? 14 : -14, i % 2 == 0 ? 9 : -9);
            draw();
            times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count());
        }
    }
    return times;
}

FirstPaint open_the_pacific(int times) {
    const Folder folder;
    const auto file = folder / "recorded.intendant";
    write_game<empire_of_the_sun::Game>(file, app::es::load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun"),
                                        "tests/playthroughs/empire_of_the_sun/games/example_of_play.jsonl");
    return open_windows(file, times);
}

} // namespace intendant::bench
