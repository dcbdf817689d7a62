#pragma once

#include "app/widgets/dice_faces.hpp"
#include "app/widgets/typed_on.hpp"
#include "model/core/dice.hpp"

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <functional>
#include <utility>
#include <vector>

namespace intendant::app {

/// Takes one throw: the table's dice typed by the digit that each shows, the number of hits alone, or dice thrown by the program.
///
/// The dice are drawn as squares, which take the place of the field: it has the keyboard, and is not in sight.
///
/// With a fixed number of dice the throw is complete with its last key, a number of hits with the key after which no
/// further digit could make sense; else Enter ends it. The next throw is typed the way the last one was.
///
/// A complete throw is handed on once. What the hand types on stands in the field for the next throw, in its order; what
/// does not fit there is told and counts for nothing.
class DiceEntry : public wxPanel {
public:
    enum class Hits { Offered, NotOffered };

    /// A throw that was typed before anybody can have seen what it says yes to.
    enum class Unseen { Counts, WaitsForEnter };

    DiceEntry(wxWindow* parent, const wxString& name, Hits hits);

    /// What is thrown; else dice of six faces.
    void take(core::Die die);
    /// Asks for this many dice and forgets what was typed. 0: as many as the table types.
    void ask_for(int dice, Unseen unseen = Unseen::Counts);
    /// What the dice are thrown for, as it is heard before them.
    void call(const wxString& what);
    /// Nothing is thrown now.
    void ask_for_none();
    /// The throw that was handed on is in the books, or kept elsewhere. Without it the field shows the throw again.
    void taken() { m_taken = true; }
    /// The dice that are typed on are for that one, which belongs to the same entry. To be called from `on_throw`.
    void hand_over_to(DiceEntry& other);
    /// The faces of a throw that was taken back, to be changed, the last one selected; Enter books them. To be called after `ask_for`.
    void give_back(const std::vector<int>& faces);
    /// What stands in it and is not handed on: faces, one digit each, and how many hits; and the same put into one that asks for such a throw and
    /// is empty. A whole throw waits for Enter there.
    std::pair<wxString, wxString> unfinished() const;
    void go_on_with(const std::pair<wxString, wxString>& typed);
    /// Faces that were given back stand in the field.
    bool gives_back() const { return m_standing == Standing::TakenBack; }
    /// Puts the keyboard where the last throw was typed: dice or hits.
    void set_focus();
    /// This or less hits, and is shown green; 0: none of the dice hits.
    void hits_on(int face);
    /// Whether a number of hits can be typed instead: not where the faces are added up. Only of those that were made with `Offered`.
    void offer_hits(bool offered);
    /// Large squares where there is room, else small ones only.
    void set_large(bool large);

    /// A field of this widget that says how many dice the program throws: it stands before the button.
    void put_before_roll(wxWindow& field);

    /// Called with a complete throw; it calls `taken`.
    std::function<void(const core::Throw&)> on_throw;
    /// Called with a sentence when keys were not read, beside whatever else is said.
    std::function<void(const wxString&)> on_unread;
    /// Called when a throw that was typed on is complete and waits for Enter.
    std::function<void()> on_waiting;
    /// Called with a sentence when something was typed that no die shows.
    std::function<void(const wxString&)> on_mistake;
    /// Called when the number of typed dice changes.
    std::function<void(int)> on_count;
    /// Called when Enter is pressed and nothing was typed.
    std::function<void()> on_nothing;
    /// How many dice the program throws when the number is free.
    std::function<int()> dice_to_roll;

    /// The letter that goes from the dice to the number of hits.
    wxString hits_key() const;
    int typed() const;
    /// The faces that stand in the field, one digit each.
    std::string shown_faces() const;
    /// A complete throw stands in the field, and Enter books it.
    bool waits() const { return m_standing == Standing::TypedOn; }

private:
    /// A complete throw that stands in the field and goes on with Enter.
    enum class Standing { Nothing, TypedOn, GivenBack, TakenBack };

    void typed_more();
    void finish();
    void typed_hits();
    void take_hits();
    void complete(wxTextCtrl& field, const core::Throw& thrown, const std::string& typed, const std::string& beyond);
    void hand_on(wxTextCtrl& field, const core::Throw& thrown, const std::string& typed);
    void hand_on_now(wxTextCtrl& field, const core::Throw& thrown, const std::string& typed);
    bool can_type(const wxTextCtrl& field) const;
    void roll();
    void show_faces(const std::vector<int>& faces);
    /// Puts squares and fields beside each other, or below where there is no room.
    void arrange();
    bool goes_to_hits(const wxString& sign) const;
    std::vector<int> faces() const;
    bool is_face(char sign) const;

    wxTextCtrl* m_keys;
    wxTextCtrl* m_hits{nullptr};
    wxStaticText* m_hits_label{nullptr};
    wxButton* m_roll;
    wxStaticText* m_progress;
    wxStaticText* m_so_far;
    DiceFaces* m_faces;
    wxBoxSizer* m_all;
    wxSizer* m_beside;
    core::Die m_die{core::Die::SixFaces};
    wxString m_what;
    int m_dice{0};
    int m_hits_on{0};
    Unseen m_unseen{Unseen::Counts};
    bool m_by_hits{false};
    bool m_on_its_way{false}; ///< a complete throw is being handed on; what is typed meanwhile is for the next
    bool m_taken{false};
    DiceEntry* m_other{nullptr}; ///< goes on when the throw was handed on
    bool m_asked{true};
    Standing m_standing{Standing::Nothing};
    TypedOn m_typed_on;
};

} // namespace intendant::app
