#pragma once

#include "app/afrika_korps/fields.hpp"
#include "app/afrika_korps/map/board_page.hpp"
#include "app/afrika_korps/table.hpp"
#include "app/board/situation.hpp"

#include <wx/stattext.h>

#include <functional>
#include <optional>

namespace intendant::app::ak {

/// What the panels of the turn ask of the desk around them.
struct AroundTurn {
    std::function<void(board::Proposal)> propose; ///< draws on the board what is thought of
    std::function<void(HexOffer)> offer;
    std::function<void(HexId)> select; ///< on the board
    std::function<void()> changed;     ///< what the primary button does may be something else now
};

/// A panel of the sheet of what is done now: one step of the turn. The primary button does its act, where it has one.
class StepPanel : public Panel {
public:
    StepPanel(wxWindow* parent, Table& table, AroundTurn& around);

    /// What the primary button says; nothing: there is nothing to do here but to go on.
    virtual std::optional<wxString> act() const { return std::nullopt; }
    virtual void do_act() {}
    /// A hex was picked on the board.
    virtual void point_at(HexId) {}

protected:
    /// The width that words may take. Units: pixels.
    int text_width() const;
    wxStaticText* words(wxSizer* all, const wxString& name);
    void say(wxStaticText* label, const wxString& text) const;
    void propose(board::Proposal proposal) const;
    void propose_way(const std::vector<HexId>& way) const;
    /// The keyboard goes there, and the page scrolls to it once it is laid out.
    void go_to(wxWindow& field);

    AroundTurn& m_around;
};

} // namespace intendant::app::ak
