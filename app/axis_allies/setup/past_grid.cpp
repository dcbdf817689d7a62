#include "app/axis_allies/setup/past_grid.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/widgets/number_field.hpp"
#include "model/axis_allies/ship_load.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <iterator>

namespace intendant::app::aa {

namespace {

struct Mark {
    const char* id;
    bool Stack::*of_stack;
    std::optional<bool> Past::*of_past;
};
constexpr std::array<Mark, 7> marks{{{"attacking", &Stack::attacking, &Past::attacking},
                                     {"fought", &Stack::fought, &Past::fought},
                                     {"landed", &Stack::landed, &Past::landed},
                                     {"raiding", &Stack::raiding, &Past::raiding},
                                     {"halted", &Stack::halted, &Past::halted},
                                     {"fresh", &Stack::fresh, &Past::fresh},
                                     {"in_trust", &Stack::in_trust, &Past::in_trust}}};

bool without_past(const Stack& stack) { return stack.moved == 0 && !stack.started_at && !stack.attacking && !stack.fought; }

} // namespace

PastGrid::PastGrid(wxWindow* parent, std::shared_ptr<const Tables> tables, std::vector<Stack> given, Power power)
    : wxScrolledWindow(parent), m_tables(std::move(tables)), m_given(std::move(given)) {
    SetName("past");
    SetScrollRate(FromDIP(12), FromDIP(12));
    for (const auto& stack : m_given) {
        m_pieces.push_back({stack, stack});
    }
    auto* const words = layout::hint(this, wxEmptyString);
    layout::set_wrapped(words,
                        _("What this turn has brought the pieces. Select a row, say where they came from and what they did, and how many "
                          "of them, Set; * marks where something was set."),
                        FromDIP(780));
    auto* const head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(layout::label(this, _("Pieces of:")), wxSizerFlags().CentreVertical());
    m_power =
        named_choice(this, "past.power", words_for(all_powers, [&](auto each) { return word(*m_tables, each); }), static_cast<int>(power));
    m_power->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show(); });
    head->Add(m_power, layout::line());
    m_list = new RowList(this, "past.list", {{_("Space"), 200}, {_("Piece"), 150}, {_("How many"), 90, true}, {_("This turn"), 320}});
    m_list->say_when_empty(_("This power has no piece on the board."));
    m_list->SetMinSize(FromDIP(wxSize(-1, 120)));
    m_list->on_select = [this](const std::string& key) { pick(key); };
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(words, layout::spaced());
    all->Add(head, wxSizerFlags().Border(wxLEFT));
    all->Add(m_list, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT));
    all->Add(make_fields(), layout::spaced());
    SetSizer(all);
    show();
}

wxSizer* PastGrid::make_fields() {
    auto* const where = new wxBoxSizer(wxHORIZONTAL);
    const auto space = [&](const wxString& label, const wxString& name) {
        where->Add(layout::label(this, label), wxSizerFlags().CentreVertical());
        auto* const field = new NameField(this, name);
        field->SetMinSize(FromDIP(wxSize(170, -1)));
        field->offer(all_spaces(*m_tables));
        where->Add(field, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(3)));
        return field;
    };
    m_from = space(_("Came from:"), "past.from");
    m_started_at = space(_("set out from:"), "past.started_at");
    where->Add(layout::label(this, _("spaces moved:")), wxSizerFlags().CentreVertical());
    m_moved = new NumberField(this, "past.moved");
    where->Add(m_moved, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(3)));
    auto* const grid = new wxFlexGridSizer(4, wxSize(FromDIP(16), FromDIP(4)));
    const std::array<wxString, marks.size()> words{
        _("has come to fight"),      _("has fought"),      _("came ashore from a ship"), _("on a bombing raid"), _("may not move any more"),
        _("new or taken this turn"), _("held for an ally")};
    for (std::size_t place = 0; place < marks.size(); ++place) {
        m_marks[place] = new wxCheckBox(this, wxID_ANY, words[place]);
        m_marks[place]->SetName(wxString{"past."} + marks[place].id);
        grid->Add(m_marks[place]);
    }
    auto* const many = new wxBoxSizer(wxHORIZONTAL);
    many->Add(layout::label(this, _("How many of them:")), wxSizerFlags().CentreVertical());
    m_count = new NumberField(this, "past.count", 1, 1);
    many->Add(m_count, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(3)));
    auto* const set_button = new wxButton(this, wxID_ANY, _("&Set"));
    set_button->SetName("past.set");
    set_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { set(); });
    many->Add(set_button, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(3)));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(where);
    all->Add(grid, wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(4)));
    all->Add(many);
    return all;
}

