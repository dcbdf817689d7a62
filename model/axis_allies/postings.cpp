#include "model/axis_allies/game.hpp"

#include <algorithm>
#include <map>

namespace intendant::axis_allies {

namespace {

using Holdings = std::map<std::string, std::map<std::string, std::int64_t>>; // what -> account -> how many

std::string treasury_of(Power power) { return "treasury:" + std::string{id_of(power)}; }
std::string waiting_of(Power power) { return "waiting:" + std::string{id_of(power)}; }
std::string piece(Power owner, Unit unit) { return std::string{id_of(owner)} + ":" + std::string{id_of(unit)}; }

void hold(Holdings& holdings, const Tables& tables, const Stack& stack, std::int64_t sign, const std::string& account) {
    holdings[piece(stack.owner, stack.unit)][account] += sign * stack.count;
    for (const auto& cargo : stack.cargo) {
        holdings[piece(cargo.owner, cargo.unit)]["aboard:" + tables[stack.space].id] += sign * stack.count * cargo.count;
    }
}

/// Pairs what left with what came; what has no pair comes from or goes to the counter-account.
std::vector<core::Posting> paired(const Holdings& changes, const std::string& counter) {
    std::vector<core::Posting> postings;
    for (const auto& [what, accounts] : changes) {
        std::vector<std::pair<std::string, std::int64_t>> gone;
        std::vector<std::pair<std::string, std::int64_t>> come;
        std::int64_t sum = 0;
        for (const auto& [account, change] : accounts) {
            sum += change;
            if (change < 0) {
                gone.emplace_back(account, -change);
            } else if (change > 0) {
                come.emplace_back(account, change);
            }
        }
        if (sum > 0) {
            gone.emplace_back(counter, sum);
        } else if (sum < 0) {
            come.emplace_back(counter, -sum);
        }
        for (std::size_t g = 0, c = 0; g < gone.size() && c < come.size();) {
            const auto count = std::min(gone[g].second, come[c].second);
            postings.push_back({gone[g].first, come[c].first, what, count});
            g += (gone[g].second -= count) == 0 ? 1U : 0U;
            c += (come[c].second -= count) == 0 ? 1U : 0U;
        }
    }
    return postings;
}

/// One overload for each event that moves money or pieces.
struct Postings {
    const State& before;

    using Result = std::vector<core::Posting>;

    std::string space(SpaceId id) const { return "space:" + (*before.tables)[id].id; }

    Result pieces(const std::vector<Stack>& gone, const std::vector<Stack>& come, const std::string& counter = "tray") const {
        Holdings changes;
        for (const auto& stack : gone) {
            hold(changes, *before.tables, stack, -1, space(stack.space));
        }
        for (const auto& stack : come) {
            hold(changes, *before.tables, stack, 1, space(stack.space));
        }
        return paired(changes, counter);
    }
    static Result money(const std::string& from, const std::string& to, core::Money amount) {
        if (amount.amount == 0) {
            return {};
        }
        if (amount.amount < 0) {
            return {{to, from, "ipc", -amount.amount}};
        }
        return {{from, to, "ipc", amount.amount}};
    }

