#include "app/afrika_korps/books/supply_page.hpp"

#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <optional>

namespace intendant::app::ak {

namespace {

wxString became(Past::Supply what) {
    switch (what) {
    case Past::Supply::Arrived:
        return _("arrived");
    case Past::Supply::Sunk:
        return _("sunk");
    case Past::Supply::Declined:
        return _("declined");
    case Past::Supply::Full:
        return _("map full");
    case Past::Supply::NoPort:
        return _("no port");
    case Past::Supply::Captured:
        return _("captured");
    case Past::Supply::Lost:
        return _("lost to the enemy");
    case Past::Supply::Used:
        return _("used up");
    case Past::Supply::Destroyed:
        break;
    }
    return _("destroyed");
}

/// The faces that sink supply, or bring it: `1, 2`.
wxString faces(const SupplyPeriod& period, bool arrives) {
    wxString text;
    for (std::size_t i = 0; i < period.arrives.size(); ++i) {
        if (period.arrives[i] == arrives) {
            text += (text.empty() ? "" : ", ") + count(static_cast<int>(i) + 1);
        }
    }
    return text;
}

} // namespace

SupplyPage::SupplyPage(wxWindow* parent, Table& table, SharedPast past) : Page(parent, table), m_past(std::move(past)) {
    SetName("afrika_korps.supply");
    m_sides = new RowList(this, "afrika_korps.supply.sides",
                          {{_("Side"), 90},
                           {_("On the map"), 85, true},
                           {_("captured"), 80, true},
                           {_("at sea"), 65, true},
                           {_("used now"), 75, true},
                           {_("at hand"), 70, true}});
    m_so_far = new RowList(this, "afrika_korps.supply.so_far",
                           {{_("Side"), 90},
                            {_("arrived"), 70, true},
                            {_("sunk"), 70, true},
                            {_("not placed"), 85, true},
                            {_("used up"), 75, true},
                            {_("destroyed"), 75, true},
                            {_("lost"), 60, true}});
    m_die = new RowList(this, "afrika_korps.supply.die",
                        {{_("Die of the Axis"), 260}, {_("sunk"), 110, true}, {_("arrives"), 110, true}, {_("now"), 60}});
    m_die->SetMinSize(wxSize(-1, layout::for_text(this, 104))); // all of its periods
    m_title = layout::heading(this, wxEmptyString, theme::Type::Text);
    m_entries =
        new RowList(this, "afrika_korps.supply.entries",
                    {{_("Entry"), 65}, {_("Turn"), 120}, {_("Side"), 80}, {_("What became of it"), 160}, {_("What was booked"), 460}});
    m_entries->say_when_empty(_("No supply has come or gone yet."));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Supply")), layout::spaced());
    all->Add(m_sides, layout::spaced().Proportion(1).Expand());
    all->Add(m_so_far, layout::spaced().Proportion(1).Expand());
    all->Add(m_die, layout::spaced().Proportion(2).Expand());
    all->Add(m_title, layout::spaced());
    all->Add(m_entries, wxSizerFlags(4).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    SetSizer(all);
    m_sides->on_select = m_so_far->on_select = [this](const std::string& side) {
        for (auto* const list : {m_sides, m_so_far}) { // both speak of one side
            if (list->selected() != side) {
                list->select(side);
            }
        }
        show_entries();
    };
}

void SupplyPage::show_state() {
    if (!IsShownOnScreen()) {
        return;
    }
    m_past->refresh(m_table);
    std::vector<RowList::Row> rows;
    std::vector<RowList::Row> so_far;
    for (const auto side : all_sides) {
        const auto number_of = [&](const auto& which) {
            return static_cast<int>(counters_where(state(), [&](CounterId id) {
                                        return supply_unit(state(), id) && side_of(state(), id) == side && which(state()[id]);
                                    }).size());
        };
        const auto on_map = supply_units(state(), side);
        const auto captured = std::ranges::count_if(on_map, [&](CounterId id) { return state()[id].captured; });
        rows.push_back({std::string{id_of(side)},
                        patch(tables(), side, list_emblem),
                        {word(side), wxString::Format(_("%d of %d"), own_supply_on_map(state(), side), most_supply(tables(), side)),
                         count(captured), count(number_of([](const Piece& piece) { return piece.status == Status::Sea; })),
                         count(number_of([](const Piece& piece) { return piece.used; })),
                         count(number_of([](const Piece& piece) { return piece.status == Status::Stock; }))}});
        so_far.push_back({std::string{id_of(side)},
                          patch(tables(), side, list_emblem),
                          {word(side), count(m_past->count(side, Past::Supply::Arrived)), count(m_past->count(side, Past::Supply::Sunk)),
                           count(m_past->count(side, Past::Supply::Declined) + m_past->count(side, Past::Supply::Full) +
                                 m_past->count(side, Past::Supply::NoPort)),
                           count(m_past->count(side, Past::Supply::Used)), count(m_past->count(side, Past::Supply::Destroyed)),
                           count(m_past->count(side, Past::Supply::Lost))}});
    }
    m_sides->show(std::move(rows));
    m_so_far->show(std::move(so_far));
    rows.clear();
    for (std::size_t period = 0; period < tables().supply_periods.size(); ++period) {
        const auto in_period = [&](const CalendarTurn& turn) { return turn.supply_period == period; };
        const auto first = std::ranges::find_if(tables().calendar, in_period) - tables().calendar.begin();
        const auto turns = std::ranges::count_if(tables().calendar, in_period);
        const auto place = static_cast<std::size_t>(state().turn.number - 1);
        const bool now = place < tables().calendar.size() && tables().calendar[place].supply_period == period;
        rows.push_back({std::to_string(period),
                        {},
                        {month(tables(), static_cast<int>(first) + 1) + L" \u2013 " + month(tables(), static_cast<int>(first + turns)),
                         faces(tables().supply_periods[period], false), faces(tables().supply_periods[period], true),
                         now ? wxString{L"\u2713"} : wxString{}}});
    }
    m_die->show(std::move(rows));
    show_entries();
}

void SupplyPage::show_entries() {
    const auto side = core::of_id<Side>(m_sides->selected());
    m_title->SetLabelText(side ? wxString::Format(_("The entries behind: %s"), word(*side))
                               : wxString{_("The entries behind these figures")});
    std::vector<RowList::Row> rows;
    for (const auto& line : m_past->supply()) {
        if (!side || line.side == *side) {
            rows.push_back(
                {std::to_string(rows.size()),
                 {},
                 {count(line.entry), date(tables(), line.turn), word(line.side), became(line.what), m_table.said_by(line.entry)}});
        }
    }
    m_entries->show(std::move(rows));
}

} // namespace intendant::app::ak
