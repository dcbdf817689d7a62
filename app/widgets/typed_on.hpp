#pragma once

#include <wx/event.h>
#include <wx/eventfilter.h>
#include <wx/string.h>

#include <functional>

class wxTextCtrl;
class wxWindow;

namespace intendant::app {

/// Puts the keyboard behind what stands in the field. By itself the toolkit would select it, for the next key to replace.
void go_on_in(wxTextCtrl& field);

/// What a hand types on when a throw is complete, before anybody can have seen what is asked next.
///
/// A key is typed on when it follows the one before without a pause, or was pressed before the window showed the answer to
/// the throw. In the field of the dice it waits for the next throw; anywhere else it would press or change something that
/// was not meant: it is kept from there, and told. Return or Tab at once after a throw is a habit and is swallowed.
class TypedOn : public wxEventFilter {
public:
    /// `owner`: lives longer than this. `takes`: whether the window that has the keyboard takes the dice.
    TypedOn(wxWindow* owner, std::function<bool(wxWindow*)> takes);
    ~TypedOn() override;
    TypedOn(const TypedOn&) = delete;
    TypedOn& operator=(const TypedOn&) = delete;

    enum class After {
        Throw,  ///< it is being booked
        Answer, ///< to what is shown, without dice
        Field,  ///< the same throw goes on in another field
    };

    /// The last key that was pressed was the last one of this.
    void begin(After after);
    /// The key that is handled now was typed on.
    bool running() const { return m_running; }
    /// What is typed on is meant for another field, which takes it as it comes.
    void end() { m_running = m_stopped = false; }
    /// No dice are asked for any more, or the hand must stop: nothing more of this run is read.
    void stop() { m_stopped = m_running; }
    /// Says that keys were not read; more of the same run are added to them.
    void tell(const wxString& keys);

    /// Called with a sentence when a key was not read; it names all keys of the run that were not.
    std::function<void(const wxString&)> on_unread;

    int FilterEvent(wxEvent& event) override;

private:
    bool refused_in_field(const wxKeyEvent& key, const wxWindow* focus);
    void say(const wxString& sentence) const;

    std::function<bool(wxWindow*)> m_takes;
    wxString m_unread;
    long m_last_key{0};
    bool m_held{false};        ///< the key that is handled is one that the keyboard repeats
    bool m_after_throw{false}; ///< no key was pressed since
    bool m_running{false};
    bool m_stopped{false};
    int m_until_seen{0}; ///< so many times idle until the window has shown what the throw brought about
};

} // namespace intendant::app
