#include "app/risiko/books/luck_page.hpp"

#include "app/base/layout.hpp"
#include "model/risiko/luck.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::rk {

namespace {

wxString won_of(const odds::Luck& luck) {
    return wxString::Format("%lld / %lld", static_cast<long long>(luck.hits), static_cast<long long>(luck.dice));
}

wxString chance(const odds::Luck& luck) { return luck.dice == 0 ? wxString{} : decimal(luck.at_least * 100, 1) + " %"; }

} // namespace

LuckPage::LuckPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("risiko.luck");
    m_players = new RowList(this, "risiko.luck.list",
                            {{_("Player"), 110},
                             {_("Attack: won of"), 140, true},
                             {_("expected"), 75, true},
                             {_("as good or better"), 155, true},
                             {_("Defence: won of"), 130, true},
                             {_("expected"), 75, true},
                             {_("as good or better"), 155, true}});
    m_attacks = new RowList(this, "risiko.luck.attacks",
                            {{_("Round"), 60, true},
                             {_("Attacker"), 95},
                             {_("From"), 205},
                             {_("On"), 150},
                             {_("Throws"), 70, true},
                             {_("Lost"), 60, true},
                             {_("Taken"), 70, true},
                             {_("expected"), 90, true},
                             {_("as good or better"), 155, true},
                             {_("Conquered"), 90}});
    m_attacks->say_when_empty(_("Nobody has attacked yet."));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    auto* const meaning = layout::hint(
        this, _("A comparison is won when the other side loses the army. The chance is exact: of a result at least that good."));
    meaning->Wrap(FromDIP(600));
    all->Add(meaning, layout::spaced());
    all->Add(m_players, layout::spaced().Proportion(2).Expand());
    all->Add(m_attacks, layout::spaced().Proportion(3).Expand());
    SetSizer(all);
}

void LuckPage::show_state() {
    const auto last = m_table.session().file().last_seq();
    if (!IsShownOnScreen() || last == m_upto) {
        return;
    }
    m_upto = last;
    LuckBook book;
    State replayed = empty_state(m_table.now().tables);
    for (const auto& line : m_table.session().log()) {
        if (line.undone || line.entry.kind != core::EntryKind::Play) {
            continue;
        }
        for (const auto& event : db::RisikoSession::read_events(tables(), line.entry.events)) {
            book.take(replayed, event);
            replayed = apply(std::move(replayed), event);
        }
    }
    std::vector<RowList::Row> rows;
    constexpr int size = 18;
    for (const auto& each : m_table.now().players) {
        const auto dice = book.of(each.player.colour);
        std::vector<wxString> cells{word(tables(), each.player.colour)};
        for (const auto& luck : {dice.attack.luck(), dice.defence.luck()}) {
            cells.push_back(won_of(luck));
            cells.push_back(decimal(luck.expected, 1));
            cells.push_back(chance(luck));
        }
        rows.push_back({std::string{id_of(each.player.colour)}, patch(tables(), each.player.colour, size), std::move(cells)});
    }
    m_players->show(std::move(rows));
    rows.clear();
    for (const auto& attack : book.attacks()) {
        const auto luck = attack.record.luck();
        rows.push_back({std::to_string(rows.size()),
                        {},
                        {count(attack.round), word(tables(), attack.attacker), word(tables(), attack.from), word(tables(), attack.to),
                         count(attack.throws), count(attack.attacker_lost), count(attack.defender_lost), decimal(luck.expected, 1),
                         chance(luck), attack.conquered ? _("yes") : wxString{}}});
    }
    m_attacks->show(std::move(rows));
}

} // namespace intendant::app::rk
