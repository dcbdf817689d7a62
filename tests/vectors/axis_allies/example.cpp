#include "tests/vectors/axis_allies/example.hpp"

#include "db/codec/json_text.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace intendant::test {

namespace {

const std::filesystem::path folder{INTENDANT_SOURCE_DIR "/tests/vectors/axis_allies"};

db::Json read(const std::filesystem::path& file) {
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    if (text.empty()) {
        throw std::runtime_error(file.string() + " cannot be read");
    }
    try {
        return db::parse_json(text);
    } catch (const db::CodecError& error) {
        throw std::runtime_error(file.string() + ": " + error.what());
    }
}

const db::Json& original_file() {
    static const auto file = read(folder / "original.json");
    return file;
}

bool is_preset(const std::string& key) { return key == "IT" || key == "FR2" || key == "FR2+CL"; }

} // namespace

std::vector<std::string> original_ids() {
    std::vector<std::string> ids;
    for (const auto& original : original_file().at("vectors")) {
        ids.push_back(original.at("id").get<std::string>());
    }
    return ids;
}

std::vector<std::string> written_ids() {
    std::vector<std::string> ids;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        const auto name = file.path().stem().string();
        if (file.path().extension() == ".json" && name.starts_with("AA")) {
            ids.push_back(name);
        }
    }
    std::ranges::sort(ids);
    return ids;
}

const std::vector<Example>& examples() {
    static const auto all = [] {
        std::vector<Example> found;
        for (const auto& original : original_file().at("vectors")) {
            const auto id = original.at("id").get<std::string>();
            if (const auto file = folder / (id + ".json"); std::filesystem::exists(file)) {
                found.push_back({.id = id, .original = original, .data = read(file)});
            }
        }
        return found;
    }();
    return all;
}

std::shared_ptr<const axis_allies::Tables> tables_with(const db::Json& values) {
    if (values.empty()) {
        return printed_tables();
    }
    auto tables = std::make_shared<axis_allies::Tables>(*printed_tables());
    for (auto each = values.begin(); each != values.end(); ++each) {
        tables->spaces.at(tables->find(each.key()).value().index).value = {each->get<int>()};
    }
    return tables;
}

db::Json for_edition(const db::Json& value, const std::string& edition) {
    if (!value.is_object()) {
        return value;
    }
    auto result = db::Json::object();
    for (auto each = value.begin(); each != value.end(); ++each) {
        if (!is_preset(each.key())) {
            result[each.key()] = each.value();
        }
    }
    if (value.contains(edition)) {
        for (auto each = value[edition].begin(); each != value[edition].end(); ++each) {
            auto& place = result[each.key()];
            if (place.is_object() && each.value().is_object()) {
                place.update(each.value());
            } else {
                place = each.value();
            }
        }
    }
    return result;
}

std::vector<db::Json> trials_of(const db::Json& data) {
    if (data.contains("trials")) {
        return data["trials"].get<std::vector<db::Json>>();
    }
    return {data};
}

} // namespace intendant::test
