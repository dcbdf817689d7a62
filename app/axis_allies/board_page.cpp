#include "app/axis_allies/board_page.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/board/canvas.hpp"
#include "app/board/map_reader.hpp"
#include "app/common/icons.hpp"
#include "app/layout.hpp"
#include "model/axis_allies/battle/battle.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <limits>
#include <set>

namespace intendant::app::aa {

namespace {

constexpr std::size_t entries_looked_through = 200;
constexpr std::size_t entries_shown = 8;

SpaceId space_of(std::size_t index) {
    return {static_cast<std::uint8_t>(index)};
}

/// The short name of the drawing, in the language of the windows; where that has none, the name of the game.
wxString drawn_label(const Tables& tables, const board::MapSpace& space, SpaceId id) {
    wxString label;
    for (const auto& line : space.label_lines) {
        label += (label.empty() || label.EndsWith("-") ? "" : " ") + to_wx(line);
    }
    const auto translated = wxGetTranslation(label);
    const auto name = word(tables, id);
    return translated != label || name == to_wx(tables[id].name) ? translated : name;
}

} // namespace

BoardPage::BoardPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("board");
    std::vector<std::string> ids;
    for (const auto& space : tables().spaces) {
        ids.push_back(space.id);
    }
    try {
        auto map = board::read_map(resources() / "axis_allies" / "map.json", ids);
        m_canvas = new board::Canvas(this, "board.canvas", std::move(map), connections_of(tables()));
        build(nullptr);
        connect_canvas();
        m_canvas->begin_at(tables().powers[power()].capital.index);
    } catch (const board::MapFault& fault) {
        auto* const problem = new wxStaticText(this, wxID_ANY, wxEmptyString);
        problem->SetName("board.problem");
        layout::set_wrapped(problem,
                            _("The board cannot be drawn; everything else works. The page of territories lists all spaces.") +
                                "\n\n" + m_table.say(fault.why()),
                            FromDIP(480));
        build(problem);
    }
}

void BoardPage::build(wxWindow* problem) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    SetSizer(all);
    if (problem != nullptr) {
        all->Add(problem, wxSizerFlags().Border(wxALL, FromDIP(16)));
        return;
    }
    all->Add(make_bar(), wxSizerFlags().Expand());
    auto* const middle = new wxBoxSizer(wxHORIZONTAL);
    middle->Add(m_canvas, wxSizerFlags(1).Expand());
    middle->Add(make_sheet(), wxSizerFlags().Expand());
    all->Add(middle, wxSizerFlags(1).Expand());
    m_here = new wxStaticText(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize,
                              wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
    m_here->SetName("board.here");
    all->Add(m_here, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
}

wxWindow* BoardPage::make_bar() {
    auto* const bar = new wxPanel(this);
    auto* const line = new wxBoxSizer(wxHORIZONTAL);
    line->Add(layout::label(bar, _("&Find:")), layout::line());
    m_search = new NameField(bar, "board.find");
    m_search->SetMinSize(FromDIP(wxSize(160, -1)));
    m_search->offer(all_spaces(tables()));
    line->Add(m_search, wxSizerFlags(1).CentreVertical());
    const auto add = [&](const wxString& text, const wxString& name, const wxString& tip, std::function<void()> act) {
        auto* const made = new wxButton(bar, wxID_ANY, text, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        made->SetName(name);
        made->SetToolTip(tip);
        made->Bind(wxEVT_BUTTON, [this, act = std::move(act)](wxCommandEvent&) {
            act();
            m_canvas->SetFocus();
        });
        line->Add(made, wxSizerFlags().CentreVertical().Border(wxLEFT | wxRIGHT, FromDIP(2)));
    };
    line->AddSpacer(FromDIP(4));
    add(L"\u2212", "board.farther", _("Farther away (-)"), [this] { m_canvas->zoom(-1); });
    add("+", "board.nearer", _("Nearer (+)"), [this] { m_canvas->zoom(1); });
    add(_("&Whole board"), "board.whole", _("The whole board at once (Home)"), [this] { m_canvas->whole_board(); });
    m_raid = new wxCheckBox(bar, wxID_ANY, _("Bombing &raid"));
    m_raid->SetName("board.raid");
    m_raid->SetToolTip(_("The bombers that are held announce a strategic bombing raid"));
    m_raid->Hide();
    m_raid->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { show_held(); });
    line->Add(m_raid, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(8)));
    bar->SetSizer(line);
    m_search->on_change = [this] { find(); };
    m_search->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        if (key == WXK_RETURN || key == WXK_NUMPAD_ENTER || key == WXK_ESCAPE) {
            if (key != WXK_ESCAPE && !m_search->chosen()) {
                m_table.complain(_("No single space is called so; type more of its name, or pick it from the list."));
                return;
            }
            m_search->clear();
            m_canvas->SetFocus();
        } else {
            event.Skip();
        }
    });
    return bar;
}

