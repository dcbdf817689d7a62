// The one-line entry of RisiKo!: what a line means, how it goes on, and that Enter books it.

#include "app/board/canvas.hpp"
#include "app/risiko/map/board_page.hpp"
#include "app/risiko/typed/entry.hpp"
#include "tests/app/risiko/open_game.hpp"

#include <wx/stattext.h>

#include <algorithm>

using namespace intendant;
using namespace intendant::risiko;
using namespace intendant::test;

namespace {

template <class T> T meant(const RisikoGame& game, const std::string& line) {
    const auto meaning = typed::rk::read_entry(line, game.state(), app::tongue());
    INFO(line << ": " << meaning.complaint);
    REQUIRE(meaning.command);
    REQUIRE(std::holds_alternative<T>(*meaning.command));
    return std::get<T>(*meaning.command);
}

std::string said(const RisikoGame& game, const std::string& line) {
    const auto meaning = typed::rk::read_entry(line, game.state(), app::tongue());
    CHECK_FALSE(meaning.command);
    return meaning.complaint;
}

} // namespace

TEST_CASE("a typed line is an attack, a move or any other entry of RisiKo!", "[risiko][window][entry_line]") {
    const RisikoGame game;
    const auto attack = meant<ThrowDice>(game, "attack china > siam 654 32");
    CHECK(attack.from == game.territory("cina"));
    CHECK(attack.to == game.territory("siam"));
    CHECK(attack.attack.faces == std::vector{6, 5, 4});
    CHECK(attack.defence.faces == std::vector{3, 2});
    CHECK(meant<Announce>(game, "attacks from cin to si").to == game.territory("siam")); // what lies there and is somebody else's
    CHECK(meant<MoveArmies>(game, "move 2 china > india").armies == 2);
    CHECK(meant<MoveArmies>(game, "move china > india").armies == game.armies("cina") - 1);
    CHECK(meant<PlaceArmies>(game, "place 3 china 2 india").armies.size() == 2);
    CHECK(meant<ThrowDice>(game, "throw 65 4").defence.faces == std::vector{4});
    CHECK(meant<Follow>(game, "follow 3").armies == 3);
    CHECK(meant<HandInSet>(game, "hand in china, north africa, peru").cards.size() == 3);
    meant<EndCombat>(game, "stop");
    meant<EndTurn>(game, "end");
    CHECK(typed::rk::read_entry("undo", game.state(), app::tongue()).act == typed::Act::Undo);

    CHECK(said(game, "china").find("attack china > siam") != std::string::npos);
    CHECK(said(game, "attack china").find("from where to where") != std::string::npos);
    CHECK(said(game, "attack china > atlantis").find("no territory; the nearest are:") != std::string::npos);
    CHECK(said(game, "place 99999999 china").find("no number") != std::string::npos);
    CHECK(said(game, "follow all").find("follow 3") != std::string::npos);
    const auto lines = typed::rk::completions_of("attack china > si", game.state(), app::tongue());
    CHECK(std::ranges::find(lines, "attack china > siam") != lines.end());
}

TEST_CASE("the line of RisiKo! says what it would book, draws it and books it with Enter", "[risiko][window][entry_line]") {
    RisikoGame game;
    auto& hand = game.hand;
    const auto before = game.entries();
    hand.key('E', wxMOD_CONTROL);
    hand.type("entry.line", "attack china > siam 654 32");
    auto* const preview = dynamic_cast<wxStaticText*>(wxWindow::FindWindowByName("entry.preview"));
    REQUIRE(preview != nullptr);
    CHECK(wait_until([&] { return preview->IsShown() && preview->GetLabelText().Contains("Siam"); }));
    auto& board = dynamic_cast<app::rk::BoardPage&>(*wxWindow::FindWindowByName("risiko.board"));
    CHECK(board.canvas().way().size() == 2);
    CHECK(game.entries() == before);
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return game.entries() > before; }));
    CHECK(game.armies("siam") < 3);
}
