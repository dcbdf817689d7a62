// The board of no game in particular: armies on three lands. What a game has to say to its board, and that this is all.

#include "app/base/text.hpp"
#include "app/base/theme.hpp"
#include "app/board/canvas.hpp"
#include "app/board/map_reader.hpp"
#include "app/board/pane.hpp"
#include "tests/app/hand.hpp"
#include "tests/support/catch.hpp"

#include <wx/dcmemory.h>
#include <wx/frame.h>
#include <wx/image.h>
#include <wx/uiaction.h>

#include <algorithm>
#include <array>

using namespace intendant;
using namespace intendant::test;

namespace {

constexpr const char* drawing = R"({"format": "board-map/1", "game": "x", "canvas": [300, 100], "wrap": false,
    "fill_rule": "evenodd", "spaces": [
        {"id": "west", "kind": "land", "polygons": [[[0, 0], [100, 0], [100, 100], [0, 100]]], "anchor": [50, 50],
         "label": [50, 20], "label_size": 12, "label_lines": ["West"], "stack": [50, 60], "stack_box": [20, 40, 60, 40]},
        {"id": "middle", "kind": "land", "polygons": [[[100, 0], [200, 0], [200, 100], [100, 100]]], "anchor": [150, 50],
         "label": [150, 20], "label_size": 12, "label_lines": ["Middle"], "stack": [150, 60], "stack_box": [120, 40, 60, 40]},
        {"id": "east", "kind": "land", "polygons": [[[200, 0], [300, 0], [300, 100], [200, 100]]], "anchor": [250, 50],
         "label": [250, 20], "label_size": 12, "label_lines": ["East"], "stack": [250, 60], "stack_box": [220, 40, 60, 40],
         "callout": {"box": [150, 84, 30, 14], "leader": [[210, 90], [180, 90]]}}],
    "decor": [], "links": [], "walls": []})";

/// Armies go to the next land, and one stays behind.
class Armies : public app::board::Situation {
public:
    std::array<int, 3> armies{5, 1, 2};
    std::array<int, 3> owner{0, 1, 0};
    int crowd{0}; ///< so many stacks more in the first land

    app::board::SpaceLook look(std::size_t space, const wxString& drawn_name) const override {
        return {.label = drawn_name,
                .fill = owner[space] == 0 ? wxColour(180, 30, 30) : wxColour(30, 60, 160),
                .pattern = {},
                .stacks = crowded(space)};
    }
    Sheet sheet(std::size_t space) const override {
        return {.name = line(space),
                .facts = "a land",
                .pieces = {{.key = "army",
                            .picture = {},
                            .name = "Army",
                            .here = armies[space],
                            .held = m_from == space ? m_held : 0,
                            .movable = owner[space] == 0}},
                .causes = {{1, "the deal"}}};
    }
    wxString line(std::size_t space) const override { return std::array{"West", "Middle", "East"}[space]; }

    bool take(std::size_t space, const std::string&, int more) override {
        if (owner[space] != 0) {
            return false;
        }
        if (m_from != space) {
            let_go();
        }
        m_from = space;
        m_held += std::min(more, armies[space] - 1 - m_held);
        return true;
    }
    void take_all(std::size_t space) override { take(space, "army", armies[space]); }
    void put_back_one() override { m_held = std::max(0, m_held - 1); }
    void let_go() override {
        m_from.reset();
        m_held = 0;
    }
    std::optional<Held> held() const override {
        return m_held == 0 ? std::nullopt : std::optional{Held{.from = *m_from, .text = "held", .stacks = {stack(m_held)}}};
    }
    std::set<std::size_t> reach() const override {
        std::set<std::size_t> result;
        for (std::size_t to = 0; m_held > 0 && to < armies.size(); ++to) {
            if (to + 1 == *m_from || to == *m_from + 1) {
                result.insert(to);
            }
        }
        return result;
    }
    Answer ask(std::size_t to) const override {
        return {.way = {*m_from, to}, .to = line(to), .doubts = reach().contains(to) ? "" : "too far", .refused = false};
    }
    void put(std::size_t to) override {
        armies[*m_from] -= m_held;
        armies[to] += m_held;
        let_go();
    }
    std::set<std::size_t> focus() const override { return {1, 2}; }
    Offer offer() const override { return {}; }
    void accept(std::size_t) override {}

private:
    std::vector<app::board::StackLook> crowded(std::size_t space) const {
        std::vector<app::board::StackLook> stacks{stack(armies[space])};
        for (int more = 0; space == 0 && more < crowd; ++more) {
            stacks.push_back(stack(more));
            stacks.back().key = "army." + std::to_string(more);
        }
        return stacks;
    }
    static app::board::StackLook stack(int count) {
        return {.key = "army", .picture = {{}, *wxBLACK}, .number = wxString::Format("%d", count), .framed = false};
    }

    std::optional<std::size_t> m_from;
    int m_held{0};
};

} // namespace

