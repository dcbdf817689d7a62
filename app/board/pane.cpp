#include "app/board/pane.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"
#include "app/board/canvas.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace intendant::app::board {

namespace {

constexpr int sheet_width = 300;

/// The name of the drawing, on one line.
wxString drawn_name(const MapSpace& space) {
    wxString name;
    for (const auto& line : space.label_lines) {
        name += (name.empty() || name.EndsWith("-") ? "" : " ") + to_wx(line);
    }
    return name;
}

} // namespace

Pane::Pane(wxWindow* parent, Situation& situation, BoardMap map, Connections connections, std::vector<Nameable> names)
    : wxPanel(parent), m_situation(situation), m_names(std::move(names)),
      m_canvas(new Canvas(this, "board.canvas", std::move(map), std::move(connections))) {
    make_bar();
    make_sheet();
    make_overlay();
    m_line = new wxPanel(this);
    m_line->SetName("board.line");
    m_line->SetBackgroundColour(theme::desk().ground);
    m_here = new wxStaticText(m_line, wxID_ANY, wxEmptyString, wxPoint(theme::space(this, 2), theme::space(this, 1)), wxDefaultSize,
                              wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
    m_here->SetName("board.here");
    m_here->SetFont(theme::font(theme::Type::Small));
    Bind(wxEVT_SIZE, [this](wxSizeEvent&) { layout::after_sizing(this, [this] { Layout(); }); });
    connect_canvas();
}

/// The board fills the pane and never moves; what is said and asked lies over it.
bool Pane::Layout() {
    const auto room = GetClientSize();
    const int edge = theme::space(this, 3);
    m_canvas->SetSize(wxRect(room));
    const auto bar_in = [this](int width) {
        const int wanted = layout::for_text(this, 190);
        int hint = 0;
        m_search->GetTextExtent(m_search->GetHint(), &hint, nullptr);
        const int least = layout::type_scale() > 1 ? hint + m_search->GetBestSize().GetHeight() + FromDIP(12) : FromDIP(100);
        m_search->SetMinSize(wxSize(wanted, -1));
        const auto needed = m_bar->GetSizer()->CalcMin();
        m_search->SetMinSize(wxSize(std::clamp(wanted - (needed.GetWidth() - width), std::min(least, wanted), wanted), -1));
        return m_bar->GetSizer()->CalcMin();
    };
    const int beside = room.GetWidth() - (taken_at_left ? taken_at_left() : 0) - 2 * edge;
    auto& parts = dynamic_cast<wxBoxSizer&>(*m_bar->GetSizer());
    parts.SetOrientation(wxHORIZONTAL);
    auto bar = bar_in(beside);
    const int line_of_bar = bar.GetHeight();
    // With large type in a small window it stands below what else lies over the board, in its whole width; or in two lines.
    const bool below_others = bar.GetWidth() > beside;
    if (below_others) {
        const int whole = room.GetWidth() - 2 * edge;
        bar = bar_in(whole);
        if (bar.GetWidth() > whole) {
            parts.SetOrientation(wxVERTICAL);
            bar = bar_in(whole);
        }
    }
    const int above = theme::space(this, 2) + (below_others ? line_of_bar + theme::space(this, 1) : 0);
    m_bar->SetSize(std::max(0, room.GetWidth() - bar.GetWidth() - edge), above, bar.GetWidth(), bar.GetHeight());
    m_bar->Layout();
    const int top = above + theme::space(this, 2) + bar.GetHeight();
    const int line = m_here->GetCharHeight() + theme::space(this, 2);
    const int width = m_sheet->GetMinSize().GetWidth();
    if (m_sheet->GetParent() == this) {
        // On the side where what it speaks of does not lie.
        const bool at_left = selected() && m_canvas->place_of(*selected()).x > room.GetWidth() / 2;
        const int below = room.GetHeight() - top - line - 2 * edge;
        const int causes = m_causes->IsShown() ? m_causes->height_in(width - FromDIP(12)) - m_causes->GetMinSize().GetHeight() : 0;
        const int wanted = m_sheet->GetSizer()->CalcMin().GetHeight() + std::max(0, causes);
        m_sheet->SetSize(at_left ? edge : room.GetWidth() - width - edge, top, width, std::max(1, std::min({FromDIP(420), wanted, below})));
        m_sheet->Layout();
        m_sheet->Raise();
    }
    place_line();
    place_overlay();
    m_bar->Raise();
    return true;
}

void Pane::make_overlay() {
    m_overlay = new wxPanel(this);
    m_overlay->SetName("board.overlay");
    m_overlay->SetBackgroundColour(theme::desk().ground);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    m_overlay_title = layout::heading(m_overlay, wxEmptyString, theme::Type::Text);
    m_overlay_title->SetName("board.overlay.title");
    all->Add(m_overlay_title, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    m_overlay_words = new wxTextCtrl(m_overlay, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize,
                                     wxTE_MULTILINE | wxTE_READONLY | wxTE_WORDWRAP | wxBORDER_NONE);
    m_overlay_words->SetName("board.overlay.words");
    m_overlay_words->SetFont(theme::font(theme::Type::Small));
    all->Add(m_overlay_words, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6)));
    m_overlay->SetSizer(all);
    m_overlay->Hide();
}

