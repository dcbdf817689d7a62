#include "app/desk/seat_dialog.hpp"

#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"
#include "app/seat/certificate.hpp"
#include "app/widgets/cancel_button.hpp"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app {

namespace {

constexpr int words_width = 380;

} // namespace

SeatDialog::SeatDialog(wxWindow* parent, SeatHost& host, std::vector<std::pair<std::string, wxString>> seats)
    : wxDialog(parent, wxID_ANY, _("Show the books to the players"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      m_host(host), m_seats(std::move(seats)), m_networks(seat::networks()) {
    SetName("seats");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(
        layout::hint(
            this,
            _("Anyone who scans the code can follow the books live in a browser, and may propose entries; nothing is booked unless you "
              "book it. Everybody must be in the same network as this computer."),
            words_width + 260),
        layout::spaced().Expand());
    auto* const left = new wxBoxSizer(wxVERTICAL);
    left->Add(layout::label(this, _("&Network:")), layout::spaced());
    const auto names = words_for(m_networks, [](const auto& each) {
        return each.own ? wxString::Format(_("this computer alone: %s"), to_wx(each.address)) : to_wx(each.name + ": " + each.address);
    });
    m_network = named_choice(this, "seats.network", names, names.empty() ? wxNOT_FOUND : 0);
    left->Add(m_network, layout::spaced().Expand());
    m_numbered = new wxCheckBox(this, wxID_ANY, _("A num&ber of four digits guards each seat"));
    m_numbered->SetName("seats.numbered");
    left->Add(m_numbered, layout::spaced());
    m_tls = new wxCheckBox(this, wxID_ANY, _("&Use encryption (browsers will warn about the certificate)"));
    m_tls->SetName("seats.tls");
    left->Add(m_tls, layout::spaced());
    m_switch = new wxButton(this, wxID_ANY, _("&Show the books"));
    m_switch->SetName("seats.switch");
    left->Add(m_switch, layout::spaced());
    m_said = new wxStaticText(this, wxID_ANY, wxEmptyString);
    m_said->SetName("seats.said");
    m_said->SetForegroundColour(theme::desk().bad);
    m_said->Hide();
    left->Add(m_said, layout::spaced().Expand());
    m_readers = new wxStaticText(this, wxID_ANY, wxEmptyString);
    m_readers->SetName("seats.readers");
    left->Add(m_readers, layout::spaced());
    m_number_label = layout::label(this, _("Show the number of:"));
    left->Add(m_number_label, layout::spaced());
    m_number_of = named_choice(this, "seats.number_of");
    m_number_of->Append(_("no seat"));
    for (const auto& seat : m_seats) {
        m_number_of->Append(seat.second);
    }
    m_number_of->SetSelection(0);
    left->Add(m_number_of, layout::spaced());
    m_numbers = new wxStaticText(this, wxID_ANY, wxEmptyString);
    m_numbers->SetName("seats.numbers");
    m_numbers->SetFont(m_numbers->GetFont().Scaled(1.2F));
    left->Add(m_numbers, layout::spaced());
    m_open = new wxButton(this, wxID_ANY, _("&Unlock seats closed after wrong numbers"));
    m_open->SetName("seats.open");
    left->Add(m_open, layout::spaced());
    auto* const right = new wxBoxSizer(wxVERTICAL);
    m_code = new CodePicture(this, 264);
    m_code->SetName("seats.code");
    right->Add(m_code, layout::spaced());
    auto* const columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(left, wxSizerFlags(1).Expand());
    columns->Add(right, wxSizerFlags().Expand());
    all->Add(columns, wxSizerFlags(1).Expand());
    all->Add(layout::label(this, _("&Address, if you cannot scan the code:")), layout::spaced());
    m_address = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_READONLY);
    m_address->SetName("seats.address");
    m_address->SetMinSize(FromDIP(wxSize(words_width + 300, -1)));
    m_copy = new wxButton(this, wxID_ANY, _("Co&py"));
    m_copy->SetName("seats.copy");
    m_copy->SetToolTip(_("The address, to be sent to whoever cannot scan the code"));
    auto* const by_hand = new wxBoxSizer(wxHORIZONTAL);
    by_hand->Add(m_address, wxSizerFlags(1).CentreVertical());
    by_hand->Add(m_copy, wxSizerFlags().CentreVertical().Border(wxLEFT, layout::gap(this)));
    all->Add(by_hand, layout::spaced().Expand());
    auto* const close = cancel_button(this);
    close->SetLabel(_("Close"));
    all->Add(close, layout::spaced().Right());
    SetSizer(all);
    close->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Hide(); });
    m_number_of->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_state(); });
    Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
        event.Skip();
        m_number_of->SetSelection(0);
    });
    m_switch->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { switch_over(); });
    m_copy->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (wxClipboardLocker clipboard; !!clipboard) {
            wxTheClipboard->SetData(new wxTextDataObject(m_address->GetValue()));
        }
    });
    m_open->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { m_host.open_seats(); });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Hide(); });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (IsShown()) {
            show_state();
        }
    });
    constexpr int second = 1000;
    m_tick.Start(second);
    show_state();
    CentreOnParent();
}