wxWindow* BoardPage::make_sheet() {
    m_sheet = new wxPanel(this);
    m_sheet->SetName("board.sheet");
    m_sheet->SetMinSize(FromDIP(wxSize(250, -1)));
    m_name = layout::heading(m_sheet, wxEmptyString, 1.2);
    m_name->SetName("board.name");
    m_facts = new wxStaticText(m_sheet, wxID_ANY, wxEmptyString);
    m_facts->SetName("board.facts");
    m_pieces = new SmallTable(m_sheet, "board.pieces", {{_("Piece"), 150}, {_("Here"), 44, true}, {_("Held"), 44, true}});
    m_pieces->SetToolTip(_("Number keys take up one of a kind, the space bar takes up all; Enter on a lit space puts them down"));
    m_pieces->SetMinSize(FromDIP(wxSize(240, 70)));
    m_entries = new SmallTable(m_sheet, "board.entries", {{_("Entry"), 44, true}, {_("What made it so"), 300}});
    m_entries->SetMinSize(FromDIP(wxSize(240, 60)));
    m_fight = new wxButton(m_sheet, wxID_ANY, _("&Begin the battle"));
    m_fight->SetName("board.battle");
    m_capture = new wxButton(m_sheet, wxID_ANY, _("C&aptured"));
    m_capture->SetName("board.capture");
    m_capture->SetToolTip(_("Land units of the power whose turn it is took this territory"));
    auto* const in_list = new wxButton(m_sheet, wxID_ANY, _("&Correct..."));
    in_list->SetName("board.correct");
    in_list->SetToolTip(_("Correct what the books believe, on the page of territories"));
    auto* const actions = new wxWrapSizer(wxHORIZONTAL);
    for (auto* const each : {m_fight, m_capture, in_list}) {
        actions->Add(each, wxSizerFlags().Border(wxALL, FromDIP(2)));
    }
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_name, wxSizerFlags().Border(wxALL, FromDIP(6)));
    all->Add(m_facts, wxSizerFlags().Border(wxLEFT | wxRIGHT, FromDIP(6)));
    all->Add(m_pieces, wxSizerFlags(3).Expand().Border(wxALL, FromDIP(6)));
    all->Add(m_entries, wxSizerFlags(2).Expand().Border(wxLEFT | wxRIGHT, FromDIP(6)));
    all->Add(actions, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
    m_sheet->SetSizer(all);
    m_sheet->Hide();
    m_fight->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { begin_battle(); });
    m_capture->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (const auto space = selected()) {
            capture(*space);
        }
    });
    in_list->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (const auto space = selected(); space && to_list) {
            to_list(*space);
        }
    });
    m_pieces->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { take(m_pieces->selected(), 1); });
    return m_sheet;
}

void BoardPage::connect_canvas() {
    m_canvas->on_select = [this](std::size_t space) {
        show_sheet();
        show_here(space_of(space));
        preview(space_of(space));
    };
    m_canvas->on_hover = [this](std::optional<std::size_t> space) {
        const auto here = space ? std::optional{space_of(*space)} : selected();
        show_here(here);
        preview(here);
    };
    m_canvas->on_take = [this](std::size_t space, const std::string& key) {
        const auto piece = piece_of(key);
        if (!piece || !may_book()) {
            return false;
        }
        // What the number keys have chosen of it is dragged; without a choice the whole stack.
        if (m_held.from() != space_of(space) || m_held.count(*piece) == 0) {
            m_held.let_go();
            if (!m_held.take(state(), space_of(space), *piece, std::numeric_limits<int>::max())) {
                return false;
            }
        }
        m_canvas->hold(look_of(tables(), *piece, m_held.count(*piece)));
        show_held();
        return true;
    };
    m_canvas->on_stack = [this](std::size_t, const std::string& key) { take(key, 1); };
    m_canvas->on_put = [this](std::size_t space) { put(space_of(space)); };
    m_canvas->on_offer = [this](std::size_t space) { capture(space_of(space)); };
    m_canvas->on_enter = [this] {
        if (const auto space = selected()) {
            if (!m_held.empty()) {
                put(*space);
            } else if (state().options.depth != Depth::FullBoard) {
                capture(*space);
            }
        }
    };
    m_canvas->on_escape = [this] {
        if (!m_held.empty()) {
            let_go();
        } else {
            m_canvas->select({});
            show_sheet();
        }
    };
    m_canvas->on_number = [this](int number) {
        const auto& rows = m_pieces->rows();
        if (selected() && number <= static_cast<int>(rows.size())) {
            take(rows[static_cast<std::size_t>(number) - 1].key, 1);
        }
    };
    m_canvas->on_all = [this] {
        if (const auto space = selected(); space && may_book()) {
            m_held.take_all(state(), *space);
            show_held();
        }
    };
    m_canvas->on_take_back = [this] {
        m_held.put_back();
        show_held();
    };
    m_canvas->on_letter = [this](wxUniChar letter) {
        m_search->SetFocus();
        m_search->SetValue(letter);
        m_search->SetInsertionPointEnd();
    };
}

