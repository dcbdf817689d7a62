#include "app/axis_allies/library_card.hpp"

#include "app/axis_allies/words.hpp"
#include "db/session/axis_allies/session.hpp"
#include "model/axis_allies/card.hpp"
#include "model/core/resources.hpp"

namespace intendant::app::aa {

LibraryGame library_game() {
    const auto tables = load_tables(core::find_resources() / "axis_allies");
    return {.name = "Axis & Allies",
            .card =
                [tables](const std::filesystem::path& file) {
                    const auto session = db::AxisAlliesSession::open_for_review(file, tables);
                    return db::card_of(session.file(), card(session.state()), session.proof());
                },
            .names = [tables] { return names_of(tables); }};
}

} // namespace intendant::app::aa
