#pragma once

#include "db/codec/json_fields.hpp"
#include "tests/playthroughs/script.hpp" // printed_tables

#include <string>
#include <vector>

/// The worked examples as data, see README.md of this folder.
namespace intendant::test {

/// One worked example: what the books say (`original`) and how it is played here (`data`).
struct Example {
    std::string id;
    db::Json original;
    db::Json data;
};

/// All examples of `original.json` that have a file of their own here, in its order.
const std::vector<Example>& examples();
/// The ids of `original.json`, in its order.
std::vector<std::string> original_ids();
/// The ids that have a file of their own here.
std::vector<std::string> written_ids();

/// The printed tables, with other income values for some territories where the example invents them.
std::shared_ptr<const axis_allies::Tables> tables_with(const db::Json& values);

/// What an example says for one edition: keys named after a preset take the place of the others for that preset only.
db::Json for_edition(const db::Json& value, const std::string& edition);

/// The games of an example: its `trials`, or itself when it is a single one.
std::vector<db::Json> trials_of(const db::Json& data);

} // namespace intendant::test
