#include "app/record/log_page.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/name_field.hpp"
#include "db/session/session.hpp"
#include "model/core/printable.hpp"

#include <wx/button.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stopwatch.h>
#include <wx/translation.h>

#include <algorithm>
#include <memory>

namespace intendant::app {

namespace {

constexpr std::int64_t read_at_once = 20'000;
constexpr int slice = 25; // milliseconds that reading and filtering may take between two events of the windows
constexpr int picture_size = 16;

wxString source_of(const core::Roll& roll) {
    const wxString program = "program:";
    const auto source = to_wx(roll.source);
    if (source.StartsWith(program)) {
        return wxString::Format(_("thrown by the program, %s"), source.Mid(program.length()));
    }
    if (const wxString camera = "camera:"; source.StartsWith(camera)) {
        long of_the_throw = 0;
        source.Mid(camera.length()).ToLong(&of_the_throw);
        const auto corrected = static_cast<int>(of_the_throw);
        return wxString::Format(
            wxPLURAL("read by a camera, %d die of the throw corrected", "read by a camera, %d dice of the throw corrected", corrected),
            corrected);
    }
    return source == "hits" ? _("number of hits typed") : _("thrown on the table");
}

const char* const drawings_of_kinds[] = {"toolbar/next", "toolbar/undo", "toolbar/redo", "toolbar/note",  "toolbar/stocktake",
                                         "toolbar/dice", "toolbar/bank", "toolbar/map",  "toolbar/battle"};

} // namespace

/// A list that asks the page for what it shows: a million entries cost no more than a screenful.
class LogPage::List : public wxListCtrl {
public:
    List(wxWindow* parent, LogPage& page)
        : wxListCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxLC_REPORT | wxLC_VIRTUAL | wxLC_SINGLE_SEL | wxLC_HRULES),
          m_page(page) {}

    wxString OnGetItemText(long row, long column) const override { return m_page.cell(row, column); }
    int OnGetItemImage(long row) const override { return m_page.picture(row); }

    wxItemAttr* OnGetItemAttr(long row) const override {
        const auto seq = m_page.m_rows[static_cast<std::size_t>(row)];
        return seq < 0 ? &m_page.m_heading : m_page.m_record.undone(seq) ? &m_page.m_undone : nullptr;
    }

private:
    LogPage& m_page;
};

LogPage::LogPage(wxWindow* parent, Record& record)
    : wxPanel(parent), m_record(record), m_drawings(std::begin(drawings_of_kinds), std::end(drawings_of_kinds)) {
    SetName("log");
    auto* const tools = build_tools();
    build_list();
    auto* const below = new wxBoxSizer(wxHORIZONTAL);
    below->Add(m_full, wxSizerFlags(1).Expand());
    auto* const entry = new wxBoxSizer(wxVERTICAL);
    entry->Add(m_note, wxSizerFlags().Expand());
    entry->Add(m_more, wxSizerFlags().Expand().Border(wxTOP, FromDIP(4)));
    below->Add(entry, wxSizerFlags().Expand().Border(wxLEFT, FromDIP(8)));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(tools, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8)));
    all->Add(m_list, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(8)));
    all->Add(below, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    SetSizer(all);
    m_undone.SetTextColour(layout::quiet_ink());
    m_undone.SetFont(m_list->GetFont().Strikethrough());
    m_heading.SetFont(m_list->GetFont().Bold());
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        if (busy()) {
            scan(slice);
            event.RequestMore(busy());
        }
    });
}

