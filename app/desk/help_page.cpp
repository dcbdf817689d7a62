#include "app/desk/help_page.hpp"

#include "app/base/accessible.hpp"
#include "app/base/field_edges.hpp"
#include "app/base/layout.hpp"
#include "app/base/text.hpp"

#include <wx/tokenzr.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app {

HelpPage::HelpPage(wxWindow* parent, std::vector<HelpTopic> topics, std::vector<HelpEntry> entries)
    : wxPanel(parent), m_topics(std::move(topics)), m_entries(std::move(entries)) {
    SetName("help");
    m_search = new wxSearchCtrl(this, wxID_ANY);
    m_search->SetName("help.search");
    m_search->SetDescriptiveText(_("Search the rules"));
    m_search->ShowCancelButton(true);
    m_tree = new wxDataViewTreeCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_NO_HEADER | wxDV_SINGLE);
    m_tree->SetName("help.list");
    frame_with_keyboard(*m_tree);
    set_accessible_name(*m_tree, _("Contents"));
    m_tree->SetMinSize(FromDIP(wxSize(160, 90)));
    m_tree->GetColumn(0)->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
    m_sheet = new wxPanel(this);
    m_title = new wxStaticText(m_sheet, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    m_title->SetFont(m_title->GetFont().Bold());
    m_title->SetName("help.title");
    m_text = new wxTextCtrl(m_sheet, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_MULTILINE | wxTE_READONLY);
    m_text->SetName("help.text");
    frame_with_keyboard(*m_text);
    m_text->SetMinSize(FromDIP(wxSize(200, 60)));
    m_see = new LinkRow(m_sheet, "help.see", _("See also:"));
    auto* const sheet = new wxBoxSizer(wxVERTICAL);
    sheet->Add(m_title, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
    sheet->Add(m_text, wxSizerFlags(1).Expand());
    sheet->Add(m_see, wxSizerFlags().Expand().Border(wxTOP, FromDIP(4)));
    m_sheet->SetSizer(sheet);
    auto* const choice = new wxBoxSizer(wxVERTICAL);
    choice->Add(m_search, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
    choice->Add(m_tree, wxSizerFlags(1).Expand());
    m_halves = new wxBoxSizer(wxVERTICAL);
    m_halves->Add(choice, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(4)));
    m_halves->Add(m_sheet, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(4)));
    SetSizer(m_halves);
    m_entry_items.assign(m_entries.size(), wxDataViewItem{});
    show_contents(false);
    // Nobody reads it yet: the headings come when the page is seen.
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        if (!m_listed && IsShownOnScreen()) {
            list({});
        }
    });

    m_tree->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { show_selected(); });
    m_search->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { list(m_search->GetValue()); });
    m_see->on_link = [this](const std::string& id) { open(id); };
    Bind(wxEVT_CHAR_HOOK, &HelpPage::key, this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        arrange();
        event.Skip();
    });
}

const HelpEntry* HelpPage::entry(const std::string& id) const {
    const auto place = std::ranges::find(m_entries, id, &HelpEntry::id);
    return place == m_entries.end() ? nullptr : &*place;
}

Link HelpPage::link_to(const std::string& id) const {
    const auto* const other = entry(id);
    return {id, to_wx(id), other != nullptr ? other->text : wxString{}};
}

bool HelpPage::found(const HelpEntry& entry, const wxString& words) const {
    if (words.empty()) {
        return true;
    }
    const auto where = (to_wx(entry.id) + " " + entry.text + " " + entry.source).Lower();
    wxStringTokenizer each(words.Lower());
    while (each.HasMoreTokens()) {
        if (!where.Contains(each.GetNextToken())) {
            return false;
        }
    }
    return true;
}

void HelpPage::list(const wxString& words) {
    const bool search = !words.Strip(wxString::both).empty();
    m_listed = true;
    m_tree->UnselectAll();
    m_tree->DeleteAllItems();
    m_topic_items.assign(m_topics.size(), wxDataViewItem{});
    m_entry_items.assign(m_entries.size(), wxDataViewItem{});
    wxDataViewItem first;
    for (std::size_t topic = 0; topic < m_topics.size(); ++topic) {
        for (std::size_t place = 0; place < m_entries.size(); ++place) {
            const auto& entry = m_entries[place];
            if (entry.topic != m_topics[topic].id || !found(entry, words)) {
                continue;
            }
            if (!m_topic_items[topic].IsOk()) {
                m_topic_items[topic] = m_tree->AppendContainer({}, m_topics[topic].title);
            }
            m_entry_items[place] = m_tree->AppendItem(m_topic_items[topic], to_wx(entry.id) + "  " + entry.text);
            if (!first.IsOk()) {
                first = m_entry_items[place];
            }
        }
        if (search && m_topic_items[topic].IsOk()) {
            m_tree->Expand(m_topic_items[topic]);
        }
    }
    if (search && first.IsOk()) {
        select(first);
    } else {
        show_contents(search);
    }
}

