#include "app/axis_allies/setup/facts_sheet.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/named.hpp"
#include "app/widgets/number_field.hpp"
#include "model/axis_allies/facts.hpp"

#include <wx/button.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::aa {

namespace {

/// What is done or not done in a turn, in the order of the switches.
constexpr std::array switched{&Facts::first_turn_started, &Facts::researched, &Facts::bought, &Facts::rocket_fired};

} // namespace

Facts facts_in(const State& state) {
    const std::vector<SpaceId> spaces;
    return facts_of(state, {.round = 0,
                            .action = Action{},
                            .first_turn_started = false,
                            .researched = false,
                            .bought = false,
                            .breakthroughs = 0,
                            .rocket_fired = false,
                            .taken = std::vector<ControlRow>{},
                            .battle_sites = spaces,
                            .placed = std::vector<PlacedRow>{},
                            .paid_neutrals = spaces,
                            .lost_complexes = spaces,
                            .origins = spaces});
}

Facts facts_at_start() {
    Facts facts{.first_turn_started = false, .researched = false, .bought = false, .breakthroughs = 0, .rocket_fired = false};
    facts.taken.emplace();
    facts.battle_sites.emplace();
    facts.placed.emplace();
    facts.paid_neutrals.emplace();
    facts.lost_complexes.emplace();
    return facts;
}

FactsSheet::FactsSheet(wxWindow* parent, const wxString& name, std::shared_ptr<const Tables> tables, Facts given)
    : wxScrolledWindow(parent), m_tables(std::move(tables)), m_given(in_order(std::move(given))), m_given_marks(marks_of(m_given)),
      m_marks(m_given_marks) {
    SetName(name + ".facts");
    SetScrollRate(FromDIP(12), FromDIP(12));
    auto* const words = layout::hint(this, wxEmptyString);
    layout::set_wrapped(words,
                        _("What the books know of this turn and no piece shows. Choose what was done and name the space, then Set or "
                          "Remove; * marks what differs."),
                        FromDIP(780));
    m_list = new RowList(this, name + ".marks", {{_("Done"), 320}, {_("Space"), 230}, {_("Details"), 190}});
    m_list->say_when_empty(_("The books know of none."));
    m_list->SetMinSize(FromDIP(wxSize(-1, 130)));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(words, layout::spaced());
    all->Add(make_numbers(name), wxSizerFlags().Border(wxLEFT));
    all->Add(make_switches(name), layout::spaced());
    all->Add(m_list, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT));
    all->Add(make_row(name), wxSizerFlags().Border(wxALL, FromDIP(3)));
    SetSizer(all);
    m_list->on_select = [this](const std::string& key) {
        const auto mark = std::ranges::find_if(m_marks, [&](const auto& each) { return key_of(each.first) == key; });
        if (mark == m_marks.end()) {
            return;
        }
        const auto& [what, space] = mark->first;
        m_what->SetSelection(static_cast<int>(std::ranges::find(m_offered, what) - m_offered.begin()));
        offer();
        m_space->choose((*m_tables)[space].id);
        m_before->SetSelection(mark->second.before ? static_cast<int>(*mark->second.before) : static_cast<int>(all_powers.size()));
        m_placed->SetValue(mark->second.placed);
    };
    show();
}

wxSizer* FactsSheet::make_numbers(const wxString& name) {
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    if (m_given.round) {
        row->Add(layout::label(this, _("&Round:")), wxSizerFlags().CentreVertical());
        m_round = new NumberField(this, name + ".round", *m_given.round, 1);
        row->Add(m_round, layout::line());
    }
    if (m_given.action) {
        row->Add(layout::label(this, _("&Action:")), wxSizerFlags().CentreVertical());
        m_action = named_choice(this, name + ".action", words_for(all_actions, [&](auto action) { return word(action); }),
                                static_cast<int>(*m_given.action));
        row->Add(m_action, layout::line());
    }
    auto* const thrown = new wxBoxSizer(wxHORIZONTAL);
    thrown->Add(layout::label(this, _("Developments still to throw for:")), wxSizerFlags().CentreVertical());
    m_breakthroughs = new NumberField(this, name + ".breakthroughs", m_given.breakthroughs.value_or(0));
    thrown->Add(m_breakthroughs, layout::line());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(row);
    all->Add(thrown);
    return all;
}

