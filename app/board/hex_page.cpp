#include "app/board/hex_page.hpp"

#include "app/board/canvas.hpp"
#include "app/board/pane.hpp"
#include "app/widgets/icons.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <limits>

namespace intendant::app::board {

namespace {

using hex::HexId;

Picture offer_picture() { return {"toolbar/next", {}}; }

HexId hex_at(std::size_t space) { return {static_cast<std::uint16_t>(space)}; }

std::set<std::size_t> spaces_of(const std::set<HexId>& hexes) {
    std::set<std::size_t> spaces;
    for (const auto hex : hexes) {
        spaces.insert(hex.index);
    }
    return spaces;
}

} // namespace

void HexPage::begin(const wxString& name, const HexDrawing& drawing, std::vector<Nameable> names, std::vector<HexOverlay> overlays,
                    HexId first, std::function<void(const wxString&)> complain) {
    SetName(name);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    m_overlays = std::move(overlays);
    m_hexes = drawing.grid.size();
    auto connections = connections_of(drawing.grid);
    connections.resize(m_hexes + drawing.boxes.size());
    for (std::size_t box = 0; box < drawing.boxes.size(); ++box) {
        names.push_back({drawing.boxes[box].id, {name_of_box(box)}});
    }
    m_pane = new Pane(this, *this, board_of(drawing), std::move(connections), std::move(names));
    m_pane->on_problem = std::move(complain);
    m_pane->on_pick = [this](std::size_t space) {
        if (!box_at(space) && on_hex) {
            on_hex(hex_at(space));
        }
    };
    m_pane->on_sheet = [this](std::optional<std::size_t>) {
        const auto over = std::ranges::find(m_overlays, m_shown, &HexOverlay::key);
        if (over != m_overlays.end() && over->of_counters) {
            refresh_overlay();
        }
    };
    m_pane->on_letter = [this](wxUniChar sign) { return letter(sign); };
    add_choice(name);
    GetSizer()->Add(m_pane, wxSizerFlags(1).Expand());
    m_pane->canvas().begin_at(first.index);
}

void HexPage::add_choice(const wxString& name) {
    m_over = new wxChoice(m_pane->bar(), wxID_ANY);
    m_over->SetName(name + ".over");
    m_over->Append(_("Show over the map"));
    for (const auto& each : m_overlays) {
        m_over->Append(each.title);
    }
    m_over->SetSelection(0);
    m_over->SetToolTip(
        _("What is shown over the map; the letter alone does the same wherever no word is being typed, and takes it away again"));
    m_over->SetMinSize(FromDIP(wxSize(178, -1)));
    m_over->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        const int chosen = event.GetSelection();
        show_over(chosen == 0 ? nothing_over : m_overlays.at(static_cast<std::size_t>(chosen - 1)).key);
    });
    m_pane->add_to_bar(m_over);
}

Canvas& HexPage::canvas() const { return m_pane->canvas(); }

void HexPage::find_space() { m_pane->find_space(); }

void HexPage::select(HexId hex) { m_pane->select(hex.index); }

void HexPage::show_front() { canvas().show_spaces(focus(), Canvas::Nearer::No); }

void HexPage::bring_into_sight(HexId hex) { canvas().bring_into_sight(hex.index); }

std::optional<HexId> HexPage::selected() const {
    const auto space = m_pane->selected();
    return space && !box_at(*space) ? std::optional{hex_at(*space)} : std::nullopt;
}

void HexPage::show_proposed(Proposal proposal) {
    const auto named = std::ranges::find_if(proposal.reach, [this](std::size_t space) { return !m_proposed.reach.contains(space); });
    if (named != proposal.reach.end()) {
        canvas().bring_into_sight(*named);
    }
    m_proposed = std::move(proposal);
    propose();
}

void HexPage::show_typed(Proposal proposal) {
    m_typed = std::move(proposal);
    propose();
}

void HexPage::propose() { m_pane->show_typed(m_typed.way.empty() && m_typed.reach.empty() ? m_proposed : m_typed); }

void HexPage::show_hexes() {
    m_held.clear();
    m_typed = {};
    m_pane->show_state();
    refresh_overlay();
}

bool HexPage::letter(wxUniChar letter) {
    const auto capital = static_cast<char>(wxToupper(letter));
    const bool known = std::ranges::find(m_overlays, capital, &HexOverlay::key) != m_overlays.end();
    if (known) {
        show_over(capital == m_shown ? nothing_over : capital);
    }
    return known;
}

void HexPage::show_over(char key) {
    m_shown = key;
    const auto over = std::ranges::find(m_overlays, key, &HexOverlay::key);
    m_over->SetSelection(over == m_overlays.end() ? 0 : static_cast<int>(over - m_overlays.begin()) + 1);
    refresh_overlay();
}

void HexPage::refresh_overlay() {
    const auto over = std::ranges::find(m_overlays, m_shown, &HexOverlay::key);
    if (over == m_overlays.end()) {
        m_pane->show_overlay({}, {}, {});
        return;
    }
    auto counters = m_held;
    if (const auto hex = selected(); counters.empty() && hex && over->of_counters) {
        counters = movable_in(*hex);
    }
    auto sheet = over->make(counters);
    m_pane->show_overlay(std::move(sheet.overlay), sheet.title, sheet.words);
}

void HexPage::offer(HexOffer offer) {
    m_offer = std::move(offer);
    canvas().offer(spaces_of(m_offer.hexes), m_offer.text, offer_picture());
}

