#pragma once

#include "app/widgets/notice_bar.hpp"

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/notebook.h>
#include <wx/textctrl.h>

#include <string>

namespace intendant::app {

/// A dialog that puts the books right: pages with what the books say, a reason, and a bar that answers. It closes when what was
/// entered can be booked; closing it otherwise asks first, once, when something would be lost. F1 shows the clause.
class PutRightDialog : public wxDialog {
public:
    /// `name`: of the dialog, and before the names of its parts. `act`: what the button that books is called; `right`: while nothing
    /// differs from the books, where that can be booked too.
    PutRightDialog(wxWindow* parent, const wxString& title, const wxString& name, const wxString& act, const wxString& right = {});

protected:
    /// Why what was entered cannot be booked; empty when it can. Throws: std::runtime_error with a sentence about a field.
    virtual wxString refusal() const = 0;
    /// Something was entered that differs from the books.
    virtual bool entered() const = 0;
    /// The clause about this dialog, with its text.
    virtual wxString clause() const = 0;

    wxNotebook* pages() const { return m_pages; }
    /// What was typed; where the books were counted and are right it may be left out.
    std::string reason() const;
    /// Adds a button by which the table notes that it has counted and that the books are right.
    void offer_agreement();
    /// When all pages are there. Units: `size` as at 100 %.
    void begin(const wxSize& size);

private:
    void finish();
    void agree();
    void leave();

    NoticeBar* m_notice;
    wxNotebook* m_pages;
    wxTextCtrl* m_reason;
    wxButton* m_agree;
    bool m_agreed{false}; ///< the books are right
    bool m_asked{false};  ///< whether what was entered may be lost
};

} // namespace intendant::app
