#include "app/desk/desk_layout.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/settings.hpp"
#include "app/base/theme.hpp"
#include "app/desk/menu_item.hpp"

#include <wx/control.h>
#include <wx/dcbuffer.h>
#include <wx/dcclient.h>
#include <wx/translation.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace intendant::app {

namespace {

constexpr int sheet_width = 324;
constexpr int column_width = 244;
constexpr int narrowest = 200;
constexpr int room_for_sheet_and_books = 1120;
constexpr int room_for_column = 1500; // in narrower windows the column is folded at first
constexpr int room_for_page = 420;    // less is left beside an open column: it starts folded

/// Room above a page for the words that choose it.
int head_of(const wxWindow* window, const Segments& places) { return places.GetBestSize().GetHeight() + theme::space(window, 4); }

/// A side of the desk, no wider than half of it.
void make_wide(wxWindow& side, int width) {
    const int most = std::max(side.FromDIP(narrowest), side.GetParent()->GetClientSize().GetWidth() / 2);
    side.SetMinSize(wxSize(std::clamp(width, side.FromDIP(narrowest), most), -1));
    side.GetParent()->Layout();
}

/// By a key as much as the mouse drags it at once.
void widen(wxWindow& side, int steps) {
    constexpr int step = 40;
    make_wide(side, side.GetMinSize().GetWidth() + steps * side.FromDIP(step));
}

} // namespace

/// The middle lays its parts out itself: what is said lies over the board and beside nothing.
class DeskLayout::Middle : public wxPanel {
public:
    Middle(wxWindow* parent, std::function<void()> arrange) : wxPanel(parent), m_arrange(std::move(arrange)) {
        Bind(wxEVT_SIZE, [this](wxSizeEvent&) { layout::after_sizing(this, m_arrange); });
    }
    bool Layout() override {
        m_arrange();
        return true;
    }

private:
    std::function<void()> m_arrange;
};

/// The edge of a side, to be dragged.
class DeskLayout::Divider : public wxWindow {
public:
    Divider(wxWindow* parent, wxWindow* side, int direction)
        : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxSize(parent->FromDIP(4), -1), wxBORDER_NONE) {
        SetBackgroundColour(theme::desk().line);
        SetMinSize(wxSize(FromDIP(4), -1));
        SetCursor(wxCURSOR_SIZEWE);
        Bind(wxEVT_LEFT_DOWN, [this, side](wxMouseEvent&) {
            m_from = wxGetMousePosition().x;
            m_width = side->GetMinSize().GetWidth();
            CaptureMouse();
        });
        Bind(wxEVT_MOTION, [this, side, direction](wxMouseEvent&) {
            if (HasCapture()) {
                make_wide(*side, m_width + direction * (wxGetMousePosition().x - m_from));
            }
        });
        Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) {
            if (HasCapture()) {
                ReleaseMouse();
            }
        });
        Bind(wxEVT_MOUSE_CAPTURE_LOST, [](wxMouseCaptureLostEvent&) {});
    }
    bool AcceptsFocus() const override { return false; }

private:
    int m_from{0};
    int m_width{0};
};

/// The last entry, in the strip; it opens the drawer.
class DeskLayout::LastLine : public wxWindow {
public:
    LastLine(wxWindow* parent, std::function<void()> open)
        : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE) {
        SetName("strip.last");
        SetBackgroundStyle(wxBG_STYLE_PAINT);
        SetCursor(wxCURSOR_HAND);
        SetToolTip(_("What happened: opens the log (Ctrl+J)"));
        Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
        Bind(wxEVT_LEFT_UP, [open = std::move(open)](wxMouseEvent&) { open(); });
    }
    void show(const wxString& number, const wxString& words) {
        m_number = number;
        m_words = words;
        set_accessible_name(*this, words.empty() ? wxString{} : wxString::Format(_("Last entry, %s: %s"), number, words));
        Refresh();
    }
    bool AcceptsFocus() const override { return false; }

