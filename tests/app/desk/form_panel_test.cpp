// Any form on the desk: fields that follow from others, numbers, dice, sums; what is typed stays, and the panel empties itself.

#include "app/desk/form_panel.hpp"
#include "tests/app/hand.hpp"
#include "tests/support/catch.hpp"

#include <wx/frame.h>
#include <wx/spinctrl.h>

using namespace intendant;
using namespace intendant::test;
using core::FormValues;

namespace {

/// From a harbour boats go to another one, and each harbour has fishers to send along.
class Boats {
public:
    Boats() : m_frame(nullptr, wxID_ANY, "boats", wxDefaultPosition, wxSize(500, 600)) {
        panel =
            new app::FormPanel(&m_frame, "boats",
                               {.form = [this](const FormValues& values) { return form(values); },
                                .book =
                                    [this](const FormValues& values, const std::function<void()>& done) {
                                        if (!answers(values)) {
                                            return false;
                                        }
                                        booked.push_back(values);
                                        if (accepts) {
                                            panel->show_state();
                                            done();
                                        }
                                        return true;
                                    },
                                .foresee = [](const FormValues&) { return wxString{"Boats sail."}; },
                                .say = [](const core::Message& message) { return app::translate(message, {}); },
                                .moment = [this] { return moment; },
                                .complain = [this](const wxString& sentence) { said = sentence; },
                                .unread = [](const wxString&) {},
                                .things =
                                    [](const std::string&) {
                                        return std::vector<app::Nameable>{
                                            {"bari", {"Bari"}}, {"capri", {"Capri", "Caprae"}}, {"rimini", {"Rimini"}}, {"rome", {"Rome"}}};
                                    }});
        m_frame.Show();
        panel->show_state();
        REQUIRE(wait_until([&] { return panel->IsShownOnScreen(); }));
    }
    ~Boats() { m_frame.Hide(); }
    Boats(const Boats&) = delete;
    Boats& operator=(const Boats&) = delete;

    template <class Window> Window& field(const wxString& name) const {
        auto* const window = dynamic_cast<Window*>(m_frame.FindWindowByName("boats." + name, &m_frame));
        INFO("looking for " << app::to_utf8(name));
        REQUIRE(window != nullptr);
        return *window;
    }
    void type(const wxString& name, const wxString& text) const { field<app::NameField>(name).SetValue(text); }
    bool has(const wxString& name) const {
        const auto* const window = m_frame.FindWindowByName("boats." + name, &m_frame);
        return window != nullptr && window->IsShown();
    }

    app::FormPanel* panel;
    std::vector<FormValues> booked;
    std::string moment{"spring"};
    wxString said;
    bool accepts{true};
    bool dice{false};

private:
    std::optional<core::Form> form(const FormValues& values) const {
        core::Form form{.id = "sail", .title = core::told("Boats sail"), .seats = {}};
        const auto harbour = [](const char* id, const char* name) { return core::FormChoice{id, core::told(name)}; };
        form.fields = {core::leading(core::naming(
            core::choice_field("from", core::told("From"), {harbour("bari", "Bari"), harbour("capri", "Capri")}, values), "harbour"))};
        const auto from = form.fields.front().value;
        std::vector<core::FormChoice> to;
        if (!from.empty()) {
            to = {harbour("rimini", "Rimini"), from == "bari" ? harbour("capri", "Capri") : harbour("bari", "Bari")};
        }
        form.fields.push_back(core::naming(core::choice_field("to", core::told("To"), to, values), "harbour"));
        form.fields.push_back(core::count_field("boats", core::told("Boats"), from == "bari" ? 9 : 4, values, from.empty() ? 0 : 4));
        if (from == "bari") {
            form.fields.push_back(core::count_field("night", core::told("By night"), 1, values));
        }
        if (dice) {
            form.fields.push_back(core::dice_field("weather", core::told("Weather"), 2, values));
            form.fields.back().exact = true;
        }
        int along = 0;
        for (const auto* const who : {"anna", "bruno"}) {
            form.fields.push_back(core::leading(core::listed(core::count_field(who, core::told(who), 5, values), core::told("of 5"))));
            along += core::count_in(values, who, 99);
        }
        form.sums = {core::told(std::to_string(along) + " of 10")};
        return form;
    }
    bool answers(const FormValues& values) const {
        return values.contains("from") && values.contains("to") && (!dice || values.contains("weather"));
    }

    wxFrame m_frame;
};

} // namespace

