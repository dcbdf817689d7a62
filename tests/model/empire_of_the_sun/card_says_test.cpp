// What a card books is told from its row alone: nothing of the row falls through, and the page of all cards says the same.

#include "model/core/csv.hpp"
#include "model/empire_of_the_sun/questions/card_says.hpp"
#include "tests/model/empire_of_the_sun/at_table.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>

using namespace intendant;
using namespace intendant::empire_of_the_sun;
using namespace intendant::empire_of_the_sun::tests;

namespace {

constexpr const char* page_file = INTENDANT_SOURCE_DIR "/docs/cards_empire_of_the_sun.md";

std::vector<std::string> told(const Tables& from, CardId id) {
    std::vector<std::string> found;
    for (const auto& sentence : card_says(from, id)) {
        found.push_back(to_english(from, sentence));
    }
    return found;
}
std::vector<std::string> told(std::string_view id) { return told(tables(), card(id)); }

/// One table a deck: number, titles, what it books.
std::string page() {
    std::string text =
        "# Empire of the Sun: what each card books\n\n"
        "Written from `resources/empire_of_the_sun/cards_japanese.csv` and `cards_allied.csv`, to be compared with the card in the hand; "
        "`intendant-cli ask` tells the same of one card, and what of its conditions is missing in a game (question `card`). After a "
        "change of the tables it is written anew by\n\n"
        "    INTENDANT_WRITE_PAGES=1 intendant_tests \"the page of the cards*\"\n";
    for (const auto side : all_sides) {
        text += side == Side::Japan ? "\n## The Japanese deck\n\n" : "\n## The Allied deck\n\n";
        text += "| card | title | what it books |\n|---|---|---|\n";
        for (std::size_t i = 0; i < tables().cards.size(); ++i) {
            const auto& each = tables().cards[i];
            if (each.side != side) {
                continue;
            }
            text += "| " + each.id + " | " + each.title + "<br>*" + each.title_it + "* |";
            for (const auto& sentence : told(tables(), {static_cast<std::uint8_t>(i)})) {
                text += " " + sentence;
            }
            text += " |\n";
        }
    }
    return text;
}

} // namespace

TEST_CASE("no column and no word of a card falls through", "[empire_of_the_sun][cards][rule:ES-CRD-1][rule:ES-CRD-35][rule:ES-CRD-36]") {
    int cards = 0;
    for (const auto* file : {"cards_japanese.csv", "cards_allied.csv"}) {
        const auto* const folder = INTENDANT_SOURCE_DIR "/resources/empire_of_the_sun";
        std::ifstream in(std::string{folder} + "/" + file);
        std::string heading;
        while (std::getline(in, heading) && heading.starts_with('#')) {
        }
        const auto csv = core::read_table(folder, file);
        for (std::size_t row = 0; row < csv.rows(); ++row) {
            const auto id = card(csv.at(row, "id"));
            std::istringstream columns(heading);
            for (std::string column; std::getline(columns, column, ',');) {
                INFO(csv.at(row, "id") << ": " << column);
                const auto& printed = tables()[id].printed;
                const auto found = printed.find(column);
                CHECK((found == printed.end() ? "" : found->second) == csv.at(row, column));
            }
            INFO(csv.at(row, "id"));
            CHECK(untold(tables(), id) == std::vector<std::string>{});
            for (const auto& sentence : told(tables(), id)) {
                INFO(sentence);
                CHECK(sentence.find_first_of("{}@|") == std::string::npos);
            }
            ++cards;
        }
    }
    CHECK(cards == 165);
}

TEST_CASE("a word that nobody knows is noticed", "[empire_of_the_sun][cards][bad_input][rule:ES-CRD-35]") {
    for (const auto& [column, text] : {std::pair{"special", "cancel_offensive;sings"},
                                       {"needs", "moonlight"},
                                       {"timing", "at_tea"},
                                       {"step_loss", "all"},
                                       {"marker", "UNKNOWN"},
                                       {"s1943", "lost"},
                                       {"weather", "fine"},
                                       {"out_of_pattern", "a stain"},
                                       {"ground_drm", "3"},
                                       {"strength_change", "jp CV speed +2"},
                                       {"replacements", "jp_air 2 now (at sea)"}}) {
        INFO(column);
        auto changed = tables();
        auto& printed = changed.cards[card("JP19").index].printed;
        printed[column] = text;
        CHECK(untold(changed, card("JP19")).size() == 1);
    }
}

TEST_CASE("what a row leaves out is not said", "[empire_of_the_sun][cards][rule:ES-CRD-27]") {
    auto changed = tables();
    const auto id = card("JP4");
    const auto said = card_says(changed, id);
    changed.cards[id.index].printed["draw"] = "0";
    const auto no = card_says(changed, id);
    CHECK(no.size() == said.size() - 1);
    changed.cards[id.index].printed.erase("draw");
    CHECK(card_says(changed, id) == no);
}

TEST_CASE("what cards say", "[empire_of_the_sun][cards][rule:ES-CRD-8][rule:ES-CRD-10][rule:ES-CRD-12]") {
    CHECK(told("JP3") == std::vector<std::string>{
                             "Operations value: 2.", "Intelligence value as operations card: 4.", "Event: military, offensive.",
                             "Logistics value: 3.", "It sets the intelligence status: surprise.", "Any headquarters of its side leads it.",
                             "It activates: ground units.", "Ground combat: +4 in mixed or jungle hexes of Malaya, instead of the terrain.",
                             "Units of other kinds may be activated with it, as the worked examples do; the table affirms them."});
    CHECK(told("JP27") == std::vector<std::string>{"Operations value: 1.", "Intelligence value as operations card: 3.",
                                                   "Event: reaction, submarine attack.", "An Allied ship has to be active.",
                                                   "It strikes after all combat, also where no battle hex is declared.", "Die 0-4: 1 step.",
                                                   "An active Allied ship of Japan's choice loses the steps, even its last.",
                                                   "Die 6-8: 2 steps.", "Die 9: nothing.", "Die 5: not printed, and so nothing.",
                                                   "One card is drawn.", "The card says nothing of a die of 5."});
    CHECK(told("AL83") == std::vector<std::string>{"Operations value: 2.", "Intelligence value as operations card: 2.",
                                                   "Event: political, China.", "China: 2 boxes towards Stable Front.",
                                                   "Nothing, if that would reach Stable Front."});
}

TEST_CASE("the page of the cards is what the tables say", "[empire_of_the_sun][cards][cards_page][rule:ES-CRD-1]") {
    const auto text = page();
    if (std::getenv("INTENDANT_WRITE_PAGES") != nullptr) {
        std::ofstream(page_file) << text;
    }
    std::ifstream in(page_file);
    std::ostringstream written;
    written << in.rdbuf();
    INFO("Write it anew: INTENDANT_WRITE_PAGES=1 intendant_tests \"the page of the cards*\"");
    CHECK(written.str() == text);
}