wxSizer* FactsSheet::make_switches(const wxString& name) {
    const std::array<std::pair<wxString, wxString>, switched.size()> said{{{"first_turn_started", _("The first turn has begun")},
                                                                           {"researched", _("This turn's research has been thrown")},
                                                                           {"bought", _("Units have been bought this turn")},
                                                                           {"rocket_fired", _("A rocket has been fired this turn")}}};
    auto* const grid = new wxFlexGridSizer(2, wxSize(FromDIP(24), FromDIP(4)));
    for (std::size_t place = 0; place < said.size(); ++place) {
        m_switches[place] = new wxCheckBox(this, wxID_ANY, said[place].second);
        m_switches[place]->SetName(name + "." + said[place].first);
        m_switches[place]->SetValue((m_given.*switched[place]).value_or(false));
        grid->Add(m_switches[place]);
    }
    return grid;
}

std::string FactsSheet::key_of(const Marks::key_type& mark) const { return std::to_string(mark.first) + "." + (*m_tables)[mark.second].id; }

wxString FactsSheet::word_of(What what) const {
    switch (what) {
    case Taken:
        return _("Taken this turn");
    case Fought:
        return _("Battle fought this turn");
    case Placed:
        return _("Units placed this turn by the complex");
    case Paid:
        return _("Neutral, paid for and flown over");
    case LostComplex:
        return _("Original complex, lost once by its first owner");
    case Origin:
        return _("The attack in the battle came from here");
    }
    return {};
}

wxSizer* FactsSheet::make_row(const wxString& name) {
    m_offered = {Taken, Fought, Placed, Paid, LostComplex};
    if (m_given.origins) {
        m_offered.push_back(Origin);
    }
    m_what = named_choice(this, name + ".what", words_for(m_offered, [&](auto what) { return word_of(what); }));
    set_accessible_name(*m_what, _("Done"));
    m_space = new NameField(this, name + ".where");
    set_accessible_name(*m_space, _("Space"));
    m_space->SetMinSize(FromDIP(wxSize(160, -1)));
    auto owners = words_for(all_powers, [&](auto power) { return wxString::Format(_("before: %s"), word(*m_tables, power)); });
    owners.Add(_("before: nobody"));
    m_before = named_choice(this, name + ".before", owners, static_cast<int>(all_powers.size()));
    set_accessible_name(*m_before, _("Owner"));
    m_placed = new NumberField(this, name + ".placed", 1, 0);
    set_accessible_name(*m_placed, _("How many"));
    auto* const set_button = new wxButton(this, wxID_ANY, _("&Set"));
    set_button->SetName(name + ".set_fact");
    set_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { set(); });
    auto* const remove_button = new wxButton(this, wxID_ANY, _("Re&move"));
    remove_button->SetName(name + ".remove_fact");
    remove_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { remove(); });
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    for (wxWindow* const each : std::initializer_list<wxWindow*>{m_what, m_space, m_before, m_placed}) {
        row->Add(each, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(3)));
    }
    auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
    for (auto* const each : {set_button, remove_button}) {
        buttons->Add(each, wxSizerFlags().Border(wxALL, FromDIP(3)));
    }
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(row);
    all->Add(buttons);
    m_what->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { offer(); });
    m_placed->Hide();
    offer();
    return all;
}

FactsSheet::What FactsSheet::what() const { return m_offered[static_cast<std::size_t>(m_what->GetSelection())]; }

bool FactsSheet::fits(What what, SpaceId space) const {
    const auto& facts = (*m_tables)[space];
    switch (what) {
    case Taken:
    case Placed:
        return !facts.sea;
    case Paid:
        return facts.neutral;
    case LostComplex:
        return facts.original_complex;
    case Fought:
    case Origin:
        return true;
    }
    return false;
}

/// The spaces in which this can have been done, and what is told of them.
void FactsSheet::offer() {
    std::vector<SpaceId> spaces;
    for (std::size_t index = 0; index < m_tables->spaces.size(); ++index) {
        const SpaceId space{static_cast<std::uint8_t>(index)};
        if (fits(what(), space)) {
            spaces.push_back(space);
        }
    }
    m_space->offer(items(*m_tables, spaces));
    m_before->Show(what() == Taken);
    m_placed->Show(what() == Placed);
    Layout();
}

