#pragma once

#include "app/axis_allies/setup/deployment_grid.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/spinctrl.h>

#include <array>
#include <vector>

namespace intendant::app::aa {

/// What this turn has brought the pieces on the board, as the books say, that the table changes: where they came from, how far they
/// have moved, whether they fight. Rule: M-04, M-08, C-32, C-37, C-52, B-06.
class PastGrid : public wxScrolledWindow {
public:
    PastGrid(wxWindow* parent, std::shared_ptr<const Tables> tables, std::vector<Stack> given, Power power);

    /// As many pieces as are counted now; new ones come without a past.
    void follow(const PieceCounts& counts);
    /// Of each kind of piece of which any was set, as many as it takes; what is not set stays as the books have it. Before it: `follow`.
    std::vector<PastRow> changes() const;

private:
    /// Pieces that share what the books say of them, and what the table says.
    struct Pieces {
        Stack before;
        Stack now;
    };
    using Key = PieceCounts::key_type;

    static Key key_of(const Pieces& pieces) { return {pieces.before.owner, pieces.before.space, pieces.before.unit}; }
    static Past past_of(const Pieces& pieces);
    std::vector<Pieces> as_counted(const Key& key, int count) const;
    wxSizer* make_fields();
    wxString words_of(const Stack& stack) const;
    void pick(const std::string& key);
    void show();
    void set();

    std::shared_ptr<const Tables> m_tables;
    std::vector<Stack> m_given;
    std::vector<Pieces> m_pieces;
    std::vector<std::size_t> m_shown; ///< of `m_pieces`, by row
    wxChoice* m_power;
    RowList* m_list;
    NameField* m_from;
    NameField* m_started_at;
    wxSpinCtrl* m_moved;
    std::array<wxCheckBox*, 7> m_marks{};
    wxSpinCtrl* m_count;
};

} // namespace intendant::app::aa
