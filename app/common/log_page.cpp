#include "app/common/log_page.hpp"

#include "app/layout.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/translation.h>

#include <memory>

namespace intendant::app {

namespace {

wxString source_of(const core::Roll& roll) {
    const wxString program = "program:";
    const auto source = to_wx(roll.source);
    if (source.StartsWith(program)) {
        return wxString::Format(_("thrown by the program, %s"), source.Mid(program.length()));
    }
    return source == "hits" ? _("number of hits typed") : _("thrown on the table");
}

} // namespace

/// A list that asks the page for what it shows: a million entries cost no more than a screenful.
class LogPage::List : public wxListCtrl {
public:
    List(wxWindow* parent, LogPage& page)
        : wxListCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                     wxLC_REPORT | wxLC_VIRTUAL | wxLC_SINGLE_SEL | wxLC_HRULES),
          m_page(page) {}

    wxString OnGetItemText(long row, long column) const override { return m_page.cell(row, column); }

    wxItemAttr* OnGetItemAttr(long row) const override {
        const auto& shown = m_page.m_rows[static_cast<std::size_t>(row)];
        return shown.heading                          ? &m_page.m_heading
               : m_page.m_lines[shown.line].undone ? &m_page.m_undone
                                                      : nullptr;
    }

private:
    LogPage& m_page;
};

LogPage::LogPage(wxWindow* parent, Names names, std::function<wxString(const db::Entry&)> sentence)
    : wxPanel(parent), m_names(std::move(names)), m_sentence(std::move(sentence)) {
    SetName("log");
    auto* const splitter = new wxSplitterWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE);
    m_list = new List(splitter, *this);
    m_list->SetName("log.list");
    m_list->AppendColumn(_("Entry"), wxLIST_FORMAT_RIGHT, FromDIP(70));
    m_list->AppendColumn(_("What was booked"), wxLIST_FORMAT_LEFT, FromDIP(510));
    m_list->AppendColumn(_("Overruled because"), wxLIST_FORMAT_LEFT, FromDIP(150));
    m_full = new wxTextCtrl(splitter, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize,
                            wxTE_MULTILINE | wxTE_READONLY);
    m_full->SetName("log.full");
    splitter->SetMinimumPaneSize(FromDIP(160));
    splitter->SetSashGravity(0.75);
    splitter->SplitVertically(m_list, m_full, FromDIP(760));
    // Only when the pane has its size is it known what a third of it is.
    const auto placed = std::make_shared<bool>(false);
    splitter->Bind(wxEVT_SIZE, [this, splitter, placed](wxSizeEvent& event) {
        event.Skip();
        if (!*placed && event.GetSize().GetWidth() > FromDIP(700)) {
            *placed = true;
            CallAfter([this, splitter] {
                splitter->SetSashPosition(splitter->GetClientSize().GetWidth() - FromDIP(320));
            });
        }
    });

    m_filter = new wxSearchCtrl(this, wxID_ANY);
    m_filter->SetName("log.filter");
    m_filter->SetDescriptiveText(_("Find in the log"));
    auto* const take_back = new wxButton(this, wxID_ANY, _("Take back from here"));
    take_back->SetName("log.undo_from");
    take_back->SetToolTip(_("Takes back the selected entry and all that were played after it; redo brings them back"));
    auto* const text = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    text->SetName("log.note");
    text->SetHint(_("A note, then Enter"));

    auto* const tools = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* const each : std::initializer_list<wxWindow*>{m_filter, text, take_back}) {
        tools->Add(each, wxSizerFlags().Expand().Border(wxALL, FromDIP(3)));
    }
    tools->SetMinSize(FromDIP(wxSize(210, -1)));
    auto* const all = new wxBoxSizer(wxHORIZONTAL);
    all->Add(splitter, wxSizerFlags(1).Expand());
    all->Add(tools, wxSizerFlags().Expand());
    SetSizer(all);

    m_undone.SetTextColour(layout::quiet_ink());
    m_undone.SetFont(m_list->GetFont().Strikethrough());
    m_heading.SetFont(m_list->GetFont().Bold());

    m_list->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent& event) { show_full(event.GetIndex()); });
    m_filter->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { arrange(); });
    take_back->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (m_selected > 0 && undo_from) {
            undo_from(m_selected);
        }
    });
    text->Bind(wxEVT_TEXT_ENTER, [this, text](wxCommandEvent&) {
        const auto words = to_utf8(text->GetValue().Strip(wxString::both));
        if (!words.empty() && note) {
            note(words);
            text->Clear();
        }
    });
}

