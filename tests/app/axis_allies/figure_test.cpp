// Every figure can be traced: the entries behind it add up to what the books show.

#include "app/axis_allies/books/trace.hpp"
#include "app/base/text.hpp"
#include "app/widgets/row_list.hpp"
#include "tests/app/axis_allies/open_game.hpp"

#include <wx/stattext.h>

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;
using app::aa::Figure;

namespace {

std::int64_t last(const app::aa::Session& session, const Figure& figure) {
    const auto lines = app::aa::trace(session, figure);
    std::int64_t sum = 0;
    for (const auto& line : lines) {
        sum += line.change;
        CHECK(line.change != 0);
        CHECK(line.then == sum);
    }
    return sum;
}

std::vector<Command> japan_turn() {
    const auto script = read_script(INTENDANT_SOURCE_DIR "/docs/samples/japan_turn.jsonl");
    return {script.commands.begin(), script.commands.end()};
}

} // namespace

TEST_CASE("the entries behind every figure add up to it, also after undo", "[axis_allies][figures]") {
    auto session = app::aa::Session::in_memory(game_tables());
    const auto adds_up = [&] {
        const auto& state = session.state();
        for (const auto power : all_powers) {
            INFO(id_of(power));
            CHECK(last(session, {.kind = Figure::Treasury, .power = power}) == state.powers[power].treasury.amount);
            CHECK(last(session, {.kind = Figure::Production, .power = power}) == production(state, power).amount);
            std::int64_t waiting = 0;
            for (const auto unit : all_units) {
                waiting += state.powers[power].waiting[unit];
            }
            CHECK(last(session, {.kind = Figure::Waiting, .power = power}) == waiting);
        }
        for (const auto& stack : state.stacks) {
            INFO(game_tables()->spaces[static_cast<std::size_t>(stack.space.index)].id << ' ' << id_of(stack.unit));
            std::int64_t count = 0;
            for (const auto& other : state.stacks) {
                if (other.space == stack.space) {
                    count += other.owner == stack.owner && other.unit == stack.unit ? other.count : 0;
                    for (const auto& cargo : other.cargo) {
                        count += cargo.owner == stack.owner && cargo.unit == stack.unit ? cargo.count * other.count : 0;
                    }
                }
            }
            CHECK(last(session, {.kind = Figure::Pieces, .power = stack.owner, .unit = stack.unit, .space = stack.space}) == count);
        }
    };
    for (const auto& command : japan_turn()) {
        REQUIRE(session.book(command).booked);
    }
    adds_up();
    for (int times = 0; times < 20; ++times) {
        REQUIRE(session.undo());
    }
    adds_up();
}

TEST_CASE("a figure leads to its entries from the bank, the overview and a sheet", "[axis_allies][window][figures]") {
    const auto commands = japan_turn();
    const Folder folder;
    {
        auto session = app::aa::Session::create(folder / "game.intendant", game_tables());
        for (const auto& command : commands) {
            REQUIRE(session.book(command).booked);
        }
    }
    Hand hand;
    hand.open(folder / "game.intendant");
    hand.click("last_entries.go_on");
    hand.page(WXK_F7, "bank");
    hand.click_row("bank.powers", "japan");
    auto& rows = dynamic_cast<app::RowList&>(hand.see("bank.trace"));
    const auto title = [&] { return dynamic_cast<wxStaticText&>(hand.see("bank.trace.title")).GetLabel(); };
    const auto keys = [&] {
        std::vector<std::string> result;
        for (const auto& row : rows.rows()) {
            result.push_back(row.key);
        }
        return result;
    };
    CHECK(title().Contains("treasury: Japan"));
    CHECK(rows.rows().size() == 4);
    hand.select("bank.trace.kind", "Production");
    CHECK(wait_until([&] { return title().Contains("production: Japan"); }));
    CHECK(rows.rows().size() == 2);
    CHECK(rows.rows().back().cells[1] == "+3");

    hand.type("bank.amount", "8");
    CHECK(wait_until([&] { return hand.see("bank.paying").GetLabel().Contains("Paying 8 IPC hands over"); }));

    hand.page(WXK_F11, "territories");
    hand.type("territories.search", "manchuria");
    hand.click_row("sheet.units", "0");
    hand.see("sheet.units"); // a name is no figure
    hand.click_cell("sheet.units", "0", 1);
    CHECK(wait_until([&] { return title().Contains("Manchuria"); }));
    CHECK(title().Contains("Infantry"));
    CHECK(keys() == std::vector<std::string>{"13", "40"});
    CHECK(rows.rows().back().cells[2] == "1");

    hand.click_account("germany", app::AccountStrip::Part::Figure);
    CHECK(wait_until([&] { return title().Contains("treasury: Germany"); }));
    CHECK(keys() == std::vector<std::string>{"1"});
    hand.click_account("ussr", app::AccountStrip::Part::Detail);
    CHECK(wait_until([&] { return title().Contains("production: U.S.S.R."); }));
    CHECK(keys() == std::vector<std::string>{"1", "44"});
    hand.page(WXK_F8, "chart");
    hand.click_cell("chart.levels", "uk", 5);
    CHECK(wait_until([&] { return title().Contains("treasury: United Kingdom"); }));

    // Enter says the same of the row.
    hand.click_account("uk", app::AccountStrip::Part::Detail);
    CHECK(wait_until([&] { return title().Contains("production: United Kingdom"); }));
    hand.see("accounts").SetFocus();
    hand.key(WXK_LEFT);
    hand.key(WXK_RETURN);
    CHECK(wait_until([&] { return title().Contains("treasury: Germany"); }));
    hand.frame().close_game();
}
