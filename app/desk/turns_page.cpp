#include "app/desk/turns_page.hpp"

#include "app/base/layout.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <string>
#include <utility>

namespace intendant::app {

TurnsPage::TurnsPage(wxWindow* parent, Parts of_game) : ScrolledPage(parent), m_parts(std::move(of_game)) {
    const auto& parts = m_parts;
    SetName(parts.name);
    m_track = new BoxTrack(this, parts.name + ".strip", parts.rows);
    m_track->call(_("Calendar"));
    m_list = new RowList(this, parts.name + ".turns", parts.of_turn);
    m_title = layout::heading(this, wxEmptyString, theme::Type::Text);
    m_units = new RowList(this, parts.name + ".units",
                          {{_("Unit"), 150}, {_("Factors"), 80}, {_("Kind"), 150}, {_("From"), 130}, {_("Where now"), 170}});
    m_units->say_when_empty(parts.nothing_comes);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Calendar")), layout::spaced());
    all->Add(m_track, layout::spaced().Expand());
    all->Add(layout::hint(this, parts.signs, 640), layout::spaced());
    all->Add(m_list, layout::spaced().Proportion(3).Expand());
    all->Add(m_title, layout::spaced());
    all->Add(m_units, wxSizerFlags(2).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    SetSizer(all);
    m_list->on_select = [this](const std::string&) { show_units(); };
    m_track->on_choose = [this](std::size_t turn) {
        m_list->select(std::to_string(turn + 1));
        m_list->EnsureVisible(m_list->RowToItem(static_cast<int>(turn)));
        show_units();
    };
}

void TurnsPage::show_state() {
    if (!IsShownOnScreen()) {
        return;
    }
    std::vector<RowList::Row> rows;
    for (int turn = 1; turn <= m_parts.turns; ++turn) {
        rows.push_back({std::to_string(turn), {}, m_parts.cells(turn)});
    }
    m_list->show(std::move(rows));
    if (m_shown_turn != m_parts.turn_now()) {
        m_shown_turn = m_parts.turn_now();
        m_list->select(std::to_string(m_shown_turn));
    }
    show_units();
}

void TurnsPage::show_units() {
    const auto key = m_list->selected();
    const int turn = key.empty() ? m_parts.turn_now() : std::stoi(key);
    std::vector<TrackField> fields;
    for (int each = 1; each <= m_parts.turns; ++each) {
        fields.push_back(m_parts.field(each));
    }
    const auto place = [](int each) { return each > 0 ? BoxTrack::Place{static_cast<std::size_t>(each) - 1} : std::nullopt; };
    const auto before = m_track->GetMinSize();
    m_track->show(std::move(fields), place(m_parts.turn_now()), place(turn));
    if (m_track->GetMinSize() != before) {
        Layout();
    }
    m_title->SetLabelText(m_parts.title(turn));
    m_units->show(m_parts.coming(turn));
}

} // namespace intendant::app
