#include "app/afrika_korps/books/luck_page.hpp"

#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::ak {

namespace {

/// `2 (1.3)`: what came, and what was to be expected.
wxString against(double came, double expected) { return wxString::Format("%.0f (", came) + decimal(expected, 1) + ")"; }

std::vector<wxString> cells(const wxString& side, const wxString& column, const ColumnDice& dice) {
    const auto luck = dice.luck();
    std::vector<wxString> row{side, column, count(dice.battles())};
    for (const auto result : all_results) {
        row.push_back(against(dice.count(result), dice.expected(result)));
    }
    row.push_back(luck.dice == 0 ? wxString{} : against(static_cast<double>(luck.hits), luck.expected));
    row.push_back(luck.dice == 0 ? wxString{} : decimal(luck.at_least * 100, 1) + " %");
    return row;
}

} // namespace

LuckPage::LuckPage(wxWindow* parent, Table& table, SharedPast past) : Page(parent, table), m_past(std::move(past)) {
    SetName("afrika_korps.luck");
    m_columns = new RowList(this, "afrika_korps.luck.columns",
                            {{_("Attacker"), 95},
                             {_("Column"), 80},
                             {_("Battles"), 70, true},
                             {printed(CombatResult::AttackersEliminated), 75, true},
                             {printed(CombatResult::AttackersBack), 75, true},
                             {printed(CombatResult::Exchange), 75, true},
                             {printed(CombatResult::DefendersBack), 75, true},
                             {printed(CombatResult::DefendersEliminated), 75, true},
                             {_("Defenders gone"), 120, true},
                             {_("as good or better"), 125, true}});
    m_columns->say_when_empty(_("No die has decided a battle yet."));
    m_battles = new RowList(this, "afrika_korps.luck.battles",
                            {{_("Turn"), 120},
                             {_("Attacker"), 90},
                             {_("Attacking"), 210},
                             {_("Attacked"), 190},
                             {_("Factors"), 75},
                             {_("Odds"), 60},
                             {_("Die"), 45, true},
                             {_("Result"), 190}});
    m_battles->say_when_empty(_("No die has decided a battle yet."));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Luck by column")), layout::spaced());
    all->Add(
        layout::hint(this,
                     _("How often each result came, and in brackets how often it was to be expected. The chance is exact: of defenders "
                       "eliminated or driven back at least so often."),
                     640),
        layout::spaced());
    all->Add(m_columns, layout::spaced().Proportion(3).Expand());
    all->Add(m_battles, layout::spaced().Proportion(3).Expand());
    SetSizer(all);
}

void LuckPage::show_state() {
    if (!IsShownOnScreen()) {
        return;
    }
    m_past->refresh(m_table);
    const auto& book = m_past->luck();
    std::vector<RowList::Row> rows;
    for (const auto side : all_sides) {
        for (const auto column : die_columns) {
            if (const auto& dice = book.in(column, side); dice.battles() > 0) {
                rows.push_back({std::string{id_of(side)} + " " + std::string{id_of(column)}, patch(tables(), side, list_emblem),
                                cells(word(side), word(column), dice)});
            }
        }
        if (book.of(side).battles() > 0) {
            rows.push_back({std::string{id_of(side)}, patch(tables(), side, list_emblem), cells(word(side), _("all"), book.of(side))});
        }
    }
    m_columns->show(std::move(rows));
    rows.clear();
    for (const auto& battle : book.battles()) {
        rows.push_back({std::to_string(rows.size()),
                        {},
                        {date(tables(), battle.turn), word(battle.attacker), listed(tables(), battle.attackers),
                         listed(tables(), battle.defenders), wxString::Format("%d : %d", battle.attack, battle.defence),
                         word(battle.column), count(battle.die), printed(battle.result) + " " + word(battle.result)}});
    }
    m_battles->show(std::move(rows));
}

} // namespace intendant::app::ak