/// Below, above the line, as high as its words need; on the other side than the sheet.
void Pane::place_overlay() {
    if (!m_overlay->IsShown()) {
        return;
    }
    const auto room = GetClientSize();
    const int edge = theme::space(this, 3);
    const int width = std::min(FromDIP(300), room.GetWidth() / 2);
    const int line = m_overlay_words->GetCharHeight();
    const auto in_a_line = static_cast<std::size_t>(std::max(8, (width - FromDIP(24)) / std::max(1, m_overlay_words->GetCharWidth())));
    int lines = 1;
    for (const auto& paragraph : wxSplit(m_overlay_words->GetValue(), '\n', '\0')) {
        lines += static_cast<int>(paragraph.length() / in_a_line) + 1;
    }
    const int height = std::min(room.GetHeight() * 2 / 5, m_overlay_title->GetBestSize().GetHeight() + lines * line + FromDIP(30));
    const int below = 2 * edge + m_here->GetCharHeight() + theme::space(this, 2);
    const bool sheet_at_right = m_sheet->IsShown() && m_sheet->GetParent() == this && m_sheet->GetPosition().x > room.GetWidth() / 2;
    m_overlay->SetSize(sheet_at_right ? edge : room.GetWidth() - width - edge, room.GetHeight() - height - below, width, height);
    m_overlay->Layout();
    m_overlay->Raise();
}

void Pane::show_overlay(Overlay overlay, const wxString& title, const wxString& words) {
    m_canvas->lay_over(std::move(overlay));
    m_overlay_shown = title;
    m_overlay_title->SetLabelText(title);
    m_overlay_words->ChangeValue(words);
    m_overlay->Show(!title.empty());
    place_overlay();
}

void Pane::place_line() {
    const auto room = GetClientSize();
    const int edge = theme::space(this, 3);
    const int line = m_here->GetCharHeight() + theme::space(this, 2);
    const int width =
        std::max(theme::space(this, 5),
                 std::min(m_here->GetTextExtent(m_here->GetLabelText()).GetWidth() + theme::space(this, 5), room.GetWidth() - 2 * edge));
    m_line->SetSize(edge, room.GetHeight() - line - edge, width, line);
    m_here->SetSize(theme::space(this, 2), theme::space(this, 1), std::max(1, width - theme::space(this, 4)), m_here->GetCharHeight());
    m_line->Raise();
}

void Pane::say_here(const wxString& text) {
    m_here->SetLabelText(text);
    set_accessible_name(*m_canvas, text);
    place_line();
}

