#pragma once

#include "app/afrika_korps/words.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/checkbox.h>
#include <wx/panel.h>
#include <wx/spinctrl.h>

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace intendant::app::ak {

/// What a counter bears beside its place, and its factors where the players' own counter has others than the printed one.
/// Rule: AK-GEN-4, AK-SUP-9, AK-SUP-15, AK-CMB-9, AK-ISO-3.
class MarksPage : public wxPanel {
public:
    /// Its controls are named NAME.marks.WHAT.
    MarksPage(wxWindow* parent, const wxString& name);

    /// What was entered stays. `books` must outlive the page or the next call; `marks`: not only factors can be entered.
    void show(const State& books, bool marks);
    /// What differs from the books.
    void fill(Stocktake& count);

private:
    struct Said {
        Marks marks{};
        OwnFactors factors{};

        friend bool operator==(const Said&, const Said&) = default;
    };
    void make_unit(const wxString& name);
    void make_marks(const wxString& name);
    wxSpinCtrl* number_field(wxSizer* row, const wxString& label, const wxString& name);
    Said in_books(CounterId id) const;
    Said said_of(CounterId id) const;
    wxString words_of(CounterId id, const Said& said) const;
    void take();
    void show_unit();
    void show_list();

    const State* m_books{nullptr};
    bool m_marks_too{true};
    std::map<CounterId, Said> m_said;
    std::optional<CounterId> m_unit_shown;
    NameField* m_unit;
    std::array<wxSpinCtrl*, 3> m_factors{}; ///< attack, defence, movement
    wxSpinCtrl* m_isolated{nullptr};
    std::vector<wxCheckBox*> m_boxes; ///< in the order of the marks
    RowList* m_list;
};

} // namespace intendant::app::ak