private:
    void paint() {
        wxAutoBufferedPaintDC dc(this);
        dc.SetBackground(theme::desk().ground);
        dc.Clear();
        dc.SetFont(theme::font(theme::Type::Small));
        dc.SetTextForeground(theme::desk().quiet);
        const int left = theme::space(this, 2);
        const auto mark = wxString{L"\u25B4 "} + m_number;
        dc.DrawText(mark, left, theme::space(this, 2));
        const int beside = left + dc.GetTextExtent(mark).GetWidth() + theme::space(this, 2);
        dc.SetTextForeground(theme::desk().ink);
        auto lines = wrapped(dc, m_words, GetClientSize().GetWidth() - beside - left);
        const auto fits = static_cast<std::size_t>(std::max(1, (GetClientSize().GetHeight() - theme::space(this, 2)) / dc.GetCharHeight()));
        if (lines.size() > fits) {
            lines.resize(fits);
            lines.back() += L"\u2026";
        }
        int top = theme::space(this, 2);
        for (const auto& line : lines) {
            dc.DrawText(line, beside, top);
            top += dc.GetCharHeight();
        }
    }

    wxString m_number;
    wxString m_words;
};

DeskLayout::DeskLayout(wxWindow* parent, std::string keys) : Desk(parent), m_keys(std::move(keys)) {
    // Built out of sight, and in its real size: pages laid out in nothing give their controls less than nothing.
    Hide();
    SetSize(parent->GetClientSize());
    const auto& colours = theme::desk();
    m_header = new Header(this);
    m_side = new wxPanel(this);
    m_side->SetName("side");
    m_side->SetBackgroundColour(colours.ground);
    m_sheets = new wxSimplebook(m_side);
    m_sheets->SetMinSize(wxSize(1, 1)); // a sheet scrolls before the line below it is pressed together
    m_side->SetSizer(new wxBoxSizer(wxVERTICAL));
    m_side->GetSizer()->Add(m_sheets, wxSizerFlags(1).Expand());
    m_left_divider = new Divider(this, m_side, 1);
    m_middle = new Middle(this, [this] { arrange(); });
    m_middle->SetName("middle");
    m_middle->SetBackgroundColour(colours.page);
    m_middle_pages = new wxSimplebook(m_middle);
    m_middle_pages->SetName("pages");
    m_books = new BooksPage(m_middle_pages);
    m_places = new Segments(m_middle, "places", Segments::Look::Buttons);
    m_notice = new NoticeBar(m_middle);
    m_column = new wxPanel(this);
    m_column->SetName("column");
    m_column->SetBackgroundColour(colours.ground);
    m_right_divider = new Divider(this, m_column, -1);
    m_column_tabs = new Segments(m_column, "column.places", Segments::Look::Lines);
    m_column_pages = new wxSimplebook(m_column);
    auto* const column = new wxBoxSizer(wxVERTICAL);
    column->Add(m_column_tabs, wxSizerFlags().Expand());
    column->Add(m_column_pages, wxSizerFlags(1).Expand());
    m_column->SetSizer(column);
    m_below = new wxPanel(this);
    m_below->SetBackgroundColour(colours.ground);
    m_strip = new AccountStrip(m_below);
    m_last_line = new LastLine(m_below, [this] { open_drawer(!m_drawer->IsShown()); });
    auto* const below = new wxBoxSizer(wxHORIZONTAL);
    below->Add(m_strip, wxSizerFlags(1).Expand());
    below->Add(m_last_line, wxSizerFlags().Expand());
    m_below->SetSizer(below);
    m_drawer = new wxPanel(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_SIMPLE);
    m_drawer->SetName("drawer");
    m_drawer->SetBackgroundColour(colours.ground);
    m_drawer->Hide();

    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(m_side, wxSizerFlags().Expand());
    row->Add(m_left_divider, wxSizerFlags().Expand());
    row->Add(m_middle, wxSizerFlags(1).Expand());
    row->Add(m_right_divider, wxSizerFlags().Expand());
    row->Add(m_column, wxSizerFlags().Expand());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_header, wxSizerFlags().Expand());
    all->Add(row, wxSizerFlags(1).Expand());
    all->Add(m_below, wxSizerFlags().Expand());
    SetSizer(all);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        layout::after_sizing(this, [this] { place_drawer(); });
    });

    const auto kept = [&](const char* what, int usual) {
        return FromDIP(std::max(narrowest, static_cast<int>(settings().Read(m_keys + what, static_cast<long>(usual)))));
    };
    m_side->SetMinSize(wxSize(static_cast<int>(kept("/sheet_width", sheet_width) * std::min(1.5, layout::type_scale())), -1));
    m_column->SetMinSize(wxSize(kept("/column_width", column_width), -1));
    Layout();
}

