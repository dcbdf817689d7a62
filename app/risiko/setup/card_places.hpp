#pragma once

#include "app/risiko/words.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/choice.h>
#include <wx/panel.h>

#include <map>
#include <optional>
#include <vector>

namespace intendant::app {
class NameField;
}

namespace intendant::app::rk {

/// Who holds a card that was shown; nobody: it lies among the discards.
using Seen = std::map<CardId, std::optional<Colour>>;

/// The cards that the books have seen.
Seen seen_in(const State& state);

/// Where each card is that was seen, as the books say, that the table changes: discarded, or shown by a player who holds it. Of the others
/// nobody knows. Rule: RK-CRD-2, RK-CRD-7.
class CardPlaces : public wxPanel {
public:
    /// `players`: whose hands can be told. The controls are called `NAME.seen...`.
    CardPlaces(wxWindow* parent, const wxString& name, std::shared_ptr<const Tables> tables, std::vector<Colour> players, Seen given);

    /// The whole pile, where it differs from what was given.
    std::optional<std::vector<CardId>> discards() const;
    /// Of the players of whom it differs, all that was seen.
    std::vector<ShownRow> shown() const;

private:
    static std::vector<CardId> of(const Seen& seen, std::optional<Colour> holder);
    wxString word_of(const std::optional<Colour>& holder) const;
    void show();
    void set();

    std::shared_ptr<const Tables> m_tables;
    std::vector<Colour> m_players;
    Seen m_given;
    Seen m_seen;
    RowList* m_list;
    NameField* m_card;
    wxChoice* m_place;
};

} // namespace intendant::app::rk
