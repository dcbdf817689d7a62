#include "app/axis_allies/books/luck_page.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/share_bar.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <cmath>

namespace intendant::app::aa {

namespace {

constexpr int roundel_size = 20;

std::vector<RowList::Column> columns(const std::vector<RowList::Column>& what) {
    auto all = what;
    for (const auto& column : {RowList::Column{_("Dice"), 55, true}, RowList::Column{_("Hits"), 75, true},
                               RowList::Column{_("Expected"), 75, true}, RowList::Column{_("Sigma"), 60, true},
                               RowList::Column{_("Chance of this many or more"), 190, true}, RowList::Column{_("Says"), 165}}) {
        all.push_back(column);
    }
    return all;
}

struct Share {
    wxString name;
    const odds::DiceRecord* dice;
};

template <class Dice> std::vector<Share> shares_of(const Dice& dice) {
    return {{_("attack"), &dice.attack}, {_("defence"), &dice.defence}, {_("AA guns"), &dice.guns}};
}

} // namespace

LuckPage::LuckPage(wxWindow* parent, Table& table) : Page(parent, table), m_record(table.session()) {
    SetName("luck");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("Luck of the dice"), theme::Type::Title), layout::spaced());
    auto* const meaning =
        layout::hint(this, _("Dice thrown to hit in battles; the last columns say how often at least as many hits come up by chance."));
    meaning->Wrap(FromDIP(600));
    all->Add(meaning, wxSizerFlags().Border(wxLEFT | wxRIGHT));
    all->Add(layout::heading(this, _("Over the game"), theme::Type::Text), layout::spaced());
    m_powers = new RowList(this, "luck.powers", columns({{_("Power"), 160}, {_("Throws"), 80}}));
    m_powers->say_when_empty(_("No dice have been thrown in a battle yet."));
    all->Add(m_powers, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT));
    all->Add(layout::heading(this, _("Each battle"), theme::Type::Text), layout::spaced());
    m_battles = new RowList(this, "luck.battles", columns({{_("Where"), 195}, {_("Round"), 60, true}, {_("Throws"), 80}}));
    m_battles->say_when_empty(_("No dice have been thrown in a battle yet."));
    all->Add(m_battles, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    SetSizer(all);
}

RowList::Row LuckPage::row(const std::string& key, const wxBitmapBundle& picture, const std::vector<wxString>& what,
                           const odds::Luck& luck) const {
    auto cells = what;
    cells.push_back(wxString::Format("%lld", static_cast<long long>(luck.dice)));
    cells.push_back(wxString::Format("%lld", static_cast<long long>(luck.hits)));
    cells.push_back(decimal(luck.expected, 1));
    cells.push_back(decimal(std::sqrt(luck.variance), 1));
    cells.push_back(percent(luck.at_least));
    cells.push_back(meaning(luck));
    return {key, picture, cells};
}

void LuckPage::show_state() {
    if (!IsShownOnScreen()) {
        return;
    }
    const auto& book = m_record.up_to(m_table.shown());
    std::vector<RowList::Row> powers;
    for (const auto power : all_powers) {
        for (const auto& share : shares_of(book.of(power))) {
            if (const auto luck = share.dice->luck(); luck.dice > 0) {
                powers.push_back(row(std::string{id_of(power)} + "/" + to_utf8(share.name), roundel(power, roundel_size),
                                     {word(tables(), power), share.name}, luck));
            }
        }
    }
    m_powers->show(std::move(powers));
    std::vector<RowList::Row> battles;
    for (std::size_t place = book.battles().size(); place-- > 0;) {
        const auto& battle = book.battles()[place];
        for (const auto& share : shares_of(battle)) {
            if (const auto luck = share.dice->luck(); luck.dice > 0) {
                battles.push_back(row(std::to_string(place) + "/" + to_utf8(share.name),
                                      share.dice == &battle.attack ? roundel(battle.attacker, roundel_size) : wxBitmapBundle{},
                                      {word(tables(), battle.space), wxString::Format("%d", battle.round), share.name}, luck));
            }
        }
    }
    m_battles->show(std::move(battles));
}

wxString LuckPage::last_battle() {
    const auto& battles = m_record.up_to(m_table.shown()).battles();
    if (battles.empty()) {
        return {};
    }
    const auto line = [](const wxString& who, const odds::DiceRecord& dice) {
        const auto luck = dice.luck();
        return luck.dice == 0 ? wxString{} : wxString::Format("%s: %s (%s).", who, word(luck), meaning(luck));
    };
    const auto attack = line(_("Attacker"), battles.back().attack);
    const auto defence = line(_("Defender"), battles.back().defence);
    return attack + (attack.empty() || defence.empty() ? "" : "  ") + defence;
}

} // namespace intendant::app::aa
