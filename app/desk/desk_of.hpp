#pragma once

#include "app/base/layout.hpp"
#include "app/base/settings.hpp"
#include "app/base/text.hpp"
#include "app/desk/desk.hpp"
#include "app/desk/help_page.hpp"
#include "app/desk/last_entries.hpp"
#include "app/desk/table_of.hpp"
#include "app/files/file_choice.hpp"
#include "app/record/graphs_page.hpp"
#include "app/record/log_page.hpp"
#include "app/record/proof.hpp"
#include "app/record/record.hpp"
#include "app/record/review_bar.hpp"

#include <wx/aui/framemanager.h>
#include <wx/notebook.h>
#include <wx/sizer.h>
#include <wx/weakref.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace intendant::app {

/// What every game's desk does around its table: it takes back, looks back, keeps log, graphs and help, and speaks above the
/// pages. A game adds its pages and panes. `T`: its table, a `TableOf`.
///
/// The constructor of a game's desk calls, in this order: `put_above_pages` once the pages are in the book, `add_log_and_help`,
/// `show_panes` once they are in the manager, `connect`, and `begin` at its end; its destructor calls `take_apart`.
template <class T> class DeskOf : public Desk {
public:
    using Session = typename T::Session;

    std::filesystem::path path() const override { return m_table->session().file().path(); }
    bool read_only() const override { return m_table->session().read_only(); }
    bool can_undo() const override { return !m_table->read_only() && m_table->session().can_undo(); }
    bool can_redo() const override { return !m_table->read_only() && m_table->session().can_redo(); }
    void undo() override { m_table->undo(); }
    void redo() override { m_table->redo(); }
    void undo_from(std::int64_t seq) override {
        m_review->leave();
        m_table->undo_from(seq);
    }
    void restart_turn() override {
        if (m_table->may_book()) {
            m_table->restart_turn();
        }
    }
    void bookmark() override {
        if (m_table->may_note()) {
            m_table->bookmark(looks_back() ? m_review->shown() : m_log->selected() > 0 ? m_log->selected() : last_entry());
        }
    }
    void look_back(std::int64_t seq) override {
        if (seq > 0) {
            m_last->close();
            m_review->go_to(seq);
        } else {
            m_review->leave();
        }
    }
    bool looks_back() const override { return m_review->active(); }
    void show_failure(const wxString& sentence) override { m_notice->say(NoticeBar::Kind::Refusal, sentence); }
    void show_news(const wxString& sentence) override { m_notice->say(NoticeBar::Kind::News, sentence); }
    void go_to_reason() override { m_notice->go_to_reason(); }
    const Record& record() const override { return *m_record; }
    void show_graphs() override { go_to(m_graphs); }
    void remember_layout() override {
        settings().Write(m_layout_key, m_panes.SavePerspective());
        settings().Flush();
    }
    std::int64_t last_entry() const override { return m_table->session().file().last_seq(); }

    const T& table() const { return *m_table; }

protected:
    /// `session` is moved from once the other arguments are known. `layout_key`: where the settings keep the panes.
    DeskOf(wxWindow* parent, Session&& session, Names names, std::string layout_key) : Desk(parent), m_layout_key(std::move(layout_key)) {
        // Built out of sight, and in its real size: pages laid out in nothing give their controls less than nothing.
        Hide();
        SetSize(parent->GetClientSize());
        m_centre = new wxPanel(this);
        m_notice = new NoticeBar(m_centre);
        m_table = std::make_unique<T>(std::move(session), *m_notice, std::move(names));
        const auto say = [this](const db::Entry& entry) { return m_table->say(entry); };
        m_last = new LastEntries(m_centre, say);
        m_record = std::make_unique<Record>(m_table->session(), m_table->names(), say);
        m_review = new ReviewBar(m_centre, *m_record);
        m_book = new wxNotebook(m_centre, wxID_ANY);
    }

    void put_above_pages() {
        auto* const all = new wxBoxSizer(wxVERTICAL);
        all->Add(m_notice, wxSizerFlags().Expand());
        all->Add(m_review, wxSizerFlags().Expand());
        all->Add(m_last, wxSizerFlags().Expand());
        all->Add(m_book, wxSizerFlags(1).Expand());
        m_centre->SetSizer(all);
    }
    /// `places`: what the log can be filtered by.
    void add_log_and_help(const std::vector<std::pair<std::string, wxString>>& places, std::vector<HelpTopic> topics,
                          std::vector<HelpEntry> entries) {
        m_log = new LogPage(this, *m_record);
        m_log->offer_places(places);
        m_help = new HelpPage(this, std::move(topics), std::move(entries));
    }
    /// Adds the help and shows the panes as they were kept, where `kept` is wanted.
    void show_panes(bool kept) {
        auto help = wxAuiPaneInfo().Name("help").Caption(_("Help")).BestSize(FromDIP(wxSize(330, 260))).MinSize(FromDIP(wxSize(240, 150)));
        // Beside the log where the window is narrow: the pages need their width.
        m_panes.AddPane(m_help, GetParent()->GetClientSize().GetWidth() < FromDIP(1200) ? help.Bottom().Position(1) : help.Right());
        wxString layout;
        if (kept && settings().Read(m_layout_key, &layout) && !layout.empty()) {
            m_panes.LoadPerspective(layout, false);
        }
        m_panes.GetPane(m_help).Hide();
        m_panes.Update();
    }
    void connect() {
        m_table->on_change = [this](const db::Entry& entry) { entry_booked(entry); };
        m_last->on_close = [this] {
            m_book->Show();
            go_to(m_book->GetCurrentPage());
        };
        m_notice->on_rule = [this](const std::string& id) { help_about(id); };
        m_help->on_leave = [this] { leave_help(); };
        m_log->undo_from = [this](std::int64_t seq) { undo_from(seq); };
        m_log->note = [this](const std::string& text, std::int64_t about) {
            const auto before = last_entry();
            m_table->note(text, about);
            return last_entry() > before;
        };
        m_log->bookmark = [this](std::int64_t seq) { m_table->bookmark(seq); };
        m_log->look_back = [this](std::int64_t seq) { look_back(seq); };
        m_log->correct = [this](std::int64_t seq) { take_stock(seq); };
        m_graphs->look_back = [this](std::int64_t seq) { look_back(seq); };
        m_review->on_show = [this](std::int64_t seq) { show_past(seq); };
        Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
            if (!m_review->handle(event)) {
                event.Skip();
            }
        });
        m_book->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
            event.Skip();
            CallAfter([this] {
                layout::refit(m_book->GetCurrentPage());
                show_what_is_seen(m_book->GetCurrentPage());
                auto* const focus = wxWindow::FindFocus();
                if (!looks_back() && focus != nullptr && m_book->GetCurrentPage()->IsDescendant(focus)) {
                    focus_on(m_book->GetCurrentPage()); // what is used first, not what comes first
                }
            });
        });
    }
    /// `problem`: why the board is not drawn; empty: it is.
    void begin(wxWindow* page, Opening opening, const wxString& problem) {
        m_log->refresh();
        show_state();
        if (!m_table->session().proof().sound()) {
            tell_damage();
        } else if (read_only()) {
            m_notice->say(NoticeBar::Kind::Warning,
                          _("This game is only looked at: nothing can be booked here, and the file is not changed."));
        } else if (!problem.empty()) {
            m_notice->say(NoticeBar::Kind::Warning, problem);
        }
        go_to(page);
        if (opening == Opening::ToPlay) {
            constexpr std::size_t entries_after_restart = 5;
            m_last->show(m_table->session().last_entries(entries_after_restart));
            m_book->Show(!m_last->IsShown());
            CallAfter([this] { m_last->set_focus(); });
        }
    }

    /// The pages look at table and desk while they live.
    void take_apart() {
        m_panes.UnInit();
        DestroyChildren();
    }

    void go_to(wxWindow* page) {
        m_last->close();
        m_book->ChangeSelection(static_cast<std::size_t>(m_book->FindPage(page)));
        CallAfter([this, page] {
            layout::refit(page);
            if (looks_back()) { // the keys go on
                show_state();
                m_review->set_focus();
                return;
            }
            show_what_is_seen(page);
            focus_on(page);
        });
    }
    void help_about(const std::string& clause) {
        auto& pane = m_panes.GetPane(m_help);
        auto* const focus = wxWindow::FindFocus();
        if (focus == nullptr || !m_help->IsDescendant(focus)) {
            m_before_help = focus;
        }
        if (!pane.IsShown()) {
            pane.Show();
            m_panes.Update();
        }
        m_help->open(clause);
    }
    /// Where the record is damaged, and a copy of what is proved, to be played on.
    void tell_damage() {
        const auto& found = m_table->session().proof();
        const auto sentence =
            proof_in_words(found) + " " + _("This game is only looked at: nothing can be booked here, and the file is not changed.");
        if (found.entries == 0) {
            m_notice->say(NoticeBar::Kind::Warning, sentence);
            return;
        }
        m_notice->offer(NoticeBar::Kind::Warning, sentence, _("Save a repaired copy"), [this] {
            const auto copy = free_name_beside(m_table->session().file().path());
            const auto saved = m_table->session().save_proved(copy);
            m_notice->say(NoticeBar::Kind::News,
                          wxString::Format(_("Saved beside this game as %s, with %lld entries. Open that copy to play on."),
                                           to_wx(copy.filename().string()), static_cast<long long>(saved.entries)));
        });
    }
    void verify() {
        const auto found = m_table->session().verify();
        m_notice->say(found.sound() ? NoticeBar::Kind::News : NoticeBar::Kind::Refusal, proof_in_words(found));
    }
    /// Asks by a dialog where the pieces stand, and books it.
    template <class Dialog> void take_stock_by(std::int64_t corrects) {
        m_review->leave();
        if (!m_table->may_book()) {
            return;
        }
        Dialog dialog(this, *m_table);
        if (dialog.ShowModal() == wxID_OK) {
            m_table->book(dialog.command(), {}, corrects);
        }
    }

    virtual void show_state() = 0;
    /// Some pages read the log, and only while they can be seen.
    virtual void show_what_is_seen(wxWindow* page) = 0;
    /// The keyboard goes to what is used first on a page of this game.
    virtual void set_focus_on(wxWindow* page) = 0;
    /// The pages show the entry; what else does the table want now?
    virtual void follow(const db::Entry& entry) = 0;
    /// `corrects`: the entry that the stocktake puts right; 0: none.
    virtual void take_stock(std::int64_t corrects) = 0;

    wxAuiManager m_panes;
    wxPanel* m_centre;
    NoticeBar* m_notice;
    std::unique_ptr<T> m_table;
    std::unique_ptr<Record> m_record;
    LastEntries* m_last;
    ReviewBar* m_review;
    wxNotebook* m_book;
    LogPage* m_log{nullptr};
    HelpPage* m_help{nullptr};
    GraphsPage* m_graphs{nullptr};

private:
    void focus_on(wxWindow* page) {
        if (page == m_graphs) {
            m_graphs->set_focus();
        } else {
            set_focus_on(page);
        }
    }
    void entry_booked(const db::Entry& entry) {
        m_log->refresh();
        if (looks_back()) { // a note: it changes nothing in the game
            m_review->go_to(m_review->shown());
        } else {
            m_last->close();
            show_state();
            follow(entry);
        }
        if (on_booked) {
            on_booked(entry.seq);
        }
    }
    void show_past(std::int64_t seq) {
        m_table->look_back(seq);
        show_state();
        if (seq > 0) {
            m_log->select(seq);
        } else {
            m_log->go_to_end();
            go_to(m_book->GetCurrentPage());
        }
    }
    void leave_help() {
        m_panes.GetPane(m_help).Hide();
        m_panes.Update();
        auto* const back = m_before_help && m_before_help->IsShownOnScreen() ? m_before_help.get() : m_book->GetCurrentPage();
        back->SetFocus();
    }

    std::string m_layout_key;
    wxWindowRef m_before_help; ///< where the keyboard was, while that is there
};

} // namespace intendant::app