void LogPage::build_list() {
    m_list = new List(this, *this);
    m_list->SetName("log.list");
    set_accessible_name(*m_list, _("Log"));
    wxWithImages::Images images;
    for (const auto& drawing : m_drawings) {
        images.push_back(icon(drawing, layout::ink(), picture_size));
    }
    m_list->SetSmallImages(images);
    const int number = FromDIP(95);
    const int reason = FromDIP(170);
    m_list->AppendColumn(_("Entry"), wxLIST_FORMAT_LEFT, number);
    m_list->AppendColumn(_("What was booked"), wxLIST_FORMAT_LEFT, FromDIP(510));
    m_list->AppendColumn(_("Overruled because"), wxLIST_FORMAT_LEFT, reason);
    m_list->Bind(wxEVT_SIZE, [this, number, reason](wxSizeEvent& event) {
        event.Skip();
        layout::after_sizing(m_list, [this, number, reason] {
            m_list->SetColumnWidth(1, std::max(FromDIP(300), m_list->GetSize().GetWidth() - number - reason - FromDIP(20)));
        });
    });
    m_full = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_MULTILINE | wxTE_READONLY);
    m_full->SetName("log.full");
    set_accessible_name(*m_full, _("What was booked"));
    m_full->SetMinSize(wxSize(-1, layout::for_text(this, 124)));
    m_list->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent& event) { show_full(event.GetIndex()); });
    m_list->Bind(wxEVT_LIST_ITEM_ACTIVATED, [this](wxListEvent&) {
        if (m_selected > 0 && look_back) {
            look_back(m_selected);
        }
    });
    m_list->Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent&) { pop_up_menu(m_list, m_selected); });
}

wxSizer* LogPage::build_tools() {
    m_filter = new wxSearchCtrl(this, wxID_ANY);
    m_filter->SetName("log.filter");
    m_filter->SetDescriptiveText(_("Find in the log"));
    m_kind = new wxChoice(this, wxID_ANY);
    m_kind->SetName("log.kind");
    set_accessible_name(*m_kind, _("Kind"));
    // In the order of Kind.
    m_kind->Append({_("Every entry"), _("With dice"), _("Corrections"), _("Notes, bookmarks"), _("Taken back"), _("Overruled")});
    m_kind->SetSelection(AllKinds);
    m_seat = new wxChoice(this, wxID_ANY);
    m_seat->SetName("log.seat");
    set_accessible_name(*m_seat, _("Player"));
    m_seat->Append(_("Everybody"));
    m_seat->SetSelection(0);
    m_place = new NameField(this, "log.place");
    m_place->SetHint(_("Anywhere"));
    m_place->SetToolTip(_("Only entries about this place"));
    m_note = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    m_note->SetMaxLength(db::most_characters);
    m_note->SetName("log.note");
    m_note->SetHint(_("A note, then Enter"));
    m_more = new wxButton(this, wxID_ANY, _("Entr&y..."));
    m_more->SetName("log.more");
    m_more->SetToolTip(_("What can be done with the selected entry"));

    auto* const tools = new wxBoxSizer(wxHORIZONTAL);
    for (wxWindow* const each : std::initializer_list<wxWindow*>{m_filter, m_kind, m_seat, m_place}) {
        each->SetMinSize(wxSize(FromDIP(120), -1));
        tools->Add(each, wxSizerFlags(each == m_filter ? 2 : 1).Border(wxRIGHT, FromDIP(each == m_place ? 0 : 6)));
    }
    m_note->SetMinSize(wxSize(layout::for_text(this, 230), -1));

    m_filter->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { arrange(); });
    m_kind->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { arrange(); });
    m_seat->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { arrange(); });
    m_place->on_change = [this] { arrange(); };
    m_more->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { pop_up_menu(m_more, m_selected); });
    m_note->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) {
        const auto words = to_utf8(m_note->GetValue().Strip(wxString::both));
        if (!words.empty() && note && note(words, m_selected)) {
            m_note->Clear();
        }
    });
    return tools;
}

