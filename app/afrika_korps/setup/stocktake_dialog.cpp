#include "app/afrika_korps/setup/stocktake_dialog.hpp"

#include "app/afrika_korps/help.hpp"
#include "app/base/layout.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::ak {

namespace {

constexpr std::array places_off_map{Status::Stock, Status::Due, Status::Waiting, Status::Sea, Status::Eliminated};
const std::string status_sign = "status:";

wxString place_word(const Tables& tables, const PieceRow& row) { return row.hex ? word(tables, *row.hex) : word(row.status); }

} // namespace

StocktakeDialog::StocktakeDialog(wxWindow* parent, const Table& table)
    : PutRightDialog(parent, _("Stocktake: the counters as they really are"), "afrika_korps.stocktake", _("&Book the differences")),
      m_table(table) {
    pages()->AddPage(make_counters(pages()), _("Counters"));
    pages()->AddPage(make_factors(pages()), _("Replacement factors"));
    begin(wxSize(820, 560));
    show_counters();
    m_unit->SetFocus();
}

wxWindow* StocktakeDialog::make_counters(wxWindow* parent) {
    auto* const page = new wxPanel(parent);
    const auto& tables = m_table.tables();
    auto* const all = new wxBoxSizer(wxVERTICAL);
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(page, _("&Unit:")), layout::line());
    m_unit = new NameField(page, "afrika_korps.stocktake.unit");
    std::vector<CounterId> every;
    for (std::size_t i = 0; i < tables.counters.size(); ++i) {
        every.push_back({static_cast<std::uint8_t>(i)});
    }
    auto units = items(tables, every);
    for (const auto id : every) { // supply units of both sides are called the same
        if (!tables[id].combat_unit()) {
            auto& names = units[id.index].names;
            names.insert(names.begin(), word(tables, id) + " (" + word(tables[id].side) + ")");
        }
    }
    m_unit->offer(std::move(units));
    m_unit->SetMinSize(FromDIP(wxSize(200, -1)));
    row->Add(m_unit, layout::line());
    row->Add(layout::label(page, _("&is really in:")), layout::line());
    m_place = new NameField(page, "afrika_korps.stocktake.place");
    m_place->SetMinSize(FromDIP(wxSize(200, -1)));
    row->Add(m_place, layout::line());
    auto* const set = new wxButton(page, wxID_ANY, _("&Note it"));
    set->SetName("afrika_korps.stocktake.set");
    set->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { set_place(); });
    row->Add(set, layout::line());
    all->Add(row);
    offer_places();
    m_counters = new RowList(page, "afrika_korps.stocktake.counters",
                             {{_("Counter"), 170}, {_("Factors"), 80}, {_("In the books"), 190}, {_("Really"), 190}});
    m_counters->on_select = [this](const std::string& key) {
        if (!key.empty()) {
            m_unit->choose(key);
        }
    };
    all->Add(m_counters, layout::spaced().Proportion(3).Expand());
    all->Add(layout::heading(page, _("What differs from the books"), theme::Type::Text), layout::spaced());
    m_differences =
        new RowList(page, "afrika_korps.stocktake.differences", {{_("Counter"), 170}, {_("In the books"), 190}, {_("Really"), 190}});
    m_differences->say_when_empty(_("Nothing differs so far."));
    m_differences->SetToolTip(_("Enter on a difference takes it back"));
    m_differences->on_cell = [this](const std::string& key, int) { take_back(key); };
    all->Add(m_differences, layout::spaced().Proportion(2).Expand());
    page->SetSizer(all);
    return page;
}

wxWindow* StocktakeDialog::make_factors(wxWindow* parent) {
    auto* const page = new wxPanel(parent);
    auto* const grid = new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)));
    for (const auto side : all_sides) {
        grid->Add(layout::label(page, wxString::Format(_("Replacement factors in hand, %s:"), word(side))),
                  wxSizerFlags().CentreVertical());
        auto* const field =
            new NumberField(page, "afrika_korps.stocktake.factors." + to_wx(id_of(side)), m_table.state().sides[side].factors);
        grid->Add(field);
        m_factors[static_cast<std::size_t>(side)] = field;
    }
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(grid, layout::spaced());
    page->SetSizer(all);
    return page;
}

