#pragma once

#include "app/base/text.hpp"

#include <wx/textctrl.h>
#include <wx/window.h>

#include <functional>
#include <optional>

namespace intendant::app {

/// Lays out the page of a table's rules: a heading, the sheet, the reason of a change and the button that books it. Returns the field of
/// the reason. `name`: before the names of field and button. `tip`: of the button.
wxTextCtrl* lay_out_rules(wxWindow& page, wxWindow& sheet, const wxString& name, const wxString& tip, const std::function<void()>& change);

/// The rules of this table; a change is a ruling with its reason. `Page`: a page of the game's desk; `Sheet`: shows options and gives them;
/// `Change`: the command.
template <class Page, class Sheet, class Change> class RulesPageOf : public Page {
public:
    /// What is being written stays while the rules do not change.
    void show_state() override {
        if (m_shown != this->state().options) {
            m_shown = this->state().options;
            m_sheet->show(*m_shown);
            this->Layout();
        }
    }
    void set_focus() override { m_sheet->SetFocus(); }

protected:
    using Options = decltype(Change::options);

    using Page::Page;
    void begin(Sheet* sheet, const wxString& name, const wxString& tip = {}) {
        this->SetName(name);
        m_sheet = sheet;
        m_reason = lay_out_rules(*this, *sheet, name, tip, [this] { change(); });
    }
    std::string reason() const { return to_utf8(m_reason->GetValue().Strip(wxString::both)); }
    virtual void change() {
        Change command{};
        command.options = m_sheet->options();
        command.reason = reason();
        this->m_table.book(command, [this] { m_reason->Clear(); });
    }

private:
    Sheet* m_sheet{nullptr};
    wxTextCtrl* m_reason{nullptr};
    std::optional<Options> m_shown{};
};

} // namespace intendant::app