/// What the books say of pieces that have not been set, when so many are counted.
std::vector<PastGrid::Pieces> PastGrid::as_counted(const Key& key, int count) const {
    std::vector<Pieces> pieces;
    for (auto stack : m_given) {
        if (key_of({stack, stack}) == key && count > 0) {
            stack.count = std::min(stack.count, count);
            count -= stack.count;
            pieces.push_back({stack, stack});
        }
    }
    if (count > 0) {
        const auto& [power, space, unit] = key;
        const Stack fresh{.space = space, .owner = power, .unit = unit, .count = count};
        pieces.push_back({fresh, fresh});
    }
    return pieces;
}

void PastGrid::follow(const PieceCounts& counts) {
    std::map<Key, std::vector<Pieces>> by_kind;
    for (const auto& pieces : m_pieces) {
        by_kind[key_of(pieces)].push_back(pieces);
    }
    std::vector<Pieces> followed;
    for (const auto& [key, count] : counts) {
        auto& there = by_kind[key];
        const auto is_set = [](const Pieces& pieces) { return pieces.before != pieces.now; };
        if (std::ranges::none_of(there, is_set)) {
            there = as_counted(key, count);
        }
        int left = count;
        for (auto& pieces : there) {
            pieces.before.count = pieces.now.count = std::min(left, pieces.now.count);
            left -= pieces.now.count;
        }
        std::erase_if(there, [](const Pieces& pieces) { return pieces.now.count == 0; });
        if (left > 0) {
            const auto& [power, space, unit] = key;
            const Stack fresh{.space = space, .owner = power, .unit = unit, .count = left};
            there.push_back({fresh, fresh});
        }
        followed.insert(followed.end(), there.begin(), there.end());
    }
    const auto same = [](const Pieces& a, const Pieces& b) { return a.before == b.before && a.now == b.now; };
    if (!std::ranges::equal(followed, m_pieces, same)) {
        m_pieces = std::move(followed);
        show();
    }
}

wxString PastGrid::words_of(const Stack& stack) const {
    wxString text;
    const auto add = [&text](const wxString& part) { text += (text.empty() ? "" : ", ") + part; };
    if (stack.entered_from) {
        add(wxString::Format(_("from %s"), word(*m_tables, *stack.entered_from)));
    }
    if (stack.started_at && stack.started_at != stack.entered_from) {
        add(wxString::Format(_("set out from %s"), word(*m_tables, *stack.started_at)));
    }
    if (stack.moved > 0) {
        add(wxString::Format(wxPLURAL("%d space", "%d spaces", stack.moved), stack.moved));
    }
    const std::array<wxString, marks.size()> words{_("attacks"), _("has fought"), _("came ashore"), _("raids"),
                                                   _("halted"),  _("new"),        _("in trust")};
    for (std::size_t place = 0; place < marks.size(); ++place) {
        if (stack.*marks[place].of_stack) {
            add(words[place]);
        }
    }
    return text;
}

void PastGrid::show() {
    std::vector<RowList::Row> rows;
    m_shown.clear();
    const auto power = all_powers[static_cast<std::size_t>(m_power->GetSelection())];
    for (std::size_t place = 0; place < m_pieces.size(); ++place) {
        const auto& [before, now] = m_pieces[place];
        if (now.owner != power) {
            continue;
        }
        auto piece = word(*m_tables, now.unit);
        if (!now.cargo.empty()) {
            piece += " (" + word(*m_tables, load_of(now), now.owner) + ")";
        }
        rows.push_back({std::to_string(m_shown.size()),
                        picture(*m_tables, now.unit, now.owner, 18),
                        {word(*m_tables, now.space), piece, wxString::Format("%d", now.count),
                         (before != now ? wxString{"* "} : wxString{}) + words_of(now)}});
        m_shown.push_back(place);
    }
    m_list->show(std::move(rows));
}