bool BoardPage::may_book() const {
    return !m_table.read_only() && !state().outcome;
}

std::optional<SpaceId> BoardPage::selected() const {
    const auto space = m_canvas != nullptr ? m_canvas->selected() : std::nullopt;
    return space ? std::optional{space_of(*space)} : std::nullopt;
}

void BoardPage::set_focus() {
    if (m_canvas != nullptr) {
        m_canvas->SetFocus();
    }
}

void BoardPage::select(SpaceId space) {
    if (m_canvas != nullptr) {
        m_canvas->select(space.index);
        show_sheet();
        show_here(space);
    }
}

void BoardPage::find() {
    if (const auto id = m_search->chosen()) {
        const auto space = *tables().find(*id);
        select(space);
        preview(space);
    }
}

void BoardPage::show_state() {
    if (m_canvas == nullptr) {
        return;
    }
    // What was held may have gone.
    m_held.let_go();
    show_looks();
    std::set<std::size_t> offered;
    if (state().options.depth != Depth::FullBoard && may_book()) {
        for (std::size_t i = 0; i < tables().spaces.size(); ++i) {
            const auto verdict = decide(state(), Capture{.space = space_of(i)});
            if (!core::refused(verdict) && core::acceptance(verdict).warnings.empty()) {
                offered.insert(i);
            }
        }
    }
    m_canvas->offer(std::move(offered), _("Captured"),
                    {"roundels/" + std::string{id_of(power())}, colour_of(tables(), power())});
    show_held();
    show_sheet();
    show_here(selected());
}

void BoardPage::show_looks() {
    std::vector<board::SpaceLook> looks;
    for (std::size_t i = 0; i < tables().spaces.size(); ++i) {
        looks.push_back(look_of(state(), space_of(i), drawn_label(tables(), m_canvas->map().spaces[i], space_of(i))));
    }
    m_canvas->show(std::move(looks));
}

wxString BoardPage::describe(SpaceId space) const {
    const auto& facts = tables()[space];
    wxString text;
    if (facts.sea) {
        text = _("Sea zone");
    } else {
        const auto holder = controller(state(), space);
        text = holder ? wxString::Format(_("owner: %s"), word(tables(), *holder)) : _("neutral");
        if (facts.value.amount > 0) {
            text += "; " + wxString::Format(_("Value %s"), ipc(facts.value));
        }
    }
    if (facts.capital_of) {
        text += "; " + wxString::Format(_("capital of %s"), word(tables(), *facts.capital_of));
    }
    return text;
}

void BoardPage::show_here(std::optional<SpaceId> space) {
    if (!space) {
        m_here->SetLabelText(_("Arrows walk, with Shift they move the board; + and - zoom; type a name to find a space."));
        return;
    }
    const auto stands = forces(state(), *space);
    m_here->SetLabelText(word(tables(), *space) + " - " + describe(*space) + (stands.empty() ? wxString{} : " - " + stands));
}

void BoardPage::show_sheet() {
    const auto space = selected();
    const bool was_shown = m_sheet->IsShown();
    m_sheet->Show(space.has_value());
    if (space) {
        m_name->SetLabelText(word(tables(), *space));
        m_facts->SetLabelText(describe(*space));
        m_facts->Wrap(FromDIP(236));
        std::vector<SmallTable::Row> rows;
        for (const auto& [piece, count] : pieces_in(state(), *space)) {
            const bool own = piece.owner == power() && piece.unit != Unit::IndustrialComplex;
            const auto name = word(tables(), piece.unit) + (piece.aboard ? wxString{" ("} + _("aboard") + ")" : wxString{});
            const int held = m_held.from() == space && piece.owner == power() ? m_held.count(piece) : 0;
            rows.push_back({key_of(piece),
                            picture(tables(), piece.unit, piece.owner, 18),
                            {own ? wxString::Format("%zu  ", rows.size() + 1) + name : name + ", " + word(tables(), piece.owner),
                             wxString::Format("%d", count), held > 0 ? wxString::Format("%d", held) : wxString{}}});
        }
        m_pieces->show(std::move(rows));
        show_entries(*space);
        const bool battle = std::ranges::any_of(pending_battles(state()),
                                                [&](const auto& each) { return each.space == *space; });
        m_fight->Show(battle && may_book());
        const auto holder = controller(state(), *space);
        m_capture->Show(state().options.depth != Depth::FullBoard && !tables()[*space].sea && may_book() &&
                        !(holder && allied(*holder, power())));
    }
    m_sheet->Layout();
    if (was_shown != m_sheet->IsShown()) {
        Layout();
    }
}

