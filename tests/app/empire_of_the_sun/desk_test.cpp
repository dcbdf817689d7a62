// What every desk must do, in the desk of Empire of the Sun.
#include "app/empire_of_the_sun/help.hpp"
#include "app/widgets/icons.hpp"
#include "tests/app/desk/help_links.hpp"
#include "tests/app/empire_of_the_sun/open_game.hpp"
#include "tests/app/keys/tab_walk.hpp"

using namespace intendant;
using namespace intendant::test;

TEST_CASE("R25 Tab goes once around every page of Empire of the Sun", "[empire_of_the_sun][window][keys][language]") {
    PacificGame game("1942");
    walk_pages(game.hand, {WXK_F5, WXK_F2, WXK_F6, WXK_F7, WXK_F9, WXK_F11, WXK_F12});
}

TEST_CASE("a clause of Empire of the Sun leads to every clause that its text names", "[empire_of_the_sun][window][help]") {
    const auto tables = empire_of_the_sun::load_tables(app::resources() / "empire_of_the_sun");
    links_all(tables->clauses, app::es::help_entries(*tables));
}
