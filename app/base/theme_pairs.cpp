#include "app/base/theme_pairs.hpp"

#include "app/base/field_edges.hpp"

#include <utility>

namespace intendant::app::theme {

namespace {

constexpr double words = 4.5;
constexpr double marks = 3;

void add_desk(const Desk& desk, std::vector<Pair>& all) {
    for (const auto& [ground, called] :
         {std::pair{desk.ground, "the ground"}, std::pair{desk.page, "a page"}, std::pair{desk.card, "a card"}}) {
        all.push_back({called, desk.ink, ground, words});
        all.push_back({called, desk.quiet, ground, words});
        all.push_back({called, desk.accent, ground, words});
        all.push_back({called, desk.good, ground, words});
        all.push_back({called, desk.bad, ground, words});
    }
    all.push_back({"the button for what is done next", desk.on_accent, desk.accent, words});
    all.push_back({"the step that is now", desk.on_now, desk.now, words});
    all.push_back({"the heading of a turn in the log", desk.now, desk.ground, words});
    all.push_back({"the edge of the seat that plays", desk.now, desk.card, marks});
    all.push_back({"what points at something", desk.mark, desk.page, words});
    all.push_back({"what points at something", desk.mark, desk.ground, words});
    all.push_back({"good news", desk.ink, desk.good_ground, words});
    all.push_back({"a gain", desk.good, desk.good_ground, words});
    all.push_back({"a refusal", desk.ink, desk.bad_ground, words});
    all.push_back({"a loss", desk.bad, desk.bad_ground, words});
    all.push_back({"a warning", desk.ink, desk.warn_ground, words});
    all.push_back({"the row that is selected in the log", desk.quiet, desk.warn_ground, words});
    all.push_back({"the face of a die", desk.die_ink, desk.die, words});
}

void add_board(const Board& board, std::vector<Pair>& all) {
    all.push_back({"the name of a sea", board.sea_ink, board.sea, words});
    all.push_back({"the number of a piece", board.ink, board.paper, words});
    all.push_back({"the name of land that nobody owns", board.ink, board.nobody, words});
    all.push_back({"what is selected at sea", board.accent, board.sea, marks});
    all.push_back({"what is selected on land", board.accent, board.nobody, marks});
    all.push_back({"the selection beside its line", board.accent, board.accent_line, marks});
}

void add_hexes(const Hexes& hexes, const wxColour& sea, std::vector<Pair>& all) {
    for (const auto& ground : {hexes.open, hexes.rough, hexes.half_sunken, hexes.sunken}) {
        all.push_back({"the number of a hex of desert", hexes.id, ground, words});
        all.push_back({"the name of a place in the desert", hexes.name, ground, words});
    }
    for (const auto& ground : {hexes.open, hexes.rough}) {
        all.push_back({"the sign of a place", hexes.site, ground, words});
    }
    for (const auto& ground : {hexes.plain, hexes.mixed, hexes.jungle, hexes.mountain, hexes.atoll}) {
        all.push_back({"the number of a hex of an island", hexes.green_id, ground, words});
        all.push_back({"the name of a place on an island", hexes.name, ground, words});
    }
    for (const auto& ground : {sea, hexes.shallow}) {
        all.push_back({"the number of a hex of sea", hexes.sea_id, ground, words});
    }
}

} // namespace

std::vector<Pair> pairs(bool of_dark) {
    std::vector<Pair> all;
    for (const auto& ground : {desk(of_dark).ground, desk(of_dark).page, desk(of_dark).card}) {
        all.push_back({"the edge of a field", field_edge(of_dark), ground, marks});
        all.push_back({"the ring around what has the keyboard", desk(of_dark).accent, ground, marks});
    }
    all.push_back({"the inner ring of what has the keyboard", desk(of_dark).on_accent, desk(of_dark).accent, marks});
    add_desk(desk(of_dark), all);
    add_board(board(of_dark), all);
    add_hexes(hexes(of_dark), board(of_dark).sea, all);
    return all;
}

} // namespace intendant::app::theme
