#pragma once

#include "app/desk/turn_head.hpp"

#include <wx/bmpbuttn.h>
#include <wx/button.h>
#include <wx/panel.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

#include <functional>

namespace intendant::app {

/// The head of the desk: whose turn it is, the steps of the turn, undo, redo, and the one button for what is done next.
class Header : public wxPanel {
public:
    explicit Header(wxWindow* parent);

    void show(const TurnHead& head, bool can_undo, bool can_redo);
    const TurnHead& head() const { return m_head; }
    /// The keyboard goes to the button for what is done next.
    void set_focus() { m_next->SetFocus(); }

    std::function<void()> on_undo;
    std::function<void()> on_redo;
    std::function<void()> on_next;

private:
    class Steps;

    TurnHead m_head;
    wxStaticBitmap* m_emblem;
    wxStaticText* m_who;
    wxStaticText* m_under;
    Steps* m_steps;
    wxBitmapButton* m_undo;
    wxBitmapButton* m_redo;
    wxButton* m_next;
};

} // namespace intendant::app
