#pragma once

#include "app/desk/desk.hpp"
#include "db/session/empire_of_the_sun/session.hpp"

#include <filesystem>
#include <memory>
#include <optional>

class wxNotebook;
class wxTextCtrl;

namespace intendant::app {
class GraphsPage;
class NoticeBar;
} // namespace intendant::app

namespace intendant::app::es {

/// A game of Empire of the Sun to be read: its books and its log as text, its graphs. Its desk is still to come; entries are made with
/// `intendant-cli`. The file is never changed here.
class ReadingDesk : public Desk {
public:
    ReadingDesk(wxWindow* parent, db::EmpireOfTheSunSession session);
    ~ReadingDesk() override;

    std::filesystem::path path() const override { return m_session.file().path(); }
    bool read_only() const override { return true; }
    bool can_undo() const override { return false; }
    bool can_redo() const override { return false; }
    void undo() override { say_where(); }
    void redo() override { say_where(); }
    void undo_from(std::int64_t) override { say_where(); }
    void restart_turn() override { say_where(); }
    void bookmark() override { say_where(); }
    void look_back(std::int64_t seq) override;
    bool looks_back() const override { return m_shown.has_value(); }
    void next_step() override { say_where(); }
    void append_menus(wxMenuBar& bar) override;
    void show_failure(const wxString& sentence) override;
    void show_news(const wxString& sentence) override;
    void go_to_reason() override { say_where(); }
    const Record& record() const override { return *m_record; }
    db::LibraryCard library_card() const override;
    void show_graphs() override;
    void remember_layout() override {}
    std::int64_t last_entry() const override { return m_session.file().last_seq(); }

private:
    void say_where();
    void show_books();
    wxString sentence_of_entry(const db::Entry& entry) const;

    db::EmpireOfTheSunSession m_session;
    Names m_names;
    std::unique_ptr<Record> m_record;
    std::optional<std::int64_t> m_shown; ///< the entry after which the books are shown; nothing: as they stand
    NoticeBar* m_notice;
    wxNotebook* m_pages;
    wxTextCtrl* m_books;
    wxTextCtrl* m_log;
    GraphsPage* m_graphs;
};

/// Opens a game to be read, whatever was asked for. Throws: db::FileError.
Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening);

} // namespace intendant::app::es