void DeskLayout::add_sheet(wxWindow* page, const wxString& item) {
    m_sheets->AddPage(page, wxEmptyString);
    if (!item.empty()) {
        m_items.push_back({page, item});
    }
}

void DeskLayout::add_middle(wxWindow* page, const wxString& name, const wxString& item, bool over, wxWindow* beside) {
    m_middle_pages->AddPage(page, name);
    m_of_places.push_back(page);
    m_items.push_back({page, item});
    if (over) {
        m_over.push_back(page);
    }
    if (beside != nullptr) {
        m_beside.emplace(page, beside);
    }
}

void DeskLayout::add_book(std::function<wxWindow*(wxWindow* room)> make, const wxString& name, const wxString& item) {
    constexpr auto none = std::numeric_limits<std::size_t>::max();
    m_books_to_make.push_back({std::move(make), name, item.empty() ? none : m_items.size()});
    if (!item.empty()) {
        m_items.push_back({nullptr, item});
    }
}

void DeskLayout::make_books() {
    if (books_made()) {
        return;
    }
    for (const auto& [make, name, item] : std::exchange(m_books_to_make, {})) {
        auto* const page = make(m_books->room());
        m_books->add(page, name);
        if (item < m_items.size()) {
            m_items[item].page = page;
        }
    }
    m_books->Layout();
    connect_books();
}

void DeskLayout::add_foot(wxWindow* window) {
    m_side->GetSizer()->Add(window, wxSizerFlags().Expand().Border(wxALL, theme::space(this, 2)));
}

void DeskLayout::add_below(wxWindow* window) {
    GetSizer()->Insert(2, window, wxSizerFlags().Expand());
    Layout();
}

