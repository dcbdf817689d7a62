#pragma once

#include "app/widgets/stray_key.hpp"
#include "model/core/dice.hpp"

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <functional>
#include <vector>

namespace intendant::app {

/// Takes one throw: the table's dice typed by keys 1-6, the number of hits alone, or dice thrown by the program.
///
/// With a fixed number of dice the throw is complete with its last key, a number of hits with the key after which no
/// further digit could make sense; else Enter ends it. The next throw is typed the way the last one was.
class DiceEntry : public wxPanel {
public:
    enum class Hits { Offered, NotOffered };

    DiceEntry(wxWindow* parent, const wxString& name, Hits hits);

    /// Asks for this many dice and forgets what was typed. 0: as many as the table types.
    void ask_for(int dice);
    /// Puts the keyboard where the last throw was typed: dice or hits.
    void set_focus();
    /// Pictures of the dice below the field, where there is room for them.
    void show_pictures(bool shown);

    /// Called with a complete throw.
    std::function<void(const core::Throw&)> on_throw;
    /// Called with a sentence when something was typed that no die shows.
    std::function<void(const wxString&)> on_mistake;
    /// Called when the number of typed dice changes.
    std::function<void(int)> on_count;
    /// Called when Enter is pressed and nothing was typed.
    std::function<void()> on_nothing;
    /// How many dice the program throws when the number is free.
    std::function<int()> dice_to_roll;

    int typed() const;

private:
    void typed_more();
    void finish();
    void typed_hits();
    void take_hits();
    void roll();
    void show_faces(const std::vector<int>& faces);
    std::vector<int> faces() const;

    wxTextCtrl* m_keys;
    wxTextCtrl* m_hits{nullptr};
    wxButton* m_roll;
    wxStaticText* m_progress;
    wxSizer* m_pictures;
    std::vector<wxStaticBitmap*> m_faces;
    int m_dice{0};
    bool m_by_hits{false};
    bool m_with_pictures{true};
    StrayKey m_stray_key;
};

} // namespace intendant::app
