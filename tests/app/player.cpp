#include "tests/app/player.hpp"

#include "app/base/text.hpp"
#include "app/files/file_choice.hpp"
#include "tests/support/catch.hpp"

#include <nlohmann/json.hpp>

#include <wx/bookctrl.h>

#include <fstream>

namespace intendant::test {

using namespace axis_allies;
using app::aa::Session;

std::shared_ptr<const Tables> game_tables() {
    static const auto tables = load_tables(INTENDANT_SOURCE_DIR "/resources/axis_allies");
    return tables;
}

axis_allies::SpaceId space(const char* id) { return *game_tables()->find(id); }

Script read_script(const std::filesystem::path& file) {
    std::ifstream in(file);
    REQUIRE(in);
    Script script;
    for (std::string line; std::getline(in, line);) {
        auto json = nlohmann::json::parse(line);
        json.erase("comment");
        if (json.contains("situation")) {
            script.situation = json["situation"].dump();
        }
        script.commands.push_back(Session::read(*game_tables(), json.dump()));
    }
    return script;
}

void prepare_sample(const std::filesystem::path& game, std::size_t commands) {
    const auto script = read_script(INTENDANT_SOURCE_DIR "/docs/samples/japan_turn.jsonl");
    auto session = Session::create(game, game_tables());
    for (std::size_t place = 0; place < commands; ++place) {
        REQUIRE(session.book(script.commands[place]).booked);
    }
}

void begin_through_dialog(Hand& hand, const std::filesystem::path& game, const std::string& situation,
                          const std::filesystem::path& situation_file) {
    std::ofstream(situation_file) << situation;
    auto& choice = app::file_choice();
    const auto usual = choice;
    choice.fresh = [game](wxWindow*, const wxString&, const wxString&, const std::filesystem::path&) { return game; };
    choice.existing = [situation_file](wxWindow*, const wxString&, const wxString&, const std::filesystem::path&) {
        return situation_file;
    };
    hand.in_dialog(
        "new_game", [&] { hand.click("welcome.new.axis_allies"); },
        [&] {
            hand.click("new_game.choose_file");
            dynamic_cast<wxBookCtrlBase&>(hand.see("new_game.pages")).SetSelection(4);
            hand.click("new_game.choose_situation");
            hand.click("new_game.begin");
        });
    choice = usual;
    REQUIRE(wait_until([&] { return hand.frame().desk() != nullptr; }));
}

namespace {

std::string id(SpaceId space) { return (*game_tables())[space].id; }

/// Types the numbers of pieces into the fields NAME.UNIT.
void type_counts(Hand& hand, const wxString& name, const std::vector<UnitCount>& units) {
    for (const auto& [unit, count] : units) {
        hand.type(name + "." + app::to_wx(id_of(unit)), std::to_string(count));
    }
}

std::string keys_of(const core::Throw& dice) {
    std::string keys;
    for (const int face : dice.faces) {
        keys += std::to_string(face);
    }
    return keys;
}

void type_move(Hand& hand, const wxString& way, const std::vector<UnitCount>& units, SpaceId from, SpaceId to) {
    hand.page(WXK_F5, "turn");
    hand.select("move.way", way);
    hand.type("move.from", id(from));
    hand.type("move.to", id(to));
    type_counts(hand, "move.count", units);
    hand.click("move.book");
}

struct Entering {
    Hand& hand;

