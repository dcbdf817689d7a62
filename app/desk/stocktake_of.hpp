#pragma once

#include "app/desk/clause_help.hpp"
#include "app/desk/put_right_dialog.hpp"

#include <string>
#include <utility>

namespace intendant::app {

/// The stocktake of a game, one command of all that differs from the books. `T`: the game's table; `Counted`: that command.
template <class T, class Counted> class StocktakeOf : public PutRightDialog {
public:
    /// What differs from the books. Throws: std::runtime_error with a sentence about a field.
    virtual Counted command() const = 0;

protected:
    /// `about`: the id of the clause about it. `right`: as in `PutRightDialog`.
    StocktakeOf(wxWindow* parent, const T& table, const wxString& title, const wxString& name, std::string about,
                const wxString& right = {})
        : PutRightDialog(parent, title, name, _("&Book the differences"), right), m_table(table), m_about(std::move(about)) {}

    wxString refusal() const override {
        const auto verdict = m_table.session().ask(command());
        return core::refused(verdict) ? m_table.say(core::refusal(verdict)) : wxString{};
    }
    wxString clause() const override { return tip(m_table.tables().clauses, m_about); }

    const T& m_table;

private:
    std::string m_about;
};

} // namespace intendant::app
