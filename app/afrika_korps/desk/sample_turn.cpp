#include "app/afrika_korps/desk/sample_turn.hpp"

#include "app/cli/script_line.hpp"
#include "app/desk/sample_of.hpp"
#include "app/widgets/icons.hpp"

#include <string>

namespace intendant::app::ak {

const std::vector<SampleStep>& sample_steps() {
    static const std::vector<SampleStep> steps{
        {1, board::nothing_over, "guide.power", "W6",
         INTENDANT_TR(
             "April 1941: everything of the Axis stands in El Agheila. The head says whose turn it is and which step; the button at "
             "the right (F4) does what comes next.")},
        {2, board::nothing_over, "accounts", "W6",
         INTENDANT_TR(
             "The turn is started: the books find on the map who controls the four places and who is isolated. Supply, factors and "
             "the next arrivals always stand below.")},
        {3, board::nothing_over, "board.name", "W3",
         INTENDANT_TR("The Axis controls no port yet, so no supply comes. Savona goes to the base: from the next turn on it is a port.")},
        {4, 'S', "board.overlay.words", "J3",
         INTENDANT_TR(
             "The supply unit drives along the coast road to J3. The key S lays the lines of supply over the map, and says them in "
             "words: green ones are open.")},
        {7, 'B', "board.overlay.words", "H3",
         INTENDANT_TR("21/5, 21/104 and 21/3 stand next to Bengasi. Nobody has to attack a fortress; the key B shows who would have to "
                      "fight.")},
        {9, 'Z', "board.overlay.words", "H3",
         INTENDANT_TR(
             "The key Z shows the zones of control of both sides: hatched to the left for the Axis, to the right for the Allies.")},
        {12, board::nothing_over, "afrika_korps.battle.targets", "H2",
         INTENDANT_TR("Combat. The sheet at the left has who can be attacked; with a target chosen it shows the odds, the supply that "
                      "reaches all attackers, and the exact chance of each result before the die.")},
        {13, board::nothing_over, "afrika_korps.after.advance", "H2",
         INTENDANT_TR(
             "Twelve factors against one doubled in the fortress make 6-1. The table throws a 4: the defenders are eliminated. The "
             "attackers may advance into the fortress.")},
        {14, board::nothing_over, "board.name", "H2",
         INTENDANT_TR("21/104 advances into Bengasi. A click on the map or a key on the sheet books it.")},
        {15, 'I', "board.overlay.words", "H2",
         INTENDANT_TR("Nothing is left to fight. Before the turn ends the sheet says what its end brings: the supply that was used is "
                      "removed.")},
        {18, board::nothing_over, "accounts", "G25",
         INTENDANT_TR("The Allies: they control Tobruch, so one supply unit lands there without a die.")},
        {20, 'R', "board.overlay.words", "I33",
         INTENDANT_TR("The armour from H15 falls back along the coast. The key R shows what the units of a hex could reach.")},
        {25, 'I', "board.overlay.words", "H2",
         INTENDANT_TR("The next turn of the Axis begins without any supply on the map: every unit is isolated, and the key I says so. Two "
                      "turns of that would lose the game.")},
        {26, 'S', "board.overlay.words", "W3",
         INTENDANT_TR(
             "But now the base is a port. The die for supply shows a 4: a supply unit lands in W3, and the lines are open again.")},
        {26, board::nothing_over, "guide.next", "W3",
         INTENDANT_TR(
             "Each of these entries is a move on the map, a field on the sheet, or a line in the quick entry (Ctrl+E). F1 explains "
             "the rule behind it. The sample is not kept: end it, and begin a game of your own.")},
    };
    return steps;
}

namespace {

std::filesystem::path sample_file() { return resources() / "afrika_korps" / "first_turn.jsonl"; }

} // namespace

std::vector<Command> sample_commands(const Tables& tables) {
    return sample_commands_of<Session>(
        sample_file(), [&](const std::string& line) { return std::get<Command>(cli::read_line<afrika_korps::Game>(tables, line).wish); });
}

Session play_sample(const std::shared_ptr<const Tables>& tables, const std::vector<Command>& commands, std::size_t entries) {
    return play_sample_of<Session>(sample_file(), tables, commands, entries);
}

} // namespace intendant::app::ak
