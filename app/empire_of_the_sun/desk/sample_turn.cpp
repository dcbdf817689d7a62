#include "app/empire_of_the_sun/desk/sample_turn.hpp"

#include "app/board/hex_overlays.hpp"
#include "app/cli/script_line.hpp"
#include "app/widgets/icons.hpp"

#include <string>
#include <utility>

namespace intendant::app::es {

namespace {

SampleStep told(std::size_t entries, const char* hex, const char* mark, const char* sentence) {
    return {.entries = entries, .form = "", .values = {}, .over = board::nothing_over, .mark = mark, .hex = hex, .sentence = sentence};
}

SampleStep filled(const char* form, core::FormValues values, std::size_t entries, const char* hex, const char* mark, const char* sentence) {
    auto step = told(entries, hex, mark, sentence);
    step.form = form;
    step.values = std::move(values);
    return step;
}

SampleStep over(char key, std::size_t entries, const char* hex, const char* sentence, const char* form = "", core::FormValues values = {}) {
    auto step = filled(form, std::move(values), entries, hex, "board.overlay.words", sentence);
    step.over = key;
    return step;
}

std::vector<SampleStep> operation_z() {
    return {
        told(1, "3705", "guide.power",
             INTENDANT_TR("December 1941: the campaign begins with a short turn, in which Japan plays card 1 and then card 2 (ES-SCN-20). "
                          "The head says whose turn it is; the button at the right (F4) does what comes next.")),
        filled("card", {{"card", "JP1"}, {"use", "event"}}, 1, "3705", "empire_of_the_sun.turn.card",
               INTENDANT_TR("A card is typed by its number, here 1: Operation Z, played as its event. The sheet says what the books know "
                            "of it, to be compared with the card in the hand (ES-CRD-1).")),
        told(2, "3705", "accounts",
             INTENDANT_TR(
                 "The card raises US Political Will to 8, once in the game (ES-PWL-3). The tracks of the table always stand below.")),
        filled("activate", {{"unit_jp_cv_akagi", "1"}, {"unit_jp_cv_soryu", "1"}, {"unit_jp_cv_shokaku", "1"}, {"unit_jp_bb_kongo_1", "1"}},
               2, "3705", "empire_of_the_sun.activate.form",
               INTENDANT_TR("Which units take part is not for Japan to choose: the event activates CV Akagi, CV Soryu, CV Shokaku and BB "
                            "Kongo 1, all of them in 3705, and nobody else (ES-SCN-21).")),
        over('R', 3, "3705",
             INTENDANT_TR("The four sail together, as far as 18 hexes (ES-SCN-21). The key R shows how far the units of a hex come, on the "
                          "map and in words.")),
        told(4, "5506", "board.name",
             INTENDANT_TR("They sail to 5506. From there Oahu, 5808, is within the range of the carriers, which need not enter a hex to "
                          "fight in it (ES-BAT-3).")),
        over('B', 5, "5808",
             INTENDANT_TR("5808 has to be declared a battle hex (ES-SCN-21). The key B shows the battle hexes, and who stands in them.")),
        filled("sea", {{"unit_jp_bb_kongo_1", "1"}}, 5, "5808", "guide.next",
               INTENDANT_TR("Air-naval combat: the carriers attack with 12, 10 and 14, together 36. BB Kongo 1 is their escort and adds "
                            "nothing, but it could be hit (ES-BAT-4).")),
        told(6, "5808", "accounts",
             INTENDANT_TR(
                 "The die shows an 8, and surprise adds 3 (ES-BAT-9). With 11 every point of attack is a hit, 36 in all (ES-BAT-8).")),
        told(6, "5808", "board.pieces",
             INTENDANT_TR("The Allies roll no die here, and what lies in Pearl Harbor defends at half (ES-SCN-21). Seven steps are lost: "
                          "every full unit that can be hit comes before any reduced one (ES-BAT-18).")),
        told(7, "3706", "board.name",
             INTENDANT_TR("After the battle the ships may move once more, to a port of their own: they sail home to Tokyo (ES-PBM-6).")),
        told(8, "5808", "board.pieces",
             INTENDANT_TR("The American carriers were at sea, where nobody could attack them. Now CV Lexington and CV Enterprise come to "
                          "Oahu (ES-SCN-21).")),
        told(9, "5808", "guide.next",
             INTENDANT_TR("The offensive ends, and Japan goes on with card 2 (ES-SCN-20). Whatever was booked is taken back with Ctrl+Z; "
                          "F1 explains the rule behind it. The sample is not kept: end it, and begin a game of your own.")),
    };
}

const core::FormValues& tsuji() {
    static const core::FormValues values{{"card", "JP3"}, {"use", "event"}, {"headquarters", "jp_hq_south"}};
    return values;
}

std::vector<SampleStep> malaya() {
    return {
        told(73, "2212", "guide.power",
             INTENDANT_TR("January 1942: the armies of Japan have landed in Malaya, and the offensives of the second turn begin "
                          "(ES-SEQ-3). Japan is to act; the button at the right (F4) does what comes next.")),
        filled("card", tsuji(), 73, "2014", "empire_of_the_sun.turn.card",
               INTENDANT_TR("Card 3, played as its event: a surprise attack, with +4 in ground combat in the mixed and jungle hexes of "
                            "Malaya, in place of the terrain (ES-GND-8).")),
        over('H', 73, "2212",
             INTENDANT_TR("HQ South leads. Its efficiency of 1 and the card's logistics value of 3 activate four units (ES-OFF-2). The key "
                          "H shows its range, and whom it may activate."),
             "card", tsuji()),
        told(75, "2112", "empire_of_the_sun.turn.offensive",
             INTENDANT_TR("With the two armies the example activates the 22nd Air Flotilla and BB Kongo 2, though the card names ground "
                          "units only. The books ask for the table's reason and keep it (ES-OFF-7).")),
        told(76, "2014", "board.name",
             INTENDANT_TR("An operations value of 2 gives two points by land (ES-MOV-1). The 15th Army comes down the road from Kuala "
                          "Lumpur and stops in Kuantan, where the enemy stands (ES-LND-3).")),
        told(77, "2014", "board.pieces",
             INTENDANT_TR("The 25th Army joins it from Kota Bharu, as the book has it. By our count of the points it cannot come so far "
                          "(ES-LND-3): the table overrules the books, which say so and keep the reason.")),
        told(79, "2015", "board.name",
             INTENDANT_TR("The 22nd Air Flotilla flies to Kota Bharu, within range of Singapore. BB Kongo 2 may sail ten hexes, and goes "
                          "into Singapore itself (ES-MOV-1).")),
        over('B', 79, "2014",
             INTENDANT_TR("Wherever both sides stand there must be a battle (ES-OFF-8): Kuantan and Singapore. The sheet proposes them, "
                          "and F4 declares both."),
             "battles", {}),
        told(81, "2015", "header.steps",
             INTENDANT_TR("The Allies answer with card 5, Operation Matador. A counter-offensive card makes it an intercept, also against "
                          "a surprise that the card of the offensive prints (ES-INT-2).")),
        told(82, "2015", "empire_of_the_sun.turn.offensive",
             INTENDANT_TR("HQ Malaya leads the reaction: its efficiency of 1 and the logistics value of the card, 3, let four units react "
                          "(ES-REA-3). Three do.")),
        told(83, "2014", "board.pieces",
             INTENDANT_TR("The 8th Australian Division disengages from Singapore, where no ground unit of the enemy stands, and goes to "
                          "the help of Kuantan (ES-LND-4).")),
        told(84, "2015", "accounts",
             INTENDANT_TR("Singapore: 33 against 6, and under intercept both sides fire at once (ES-BAT-15). A 6 makes 33 hits, and Malaya "
                          "Air is lost; the 6 hits of the Allies turn over nothing (ES-BAT-17).")),
        told(85, "2014", "board.pieces",
             INTENDANT_TR("Kuantan: a 1, and +4 by the card, make 5: as many hits as attack. The Allies throw a 7, half as much again "
                          "(ES-GND-3). Three full units are reduced, and whoever lost more steps loses the hex (ES-GND-14).")),
        told(86, "2015", "board.name",
             INTENDANT_TR(
                 "Beaten units of the Reaction side go back one hex, to a place with a name that is still theirs: Singapore (ES-RET-2).")),
        told(88, "2014", "board.name",
             INTENDANT_TR("Movement after battle: BB Kongo 2 sails to Cam Ranh, and the 22nd Air Flotilla comes down on the airfield of "
                          "Kuantan (ES-PBM-6).")),
        over('O', 89, "2014",
             INTENDANT_TR("The offensive ends. Kuantan is one of the fourteen resource hexes (ES-STW-2); the key O shows whose they are, "
                          "and how many cards Japan draws for them.")),
        told(89, "2014", "guide.next",
             INTENDANT_TR("Now the Allies act (ES-SEQ-3). Every entry of the sample is a move on the map or a field of the sheet. The "
                          "sample is not kept: end it, and begin a game of your own.")),
    };
}

std::filesystem::path sample_file() { return resources() / "empire_of_the_sun" / "example_of_play.jsonl"; }

} // namespace

const std::vector<SampleStep>& sample_steps(Sample sample) {
    static const auto of_december = operation_z();
    static const auto of_january = malaya();
    return sample == Sample::OperationZ ? of_december : of_january;
}

std::vector<Play> sample_plays(const Tables& tables) {
    return sample_commands_of<Session, Play>(sample_file(), [&](const std::string& line) {
        auto read = cli::read_line<Game>(tables, line);
        return Play{std::get<Command>(std::move(read.wish)), std::move(read.overrule)};
    });
}

Session play_sample(const std::shared_ptr<const Tables>& tables, const std::vector<Play>& plays, std::size_t entries) {
    return play_sample_of<Session>(sample_file(), tables, plays, entries);
}

} // namespace intendant::app::es
