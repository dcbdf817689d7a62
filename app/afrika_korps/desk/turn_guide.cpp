#include "app/afrika_korps/desk/turn_guide.hpp"

#include "app/widgets/icons.hpp"
#include "model/afrika_korps/ground.hpp"

#include <wx/translation.h>

#include <numeric>

namespace intendant::app::ak {

namespace {

constexpr int head_patch = 36;

int factors_on_map(const State& state, Side side) {
    const auto units = combat_units(state, side);
    return std::accumulate(units.begin(), units.end(), 0, [&](int sum, CounterId id) { return sum + (*state.tables)[id].attack; });
}

std::size_t due_in(const Tables& tables, Side side, int number) {
    return static_cast<std::size_t>(std::ranges::count_if(tables.counters, [&](const Counter& each) {
        return each.side == side && each.kind == CounterKind::Reinforcement && each.arrival == number;
    }));
}

} // namespace

wxString TurnGuide::next_label() const {
    if (state().outcome) {
        return _("The game is over");
    }
    if (const auto own = act && !m_table.looks_back() ? act() : std::nullopt) {
        return *own;
    }
    switch (state().turn.phase) {
    case Phase::Start:
        return _("Start the turn");
    case Phase::Arrival:
        return _("Go on to movement");
    case Phase::Movement:
        return _("End movement");
    case Phase::PreCombat:
        return _("Go on to the battles");
    case Phase::Combat:
        return _("End the battles");
    case Phase::End:
        return _("End the turn");
    }
    return {};
}

TurnHead TurnGuide::head() const {
    const auto& turn = state().turn;
    TurnHead head{.emblem = patch(tables(), turn.side, head_patch),
                  .who = word(turn.side),
                  .under = date(tables(), turn.number) + L" \u00B7 " +
                           wxString::Format(_("Turn %d of %d"), turn.number, static_cast<int>(tables().calendar.size())),
                  .steps = {},
                  .next = next_label(),
                  .may = !m_table.read_only() && !state().outcome};
    for (const auto phase : all_phases) {
        head.steps.push_back({word(phase), phase < turn.phase    ? TurnHead::When::Done
                                           : phase == turn.phase ? TurnHead::When::Now
                                                                 : TurnHead::When::ToCome});
    }
    return head;
}

void TurnGuide::next_step() {
    if (m_table.read_only() || state().outcome) {
        return;
    }
    if (act && act()) {
        do_act();
    } else if (state().turn.phase == Phase::Start) {
        m_table.book(StartTurn{});
    } else if (state().turn.phase == Phase::End) {
        m_table.book(EndTurn{});
    } else {
        m_table.book(EndPhase{}, [this] { // nothing is to be done before the battles: that step costs no key
            if (state().turn.phase == Phase::PreCombat && whole_map(state()) && doomed(state()).empty() && too_many(state()).empty()) {
                m_table.book(EndPhase{});
            }
        });
    }
}

std::vector<Account> accounts_of(const Table& table) {
    constexpr int size = 28;
    const auto& state = table.state();
    const auto& tables = table.tables();
    std::vector<Account> accounts;
    for (const auto side : all_sides) {
        const auto held = supply_units(state, side);
        const auto captured = static_cast<int>(std::ranges::count_if(held, [&](CounterId id) { return state[id].captured; }));
        const auto used = static_cast<int>(std::ranges::count_if(held, [&](CounterId id) { return state[id].used; }));
        wxString detail = used > 0 ? wxString::Format(_("used: %d"), used) : wxString{};
        if (captured > 0) {
            detail += (used > 0 ? L" \u00B7 " : L"") + wxString::Format(_("captured: %d"), captured);
        } else if (used == 0) {
            detail = _("none used");
        }
        accounts.push_back({.key = "supply." + std::string{id_of(side)},
                            .emblem = patch(tables, side, size),
                            .figure = wxString::Format(_("%d of %d"), own_supply_on_map(state, side), most_supply(tables, side)),
                            .unit = _("supply"),
                            .change = {},
                            .name = word(side),
                            .detail = std::move(detail),
                            .now = !state.outcome && side == state.turn.side});
    }
    accounts.push_back({.key = "factors",
                        .emblem = {},
                        .figure = wxString::Format("%d : %d", factors_on_map(state, Side::Axis), factors_on_map(state, Side::Allies)),
                        .unit = _("factors"),
                        .change = {},
                        .name = _("On the map"),
                        .detail = wxString::Format(_("Units: %d : %d"), static_cast<int>(combat_units(state, Side::Axis).size()),
                                                   static_cast<int>(combat_units(state, Side::Allies).size()))});
    std::vector<CounterId> isolated;
    for (const auto side : whole_map(state) ? std::vector{Side::Axis, Side::Allies} : std::vector<Side>{}) {
        const auto of_side = isolated_on_map(state, side);
        isolated.insert(isolated.end(), of_side.begin(), of_side.end());
    }
    accounts.push_back({.key = "isolated",
                        .emblem = {},
                        .figure = count(static_cast<std::int64_t>(isolated.size())),
                        .unit = _("isolated"),
                        .change = {},
                        .name = _("Isolated"),
                        .detail = isolated.empty() ? wxString{_("nobody")} : listed(tables, isolated)});
    int next = state.turn.number + 1;
    while (next < static_cast<int>(tables.calendar.size()) && due_in(tables, Side::Axis, next) + due_in(tables, Side::Allies, next) == 0) {
        ++next;
    }
    accounts.push_back({.key = "arrivals",
                        .emblem = {},
                        .figure = wxString::Format("%zu : %zu", due_in(tables, Side::Axis, next), due_in(tables, Side::Allies, next)),
                        .unit = _("next arrivals"),
                        .change = {},
                        .name = _("Calendar"),
                        .detail = date(tables, next)});
    return accounts;
}

} // namespace intendant::app::ak
