#pragma once

#include "app/afrika_korps/turn/step_panel.hpp"
#include "app/widgets/card_list.hpp"

#include <vector>

namespace intendant::app::ak {

/// What follows a battle: who pays an exchange, where units retreat, who advances. All of it is proposed and can be accepted; the ends of
/// retreats and advances are also clicked on the board. Rule: AK-EXC-2, AK-EXC-4, AK-RET-1, AK-RET-7, AK-ADV-1.
class AftermathPanel : public StepPanel {
public:
    AftermathPanel(wxWindow* parent, Table& table, AroundTurn& around);
    void show_state() override;
    void set_focus() override;
    std::optional<wxString> act() const override;
    void do_act() override;
    void point_at(HexId hex) override;

    /// There is something to be entered, or an advance that may be made.
    bool needed() const;

private:
    void show_payment();
    void show_retreats();
    void show_advance();
    void offer_retreats();
    void pay(const std::vector<CounterId>& units);
    void retreat(CounterId unit, HexId end);
    void accept_retreats();
    void advance();
    void stay();

    wxStaticText* m_result;
    wxPanel* m_payment;
    wxStaticText* m_due;
    CardList* m_proposals;
    UnitTicks* m_coins;
    wxPanel* m_retreat;
    wxStaticText* m_retreat_words;
    CardList* m_retreating;
    wxPanel* m_advance;
    wxStaticText* m_advance_words;
    UnitTicks* m_advancing;
    std::vector<RetreatRow> m_rows;
    std::size_t m_current{0}; ///< the unit whose retreat is chosen on the board
    std::int64_t m_stayed{0}; ///< the entry after which nobody advances
};

} // namespace intendant::app::ak