void DeskLayout::begin_layout(Record& record, std::vector<HelpTopic> topics, std::vector<HelpEntry> entries,
                              std::function<wxString(const db::Entry&)> sentence) {
    m_record = &record;
    m_middle_pages->AddPage(m_books, wxEmptyString);
    m_of_places.push_back(m_books);
    m_log = new LogPage(m_middle_pages, record);
    m_middle_pages->AddPage(m_log, wxEmptyString);
    m_of_places.push_back(m_log);
    m_items.push_back({m_log, _("Re&view of the game\tCtrl+H")});
    m_review = new ReviewBar(m_middle, record);
    m_last = new LastEntries(m_middle, std::move(sentence));
    std::vector<wxString> words;
    for (auto* const page : m_of_places) {
        const int place = m_middle_pages->FindPage(page);
        words.push_back(page == m_books ? _("Books")
                        : page == m_log ? _("Review")
                                        : m_middle_pages->GetPageText(static_cast<std::size_t>(place)));
    }
    m_places->offer(std::move(words));
    m_places->on_choose = [this](std::size_t place) {
        auto* const page = m_of_places[place];
        if (page == m_books) {
            make_books();
        }
        go_to(page == m_books ? m_books->opened() : page);
    };
    m_books->on_open = [this](wxWindow* book) { go_to(book); };
    m_happened = new LogColumn(m_column_pages, record, "happened");
    m_help = new HelpPage(m_column_pages, std::move(topics), std::move(entries));
    m_space = new wxPanel(m_column_pages);
    m_space->SetName("column.space");
    m_no_space = new wxStaticText(m_space, wxID_ANY, _("Pick a space on the board to see what stands there."));
    m_no_space->SetForegroundColour(theme::desk().quiet);
    m_space->SetSizer(new wxBoxSizer(wxVERTICAL));
    m_space->GetSizer()->Add(m_no_space, wxSizerFlags().Expand().Border(wxALL, theme::space(this, 3)));
    for (wxWindow* const page : std::initializer_list<wxWindow*>{m_happened, m_space, m_help}) {
        m_column_pages->AddPage(page, wxEmptyString);
    }
    m_column_tabs->offer({_("Log"), _("Space"), _("Help")});
    m_column_tabs->on_choose = [this](std::size_t place) { show_column(place); };
    m_drawer_log = new LogColumn(m_drawer, record, "drawer.log");
    auto* const drawer = new wxBoxSizer(wxVERTICAL);
    drawer->Add(m_drawer_log, wxSizerFlags(1).Expand());
    m_drawer->SetSizer(drawer);
    m_drawer->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE) {
            open_drawer(false);
            go_to(current());
        } else {
            event.Skip();
        }
    });
    const bool narrow = GetParent()->GetClientSize().GetWidth() < FromDIP(room_for_column);
    bool column = narrow;
    settings().Read(m_keys + (narrow ? "/column_folded_narrow" : "/column_folded"), &column, narrow);
    fold(Side::Column, column || !has_room_for_column());
    bool folded = false;
    settings().Read(m_keys + "/sheet_folded", &folded, false);
    fold(Side::Sheet, folded);
    settings().Read(m_keys + "/strip_folded", &folded, false);
    fold(Side::Strip, folded);
}

void DeskLayout::remember_layout() {
    auto& kept = settings();
    kept.Write(m_keys + "/sheet_width", static_cast<long>(ToDIP(m_side->GetMinSize().GetWidth()) / std::min(1.5, layout::type_scale())));
    kept.Write(m_keys + "/column_width", static_cast<long>(ToDIP(m_column->GetMinSize().GetWidth())));
    const bool narrow = GetParent()->GetClientSize().GetWidth() < FromDIP(room_for_column);
    if (has_room_for_column()) { // else it says nothing of what is wanted where there is room
        kept.Write(m_keys + (narrow ? "/column_folded_narrow" : "/column_folded"), folded(Side::Column));
    }
    kept.Write(m_keys + "/sheet_folded", folded(Side::Sheet));
    kept.Write(m_keys + "/strip_folded", folded(Side::Strip));
    kept.Flush();
}

bool DeskLayout::has_room_for_column() const {
    const int beside = m_side->GetMinSize().GetWidth() + m_column->GetMinSize().GetWidth();
    return GetParent()->GetClientSize().GetWidth() >= beside + layout::for_text(this, room_for_page);
}

void DeskLayout::fold(Side side, bool folded) {
    switch (side) {
    case Side::Sheet:
        m_sheet_wanted = !folded;
        show_side();
        break;
    case Side::Column:
        m_column->Show(!folded);
        m_right_divider->Show(!folded);
        m_last_line->Show(folded);
        m_below->Layout();
        if (m_move_space) {
            m_move_space(folded ? nullptr : m_space);
        }
        if (!folded) {
            open_drawer(false);
        }
        break;
    case Side::Strip:
        m_below->Show(!folded);
        break;
    }
    Layout();
    place_drawer();
}

bool DeskLayout::folded(Side side) const {
    return side == Side::Sheet ? !m_sheet_wanted : side == Side::Column ? !m_column->IsShown() : !m_below->IsShown();
}

/// In a narrow window books and record take the room of the sheet while they are read.
void DeskLayout::show_side() {
    auto* const page = m_middle_pages->GetCurrentPage();
    const bool reads = GetClientSize().GetWidth() < FromDIP(room_for_sheet_and_books) && (page == m_books || page == m_log);
    m_side->Show(m_sheet_wanted && !reads);
    m_left_divider->Show(m_side->IsShown());
}

