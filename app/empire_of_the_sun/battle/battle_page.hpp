#pragma once

#include "app/empire_of_the_sun/battle/odds_panel.hpp"
#include "app/widgets/box_track.hpp"
#include "app/widgets/card_list.hpp"

#include <array>
#include <functional>
#include <optional>

namespace intendant::app::es {

/// The battle that stands in the form, both sides beside each other: strengths unit by unit, what is added to the dice with its clause, what each face
/// does, what every unit loses, and what follows when the hex is taken. A click on a face enters the die, one on a unit changes its loss; the form
/// keeps both. Rule: ES-BAT-1 to ES-BAT-23, ES-GND-1 to ES-GND-14.
class BattlePage : public Page {
public:
    BattlePage(wxWindow* parent, Table& table);

    void show_state() override;
    void set_focus() override;
    /// Nothing: no battle stands in the form.
    void show(const std::optional<BattleNow>& battle);
    const std::optional<BattleNow>& shown() const { return m_battle; }

    /// A die of the Offensive side, or of the other.
    std::function<void(bool of_offensive, int face)> on_face;
    std::function<void(UnitId)> on_unit;

private:
    struct Column {
        wxStaticText* heading;
        wxStaticText* sum;
        CardList* units;
        wxStaticText* modifiers;
        wxStaticText* how;
        BoxTrack* faces;
        wxStaticText* result;
    };
    Column column(const wxString& name, bool of_offensive, wxSizer& room);
    void show_column(const Column& column, const SheetSide& side, bool of_offensive);
    std::vector<CardList::Row> rows_of(const SheetSide& side) const;
    wxString follows() const;

    std::optional<BattleNow> m_battle;
    wxStaticText* m_title;
    wxPanel* m_room; ///< of the battle
    std::array<Column, 2> m_columns{};
    wxStaticText* m_follows;
};

} // namespace intendant::app::es
