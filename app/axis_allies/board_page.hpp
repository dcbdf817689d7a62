#pragma once

#include "app/axis_allies/held_units.hpp"
#include "app/axis_allies/table.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/small_table.hpp"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/stattext.h>

#include <optional>
#include <string>

namespace intendant::app::board {
class Canvas;
}

namespace intendant::app::aa {

/// The board, drawn: who holds what and what stands where; the sheet of one space beside it. Pieces are moved by dragging
/// them, or by number keys and Enter; at depths that keep no board one click records a capture. The page of territories
/// says the same in words. Without its drawing the page says what is wrong with it, and the game goes on without.
/// Rule: M-01 to M-111, N-01 to N-12, C-111.
class BoardPage : public Page {
public:
    BoardPage(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus();
    void select(SpaceId space);

    bool drawn() const { return m_canvas != nullptr; }
    board::Canvas& canvas() const { return *m_canvas; }
    const HeldUnits& held() const { return m_held; }

    std::function<void(SpaceId)> to_list;

private:
    void build(wxWindow* problem);
    wxWindow* make_bar();
    wxWindow* make_sheet();
    void connect_canvas();
    void show_looks();
    void show_sheet();
    void show_entries(SpaceId space);
    void show_here(std::optional<SpaceId> space);
    void show_held();
    void preview(std::optional<SpaceId> to);
    void take(const std::string& key, int count);
    void put(SpaceId to);
    void let_go();
    void capture(SpaceId space);
    void begin_battle();
    void find();
    wxString describe(SpaceId space) const;
    std::optional<SpaceId> selected() const;
    bool may_book() const;

    board::Canvas* m_canvas{nullptr};
    NameField* m_search{nullptr};
    wxStaticText* m_here{nullptr};
    wxCheckBox* m_raid{nullptr};
    wxPanel* m_sheet{nullptr};
    wxStaticText* m_name{nullptr};
    wxStaticText* m_facts{nullptr};
    SmallTable* m_pieces{nullptr};
    SmallTable* m_entries{nullptr};
    wxButton* m_fight{nullptr};
    wxButton* m_capture{nullptr};
    HeldUnits m_held;
};

} // namespace intendant::app::aa
