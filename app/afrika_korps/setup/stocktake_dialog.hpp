#pragma once

#include "app/afrika_korps/setup/formed_page.hpp"
#include "app/afrika_korps/setup/marks_page.hpp"
#include "app/afrika_korps/setup/places_page.hpp"
#include "app/afrika_korps/setup/tracks_page.hpp"
#include "app/afrika_korps/table.hpp"
#include "app/desk/stocktake_of.hpp"

namespace intendant::app::ak {

/// Sets the books to what is on the table: where each counter is and what it bears, substitutes, and what is kept of the sides. What
/// differs from the books is listed before it is booked; that they are right is an entry too. Rule: AK-GEN-4, AK-SUP-1, AK-RPL-6.
class StocktakeDialog : public StocktakeOf<Table, Stocktake> {
public:
    StocktakeDialog(wxWindow* parent, const Table& table);

    Stocktake command() const override;

private:
    bool entered() const override;

    PlacesPage* m_places;
    MarksPage* m_marks;
    FormedPage* m_formed;
    TracksPage* m_tracks;
};

} // namespace intendant::app::ak
