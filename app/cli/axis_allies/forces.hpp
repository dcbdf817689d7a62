#pragma once

#include "db/codec/json_fields.hpp"
#include "model/odds/retreat.hpp"

/// Forces and options as descriptions of odds hold them (`docs/commands.md`, odds). All throw db::CodecError with what is wrong and where.
namespace intendant::cli {

/// The groups under the key, in their order of loss; none where the key is left out and `may_be_left_out`.
odds::Force force_at(const db::Json& description, const char* side, bool may_be_left_out = false);
/// What stands under the key; as usual where it is left out.
odds::Options battle_options(const db::Json& description, const char* key = "options");
/// On land or at sea; on land where it is left out.
odds::Field field_of(const db::Json& description);
/// Calls `act` with each group of the side and its place.
template <class Act> void each_group(const db::Json& description, const char* side, const Act& act) {
    db::detail::at_place(side, [&] {
        const auto& groups = description.at(side);
        for (std::size_t i = 0; i < groups.size(); ++i) {
            db::detail::at_place("[" + std::to_string(i) + "]", [&] { act(i, groups[i]); });
        }
    });
}

} // namespace intendant::cli
