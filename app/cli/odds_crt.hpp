#pragma once

#include <nlohmann/json_fwd.hpp>

namespace intendant::cli {

/// One battle by the combat results table of Afrika Korps, `kind` `crt` of the odds (`docs/commands_afrika_korps.md`): the odds, the exact
/// chance of each result and what is to be expected. `certificate` is not above the limit. Throws: db::CodecError with what is wrong.
/// Rule: AK-ODD-1 to AK-ODD-7, AK-CRT-1, AK-EXC-1 to AK-EXC-4, AK-FOR-4, AK-FOR-5.
nlohmann::json combat_table_odds(const nlohmann::json& description, const nlohmann::json& options);

} // namespace intendant::cli
