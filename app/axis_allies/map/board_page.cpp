#include "app/axis_allies/map/board_page.hpp"

#include "app/axis_allies/help.hpp"
#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"
#include "app/board/canvas.hpp"
#include "app/board/map_reader.hpp"
#include "app/board/pane.hpp"
#include "app/widgets/icons.hpp"
#include "db/session/axis_allies/session.hpp"
#include "model/axis_allies/battle/battle.hpp"
#include "model/axis_allies/paths.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <iterator>

namespace intendant::app::aa {

namespace {

constexpr std::int64_t entries_looked_through = 10'000;
constexpr std::int64_t entries_at_once = 500;
constexpr std::size_t entries_shown = 8;

SpaceId space_of(std::size_t index) { return {static_cast<std::uint8_t>(index)}; }

std::vector<Nameable> names_of(const Tables& tables) {
    std::vector<Nameable> result;
    for (std::size_t index = 0; index < tables.spaces.size(); ++index) {
        result.push_back(nameable(tables, space_of(index)));
    }
    return result;
}

} // namespace

BoardPage::BoardPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("board");
    SetSizer(new wxBoxSizer(wxVERTICAL));
    std::vector<std::string> ids;
    for (const auto& space : tables().spaces) {
        ids.push_back(space.id);
    }
    try {
        auto map = board::read_map(resources() / "axis_allies" / "map.json", ids);
        m_pane = new board::Pane(this, *this, std::move(map), connections_of(tables()), names_of(tables()));
        build();
    } catch (const board::MapFault& fault) {
        m_problem = _("The board cannot be drawn; everything else works. The page of territories lists all spaces.") + " " +
                    m_table.say(fault.why());
        build_problem();
    }
}

BoardPage::~BoardPage() {
    // The pane asks this page about the board while it lives.
    DestroyChildren();
}

void BoardPage::build_problem() {
    auto* const problem = new wxStaticText(this, wxID_ANY, wxEmptyString);
    problem->SetName("board.problem");
    layout::set_wrapped(problem, m_problem, FromDIP(480));
    GetSizer()->Add(problem, wxSizerFlags().Border(wxALL, FromDIP(16)));
}

void BoardPage::build() {
    GetSizer()->Add(m_pane, wxSizerFlags(1).Expand());
    m_raid = new wxCheckBox(m_pane->bar(), wxID_ANY, _("Bombing &raid"));
    m_raid->SetName("board.raid");
    m_raid->SetToolTip(_("The bombers that are held announce a strategic bombing raid") + "\n" + tip(tables(), {"C-140"}));
    m_raid->Hide();
    m_raid->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
        m_pane->show_held();
        if (on_raid) {
            on_raid(raid());
        }
    });
    m_pane->add_to_bar(m_raid);
    m_fight = add_action(_("&Begin the battle"), "board.battle", [this](SpaceId space) { m_table.begin_battle(space); });
    m_fight->SetToolTip(tip(tables(), {"C-01"}));
    m_capture = add_action(_("C&aptured"), "board.capture", [this](SpaceId space) { accept(space.index); });
    m_capture->SetToolTip(_("Land units of the power whose turn it is took this territory") + "\n" + tip(tables(), {"C-113"}));
    add_action(_("&Correct..."), "board.correct", [this](SpaceId space) {
        if (to_list) {
            to_list(space);
        }
    })->SetToolTip(_("Correct what the books believe, on the page of territories"));
    m_pane->on_sheet = [this](std::optional<std::size_t> space) { show_controls(space); };
    m_pane->on_pick = [this](std::size_t space) {
        if (on_pick) {
            on_pick(space_of(space));
        }
    };
    m_pane->on_held = [this] {
        if (on_held && !m_held.aboard()) {
            on_held(m_held.from(), m_held.units());
        }
    };
    m_pane->on_problem = [this](const wxString& sentence) { m_table.complain(sentence); };
    m_pane->canvas().begin_at(tables().powers[power()].capital.index);
}

