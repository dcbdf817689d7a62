#pragma once

#include "app/record/record.hpp"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/timer.h>

#include <functional>

namespace intendant::app {

class DiceStrip;
class TimeLine;

/// Looks back at the game entry by entry: a time line, the keys, a film, and what each entry changed. Hidden until it is
/// opened. The desk shows the books as they were; nothing is booked meanwhile.
class ReviewBar : public wxPanel {
public:
    ReviewBar(wxWindow* parent, Record& record);

    bool active() const { return m_seq > 0; }
    /// The entry that is looked at; 0 while none is.
    std::int64_t shown() const { return m_seq; }
    /// Opens the bar at this entry, or goes there.
    void go_to(std::int64_t seq);
    void leave();
    /// The keys: Home/Up/Left/Right/Down/End = start, previous turn, previous entry, next entry, next turn, now; blank: film;
    /// Escape: back to the game. False where the key belongs to what has the keyboard.
    bool handle(const wxKeyEvent& event);
    /// The keyboard goes to the time line.
    void set_focus();

    /// The books shall be shown as of this entry; 0: as they stand.
    std::function<void(std::int64_t seq)> on_show;

private:
    void show_entry(bool dice_at_once);
    void move(int key);
    bool passed_over(std::int64_t seq) const;
    std::int64_t step(std::int64_t from, int direction) const;
    std::int64_t turn(std::int64_t from, int direction) const;
    void film(bool on);
    void film_goes_on();
    void say_dice();
    wxButton* button(const wxString& text, const wxString& name, const wxString& help, std::function<void()> act);

    Record& m_record;
    std::int64_t m_seq{0};
    wxStaticText* m_banner;
    wxStaticText* m_sentence;
    wxStaticText* m_changes;
    wxStaticText* m_dice_words;
    TimeLine* m_line;
    DiceStrip* m_dice;
    wxButton* m_film;
    wxChoice* m_speed;
    wxCheckBox* m_all;
    wxTimer m_timer;
};

} // namespace intendant::app