void DeskLayout::append_view_menu(wxMenuBar& bar, const std::function<void(wxMenu&)>& more) {
    auto* const view = new wxMenu;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        add_item(*view, m_items[i].words, [this, i] {
            if (m_items[i].page == nullptr) {
                make_books();
            }
            go_to(m_items[i].page);
        });
    }
    view->AppendSeparator();
    add_item(*view, _("Fold the &sheet at the left\tCtrl+1"), [this] { fold(Side::Sheet, !folded(Side::Sheet)); });
    add_item(*view, _("&Fold log and help at the right\tCtrl+2"), [this] { fold(Side::Column, !folded(Side::Column)); });
    add_item(*view, _("Fold the acco&unts below\tCtrl+3"), [this] { fold(Side::Strip, !folded(Side::Strip)); });
    add_item(*view, _("The &middle alone, or everything\tCtrl+0"), [this] {
        const bool all = folded(Side::Sheet) && folded(Side::Column) && folded(Side::Strip);
        for (const auto side : {Side::Sheet, Side::Column, Side::Strip}) {
            fold(side, !all);
        }
    });
    add_item(*view, _("Narrower sheet at the left\tCtrl+4"), [this] { widen(*m_side, -1); });
    add_item(*view, _("Wider sheet at the left\tCtrl+5"), [this] { widen(*m_side, 1); });
    add_item(*view, _("Narrower log and help at the right\tCtrl+6"), [this] { widen(*m_column, -1); });
    add_item(*view, _("Wider log and help at the right\tCtrl+7"), [this] { widen(*m_column, 1); });
    add_item(*view, _("What &happened, over the full width\tCtrl+J"), [this] { open_drawer(!m_drawer->IsShown()); });
    view->AppendSeparator();
    more(*view);
    bar.Append(view, _("&View"));
}

wxWindow* DeskLayout::current() const {
    auto* const page = m_middle_pages->GetCurrentPage();
    return page == m_books ? m_books->opened() : page;
}

std::vector<wxWindow*> DeskLayout::pages() const {
    std::vector<wxWindow*> all;
    for (const wxSimplebook* const book :
         {static_cast<const wxSimplebook*>(m_sheets), static_cast<const wxSimplebook*>(m_middle_pages), m_books->pages()}) {
        for (std::size_t place = 0; place < book->GetPageCount(); ++place) {
            if (book->GetPage(place) != m_books) {
                all.push_back(book->GetPage(place));
            }
        }
    }
    return all;
}

void DeskLayout::show_sheet(wxWindow* page) {
    if (m_sheets->GetCurrentPage() != page) {
        m_sheets->ChangeSelection(static_cast<std::size_t>(m_sheets->FindPage(page)));
    }
}

void DeskLayout::bring(wxWindow* page) {
    if (is_sheet(page)) {
        if (!m_side->IsShown() && m_sheet_wanted) {
            bring(m_of_places.front());
        }
        fold(Side::Sheet, false);
        show_sheet(page);
        return;
    }
    wxWindow* const place = m_books->open(page) ? m_books : page;
    m_middle_pages->ChangeSelection(static_cast<std::size_t>(m_middle_pages->FindPage(place)));
    m_places->choose(static_cast<std::size_t>(std::ranges::find(m_of_places, place) - m_of_places.begin()));
    const auto beside = m_beside.find(place);
    show_sheet(beside != m_beside.end() ? beside->second : m_sheets->GetPage(0));
    if (m_side->IsShown() != m_sheet_wanted || place == m_books || place == m_log) {
        show_side();
        Layout();
    }
    arrange();
}

int DeskLayout::width_of_places() const { return theme::space(this, 3) + m_places->GetBestSize().GetWidth(); }

void DeskLayout::show_column(std::size_t place) {
    fold(Side::Column, false);
    m_column_tabs->choose(place);
    m_column_pages->ChangeSelection(place);
}