    /// A game is begun through its dialog, and no script of the tests has the rest.
    template <class Other> void operator()(const Other&) const { FAIL("there is no hand for this command"); }
    void operator()(const Research& research) const {
        hand.page(WXK_F5, "turn");
        hand.type("research.dice.keys", keys_of(research.dice));
        hand.key(WXK_RETURN);
    }
    void operator()(const Develop& develop) const {
        hand.page(WXK_F5, "turn");
        hand.type("research.dice.keys", keys_of(develop.dice));
        hand.key(WXK_RETURN);
    }
    void operator()(const BuyUnits& buy) const {
        hand.page(WXK_F5, "turn");
        type_counts(hand, "purchase.count", buy.units);
        hand.click("purchase.buy");
    }
    void operator()(const MoveUnits& move) const {
        type_move(hand, move.raid ? "Fly to a bombing raid" : "Move", move.units, move.from, move.to);
    }
    void operator()(const LoadTransport& load) const { type_move(hand, "Load a transport", load.units, load.from, load.zone); }
    void operator()(const UnloadTransport& unload) const { type_move(hand, "Unload a transport", unload.units, unload.zone, unload.to); }
    void operator()(const BeginBattle& battle) const {
        hand.page(WXK_F6, "battle");
        hand.click_row("combat.pending", id(battle.space) + (battle.raid ? "/raid" : ""));
        hand.click("combat.begin");
    }
    void operator()(const Fire& fire) const {
        hand.page(WXK_F6, "battle");
        if (fire.dice.source == core::DiceSource::Hits) {
            // Complete by itself where no further digit could make sense.
            const auto before = hand.entries();
            hand.type("battle.dice.hits", std::to_string(fire.dice.hits));
            if (!wait_until([&] { return hand.entries() > before; }, 500)) {
                hand.key(WXK_RETURN);
            }
        } else {
            hand.type("battle.dice.keys", keys_of(fire.dice));
        }
    }
    void operator()(const TakeLosses& losses) const {
        hand.page(WXK_F6, "battle");
        hand.see("losses.take");
        auto* const counts = wxWindow::FindWindowByName("losses.count");
        for (auto* const each : counts->GetChildren()) {
            if (each->GetName().StartsWith("losses.count.")) {
                int count = 0;
                for (const auto& loss : losses.losses) {
                    const auto key = "losses.count." + std::string{id_of(loss.power)} + "." + std::string{id_of(loss.unit)};
                    const auto name = app::to_utf8(each->GetName());
                    count += name == key || (loss.started_at && name == key + "." + id(*loss.started_at)) ? loss.count : 0;
                }
                hand.type(each->GetName(), std::to_string(count));
            }
        }
        hand.click("losses.take");
    }
    void operator()(const WithdrawSubmarines& withdraw) const {
        hand.page(WXK_F6, "battle");
        if (withdraw.count == 0) {
            hand.click("withdraw.stay");
        } else {
            hand.type("withdraw.count", std::to_string(withdraw.count));
            hand.type("withdraw.to", id(*withdraw.to));
            hand.click("withdraw.leave");
        }
    }
    void operator()(const Retreat& retreat) const {
        hand.page(WXK_F6, "battle");
        if (retreat.to) {
            hand.type("decide.to", id(*retreat.to));
        }
        hand.click("decide.retreat");
    }
    void operator()(const PressOn&) const {
        hand.page(WXK_F6, "battle");
        hand.click("decide.press_on");
    }
    void operator()(const PlaceUnits& place) const {
        hand.page(WXK_F5, "turn");
        hand.type("place.space", id(place.space));
        type_counts(hand, "place.count", place.units);
        hand.click("place.book");
    }
    void operator()(const CollectIncome&) const { hand.click("guide.next"); }
    void operator()(const EndAction&) const { hand.key(WXK_F4); }
};

} // namespace

void enter(Hand& hand, const Command& command) {
    INFO("entering " << Session::write(*game_tables(), command));
    const auto before = hand.entries();
    std::visit(Entering{hand}, command);
    const bool booked = wait_until([&] { return hand.entries() == before + 1; }, 3000);
    INFO("the notice says: " << app::to_utf8(hand.notice()));
    REQUIRE(booked);
}

void enter(Hand& hand, const std::vector<Command>& commands) {
    for (const auto& command : commands) {
        enter(hand, command);
    }
}

} // namespace intendant::test
