#include "app/afrika_korps/books/replacements_page.hpp"

#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::ak {

ReplacementsPage::ReplacementsPage(wxWindow* parent, Table& table, SharedPast past) : Page(parent, table), m_past(std::move(past)) {
    SetName("afrika_korps.replacements");
    m_sides = new RowList(this, "afrika_korps.replacements.sides",
                          {{_("Side"), 120},
                           {_("Factors in hand"), 130, true},
                           {_("each turn, as controlled now"), 210, true},
                           {_("gained"), 100, true},
                           {_("spent"), 100, true}});
    m_units = new RowList(this, "afrika_korps.replacements.units",
                          {{_("Eliminated unit"), 190}, {_("Factors"), 90}, {_("Cost"), 70, true}, {_("May come back"), 330}});
    m_units->say_when_empty(_("Nobody is eliminated."));
    m_entries = new RowList(
        this, "afrika_korps.replacements.entries",
        {{_("Entry"), 65}, {_("Turn"), 130}, {_("Side"), 90}, {_("Change"), 80, true}, {_("Then"), 70, true}, {_("What was booked"), 420}});
    m_entries->say_when_empty(_("No factor has come in yet (AK-RPL-1)."));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Replacements")), layout::spaced());
    all->Add(m_sides, layout::spaced().Proportion(2).Expand());
    all->Add(m_units, layout::spaced().Proportion(3).Expand());
    all->Add(layout::heading(this, _("The entries behind these figures"), theme::Type::Text), layout::spaced());
    all->Add(m_entries, wxSizerFlags(3).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    SetSizer(all);
}

void ReplacementsPage::show_state() {
    if (!IsShownOnScreen()) {
        return;
    }
    m_past->refresh(m_table);
    std::vector<RowList::Row> rows;
    std::vector<RowList::Row> units;
    for (const auto side : all_sides) {
        int gained = 0;
        int spent = 0;
        for (const auto& line : m_past->factors()) {
            if (line.side == side) {
                (line.change > 0 ? gained : spent) += line.change > 0 ? line.change : -line.change;
            }
        }
        const int have = state().sides[side].factors;
        rows.push_back({std::string{id_of(side)},
                        patch(tables(), side, list_emblem),
                        {word(side), count(have), count(factors_due(state(), side, state().turn.number, state().control)), count(gained),
                         count(spent)}});
        for (const auto id : counters_where(
                 state(), [&](CounterId each) { return state()[each].status == Status::Eliminated && tables()[each].side == side; })) {
            const int missing = tables()[id].attack - have;
            units.push_back({tables()[id].id,
                             patch(tables(), side, list_emblem),
                             {word(tables(), id), factors(tables(), id), count(tables()[id].attack),
                              missing <= 0 ? _("with the factors in hand") : wxString::Format(_("factors missing: %d"), missing)}});
        }
    }
    m_sides->show(std::move(rows));
    m_units->show(std::move(units));
    rows.clear();
    for (const auto& line : m_past->factors()) {
        rows.push_back({std::to_string(rows.size()),
                        {},
                        {count(line.entry), date(tables(), line.turn), word(line.side), wxString::Format("%+d", line.change),
                         count(line.then), m_table.said_by(line.entry)}});
    }
    m_entries->show(std::move(rows));
}

} // namespace intendant::app::ak
