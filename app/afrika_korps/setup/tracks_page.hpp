#pragma once

#include "app/afrika_korps/words.hpp"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/spinctrl.h>

#include <array>
#include <optional>

namespace intendant::app::ak {

/// What the books say of the sides beside their counters: replacement factors, the turns without supply and of control, who held what when
/// the turn began. Rule: AK-RPL-6, AK-ISO-7, AK-VIC-1, AK-VIC-4.
class TracksPage : public wxScrolledWindow {
public:
    /// Its controls are named NAME.WHAT.
    TracksPage(wxWindow* parent, const wxString& name);

    /// What was entered stays; what was not follows these books.
    void show(const State& books);
    /// What differs from the books.
    void fill(Stocktake& count) const;

private:
    /// What the page says.
    struct Tracks {
        PerSide<SideBooks> sides{};
        Control control{};
        Control control_of_turn{};
        bool supply_done{false};
    };
    using Choices = std::array<wxChoice*, all_key_places.size()>;
    wxSizer* make_sides(const wxString& name);
    wxSizer* make_control(const wxString& name);
    Tracks entered() const;
    void put(const Tracks& tracks);

    std::optional<Tracks> m_books; ///< as they were shown last
    PerSide<wxSpinCtrl*> m_factors;
    PerSide<wxSpinCtrl*> m_without_supply;
    PerSide<wxSpinCtrl*> m_control_turns;
    PerSide<wxCheckBox*> m_without_supply_at_start;
    PerSide<wxCheckBox*> m_control_at_start;
    Choices m_control{};
    Choices m_control_of_turn{};
    wxCheckBox* m_supply_done;
};

} // namespace intendant::app::ak
