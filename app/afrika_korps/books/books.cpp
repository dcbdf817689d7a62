#include "app/afrika_korps/books/books.hpp"

namespace intendant::app::ak {

std::vector<Book> make_books(wxWindow* /*room*/, Table& /*table*/) { return {}; }

} // namespace intendant::app::ak