void DeskLayout::show_space(const wxString& name) {
    const bool helps = m_column_tabs->chosen() == column_help;
    wxClientDC dc(m_column_tabs);
    dc.SetFont(m_column_tabs->GetFont());
    m_column_tabs->rename(column_space, name.empty() ? wxString{_("Space")}
                                                     : wxControl::Ellipsize(name, dc, wxELLIPSIZE_END,
                                                                            m_column->GetMinSize().GetWidth() / 2, wxELLIPSIZE_FLAGS_NONE));
    m_no_space->Show(name.empty());
    m_space->Layout();
    if (!folded(Side::Column) && !helps) {
        const auto place = name.empty() ? column_log : column_space;
        m_column_tabs->choose(place);
        m_column_pages->ChangeSelection(place);
    }
}

void DeskLayout::show_last_line() {
    const auto last = last_entry();
    say_booked(last);
    m_last_line->show(wxString::Format("%lld", static_cast<long long>(last)), last > 0 ? m_record->sentence(last) : wxString{});
    m_last_line->SetMinSize(wxSize(std::max(FromDIP(180), GetClientSize().GetWidth() / 5), -1));
    m_happened->refresh();
    if (m_drawer->IsShown()) {
        m_drawer_log->refresh();
    }
}

/// What was booked since it was last told, once, for those who hear the screen.
void DeskLayout::say_booked(std::int64_t last) {
    constexpr std::int64_t most = 3; // one act books hardly more
    for (auto seq = std::max(m_told + 1, last - most + 1); m_told >= 0 && seq <= last; ++seq) {
        announce(*m_last_line, m_record->sentence(seq));
    }
    m_told = last;
}

void DeskLayout::open_drawer(bool open) {
    if (m_drawer_log == nullptr || open == m_drawer->IsShown()) {
        return;
    }
    m_drawer->Show(open);
    if (open) {
        place_drawer();
        m_drawer_log->refresh();
        m_drawer_log->SetFocus();
    }
}

void DeskLayout::place_drawer() {
    if (!m_drawer->IsShown()) {
        return;
    }
    const auto room = GetClientSize();
    const int bottom = m_below->IsShown() ? m_below->GetPosition().y : room.GetHeight();
    const int height = (bottom - m_header->GetSize().GetHeight()) / 2;
    m_drawer->SetSize(0, bottom - height, room.GetWidth(), height);
    m_drawer->Layout();
    m_drawer->Raise();
}

void DeskLayout::arrange() {
    wxRect room(m_middle->GetClientSize());
    if (room.width < 2) {
        return;
    }
    if (m_review == nullptr) { // being built: each page in its real size
        m_middle_pages->SetSize(room);
        return;
    }
    const int edge = theme::space(this, 3);
    if (m_review->IsShown()) {
        const int height = m_review->GetEffectiveMinSize().GetHeight();
        m_review->SetSize(room.x, room.y, room.width, height);
        m_review->Layout();
        room.y += height;
        room.height -= height;
    }
    const bool over = !m_last->IsShown() && std::ranges::find(m_over, m_middle_pages->GetCurrentPage()) != m_over.end();
    const int head = head_of(this, *m_places);
    const auto places = m_places->GetBestSize();
    m_places->SetSize(room.x + edge, room.y + theme::space(this, 2), places.GetWidth(), places.GetHeight());
    auto page = room;
    int top = room.y + head;
    if (m_notice->IsShown()) {
        m_notice->SetSize(room.x + edge, top, std::max(1, room.width - 2 * edge), m_notice->GetSize().GetHeight());
        m_notice->Layout();
        const int height = m_notice->GetSizer()->CalcMin().GetHeight();
        m_notice->SetSize(room.x + edge, top, std::max(1, room.width - 2 * edge), height);
        m_notice->Layout();
        top += height + theme::space(this, 1);
    }
    if (!over) {
        page.height -= top - page.y;
        page.y = top;
    }
    page.height = std::max(1, page.height);
    m_middle_pages->SetSize(page);
    m_last->SetSize(page);
    m_last->Layout();
    m_last->Raise();
    m_places->Raise();
    m_notice->Raise();
}

} // namespace intendant::app
