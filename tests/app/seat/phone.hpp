#pragma once

#include "app/base/text.hpp"
#include "tests/app/hand.hpp"
#include "tests/app/seat/browser.hpp"
#include "tests/support/catch.hpp"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/textctrl.h>

#include <memory>
#include <string>

// A phone beside the real window.
namespace intendant::test {

/// Opens the window of the seats and shows the books on this computer alone.
inline std::string show_books(Hand& hand, bool numbered = false) {
    hand.choose("&Game", "Show the books to the pla&yers...");
    auto& network = dynamic_cast<wxChoice&>(hand.see("seats.network"));
    network.SetSelection(static_cast<int>(network.GetCount()) - 1);
    dynamic_cast<wxCheckBox&>(hand.see("seats.numbered")).SetValue(numbered);
    hand.click("seats.switch");
    auto& address = dynamic_cast<wxTextCtrl&>(hand.see("seats.address"));
    REQUIRE(wait_until([&] { return !address.GetValue().empty(); }));
    return app::to_utf8(address.GetValue());
}

inline std::uint16_t port_of(const std::string& address) {
    const auto colon = address.rfind(':');
    return static_cast<std::uint16_t>(std::stoi(address.substr(colon + 1)));
}
inline std::string path_of(const std::string& address) { return address.substr(address.find("/j/")); }

/// A browser that has scanned the code.
class Phone {
public:
    explicit Phone(const std::string& address)
        : m_port(port_of(address)), cookie(cookie_in(answer(m_port, request(m_port, "GET", path_of(address))))) {}

    std::string post(const std::string& path, const std::string& body) const {
        return answer(m_port, request(m_port, "POST", path, cookie, body));
    }
    void sit(const std::string& seat, const std::string& number = {}) {
        const auto set = cookie_in(post("/join", R"({"seat":")" + seat + R"(","number":")" + number + "\"}"));
        cookie = set.empty() ? cookie : set;
    }
    int propose(const std::string& seat, const std::string& form, std::int64_t situation, const std::string& values) const {
        return status_of(post("/propose", R"({"seat":")" + seat + R"(","form":")" + form + R"(","situation":)" + std::to_string(situation) +
                                              R"(,"values":{)" + values + "}}"));
    }
    std::string get(const std::string& path) const { return answer(m_port, request(m_port, "GET", path, cookie)); }
    std::unique_ptr<Wire> follow() const {
        auto wire = std::make_unique<Wire>(m_port);
        wire->send(request(m_port, "GET", "/events?lang=en", cookie));
        return wire;
    }

private:
    std::uint16_t m_port;

public:
    std::string cookie;
};

} // namespace intendant::test