void LogPage::pop_up_menu(wxWindow* at, std::int64_t seq) {
    if (seq == 0) {
        return;
    }
    wxMenu menu;
    const auto add = [&menu, seq](const wxString& text, const std::function<void(std::int64_t)>& act) {
        if (act) {
            auto* const item = menu.Append(wxID_ANY, text);
            menu.Bind(
                wxEVT_MENU, [act, seq](wxCommandEvent&) { act(seq); }, item->GetId());
        }
    };
    add(_("&Look back at the game as it was then"), look_back);
    add(m_record.bookmarked(seq) ? _("Take the &bookmark away") : _("Set a &bookmark"), bookmark);
    const auto& row = m_record.outline().at(seq);
    if (row.kind == core::EntryKind::Play) {
        if (!m_record.undone(seq)) {
            add(_("&Correct what was booked here"), enter_anew);
            add(_("Take &only this out"), take_out);
        }
        add(_("Put it right by a &stocktake..."), correct);
    }
    add(_("&Take back from here"), undo_from);
    auto linked = m_record.pointing_at(seq);
    if (row.target != 0) {
        linked.insert(linked.begin(), row.target);
    }
    for (const auto other : linked) {
        add(wxString::Format(_("Go to entry %lld"), static_cast<long long>(other)), [this, other](std::int64_t) { select(other); });
    }
    at->PopupMenu(&menu);
}

void LogPage::offer_places(const std::vector<std::pair<std::string, wxString>>& places) {
    std::vector<NameField::Item> items;
    for (const auto& [id, name] : places) {
        items.push_back({{id, {name}}});
    }
    m_place->offer(std::move(items));
}

void LogPage::offer_seats() {
    for (const auto& row : m_record.outline().rows) {
        const auto& id = m_record.outline().words[row.seat];
        if (std::ranges::find(m_seats, id) == m_seats.end()) {
            m_seats.push_back(id);
            m_seat->Append(m_record.names()("seat", id));
        }
        if (m_seats.size() == m_record.outline().words.size()) {
            break;
        }
    }
}

void LogPage::refresh() {
    m_read = m_record.read_on(read_at_once);
    offer_seats();
    m_to_end = true;
    if (busy() || m_known == 0 || m_kind->GetSelection() == TakenBack) { // an undo changes what that filter lets through
        arrange();
        return;
    }
    m_next = m_known + 1;
    scan(slice);
}

void LogPage::begin_anew() {
    m_known = 0;
    m_texts.clear();
    select_none();
    refresh();
}

std::size_t LogPage::entries_shown() const {
    return static_cast<std::size_t>(std::ranges::count_if(m_rows, [](std::int64_t row) { return row > 0; }));
}

void LogPage::arrange() {
    m_rows.clear();
    m_next = 1;
    m_to_end = true;
    constexpr int first_slice = 60;
    scan(first_slice);
}

void LogPage::go_to_end() {
    if (const long row = m_list->GetNextItem(-1, wxLIST_NEXT_ALL, wxLIST_STATE_SELECTED); row >= 0) {
        m_list->SetItemState(row, 0, wxLIST_STATE_SELECTED);
    }
    select_none();
    if (m_list->GetItemCount() > 0) {
        m_list->EnsureVisible(m_list->GetItemCount() - 1);
    }
}

void LogPage::select_none() {
    m_selected = 0;
    m_full->ChangeValue(_("Select an entry to read all of it: who booked it, what it corrects, its dice."));
    m_note->SetHint(_("A note, then Enter"));
}

/// A list keeps its selection by row: after a filter the same row is another entry.
void LogPage::show_selection() {
    const auto selected_after = [this](long row) { return m_list->GetNextItem(row, wxLIST_NEXT_ALL, wxLIST_STATE_SELECTED); };
    const long now = selected_after(-1);
    if (now >= 0 && now < static_cast<long>(m_rows.size()) && m_rows[static_cast<std::size_t>(now)] == m_selected) {
        return;
    }
    for (long row = now; row >= 0; row = selected_after(row)) {
        m_list->SetItemState(row, 0, wxLIST_STATE_SELECTED);
    }
    const auto found = m_selected > 0 ? std::ranges::find(m_rows, m_selected) : m_rows.end();
    if (found != m_rows.end()) {
        m_list->SetItemState(static_cast<long>(found - m_rows.begin()), wxLIST_STATE_SELECTED, wxLIST_STATE_SELECTED);
    } else {
        select_none();
    }
}

