#include "app/axis_allies/desk/sample_turn.hpp"

#include "app/cli/script_line.hpp"
#include "app/desk/sample_of.hpp"
#include "app/widgets/icons.hpp"
#include "db/session/axis_allies/session.hpp"

#include <string>

namespace intendant::app::aa {

const std::vector<SampleStep>& sample_steps() {
    static const std::vector<SampleStep> steps{
        {1, "turn", "guide.power", "",
         INTENDANT_TR("The rule book shows one turn of Japan in pictures; here it is played on the real windows. Manchuria has fallen to "
                      "the Soviets, and Japan is to play. The left side always says whose turn it is and which Action.")},
        {3, "technology", "technology.weapons", "",
         INTENDANT_TR("Japan pays for one research die. The table throws a 6, a breakthrough, and then a 3, which names the development: "
                      "super submarines. Only what the dice show is typed.")},
        {4, "bank", "bank.powers", "",
         INTENDANT_TR("Japan buys a fighter and a submarine. The bank takes the price, and the pieces wait on the chart until their "
                      "placement.")},
        {4, "bank", "bank.trace", "",
         INTENDANT_TR("Any figure can be asked where it comes from: these entries made the treasury of Japan.")},
        {8, "board", "board.pieces", "sz_hawaiian_islands",
         INTENDANT_TR("Combat movement, first against Hawaii: a fighter and a battleship from the Caroline Islands, a submarine from the "
                      "Solomon Islands. The sheet of the sea zone shows who stands there now.")},
        {11, "board", "board.pieces", "midway_island",
         INTENDANT_TR("Two infantry go aboard a transport off Japan, sail with a battleship and land on Midway. Each of these is typed on "
                      "the sheet at the left (F5) or as one line in the quick entry (Ctrl+E).")},
        {14, "board", "board.pieces", "manchuria",
         INTENDANT_TR("Two infantry, two fighters and a bomber meet in Manchuria. The books know where each aircraft started and how far "
                      "it has flown.")},
        {15, "battle", "combat.pending", "",
         INTENDANT_TR("Combat: each place where enemies stand together is a battle to be fought, in the order that the attacker "
                      "likes.")},
        {16, "battle", "battle.columns", "",
         INTENDANT_TR("The sea battle at Hawaii on the battle board: each piece stands in the column of its factor, the attacker above, "
                      "the defender below. The exact odds stand beside it.")},
        {17, "battle", "losses.take", "",
         INTENDANT_TR("The super submarine fires first and throws a 3: a hit. The program proposes what is lost; the table may choose "
                      "otherwise before it is booked.")},
        {20, "battle", "battle.columns", "",
         INTENDANT_TR("The enemy's submarine is gone without having fired. Then the fighter hits the carrier: it stands behind the "
                      "casualty line and will still fire back.")},
        {24, "battle", "battle.news", "",
         INTENDANT_TR("The battleship hits too, and what stood behind the casualty line fires back and misses. The sea zone is won, and "
                      "the board says how lucky the dice were.")},
        {26, "battle", "battle.columns", "",
         INTENDANT_TR("Midway: the battleship that came with the transport supports the landing with one shot, and misses.")},
        {33, "board", "board.facts", "midway_island",
         INTENDANT_TR("Two rounds later both sides are destroyed. Nobody is left to take Midway: it stays with the United States.")},
        {38, "battle", "battle.columns", "",
         INTENDANT_TR("Manchuria: infantry, fighters and bomber throw column by column. One hit: the Soviet infantry goes behind the "
                      "casualty line.")},
        {40, "battle", "decide.press_on", "",
         INTENDANT_TR("The Soviets hit twice; Japan gives up an infantry and a fighter. Now the attacker presses on or retreats, and the "
                      "odds say what either is worth.")},
        {44, "chart", "chart.picture", "",
         INTENDANT_TR("One more round, and Manchuria is taken. The marker of Japan moves up on the production chart, that of the Soviets "
                      "down: a level always follows from who holds which territory.")},
        {51, "board", "board.pieces", "kwangtung",
         INTENDANT_TR("Non-combat movement: the aircraft land where they still can, and a transport brings two infantry to Kwangtung.")},
        {54, "board", "board.pieces", "sz_japan",
         INTENDANT_TR("Placement of new units: the fighter stands in Japan now, the submarine in its sea zone.")},
        {55, "turn", "income.what", "", INTENDANT_TR("Income: the bank pays what the production chart says.")},
        {56, "log", "log.more", "",
         INTENDANT_TR("Every entry stands in the log. In a game of yours it is on the disk before you see it; what is taken back (Ctrl+Z) "
                      "stays there, struck through, and can be brought back.")},
        {56, "turn", "guide.next", "",
         INTENDANT_TR("This button (F4) always does what the table does next. F1 explains the rule behind it, and ? shows all keys. The "
                      "sample is not kept: end it, and begin a game of your own.")},
    };
    return steps;
}

namespace {

std::filesystem::path sample_file() { return resources() / "axis_allies" / "japan_turn.jsonl"; }

} // namespace

std::vector<Command> sample_commands(const Tables& tables) {
    return sample_commands_of<Session>(
        sample_file(), [&](const std::string& line) { return std::get<Command>(cli::read_line<axis_allies::Game>(tables, line).wish); });
}

Session play_sample(const std::shared_ptr<const Tables>& tables, const std::vector<Command>& commands, std::size_t entries) {
    return play_sample_of<Session>(sample_file(), tables, commands, entries);
}

} // namespace intendant::app::aa