void LogPage::show(std::vector<db::LogLine> lines) {
    m_lines = std::move(lines);
    arrange();
}

void LogPage::append(const db::LogLine& line) {
    m_lines.push_back(line);
    add_row(m_lines.size() - 1);
    show_end();
}

void LogPage::arrange() {
    m_rows.clear();
    for (std::size_t line = 0; line < m_lines.size(); ++line) {
        add_row(line);
    }
    show_end();
}

void LogPage::show_end() {
    m_list->SetItemCount(static_cast<long>(m_rows.size()));
    m_list->Refresh();
    // A list that was never laid out does not know yet where its end is.
    CallAfter([this] {
        if (!m_rows.empty()) {
            m_list->EnsureVisible(static_cast<long>(m_rows.size()) - 1);
        }
    });
}

void LogPage::add_row(std::size_t line) {
    const auto& entry = m_lines[line].entry;
    if (!wanted(m_lines[line])) {
        return;
    }
    if (m_rows.empty() || m_lines[m_rows.back().line].entry.round != entry.round ||
        m_lines[m_rows.back().line].entry.power != entry.power) {
        m_rows.push_back({true, line});
    }
    m_rows.push_back({false, line});
}

bool LogPage::wanted(const db::LogLine& line) const {
    const auto sought = m_filter->GetValue().Lower();
    return sought.empty() || m_sentence(line.entry).Lower().Contains(sought) ||
           to_wx(line.entry.reason).Lower().Contains(sought);
}

wxString LogPage::heading_of(const db::Entry& entry) const {
    return wxString::Format(_("Round %d"), entry.round) + L" \u2014 " + m_names("power", entry.power);
}

wxString LogPage::cell(long row, long column) const {
    const auto& shown = m_rows[static_cast<std::size_t>(row)];
    const auto& line = m_lines[shown.line];
    if (shown.heading) {
        return column == 1 ? heading_of(line.entry) : wxString{};
    }
    switch (column) {
    case 0:
        return (line.undone ? wxString{L"\u21B6 "} : wxString{}) +
               wxString::Format("%lld", static_cast<long long>(line.entry.seq));
    case 1:
        return m_sentence(line.entry);
    default:
        return to_wx(line.entry.reason);
    }
}

void LogPage::show_full(long row) {
    const auto& shown = m_rows[static_cast<std::size_t>(row)];
    const auto& entry = m_lines[shown.line].entry;
    m_selected = shown.heading ? 0 : entry.seq;
    wxString text = heading_of(entry) + "\n";
    if (!shown.heading) {
        text += wxString::Format(_("Entry %lld, %s"), static_cast<long long>(entry.seq), local_time(entry.time)) + "\n\n";
        text += m_sentence(entry) + "\n";
        if (m_lines[shown.line].undone) {
            text += _("Taken back by a later entry.") + "\n";
        }
        if (!entry.reason.empty()) {
            text += "\n" + wxString::Format(_("Overruled because: %s"), to_wx(entry.reason)) + "\n";
        }
        const auto rolls = rolls_of ? rolls_of(entry.seq) : std::vector<core::Roll>{};
        for (const auto& roll : rolls) {
            text += wxString::Format(_("Die %d"), roll.result) +
                    (roll.target > 0 ? wxString::Format(_(" against %d"), roll.target) : wxString{}) + " (" +
                    source_of(roll) + ")\n";
        }
        text += "\n" + to_wx(entry.command) + "\n";
    }
    m_full->ChangeValue(text);
}

} // namespace intendant::app
