#pragma once

#include "app/board/hex_map.hpp"
#include "app/board/hex_overlays.hpp"
#include "app/board/situation.hpp"
#include "app/widgets/name_match.hpp"

#include <wx/choice.h>
#include <wx/panel.h>

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace intendant::app::board {

class Canvas;
class Pane;

/// Hexes in which one click does something, and what: units enter, retreat, or advance.
struct HexOffer {
    std::set<hex::HexId> hexes{};
    wxString text{};
    std::function<void(hex::HexId)> act{};
};

/// What putting counters down in a hex would mean: the way, both ends included, and what the rules say against it.
struct HexAnswer {
    std::vector<hex::HexId> way{}; ///< empty: there is none
    wxString doubts{};
    bool refused{false};
};

/// A map of hexes on the desk: counters that lie on one another are taken up and moved; what can be laid over it has a key each, and is
/// said in words too. The game says what lies where and what may move, its counters called by ids of its own; it calls `begin` in its
/// constructor and `show_hexes` whenever the books are others.
class HexPage : public wxPanel, private Situation {
public:
    explicit HexPage(wxWindow* parent) : wxPanel(parent) {}

    Canvas& canvas() const;
    bool drawn() const { return m_pane != nullptr; }
    Pane& pane() const { return *m_pane; }
    void find_space();
    /// What matters now, in the middle.
    void show_front();
    /// Moves the board no farther than it takes to see the hex.
    void bring_into_sight(hex::HexId hex);

    void select(hex::HexId hex);
    std::optional<hex::HexId> selected() const;
    /// What is thought of in the sheet beside the board, and what is typed in the line, which goes before it.
    void show_proposed(Proposal proposal);
    void show_typed(Proposal proposal);
    /// By its key.
    void show_over(char key);
    char shown() const { return m_shown; }
    const std::vector<HexOverlay>& overlays() const { return m_overlays; }
    /// Shows what this letter asks for, or takes it away again; false: it asks for nothing.
    bool letter(wxUniChar letter);
    void offer(HexOffer offer);

    /// A hex was picked, by a click or Enter, with nothing in the hand.
    std::function<void(hex::HexId)> on_hex;

protected:
    struct Counter {
        wxString name;
        wxString figures;
    };

    /// `name`: of the window. `names`: of the hexes. `first`: in sight at the beginning.
    void begin(const wxString& name, const HexDrawing& drawing, std::vector<Nameable> names, std::vector<HexOverlay> overlays,
               hex::HexId first, std::function<void(const wxString&)> complain);
    void show_hexes();

    /// Those that lie in the hex, the one on top first.
    virtual std::vector<std::string> counters_in(hex::HexId hex) const = 0;
    /// Something can be booked: counters may be taken up, offers accepted.
    virtual bool open() const = 0;
    /// Those in the hex that may be taken up.
    virtual std::vector<std::string> movable_in(hex::HexId hex) const = 0;
    /// Where a counter lies; nothing: it lies in no hex, or there is none of that id.
    virtual std::optional<hex::HexId> hex_of(const std::string& counter) const = 0;
    virtual StackLook look_of(const std::string& counter) const = 0;
    virtual Counter counter(const std::string& counter) const = 0;
    virtual wxString listed(const std::vector<std::string>& counters) const = 0;
    /// With its id, as the sheet is headed.
    virtual wxString name_of(hex::HexId hex) const = 0;
    /// What stands on the map; empty where it names nothing.
    virtual wxString label_of(hex::HexId hex) const = 0;
    virtual wxString facts_of(hex::HexId hex) const = 0;
    /// More of them, for the sheet.
    virtual wxString more_of(hex::HexId) const { return {}; }
    /// The entries that made it so, the latest first.
    virtual std::vector<std::pair<std::int64_t, wxString>> causes_of(hex::HexId hex) const = 0;
    /// Where these, which lie in one hex, may go.
    virtual std::set<hex::HexId> reach_of(const std::vector<std::string>& counters) const = 0;
    virtual HexAnswer answer(const std::vector<std::string>& counters, hex::HexId to) const = 0;
    /// `booked`: to be called when it is.
    virtual void move(const std::vector<std::string>& counters, hex::HexId to, std::function<void()> booked) = 0;
    /// What matters now.
    virtual std::set<hex::HexId> front() const = 0;
    /// Beside the counters of a hex: whose it is.
    virtual std::optional<Picture> badge_of(hex::HexId) const { return {}; }
    /// A box beside the map, as the drawing counts them: what it is called, and the counters that wait in it.
    virtual wxString name_of_box(std::size_t) const { return {}; }
    virtual std::vector<std::string> counters_in_box(std::size_t) const { return {}; }

private:
    SpaceLook look(std::size_t space, const wxString& drawn_name) const override;
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

    /// The box that a space is; nothing for a hex.
    std::optional<std::size_t> box_at(std::size_t space) const { return space < m_hexes ? std::nullopt : std::optional{space - m_hexes}; }
    std::vector<std::string> counters_at(std::size_t space) const;
    void add_choice(const wxString& name);
    void refresh_overlay();
    void propose();

    Pane* m_pane{nullptr};
    std::size_t m_hexes{0}; ///< so many spaces are hexes; the others are boxes
    wxChoice* m_over{nullptr};
    std::vector<HexOverlay> m_overlays;
    char m_shown{nothing_over};
    std::vector<std::string> m_held;
    HexOffer m_offer;
    Proposal m_proposed;
    Proposal m_typed;
};

} // namespace intendant::app::board
