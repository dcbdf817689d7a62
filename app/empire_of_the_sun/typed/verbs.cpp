#include "app/empire_of_the_sun/typed/verbs.hpp"

#include <utility>

namespace intendant::typed::es {

namespace {

using Takes = Slot::Takes;

/// A name behind the verb.
Slot named(std::string key, std::string kind = {}) { return {.takes = Takes::Choice, .keys = {std::move(key)}, .kind = std::move(kind)}; }
/// A name behind a binding word.
Slot bound(Link link, std::string key, std::string kind = {}) {
    auto slot = named(std::move(key), std::move(kind));
    slot.link = link;
    return slot;
}
/// A name behind a word of the game.
Slot behind(const char* opens, std::vector<std::string> keys, std::string kind) {
    return {.takes = Takes::Choice, .keys = std::move(keys), .kind = std::move(kind), .opens = opens};
}
Slot dice(std::vector<std::string> keys) { return {.takes = Takes::Dice, .keys = std::move(keys)}; }
Slot bound_die(std::vector<std::string> keys) { return {.takes = Takes::Dice, .keys = std::move(keys), .link = Link::Die}; }
Slot bound_dice(std::vector<std::string> keys) {
    auto slot = bound_die(std::move(keys));
    slot.opens = INTENDANT_TR("dice");
    return slot;
}
Slot units() { return {.takes = Takes::Each, .keys = {"unit_"}, .kind = "unit"}; }
Slot tick(const char* opens, std::string key) { return {.takes = Takes::Tick, .keys = {std::move(key)}, .opens = opens}; }

/// Where it goes, behind the verb or behind "to".
std::vector<Slot> unit_and_place(const std::string& place = "to") {
    return {named("unit", "unit"), named(place, "hex"), bound(Link::To, place, "hex")};
}

// TRANSLATORS: here and below, one or more words, each of which means the same; the first one is offered.
constexpr const char* of_headquarters = INTENDANT_TR("hq headquarters");
constexpr const char* of_what_is_given = INTENDANT_TR("give gives");
constexpr const char* all_the_same = INTENDANT_TR("anyway");
constexpr const char* of_card = INTENDANT_TR("card of");
constexpr const char* without = INTENDANT_TR("without");

std::vector<Slot> card_slots() {
    return {named("card", "card"),
            tick(INTENDANT_TR("aside from_aside"), "future"),
            named("use"),
            named("unit", "unit"),
            behind(of_headquarters, {"headquarters", "unit"}, "unit"),
            named("headquarters", "unit"),
            behind(INTENDANT_TR("express"), {"express"}, "hex"),
            behind(of_what_is_given, {"give"}, "card"),
            behind(INTENDANT_TR("take takes"), {"take"}, "card"),
            named("to", "hex"),
            bound(Link::To, "to", "hex"),
            dice({"die"}),
            bound_die({"die"})};
}

std::vector<Slot> activation_slots() { return {behind(of_headquarters, {"headquarters"}, "unit"), units()}; }

std::vector<Slot> move_slots() {
    auto company = units();
    company.among = "unit";
    auto to = named("to", "hex");
    to.follows = "by";
    auto bound_to = bound(Link::To, "to", "hex");
    bound_to.follows = "by";
    return {named("unit", "unit"), bound(Link::By, "by"), named("by"), company, bound_to, to};
}

std::vector<Slot> battle_slots(bool at_sea) {
    std::vector<Slot> slots{named("hex", "hex")};
    if (at_sea) {
        auto with = units();
        with.link = Link::With;
        auto not_with = units();
        not_with.takes = Takes::Without;
        not_with.opens = without;
        slots.push_back(std::move(with));
        slots.push_back(std::move(not_with));
    }
    slots.push_back(dice({"offensive", "reaction"}));
    slots.push_back(bound_dice({"offensive", "reaction"}));
    slots.push_back(behind(INTENDANT_TR("losses"), {"losses"}, {}));
    slots.push_back(
        {.takes = Takes::EachCount, .keys = {"lose_"}, .kind = "unit", .opens = INTENDANT_TR("loses lose"), .says = {{"losses", "typed"}}});
    return slots;
}

std::vector<Slot> hex_ticks() {
    Slot declared{.takes = Takes::Each, .keys = {"hex_"}, .kind = "hex"};
    auto left_out = declared;
    left_out.takes = Takes::Without;
    left_out.opens = without;
    return {declared, left_out};
}

/// A verb with the words for it, a line as an example, and what may stand behind it.
FormVerb verb(std::vector<std::string> forms, const char* words, const char* example, std::vector<Slot> slots = {}) {
    return {.forms = std::move(forms), .words = words, .example = example, .slots = std::move(slots)};
}

std::vector<FormVerb> offensive_verbs() {
    return {
        verb({"card"}, INTENDANT_TR("card plays play"), INTENDANT_TR("card 12 offensive hq south"), card_slots()),
        verb({"activate"}, INTENDANT_TR("activate activates"), INTENDANT_TR("activate 15 army, 22 air flot hq south"), activation_slots()),
        verb({"move"}, INTENDANT_TR("move moves"), INTENDANT_TR("move 15 army > 1307 by assault"), move_slots()),
        verb({"disengage"}, INTENDANT_TR("disengage disengages leave"), INTENDANT_TR("disengage 8 aus div > 2015"), unit_and_place()),
        verb({"fly_china"}, INTENDANT_TR("fly flies"), INTENDANT_TR("fly 10af lrb > 2104"), unit_and_place()),
        verb({"battles"}, INTENDANT_TR("battle battles declare"), INTENDANT_TR("battle 1307, 2015"), hex_ticks()),
        verb({"special"}, INTENDANT_TR("special"), INTENDANT_TR("special 1307 die 6"),
             {named("hex", "hex"), dice({"die"}), bound_die({"die"})}),
        verb({"intelligence"}, INTENDANT_TR("intelligence"), INTENDANT_TR("intelligence 6"),
             {named("what"), dice({"die"}), bound_die({"die"})}),
        verb({"reaction"}, INTENDANT_TR("reaction"), INTENDANT_TR("reaction 36"),
             {named("card_1", "card"), named("card_2", "card"), named("card_3", "card"), bound(Link::For, "unit", "unit")}),
        verb({"react"}, INTENDANT_TR("react reacts"), INTENDANT_TR("react cv lexington hq s pac halsey"), activation_slots()),
    };
}

std::vector<FormVerb> battle_verbs() {
    return {
        verb({"sea"}, INTENDANT_TR("sea"), INTENDANT_TR("sea 1307 9 3 with 22 air flot"), battle_slots(true)),
        verb({"land"}, INTENDANT_TR("land ground"), INTENDANT_TR("land 1307 9 3"), battle_slots(false)),
        verb({"card_die"}, INTENDANT_TR("throw throws"), INTENDANT_TR("throw 3"),
             {dice({"die"}), bound_die({"die"}), behind(of_card, {"card"}, "card")}),
        verb({"card_loss"}, INTENDANT_TR("strike strikes"), INTENDANT_TR("strike cv lexington 1 of 36"),
             {behind(of_card, {"card"}, "card"), named("unit", "unit"), named("steps")}),
        verb({"paratroops"}, INTENDANT_TR("paratroops drop"), INTENDANT_TR("paratroops 1916"), {named("hex", "hex")}),
        verb({"take"}, INTENDANT_TR("take takes"), INTENDANT_TR("take 2015"), {named("hex", "hex")}),
        verb({"lose"}, INTENDANT_TR("loses lose"), INTENDANT_TR("lose 15 army 1 attrition"),
             {named("unit", "unit"), named("steps"), named("cause")}),
        verb({"retreat"}, INTENDANT_TR("retreat retreats"), INTENDANT_TR("retreat 8 aus div > 2015"), unit_and_place()),
        verb({"post_battle"}, INTENDANT_TR("home afterwards"), INTENDANT_TR("home cv akagi > 3705"), unit_and_place()),
        verb({"emergency"}, INTENDANT_TR("flee flees emergency"), INTENDANT_TR("flee ma air > 1805"), unit_and_place()),
        verb({"lost"}, INTENDANT_TR("lost gone"), INTENDANT_TR("lost cv lexington"), {named("unit", "unit")}),
        verb({"remove"}, INTENDANT_TR("remove removes"), INTENDANT_TR("remove hq south seas"), {named("unit", "unit")}),
    };
}

std::vector<FormVerb> turn_verbs() {
    return {
        verb({"arrive"}, INTENDANT_TR("arrive arrives"), INTENDANT_TR("arrive 6 air div > delayed"), unit_and_place("place")),
        verb({"europe"}, INTENDANT_TR("europe"), INTENDANT_TR("europe xiv corps 5"),
             {{.takes = Takes::EachDie, .keys = {"die_"}, .kind = "unit"}}),
        verb({"replace"}, INTENDANT_TR("replace replaces mend"), INTENDANT_TR("replace 22 air flot full > 2212"),
             {named("unit", "unit"), named("step"), named("to", "hex"), bound(Link::To, "to", "hex")}),
        verb({"warfare"}, INTENDANT_TR("warfare"), INTENDANT_TR("warfare submarines 3"),
             {{.takes = Takes::Dice, .keys = {"submarines"}, .opens = INTENDANT_TR("submarines submarine")},
              {.takes = Takes::EachDie, .keys = {"die_"}, .kind = "unit"}}),
        verb({"aside"}, INTENDANT_TR("aside"), INTENDANT_TR("aside"), {named("card", "card")}),
        verb({"pass"}, INTENDANT_TR("pass passes"), INTENDANT_TR("pass")),
        verb({"end_offensive", "end"}, INTENDANT_TR("ends end"), INTENDANT_TR("end"),
             {behind(of_what_is_given, {"give"}, "card"), tick(all_the_same, "all_the_same")}),
    };
}

} // namespace

std::span<const FormVerb> form_verbs() {
    static const auto all = [] {
        auto verbs = offensive_verbs();
        for (auto& more : {battle_verbs(), turn_verbs()}) {
            verbs.insert(verbs.end(), more.begin(), more.end());
        }
        return verbs;
    }();
    return all;
}

std::span<const ChoiceWord> choice_words() {
    static const std::vector<ChoiceWord> all{
        {"use", "offensive", INTENDANT_TR("offensive")},
        {"use", "event", INTENDANT_TR("event")},
        {"use", "china", INTENDANT_TR("china")},
        {"use", "withdraw", INTENDANT_TR("withdraw")},
        {"use", "return", INTENDANT_TR("return")},
        {"use", "end_rivalry", INTENDANT_TR("rivalry")},
        {"use", "discard", INTENDANT_TR("discard")},
        {"by", "land", INTENDANT_TR("land overland")},
        {"by", "sea", INTENDANT_TR("sea ship")},
        {"by", "air", INTENDANT_TR("air")},
        {"by", "extended", INTENDANT_TR("extended")},
        {"by", "assault", INTENDANT_TR("assault amphibious")},
        {"by", "transport", INTENDANT_TR("transport carried")},
        {"by", "barges", INTENDANT_TR("barges")},
        {"by", "strategic", INTENDANT_TR("strategic")},
        {"by", "disengage", INTENDANT_TR("disengaging disengage")},
        {"by", "card", INTENDANT_TR("event")},
        {"what", "roll", INTENDANT_TR("roll")},
        {"what", "nobody", INTENDANT_TR("nobody")},
        {"losses", "most_attack_kept", INTENDANT_TR("proposed least")},
        {"losses", "least_cost", INTENDANT_TR("fewest")},
        {"losses", "most_attack_lost", INTENDANT_TR("most")},
        {"step", "full", INTENDANT_TR("full")},
        {"step", "reduced", INTENDANT_TR("reduced")},
        {"place", "delay_box", INTENDANT_TR("delayed delay")},
        {"place", "china_box", INTENDANT_TR("china")},
        {"place", "eliminated", INTENDANT_TR("eliminated")},
        {"to", "china_box", INTENDANT_TR("china")},
        {"to", "none", INTENDANT_TR("none nowhere")},
    };
    return all;
}

} // namespace intendant::typed::es
