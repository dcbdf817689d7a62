#pragma once

#include "app/afrika_korps/map/overlays.hpp"
#include "app/afrika_korps/table.hpp"
#include "app/board/hex_page.hpp"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace intendant::app::ak {

using board::HexOffer;

/// The board, drawn: terrain, roads, counters with their factors. Rule: AK-GEN-1, AK-MOV-1, AK-ZOC-1, AK-ASP-2, AK-ISO-1.
class BoardPage : public Part<board::HexPage> {
public:
    BoardPage(wxWindow* parent, Table& table);
    void show_state() override { show_hexes(); }
    void set_focus() override;

    /// Whether units that are taken up move with Rommel's bonus. Rule: AK-ROM-1.
    std::function<bool()> with_rommel;

private:
    std::vector<std::string> counters_in(HexId hex) const override;
    bool open() const override { return may_book(); }
    std::vector<std::string> movable_in(HexId hex) const override;
    std::optional<HexId> hex_of(const std::string& counter) const override;
    board::StackLook look_of(const std::string& counter) const override;
    Counter counter(const std::string& counter) const override;
    wxString listed(const std::vector<std::string>& counters) const override;
    wxString name_of(HexId hex) const override { return word(tables(), hex); }
    wxString label_of(HexId hex) const override;
    wxString facts_of(HexId hex) const override;
    wxString more_of(HexId hex) const override;
    std::vector<std::pair<std::int64_t, wxString>> causes_of(HexId hex) const override;
    std::set<HexId> reach_of(const std::vector<std::string>& counters) const override;
    board::HexAnswer answer(const std::vector<std::string>& counters, HexId to) const override;
    void move(const std::vector<std::string>& counters, HexId to, std::function<void()> booked) override;
    std::set<HexId> front() const override;

    CounterId unit(const std::string& id) const;
    std::vector<CounterId> units(const std::vector<std::string>& ids) const;
    std::vector<CounterId> units_in(HexId hex) const;
    MoveUnits move_to(const std::vector<std::string>& counters, HexId to) const;
    bool rommel_helps() const { return with_rommel && with_rommel(); }
};

} // namespace intendant::app::ak
