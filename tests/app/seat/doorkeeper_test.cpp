#include "app/seat/doorkeeper.hpp"
#include "model/core/resources.hpp"
#include "tests/app/seat/game.hpp"
#include "tests/support/catch.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <random>

namespace intendant::test {
namespace {

using seat::Request;
using std::chrono::seconds;

constexpr std::int64_t noon = 1'000'100; ///< within the evening

/// A server without sockets and a browser that has scanned.
class Door {
public:
    explicit Door(seat::Evening evening = this_evening())
        : m_evening(evening), keeper(evening, {"127.0.0.1:4000"}, core::find_resources() / "seat") {
        keeper.publish(small_game());
        keeper.on_proposal = [this](const seat::Proposal& proposal) { proposals.push_back(proposal); };
        keeper.on_past = [this](const std::string& id) { past.push_back(id); };
        keeper.on_closed = [this](const std::string& seat) { closed.push_back(seat); };
    }

    seat::Reply get(const std::string& target, const std::string& with) { return ask({.method = "GET", .target = target, .cookie = with}); }
    seat::Reply post(const std::string& target, const std::string& with, const std::string& body) {
        return ask({.method = "POST",
                    .target = target,
                    .origin = "http://127.0.0.1:4000",
                    .cookie = with,
                    .content_type = "application/json",
                    .body = body});
    }
    seat::Reply ask(Request request) {
        if (request.host.empty()) {
            request.host = "127.0.0.1:4000";
        }
        now += seconds{2};
        return keeper.answer(request, now, noon);
    }
    /// Asks so many times within one moment: how many are told that this is too fast.
    int slowed(std::string_view target, const std::string& with, int times, std::string_view device = {}) {
        int count = 0;
        for (int i = 0; i < times; ++i) {
            const Request request{.method = "POST",
                                  .target = target,
                                  .host = "127.0.0.1:4000",
                                  .origin = "http://127.0.0.1:4000",
                                  .cookie = with,
                                  .content_type = "application/json",
                                  .body = "{}",
                                  .device = device};
            count += keeper.answer(request, now, noon).status == 429 ? 1 : 0;
        }
        return count;
    }
    /// Scans the code: the cookie of the visitor.
    std::string scan() { return cookie_of(get("/j/" + m_evening.token, "")); }
    static std::string cookie_of(const seat::Reply& reply) { return reply.set_cookie.substr(0, reply.set_cookie.find(';')); }
    std::string sit(const std::string& with, const std::string& seat, const std::string& number = {}) {
        return cookie_of(post("/join", with, nlohmann::json{{"seat", seat}, {"number", number}}.dump()));
    }
    static std::string buy(int guards, std::int64_t situation = 7, const std::string& seat = "north") {
        return nlohmann::json{{"seat", seat}, {"form", "buy"}, {"situation", situation}, {"values", {{"guard", std::to_string(guards)}}}}
            .dump();
    }

private:
    seat::Evening m_evening;

public:
    seat::Doorkeeper keeper;
    seat::Doorkeeper::Clock::time_point now{};
    std::vector<seat::Proposal> proposals;
    std::vector<std::string> past;
    std::vector<std::string> closed;
};

} // namespace

TEST_CASE("who scans the code sees the books, and nobody else does", "[seat]") {
    Door door;
    for (const std::string path :
         {"/", "/state", "/events", "/words", "/seat.js", "/dice_reader.js", "/seat.css", "/board.svg", "/j/", "/j/0123"}) {
        INFO(path);
        CHECK(door.get(path, "").status == 403);
        CHECK(door.get(path, "intendant_seat=").status == 403);
        CHECK(door.get(path, "intendant_seat=" + std::string(32, 'a') + "." + std::string(32, 'b')).status == 403);
    }
    const auto cookie = door.scan();
    REQUIRE(cookie.size() > 60);
    CHECK(door.get("/", cookie).status == 200);
    CHECK(door.get("/events", cookie).stream);
    const auto state = nlohmann::json::parse(*door.get("/state", cookie).body);
    CHECK(state["turn"] == "North");
    CHECK(state["accounts"][0]["player"] == "Anna <b>"); // as typed: the page sets it as text
    CHECK(door.get("/nothing", cookie).status == 404);
    SECTION("a cookie that was changed anywhere opens nothing") {
        for (std::size_t i = std::string{"intendant_seat="}.size(); i < cookie.size(); ++i) {
            auto changed = cookie;
            changed[i] = changed[i] == 'a' ? 'b' : 'a';
            REQUIRE(door.get("/state", changed).status == 403);
        }
    }
    SECTION("nor does one of another evening, nor this one when it is over") {
        auto other = this_evening();
        Door next(other);
        CHECK(next.get("/state", cookie).status == 403);
        CHECK(door.keeper
                  .answer({.method = "GET", .target = "/", .host = "127.0.0.1:4000", .cookie = cookie}, door.now,
                          1'000'000 + seat::evening_lasts)
                  .status == 403);
    }
    SECTION("after a restart with the same evening the phone goes on") {
        auto evening = this_evening();
        Door before(evening);
        const auto seated = before.sit(before.scan(), "south");
        Door after(evening);
        CHECK(after.get("/state", seated).status == 200);
        CHECK(after.get("/events", seated).visitor.ends_with(" south"));
    }
}

TEST_CASE("cookie and answers say no more than they must", "[seat]") {
    Door door;
    const auto reply = door.get("/j/" + std::string(32, '0'), "");
    CHECK(reply.status == 403);
    CHECK(reply.set_cookie.empty());
    auto evening = this_evening();
    Door other(evening);
    const auto scanned = other.get("/j/" + evening.token, "");
    CHECK(scanned.set_cookie.find("; HttpOnly") != std::string::npos);
    CHECK(scanned.set_cookie.find("; SameSite=Strict") != std::string::npos);
    CHECK(scanned.set_cookie.find(evening.token) == std::string::npos);
    CHECK(scanned.set_cookie.find(evening.secret) == std::string::npos);
    CHECK(other.get("/j/" + evening.token + "0", "").status == 403);
    CHECK(other.get("/j/" + evening.token.substr(1), "").status == 403);
}

TEST_CASE("foreign hosts, origins, methods and paths are refused", "[seat]") {
    Door door;
    const auto cookie = door.scan();
    for (const std::string host : {"evil.example", "127.0.0.1", "127.0.0.1:4001", "localhost:4000.evil.example", "x"}) {
        CHECK(door.ask({.method = "GET", .target = "/", .host = host, .cookie = cookie}).status == 421);
    }
    for (const std::string origin : {"http://evil.example", "null", "https://127.0.0.1:4000", "http://127.0.0.1:4000.evil.example"}) {
        CHECK(door.ask({.method = "GET", .target = "/state", .origin = origin, .cookie = cookie}).status == 403);
        CHECK(door.ask({.method = "POST", .target = "/join", .origin = origin, .cookie = cookie, .content_type = "application/json"})
                  .status == 403);
    }
    CHECK(door.ask({.method = "POST", .target = "/join", .cookie = cookie, .content_type = "application/json", .body = "{}"}).status ==
          403);
    CHECK(door.ask({.method = "POST", .target = "/join", .origin = "http://127.0.0.1:4000", .cookie = cookie, .content_type = "text/plain"})
              .status == 403);
    for (const std::string method : {"PUT", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "PATCH"}) {
        CHECK(door.ask({.method = method, .target = "/", .cookie = cookie}).status == 405);
    }
    for (const std::string path :
         {"/../seat.js", "//seat.js", "/seat.js/", "/%2e%2e/", "/seat.js?x", "/./state", "/state/..", "", "*", "\\", "/j"}) {
        INFO(path);
        CHECK(door.get(path, cookie).status == 404);
    }
}

TEST_CASE("wrong numbers are counted by seat and visitor, and a right one of another forgives none", "[seat]") {
    auto evening = this_evening();
    evening.numbers = {{"north", "4711"}, {"south", "1234"}, {"west", "9999"}};
    Door door(evening);
    const auto owner = door.scan();
    SECTION("a stranger does not go on guessing while the owner comes and goes") {
        const auto stranger = door.scan();
        for (int i = 0; i < 5; ++i) {
            CHECK(door.sit(stranger, "north", "000" + std::to_string(i)).empty());
            if (i < 4) {
                CHECK(door.sit(owner, "north", "4711").find("~north.") != std::string::npos);
            }
        }
        CHECK(door.closed == std::vector<std::string>{"north"});
        CHECK(door.post("/join", stranger, R"({"seat":"north","number":"4711"})").status == 423);
    }
    SECTION("who scans again for each guess is counted on") {
        for (int i = 0; i < 5; ++i) {
            CHECK(door.sit(door.scan(), "north", "000" + std::to_string(i)).empty());
        }
        CHECK(door.post("/join", door.scan(), R"({"seat":"north","number":"4711"})").status == 423);
    }
    SECTION("one who guesses at all seats in turn is stopped too, told so, and lets the others in") {
        const auto stranger = door.scan();
        const auto fifth = [&] { return *door.post("/join", stranger, R"({"seat":"south","number":"0000"})").body; };
        for (int i = 0; i < 5; ++i) {
            CHECK(door.sit(stranger, i % 3 == 0 ? "north" : i % 3 == 1 ? "south" : "west", "000" + std::to_string(i)).empty());
        }
        CHECK(fifth().find("Five wrong numbers came from this browser.") != std::string::npos);
        CHECK(door.post("/join", stranger, R"({"seat":"west","number":"9999"})").status == 423);
        CHECK(door.sit(owner, "west", "9999").find("~west.") != std::string::npos);
        REQUIRE(door.closed.size() == 1);
        door.keeper.open_seat(door.closed.front());
        CHECK(door.sit(stranger, "west", "9999").find("~west.") != std::string::npos);
    }
    SECTION("his own mistakes are forgiven to who then knows it") {
        for (int i = 0; i < 4; ++i) {
            CHECK(door.sit(owner, "north", "0000").empty());
        }
        CHECK(door.sit(owner, "north", "4711").find("~north.") != std::string::npos);
        CHECK(door.sit(owner, "north", "0000").empty());
        CHECK(door.sit(owner, "north", "4711").find("~north.") != std::string::npos);
    }
}

TEST_CASE("R26 of several proposals for one situation one is booked, and the others are past and told so", "[seat][proposals]") {
    Door door;
    std::vector<std::string> phones;
    for (int i = 0; i < 4; ++i) {
        phones.push_back(door.sit(door.scan(), "north"));
        REQUIRE(door.post("/propose", phones.back(), Door::buy(i + 1)).status == 202);
    }
    const auto said_to = [&](int phone) {
        const auto known = phones[static_cast<std::size_t>(phone)];
        return *door.keeper.mine_event(door.get("/events", known).visitor, core::Language::English);
    };
    door.keeper.settle(door.proposals[1].id, seat::Standing::Is::Booked, {});
    CHECK(door.past == std::vector<std::string>{door.proposals[0].id, door.proposals[2].id, door.proposals[3].id});
    door.keeper.settle(door.proposals[2].id, seat::Standing::Is::Booked, {}); // the key was pressed once more
    CHECK(said_to(1).find("\"is\":\"booked\"") != std::string::npos);
    for (const int other : {0, 2, 3}) {
        CHECK(said_to(other).find("\"is\":\"past\"") != std::string::npos);
        CHECK(said_to(other).find("\"is\":\"booked\"") == std::string::npos);
    }
}

TEST_CASE("five wrong numbers close a seat until the banker opens it", "[seat]") {
    auto evening = this_evening();
    evening.numbers = {{"north", "4711"}};
    Door door(evening);
    const auto cookie = door.scan();
    CHECK(door.sit(cookie, "south").find("~south.") != std::string::npos); // wants no number
    CHECK(door.sit(cookie, "nobody").empty());
    for (int i = 0; i < 5; ++i) {
        const auto told = door.post("/join", cookie, nlohmann::json{{"seat", "north"}, {"number", "000" + std::to_string(i)}}.dump());
        CHECK(told.set_cookie.empty());
        CHECK(told.status == (i < 4 ? 403 : 423));
        const std::array<std::string, 5> sentences{"4 tries are left.", "3 tries are left.", "2 tries are left.", "1 try is left.",
                                                   "This seat is closed after five wrong numbers."};
        CHECK(told.body->find(sentences.at(static_cast<std::size_t>(i))) != std::string::npos);
    }
    CHECK(door.closed == std::vector<std::string>{"north"});
    CHECK(door.post("/join", cookie, R"({"seat":"north","number":"4711"})").status == 423);
    CHECK(door.post("/join", door.scan(), R"({"seat":"north","number":"4711"})").status == 423); // nor from another phone
    door.keeper.open_seat("north");
    const auto seated = door.sit(cookie, "north", "4711");
    CHECK(seated.find("~north.") != std::string::npos);
    SECTION("who has a seat by an old number has it no more") {
        door.keeper.set_numbers({{"north", "4712"}});
        CHECK(door.post("/propose", seated, Door::buy(1)).status == 403);
        CHECK(door.get("/state", seated).status == 200); // he still may look
    }
}

TEST_CASE("a proposal is checked, handed to the banker, and settled", "[seat]") {
    Door door;
    const auto cookie = door.scan();
    CHECK(door.post("/propose", cookie, Door::buy(1)).status == 403); // has no seat
    const auto north = door.sit(cookie, "north");
    CHECK(door.post("/propose", door.sit(cookie, "south"), Door::buy(1, 7, "south")).status == 409); // is not asked
    CHECK(door.post("/check", north, Door::buy(2)).status == 200);
    CHECK(door.post("/check", north, Door::buy(0)).status == 422);
    CHECK(door.proposals.empty());
    const auto reply = door.post("/propose", north, Door::buy(6));
    CHECK(reply.status == 202);
    const auto said = nlohmann::json::parse(*reply.body);
    CHECK(said["sentences"][0] == "North buys 6.");
    CHECK(said["warnings"][0] == "T-1: More than fit."); // on both sides
    REQUIRE(door.proposals.size() == 1);
    CHECK(door.proposals[0].seat == "north");
    CHECK(door.proposals[0].checked.warnings.size() == 1);
    const auto mine = [&] {
        const auto event = *door.keeper.mine_event(door.get("/events", north).visitor, core::Language::English);
        return nlohmann::json::parse(event.substr(event.find('{')));
    };
    CHECK(mine()["proposals"][0]["is"] == "waiting");
    SECTION("booked") {
        door.keeper.settle(door.proposals[0].id, seat::Standing::Is::Booked, "");
        door.keeper.publish(small_game(8));
        CHECK(mine()["proposals"][0]["is"] == "booked");
        CHECK(door.past.empty());
    }
    SECTION("refused, with why") {
        door.keeper.settle(door.proposals[0].id, seat::Standing::Is::Refused, "Too many.");
        CHECK(mine()["proposals"][0]["is"] == "refused");
        CHECK(mine()["proposals"][0]["why"] == "Too many.");
    }
    SECTION("the game goes on without it") {
        door.keeper.publish(small_game(8));
        CHECK(mine()["proposals"][0]["is"] == "past");
        CHECK(door.past == std::vector<std::string>{door.proposals[0].id});
        CHECK(door.post("/propose", north, Door::buy(1, 7)).status == 409);
        CHECK(door.post("/propose", north, Door::buy(1, 8)).status == 202);
    }
    SECTION("others do not see it") {
        const auto event = *door.keeper.mine_event(door.get("/events", door.scan()).visitor, core::Language::English);
        CHECK(event.find("buys") == std::string::npos);
    }
    SECTION("a note needs no moment, and is shown as typed") {
        const auto note = nlohmann::json{{"seat", "north"}, {"form", "note"}, {"values", {{"text", "@unit:x <i>"}}}}.dump();
        CHECK(door.post("/propose", north, note).status == 202);
        CHECK(mine()["proposals"][1]["sentences"][0] == "Note: @unit:x <i>");
    }
}

TEST_CASE("what is proposed face down is read by nobody else, who are told that it waits", "[seat][proposals]") {
    Door door;
    auto game = small_game();
    game->face_down = {"buy"};
    door.keeper.publish(game);
    const auto north = door.sit(door.scan(), "north");
    const auto other = door.sit(door.scan(), "north"); // the same side, on another phone
    const auto watcher = door.scan();
    CHECK(door.get("/state", watcher).body->find("\"face_down\":true") != std::string::npos);
    CHECK(door.post("/check", north, Door::buy(6)).body->find("North buys 6.") != std::string::npos);
    REQUIRE(door.post("/propose", north, Door::buy(6)).status == 202);
    REQUIRE(door.proposals.size() == 1);
    CHECK(door.proposals[0].face_down);
    CHECK(door.proposals[0].title.id == "Buy");
    const auto seen_by = [&](const std::string& cookie) {
        return *door.keeper.mine_event(door.get("/events", cookie).visitor, core::Language::English) + *door.get("/state", cookie).body;
    };
    CHECK(seen_by(north).find("North buys 6.") != std::string::npos);
    for (const auto& cookie : {other, watcher}) {
        CHECK(seen_by(cookie).find("North buys") == std::string::npos);
        CHECK(seen_by(cookie).find("More than fit") == std::string::npos);
        CHECK(seen_by(cookie).find(R"("waiting":[["north","Buy",true]])") != std::string::npos);
    }
    door.keeper.settle(door.proposals[0].id, seat::Standing::Is::Booked, {});
    for (const auto& cookie : {north, other, watcher}) {
        CHECK(seen_by(cookie).find(R"("waiting":[])") != std::string::npos);
    }
}

TEST_CASE("a proposal of which a camera read the dice says so, and how many were changed", "[seat]") {
    Door door;
    const auto north = door.sit(door.scan(), "north");
    const auto sentences = [&](const nlohmann::json& read) {
        auto body = nlohmann::json::parse(Door::buy(2));
        body["read"] = read;
        return nlohmann::json::parse(*door.post("/check", north, body.dump()).body)["sentences"].dump();
    };
    CHECK(sentences(2) == R"(["North buys 2.","The dice were read by the camera, 2 changed by hand."])");
    for (const auto* const other : {"\"2\"", "-1", "2.5", "100000", "null"}) {
        CHECK(sentences(nlohmann::json::parse(other)) == R"(["North buys 2."])");
    }
    auto body = nlohmann::json::parse(Door::buy(6));
    body["read"] = 2;
    CHECK(door.post("/propose", north, body.dump()).status == 202);
    REQUIRE(door.proposals.size() == 1);
    CHECK(door.proposals[0].checked.sentences.size() == 2);              // the banker reads it too
    CHECK(door.proposals[0].values == core::FormValues{{"guard", "6"}}); // no dice among them
    body["values"] = nlohmann::json::parse(Door::buy(0))["values"];
    CHECK(door.post("/check", north, body.dump()).body->find("camera") == std::string::npos); // a refusal says why, and no more
}

TEST_CASE("the dice of a proposal that a camera read are proposed as such", "[seat]") {
    Door door;
    const auto proposed = [&](const char* faces, int fields) {
        auto game = small_game();
        for (const auto* const key : {"dice", "others"}) {
            if (fields-- > 0) {
                game->page.forms.front().fields.push_back(core::dice_field(key, {"Faces thrown", {}}, 6, {}));
            }
        }
        door.keeper.publish(game);
        auto body = nlohmann::json::parse(Door::buy(2));
        body["values"]["dice"] = faces;
        body["read"] = 2;
        const auto status = door.post("/propose", door.sit(door.scan(), "north"), body.dump()).status;
        return status == 202 ? door.proposals.back().values.at("dice") : std::to_string(status);
    };
    CHECK(proposed("613", 1) == "camera:2:613");
    CHECK(proposed("613", 2) == "613"); // of which of the two is not known
    CHECK(proposed("6x", 1) == "6x");   // refused where it is decided
    CHECK(proposed("camera:0:613", 1) == "400");
}

TEST_CASE("a form is answered as it stands with what was filled in, to whoever has the seat", "[seat][forms]") {
    Door door;
    const auto cookie = door.scan();
    CHECK(door.post("/form", cookie, Door::buy(1)).status == 403); // has no seat
    CHECK(door.post("/form", door.sit(cookie, "south"), Door::buy(1, 7, "south")).status == 409);
    const auto north = door.sit(cookie, "north");
    const auto filled = [&](const std::string& body) {
        const auto reply = door.post("/form", north, body);
        CHECK(reply.status == 200);
        return nlohmann::json::parse(*reply.body);
    };
    CHECK(filled(Door::buy(4))["fields"][0]["value"] == "4");
    CHECK(filled(Door::buy(4, 3))["sums"] == nlohmann::json{"4 guards"}); // filled in before the game went on: as it stands now
    CHECK(filled(Door::buy(77))["fields"][0]["value"] == "0");            // more than are offered
    CHECK(door.post("/form", north, R"({"seat":"north","form":"sell","situation":7,"values":{}})").status == 409);
    CHECK(door.post("/form", north, R"({"seat":"north","form":"buy","situation":7,"values":{"guard":4}})").status == 400);
    CHECK(door.proposals.empty());
    const int slowed = door.slowed("/form", north, 100);
    CHECK(slowed >= 60);
    CHECK(slowed < 100); // taps follow one another faster than proposals
}

TEST_CASE("what is needed is asked by whoever has a seat, and told to nobody else", "[seat][need]") {
    Door door;
    const auto phone = door.sit(door.scan(), "south");
    const auto question = R"({"seat":"south","form":"need","values":{"guard":"3"}})";
    CHECK(door.post("/need", phone, question).status == 409); // the small game has none
    const auto game = asking_game();
    door.keeper.publish(game);
    core::FormValues heard;
    bool room = true;
    door.keeper.on_need = [&](const std::string&, const std::shared_ptr<const seat::Snapshot>& of, const core::FormValues& values) {
        CHECK(of == game);
        heard = values;
        return room;
    };
    const auto visitor_of = [&](const std::string& cookie) { return door.get("/state", cookie).visitor; };
    const auto mine_of = [&](const std::string& cookie) {
        const auto event = *door.keeper.mine_event(visitor_of(cookie), core::Language::English);
        return nlohmann::json::parse(event.substr(event.find('{')));
    };
    const auto form = nlohmann::json::parse(*door.post("/need_form", phone, question).body);
    CHECK(form["act"] == "Work it out");
    CHECK(form["fields"][0]["value"] == "3");
    CHECK(heard.empty()); // nothing is worked out for the form
    const auto other = door.sit(door.scan(), "north");
    CHECK(door.post("/need", other, question).status == 403);
    CHECK(door.post("/need_form", door.scan(), question).status == 403);
    CHECK(door.post("/need", phone, question).status == 202);
    CHECK(heard == core::FormValues{{"guard", "3"}});
    CHECK(mine_of(phone)["need"]["is"] == "waiting");
    CHECK_FALSE(mine_of(other).contains("need"));
    const auto asked_by = visitor_of(phone).substr(0, visitor_of(phone).find(' '));
    const auto version = door.keeper.mine_version();
    door.keeper.needed(asked_by, game, {{"Ten.", {}}}, false);
    CHECK(door.keeper.mine_version() > version);
    CHECK(mine_of(phone)["need"] == nlohmann::json{{"is", "answered"}, {"sentences", {"Ten."}}});
    CHECK_FALSE(mine_of(other).contains("need"));
    CHECK(door.proposals.empty());
    door.post("/need", phone, question);
    door.keeper.needed(asked_by, game, {}, true);
    CHECK(mine_of(phone)["need"]["is"] == "late");
    room = false;
    CHECK(door.post("/need", phone, question).status == 429);
    CHECK_FALSE(mine_of(phone).contains("need"));
    room = true;
    door.post("/need", phone, question);
    door.keeper.publish(asking_game(8)); // the books have moved on
    CHECK_FALSE(mine_of(phone).contains("need"));
    door.keeper.needed(asked_by, game, {{"Ten.", {}}}, false);
    CHECK_FALSE(mine_of(phone).contains("need"));
}

TEST_CASE("who proposes too often or too much waits", "[seat]") {
    Door door;
    const auto north = door.sit(door.scan(), "north");
    for (int i = 0; i < 4; ++i) {
        CHECK(door.post("/propose", north, Door::buy(1)).status == 202);
    }
    CHECK(door.post("/propose", north, Door::buy(1)).status == 429); // the banker has four of his
    CHECK(door.slowed("/check", north, 30) >= 20);
}

TEST_CASE("a device that passes for many visitors is slowed down as one", "[seat]") {
    Door door;
    std::vector<std::string> visitors(200);
    std::ranges::generate(visitors, [&] { return door.sit(door.scan(), "north"); });
    int taken = 0;
    for (const auto& visitor : visitors) {
        taken += 1 - door.slowed("/check", visitor, 1, "10.0.0.7");
    }
    CHECK(taken == 40);
}

TEST_CASE("a body that is none of the page's harms nothing", "[seat]") {
    Door door;
    const auto north = door.sit(door.scan(), "north");
    for (const std::string& body :
         {std::string{}, std::string{"{"}, std::string{"[]"}, std::string(4000, '['), std::string{"{\"seat\":{\"a\":1}}"},
          std::string{"\xff\xfe"}, std::string{R"({"seat":"north","form":"buy","situation":7,"values":{"guard":3}})"},
          std::string{R"({"seat":"north","form":"buy","situation":1e99,"values":[]})"},
          std::string{R"({"seat":"north","form":"../x","situation":7,"values":{}})"},
          R"({"seat":"north","form":"note","values":{"text":")" + std::string(501, 'x') + "\"}}"}) {
        const auto status = door.post("/propose", north, body).status;
        INFO(body.substr(0, 80));
        CHECK((status == 400 || status == 409));
    }
    CHECK(door.proposals.empty());
}

