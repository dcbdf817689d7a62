#include "app/board/map_reader.hpp"
#include "tests/support/catch.hpp"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>

using namespace intendant::app::board;
using Json = nlohmann::json;

namespace {

const std::vector<std::string> ids{"shire", "bay"};

Json sound_map() {
    return Json::parse(R"({"format": "board-map/1", "game": "x", "canvas": [20, 10], "wrap": true, "fill_rule": "evenodd",
        "spaces": [
            {"id": "bay", "kind": "sea", "polygons": [[[10, 0], [20, 0], [20, 10], [10, 10]]], "anchor": [15, 5],
             "label": [15, 3], "label_size": 3, "label_lines": ["Bay"], "stack": [15, 6], "stack_box": [12, 5, 6, 3]},
            {"id": "shire", "kind": "land", "polygons": [[[0, 0], [10, 0], [10, 10], [0, 10]]], "anchor": [5, 5],
             "label": [5, 3], "label_size": 3, "label_lines": ["The", "shire"], "stack": [5, 6], "stack_box": [2, 5, 6, 3],
             "callout": {"box": [12, 1, 4, 2], "leader": [[5, 5], [12, 1]]}}],
        "decor": [], "links": [{"a": "shire", "b": "bay", "style": "wrap", "left": "shire", "right": "bay",
                                "paths": [[[1, 5], [0, 5]]]}], "walls": []})");
}

/// What the reader says about a drawing with one thing changed; empty when it finds nothing.
std::string fault_of(const std::function<void(Json&)>& spoil) {
    auto map = sound_map();
    spoil(map);
    try {
        parse_map(map.dump(), "map.json", ids);
        return {};
    } catch (const MapFault& fault) {
        return fault.what();
    }
}

} // namespace

TEST_CASE("a sound drawing is read in the order of the game's spaces", "[board]") {
    const auto map = parse_map(sound_map().dump(), "map.json", ids);
    REQUIRE(map.spaces.size() == 2);
    CHECK(map.spaces[0].id == "shire");
    CHECK(map.spaces[1].sea);
    CHECK(map.wraps);
    CHECK(map.spaces[0].callout);
    CHECK(map.spaces[0].label_lines == std::vector<std::string>{"The", "shire"});
    CHECK(map.links.size() == 1);
}

TEST_CASE("a spoilt drawing is refused with the place and what is wrong there", "[board]") {
    CHECK(fault_of([](Json&) {}).empty());
    const auto says = [](const std::string& fault, const std::string& part) {
        INFO(fault << " should mention " << part);
        return fault.find(part) != std::string::npos;
    };
    CHECK(says(fault_of([](Json& map) { map["spaces"].erase(0); }), "\"bay\" is not drawn"));
    CHECK(says(fault_of([](Json& map) {
                   auto more = map["spaces"][0];
                   more["id"] = "atlantis";
                   map["spaces"].push_back(more);
               }),
               "atlantis"));
    CHECK(says(fault_of([](Json& map) { map["spaces"].push_back(map["spaces"][0]); }), "drawn twice"));
    CHECK(says(fault_of([](Json& map) {
                   map["spaces"][1]["polygons"][0] = {{0, 0}, {10, 10}, {10, 0}, {0, 10}};
               }),
               "shire: a polygon crosses itself"));
    CHECK(says(fault_of([](Json& map) { map["spaces"][1]["polygons"][0] = {{0, 0}, {10, 10}}; }), "fewer than three"));
    CHECK(says(fault_of([](Json& map) { map["spaces"][1]["polygons"] = Json::array(); }), "no polygon"));
    CHECK(says(fault_of([](Json& map) { map["spaces"][1]["polygon"] = 1; }), "no field \"polygon\""));
    CHECK(says(fault_of([](Json& map) { map["colour"] = 1; }), "no field \"colour\""));
    CHECK(says(fault_of([](Json& map) { map["spaces"][0].erase("anchor"); }), "\"anchor\" is missing"));
    CHECK(says(fault_of([](Json& map) { map["spaces"][0]["anchor"] = {1, 1}; }), "anchor lies beside"));
    CHECK(says(fault_of([](Json& map) { map["spaces"][0]["anchor"] = {1, "1"}; }), "a number is expected"));
    CHECK(says(fault_of([](Json& map) { map["spaces"][0]["kind"] = "swamp"; }), "neither land nor sea"));
    CHECK(says(fault_of([](Json& map) { map["spaces"][0]["stack_box"] = {1, 1, 0, 3}; }), "is empty"));
    CHECK(says(fault_of([](Json& map) { map["canvas"] = {20}; }), "no list of the right length"));
    CHECK(says(fault_of([](Json& map) { map["format"] = "board-map/2"; }), "board-map/2"));
    CHECK(says(fault_of([](Json& map) { map["links"][0]["style"] = "bridge"; }), "bridge"));
    CHECK(says(fault_of([](Json& map) { map["spaces"] = 3; }), "no list"));
    CHECK(says(fault_of([](Json& map) { map = Json::array(); }), "an object is expected"));
}

TEST_CASE("text that is no JSON and a file that is not there are faults of the drawing", "[board]") {
    CHECK_THROWS_AS(parse_map("{\"format\": ", "map.json", ids), MapFault);
    CHECK_THROWS_AS(parse_map("", "map.json", ids), MapFault);
    CHECK_THROWS_AS(read_map("/nowhere/map.json", ids), MapFault);
}