void Pane::make_bar() {
    m_bar = new wxPanel(this);
    m_bar->SetName("board.bar");
    m_bar->SetBackgroundColour(theme::desk().ground);
    auto* const line = new wxBoxSizer(wxHORIZONTAL);
    m_search = new NameField(m_bar, "board.find");
    m_search->SetHint(_("Find a space"));
    m_search->SetToolTip(_("Find a space (Ctrl+F)"));
    std::vector<NameField::Item> items;
    for (const auto& space : m_names) {
        items.push_back({space});
    }
    m_search->offer(std::move(items));
    line->Add(m_search, wxSizerFlags(1).CentreVertical());
    const auto add = [&](const wxString& text, const wxString& name, const wxString& tip, std::function<void()> act) {
        auto* const made = new wxButton(m_bar, wxID_ANY, text, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
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
    add(_("Fro&nt"), "board.front", _("What matters now: the battle, or the front (.)"),
        [this] { m_canvas->show_spaces(m_situation.focus()); });
    add(_("&Whole board"), "board.whole", _("The whole board at once (Home)"), [this] { m_canvas->whole_board(); });
    auto* const parts = new wxBoxSizer(wxHORIZONTAL);
    parts->Add(line, wxSizerFlags(1).Expand());
    parts->Add(new wxBoxSizer(wxHORIZONTAL), wxSizerFlags().Expand()); // what a game adds
    m_bar->SetSizer(parts);
    m_search->on_change = [this] { find(); };
    m_search->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) { search_key(event); });
}

void Pane::add_to_bar(wxWindow* control) {
    constexpr std::size_t added = 1;
    m_bar->GetSizer()->GetItem(added)->GetSizer()->Add(control, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(8)));
}

void Pane::search_key(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (key != WXK_RETURN && key != WXK_NUMPAD_ENTER && key != WXK_ESCAPE) {
        event.Skip();
        return;
    }
    if (key != WXK_ESCAPE && !searched()) {
        if (on_problem) {
            m_not_found = true;
            on_problem(_("No single space is called so; type more of its name, or pick it from the list."));
        }
        return;
    }
    m_search->clear();
    m_canvas->SetFocus();
}

void Pane::make_sheet() {
    m_sheet = new wxPanel(this);
    m_sheet->SetName("board.sheet");
    m_sheet->SetBackgroundColour(theme::desk().ground);
    m_sheet->SetMinSize(FromDIP(wxSize(sheet_width, -1)));
    m_name = layout::heading(m_sheet, wxEmptyString, theme::Type::Title);
    m_name->SetName("board.name");
    m_facts = new wxStaticText(m_sheet, wxID_ANY, wxEmptyString);
    m_facts->SetName("board.facts");
    m_pieces = new RowList(m_sheet, "board.pieces", {{_("Piece"), 190}, {_("Here"), 0, true}, {_("Held"), 0, true}});
    m_pieces->SetToolTip(_("Number keys take up one of a kind, the space bar takes up all; Enter on a lit space puts them down"));
    m_pieces->SetMinSize(FromDIP(wxSize(262, 70)));
    set_accessible_name(*m_pieces, _("What stands there"));
    m_causes = new SentenceList(m_sheet, "board.entries", _("What made it so"));
    m_causes->SetMinSize(FromDIP(wxSize(262, 60)));
    m_actions = new wxWrapSizer(wxHORIZONTAL);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_name, wxSizerFlags().Border(wxALL, FromDIP(6)));
    all->Add(m_facts, wxSizerFlags().Border(wxLEFT | wxRIGHT, FromDIP(6)));
    all->Add(m_pieces, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    all->Add(m_causes, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(6)));
    all->Add(m_actions, wxSizerFlags().Expand().Border(wxALL, FromDIP(4)));
    m_sheet->SetSizer(all);
    m_sheet->Hide();
    m_pieces->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { take(m_pieces->selected(), 1); });
}

void Pane::move_sheet(wxWindow* room) {
    if (m_sheet->GetContainingSizer() != nullptr) {
        m_sheet->GetContainingSizer()->Detach(m_sheet);
    }
    m_sheet->Reparent(room != nullptr ? room : this);
    if (room != nullptr) {
        room->GetSizer()->Add(m_sheet, wxSizerFlags(1).Expand());
        room->Layout();
    }
    Layout();
}

void Pane::add_action(wxWindow* control) { m_actions->Add(control, wxSizerFlags().Border(wxALL, FromDIP(2))); }

