#pragma once

#include <nlohmann/json_fwd.hpp>

#include <charconv>
#include <string>
#include <string_view>
#include <vector>

/// What the kinds of odds read and write alike. All throw db::CodecError with what is wrong and where.
namespace intendant::cli {

std::string decimal(double value, std::chars_format format = std::chars_format::fixed, int digits = 15);
/// The number under this key; `otherwise` where it is not said.
int number(const nlohmann::json& object, const char* key, int otherwise);
/// The same, not outside the two.
int between(const nlohmann::json& object, const char* key, int least, int most, int otherwise);
/// The text under this key; `otherwise` where it is not said.
std::string text_at(const nlohmann::json& object, const char* key, const char* otherwise);
bool yes(const nlohmann::json& object, const char* key, bool otherwise = false);
/// What stands under `options`; none where it is not said.
nlohmann::json options_of(const nlohmann::json& description);
/// Decimal strings.
nlohmann::json list_of(const std::vector<double>& values);
/// `aaGun` as `aa_gun`, `attackerLossIPC` as `attacker_loss_ipc`: keys and words are written like this; before, they were like that.
std::string in_snake_case(std::string_view word);
/// What stands under `chance`: what is to become likely enough. Throws: where it is not there, below 0 or above 1.
double chance_asked(const nlohmann::json& description);
/// No result is given where the chances do not add up to 1 closely enough.
void check(double certificate);

} // namespace intendant::cli
