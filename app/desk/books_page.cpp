#include "app/desk/books_page.hpp"

#include "app/base/accessible.hpp"
#include "app/base/field_edges.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"

#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app {

BooksPage::BooksPage(wxWindow* parent) : wxPanel(parent) {
    SetName("books");
    m_list = new wxListBox(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, nullptr, wxLB_SINGLE | wxLB_NEEDED_SB);
    m_list->SetName("books.list");
    frame_with_keyboard(*m_list);
    set_accessible_name(*m_list, _("Books"));
    m_books = new wxSimplebook(this);
    auto* const all = new wxBoxSizer(wxHORIZONTAL);
    all->Add(m_list, wxSizerFlags().Expand().Border(wxLEFT | wxTOP | wxBOTTOM, theme::space(this, 2)));
    all->Add(m_books, wxSizerFlags(1).Expand().Border(wxLEFT, theme::space(this, 2)));
    SetSizer(all);
    m_list->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        if (event.GetSelection() != wxNOT_FOUND) {
            m_books->ChangeSelection(static_cast<std::size_t>(event.GetSelection()));
            if (on_open) {
                on_open(opened());
            }
        }
    });
}

void BooksPage::add(wxWindow* book, const wxString& name) {
    m_books->AddPage(book, name);
    m_list->Append(name);
    m_list->SetSelection(m_books->GetSelection());
    fit_list();
}

void BooksPage::fit_list() {
    std::vector<wxString> names;
    for (unsigned place = 0; place < m_list->GetCount(); ++place) {
        names.push_back(m_list->GetString(place));
    }
    m_list->SetMinSize(wxSize(layout::widest(this, GetFont(), names) + theme::space(this, 8), -1));
}

bool BooksPage::open(wxWindow* book) {
    const int place = m_books->FindPage(book);
    if (place == wxNOT_FOUND) {
        return false;
    }
    m_books->ChangeSelection(static_cast<std::size_t>(place));
    m_list->SetSelection(place);
    return true;
}

} // namespace intendant::app