void PastGrid::pick(const std::string& key) {
    if (key.empty()) {
        return;
    }
    const auto& now = m_pieces[m_shown[std::stoul(key)]].now;
    const auto choose = [this](NameField& field, const std::optional<SpaceId>& space) {
        if (space) {
            field.choose((*m_tables)[*space].id);
        } else {
            field.clear();
        }
    };
    choose(*m_from, now.entered_from);
    choose(*m_started_at, now.started_at);
    m_moved->SetValue(now.moved);
    for (std::size_t place = 0; place < marks.size(); ++place) {
        m_marks[place]->SetValue(now.*marks[place].of_stack);
    }
    m_count->SetValue(now.count);
}

/// An origin that is left out stays as the books have it; who came from somewhere set out from there, and moved at least one space.
void PastGrid::set() {
    const auto key = m_list->selected();
    if (key.empty()) {
        m_list->SetFocus();
        return;
    }
    const auto chosen = [this](const NameField& field) {
        const auto id = field.chosen();
        return id ? m_tables->find(*id) : std::nullopt;
    };
    const auto place = m_shown[std::stoul(key)];
    auto pieces = m_pieces[place];
    auto& now = pieces.now;
    const auto from = chosen(*m_from);
    const auto started_at = chosen(*m_started_at);
    const bool came = from && from != pieces.before.entered_from;
    now.entered_from = from ? from : pieces.before.entered_from;
    const bool untouched = started_at == now.started_at; // it was filled in for where they came from before
    now.started_at = started_at && !(came && untouched && now.started_at == pieces.before.entered_from) ? started_at
                     : came                                                                             ? from
                                                                                                        : pieces.before.started_at;
    now.moved = came ? std::max(1, m_moved->GetValue()) : m_moved->GetValue();
    for (std::size_t mark = 0; mark < marks.size(); ++mark) {
        now.*marks[mark].of_stack = m_marks[mark]->GetValue();
    }
    const int count = std::min(m_count->GetValue(), now.count);
    now.count = pieces.before.count = count;
    auto& rest = m_pieces[place];
    rest.now.count -= count;
    rest.before.count -= count;
    if (rest.now.count == 0) {
        rest = pieces;
    } else {
        m_pieces.insert(m_pieces.begin() + static_cast<std::ptrdiff_t>(place), pieces);
    }
    show();
    m_list->select(key);
}

/// What the books have to be told.
Past PastGrid::past_of(const Pieces& pieces) {
    const auto& [before, now] = pieces;
    Past past{.count = now.count};
    if (now.entered_from != before.entered_from) {
        past.from = now.entered_from;
    }
    if (now.started_at != (past.from ? past.from : before.started_at)) {
        past.started_at = now.started_at;
    }
    if (now.moved != (past.from ? std::max(before.moved, 1) : before.moved)) {
        past.moved = now.moved;
    }
    for (const auto& mark : marks) {
        if (now.*mark.of_stack != before.*mark.of_stack) {
            past.*mark.of_past = now.*mark.of_stack;
        }
    }
    return past;
}

std::vector<PastRow> PastGrid::changes() const {
    std::map<Key, std::vector<Pieces>> by_kind;
    for (const auto& pieces : m_pieces) {
        by_kind[key_of(pieces)].push_back(pieces);
    }
    std::vector<PastRow> rows;
    for (auto& [key, kind] : by_kind) {
        // The books give a past to those first that have none yet.
        std::ranges::stable_sort(kind, {}, [](const Pieces& pieces) { return !without_past(pieces.before); });
        while (!kind.empty() && kind.back().before == kind.back().now) {
            kind.pop_back();
        }
        const auto& [power, space, unit] = key;
        for (const auto& pieces : kind) {
            rows.push_back({.space = space, .power = power, .unit = unit, .past = past_of(pieces)});
        }
    }
    return rows;
}

} // namespace intendant::app::aa