void HelpPage::show_contents(bool nothing_found) {
    m_opened.clear();
    m_title->SetLabelText(nothing_found ? _("Nothing found") : _("Contents"));
    m_text->ChangeValue(nothing_found ? _("No rule has all these words.")
                                      : _("Choose a heading, or type what you look for. F1 on a warning shows its rule."));
    m_see->show({});
    m_sheet->Layout();
}

std::vector<std::string> HelpPage::listed() const {
    std::vector<std::string> ids;
    for (const auto& topic : m_topics) {
        for (std::size_t place = 0; place < m_entries.size(); ++place) {
            if (m_entries[place].topic == topic.id && m_entry_items[place].IsOk()) {
                ids.push_back(m_entries[place].id);
            }
        }
    }
    return ids;
}

void HelpPage::select(const wxDataViewItem& item) {
    if (const auto above = m_tree->GetStore()->GetParent(item); above.IsOk()) {
        m_tree->Expand(above);
    }
    m_tree->Select(item);
    // This also brings it into sight. EnsureVisible would remember the item until the program is idle, and crash when a
    // search has taken it away by then.
    m_tree->SetCurrentItem(item);
    show_selected();
}

void HelpPage::open(const std::string& id) {
    const auto* const wanted = entry(id);
    if (wanted == nullptr) {
        open_contents();
        return;
    }
    const auto place = static_cast<std::size_t>(wanted - m_entries.data());
    if (!m_entry_items[place].IsOk()) {
        m_search->ChangeValue(wxEmptyString);
        list({});
    }
    select(m_entry_items[place]);
    m_tree->SetFocus();
}

void HelpPage::open_contents() {
    m_search->ChangeValue(wxEmptyString);
    list({});
    // Not the list: it would open its first heading when the keyboard comes to it.
    m_search->SetFocus();
}

void HelpPage::refresh() {
    if (const auto* const shown = entry(m_opened)) {
        show_entry(*shown);
    }
}

void HelpPage::show_selected() {
    const auto item = m_tree->GetSelection();
    if (!item.IsOk()) {
        return;
    }
    for (std::size_t place = 0; place < m_entries.size(); ++place) {
        if (m_entry_items[place] == item) {
            show_entry(m_entries[place]);
        }
    }
    for (std::size_t topic = 0; topic < m_topics.size(); ++topic) {
        if (m_topic_items[topic] == item) {
            show_topic(m_topics[topic]);
        }
    }
}

void HelpPage::show_entry(const HelpEntry& entry) {
    m_opened = entry.id;
    const auto topic = std::ranges::find(m_topics, entry.topic, &HelpTopic::id);
    m_title->SetLabelText(to_wx(entry.id) + (topic == m_topics.end() ? wxString{} : ": " + topic->title));
    auto text = entry.text + "\n\n" + entry.source;
    if (const auto said = remark ? remark(entry.id) : wxString{}; !said.empty()) {
        text += "\n\n" + said;
    }
    m_text->ChangeValue(text);
    std::vector<Link> links;
    for (const auto& id : entry.see) {
        links.push_back(link_to(id));
    }
    m_see->show(links);
    m_sheet->Layout();
}

void HelpPage::show_topic(const HelpTopic& topic) {
    m_opened.clear();
    const auto count = std::ranges::count(m_entries, topic.id, &HelpEntry::topic);
    m_title->SetLabelText(topic.title);
    m_text->ChangeValue(wxString::Format(wxPLURAL("%d rule", "%d rules", static_cast<int>(count)), static_cast<int>(count)));
    m_see->show({});
    m_sheet->Layout();
}

void HelpPage::arrange() {
    const auto size = GetClientSize();
    const int wanted = size.GetWidth() > size.GetHeight() * 5 / 4 ? wxHORIZONTAL : wxVERTICAL;
    if (m_halves->GetOrientation() != wanted) {
        m_halves->SetOrientation(wanted);
        Layout();
    }
}

void HelpPage::key(wxKeyEvent& event) {
    const bool in_search = wxWindow::FindFocus() != nullptr && m_search->IsDescendant(wxWindow::FindFocus());
    switch (event.GetKeyCode()) {
    case WXK_ESCAPE:
        if (on_leave) {
            on_leave();
            return;
        }
        break;
    case WXK_DOWN:
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
        if (in_search) {
            m_tree->SetFocus();
            return;
        }
        break;
    default:
        break;
    }
    event.Skip();
}

} // namespace intendant::app
