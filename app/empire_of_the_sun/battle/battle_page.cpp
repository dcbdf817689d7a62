#include "app/empire_of_the_sun/battle/battle_page.hpp"

#include "app/base/layout.hpp"
#include "app/base/named.hpp"

#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::es {

namespace {

const wxString page_name = "empire_of_the_sun.battle";

/// `×1½`, what the attack is multiplied by.
wxString times(int quarters) {
    constexpr std::array parts{L"", L"\u00BC", L"\u00BD", L"\u00BE"};
    const auto whole = quarters / 4;
    return wxString{L"\u00D7"} + (whole > 0 ? count(whole) : wxString{}) + parts.at(static_cast<std::size_t>(quarters % 4));
}

wxString signed_number(int number) { return wxString::Format("%+d", number); }

wxString from_word(FightsFrom from) {
    switch (from) {
    case FightsFrom::Hex:
        break;
    case FightsFrom::Range:
        return _("at range");
    case FightsFrom::Extended:
        return _("at extended range");
    case FightsFrom::Escort:
        return _("escort");
    case FightsFrom::Landing:
        return _("landed");
    }
    return {};
}

wxString loss_word(const SheetUnit& unit) {
    const int lost = unit.level - unit.left.value_or(unit.level);
    return *unit.left == 0 ? wxString{_("eliminated")}
           : lost > 0      ? wxString::Format(wxPLURAL("loses %d step", "loses %d steps", lost), lost)
                           : wxString{_("whole")};
}

} // namespace

BattlePage::BattlePage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName(page_name);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    m_title = named_label(all, layout::heading(this, wxEmptyString), page_name + ".title");
    m_room = new wxPanel(this);
    auto* const room = new wxBoxSizer(wxVERTICAL);
    auto* const beside = new wxBoxSizer(wxHORIZONTAL);
    m_columns[0] = column(page_name + ".offensive", true, *beside);
    m_columns[1] = column(page_name + ".reaction", false, *beside);
    room->Add(beside, wxSizerFlags().Expand());
    room->Add(layout::heading(m_room, _("If it is won"), theme::Type::Text), layout::spaced());
    m_follows = named_label(room, layout::label(m_room, wxEmptyString), page_name + ".follows");
    m_room->SetSizer(room);
    all->Add(m_room, wxSizerFlags().Expand());
    SetSizer(all);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        layout::after_sizing(this, [this] { show_state(); });
    });
}

BattlePage::Column BattlePage::column(const wxString& name, bool of_offensive, wxSizer& room) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    Column made{};
    made.heading = named_label(all, layout::heading(m_room, wxEmptyString, theme::Type::Text), name + ".heading");
    made.sum = named_label(all, layout::label(m_room, wxEmptyString), name + ".sum");
    made.units = new CardList(m_room, name + ".units");
    made.units->on_pick = [this](const std::string& key) {
        if (const auto unit = tables().find_unit(key); unit && on_unit) {
            on_unit(*unit);
        }
    };
    all->Add(made.units, layout::spaced().Expand());
    made.modifiers = named_label(all, layout::label(m_room, wxEmptyString), name + ".modifiers");
    made.how = named_label(all, layout::hint(m_room, wxEmptyString), name + ".how");
    made.faces = new BoxTrack(m_room, name + ".faces", 1, BoxTrack::Kind::Choice);
    made.faces->on_pick = [this, of_offensive](std::size_t face) {
        if (on_face) {
            on_face(of_offensive, static_cast<int>(face));
        }
    };
    all->Add(made.faces, layout::spaced().Expand());
    made.result = named_label(all, layout::label(m_room, wxEmptyString), name + ".result");
    room.Add(all, wxSizerFlags(1).Expand());
    return made;
}

std::vector<CardList::Row> BattlePage::rows_of(const SheetSide& side) const {
    std::vector<CardList::Row> rows;
    for (std::size_t i = 0; i < side.units.size(); ++i) {
        const auto& unit = side.units[i];
        auto words = unit.unit
                         ? m_table.word(*unit.unit) + " " + factors(tables(), *unit.unit, unit.level == 2 ? Step::Full : Step::Reduced)
                         : wxString{_("garrison of the city")};
        if (const auto from = from_word(unit.from); !from.empty()) {
            words += ", " + from;
        }
        auto tip = words + L"\n" + wxString::Format(_("In the sum: %d"), unit.attack);
        if (unit.why) {
            tip += ": " + m_table.say(unit.why->what) + " (" + to_wx(unit.why->rule.id) + ")";
        }
        rows.push_back({.key = unit.unit ? tables()[*unit.unit].id : "garrison " + std::to_string(i),
                        .picture = patch(tables(), side.side, list_emblem),
                        .words = words,
                        .figure = unit.left ? loss_word(unit) : count(unit.attack),
                        .tone = unit.left.value_or(unit.level) < unit.level ? CardList::Tone::Bad : CardList::Tone::Quiet,
                        .tip = tip});
    }
    return rows;
}

