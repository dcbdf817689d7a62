#include "app/afrika_korps/library_card.hpp"

#include "app/afrika_korps/words.hpp"
#include "db/session/afrika_korps/session.hpp"
#include "model/afrika_korps/card.hpp"
#include "model/core/resources.hpp"

namespace intendant::app::ak {

LibraryGame library_game() {
    const auto tables = load_tables(core::find_resources() / "afrika_korps");
    return {.name = "Afrika Korps",
            .card =
                [tables](const std::filesystem::path& file) {
                    const auto session = db::AfrikaKorpsSession::open_for_review(file, tables);
                    return db::card_of(session.file(), card(session.state()), session.proof());
                },
            .names = [tables] { return names_of(tables); }};
}

} // namespace intendant::app::ak