void Pane::connect_canvas() {
    // Who walks over the board with the arrows looks only; a click or Enter picks.
    m_canvas->on_pick = [this](std::size_t space) {
        if (on_pick && !m_situation.held()) {
            on_pick(space);
        }
    };
    m_canvas->on_select = [this](std::size_t space) {
        show_sheet();
        show_here(space);
        preview(space);
        announce(*m_canvas, m_here->GetLabelText());
    };
    m_canvas->on_hover = [this](std::optional<std::size_t> space) {
        const auto here = space ? space : selected();
        show_here(here);
        preview(here);
    };
    m_canvas->on_take = [this](std::size_t space, const std::string& piece) { return drag(space, piece); };
    m_canvas->on_stack = [this](std::size_t, const std::string& piece) { take(piece, 1); };
    m_canvas->on_put = [this](std::size_t space) { put(space); };
    m_canvas->on_offer = [this](std::size_t space) { m_situation.accept(space); };
    m_canvas->on_enter = [this] {
        if (const auto space = selected()) {
            if (m_situation.held()) {
                put(*space);
            } else if (m_situation.offer().spaces.contains(*space)) {
                m_situation.accept(*space);
            } else {
                m_canvas->on_pick(*space);
            }
        }
    };
    m_canvas->on_escape = [this] {
        if (m_situation.held()) {
            let_go();
        } else {
            look_away();
        }
    };
    m_canvas->on_focus = [this] { m_canvas->show_spaces(m_situation.focus()); };
    m_canvas->on_number = [this](int number) {
        const auto& rows = m_pieces->rows();
        if (selected() && number <= static_cast<int>(rows.size())) {
            take(rows[static_cast<std::size_t>(number) - 1].key, 1);
        }
    };
    m_canvas->on_all = [this] {
        if (const auto space = selected()) {
            m_situation.take_all(*space);
            show_held();
        }
    };
    m_canvas->on_take_back = [this] {
        m_situation.put_back_one();
        show_held();
    };
    m_canvas->on_letter = [this](wxUniChar letter) {
        if (on_letter && on_letter(letter)) {
            return;
        }
        m_search->SetFocus();
        m_search->SetValue(letter);
        m_search->SetInsertionPointEnd();
    };
}

std::optional<std::size_t> Pane::selected() const { return m_canvas->selected(); }

void Pane::select(std::size_t space) {
    m_canvas->select(space);
    show_sheet();
    show_here(space);
}

void Pane::look_away() {
    m_canvas->select({});
    show_sheet();
}

/// Whatever language the windows speak, the table may speak another.
std::optional<std::size_t> Pane::searched() const { return meant(m_names, m_search->GetValue()); }

void Pane::find() {
    if (const auto space = searched()) {
        if (std::exchange(m_not_found, false)) {
            on_problem({});
        }
        select(*space);
        preview(*space);
    }
}

void Pane::show_state() {
    m_situation.let_go();
    std::vector<SpaceLook> looks;
    for (std::size_t i = 0; i < m_canvas->map().spaces.size(); ++i) {
        looks.push_back(m_situation.look(i, drawn_name(m_canvas->map().spaces[i])));
    }
    m_canvas->show(std::move(looks));
    auto offer = m_situation.offer();
    m_canvas->offer(std::move(offer.spaces), offer.text, offer.picture);
    show_held();
    show_here(selected());
}

void Pane::show_here(std::optional<std::size_t> space) {
    if (!space) {
        const bool stacks = std::ranges::any_of(m_canvas->looks(), [](const SpaceLook& look) { return !look.stacks.empty(); });
        say_here(stacks ? _("Drag a stack, or click it once a piece, then a lit space; arrows walk, + and - zoom.")
                        : _("Click a space for what is known of it; arrows walk, + and - zoom."));
        return;
    }
    say_here(m_situation.line(*space));
}

