#include "app/game_list.hpp"

#include "app/afrika_korps/desk/desk.hpp"
#include "app/afrika_korps/library_card.hpp"
#include "app/afrika_korps/setup/new_game_dialog.hpp"
#include "app/axis_allies/desk/desk.hpp"
#include "app/axis_allies/library_card.hpp"
#include "app/axis_allies/odds/what_if_frame.hpp"
#include "app/axis_allies/setup/new_game_dialog.hpp"
#include "app/empire_of_the_sun/desk/desk.hpp"
#include "app/empire_of_the_sun/library_card.hpp"
#include "app/empire_of_the_sun/setup/new_game_dialog.hpp"
#include "app/risiko/desk/desk.hpp"
#include "app/risiko/library_card.hpp"
#include "app/risiko/setup/new_game_dialog.hpp"
#include "db/file/file_error.hpp"

#include <wx/translation.h>

namespace intendant::app {

const std::vector<GameKind>& game_list() {
    static constexpr const char* a_turn = INTENDANT_TR("A turn on the real windows, step by step");
    static const std::vector<GameKind> games{
        {.id = "axis_allies",
         .name = "Axis & Allies",
         .about = INTENDANT_TR("From the printed deployment, or where your table stands now"),
         .begin = aa::begin_game,
         .open = aa::open_desk,
         .samples = {{{}, a_turn, aa::open_sample}},
         .what_if = aa::open_what_if,
         .library = aa::library_game},
        {.id = "risiko",
         .name = "RisiKo!",
         .about = INTENDANT_TR("Three to six players, to an objective or by TIME ATTACK"),
         .begin = rk::begin_game,
         .open = rk::open_desk,
         .samples = {{{}, a_turn, rk::open_sample}},
         .library = rk::library_game},
        {.id = "afrika_korps",
         .name = "Afrika Korps",
         .about = INTENDANT_TR("From March 1941, with the whole map or with the books alone"),
         .begin = ak::begin_game,
         .open = ak::open_desk,
         .samples = {{{}, a_turn, ak::open_sample}},
         .library = ak::library_game},
        {.id = "empire_of_the_sun",
         .name = "Empire of the Sun",
         .about = INTENDANT_TR("Nine scenarios, with the whole map or with the books alone"),
         .begin = es::begin_game,
         .open = es::open_desk,
         .samples = {{"operation_z", INTENDANT_TR("Operation Z, the first offensive of the book's example, step by step"),
                      es::open_operation_z},
                     {"malaya", INTENDANT_TR("The offensive in Malaya of January 1942, with a reaction and two battles, step by step"),
                      es::open_malaya}},
         .library = es::library_game},
    };
    return games;
}

const GameKind& kind_of(const db::Header& header) {
    for (const auto& kind : game_list()) {
        if (kind.id == header.game) {
            return kind;
        }
    }
    throw db::FileError(
        db::FileErrorKind::NewerVersion,
        {INTENDANT_TR("This file holds a game that this version of Intendant does not know: {game}."), {{"game", header.game}}});
}

} // namespace intendant::app
