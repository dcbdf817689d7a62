#pragma once

#include "app/board/canvas.hpp"
#include "app/board/pane.hpp"
#include "app/empire_of_the_sun/map/board_page.hpp"
#include "app/widgets/notice_bar.hpp"
#include "tests/app/board/board_mouse.hpp"
#include "tests/app/empire_of_the_sun/pacific_games.hpp"
#include "tests/app/hand.hpp"
#include "tests/support/catch.hpp"

#include <wx/frame.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <string_view>

namespace intendant::test {

/// The board of a campaign alone in a window, at its beginning or as it stood after an entry of the example of play.
class PacificBoard : public BoardMouse {
public:
    explicit PacificBoard(std::int64_t entry = 0)
        : m_frame(nullptr, wxID_ANY, "pacific", wxPoint(0, 0), wxSize(1366, 768)), m_notice(&m_frame),
          m_table(session(entry), m_notice,
                  app::es::names_of(empire_of_the_sun::load_tables(INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun"))) {
        m_table.look_back(entry);
        m_notice.Hide();
        page = new app::es::BoardPage(&m_frame, m_table);
        auto* const all = new wxBoxSizer(wxVERTICAL);
        all->Add(page, wxSizerFlags(1).Expand());
        m_frame.SetSizer(all);
        m_frame.Show();
        page->show_state();
        REQUIRE(wait_until([&] { return page->IsShownOnScreen() && canvas().GetSize().GetWidth() > 500; }));
        settle();
    }
    ~PacificBoard() override { m_frame.Hide(); }
    PacificBoard(const PacificBoard&) = delete;
    PacificBoard& operator=(const PacificBoard&) = delete;

    app::board::Canvas& canvas() override { return page->canvas(); }
    const app::es::Table& table() const { return m_table; }
    empire_of_the_sun::HexId hex(std::string_view label) const { return m_table.tables().find_hex(label).value(); }
    empire_of_the_sun::UnitId unit(std::string_view id) const { return m_table.tables().find_unit(id).value(); }
    /// What lies over the map when that letter was pressed, in words.
    wxString over(char key) {
        page->show_over(key);
        settle();
        return dynamic_cast<wxTextCtrl&>(*wxWindow::FindWindowByName("board.overlay.words", page)).GetValue();
    }

    app::es::BoardPage* page{nullptr};

private:
    db::EmpireOfTheSunSession session(std::int64_t entry) {
        const auto file = m_folder / "game.intendant";
        return entry > 0 ? play_pacific(file, "example_of_play") : begin_pacific(file, "campaign");
    }

    Folder m_folder;
    wxFrame m_frame;
    app::NoticeBar m_notice;
    app::es::Table m_table;
};

} // namespace intendant::test
