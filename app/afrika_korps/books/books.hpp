#pragma once

#include "app/afrika_korps/table.hpp"

#include <string>
#include <vector>

namespace intendant::app::ak {

/// A book of the desk. `account`: the card of the strip whose figure opens it (`supply.axis`, `supply.allies`, `factors`, `isolated`,
/// `arrivals`); several may be named, empty: none. `item`: the words in the menu, with the key.
struct Book {
    Page* page;
    wxString name;
    wxString item;
    std::vector<std::string> accounts{};
};

/// All books, in the order in which the desk lists them; each is made in `room`.
std::vector<Book> make_books(wxWindow* room, Table& table);

} // namespace intendant::app::ak