void BoardPage::show_entries(SpaceId space) {
    // Events name a space by its id, in quotes.
    const auto named = '"' + tables()[space].id + '"';
    std::vector<SmallTable::Row> rows;
    const auto lines = m_table.session().last_entries(entries_looked_through);
    for (auto line = lines.rbegin(); line != lines.rend() && rows.size() < entries_shown; ++line) {
        if (!line->undone && line->entry.events.find(named) != std::string::npos) {
            rows.push_back({std::to_string(line->entry.seq),
                            {},
                            {wxString::Format("%lld", static_cast<long long>(line->entry.seq)),
                             m_table.say(line->entry)}});
        }
    }
    m_entries->show(std::move(rows));
}

void BoardPage::show_held() {
    std::set<std::size_t> lit;
    if (!m_held.empty()) {
        for (std::size_t i = 0; i < tables().spaces.size(); ++i) {
            if (space_of(i) == m_held.from()) {
                continue;
            }
            const auto verdict = decide(state(), m_held.command(tables(), space_of(i), m_raid->GetValue()));
            if (!core::refused(verdict) && core::acceptance(verdict).warnings.empty()) {
                lit.insert(i);
            }
        }
    } else {
        m_canvas->hold({});
    }
    m_canvas->light(std::move(lit));
    const bool bombers = !m_held.empty() && std::ranges::all_of(m_held.units(), [](const UnitCount& each) {
        return each.unit == Unit::Bomber;
    });
    if (m_raid->IsShown() != bombers) {
        m_raid->Show(bombers);
        m_raid->SetValue(false);
        m_raid->GetParent()->Layout();
    }
    show_sheet();
    preview(selected());
}

void BoardPage::preview(std::optional<SpaceId> to) {
    if (m_held.empty()) {
        m_canvas->show_way({});
        return;
    }
    const auto held = wxString::Format(_("Held: %s from %s."), word(tables(), m_held.units()), word(tables(), *m_held.from()));
    std::vector<std::size_t> way;
    wxString text = held + "  " + _("Click or press Enter on a lit space; Esc puts them back.");
    if (to && to != m_held.from()) {
        const auto verdict = decide(state(), m_held.command(tables(), *to, m_raid->GetValue()));
        if (core::refused(verdict)) {
            text = held + L"  \u2716 " + m_table.say(core::refusal(verdict));
        } else {
            for (const auto space : way_of(core::acceptance(verdict).events)) {
                way.push_back(space.index);
            }
            const auto doubts = m_table.say(core::acceptance(verdict).warnings);
            text = held + (doubts.empty() ? wxString{L"  \u2192 "} + word(tables(), *to) : L"  \u26A0 " + doubts);
        }
    }
    m_here->SetLabelText(text);
    m_canvas->show_way(std::move(way));
}

void BoardPage::take(const std::string& key, int count) {
    const auto space = selected();
    const auto piece = piece_of(key);
    if (!space || !piece || !may_book()) {
        return;
    }
    m_held.take(state(), *space, *piece, count);
    show_held();
}

void BoardPage::put(SpaceId to) {
    if (m_held.empty() || to == m_held.from()) {
        let_go();
        return;
    }
    const auto command = m_held.command(tables(), to, m_raid->GetValue());
    const auto from = *m_held.from();
    // While the table gives a reason, nothing is in its hand.
    let_go();
    m_canvas->select(from.index);
    m_table.book(command, [this, to] { select(to); });
}

void BoardPage::let_go() {
    m_held.let_go();
    show_held();
    show_here(selected());
}

void BoardPage::capture(SpaceId space) {
    m_table.book(Capture{.space = space}, [this, space] { select(space); });
}

void BoardPage::begin_battle() {
    if (const auto space = selected()) {
        bool raid = false;
        for (const auto& battle : pending_battles(state())) {
            raid = raid || (battle.space == *space && battle.kind == BattleKind::Raid);
        }
        m_table.book(BeginBattle{.space = *space, .raid = raid});
    }
}

} // namespace intendant::app::aa
