#include "app/axis_allies/books/territories_page.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/looks.hpp"
#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/statbox.h>
#include <wx/textctrl.h>
#include <wx/translation.h>

namespace intendant::app::aa {

TerritoriesPage::TerritoriesPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("territories");
    auto* const splitter = new wxSplitterWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE);
    auto* const left = new wxPanel(splitter);
    m_search = new wxSearchCtrl(left, wxID_ANY);
    m_search->SetName("territories.search");
    m_search->SetDescriptiveText(_("Find a space, a power or a piece"));
    m_spaces = new RowList(left, "territories.list",
                           {{_("Space"), 210}, {_("Owner"), 120}, {_("Value"), 60, true}, {_("What stands there"), 400}});
    m_spaces->say_when_empty(_("Nothing is found; other words may be."));
    auto* const left_all = new wxBoxSizer(wxVERTICAL);
    left_all->Add(m_search, layout::spaced().Expand());
    left_all->Add(m_spaces, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    left->SetSizer(left_all);
    m_sheet = make_sheet(splitter);
    splitter->SetMinimumPaneSize(layout::for_text(this, 280));
    splitter->SetSashGravity(1.0);
    splitter->SplitVertically(left, m_sheet, -layout::for_text(this, 400));
    m_units->SetMinSize(FromDIP(wxSize(-1, 90)));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(splitter, wxSizerFlags(1).Expand());
    SetSizer(all);
    m_search->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        show_rows();
        show_sheet();
    });
    m_spaces->on_select = [this](const std::string&) { show_sheet(); };
}

wxPanel* TerritoriesPage::make_sheet(wxWindow* parent) {
    auto* const panel = new wxPanel(parent);
    m_name = layout::heading(panel, wxEmptyString, theme::Type::Title);
    m_facts = new wxStaticText(panel, wxID_ANY, wxEmptyString);
    m_units = new RowList(panel, "sheet.units", {{_("Piece"), 170}, {_("How many"), 80, true}, {_("Aboard"), 130}});
    set_accessible_name(*m_units, _("What stands there"));
    m_units->SetToolTip(_("A click or Enter on a figure: the entries behind it"));
    m_units->on_cell = [this](const std::string& row, int) {
        if (on_figure) {
            const auto& [power, unit] = m_pieces[std::stoul(row)];
            on_figure({.kind = Figure::Pieces, .power = power, .unit = unit, .space = selected()});
        }
    };
    m_units->say_when_empty(_("Nothing stands here."));
    auto* const move = new wxButton(panel, wxID_ANY, _("&Move"));
    move->SetName("sheet.move");
    auto* const fight = new wxButton(panel, wxID_ANY, _("&Begin the battle"));
    fight->SetName("sheet.battle");
    fight->SetToolTip(tip(tables(), {"C-01"}));
    auto* const capture = new wxButton(panel, wxID_ANY, _("C&aptured"));
    capture->SetName("sheet.capture");
    capture->SetToolTip(_("Land units of the power whose turn it is took this territory") + "\n" + tip(tables(), {"C-113"}));
    auto* const actions = new wxBoxSizer(wxHORIZONTAL);
    for (auto* const each : {move, fight, capture}) {
        actions->Add(each, wxSizerFlags().Border(wxALL, FromDIP(3)));
    }

    auto* const box = new wxStaticBoxSizer(wxVERTICAL, panel, _("Correct what the books believe"));
    auto* const inside = box->GetStaticBox();
    auto* const grid = new wxFlexGridSizer(2, wxSize(FromDIP(8), FromDIP(6)));
    grid->AddGrowableCol(1);
    const auto powers = words_for(all_powers, [&](auto each) { return word(tables(), each); });
    const auto add = [&](wxWindow* control) { grid->Add(control, wxSizerFlags().Expand()); };
    const auto label = [&](const wxString& text) { grid->Add(layout::label(inside, text), wxSizerFlags().CentreVertical()); };
    label(_("Reason:"));
    m_reason = new wxTextCtrl(inside, wxID_ANY);
    m_reason->SetName("sheet.reason");
    add(m_reason);
    label(_("Pieces of:"));
    auto* const pieces = new wxBoxSizer(wxHORIZONTAL);
    m_power = named_choice(inside, "sheet.power", powers);
    pieces->Add(m_power, wxSizerFlags().CentreVertical());
    m_unit = new NameField(inside, "sheet.unit");
    set_accessible_name(*m_unit, _("Piece"));
    m_unit->SetMinSize(FromDIP(wxSize(120, -1)));
    pieces->Add(m_unit, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(6)));
    grid->Add(pieces, wxSizerFlags().Expand());
    label(_("How many:"));
    auto* const number = new wxBoxSizer(wxHORIZONTAL);
    m_count = new NumberField(inside, "sheet.count");
    number->Add(m_count, wxSizerFlags(1).CentreVertical());
    auto* const set_units = new wxButton(inside, wxID_ANY, _("Correct the pieces"));
    set_units->SetName("sheet.set_units");
    number->Add(set_units, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(6)));
    grid->Add(number, wxSizerFlags().Expand());
    label(_("Owner:"));
    auto* const control = new wxBoxSizer(wxHORIZONTAL);
    m_controller = named_choice(inside, "sheet.controller", powers, wxNOT_FOUND);
    m_controller->Append(_("nobody (neutral)"));
    m_controller->SetMinSize(FromDIP(wxSize(110, -1)));
    control->Add(m_controller, wxSizerFlags(1).CentreVertical());
    auto* const set_controller = new wxButton(inside, wxID_ANY, _("Correct the owner"));
    set_controller->SetName("sheet.set_controller");
    control->Add(set_controller, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(6)));
    grid->Add(control, wxSizerFlags().Expand());
    box->Add(grid, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(6)));

    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_name, layout::spaced());
    all->Add(m_facts, wxSizerFlags().Border(wxLEFT | wxRIGHT));
    all->Add(m_units, layout::spaced().Proportion(1).Expand());
    all->Add(actions);
    all->Add(box, layout::spaced().Expand());
    panel->SetSizer(all);
    move->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (const auto space = selected(); space && on_move_from) {
            on_move_from(*space);
        }
    });
    fight->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (const auto space = selected()) {
            m_table.begin_battle(*space);
        }
    });
    capture->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (const auto space = selected()) {
            m_table.book(Capture{.space = *space});
        }
    });
    set_units->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { correct_units(); });
    set_controller->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { correct_controller(); });
    return panel;
}

