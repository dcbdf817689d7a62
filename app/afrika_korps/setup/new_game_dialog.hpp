#pragma once

#include "app/afrika_korps/setup/formed_page.hpp"
#include "app/afrika_korps/setup/marks_page.hpp"
#include "app/afrika_korps/setup/places_page.hpp"
#include "app/afrika_korps/setup/rules_sheet.hpp"
#include "app/afrika_korps/setup/situation_page.hpp"
#include "app/desk/new_game_dialog.hpp"

#include <filesystem>
#include <memory>
#include <optional>

namespace intendant::app::ak {

/// Asks who plays; everything else has its usual value: the depth, the open points, where the game is kept, that it begins in March 1941
/// with the printed factors. Rule: AK-SET-1, AK-SET-3, AK-CAL-2, AK-GEN-4.
class NewGameDialog : public NewGameDialogOf<Session> {
public:
    NewGameDialog(wxWindow* parent, std::shared_ptr<const Tables> tables);

private:
    void make_players();
    void make_situation();
    void show_books();
    Command beginning() const override;
    void begin(const std::string& reason) override;

    RulesSheet* m_rules;
    SituationPage* m_situation;
    PlacesPage* m_places;
    MarksPage* m_marks;
    FormedPage* m_formed;
    State m_calendar; ///< the books of the situation, or of March 1941, before anything is counted
    State m_books;    ///< the same with the counters where they were counted
};

/// The first entry of a new game; the file it made, or nothing.
std::optional<std::filesystem::path> begin_game(wxWindow* parent);

} // namespace intendant::app::ak
