#pragma once

#include <wx/panel.h>
#include <wx/stattext.h>

#include <functional>

namespace intendant::app {

/// What a player proposes from his seat, with what speaks against it; the banker books it or not. Hidden while nothing waits.
class ProposalBar : public wxPanel {
public:
    explicit ProposalBar(wxWindow* parent);

    /// `who`: the seat. `more`: how many wait behind it.
    void show(const wxString& who, const wxString& what, const wxString& warnings, std::size_t more);
    void dismiss();
    /// Everything it says; empty while it is hidden.
    wxString text() const;

    std::function<void()> on_book;
    std::function<void()> on_refuse;

private:
    void fit();

    wxStaticText* m_who;
    wxStaticText* m_what;
    wxStaticText* m_warnings;
    wxString m_said;
    wxString m_warned;
};

} // namespace intendant::app