    Result operator()(const GameBegun& event) const {
        auto result = pieces({}, event.units);
        for (const auto& row : event.treasuries) {
            const auto more = money("bank", treasury_of(row.power), row.amount);
            result.insert(result.end(), more.begin(), more.end());
        }
        for (const auto& row : event.waiting) {
            result.push_back({"tray", waiting_of(row.power), piece(row.power, row.unit), row.count});
        }
        return result;
    }
    Result operator()(const BidTaken& event) const {
        auto result = pieces({}, event.units);
        const auto more = money("bank", treasury_of(event.power), event.amount);
        result.insert(result.end(), more.begin(), more.end());
        return result;
    }
    Result operator()(const ResearchThrown& event) const { return money(treasury_of(event.power), "bank", event.paid); }
    Result operator()(const UnitsBought& event) const {
        auto result = money(treasury_of(event.power), "bank", event.paid);
        for (const auto& bought : event.units) {
            result.push_back({"tray", waiting_of(event.power), piece(event.power, bought.unit), bought.count});
        }
        return result;
    }
    Result operator()(const UnitsMoved& event) const { return pieces(event.before, event.after); }
    Result operator()(const TransportLoaded& event) const { return pieces(event.before, event.after); }
    Result operator()(const TransportUnloaded& event) const { return pieces(event.before, event.after); }
    Result operator()(const NeutralityViolated& event) const { return money(treasury_of(event.power), "bank", event.paid); }
    Result operator()(const TerritoryTaken& event) const { return pieces(event.before, event.after); }
    Result operator()(const TreasuryLooted& event) const { return money(treasury_of(event.from), treasury_of(event.to), event.amount); }
    Result operator()(const BattleBegun& event) const { return pieces(event.before, event.after); }
    Result operator()(const LossesTaken& event) const {
        Result result;
        for (const auto& stack : event.units) {
            if (!event.behind_casualty_line) {
                continue;
            }
            result.push_back({space(stack.space), "casualty_line", piece(stack.owner, stack.unit), stack.count});
            for (const auto& cargo : stack.cargo) {
                result.push_back({"aboard:" + (*before.tables)[stack.space].id, "casualty_line", piece(cargo.owner, cargo.unit),
                                  std::int64_t{cargo.count} * stack.count});
            }
        }
        return event.behind_casualty_line ? result : pieces(event.units, {});
    }
    Result operator()(const CasualtiesRemoved& event) const {
        Result result;
        for (const auto& stack : event.units) {
            result.push_back({"casualty_line", "tray", piece(stack.owner, stack.unit), stack.count});
            for (const auto& cargo : stack.cargo) {
                result.push_back({"casualty_line", "tray", piece(cargo.owner, cargo.unit), std::int64_t{cargo.count} * stack.count});
            }
        }
        return result;
    }
    Result operator()(const SubmarinesWithdrew& event) const { return pieces(event.before, event.after); }
    Result operator()(const SupportWaived& event) const { return pieces(event.before, event.after); }
    Result operator()(const AttackerRetreated& event) const { return pieces(event.before, event.after); }
    Result operator()(const BattleEnded& event) const { return pieces(event.before, event.after); }
    Result operator()(const RaidPaid& event) const { return money(treasury_of(event.owner), "bank", event.paid); }
    Result operator()(const RocketFired& event) const { return money(treasury_of(event.owner), "bank", event.paid); }
    Result operator()(const UnitsPlaced& event) const { return pieces({}, event.after, waiting_of(event.power)); }
    Result operator()(const UnitsForfeited& event) const {
        Result result;
        for (const auto& lost : event.units) {
            result.push_back({waiting_of(event.power), "tray", piece(event.power, lost.unit), lost.count});
        }
        return result;
    }
    Result operator()(const UnitsLost& event) const { return pieces(event.units, {}); }
    Result operator()(const IncomeCollected& event) const {
        return money("bank", treasury_of(event.power), event.production - event.debt_paid);
    }
    Result operator()(const OverflightFired& event) const { return pieces(event.lost, {}); }
    Result operator()(const MoneyPaid& event) const {
        return money(event.from ? treasury_of(*event.from) : "bank", event.to ? treasury_of(*event.to) : "bank", event.amount);
    }
    Result operator()(const GunOverflown&) const { return {}; }
    Result operator()(const OverflightWaived&) const { return {}; }
    Result operator()(const OptionsChanged&) const { return {}; }
    Result operator()(const TreasuryCorrected& event) const { return money("bank", treasury_of(event.power), event.after - event.before); }
    Result operator()(const UnitsCorrected& event) const { return pieces(event.before, event.after); }

    Result operator()(const WeaponDeveloped&) const { return {}; }
    Result operator()(const BattleStepReached&) const { return {}; }
    Result operator()(const ColumnFired&) const { return {}; }
    Result operator()(const ActionBegun&) const { return {}; }
    Result operator()(const TurnEnded&) const { return {}; }
    Result operator()(const GameEnded&) const { return {}; }
    Result operator()(const ControllerCorrected& event) const { return pieces(event.units_before, event.units_after); }
    Result operator()(const FactsCorrected&) const { return {}; }
    Result operator()(const BoardCounted&) const { return {}; }
    Result operator()(const ContradictionsLeft&) const { return {}; }
    Result operator()(const WeaponCorrected&) const { return {}; }
    Result operator()(const DebtCorrected&) const { return {}; }
    Result operator()(const SeatsCorrected&) const { return {}; }
    Result operator()(const WaitingCorrected& event) const {
        Holdings holdings;
        holdings[piece(event.power, event.unit)][waiting_of(event.power)] += event.after - event.before;
        return paired(holdings, "tray");
    }
};

} // namespace

std::vector<core::Posting> postings(const State& before, const Event& event) { return std::visit(Postings{before}, event); }

core::Ledger books(const State& state) {
    core::Ledger ledger;
    Holdings holdings;
    for (const auto& stack : state.stacks) {
        hold(holdings, *state.tables, stack, 1, "space:" + (*state.tables)[stack.space].id);
    }
    if (state.battle) {
        for (const auto& stack : state.battle->casualties) {
            holdings[piece(stack.owner, stack.unit)]["casualty_line"] += stack.count;
            for (const auto& cargo : stack.cargo) {
                holdings[piece(cargo.owner, cargo.unit)]["casualty_line"] += std::int64_t{cargo.count} * stack.count;
            }
        }
    }
    for (const auto power : all_powers) {
        const auto& purse = state.powers[power];
        ledger.post({"bank", treasury_of(power), "ipc", purse.treasury.amount});
        for (const auto unit : all_units) {
            holdings[piece(power, unit)][waiting_of(power)] += purse.waiting[unit];
        }
    }
    ledger.post(paired(holdings, "tray"));
    return ledger;
}

} // namespace intendant::axis_allies
