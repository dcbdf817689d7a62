#pragma once

#include "app/afrika_korps/table.hpp"

#include <functional>
#include <string>
#include <vector>

namespace intendant::app::ak {

/// A book of the desk. `account`: the card of the strip whose figure opens it (`supply.axis`, `supply.allies`, `factors`, `isolated`,
/// `arrivals`); several may be named, empty: none. `item`: the words in the menu, with the key.
struct Book {
    std::function<Page*(wxWindow* room)> make;
    wxString name;
    wxString item;
    std::vector<std::string> accounts{};
    Page* page{nullptr}; ///< once it is made
};

/// All books, in the order in which the desk lists them.
std::vector<Book> game_books(Table& table);

} // namespace intendant::app::ak
