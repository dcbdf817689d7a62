#include "app/empire_of_the_sun/typed/verbs.hpp"

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

std::vector<FormVerb> offensive_verbs() {
    return {
        {.forms = {"card"},
         .words = INTENDANT_TR("card plays play"),
         .example = INTENDANT_TR("card 12 offensive hq south"),
         .slots = card_slots()},
        {.forms = {"activate"},
         .words = INTENDANT_TR("activate activates"),
         .example = INTENDANT_TR("activate 15 army, 22 air flot hq south"),
         .slots = activation_slots()},
        {.forms = {"move"},
         .words = INTENDANT_TR("move moves"),
         .example = INTENDANT_TR("move 15 army > 1307 by assault"),
         .slots = move_slots()},
        {.forms = {"disengage"},
         .words = INTENDANT_TR("disengage disengages leave"),
         .example = INTENDANT_TR("disengage 8 aus div > 2015"),
         .slots = unit_and_place()},
        {.forms = {"fly_china"},
         .words = INTENDANT_TR("fly flies"),
         .example = INTENDANT_TR("fly 10af lrb > 2104"),
         .slots = unit_and_place()},
        {.forms = {"battles"},
         .words = INTENDANT_TR("battle battles declare"),
         .example = INTENDANT_TR("battle 1307, 2015"),
         .slots = hex_ticks()},
        {.forms = {"special"},
         .words = INTENDANT_TR("special"),
         .example = INTENDANT_TR("special 1307 die 6"),
         .slots = {named("hex", "hex"), dice({"die"}), bound_die({"die"})}},
        {.forms = {"intelligence"},
         .words = INTENDANT_TR("intelligence"),
         .example = INTENDANT_TR("intelligence 6"),
         .slots = {named("what"), dice({"die"}), bound_die({"die"})}},
        {.forms = {"reaction"},
         .words = INTENDANT_TR("reaction"),
         .example = INTENDANT_TR("reaction 36"),
         .slots = {named("card_1", "card"), named("card_2", "card"), named("card_3", "card"), bound(Link::For, "unit", "unit")}},
        {.forms = {"react"},
         .words = INTENDANT_TR("react reacts"),
         .example = INTENDANT_TR("react cv lexington hq s pac halsey"),
         .slots = activation_slots()},
    };
}

std::vector<FormVerb> battle_verbs() {
    return {
        {.forms = {"sea"},
         .words = INTENDANT_TR("sea"),
         .example = INTENDANT_TR("sea 1307 9 3 with 22 air flot"),
         .slots = battle_slots(true)},
        {.forms = {"land"}, .words = INTENDANT_TR("land ground"), .example = INTENDANT_TR("land 1307 9 3"), .slots = battle_slots(false)},
        {.forms = {"card_die"},
         .words = INTENDANT_TR("throw throws"),
         .example = INTENDANT_TR("throw 3"),
         .slots = {dice({"die"}), bound_die({"die"}), behind(of_card, {"card"}, "card")}},
        {.forms = {"card_loss"},
         .words = INTENDANT_TR("strike strikes"),
         .example = INTENDANT_TR("strike cv lexington 1 of 36"),
         .slots = {behind(of_card, {"card"}, "card"), named("unit", "unit"), named("steps")}},
        {.forms = {"paratroops"},
         .words = INTENDANT_TR("paratroops drop"),
         .example = INTENDANT_TR("paratroops 1916"),
         .slots = {named("hex", "hex")}},
        {.forms = {"retreat"},
         .words = INTENDANT_TR("retreat retreats"),
         .example = INTENDANT_TR("retreat 8 aus div > 2015"),
         .slots = unit_and_place()},
        {.forms = {"post_battle"},
         .words = INTENDANT_TR("home afterwards"),
         .example = INTENDANT_TR("home cv akagi > 3705"),
         .slots = unit_and_place()},
        {.forms = {"emergency"},
         .words = INTENDANT_TR("flee flees emergency"),
         .example = INTENDANT_TR("flee ma air > 1805"),
         .slots = unit_and_place()},
        {.forms = {"lost"},
         .words = INTENDANT_TR("lost gone"),
         .example = INTENDANT_TR("lost cv lexington"),
         .slots = {named("unit", "unit")}},
        {.forms = {"remove"},
         .words = INTENDANT_TR("remove removes"),
         .example = INTENDANT_TR("remove hq south seas"),
         .slots = {named("unit", "unit")}},
    };
}

std::vector<FormVerb> turn_verbs() {
    return {
        {.forms = {"arrive"},
         .words = INTENDANT_TR("arrive arrives"),
         .example = INTENDANT_TR("arrive 6 air div > delayed"),
         .slots = unit_and_place("place")},
        {.forms = {"europe"},
         .words = INTENDANT_TR("europe"),
         .example = INTENDANT_TR("europe xiv corps 5"),
         .slots = {{.takes = Takes::EachDie, .keys = {"die_"}, .kind = "unit"}}},
        {.forms = {"replace"},
         .words = INTENDANT_TR("replace replaces mend"),
         .example = INTENDANT_TR("replace 22 air flot full > 2212"),
         .slots = {named("unit", "unit"), named("step"), named("to", "hex"), bound(Link::To, "to", "hex")}},
        {.forms = {"warfare"},
         .words = INTENDANT_TR("warfare"),
         .example = INTENDANT_TR("warfare submarines 3"),
         .slots = {{.takes = Takes::Dice, .keys = {"submarines"}, .opens = INTENDANT_TR("submarines submarine")},
                   {.takes = Takes::EachDie, .keys = {"die_"}, .kind = "unit"}}},
        {.forms = {"aside"}, .words = INTENDANT_TR("aside"), .example = INTENDANT_TR("aside"), .slots = {named("card", "card")}},
        {.forms = {"pass"}, .words = INTENDANT_TR("pass passes"), .example = INTENDANT_TR("pass")},
        {.forms = {"end_offensive", "end"},
         .words = INTENDANT_TR("ends end"),
         .example = INTENDANT_TR("end"),
         .slots = {behind(of_what_is_given, {"give"}, "card"), tick(all_the_same, "all_the_same")}},
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
