#include "app/axis_allies/battle/battle_columns.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"

#include <wx/statbmp.h>
#include <wx/translation.h>

#include <map>

namespace intendant::app::aa {

namespace {

constexpr int printed_columns = 4;
constexpr int names_need = 560; ///< width, pixels at 100 %; below it the names of the pieces are in their tool tips alone

/// A heading as wide as its words from the start: a label in another font is measured too small until it is first drawn.
wxStaticText* sized_heading(wxWindow* parent, const wxString& text, double scale) {
    auto* const made = layout::heading(parent, text, scale);
    made->SetMinSize(made->GetTextExtent(text) + wxSize(2, 0));
    return made;
}

int column_of(const State& state, const Stack& stack, Side side) {
    return side == Side::Attacker ? attack_factor(state, stack.owner, stack.unit) : defence_factor(state, stack.owner, stack.unit);
}

} // namespace

BattleColumns::BattleColumns(wxWindow* parent, Table& table)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL), m_table(table) {
    SetName("battle.columns");
    SetScrollRate(0, FromDIP(12));
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (small() != m_small) {
            CallAfter([this] { show_state(); });
        }
    });
}

bool BattleColumns::small() const {
    const auto room = GetClientSize();
    return room.GetWidth() < FromDIP(names_need) || room.GetHeight() < m_height_with_names;
}

wxSizer* BattleColumns::pieces_in(const std::vector<Stack>& stacks, Side side, int column) {
    const auto& state = m_table.state();
    std::map<std::pair<Power, Unit>, int> pieces;
    for (const auto& stack : stacks) {
        if (column_of(state, stack, side) == column) {
            pieces[{stack.owner, stack.unit}] += stack.count;
        }
    }
    auto* const cell = new wxBoxSizer(wxVERTICAL);
    for (const auto& [piece, count] : pieces) {
        const auto& [owner, unit] = piece;
        auto* const row = new wxBoxSizer(wxHORIZONTAL);
        auto* const drawing = new wxStaticBitmap(this, wxID_ANY, picture(m_table.tables(), unit, owner, m_small ? 22 : 34));
        row->Add(drawing, wxSizerFlags().CentreVertical());
        auto* const words = new wxBoxSizer(wxVERTICAL);
        auto* const number = sized_heading(this, wxString::Format(L"\u00D7 %d", count), m_small ? 1.0 : 1.2);
        words->Add(number);
        if (!m_small) {
            words->Add(layout::hint(this, word(m_table.tables(), unit)));
        }
        row->Add(words, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(6)));
        cell->Add(row, wxSizerFlags().Border(wxALL, FromDIP(m_small ? 1 : 3)));
        const auto tip = wxString::Format("%s: %d %s", word(m_table.tables(), owner), count, word(m_table.tables(), unit));
        number->SetToolTip(tip);
        drawing->SetToolTip(tip);
    }
    return cell;
}

void BattleColumns::add_side(wxFlexGridSizer& grid, const wxString& title, std::optional<Power> power, const std::vector<Stack>& stacks,
                             Side side, int marked_column) {
    auto* const head = new wxBoxSizer(wxHORIZONTAL);
    if (power) {
        head->Add(new wxStaticBitmap(this, wxID_ANY, roundel(power, m_small ? 22 : 28)), wxSizerFlags().CentreVertical());
    }
    head->Add(sized_heading(this, title, m_small ? 1.0 : 1.1), wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(6)));
    grid.Add(head, wxSizerFlags().CentreVertical());
    for (int column = 1; column <= m_columns; ++column) {
        auto* const cell = pieces_in(stacks, side, column);
        if (column == marked_column) {
            auto* const marked = new wxBoxSizer(wxHORIZONTAL);
            marked->Add(sized_heading(this, wxString{L"\u25B6"}, 1.2), wxSizerFlags().CentreVertical());
            marked->Add(cell, wxSizerFlags().CentreVertical());
            grid.Add(marked, wxSizerFlags().CentreVertical());
        } else {
            grid.Add(cell, wxSizerFlags().CentreVertical());
        }
    }
}

std::optional<Power> BattleColumns::defender() const {
    const auto& battle = *m_table.state().battle;
    const auto defenders = defenders_of(m_table.state(), battle);
    if (!defenders.empty()) {
        return defenders.front().owner;
    }
    return battle.casualties.empty() ? controller(m_table.state(), battle.space) : battle.casualties.front().owner;
}

void BattleColumns::show_state() {
    if (!m_table.state().battle) {
        return;
    }
    Freeze();
    build(false);
    m_height_with_names = GetSizer()->GetMinSize().GetHeight();
    if (small()) {
        build(true);
    }
    Thaw();
}

void BattleColumns::build(bool small) {
    m_small = small;
    const auto& state = m_table.state();
    const auto& battle = *state.battle;
    const auto attackers = attackers_of(state, battle);
    const auto defenders = defenders_of(state, battle);
    m_columns = printed_columns;
    for (const auto& stack : attackers) {
        m_columns = std::max(m_columns, column_of(state, stack, Side::Attacker));
    }
    for (const auto* stacks : {&defenders, &battle.casualties}) {
        for (const auto& stack : *stacks) {
            m_columns = std::max(m_columns, column_of(state, stack, Side::Defender));
        }
    }
    const bool fires = !battle.owed && !battle.to_fire.empty();
    const int now = fires ? battle.to_fire.front().column : 0;
    const bool attacker_fires = fires && side_to_act(battle) == Side::Attacker;

    DestroyChildren();
    auto* const grid = new wxFlexGridSizer(m_columns + 1, wxSize(FromDIP(m_small ? 2 : 6), FromDIP(m_small ? 0 : 4)));
    for (int column = 0; column <= m_columns; ++column) {
        grid->AddGrowableCol(static_cast<std::size_t>(column), 1);
    }
    grid->Add(layout::hint(this, _("hits on")), wxSizerFlags().Right());
    for (int column = 1; column <= m_columns; ++column) {
        const auto words = m_small ? wxString::Format(L"\u2264 %d", column) : wxString::Format(_("%d or less"), column);
        grid->Add(sized_heading(this, column == 1 ? wxString{"1"} : words, 1.0));
    }
    add_side(*grid, _("Attacker"), state.turn.power, attackers, Side::Attacker, attacker_fires ? now : 0);
    add_side(*grid, _("Defender"), defender(), defenders, Side::Defender, fires && !attacker_fires ? now : 0);
    if (!battle.casualties.empty()) {
        add_side(*grid, _("Casualty line"), std::nullopt, battle.casualties, Side::Defender, 0);
    }
    SetSizer(grid);
    SetMinSize(FromDIP(wxSize(-1, 60)));
    FitInside();
}

} // namespace intendant::app::aa
