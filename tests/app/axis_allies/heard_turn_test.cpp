// A whole turn of the United Kingdom, played by somebody who hears the window and sees nothing of it: what is to be done, what stands
// where and what came of it are read from the accessible tree alone, and everything is typed.
#include "tests/app/axis_allies/open_game.hpp"
#include "tests/app/heard.hpp"
#include "tests/app/reader.hpp"

#include <cctype>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

Situation british_turn() {
    Situation situation;
    situation.power = Power::Uk;
    return situation;
}

class Listener {
public:
    Listener() : m_game(british_turn()), m_reader(m_game.hand.frame()) {}

    std::string find(const std::string& words) const { return m_reader.find(words); }
    std::string focus() const { return m_reader.focus(); }

    /// The last entry stands below where the log does not stand beside; an earlier evening may have left it open.
    void fold_column() {
        if (find("Last entry").empty()) {
            m_game.hand.key('2', wxMOD_CONTROL);
            wait_until([&] { return !find("Last entry").empty(); }, 2000);
        }
    }
    void key(int code) {
        m_game.hand.key(code);
        wait_until([] { return false; }, 30);
    }
    void type(const std::string& text) {
        for (const char sign : text) {
            key(std::toupper(static_cast<unsigned char>(sign)));
        }
    }
    /// Tab, until a control of that name has the keyboard.
    void tab_to(const std::string& beginning) {
        std::string met;
        for (int presses = 0; presses < 60; ++presses) {
            if (wait_until([&] { return focus().starts_with(beginning); }, presses == 0 ? 400 : 40)) {
                return;
            }
            met += focus() + "; ";
            key(WXK_TAB);
        }
        FAIL("no control is called " << beginning << "; there are: " << met);
    }
    /// Does something, and hears that it was booked: once, and as it then stands on the desk.
    std::string books(const std::function<void()>& act) {
        const auto before = find("Last entry");
        const Announced announced;
        act();
        const bool booked = wait_until([&] { return find("Last entry") != before; }, 3000);
        INFO("the keyboard is on \"" << focus() << "\"; the last entry heard of: " << before << "; notice: " << notice());
        REQUIRE(booked);
        wait_until([] { return false; }, 250); // until all that follows is booked
        const auto heard = find("Last entry");
        const auto said = heard.substr(heard.find(": ") + 2);
        INFO(said);
        CHECK(announced.times(said) == 1);
        return said;
    }
    /// What the large button proposes, done by its key, which it names.
    std::string go_on(const std::string& to) {
        const auto proposed = find("F4");
        INFO("proposed: " << proposed);
        CHECK(proposed.find(to) != std::string::npos);
        return books([&] { key(WXK_F4); });
    }
    /// So many of a piece from one space to another.
    std::string move(const std::string& from, const std::string& to, const std::vector<std::string>& pieces) {
        key(WXK_F5);
        tab_to("From");
        type(from);
        key(WXK_RETURN);
        tab_to("To");
        type(to);
        key(WXK_RETURN);
        for (const auto& piece : pieces) {
            tab_to(piece);
            type("1");
        }
        return books([&] { key(WXK_RETURN); });
    }
    /// As many dice as the field says are to come.
    std::string throws(const std::string& faces) {
        tab_to("Dice: ");
        INFO(focus());
        CHECK(focus().find(std::to_string(faces.size()) + " to come") != std::string::npos);
        return books([&] { type(faces); });
    }
    std::string notice() const { return app::to_utf8(m_game.hand.notice()); }

private:
    OpenGame m_game;
    Reader m_reader;
};

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("a whole turn of the United Kingdom is played by who hears the window alone", "[axis_allies][window][heard]") {
    Listener table;
    table.key(WXK_RETURN); // the last entries have been heard
    table.fold_column();
    CHECK(has(table.find("Steps of the turn"), "Purchase, now"));
    CHECK(has(table.find("plays now"), "United Kingdom, 30 IPC, makes 30, plays now"));

    table.key(WXK_F5);
    for (const auto& [piece, number] : {std::pair{"Infantry", "4"}, {"Armor", "1"}, {"Fighter", "1"}}) {
        table.tab_to(piece);
        table.type(number);
    }
    CHECK(has(table.books([&] { table.key(WXK_RETURN); }), "buys"));
    CHECK(has(table.find("plays now"), "United Kingdom, 1 IPC"));

    table.go_on("Combat movement");
    CHECK(has(table.find("Steps of the turn"), "Combat movement, now"));
    CHECK(has(table.move("anglo", "libya", {"Infantry", "Armor"}), "Libya"));
    CHECK(has(table.move("united k", "libya", {"Bomber"}), "Bomber"));

    table.go_on("Combat");
    CHECK(has(table.go_on("Libya"), "Libya"));
    CHECK(has(table.find("Attacker: "), "United Kingdom"));
    CHECK(has(table.throws("1"), "hits: 1"));
    CHECK(has(table.throws("3"), "hits: 1"));
    table.throws("66");
    table.go_on("Non-combat");
    CHECK(has(table.find("Steps of the turn"), "Non-combat, now"));

    CHECK(has(table.move("libya", "anglo", {"Bomber"}), "Anglo"));
    CHECK(has(table.move("india", "persia", {"Infantry"}), "Persia"));
    table.go_on("Placement");
    table.books([&] { table.key(WXK_RETURN); });
    table.go_on("Income");
    table.go_on("");
    CHECK(has(table.find("plays now"), "Japan"));
    CHECK(has(table.find("plays now"), "United Kingdom, 32 IPC, makes 31"));
}
