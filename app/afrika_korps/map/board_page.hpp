#pragma once

#include "app/afrika_korps/map/overlays.hpp"
#include "app/afrika_korps/table.hpp"
#include "app/board/situation.hpp"

#include <wx/choice.h>

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace intendant::app::board {
class Canvas;
class Pane;
} // namespace intendant::app::board

namespace intendant::app::ak {

/// Hexes in which one click does something, and what: units enter at a port, retreat, or advance.
struct HexOffer {
    std::set<HexId> hexes{};
    wxString text{};
    std::function<void(HexId)> act{};
};

/// The board, drawn: terrain, roads, counters with their factors. Units are taken up and moved; what can be laid over it has a key each,
/// and is said in words too. Rule: AK-GEN-1, AK-MOV-1, AK-ZOC-1, AK-ASP-2, AK-ISO-1.
class BoardPage : public Panel, private board::Situation {
public:
    BoardPage(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override;
    void find_space();

    board::Canvas& canvas() const;
    bool drawn() const { return m_pane != nullptr; }
    board::Pane& pane() const { return *m_pane; }

    void select(HexId hex);
    std::optional<HexId> selected() const;
    void show_typed(board::Proposal proposal);
    void show_over(Shown shown);
    Shown shown() const { return m_shown; }
    void offer(HexOffer offer);
    /// Whether units that are taken up move with Rommel's bonus. Rule: AK-ROM-1.
    std::function<bool()> with_rommel;

    /// A hex was picked with nothing in the hand.
    std::function<void(HexId)> on_hex;

private:
    board::SpaceLook look(std::size_t space, const wxString& drawn_name) const override;
    Sheet sheet(std::size_t space) const override;
    wxString line(std::size_t space) const override;
    bool take(std::size_t space, const std::string& piece, int more) override;
    void take_all(std::size_t space) override;
    void put_back_one() override;
    void let_go() override { m_held.clear(); }
    std::optional<Held> held() const override;
    std::set<std::size_t> reach() const override;
    Answer ask(std::size_t to) const override;
    void put(std::size_t to) override;
    std::set<std::size_t> focus() const override;
    Offer offer() const override;
    void accept(std::size_t space) override;

    std::vector<CounterId> counters_in(HexId hex) const;
    board::StackLook look_of(CounterId id) const;
    wxString facts(HexId hex) const;
    bool movable(CounterId id) const;
    MoveUnits move_to(HexId to) const;
    bool rommel_helps() const;
    void refresh_overlay();

    board::Pane* m_pane{nullptr};
    wxChoice* m_over;
    Shown m_shown{Shown::Nothing};
    std::vector<CounterId> m_held;
    HexOffer m_offer;
};

} // namespace intendant::app::ak
