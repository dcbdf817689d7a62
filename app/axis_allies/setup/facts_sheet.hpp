#pragma once

#include "app/axis_allies/words.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"
#include "model/axis_allies/commands.hpp"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>

#include <array>
#include <map>

namespace intendant::app::aa {

/// What the books know of the turn and no piece shows.
Facts facts_in(const State& state);
/// The same of a game that has not begun, without round and Action.
Facts facts_at_start();

/// The facts of a turn, as the books say, that the table changes: switches and numbers, and the spaces in which something was done.
/// Rule: B-06, R-05, L-08, M-132, Q-05, C-32, C-37.
class FactsSheet : public wxScrolledWindow {
public:
    /// The controls are called `NAME.WHAT`. What is not `given` cannot be changed here: round and Action, and where the attack in a
    /// battle came from.
    FactsSheet(wxWindow* parent, const wxString& name, std::shared_ptr<const Tables> tables, Facts given);

    /// Only what differs from the facts that were given.
    Facts changes() const;

private:
    enum What { Taken, Fought, Placed, Paid, LostComplex, Origin };
    struct Detail {
        std::optional<Power> before{}; ///< of what was taken: who controlled it
        int placed{0};                 ///< by a complex

        friend bool operator==(const Detail&, const Detail&) = default;
    };
    using Marks = std::map<std::pair<What, SpaceId>, Detail>;

    static Marks marks_of(const Facts& facts);
    wxSizer* make_numbers(const wxString& name);
    wxSizer* make_switches(const wxString& name);
    wxSizer* make_row(const wxString& name);
    What what() const;
    bool fits(What what, SpaceId space) const;
    std::string key_of(const Marks::key_type& mark) const;
    wxString word_of(What what) const;
    void offer();
    void show();
    void set();
    void remove();
    template <class Rows, class Make> void change(std::optional<Rows>& rows, What what, const Make& make) const;

    std::shared_ptr<const Tables> m_tables;
    Facts m_given;
    Marks m_given_marks;
    Marks m_marks;
    std::vector<What> m_offered; ///< in the order of `m_what`
    wxSpinCtrl* m_round{nullptr};
    wxChoice* m_action{nullptr};
    wxSpinCtrl* m_breakthroughs;
    std::array<wxCheckBox*, 4> m_switches{};
    RowList* m_list;
    wxChoice* m_what;
    NameField* m_space;
    wxChoice* m_before;
    wxSpinCtrl* m_placed;
};

} // namespace intendant::app::aa