TEST_CASE("requests by chance are answered with a status", "[seat][fuzz]") {
    Door door;
    const auto north = door.sit(door.scan(), "north");
    std::mt19937 chance(20'26);
    const std::vector<std::string> bits{
        "/",    "/state", "/events", "/j/", "..",  "?lang=it", "%00",  "~",    "north.", "intendant_seat=",
        "; ",   "{",      "}",       "\"",  ":",   "seat",     "form", "note", "values", "situation",
        "\xc3", "\xff",   "é",       "-1",  "1e9", "\0x",      "[",    "]",    ",",      "http://127.0.0.1:4000"};
    const auto text = [&](int most) {
        std::string made;
        for (int i = std::uniform_int_distribution{0, most}(chance); i > 0; --i) {
            made += bits[std::uniform_int_distribution<std::size_t>{0, bits.size() - 1}(chance)];
        }
        return made;
    };
    for (int i = 0; i < 20'000; ++i) {
        const bool good = std::uniform_int_distribution{0, 1}(chance) == 1;
        const auto target = good ? std::string{"/propose"} : text(4);
        const auto cookie = std::uniform_int_distribution{0, 2}(chance) > 0 ? north : text(6);
        const auto body = text(14);
        const auto language = text(3);
        const auto origin = good ? std::string{"http://127.0.0.1:4000"} : text(1);
        door.now += seconds{2};
        const auto reply = door.keeper.answer({.method = good ? "POST" : "GET",
                                               .target = target,
                                               .host = "127.0.0.1:4000",
                                               .origin = origin,
                                               .cookie = cookie,
                                               .content_type = "application/json",
                                               .accept_language = language,
                                               .body = body},
                                              door.now, noon);
        REQUIRE(reply.status >= 200);
        REQUIRE(reply.status < 504);
        REQUIRE((reply.stream || reply.body));
    }
}

} // namespace intendant::test