bool LogPage::filtered() const {
    return !m_filter->IsEmpty() || m_kind->GetSelection() > 0 || m_seat->GetSelection() > 0 || !m_place->GetValue().empty();
}

/// Looks at the next entries for so long, and shows what was found so far.
void LogPage::scan(int milliseconds) {
    constexpr std::int64_t at_once = 500;
    wxStopWatch watch;
    const bool all = !filtered();
    const auto place = m_place->GetValue().empty() ? std::optional<std::string>{} : m_place->chosen();
    const auto& outline = m_record.outline();
    do {
        if (m_next > outline.size()) {
            if (m_read) {
                m_next = 0;
                m_known = outline.size();
                break;
            }
            m_read = m_record.read_on(read_at_once);
            continue;
        }
        const auto last = std::min(outline.size(), m_next + at_once - 1);
        const auto of_place = place ? m_record.log().file().entries_about(*place, m_next, last) : std::vector<std::int64_t>{};
        for (; m_next <= last; ++m_next) {
            if (!all && !wanted(m_next, of_place)) {
                continue;
            }
            const auto before = m_rows.empty() ? 0 : m_rows.back();
            if (before == 0 || outline.at(before).round != outline.at(m_next).round || outline.at(before).seat != outline.at(m_next).seat) {
                m_rows.push_back(-m_next);
            }
            m_rows.push_back(m_next);
        }
    } while (watch.Time() < milliseconds);
    show_rows();
    if (!busy()) {
        show_selection();
    }
}

bool LogPage::wanted(std::int64_t seq, const std::vector<std::int64_t>& of_place) {
    const auto& row = m_record.outline().at(seq);
    if (const int seat = m_seat->GetSelection();
        seat > 0 && m_record.outline().words[row.seat] != m_seats[static_cast<std::size_t>(seat) - 1]) {
        return false;
    }
    switch (m_kind->GetSelection()) {
    case Dice:
        if (!row.dice) {
            return false;
        }
        break;
    case Corrections:
        if (row.kind != core::EntryKind::Play || row.target == 0) {
            return false;
        }
        break;
    case Remarks:
        if (row.kind != core::EntryKind::Note) {
            return false;
        }
        break;
    case TakenBack:
        if (row.kind != core::EntryKind::Undo && row.kind != core::EntryKind::Redo && !m_record.undone(seq)) {
            return false;
        }
        break;
    case Overruled:
        if (!row.reasoned) {
            return false;
        }
        break;
    default:
        break;
    }
    if (!m_place->GetValue().empty() && !std::ranges::binary_search(of_place, seq)) {
        return false;
    }
    const auto sought = m_filter->GetValue().Lower();
    return sought.empty() || text_of(seq).Contains(sought);
}

const wxString& LogPage::text_of(std::int64_t seq) {
    m_texts.resize(std::max(m_texts.size(), m_record.outline().rows.size()));
    auto& text = m_texts[static_cast<std::size_t>(seq) - 1];
    if (text.empty()) {
        text = (m_record.sentence(seq) + "\n" + to_wx(m_record.entry(seq).reason)).Lower();
    }
    return text;
}

void LogPage::show_rows() {
    m_list->SetItemCount(static_cast<long>(m_rows.size()));
    m_list->Refresh();
    if (busy() || !m_to_end) {
        return;
    }
    m_to_end = false;
    // A list that was never laid out does not know yet where its end is.
    CallAfter([this] {
        if (!m_rows.empty()) {
            m_list->EnsureVisible(static_cast<long>(m_rows.size()) - 1);
        }
    });
}

void LogPage::select(std::int64_t seq) {
    const auto found = std::ranges::find(m_rows, seq);
    if (found == m_rows.end()) {
        return;
    }
    const auto row = static_cast<long>(found - m_rows.begin());
    m_to_end = false;
    m_list->SetItemState(row, wxLIST_STATE_SELECTED | wxLIST_STATE_FOCUSED, wxLIST_STATE_SELECTED | wxLIST_STATE_FOCUSED);
    CallAfter([this, row] {
        if (row < m_list->GetItemCount()) {
            m_list->EnsureVisible(row);
        }
    });
}

