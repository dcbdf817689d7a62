#include "app/risiko/desk/sample_turn.hpp"

#include "app/cli/script_line.hpp"
#include "app/desk/sample_of.hpp"
#include "app/widgets/icons.hpp"

#include <string>

namespace intendant::app::rk {

const std::vector<SampleStep>& sample_steps() {
    static const std::vector<SampleStep> steps{
        {1, "guide.power", "africa_del_nord",
         INTENDANT_TR(
             "Round 4: it is the turn of Red, who holds South America and all of Africa but the Congo. The head says whose turn it is; "
             "the button at the right (F4) does what comes next.")},
        {1, "risiko.turn", "africa_del_nord",
         INTENDANT_TR("Reinforcement: ten territories and South America make five armies. The sheet has the sum, and a click on the board "
                      "places one.")},
        {2, "board.name", "africa_del_nord",
         INTENDANT_TR("All five go to North Africa. Below the board stands in words what its numbers show: owner, value and armies.")},
        {4, "risiko.attack.odds", "congo",
         INTENDANT_TR(
             "An attack on the Congo, three dice against three. Before anybody throws, the exact odds of this throw and of the whole "
             "attack stand here.")},
        {5, "board.name", "congo",
         INTENDANT_TR("The table throws 6 4 2 against 5 5 1. Only the faces are typed: Red loses one army, Blue two.")},
        {6, "board.name", "congo",
         INTENDANT_TR("Once more, three dice against one: the Congo falls, and the three armies that attacked move in. Africa is Red's.")},
        {7, "guide.next", "africa_del_nord", INTENDANT_TR("No more attacks: F4. One strategic move may follow, to a territory beside it.")},
        {8, "board.name", "egitto",
         INTENDANT_TR("Four armies go to Egypt, where the Middle East looks in. Drag them, or type from, to and how many.")},
        {9, "accounts", "egitto",
         INTENDANT_TR(
             "Red took a territory, so a card is drawn, and Blue is next. Territories, cards, points and armies of all stand below.")},
        {9, "guide.next", "egitto",
         INTENDANT_TR(
             "Each of these entries can also be typed as one line (Ctrl+E), such as \"attack china > siam 654 32\". F1 explains the rule "
             "behind it. The sample is not kept: end it, and begin a game of your own.")},
    };
    return steps;
}

namespace {

std::filesystem::path sample_file() { return resources() / "risiko" / "sample_turn.jsonl"; }

} // namespace

std::vector<Command> sample_commands(const Tables& tables) {
    return sample_commands_of<Session>(
        sample_file(), [&](const std::string& line) { return std::get<Command>(cli::read_line<risiko::Game>(tables, line).wish); });
}

Session play_sample(const std::shared_ptr<const Tables>& tables, const std::vector<Command>& commands, std::size_t entries) {
    return play_sample_of<Session>(sample_file(), tables, commands, entries);
}

} // namespace intendant::app::rk
