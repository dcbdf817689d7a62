#include "app/desk/log_column.hpp"

#include "app/base/accessible.hpp"
#include "app/base/field_edges.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"

#include <wx/dcclient.h>
#include <wx/tokenzr.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app {

namespace {

constexpr std::int64_t entries_shown = 400;
constexpr std::int64_t read_at_once = 20'000;

} // namespace

std::vector<wxString> wrapped(wxDC& dc, const wxString& words, int width) {
    std::vector<wxString> lines;
    wxString line;
    wxStringTokenizer each(words, " ", wxTOKEN_STRTOK);
    while (each.HasMoreTokens()) {
        const auto word = each.GetNextToken();
        const auto longer = line.empty() ? word : line + " " + word;
        if (!line.empty() && dc.GetTextExtent(longer).GetWidth() > width) {
            lines.push_back(line);
            line = word;
        } else {
            line = longer;
        }
        while (dc.GetTextExtent(line).GetWidth() > width && line.length() > 1) { // one word longer than the line
            std::size_t fits = line.length() - 1;
            while (fits > 1 && dc.GetTextExtent(line.Left(fits)).GetWidth() > width) {
                fits = fits > 16 ? fits * 3 / 4 : fits - 1;
            }
            lines.push_back(line.Left(fits));
            line = line.Mid(fits);
        }
    }
    lines.push_back(line);
    return lines;
}

LogColumn::LogColumn(wxWindow* parent, Record& record, const wxString& name)
    : wxVListBox(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE), m_record(record) {
    SetName(name);
    ring_with_keyboard(*this);
    EnablePhysicalScrolling(false); // the ring does not go along
    SetBackgroundColour(theme::desk().ground);
    SetSelectionBackground(theme::desk().warn_ground);
    set_accessible_role(*this, Role::List);
    set_accessible_name(*this, _("Log"));
    Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) {
        say_selected(true);
        if (on_select && selected() > 0) {
            on_select(selected());
        }
    });
    const auto enter = [this] {
        if (on_enter && selected() > 0) {
            on_enter(selected());
        }
    };
    Bind(wxEVT_LISTBOX_DCLICK, [enter](wxCommandEvent&) { enter(); });
    Bind(wxEVT_RIGHT_DOWN, [this](wxMouseEvent& event) {
        if (const int row = VirtualHitTest(event.GetY()); row != wxNOT_FOUND) {
            SetSelection(row);
        }
        event.Skip(); // and on to the menu
    });
    Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent&) {
        if (on_menu && selected() > 0) {
            on_menu(selected());
        }
    });
    Bind(wxEVT_KEY_DOWN, [enter](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER) {
            enter();
        } else {
            event.Skip();
        }
    });
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        if (!m_whole && seen()) {
            refresh();
            event.RequestMore(!m_whole);
        }
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        layout::after_sizing(this, [this] {
            if (GetClientSize().GetWidth() != m_width) { // every line breaks elsewhere
                m_width = 0;
                const auto kept = selected();
                SetItemCount(m_rows.size());
                select(kept);
            }
        });
    });
}

bool LogColumn::seen() const { return IsShownOnScreen() && GetClientSize().GetWidth() > theme::space(this, 11); }

void LogColumn::refresh() {
    // Nobody sees it, or it has no width yet to break lines at: then when somebody does. A long log is read while nothing else happens.
    m_whole = seen() && m_record.read_on(read_at_once);
    if (!m_whole) {
        return;
    }
    m_rows.clear();
    m_width = 0;
    const auto& outline = m_record.outline();
    const auto last = outline.size();
    const auto first = std::max<std::int64_t>(1, last - entries_shown + 1);
    for (auto seq = first; seq <= last; ++seq) {
        const auto& row = outline.at(seq);
        if (seq == first || outline.turns_at(seq)) {
            m_rows.push_back({.seq = seq, .heading = true});
        }
        const bool steps = row.kind == core::EntryKind::Undo || row.kind == core::EntryKind::Redo;
        if (steps && seq < last) {
            continue; // the play that it took back is struck through
        }
        auto& before = m_rows.back();
        if (m_record.undone(seq) && !before.heading && m_record.undone(before.seq)) {
            before = {.seq = seq, .folded = before.folded + 1};
        } else {
            const bool turning = row.kind == core::EntryKind::Play && !row.dice && seq < last && outline.at(seq + 1).phase != row.phase;
            m_rows.push_back({.seq = seq, .turning = turning});
        }
    }
    SetItemCount(m_rows.size());
    select(0);
    Refresh();
}