FactsSheet::Marks FactsSheet::marks_of(const Facts& facts) {
    Marks marks;
    for (const auto& row : facts.taken.value_or(std::vector<ControlRow>{})) {
        marks[{Taken, row.space}] = {.before = row.power};
    }
    for (const auto& row : facts.placed.value_or(std::vector<PlacedRow>{})) {
        marks[{Placed, row.space}] = {.placed = row.placed};
    }
    const auto add = [&marks](What what, const std::optional<std::vector<SpaceId>>& spaces) {
        for (const auto space : spaces.value_or(std::vector<SpaceId>{})) {
            marks[{what, space}] = {};
        }
    };
    add(Fought, facts.battle_sites);
    add(Paid, facts.paid_neutrals);
    add(LostComplex, facts.lost_complexes);
    add(Origin, facts.origins);
    return marks;
}

void FactsSheet::show() {
    std::vector<RowList::Row> rows;
    for (const auto& [key, detail] : m_marks) {
        const auto given = m_given_marks.find(key);
        const bool changed = given == m_given_marks.end() || given->second != detail;
        wxString said;
        if (key.first == Taken) {
            said = detail.before ? wxString::Format(_("before: %s"), word(*m_tables, *detail.before)) : _("before: nobody");
        } else if (key.first == Placed) {
            said = wxString::Format("%d", detail.placed);
        }
        rows.push_back(
            {key_of(key), {}, {(changed ? wxString{"* "} : wxString{}) + word_of(key.first), word(*m_tables, key.second), said}});
    }
    m_list->show(std::move(rows));
}

void FactsSheet::set() {
    const auto space = m_space->chosen();
    if (!space) {
        m_space->SetFocus();
        return;
    }
    Detail detail;
    if (const auto before = static_cast<std::size_t>(m_before->GetSelection()); what() == Taken && before < all_powers.size()) {
        detail.before = all_powers[before];
    }
    detail.placed = what() == Placed ? m_placed->GetValue() : 0;
    const Marks::key_type key{what(), *m_tables->find(*space)};
    m_marks[key] = detail;
    show();
    m_list->select(key_of(key));
}

void FactsSheet::remove() {
    const auto space = m_space->chosen();
    if (!space || m_marks.erase({what(), *m_tables->find(*space)}) == 0) {
        m_space->SetFocus();
        return;
    }
    show();
}

template <class Rows, class Make> void FactsSheet::change(std::optional<Rows>& rows, What what, const Make& make) const {
    const auto of = [what](const Marks& marks) {
        Marks these;
        std::ranges::copy_if(marks, std::inserter(these, these.end()), [what](const auto& mark) { return mark.first.first == what; });
        return these;
    };
    const auto now = of(m_marks);
    if (now == of(m_given_marks)) {
        return;
    }
    rows.emplace();
    for (const auto& [key, detail] : now) {
        rows->push_back(make(key.second, detail));
    }
}

Facts FactsSheet::changes() const {
    Facts facts;
    const auto differing = [](const auto& given, auto now) { return given && *given != now ? std::optional{now} : std::nullopt; };
    if (m_round != nullptr) {
        facts.round = differing(m_given.round, m_round->GetValue());
    }
    if (m_action != nullptr) {
        facts.action = differing(m_given.action, all_actions[static_cast<std::size_t>(m_action->GetSelection())]);
    }
    facts.breakthroughs = differing(m_given.breakthroughs, m_breakthroughs->GetValue());
    for (std::size_t place = 0; place < switched.size(); ++place) {
        facts.*switched[place] = differing(m_given.*switched[place], m_switches[place]->GetValue());
    }
    const auto only_space = [](SpaceId space, const Detail&) { return space; };
    change(facts.taken, Taken, [](SpaceId space, const Detail& detail) { return ControlRow{space, detail.before}; });
    change(facts.battle_sites, Fought, only_space);
    change(facts.placed, Placed, [](SpaceId space, const Detail& detail) { return PlacedRow{space, detail.placed}; });
    change(facts.paid_neutrals, Paid, only_space);
    change(facts.lost_complexes, LostComplex, only_space);
    change(facts.origins, Origin, only_space);
    return facts;
}

} // namespace intendant::app::aa