std::optional<SpaceId> TerritoriesPage::selected() const { return tables().find(m_spaces->selected()); }

void TerritoriesPage::select(SpaceId space) {
    m_search->ChangeValue(wxEmptyString);
    show_rows();
    m_spaces->select(tables()[space].id);
    show_sheet();
}

void TerritoriesPage::show_state() {
    m_unit->offer(all_units_of(tables()));
    show_rows();
    show_sheet();
}

void TerritoriesPage::show_rows() {
    const auto sought = m_search->GetValue().Strip(wxString::both).Lower();
    std::vector<RowList::Row> rows;
    for (std::size_t index = 0; index < tables().spaces.size(); ++index) {
        const SpaceId space{static_cast<std::uint8_t>(index)};
        const auto& facts = tables()[space];
        const auto holder = controller(state(), space);
        const auto who = holder ? word(tables(), *holder) : facts.sea ? wxString{} : _("neutral");
        const auto name = word(tables(), space);
        const auto stands = forces(state(), space);
        if (!sought.empty() && !(name + " " + to_wx(facts.name) + " " + who + " " + stands).Lower().Contains(sought)) {
            continue;
        }
        rows.push_back(
            {facts.id,
             facts.sea ? wxBitmapBundle{} : roundel(holder, 18),
             {name, who, facts.value.amount > 0 ? wxString::Format("%lld", static_cast<long long>(facts.value.amount)) : wxString{},
              stands}});
    }
    m_spaces->show(std::move(rows));
    if (m_spaces->selected().empty() && !m_spaces->rows().empty()) {
        m_spaces->select(m_spaces->rows().front().key);
    }
}

void TerritoriesPage::show_sheet() {
    const auto space = selected();
    m_sheet->Enable(space.has_value());
    if (!space) {
        m_name->SetLabelText(_("No space is selected"));
        m_facts->SetLabelText(wxEmptyString);
        m_units->show({});
        return;
    }
    const auto& facts = tables()[*space];
    const auto holder = controller(state(), *space);
    m_name->SetLabelText(word(tables(), *space));
    m_facts->SetLabelText(facts_of(state(), *space));
    m_controller->SetSelection(holder ? static_cast<int>(*holder) : static_cast<int>(all_powers.size()));
    m_controller->Enable(!facts.sea);
    std::vector<RowList::Row> rows;
    int place = 0;
    m_pieces.clear();
    for (const auto& stack : stacks_in(state(), *space)) {
        std::vector<UnitCount> aboard;
        for (const auto& cargo : stack.cargo) {
            aboard.push_back({cargo.unit, cargo.count});
        }
        m_pieces.emplace_back(stack.owner, stack.unit);
        rows.push_back({std::to_string(place++),
                        picture(tables(), stack.unit, stack.owner, 20),
                        {word(tables(), stack.unit) + ", " + word(tables(), stack.owner), wxString::Format("%d", stack.count),
                         aboard.empty() ? wxString{} : word(tables(), aboard)}});
    }
    m_units->show(std::move(rows));
    m_sheet->Layout();
}

std::string TerritoriesPage::reason() {
    auto words = to_utf8(m_reason->GetValue().Strip(wxString::both));
    if (words.empty()) {
        m_table.complain(_("Say in a word or two why the books are corrected; the log keeps it."));
    }
    return words;
}

void TerritoriesPage::correct_units() {
    const auto space = selected();
    const auto unit = m_unit->chosen();
    const auto why = reason();
    if (!space || why.empty()) {
        return;
    }
    if (!unit) {
        m_table.complain(_("Say which kind of piece is to be corrected."));
        return;
    }
    m_table.book(CorrectUnits{.space = *space,
                              .power = static_cast<Power>(m_power->GetSelection()),
                              .unit = *unit_of_id(*unit),
                              .count = m_count->GetValue(),
                              .reason = why},
                 [this] { m_reason->Clear(); });
}

void TerritoriesPage::correct_controller() {
    const auto space = selected();
    const auto why = reason();
    if (!space || why.empty()) {
        return;
    }
    const auto chosen = static_cast<std::size_t>(m_controller->GetSelection());
    m_table.book(CorrectController{.space = *space,
                                   .power = chosen < all_powers.size() ? std::optional{all_powers[chosen]} : std::nullopt,
                                   .reason = why},
                 [this] { m_reason->Clear(); });
}

} // namespace intendant::app::aa
