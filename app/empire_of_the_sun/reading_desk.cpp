#include "app/empire_of_the_sun/reading_desk.hpp"

#include "app/base/language.hpp"
#include "app/base/theme.hpp"
#include "app/desk/menu_item.hpp"
#include "app/empire_of_the_sun/books_text.hpp"
#include "app/empire_of_the_sun/words.hpp"
#include "app/record/graphs_page.hpp"
#include "app/record/proof.hpp"
#include "app/record/record.hpp"
#include "app/widgets/notice_bar.hpp"
#include "model/core/printable.hpp"
#include "model/core/resources.hpp"
#include "model/empire_of_the_sun/card.hpp"

#include <wx/notebook.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/translation.h>

#include <algorithm>
#include <limits>

namespace intendant::app::es {

namespace {

/// `wrap`: sentences, not a table.
wxTextCtrl* text_page(wxWindow* parent, const wxString& name, bool wrap) {
    auto* const page = new wxTextCtrl(parent, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize,
                                      wxTE_MULTILINE | wxTE_READONLY | (wrap ? wxTE_WORDWRAP : wxTE_DONTWRAP));
    page->SetName(name);
    page->SetFont(wxFont(wxFontInfo(parent->GetFont().GetPointSize()).Family(wxFONTFAMILY_TELETYPE)));
    return page;
}

} // namespace

ReadingDesk::ReadingDesk(wxWindow* parent, db::EmpireOfTheSunSession session)
    : Desk(parent), m_session(std::move(session)), m_names(names_of(m_session.state().tables)) {
    SetName("reading_desk");
    m_record = std::make_unique<Record>(m_session, m_names, [this](const db::Entry& entry) { return sentence_of_entry(entry); });
    m_notice = new NoticeBar(this);
    m_pages = new wxNotebook(this, wxID_ANY);
    m_pages->SetName("reading_desk.pages");
    m_books = text_page(m_pages, "reading_desk.books", false);
    m_log = text_page(m_pages, "reading_desk.log", true);
    m_graphs = new GraphsPage(m_pages, *m_record);
    m_pages->AddPage(m_books, _("Books"));
    m_pages->AddPage(m_log, _("Log"));
    m_pages->AddPage(m_graphs, _("Graphs"));
    m_graphs->look_back = [this](std::int64_t seq) { look_back(seq); };
    m_pages->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        event.Skip();
        m_graphs->show_state();
    });
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_notice, wxSizerFlags().Expand());
    all->Add(m_pages, wxSizerFlags(1).Expand().Border(wxALL, theme::space(this, 2)));
    SetSizer(all);

    constexpr std::int64_t all_at_once = std::numeric_limits<std::int64_t>::max();
    m_record->read_on(all_at_once);
    wxString text;
    wxString heading;
    for (std::int64_t seq = 1; seq <= last_entry(); ++seq) {
        if (const auto now = m_record->heading(seq); now != heading) {
            heading = now;
            text += (text.empty() ? "" : "\n") + heading + "\n";
        }
        text += wxString::Format("%5lld  ", static_cast<long long>(seq)) + m_record->sentence(seq) +
                (m_record->undone(seq) ? " " + _("(taken back)") : wxString{}) + "\n";
    }
    m_log->SetValue(text);
    show_books();
    if (const auto& proof = m_session.proof(); !proof.sound()) {
        m_notice->say(NoticeBar::Kind::Warning, proof_in_words(proof));
    } else {
        say_where();
    }
}

ReadingDesk::~ReadingDesk() { DestroyChildren(); } // the pages look at the session while they live

void ReadingDesk::say_where() {
    m_notice->say(NoticeBar::Kind::News,
                  _("The desk of this game is still to come: here its books, its log and its graphs can be read, and written as a "
                    "report. Entries are made with intendant-cli."));
}

wxString ReadingDesk::sentence_of_entry(const db::Entry& entry) const {
    wxString text;
    for (const auto& sentence : m_session.sentences(entry)) {
        text += (text.empty() ? "" : " ") + translate(sentence, m_names);
    }
    return to_wx(core::printable(to_utf8(text)));
}

void ReadingDesk::show_books() {
    const auto state = m_shown ? m_session.state_at(*m_shown) : m_session.state();
    const auto head = m_shown ? wxString::Format(_("The books after entry %lld"), static_cast<long long>(*m_shown)) + "\n\n" : wxString{};
    m_books->SetValue(head + books_text(state, m_names));
}

void ReadingDesk::look_back(std::int64_t seq) {
    m_shown = seq > 0 ? std::optional{std::min(seq, last_entry())} : std::nullopt;
    show_books();
    m_pages->SetSelection(0);
}

void ReadingDesk::append_menus(wxMenuBar& bar) {
    auto* const game = new wxMenu;
    add_item(*game, _("&Verify the file"), [this] {
        const auto found = m_session.verify();
        m_notice->say(found.sound() ? NoticeBar::Kind::News : NoticeBar::Kind::Refusal, proof_in_words(found));
    });
    bar.Append(game, _("&Game"));
}

void ReadingDesk::show_failure(const wxString& sentence) { m_notice->say(NoticeBar::Kind::Refusal, sentence); }
void ReadingDesk::show_news(const wxString& sentence) { m_notice->say(NoticeBar::Kind::News, sentence); }
void ReadingDesk::show_graphs() {
    m_pages->SetSelection(2);
    m_graphs->show_state();
}

db::LibraryCard ReadingDesk::library_card() const {
    return db::card_of(m_session.file(), empire_of_the_sun::card(m_session.state()), m_session.proof());
}

Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening) {
    const auto tables = empire_of_the_sun::load_tables(core::find_resources() / "empire_of_the_sun");
    return new ReadingDesk(parent, db::EmpireOfTheSunSession::open_for_review(file, tables));
}

} // namespace intendant::app::es