wxButton* BoardPage::add_action(const wxString& text, const wxString& name, std::function<void(SpaceId)> act) {
    auto* const made = new wxButton(m_pane->sheet(), wxID_ANY, text);
    made->SetName(name);
    made->Bind(wxEVT_BUTTON, [this, act = std::move(act)](wxCommandEvent&) {
        if (const auto space = m_pane->selected()) {
            act(space_of(*space));
        }
    });
    m_pane->add_action(made);
    return made;
}

board::Canvas& BoardPage::canvas() const { return m_pane->canvas(); }

void BoardPage::find_space() {
    if (m_pane != nullptr) {
        m_pane->find_space();
    }
}

void BoardPage::set_focus() {
    if (m_pane != nullptr) {
        canvas().SetFocus();
    }
}

void BoardPage::show_typed(board::Proposal proposal) {
    if (m_pane != nullptr) {
        m_pane->show_typed(std::move(proposal));
    }
}

namespace {

/// `⚔ 64`, `⌂ 41 → 68`: in percent.
board::Overlay::Mark mark_of(const Outlook& outlook) {
    constexpr double likely = 0.8;
    constexpr double even = 0.5;
    const auto percent = [](double chance) { return wxString::Format("%d", static_cast<int>(100 * chance)); };
    const auto colour = outlook.with_purchase >= likely ? theme::desk().good
                        : outlook.with_purchase >= even ? theme::desk().now
                                                        : theme::desk().bad;
    auto text = (outlook.against ? L"\u2302 " : L"\u2694 ") + percent(outlook.chance);
    if (percent(outlook.chance) != percent(outlook.with_purchase)) {
        text += L" \u2192 " + percent(outlook.with_purchase);
    }
    return {.space = outlook.space.index, .colour = colour, .text = text};
}

} // namespace

void BoardPage::show_outlook(std::vector<Outlook> outlook) {
    if (m_pane == nullptr || outlook == m_outlook) {
        return;
    }
    m_outlook = std::move(outlook);
    board::Overlay over;
    std::ranges::transform(m_outlook, std::back_inserter(over.marks), mark_of);
    canvas().lay_over(std::move(over));
    m_pane->show_state(); // the words of the space that is looked at
}

wxString BoardPage::with_outlook(SpaceId space, const wxString& said) const {
    const auto found = std::ranges::find(m_outlook, space, &Outlook::space);
    return found == m_outlook.end() ? said : said + " - " + m_table.say(in_words(*found));
}

void BoardPage::select(SpaceId space) {
    if (m_pane != nullptr) {
        m_pane->select(space.index);
    }
}

void BoardPage::take_up(const LandingDue& due) {
    const auto& [aircraft, open, proposed] = due;
    if (m_pane == nullptr || !may_book()) {
        return;
    }
    m_held.let_go();
    m_held.take(state(), aircraft.space, {.owner = aircraft.owner, .unit = aircraft.unit, .aboard = false}, aircraft.count);
    const auto to = proposed.value_or(open.front());
    canvas().show_spaces({aircraft.space.index, to.index});
    m_pane->select(to.index);
    m_pane->show_held(); // with the way to there
}

void BoardPage::show_front() {
    if (m_pane != nullptr) {
        canvas().show_spaces(focus());
    }
}

void BoardPage::look_away() {
    if (m_pane != nullptr) {
        m_pane->look_away();
    }
}

void BoardPage::show_state() {
    if (m_pane != nullptr) {
        m_pane->show_state();
    }
}

bool BoardPage::may_book() const { return !m_table.read_only() && !state().outcome; }

/// Nothing in the rules speaks against it.
bool BoardPage::books(const Command& command) const {
    const auto verdict = decide(state(), command);
    return !core::refused(verdict) && core::acceptance(verdict).warnings.empty();
}

// What stands where, and who owns it.

/// The short name of the drawing, in the language of the windows; where that has none, the name of the game.
board::SpaceLook BoardPage::look(std::size_t space, const wxString& drawn_name) const {
    const auto id = space_of(space);
    const auto translated = wxGetTranslation(drawn_name);
    const auto name = word(tables(), id);
    return look_of(state(), id, translated != drawn_name || name == to_wx(tables()[id].name) ? translated : name);
}

