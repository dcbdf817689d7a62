#pragma once

#include "app/widgets/scrolled_page.hpp"

#include <wx/panel.h>
#include <wx/simplebook.h>

#include <functional>
#include <vector>

class wxListBox;

namespace intendant::app {

/// The books: a list at the left, and the book that is open beside it.
class BooksPage : public wxPanel {
public:
    explicit BooksPage(wxWindow* parent);

    /// The books; each is made in it.
    const wxSimplebook* pages() const { return m_books; }
    wxWindow* room() const { return m_books; }
    void add(wxWindow* book, const wxString& name);
    /// Opens a book; false where it is none of these.
    bool open(wxWindow* book);
    wxWindow* opened() const { return m_books->GetCurrentPage(); }

    std::function<void(wxWindow* book)> on_open;

private:
    void fit_list();

    wxListBox* m_list;
    wxSimplebook* m_books;
};

} // namespace intendant::app
