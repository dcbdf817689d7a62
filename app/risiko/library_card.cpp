#include "app/risiko/library_card.hpp"

#include "app/risiko/words.hpp"
#include "db/session/risiko/session.hpp"
#include "model/core/resources.hpp"
#include "model/risiko/card.hpp"

namespace intendant::app::rk {

LibraryGame library_game() {
    const auto tables = load_tables(core::find_resources() / "risiko");
    return {.name = "RisiKo!",
            .card =
                [tables](const std::filesystem::path& file) {
                    const auto session = db::RisikoSession::open_for_review(file, tables);
                    return db::card_of(session.file(), card(session.state()), session.proof());
                },
            .names = [tables] { return names_of(tables); }};
}

} // namespace intendant::app::rk