wxString LogPage::cell(long row, long column) const {
    const auto seq = m_rows[static_cast<std::size_t>(row)];
    if (seq < 0) {
        return column == 1 ? m_record.heading(-seq) : wxString{};
    }
    switch (column) {
    case 0: {
        wxString signs = m_record.undone(seq) ? wxString{L"\u21B6 "} : wxString{};
        if (const auto pointing = m_record.pointing_at(seq); !pointing.empty()) {
            signs += m_record.bookmarked(seq) ? wxString{L"\u2605 "} : wxString{L"\u270E "};
        }
        return signs + wxString::Format("%lld", static_cast<long long>(seq));
    }
    case 1:
        return one_line(to_utf8(m_record.sentence(seq)));
    default:
        return one_line(m_record.entry(seq).reason);
    }
}

int LogPage::picture_of(const std::string& drawing) const {
    const auto found = std::ranges::find(m_drawings, drawing);
    return found == m_drawings.end() ? 0 : static_cast<int>(found - m_drawings.begin());
}

int LogPage::picture(long row) const {
    const auto seq = m_rows[static_cast<std::size_t>(row)];
    if (seq < 0) {
        return -1;
    }
    const auto& entry = m_record.outline().at(seq);
    switch (entry.kind) {
    case core::EntryKind::Undo:
        return picture_of("toolbar/undo");
    case core::EntryKind::Redo:
        return picture_of("toolbar/redo");
    case core::EntryKind::Note:
        return picture_of("toolbar/note");
    case core::EntryKind::Play:
        break;
    }
    if (entry.target != 0) {
        return picture_of("toolbar/stocktake");
    }
    if (entry.dice) {
        return picture_of("toolbar/dice");
    }
    return picture_of(drawing_of ? drawing_of(m_record.outline().words[entry.phase]) : std::string{});
}

void LogPage::show_full(long row) {
    const auto seq = m_rows[static_cast<std::size_t>(row)];
    m_selected = std::max<std::int64_t>(seq, 0);
    m_note->SetHint(m_selected > 0 ? wxString::Format(_("A note on entry %lld, then Enter"), static_cast<long long>(m_selected))
                                   : _("A note, then Enter"));
    wxString text = m_record.heading(std::abs(seq)) + "\n";
    if (seq > 0) {
        const auto entry = m_record.entry(seq); // what was read lately may go while others are read
        text += wxString::Format(_("Entry %lld, %s"), static_cast<long long>(seq), local_time(entry.time)) + "\n\n";
        text += m_record.sentence(seq) + "\n";
        if (m_record.undone(seq)) {
            text += _("Taken back by a later entry.") + "\n";
        }
        if (!entry.reason.empty()) {
            text += "\n" + wxString::Format(_("Overruled because: %s"), to_wx(core::printable(entry.reason))) + "\n";
        }
        if (entry.kind == core::EntryKind::Play && entry.target != 0) {
            text += "\n" +
                    wxString::Format(_("Corrects entry %lld: %s"), static_cast<long long>(entry.target), m_record.sentence(entry.target)) +
                    "\n";
        }
        for (const auto other : m_record.pointing_at(seq)) {
            const auto words = m_record.sentence(other);
            text += "\n" +
                    (m_record.outline().at(other).kind == core::EntryKind::Play
                         ? wxString::Format(_("Corrected by entry %lld: %s"), static_cast<long long>(other), words)
                         : wxString::Format(_("Entry %lld says: %s"), static_cast<long long>(other), words)) +
                    "\n";
        }
        for (const auto& roll : m_record.log().dice(entry)) {
            text += (roll.result ? wxString::Format(_("Die %d"), *roll.result) : to_wx(roll.purpose)) +
                    (roll.target > 0 ? wxString::Format(_(" against %d"), roll.target) : wxString{}) + " (" + source_of(roll) + ")\n";
        }
    }
    m_full->ChangeValue(text);
}

} // namespace intendant::app