wxString BoardPage::line(std::size_t space) const {
    const auto id = space_of(space);
    const auto stands = forces(state(), id);
    return with_outlook(id, word(tables(), id) + " - " + facts_of(state(), id) + (stands.empty() ? wxString{} : " - " + stands));
}

board::Situation::Sheet BoardPage::sheet(std::size_t space) const {
    const auto id = space_of(space);
    Sheet result{.name = word(tables(), id), .facts = with_outlook(id, facts_of(state(), id)), .pieces = {}, .causes = causes(id)};
    if (std::ranges::any_of(stacks_in(state(), id), [](const Stack& stack) { return !stack.cargo.empty(); })) {
        result.facts += "\n" + forces(state(), id); // which ship carries what
    }
    const auto pieces = pieces_in(state(), id);
    const auto owner = controller(state(), id); // named among the facts
    const bool whose_is_plain = std::ranges::all_of(pieces, [&](const auto& each) { return each.first.owner == owner; });
    for (const auto& [piece, count] : pieces) {
        const auto name = word(tables(), piece.unit) + (piece.aboard ? wxString{" ("} + _("aboard") + ")" : wxString{});
        result.pieces.push_back({.key = key_of(piece),
                                 .picture = picture(tables(), piece.unit, piece.owner, 18),
                                 .name = whose_is_plain ? name : name + ", " + word(tables(), piece.owner),
                                 .here = count,
                                 .held = m_held.from() == id && piece.owner == power() ? m_held.count(piece) : 0,
                                 .movable = piece.owner == power() && piece.unit != Unit::IndustrialComplex});
    }
    return result;
}

std::vector<board::Situation::Cause> BoardPage::causes(SpaceId space) const {
    const auto& session = m_table.session();
    const auto& file = session.file();
    const auto end = m_table.shown() > 0 ? m_table.shown() : file.last_seq();
    const auto plays = session.standing_at(end);
    std::vector<Cause> result;
    for (auto to = end; to > std::max<std::int64_t>(0, end - entries_looked_through); to -= entries_at_once) {
        const auto found = file.entries_about(tables()[space].id, std::max<std::int64_t>(1, to - entries_at_once + 1), to);
        for (auto seq = found.rbegin(); seq != found.rend(); ++seq) {
            if (!std::ranges::binary_search(plays, *seq)) {
                continue;
            }
            const auto entry = file.entries(*seq, *seq).front();
            // What stands or changes there is named so; where a piece came from, or passed, is not.
            if (entry.events.find("\"space\":\"" + tables()[space].id + '"') != std::string::npos ||
                entry.events.find("\"zone\":\"" + tables()[space].id + '"') != std::string::npos) {
                result.push_back({*seq, m_table.say(entry)});
            }
            if (result.size() == entries_shown) {
                return result;
            }
        }
    }
    return result;
}

void BoardPage::show_controls(std::optional<std::size_t> space) {
    const bool bombers = bombers_only(m_held.units());
    if (m_raid->IsShown() != bombers) {
        m_raid->Show(bombers);
        m_raid->GetParent()->Layout();
    }
    if (space) {
        const auto id = space_of(*space);
        const auto holder = controller(state(), id);
        m_fight->Show(may_book() && std::ranges::any_of(pending_battles(state()), [&](const auto& each) { return each.space == id; }));
        m_capture->Show(state().options.depth != Depth::FullBoard && !tables()[id].sea && may_book() &&
                        !(holder && allied(*holder, power())));
    }
}

// What may move where.

bool BoardPage::take(std::size_t space, const std::string& piece, int more) {
    const auto meant = piece_of(piece);
    return meant && may_book() && m_held.take(state(), space_of(space), *meant, more);
}

void BoardPage::take_all(std::size_t space) {
    if (may_book()) {
        m_held.take_all(state(), space_of(space));
    }
}