TEST_CASE("a form on the desk asks anew what follows from a field, and what is typed elsewhere stays", "[window][form]") {
    Boats boats;
    auto& from = boats.field<app::NameField>("from");
    auto& count = boats.field<wxSpinCtrl>("boats");
    CHECK(count.GetValue() == 0);
    CHECK_FALSE(boats.has("night"));
    from.SetFocus();
    boats.type("from", "cap");
    CHECK(count.GetValue() == 4); // as proposed
    boats.type("to", "rim");
    boats.field<wxSpinCtrl>("anna").SetValue(2);
    wxCommandEvent typed(wxEVT_TEXT, boats.field<wxSpinCtrl>("anna").GetId());
    boats.field<wxSpinCtrl>("anna").GetEventHandler()->ProcessEvent(typed);
    CHECK(boats.field<wxStaticText>("sums").GetLabelText() == "2 of 10");
    boats.type("from", "bari"); // from elsewhere: another field comes
    CHECK(boats.has("night"));
    CHECK(&boats.field<app::NameField>("from") == &from);
    CHECK(wait_until([&] { return from.HasFocus(); }));
    CHECK(boats.panel->values() == FormValues{{"from", "bari"}, {"to", "rimini"}, {"anna", "2"}});
    CHECK(boats.field<wxStaticText>("foreseen").GetLabelText() == "Boats sail.");
    CHECK(from.GetNextSibling()->GetNextSibling() == &boats.field<app::NameField>("to")); // Tab goes on in their order
    boats.type("from", "cap");
    CHECK_FALSE(boats.has("night"));
}

TEST_CASE("a form on the desk says what is missing, and is empty after its entry and in another phase", "[window][form]") {
    Boats boats;
    boats.type("from", "bari");
    boats.panel->book();
    CHECK(boats.booked.empty());
    CHECK(boats.said.Contains("To"));
    CHECK(wait_until([&] { return boats.field<app::NameField>("to").HasFocus(); }));
    boats.type("to", "nowhere");
    boats.panel->book();
    CHECK(boats.said.Contains("nowhere"));
    boats.type("to", "capri");
    boats.accepts = false; // it waits for a reason
    boats.panel->book();
    CHECK(boats.booked.size() == 1);
    CHECK(boats.panel->values() == FormValues{{"from", "bari"}, {"to", "capri"}});
    boats.accepts = true;
    boats.panel->book();
    CHECK(boats.panel->values().empty());
    CHECK(boats.field<app::NameField>("from").GetValue().empty());
    boats.type("from", "bari");
    boats.panel->show_state(); // something else was booked
    CHECK(boats.panel->values() == FormValues{{"from", "bari"}});
    boats.moment = "summer";
    boats.panel->show_state();
    CHECK(boats.panel->values().empty());
}

TEST_CASE("what a form does not offer is understood all the same, and goes when it can be meant no longer", "[window][form]") {
    Boats boats;
    boats.type("from", "rome");
    CHECK(boats.field<app::NameField>("from").doubt().empty()); // the rules answer it
    CHECK(boats.panel->values() == FormValues{{"from", "rome"}});
    CHECK(boats.field<app::NameField>("from").GetCount() <= 2); // it is not proposed
    boats.panel->show_state();
    CHECK(boats.panel->values().empty());
    CHECK(boats.field<app::NameField>("from").GetValue().empty());
    boats.panel->fill({{"from", "capri"}, {"to", "bari"}, {"boats", "3"}, {"bruno", "1"}});
    CHECK(boats.panel->values() == FormValues{{"from", "capri"}, {"to", "bari"}, {"boats", "3"}, {"bruno", "1"}});
}

TEST_CASE("the last die of a form books where nothing else is open", "[window][form]") {
    Boats boats;
    boats.dice = true;
    boats.panel->show_state();
    auto& keys = boats.field<wxTextCtrl>("weather.keys");
    keys.SetFocus();
    keys.SetValue("35");
    CHECK(wait_until([&] { return boats.said.Contains("From"); }));
    CHECK(boats.booked.empty());
    CHECK(wait_until([&] { return boats.panel->values() == FormValues{{"weather", "35"}}; })); // they stay
    boats.type("from", "bari");
    boats.type("to", "capri");
    keys.SetValue({});
    keys.SetValue("62");
    REQUIRE(wait_until([&] { return boats.booked.size() == 1; }));
    CHECK(boats.booked.front().at("weather") == "62");
    CHECK(wait_until([&] { return boats.panel->values().empty(); }));
}
