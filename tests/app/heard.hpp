#pragma once

#include <wx/window.h>

#include <string>
#include <vector>

namespace intendant::test {

/// What a screen reader finds in the window, asked of ATK itself: a control that the keyboard reaches, or something drawn.
struct Heard {
    const wxWindow* window;
    std::string name; ///< of the label that leads to it, else its own
    bool keyboard;
};
std::vector<Heard> heard_in(const wxWindow& window);

/// Those without a name, or with one that is not theirs, one line each: a sign that nobody says, a sentence that explains, the name of
/// another field beside it.
std::vector<std::string> unheard_in(const wxWindow& window);

/// Checks that nothing in it is unheard, and says how much there is.
std::size_t sounds_right(const wxWindow& window, const std::string& where);

/// What is heard of the window of that name; empty where it is not in sight.
std::string heard_of(const wxWindow& window, const wxString& name);

/// While one of these lives, what is announced is kept.
class Announced {
public:
    Announced();
    ~Announced();
    Announced(const Announced&) = delete;
    Announced& operator=(const Announced&) = delete;

    const std::vector<std::string>& sentences() const { return m_sentences; }
    /// How often this was said, as it stands or in a longer sentence.
    int times(const std::string& part) const;

private:
    static int hear(void* hint, unsigned count, const void* values, void* self);

    std::vector<std::string> m_sentences;
    unsigned m_signal;
    unsigned long m_hook;
};

} // namespace intendant::test
