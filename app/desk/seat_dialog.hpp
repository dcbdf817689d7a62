#pragma once

#include "app/desk/code_picture.hpp"
#include "app/desk/seat_host.hpp"
#include "app/seat/networks.hpp"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/timer.h>

#include <utility>
#include <vector>

namespace intendant::app {

/// Where the banker shows the books to the players: through which network, with which numbers for the seats, and the code to scan.
/// It stands beside the desk and stops nothing.
class SeatDialog : public wxDialog {
public:
    /// `seats`: id and name of each. `host` outlives it.
    SeatDialog(wxWindow* parent, SeatHost& host, std::vector<std::pair<std::string, wxString>> seats);

    void show_state();

private:
    void switch_over();
    /// While the books are shown the fields say how: also of an evening that the program took up again.
    void show_how();
    wxString number_in_words() const;

    SeatHost& m_host;
    std::vector<std::pair<std::string, wxString>> m_seats;
    std::vector<seat::Network> m_networks;
    wxChoice* m_network;
    wxCheckBox* m_numbered;
    wxCheckBox* m_tls;
    wxStaticText* m_said;
    wxButton* m_switch;
    CodePicture* m_code;
    wxTextCtrl* m_address;
    wxStaticText* m_number_label;
    wxChoice* m_number_of; ///< whose number is shown: everybody leans over to scan the code beside it
    wxStaticText* m_numbers;
    wxStaticText* m_readers;
    wxButton* m_open;
    wxButton* m_copy;
    wxTimer m_tick{this};
    std::string m_shown{"-"};
};

} // namespace intendant::app
