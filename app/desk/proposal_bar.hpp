#pragma once

#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <functional>
#include <string>

namespace intendant::app {

/// What a player proposes from his seat, with what speaks against it; the banker books it or not. Hidden while nothing
/// waits; else it lies at the foot of its parent, over what stands there, and moves nothing.
class ProposalBar : public wxPanel {
public:
    explicit ProposalBar(wxWindow* parent);

    /// `id`: of the proposal, to tell it from another. `who`: the seat. `more`: how many wait behind it.
    void show(const std::string& id, const wxString& who, const wxString& what, const wxString& warnings, std::size_t more);
    void dismiss();
    /// It has been painted since it shows this proposal, and nothing lies over it.
    bool is_seen() const;
    /// Everything it says; empty while it is hidden.
    wxString text() const;

    std::function<void()> on_book;
    /// `why`: what the banker answers, as typed; may be empty.
    std::function<void(const wxString& why)> on_refuse;

private:
    void fit();
    void parent_sized(wxSizeEvent& event);

    wxStaticText* m_who;
    wxWindow* m_book;
    wxWindow* m_refuse;
    wxTextCtrl* m_why;
    wxStaticText* m_what;
    wxStaticText* m_warnings;
    std::string m_id;
    bool m_painted{false};
    wxString m_said;
    wxString m_warned;
};

} // namespace intendant::app
