#pragma once

#include "app/board/hex_page.hpp"
#include "app/empire_of_the_sun/map/overlays.hpp"
#include "model/empire_of_the_sun/questions/reach.hpp"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace intendant::app::es {

/// The board, drawn: land and sea, who controls what, counters with factors and step, the boxes beside the map.
/// Rule: ES-GEN-4, ES-GEN-21, ES-CTL-1, ES-MOV-1, ES-SUP-2, ES-ZOI-1.
class BoardPage : public Part<board::HexPage> {
public:
    BoardPage(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override;

    /// The card that is thought of while none is played: the overlays ask with it.
    std::function<std::optional<CardInHand>()> card_in_hand;

private:
    std::vector<std::string> counters_in(HexId hex) const override;
    bool open() const override { return may_book(); }
    std::vector<std::string> movable_in(HexId hex) const override;
    std::optional<HexId> hex_of(const std::string& counter) const override;
    board::StackLook look_of(const std::string& counter) const override;
    Counter counter(const std::string& counter) const override;
    wxString listed(const std::vector<std::string>& counters) const override;
    wxString name_of(HexId hex) const override { return m_table.word(hex); }
    wxString label_of(HexId hex) const override;
    wxString facts_of(HexId hex) const override;
    wxString more_of(HexId hex) const override;
    std::vector<std::pair<std::int64_t, wxString>> causes_of(HexId hex) const override;
    std::set<HexId> reach_of(const std::vector<std::string>& counters) const override;
    board::HexAnswer answer(const std::vector<std::string>& counters, HexId to) const override;
    void move(const std::vector<std::string>& counters, HexId to, std::function<void()> booked) override;
    std::set<HexId> front() const override;
    std::optional<board::Picture> badge_of(HexId hex) const override;
    wxString name_of_box(std::size_t box) const override;
    std::vector<std::string> counters_in_box(std::size_t box) const override;

    UnitId unit(const std::string& id) const { return tables().find_unit(id).value_or(UnitId{}); }
    std::vector<UnitId> units(const std::vector<std::string>& ids) const;
    /// How a unit travels from where it stands; asked once while it is in the hand.
    const std::vector<Reach>& ways_of(UnitId unit) const;
    MoveUnits move_to(const std::vector<std::string>& counters, HexId to) const;

    std::optional<Standing> m_standing; ///< of the state that is shown
    mutable std::optional<std::pair<UnitId, std::vector<Reach>>> m_ways;
};

} // namespace intendant::app::es
