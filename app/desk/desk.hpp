#pragma once

#include "app/base/text.hpp"
#include "db/session/session.hpp"
#include "db/shelf/library.hpp"

#include <wx/menu.h>
#include <wx/panel.h>

#include <filesystem>
#include <functional>
#include <string>

namespace intendant::app {

class Record;

/// How a game is opened.
enum class Opening {
    New, ///< just made: nothing to look back on
    ToPlay,
    ToReview, ///< read only
    Sample,   ///< told step by step, without a file
};

/// An open game as the main frame sees it. Each game has its own desk.
class Desk : public wxPanel {
public:
    explicit Desk(wxWindow* parent);
    ~Desk() override;

    virtual std::filesystem::path path() const = 0;
    virtual bool read_only() const = 0;
    virtual bool can_undo() const = 0;
    virtual bool can_redo() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    /// Takes back everything from this entry on.
    virtual void undo_from(std::int64_t seq) = 0;
    /// Takes back what was played in this turn.
    virtual void restart_turn() = 0;
    /// Marks the entry that is looked at, the selected one, or the last; or takes its mark away.
    virtual void bookmark() = 0;
    /// Shows game and books as they were after this entry; 0: as they stand.
    virtual void look_back(std::int64_t seq) = 0;
    virtual bool looks_back() const = 0;
    /// Does what the primary button does.
    virtual void next_step() = 0;
    /// The menus that only this game has. They handle their own items.
    virtual void append_menus(wxMenuBar& bar) = 0;
    /// A sentence above the pages: something failed.
    virtual void show_failure(const wxString& sentence) = 0;
    /// A sentence above the pages: something was done.
    virtual void show_news(const wxString& sentence) = 0;
    /// The same, with one thing to do about it.
    virtual void offer_news(const wxString& sentence, const wxString& what, const std::function<void()>& act) {
        static_cast<void>(what);
        static_cast<void>(act);
        show_news(sentence);
    }
    /// Puts the keyboard where a reason is asked for, if one is.
    virtual void go_to_reason() = 0;
    /// The entries of the game.
    virtual const Record& record() const = 0;
    /// What there is to say of the game as it stands.
    virtual db::LibraryCard library_card() const = 0;
    virtual void show_graphs() = 0;
    /// Draws everything anew: the table has chosen other colours.
    virtual void show_anew() = 0;
    /// Keeps where the panes are.
    virtual void remember_layout() = 0;

    /// The number of the last entry.
    virtual std::int64_t last_entry() const = 0;

    /// Called with the number of each entry that was booked.
    std::function<void(std::int64_t)> on_booked;
    /// Called when the table is done with it.
    std::function<void()> on_close;
};

} // namespace intendant::app
