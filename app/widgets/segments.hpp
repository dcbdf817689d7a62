#pragma once

#include <wx/window.h>

#include <functional>
#include <string>
#include <vector>

namespace intendant::app {

/// A few words beside each other of which one is chosen: what a place of the desk shows. The keyboard reaches what they show by
/// keys of its own, so they take no part in Tab.
class Segments : public wxWindow {
public:
    enum class Look { Buttons, Lines };

    Segments(wxWindow* parent, const wxString& name, Look look);

    void offer(std::vector<wxString> words);
    void rename(std::size_t place, const wxString& word);
    void choose(std::size_t place);
    std::size_t chosen() const { return m_chosen; }
    const std::vector<wxString>& words() const { return m_words; }
    /// The words as they are heard, with the chosen one marked.
    wxString text() const;
    /// Where a word stands. Units: pixels of this window.
    wxRect place_of(std::size_t word) const { return m_places.at(word); }

    bool AcceptsFocus() const override { return false; }

    std::function<void(std::size_t)> on_choose;

protected:
    wxSize DoGetBestClientSize() const override;

private:
    void measure();
    void paint();

    Look m_look;
    std::vector<wxString> m_words;
    std::vector<wxRect> m_places;
    std::size_t m_chosen{0};
};

} // namespace intendant::app