TEST_CASE("any game puts itself on the board by saying what stands where, who owns it and what may move where", "[window][board]") {
    Armies game;
    wxFrame frame(nullptr, wxID_ANY, "armies", wxDefaultPosition, wxSize(800, 500));
    auto* const pane = new app::board::Pane(&frame, game, app::board::parse_map(drawing, "drawing", {"west", "middle", "east"}),
                                            {{1}, {0, 2}, {1}}, {{"west", {"West"}}, {"middle", {"Middle"}}, {"east", {"East", "Est"}}});
    frame.Show();
    auto& canvas = pane->canvas();
    pane->show_state();
    canvas.Update();
    REQUIRE(wait_until([&] { return canvas.view().width() > 100; }));
    CHECK(canvas.glowing().empty());

    pane->select(0);
    canvas.on_number(1);
    canvas.on_number(1);
    CHECK(canvas.lit() == std::set<std::size_t>{1});
    canvas.on_select(1);
    CHECK(canvas.way() == std::vector<std::size_t>{0, 1});
    canvas.on_put(1);
    CHECK(game.armies == std::array{3, 3, 2});
    CHECK(canvas.lit().empty());

    pane->show_state();
    CHECK(canvas.glowing() == std::set<std::size_t>{0, 1});
    CHECK_FALSE(canvas.on_take(1, "army"));
    CHECK(canvas.on_take(2, "army"));
    REQUIRE(game.held());
    CHECK(game.held()->from == 2);
    canvas.on_escape();
    CHECK_FALSE(game.held());
    frame.Hide();
}

TEST_CASE("the point key shows what matters now as near as it fits", "[window][board]") {
    Armies game;
    wxFrame frame(nullptr, wxID_ANY, "armies", wxDefaultPosition, wxSize(800, 500));
    auto* const pane = new app::board::Pane(&frame, game, app::board::parse_map(drawing, "drawing", {"west", "middle", "east"}),
                                            {{1}, {0, 2}, {1}}, {{"west", {"West"}}, {"middle", {"Middle"}}, {"east", {"East"}}});
    frame.Show();
    auto& canvas = pane->canvas();
    pane->show_state();
    REQUIRE(wait_until([&] { return canvas.view().width() > 100; }));
    canvas.on_focus();
    const auto left = canvas.view().to_window({100, 0}, 0);
    const auto right = canvas.view().to_window({300, 100}, 0);
    CHECK(left.x >= 0);
    CHECK(right.x <= canvas.view().width());
    CHECK(right.x - left.x > canvas.view().width() / 2.0);
    frame.Hide();
}

TEST_CASE("a crowded space fans out under the mouse, and its stacks can be taken up there", "[window][board]") {
    Armies game;
    game.crowd = 60;
    wxFrame frame(nullptr, wxID_ANY, "armies", wxDefaultPosition, wxSize(800, 500));
    auto* const pane = new app::board::Pane(&frame, game, app::board::parse_map(drawing, "drawing", {"west", "middle", "east"}),
                                            {{1}, {0, 2}, {1}}, {{"west", {"West"}}, {"middle", {"Middle"}}, {"east", {"East"}}});
    frame.Show();
    auto& canvas = pane->canvas();
    pane->show_state();
    REQUIRE(wait_until([&] { return canvas.view().width() > 100; }));
    canvas.whole_board();
    canvas.Update();
    const auto hidden = std::string{"army.59"};
    CHECK_FALSE(canvas.place_of(0, hidden));
    wxUIActionSimulator mouse;
    mouse.MouseMove(canvas.ClientToScreen(canvas.place_of(0)));
    REQUIRE(wait_until([&] { return canvas.place_of(0, hidden).has_value(); }));
    const auto place = *canvas.place_of(0, hidden);
    mouse.MouseMove(canvas.ClientToScreen(place.GetPosition() + place.GetSize() / 2));
    wxYield();
    CHECK(canvas.place_of(0, hidden)); // the mouse may go there, though another land lies under it
    mouse.MouseMove(canvas.ClientToScreen(canvas.place_of(2)));
    CHECK(wait_until([&] { return !canvas.place_of(0, hidden); }));
    pane->select(0);
    CHECK_FALSE(canvas.place_of(0, hidden)); // it does not cover what the mouse is on
    mouse.MouseMove(frame.GetScreenRect().GetBottomRight() + wxSize(40, 40));
    CHECK(wait_until([&] { return canvas.place_of(0, hidden).has_value(); })); // for the keys it stands open
    frame.Hide();
}

TEST_CASE("what is lit keeps its colour, also where a call-out lies over it, and the rest lies in the shade", "[window][board]") {
    Armies game;
    wxFrame frame(nullptr, wxID_ANY, "armies", wxDefaultPosition, wxSize(800, 500));
    auto* const pane = new app::board::Pane(&frame, game, app::board::parse_map(drawing, "drawing", {"west", "middle", "east"}),
                                            {{1}, {0, 2}, {1}}, {{"west", {"West"}}, {"middle", {"Middle"}}, {"east", {"East"}}});
    frame.Show();
    auto& canvas = pane->canvas();
    pane->show_state();
    REQUIRE(wait_until([&] { return canvas.view().width() > 100; }));
    canvas.light({1, 2});
    wxBitmap picture(canvas.GetClientSize());
    {
        wxMemoryDC dc(picture);
        canvas.draw(dc);
    }
    const auto colour_at = [&, image = picture.ConvertToImage()](double x, double y) {
        const auto at = canvas.view().to_window({x, y}, 0);
        return wxColour(image.GetRed(static_cast<int>(at.x), static_cast<int>(at.y)),
                        image.GetGreen(static_cast<int>(at.x), static_cast<int>(at.y)),
                        image.GetBlue(static_cast<int>(at.x), static_cast<int>(at.y)));
    };
    const auto owners = [&](std::size_t space) { return app::theme::calm(*game.look(space, {}).fill); };
    CHECK(colour_at(110, 92) == owners(1));
    CHECK(colour_at(165, 92) == owners(2));
    CHECK(colour_at(290, 92) == owners(2));
    CHECK(colour_at(10, 92) != owners(0));
    frame.Hide();
}
