// The rulebook's turn of Japan as commands of the program itself, without the written form.

#include "tests/playthroughs/script.hpp"
#include "tests/support/catch.hpp"

using namespace intendant;
using namespace intendant::axis_allies;
using namespace intendant::test;

namespace {

/// Books commands one after the other; each must be booked without a warning.
class Seat {
public:
    Seat() : m_game(db::AxisAlliesSession::in_memory(printed_tables())) {}

    Seat& book(const Command& command) {
        const auto answer = m_game.book(command);
        if (answer.refused) {
            FAIL(answer.refused->rule.id + ": " + to_english(*printed_tables(), answer.refused->why));
        }
        for (const auto& warning : answer.warnings) {
            FAIL(warning.rule.id + ": " + to_english(*printed_tables(), warning.why));
        }
        REQUIRE(answer.booked);
        return *this;
    }
    Seat& fire(std::vector<int> faces) { return book(Fire{.dice = table(std::move(faces))}); }
    Seat& lose(Power power, Unit unit) { return book(TakeLosses{{{.power = power, .unit = unit, .count = 1}}}); }
    Seat& move(std::vector<UnitCount> units, std::string_view from, std::string_view to) {
        return book(MoveUnits{.units = std::move(units), .from = at(from), .to = at(to)});
    }
    Seat& begin(std::string_view space) { return book(BeginBattle{.space = at(space)}); }
    Seat& end() { return book(EndAction{}); }

    static core::Throw table(std::vector<int> faces) {
        core::Throw thrown;
        thrown.faces = std::move(faces);
        return thrown;
    }
    static SpaceId at(std::string_view space) {
        const auto found = printed_tables()->find(space);
        REQUIRE(found);
        return *found;
    }
    const db::AxisAlliesSession& game() const { return m_game; }

private:
    db::AxisAlliesSession m_game;
};

Situation manchuria_has_fallen() {
    const auto at = Seat::at;
    return {.round = 1,
            .power = Power::Japan,
            .controllers = {{at("manchuria"), Power::Ussr}},
            .units = {{at("manchuria"), Power::Japan, Unit::Infantry, 0},
                      {at("manchuria"), Power::Japan, Unit::Fighter, 0},
                      {at("manchuria"), Power::Ussr, Unit::Infantry, 1},
                      {at("manchuria"), Power::Ussr, Unit::Armor, 1},
                      {at("soviet_far_east"), Power::Ussr, Unit::Armor, 0},
                      {at("yakut_ssr"), Power::Ussr, Unit::Infantry, 2}}};
}

void move_to_combat(Seat& seat) {
    using enum Unit;
    seat.move({{Fighter, 1}}, "sz_caroline_islands", "sz_hawaiian_islands")
        .move({{Battleship, 1}}, "sz_caroline_islands", "sz_hawaiian_islands")
        .move({{Submarine, 1}}, "sz_solomon_islands", "sz_hawaiian_islands")
        .book(LoadTransport{{{Infantry, 2}}, Seat::at("japan"), Seat::at("sz_japan")})
        .move({{Battleship, 1}, {Transport, 1}}, "sz_japan", "sz_midway_island")
        .book(UnloadTransport{{{Infantry, 2}}, Seat::at("sz_midway_island"), Seat::at("midway_island")})
        .move({{Fighter, 1}}, "philippine_islands", "manchuria")
        .move({{Infantry, 2}}, "kwangtung", "manchuria")
        .move({{Bomber, 1}, {Fighter, 1}}, "japan", "manchuria")
        .end();
}

void fight_at_hawaii(Seat& seat) {
    seat.begin("sz_hawaiian_islands")
        .fire({3})
        .lose(Power::Usa, Unit::Submarine)
        .fire({3})
        .lose(Power::Usa, Unit::Carrier)
        .fire({2})
        .lose(Power::Usa, Unit::Fighter)
        .fire({5})
        .fire({6});
}

void fight_at_midway(Seat& seat) {
    seat.begin("midway_island")
        .fire({5})
        .fire({3, 6})
        .fire({2})
        .lose(Power::Japan, Unit::Infantry)
        .fire({1})
        .lose(Power::Usa, Unit::Infantry)
        .fire({2})
        .lose(Power::Japan, Unit::Infantry);
}

void fight_for_manchuria(Seat& seat) {
    seat.begin("manchuria")
        .fire({3, 2})
        .fire({6, 5})
        .fire({4})
        .lose(Power::Ussr, Unit::Infantry)
        .fire({2, 1})
        .book(TakeLosses{{{.power = Power::Japan, .unit = Unit::Infantry, .count = 1},
                          {.power = Power::Japan, .unit = Unit::Fighter, .count = 1, .started_at = Seat::at("japan")}}})
        .book(PressOn{})
        .fire({1})
        .lose(Power::Ussr, Unit::Armor)
        .fire({4})
        .end();
}

void move_home_and_place(Seat& seat) {
    using enum Unit;
    seat.move({{Fighter, 1}}, "sz_hawaiian_islands", "sz_caroline_islands")
        .move({{Fighter, 1}}, "manchuria", "kwangtung")
        .move({{Bomber, 1}}, "manchuria", "japan")
        .book(LoadTransport{{{Infantry, 2}}, Seat::at("philippine_islands"), Seat::at("sz_philippine_islands")})
        .move({{Transport, 1}}, "sz_philippine_islands", "sz_kwangtung")
        .book(UnloadTransport{{{Infantry, 2}}, Seat::at("sz_kwangtung"), Seat::at("kwangtung")})
        .end()
        .book(PlaceUnits{.units = {{Fighter, 1}}, .space = Seat::at("japan")})
        .book(PlaceUnits{.units = {{Submarine, 1}}, .space = Seat::at("sz_japan")})
        .end()
        .book(CollectIncome{});
}

} // namespace

TEST_CASE("the turn of Japan in commands leads to the same books as its script", "[axis_allies][playthrough]") {
    Seat seat;
    seat.book(BeginGame{.situation = manchuria_has_fallen()})
        .book(Research{Seat::table({6})})
        .book(Develop{Seat::table({3})})
        .book(BuyUnits{{{Unit::Fighter, 1}, {Unit::Submarine, 1}}})
        .end();
    move_to_combat(seat);
    fight_at_hawaii(seat);
    fight_at_midway(seat);
    fight_for_manchuria(seat);
    move_home_and_place(seat);

    const auto script = played(text_of(INTENDANT_SOURCE_DIR "/docs/samples/japan_turn.jsonl"));
    CHECK(seat.game().digest() == script.digest());
    CHECK(seat.game().file().last_seq() == script.file().last_seq());
    // What was booked from commands reads as what was booked from lines.
    const auto commands = seat.game().log();
    const auto lines = script.log();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        CHECK(commands[i].entry.command == lines[i].entry.command);
        CHECK(commands[i].entry.events == lines[i].entry.events);
    }
}