std::optional<board::Situation::Held> BoardPage::held() const {
    if (m_held.empty()) {
        return std::nullopt;
    }
    Held result{.from = m_held.from()->index,
                .text =
                    with_one_stop(wxString::Format(_("Held: %s from %s."), word(tables(), m_held.units()), word(tables(), *m_held.from()))),
                .stacks = {}};
    for (const auto& each : m_held.units()) {
        result.stacks.push_back(look_of(tables(), aa::Piece{power(), each.unit, m_held.aboard()}, each.count));
    }
    return result;
}

bool BoardPage::raid() const { return m_raid->GetValue(); }

void BoardPage::wish_raid(bool raid) {
    if (m_pane != nullptr && m_raid->GetValue() != raid) {
        m_raid->SetValue(raid);
        m_pane->show_held();
    }
}

std::set<std::size_t> BoardPage::reach() const {
    if (m_held.empty()) {
        return {};
    }
    std::set<std::size_t> spaces;
    for (const auto space : reach_of(state(), m_held.taken(raid()))) {
        spaces.insert(space.index);
    }
    return spaces;
}

board::Situation::Answer BoardPage::ask(std::size_t to) const {
    const auto verdict = decide(state(), put_down(tables(), m_held.taken(raid()), space_of(to)));
    Answer answer{.way = {}, .to = word(tables(), space_of(to)), .doubts = {}, .refused = core::refused(verdict)};
    if (answer.refused) {
        answer.doubts = m_table.say(core::refusal(verdict));
        return answer;
    }
    for (const auto space : way_of(core::acceptance(verdict).events)) {
        answer.way.push_back(space.index);
    }
    answer.doubts = m_table.say(core::acceptance(verdict).warnings);
    return answer;
}

void BoardPage::put(std::size_t to) {
    const auto command = put_down(tables(), m_held.taken(raid()), space_of(to));
    m_held.let_go();
    m_table.book_move(command, [this, to] {
        wish_raid(false);
        if (on_raid) {
            on_raid(false);
        }
        select(space_of(to));
    });
}

std::set<std::size_t> BoardPage::focus() const {
    std::set<std::size_t> spaces;
    if (state().battle) {
        spaces.insert(state().battle->space.index);
    }
    for (const auto& battle : pending_battles(state())) {
        spaces.insert(battle.space.index);
    }
    const auto stands = [this](SpaceId space, auto whose) {
        return std::ranges::any_of(stacks_in(state(), space), [&](const Stack& stack) { return whose(stack.owner); });
    };
    const auto own = [this](Power each) { return each == power(); };
    const auto enemy = [this](Power each) { return !allied(each, power()); };
    if (!spaces.empty()) {
        return spaces;
    }
    // A power has its capital, and the front that is nearest to it: the U.K. looks at Britain, not at India.
    const auto capital = tables().powers[power()].capital;
    constexpr int near = 3;
    for (const auto space : spaces_within(tables(), capital, near)) {
        for (const auto next : stands(space, own) ? spaces_within(tables(), space, 1) : std::vector<SpaceId>{}) {
            if (!tables()[next].sea && stands(next, enemy)) {
                spaces.insert(space.index);
                spaces.insert(next.index);
            }
        }
    }
    for (const auto space : spaces.empty() ? spaces_within(tables(), capital, 1) : std::vector{capital}) {
        spaces.insert(space.index);
    }
    return spaces;
}

board::Situation::Offer BoardPage::offer() const {
    Offer result{.spaces = {}, .text = _("Captured"), .picture = {"roundels/" + std::string{id_of(power())}, colour_of(tables(), power())}};
    const bool wanted = state().options.depth != Depth::FullBoard && may_book();
    for (std::size_t i = 0; wanted && i < tables().spaces.size(); ++i) {
        if (books(Capture{.space = space_of(i)})) {
            result.spaces.insert(i);
        }
    }
    return result;
}

void BoardPage::accept(std::size_t space) {
    m_table.book(Capture{.space = space_of(space)}, [this, space] { select(space_of(space)); });
}

} // namespace intendant::app::aa
