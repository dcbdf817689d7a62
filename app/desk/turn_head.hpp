#pragma once

#include <wx/bmpbndl.h>
#include <wx/string.h>

#include <string>
#include <vector>

namespace intendant::app {

/// What a game says for the head of its desk: whose turn it is, how far it is, and what is done next.
struct TurnHead {
    enum class When { Done, Now, ToCome };
    struct Step {
        wxString name;
        When when;

        friend bool operator==(const Step&, const Step&) = default;
    };
    wxBitmapBundle emblem;
    wxString who;
    wxString under; ///< player, round, clock
    std::vector<Step> steps;
    wxString next;  ///< what the primary button says; it names the act
    bool may{true}; ///< the act can be done now
};

/// One account in the strip below the desk: a treasury, the armies of a player.
struct Account {
    std::string key;
    wxBitmapBundle emblem;
    wxString figure;
    wxString unit;
    wxString change; ///< against the books before, while one looks back
    wxString name;
    wxString detail; ///< a second figure in words: what it makes
    bool now{false}; ///< its turn
};

} // namespace intendant::app