// What stands where.

std::vector<std::string> HexPage::counters_at(std::size_t space) const {
    const auto box = box_at(space);
    return box ? counters_in_box(*box) : counters_in(hex_at(space));
}

/// In a box the counters stand beside each other.
SpaceLook HexPage::look(std::size_t space, const wxString&) const {
    const auto box = box_at(space);
    SpaceLook look{.label = box ? name_of_box(*box) : label_of(hex_at(space)), .value = {}, .fill = {}, .pattern = {}, .stacks = {}};
    look.piled = !box;
    look.badge = box ? std::nullopt : badge_of(hex_at(space));
    for (const auto& each : counters_at(space)) {
        look.stacks.push_back(look_of(each));
    }
    return look;
}

wxString HexPage::line(std::size_t space) const {
    const auto box = box_at(space);
    wxString text = box ? name_of_box(*box) : name_of(hex_at(space)) + " - " + facts_of(hex_at(space));
    for (const auto& each : counters_at(space)) {
        const auto said = counter(each);
        text += "; " + said.name + " " + said.figures;
    }
    return text;
}

Situation::Sheet HexPage::sheet(std::size_t space) const {
    const auto box = box_at(space);
    const auto hex = hex_at(space);
    Sheet result{.name = box ? name_of_box(*box) : name_of(hex), .facts = box ? wxString{} : facts_of(hex), .pieces = {}, .causes = {}};
    constexpr int size = 18;
    const auto movable = open() && !box ? movable_in(hex) : std::vector<std::string>{};
    for (const auto& each : counters_at(space)) {
        const auto look = look_of(each);
        const auto said = counter(each);
        result.pieces.push_back({.key = each,
                                 .picture = icon(look.picture.icon, look.picture.colour, size),
                                 .name = said.name + "  " + said.figures,
                                 .here = 1,
                                 .held = std::ranges::find(m_held, each) != m_held.end() ? 1 : 0,
                                 .movable = std::ranges::find(movable, each) != movable.end()});
    }
    if (box) {
        return result;
    }
    if (const auto more = more_of(hex); !more.empty()) {
        result.facts += "\n" + more;
    }
    for (auto& [entry, text] : causes_of(hex)) {
        result.causes.push_back({entry, std::move(text)});
    }
    return result;
}

// What may move where.

bool HexPage::take(std::size_t space, const std::string& piece, int more) {
    if (!open() || box_at(space)) {
        return false;
    }
    const auto hex = hex_at(space);
    const auto movable = movable_in(hex);
    if (!m_held.empty() && hex_of(m_held.front()) != hex) {
        m_held.clear();
    }
    if (piece == whole_pile && !movable.empty()) {
        m_held = movable;
        return true;
    }
    if (std::ranges::find(movable, piece) == movable.end()) {
        if (m_held.empty() && on_hex) { // what cannot be taken up is picked once more
            on_hex(hex);
        }
        return false;
    }
    if (more == std::numeric_limits<int>::max()) {
        m_held.clear();
    }
    if (const auto held = std::ranges::find(m_held, piece); held != m_held.end()) { // once more puts it back
        m_held.erase(held);
    } else {
        m_held.push_back(piece);
    }
    return !m_held.empty();
}

void HexPage::take_all(std::size_t space) { take(space, whole_pile, 1); }

void HexPage::put_back_one() {
    if (!m_held.empty()) {
        m_held.pop_back();
    }
}

std::optional<Situation::Held> HexPage::held() const {
    const auto from = m_held.empty() ? std::nullopt : hex_of(m_held.front());
    if (!from) {
        return std::nullopt;
    }
    Held result{.from = from->index, .text = wxString::Format(_("Held: %s."), listed(m_held)), .stacks = {}};
    for (const auto& each : m_held) {
        result.stacks.push_back(look_of(each));
    }
    auto pile = look_of(m_held.front());
    pile.key = whole_pile;
    result.stacks.push_back(std::move(pile));
    return result;
}

std::set<std::size_t> HexPage::reach() const {
    if (m_held.empty()) {
        return {};
    }
    auto hexes = reach_of(m_held);
    if (const auto from = hex_of(m_held.front())) {
        hexes.erase(*from);
    }
    return spaces_of(hexes);
}

Situation::Answer HexPage::ask(std::size_t to) const {
    if (const auto box = box_at(to)) {
        return {.way = {}, .to = name_of_box(*box), .doubts = _("Units do not move into a box by hand."), .refused = true};
    }
    auto said = answer(m_held, hex_at(to));
    Answer result{.way = {}, .to = name_of(hex_at(to)), .doubts = std::move(said.doubts), .refused = said.refused};
    for (const auto hex : said.way) {
        result.way.push_back(hex.index);
    }
    return result;
}

void HexPage::put(std::size_t to) {
    if (box_at(to)) {
        m_held.clear();
        return;
    }
    const auto counters = std::exchange(m_held, {});
    move(counters, hex_at(to), [this, to] { m_pane->select(to); });
}

std::set<std::size_t> HexPage::focus() const { return spaces_of(front()); }

Situation::Offer HexPage::offer() const {
    return {.spaces = open() ? spaces_of(m_offer.hexes) : std::set<std::size_t>{}, .text = m_offer.text, .picture = offer_picture()};
}

void HexPage::accept(std::size_t space) {
    if (m_offer.act) {
        const auto act = m_offer.act; // which may change what is offered
        act(hex_at(space));
    }
}

} // namespace intendant::app::board