void LogColumn::say_selected(bool aloud) {
    const int row = GetSelection();
    const auto said = row == wxNOT_FOUND ? wxString{} : words(static_cast<std::size_t>(row));
    set_accessible_name(*this, said.empty() ? wxString{_("Log")} : said);
    if (aloud) {
        announce(*this, said);
    }
}

void LogColumn::select(std::int64_t seq) {
    if (m_rows.empty()) {
        return;
    }
    // What is folded away is in the next row that is not.
    const auto found = std::ranges::find_if(m_rows, [seq](const Row& row) { return !row.heading && row.seq >= seq; });
    if (seq == 0 || found == m_rows.end()) {
        SetSelection(wxNOT_FOUND);
        say_selected(false);
        ScrollToRow(m_rows.size() - 1);
    } else {
        const auto row = found - m_rows.begin();
        SetSelection(static_cast<int>(row));
        say_selected(false);
        if (!IsRowVisible(static_cast<std::size_t>(row))) {
            ScrollToRow(static_cast<std::size_t>(row));
        }
    }
}

std::int64_t LogColumn::selected() const {
    const int row = GetSelection();
    return row == wxNOT_FOUND || m_rows[static_cast<std::size_t>(row)].heading ? 0 : m_rows[static_cast<std::size_t>(row)].seq;
}

wxString LogColumn::words(std::size_t row) const {
    const auto& which = m_rows.at(row);
    if (which.heading) {
        return m_record.heading(which.seq);
    }
    const auto words = m_record.sentence(which.seq);
    return which.folded == 0 ? words
                             : words + "  " +
                                   wxString::Format(wxPLURAL("(and %d before it, taken back)", "(and %d before it, taken back)",
                                                             static_cast<int>(which.folded)),
                                                    static_cast<int>(which.folded));
}

wxFont LogColumn::font_of(const Row& row) const {
    if (row.heading || row.turning) {
        return theme::font(theme::Type::Small, row.heading);
    }
    const auto usual = theme::font(theme::Type::Text);
    return m_record.undone(row.seq) ? usual.Strikethrough() : usual;
}

int LogColumn::left_of(const Row& row) const { return row.heading ? theme::space(this, 3) : theme::space(this, 11); }

const std::vector<wxString>& LogColumn::lines(size_t row) const {
    if (m_width == 0 || m_lines.size() != m_rows.size()) {
        m_lines.assign(m_rows.size(), {});
        m_width = GetClientSize().GetWidth();
    }
    auto& found = m_lines[row];
    if (found.empty()) {
        wxClientDC dc(const_cast<LogColumn*>(this));
        dc.SetFont(font_of(m_rows[row]));
        found = wrapped(dc, words(row), std::max(theme::space(this, 10), m_width - left_of(m_rows[row]) - theme::space(this, 3)));
    }
    return found;
}

wxCoord LogColumn::OnMeasureItem(size_t row) const {
    wxClientDC dc(const_cast<LogColumn*>(this));
    dc.SetFont(font_of(m_rows[row]));
    return static_cast<int>(lines(row).size()) * dc.GetCharHeight() + theme::space(this, 2);
}

void LogColumn::OnDrawItem(wxDC& dc, const wxRect& room, size_t row) const {
    const auto& colours = theme::desk();
    const auto& which = m_rows[row];
    int top = room.y + theme::space(this, 1);
    if (!which.heading && !which.turning) {
        dc.SetFont(theme::font(theme::Type::Small));
        dc.SetTextForeground(colours.quiet);
        const auto number = wxString::Format("%lld", static_cast<long long>(which.seq));
        dc.DrawText(number, std::max(theme::space(this, 1), left_of(which) - theme::space(this, 2) - dc.GetTextExtent(number).GetWidth()),
                    top + FromDIP(2));
    }
    dc.SetFont(font_of(which));
    const bool play = m_record.outline().at(which.seq).kind == core::EntryKind::Play;
    dc.SetTextForeground(which.heading ? colours.now : which.turning || m_record.undone(which.seq) || !play ? colours.quiet : colours.ink);
    for (const auto& line : lines(row)) {
        dc.DrawText(line, room.x + left_of(which), top);
        top += dc.GetCharHeight();
    }
}

void LogColumn::OnDrawBackground(wxDC& dc, const wxRect& room, size_t row) const {
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(IsSelected(row) && !m_rows[row].heading ? theme::desk().warn_ground : theme::desk().ground);
    dc.DrawRectangle(room);
}

} // namespace intendant::app
