#pragma once

#include "app/axis_allies/books/luck_record.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/stattext.h>

namespace intendant::app::aa {

/// How lucky the dice were: each power over the game, in attack, in defence and with its guns, and each battle.
class LuckPage : public Page {
public:
    LuckPage(wxWindow* parent, Table& table);
    /// Reads the log only while the page can be seen.
    void show_state() override;
    void set_focus() override { m_powers->SetFocus(); }
    /// The dice of the last battle in a line; empty when there was none.
    wxString last_battle();
    /// Forgets what was read: another game goes on in the place of this one.
    void begin_anew() { m_record.begin_anew(); }

private:
    RowList::Row row(const std::string& key, const wxBitmapBundle& picture, const std::vector<wxString>& what,
                     const odds::Luck& luck) const;

    LuckRecord m_record;
    RowList* m_powers;
    RowList* m_battles;
};

} // namespace intendant::app::aa