void Pane::show_sheet() {
    const auto space = selected();
    m_sheet->Show(space.has_value());
    wxString name;
    if (space) {
        const auto sheet = m_situation.sheet(*space);
        name = sheet.name;
        const int room = m_sheet->GetParent() == this ? FromDIP(sheet_width) : m_sheet->GetParent()->GetClientSize().GetWidth();
        const int width = std::max(FromDIP(160), std::min(FromDIP(sheet_width), room) - FromDIP(18));
        layout::set_wrapped(m_name, name, width);
        layout::set_wrapped(m_facts, sheet.facts, width);
        std::vector<RowList::Row> rows;
        for (const auto& piece : sheet.pieces) {
            rows.push_back({piece.key,
                            piece.picture,
                            {(piece.movable ? wxString::Format("[%zu] ", rows.size() + 1) : wxString{}) + piece.name,
                             wxString::Format("%d", piece.here), piece.held > 0 ? wxString::Format("%d", piece.held) : wxString{}}});
        }
        // As high as its rows, so that what made it so has the rest.
        constexpr std::size_t most_rows = 7;
        const int row_height = m_pieces->GetCharHeight() + FromDIP(9);
        m_pieces->SetMinSize(wxSize(FromDIP(262), static_cast<int>(std::min(rows.size(), most_rows) + 1) * row_height + FromDIP(6)));
        m_pieces->Show(!rows.empty());
        m_pieces->show(std::move(rows));
        std::vector<SentenceList::Row> causes;
        for (const auto& cause : sheet.causes) {
            causes.push_back({std::to_string(cause.entry), cause.text});
        }
        m_causes->Show(!causes.empty());
        m_causes->show(std::move(causes));
    }
    if (on_sheet) {
        on_sheet(space);
    }
    if (on_selected) {
        on_selected(name);
    }
    if (m_sheet->GetParent() != this) {
        m_sheet->GetParent()->Layout();
    }
    Layout();
}

void Pane::show_held() {
    if (!m_situation.held()) {
        m_canvas->hold({});
    }
    m_canvas->fill_hand(m_situation.held().has_value());
    m_canvas->light(m_situation.reach());
    show_sheet();
    preview(selected());
    if (on_held) {
        on_held();
    }
}

void Pane::preview(std::optional<std::size_t> to) {
    const auto held = m_situation.held();
    if (!held) {
        show_proposal();
        return;
    }
    std::vector<std::size_t> way;
    auto text = held->text + "  " + _("Click or press Enter on a lit space; Esc puts them back.");
    if (to && *to != held->from) {
        auto answer = m_situation.ask(*to);
        text = held->text + (answer.refused           ? L"  \u2716 " + answer.doubts
                             : !answer.doubts.empty() ? L"  \u26A0 " + answer.doubts
                                                      : L"  \u2192 " + answer.to);
        way = std::move(answer.way);
    }
    say_here(text);
    m_canvas->show_way(std::move(way));
}

/// What the number keys have chosen of it is dragged; without a choice the whole stack.
bool Pane::drag(std::size_t space, const std::string& piece) {
    const auto look = [&]() -> std::optional<StackLook> {
        const auto held = m_situation.held();
        if (held && held->from == space) {
            const auto found = std::ranges::find(held->stacks, piece, &StackLook::key);
            return found != held->stacks.end() ? std::optional{*found} : std::nullopt;
        }
        return std::nullopt;
    };
    if (!look()) {
        m_situation.let_go();
        m_situation.take(space, piece, std::numeric_limits<int>::max());
    }
    const auto dragged = look();
    if (dragged) {
        m_canvas->hold(dragged);
        show_held();
    }
    return dragged.has_value();
}

void Pane::take(const std::string& piece, int count) {
    if (const auto space = selected()) {
        m_situation.take(*space, piece, count);
        show_held();
    }
}

void Pane::put(std::size_t to) {
    const auto held = m_situation.held();
    if (!held || held->from == to) {
        let_go();
        return;
    }
    m_canvas->select(held->from);
    m_situation.put(to);
    // While the table gives a reason, nothing is in its hand.
    show_held();
    if (!m_situation.held()) {
        show_here(selected());
    }
}

void Pane::show_typed(Proposal proposal) {
    m_typed = std::move(proposal);
    if (!m_situation.held()) {
        show_proposal();
    }
}

void Pane::show_proposal() {
    auto spaces = m_typed.reach;
    spaces.insert(m_typed.ends.begin(), m_typed.ends.end());
    m_canvas->show_way(m_typed.way, std::move(spaces));
}

void Pane::let_go() {
    m_situation.let_go();
    show_held();
    show_here(selected());
}

} // namespace intendant::app::board
