#include "tests/support/catch.hpp"
#include "tests/vectors/axis_allies/example.hpp"

#include <algorithm>
#include <functional>
#include <set>

// What the people's form of an example says must be found again in its played form, or stand in its list `not_carried`
// with the reason.

namespace intendant::test {

namespace {

using db::Json;
using Visit = std::function<void(const std::string& path, const Json& leaf)>;

void each_leaf(const Json& json, const std::string& path, const Visit& visit) {
    if (!json.is_structured()) {
        visit(path, json);
        return;
    }
    for (const auto& [key, value] : json.items()) {
        each_leaf(value, path.empty() ? key : path + "." + key, visit);
    }
}

bool numeric(const std::string& text) { return !text.empty() && text.find_first_not_of("0123456789.") == std::string::npos; }

/// `L-08`, `C-102`.
bool is_clause(const std::string& text) {
    return text.size() >= 4 && text[0] >= 'A' && text[0] <= 'Z' && text[1] == '-' && numeric(text.substr(2));
}

std::string last_key(const std::string& path) {
    auto rest = path;
    while (numeric(rest.substr(rest.rfind('.') + 1)) && rest.rfind('.') != std::string::npos) {
        rest.erase(rest.rfind('.'));
    }
    return rest.substr(rest.rfind('.') + 1);
}

/// The original's steps and expectations without what stands in `not_carried`.
void each_carried_leaf(const Example& example, const Visit& visit) {
    const auto left_out = example.data.value("not_carried", Json::array());
    const Json told{{"steps", example.original.at("steps")}, {"expect", example.original.at("expect")}};
    each_leaf(told, "", [&](const std::string& path, const Json& leaf) {
        const auto covers = [&path](const Json& row) {
            const auto& start = row.at("path").get_ref<const std::string&>();
            return path == start || path.starts_with(start + ".");
        };
        if (std::ranges::none_of(left_out, covers)) {
            visit(path, leaf);
        }
    });
}

std::vector<int> dice_of(const Json& json) {
    std::vector<int> faces;
    each_leaf(json, "", [&](const std::string& path, const Json& leaf) {
        if (last_key(path) == "dice" && leaf.is_number()) {
            faces.push_back(leaf.get<int>());
        }
    });
    return faces;
}

/// The dice in the order of the steps. (Objects keep their keys sorted, lists their order.)
std::vector<int> dice_thrown(const Example& example) {
    std::vector<int> faces;
    each_carried_leaf(example, [&](const std::string& path, const Json& leaf) {
        if (path.starts_with("steps.") && path.find(".dice.") != std::string::npos && leaf.is_number()) {
            faces.push_back(leaf.get<int>());
        }
    });
    return faces;
}

std::vector<int> dice_played(const Example& example) {
    std::vector<int> faces;
    for (const auto& trial : trials_of(example.data)) {
        for (const auto& step : trial.at("play")) {
            const auto& dice = dice_of(Json{{"dice", step.value("dice", Json::array())}});
            faces.insert(faces.end(), dice.begin(), dice.end());
        }
    }
    return faces;
}

std::set<std::string> words_of(const Json& json) {
    std::set<std::string> words;
    const std::function<void(const Json&)> collect = [&](const Json& part) {
        for (const auto& [key, value] : part.items()) {
            if (part.is_object()) {
                words.insert(key);
            }
            if (value.is_structured()) {
                collect(value);
            } else {
                words.insert(value.is_string() ? value.get<std::string>() : value.dump());
            }
        }
    };
    collect(json);
    return words;
}

/// Verdicts against an entry: in the steps and in `expect` the same ones stand twice, so the longer list counts.
std::size_t verdicts_against(const Example& example) {
    std::size_t in_steps = 0;
    std::size_t in_expect = 0;
    each_carried_leaf(example, [&](const std::string& path, const Json& leaf) {
        if (last_key(path) == "legal" && leaf == false) {
            ++(path.starts_with("steps.") ? in_steps : in_expect);
        }
    });
    return std::max(in_steps, in_expect);
}

std::size_t answers_against(const Example& example) {
    std::size_t count = 0;
    for (const auto& trial : trials_of(example.data)) {
        for (const auto& step : trial.at("play")) {
            const auto against = [&step](const std::string& edition) {
                const auto expected = for_edition(step.value("expect", Json::object()), edition);
                return step.contains("overrule") || expected.value("answer", "ok") != "ok";
            };
            const auto& editions = example.original.at("editions").get_ref<const Json::array_t&>();
            count += std::ranges::any_of(editions, [&](const Json& edition) { return against(edition.get<std::string>()); });
        }
    }
    return count;
}

} // namespace

TEST_CASE("every worked example has its played form", "[axis_allies][vectors]") {
    auto all = original_ids();
    std::ranges::sort(all);
    CHECK(written_ids() == all);
}

TEST_CASE("the dice of the worked examples are those of the books", "[axis_allies][vectors]") {
    for (const auto& example : examples()) {
        const auto thrown = dice_thrown(example);
        const auto played = dice_played(example);
        INFO(example.id << " throws " << Json(thrown).dump() << " and is played with " << Json(played).dump());
        CHECK_FALSE(std::ranges::search(played, thrown).empty() == !thrown.empty());
    }
}

TEST_CASE("every number and clause of the worked examples is kept", "[axis_allies][vectors]") {
    for (const auto& example : examples()) {
        const auto words = words_of(example.data);
        each_carried_leaf(example, [&](const std::string& path, const Json& leaf) {
            const bool number = leaf.is_number() || (leaf.is_string() && numeric(leaf.get<std::string>()));
            const bool clause = leaf.is_string() && is_clause(leaf.get<std::string>());
            if (number || clause) {
                INFO(example.id << ": " << path << " = " << leaf.dump() << " is not found again");
                CHECK(words.contains(leaf.is_string() ? leaf.get<std::string>() : leaf.dump()));
            }
        });
    }
}

TEST_CASE("every verdict against an entry of the worked examples is kept", "[axis_allies][vectors]") {
    for (const auto& example : examples()) {
        INFO(example.id);
        CHECK(answers_against(example) >= verdicts_against(example));
    }
}

TEST_CASE("what is not carried over stands in the original and has its reason", "[axis_allies][vectors]") {
    for (const auto& example : examples()) {
        for (const auto& row : example.data.value("not_carried", Json::array())) {
            auto path = "/" + row.at("path").get<std::string>();
            INFO(example.id << ": " << path);
            std::ranges::replace(path, '.', '/');
            CHECK((path.starts_with("/steps/") || path.starts_with("/expect/")));
            CHECK(example.original.contains(Json::json_pointer(path)));
            CHECK_FALSE(row.at("why").get<std::string>().empty());
        }
    }
}

} // namespace intendant::test