void SeatDialog::switch_over() {
    wxString hindered;
    if (m_host.on()) {
        m_host.switch_off();
    } else if (m_network->GetSelection() == wxNOT_FOUND) {
        hindered = _("This computer is not on a network. Connect to one or start a hotspot, then try again.");
    } else {
        std::map<std::string, std::string> numbers;
        for (const auto& [id, name] : m_seats) {
            if (m_numbered->GetValue()) {
                numbers[id] = seat::random_number();
            }
        }
        hindered = m_host.switch_on(m_networks[static_cast<std::size_t>(m_network->GetSelection())].address, m_tls->GetValue(), numbers);
    }
    m_said->Show(!hindered.empty());
    layout::set_wrapped(m_said, hindered, FromDIP(words_width));
    show_state();
    Fit();
}

wxString SeatDialog::number_in_words() const {
    wxString words;
    for (std::size_t place = 0; place < m_seats.size(); ++place) {
        const auto& [id, name] = m_seats[place];
        const auto& numbers = m_host.evening().numbers;
        const auto number = numbers.find(id);
        const bool asked = m_number_of->GetSelection() == static_cast<int>(place) + 1;
        if (number != numbers.end() && (asked || m_host.closed().contains(id))) {
            words += (words.empty() ? wxString{} : wxString{"\n"}) + name + (asked ? ": " + to_wx(number->second) : wxString{}) +
                     (m_host.closed().contains(id) ? " (" + _("closed") + ")" : wxString{});
        }
    }
    return words + (m_host.evening().tls ? (words.empty() ? "" : "\n") + _("Fingerprint (SHA-256) of the certificate:") + "\n" +
                                               to_wx(seat::fingerprint_of(m_host.evening())).Mid(0, 47) + "\n" +
                                               to_wx(seat::fingerprint_of(m_host.evening())).Mid(48)
                                         : wxString{});
}

void SeatDialog::show_how() {
    const auto& evening = m_host.evening();
    const auto found = std::ranges::find(m_networks, evening.address, &seat::Network::address);
    if (found == m_networks.end()) { // it has gone since
        m_networks.push_back({.name = {}, .address = evening.address, .own = false});
        m_network->Append(to_wx(evening.address));
        m_network->SetSelection(static_cast<int>(m_networks.size()) - 1);
    } else {
        m_network->SetSelection(static_cast<int>(found - m_networks.begin()));
    }
    m_numbered->SetValue(!evening.numbers.empty());
    m_tls->SetValue(evening.tls);
}

void SeatDialog::show_state() {
    const bool on = m_host.on();
    m_readers->SetLabelText(
        on ? wxString::Format(wxPLURAL("%d page follows the game", "%d pages follow the game", m_host.readers()), m_host.readers())
           : wxString{});
    const bool numbered = on && !m_host.evening().numbers.empty();
    const auto numbers = on ? number_in_words() : wxString{};
    const auto state = m_host.address() + (numbered ? "#" : "") + to_utf8(numbers) + std::to_string(m_host.closed().size());
    if (state == m_shown) {
        return;
    }
    m_shown = state;
    if (on) {
        show_how();
    }
    m_number_label->Show(numbered);
    m_number_of->Show(numbered);
    m_switch->SetLabel(on ? _("&Stop showing them") : _("&Show the books"));
    m_network->Enable(!on);
    m_numbered->Enable(!on);
    m_tls->Enable(!on);
    m_code->show(m_host.address());
    m_address->SetValue(to_wx(m_host.address()));
    m_copy->Enable(on);
    m_numbers->SetLabelText(numbers);
    m_numbers->Show(!numbers.empty());
    m_readers->Show(on);
    m_open->Show(!m_host.closed().empty());
    m_open->GetContainingSizer()->Layout();
    Layout();
    Fit();
    CallAfter([this] { // what has just come into sight has its fonts only now
        m_numbers->InvalidateBestSize();
        Layout();
        Fit();
    });
}

} // namespace intendant::app