void BattlePage::show_column(const Column& column, const SheetSide& side, bool of_offensive) {
    const int width = std::max(FromDIP(200), GetClientSize().GetWidth() / 2 - FromDIP(24));
    column.heading->SetLabelText((of_offensive ? _("Offensive") : _("Reaction")) + wxString{L" \u00B7 "} + m_table.word(side.side));
    wxString sum;
    for (const auto& unit : side.units) {
        if (unit.attack > 0) {
            sum += (sum.empty() ? "" : " + ") + count(unit.attack);
        }
    }
    layout::show_wrapped(column.sum,
                         wxString::Format(_("Attack: %s"), sum.empty() || sum == count(side.strength) ? count(side.strength)
                                                                                                      : sum + " = " + count(side.strength)),
                         width);
    column.units->show(rows_of(side));
    wxString modifiers;
    for (const auto& each : side.modifiers) {
        modifiers += (modifiers.empty() ? "" : "\n") + signed_number(each.by) + " " + m_table.say(each.why.what) + " (" +
                     to_wx(each.why.rule.id) + ")";
    }
    if (side.modifiers.size() > 1) {
        modifiers += "\n= " + signed_number(side.modifier);
    }
    layout::show_wrapped(column.modifiers,
                         side.faces.empty()  ? wxString{_("It throws no die.")}
                         : modifiers.empty() ? wxString{_("No modifier to the die")}
                                             : wxString::Format(_("To the die: %s"), modifiers),
                         width);
    column.faces->Show(!side.faces.empty());
    layout::show_wrapped(column.how,
                         side.faces.empty() ? wxString{}
                                            : wxString{_("Each face: what it makes of the attack, and the hits. A click enters the die.")},
                         width);
    std::vector<BoxTrack::Box> faces;
    for (std::size_t face = 0; face < side.faces.size(); ++face) {
        const auto& does = side.faces[face];
        auto tip = wxString::Format(_("A %d: %d %s, hits: %d"), static_cast<int>(face), side.strength, times(does.quarters), does.hits);
        tip += does.critical ? wxString{", "} + _("a critical hit") + " (ES-BAT-23)" : wxString{};
        faces.push_back({.head = times(does.quarters) + (does.critical ? "!" : ""),
                         .figures = {{count(static_cast<int>(face)), wxColour{}}},
                         .foot = count(does.hits),
                         .tip = tip});
    }
    const auto die = side.die ? BoxTrack::Place{static_cast<std::size_t>(*side.die)} : std::nullopt;
    column.faces->call(column.heading->GetLabelText() + ": " + _("Faces"));
    column.faces->show(std::move(faces), die, die);
    layout::show_wrapped(column.result, die && *die < side.faces.size() ? column.faces->text_of(*die) : wxString{}, width);
}

wxString BattlePage::follows() const {
    wxString text;
    for (const auto& each : if_won(state(), m_battle->sheet)) {
        text += (text.empty() ? "" : "\n") + m_table.say(each.what) + " (" + to_wx(each.rule.id) + ")";
    }
    return text.empty() ? wxString{_("Nothing else changes by it.")} : text;
}

void BattlePage::show_state() {
    m_room->Show(m_battle.has_value());
    const int width = GetClientSize().GetWidth() - FromDIP(24);
    if (!m_battle) {
        layout::show_wrapped(m_title, _("No battle stands in the form: its hex is chosen there."), width);
        Layout();
        return;
    }
    const auto& sheet = m_battle->sheet;
    layout::show_wrapped(m_title,
                         sheet.at_sea
                             ? wxString::Format(_("Air and naval combat in %s: %s"), m_table.word(sheet.hex), m_table.word(sheet.status))
                             : wxString::Format(_("Ground combat in %s"), m_table.word(sheet.hex)),
                         width);
    show_column(m_columns[0], sheet.offensive, true);
    show_column(m_columns[1], sheet.reaction, false);
    layout::show_wrapped(m_follows, follows(), width);
    m_room->Layout();
    Layout();
}

void BattlePage::set_focus() { m_columns[0].faces->IsShownOnScreen() ? m_columns[0].faces->SetFocus() : SetFocus(); }

void BattlePage::show(const std::optional<BattleNow>& battle) {
    m_battle = battle;
    show_state();
}

} // namespace intendant::app::es