void StocktakeDialog::offer_places() {
    std::vector<NameField::Item> list;
    for (const auto status : places_off_map) {
        list.push_back({{status_sign + std::string{id_of(status)}, {word(status)}}});
    }
    if (whole_map(m_table.state())) {
        for (auto& each : all_hexes(m_table.tables())) {
            list.push_back(std::move(each));
        }
    } else {
        list.push_back({{status_sign + std::string{id_of(Status::Map)}, {word(Status::Map)}}});
    }
    m_place->offer(std::move(list));
}

void StocktakeDialog::set_place() {
    const auto unit = chosen_counter(m_table.tables(), *m_unit);
    const auto place = m_place->chosen();
    auto* const missing = unit ? m_place : m_unit;
    if (!unit || !place) {
        missing->SetFocus();
        if (!missing->doubt().empty()) {
            wxCommandEvent event(EVT_DOUBTFUL_NAME, GetId());
            event.SetString(missing->doubt());
            ProcessWindowEvent(event);
        }
        return;
    }
    PieceRow row{.counter = *unit, .status = Status::Map, .hex = m_table.tables().find(*place)};
    if (place->starts_with(status_sign)) {
        row.status = core::of_id<Status>(std::string_view{*place}.substr(status_sign.size())).value_or(Status::Map);
    }
    const auto& piece = m_table.state()[*unit];
    if (row == PieceRow{.counter = *unit, .status = piece.status, .hex = piece.hex}) {
        m_counted.erase(*unit);
    } else {
        m_counted[*unit] = row;
    }
    show_counters();
    m_unit->clear();
    m_place->clear();
    m_unit->SetFocus();
}

void StocktakeDialog::take_back(const std::string& counter) {
    if (const auto id = m_table.tables().find_counter(counter)) {
        m_counted.erase(*id);
        show_counters();
    }
}

void StocktakeDialog::show_counters() {
    const auto& tables = m_table.tables();
    const auto& state = m_table.state();
    std::vector<RowList::Row> rows;
    std::vector<RowList::Row> differences;
    for (const auto side : all_sides) {
        for (std::size_t i = 0; i < tables.counters.size(); ++i) {
            const CounterId id{static_cast<std::uint8_t>(i)};
            if (tables[id].side != side) {
                continue;
            }
            const auto found = m_counted.find(id);
            const auto books = whereabouts(tables, state[id]);
            const auto really = found == m_counted.end() ? wxString{} : place_word(tables, found->second);
            rows.push_back({tables[id].id, patch(tables, side, list_emblem), {word(tables, id), factors(tables, id), books, really}});
            if (found != m_counted.end()) {
                differences.push_back({tables[id].id, patch(tables, side, list_emblem), {word(tables, id), books, really}});
            }
        }
    }
    m_counters->show(std::move(rows));
    m_differences->show(std::move(differences));
}

Stocktake StocktakeDialog::command() const {
    Stocktake command{.pieces = {}, .axis_factors = {}, .allied_factors = {}, .reason = reason()};
    for (const auto& [id, row] : m_counted) {
        command.pieces.push_back(row);
    }
    for (const auto side : all_sides) {
        const auto factors = m_factors[static_cast<std::size_t>(side)]->GetValue();
        if (factors != m_table.state().sides[side].factors) {
            (side == Side::Axis ? command.axis_factors : command.allied_factors) = factors;
        }
    }
    return command;
}

wxString StocktakeDialog::refusal() const {
    const auto verdict = m_table.session().ask(command());
    return core::refused(verdict) ? m_table.say(core::refusal(verdict)) : wxString{};
}

bool StocktakeDialog::entered() const {
    const auto counted = command();
    return !counted.pieces.empty() || counted.axis_factors || counted.allied_factors;
}

wxString StocktakeDialog::clause() const { return tip(m_table.tables(), "AK-GEN-4"); }

} // namespace intendant::app::ak
