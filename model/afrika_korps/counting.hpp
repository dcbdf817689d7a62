#pragma once

#include "model/afrika_korps/contradictions.hpp"
#include "model/afrika_korps/decision.hpp"

/// What a stocktake and the beginning in the middle of a game share: the books are set to what was counted.
namespace intendant::afrika_korps {

/// Why a counter cannot be where the row says; nothing where it can. Rule: AK-GEN-4, AK-MOV-4, AK-ROM-4.
Objection place_objection(const Tables& tables, const PieceRow& row, Depth depth);

/// Books all that differs from the books.
///
/// Refuses: a counter where it cannot be, or in two places; a mark that its counter cannot bear; factors, clocks and counts that cannot be.
/// Rule: AK-GEN-4, AK-SUP-1, AK-SUP-9, AK-SUP-15, AK-CMB-9, AK-ISO-1, AK-ISO-2, AK-ISO-7, AK-VIC-1, AK-SUB-1, AK-SUB-2, AK-SUB-6, AK-RPL-6.
Objection book_count(Decision& decision, const Stocktake& count);

/// The books as a game begins them before anything else is counted: March 1941, or a situation, in which the counters that it does not name
/// are where the calendar has them; where a counter cannot be as it is named, all of them are. Rule: AK-SET-2 to AK-SET-6, AK-RNF-1, AK-CAL-2.
State before_counting(const State& empty, const Options& options, const std::optional<Situation>& situation);

/// What these books would newly say that cannot stand together: refused where nothing makes it so, else a warning.
Objection tell_new_contradictions(Decision& decision, const State& before, Stacks stacks);

} // namespace intendant::afrika_korps
