#include "app/afrika_korps/setup/new_game_dialog.hpp"

#include "app/afrika_korps/help.hpp"
#include "app/base/layout.hpp"
#include "app/widgets/icons.hpp"
#include "model/afrika_korps/counting.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace intendant::app::ak {

NewGameDialog::NewGameDialog(wxWindow* parent, std::shared_ptr<const Tables> tables)
    : NewGameDialogOf(parent, _("A new game of Afrika Korps"), "afrika_korps.new_game", tables, names_of(tables)) {
    make_players();
    m_pages->AddPage(m_rules = new RulesSheet(m_pages, *m_tables, "afrika_korps.new_game"), _("Rules"));
    make_situation();
    m_pages->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        event.Skip();
        show_books();
    });
    refit_pages();
    say_on_f1(*this, *m_notice, [this] { return tip(m_tables->clauses, "AK-SET-3"); });
    open({860, 580}, first_player());
}

void NewGameDialog::make_players() {
    const auto add = [this](wxWindow& page, wxSizer& rows) {
        constexpr int emblem_size = 24;
        for (const auto side : all_sides) {
            add_player(page, rows, word(side), id_of(side), patch(*m_tables, side, emblem_size));
        }
    };
    auto* const players =
        first_page(add,
                   _("The game begins in March 1941, with the counters where the book puts them; the page Situation begins it in the "
                     "middle. Everything else has its usual value: the whole map in the books, and the usual answer to each open point "
                     "of the rules."),
                   "afrika_korps");
    players->GetSizer()->Insert(0, layout::heading(players, _("Who plays?")), layout::spaced());
    m_pages->AddPage(players, _("Players"));
}

void NewGameDialog::make_situation() {
    const wxString name = "afrika_korps.new_game";
    m_pages->AddPage(m_situation = new SituationPage(m_pages, name, *m_tables), _("Situation"));
    m_pages->AddPage(m_places = new PlacesPage(m_pages, name, _("By the calendar"), _("Counted so far")), _("Counters"));
    m_pages->AddPage(m_marks = new MarksPage(m_pages, name), _("Marks and factors"));
    m_pages->AddPage(m_formed = new FormedPage(m_pages, name), _("Substitutes"));
    m_situation->on_change = [this] { show_books(); };
    show_books();
}

/// What was counted on one page, on the others: control follows where the counters stand.
void NewGameDialog::show_books() {
    const auto empty = empty_state(m_tables);
    const auto options = m_rules->options();
    auto situation = m_situation->chosen();
    const bool middle = situation.has_value();
    m_calendar = before_counting(empty, options, situation);
    m_places->show(m_calendar);
    if (situation) {
        m_places->fill(situation->count);
    }
    m_books = before_counting(empty, options, situation);
    m_situation->tracks().show(m_books);
    m_marks->show(m_books, middle);
    m_formed->show(m_books);
    layout::enable_fields(m_situation->tracks(), middle);
    layout::enable_fields(*m_places, middle);
    layout::enable_fields(*m_formed, middle);
}

Command NewGameDialog::beginning() const {
    BeginGame begin{.options = m_rules->options(), .players = {}, .situation = m_situation->chosen()};
    for (const auto side : all_sides) {
        if (const auto name = player(static_cast<std::size_t>(side)); !name.empty()) {
            begin.players.push_back({.side = side, .name = name});
        }
    }
    Stocktake count;
    m_marks->fill(count);
    begin.factors = std::move(count.factors);
    count.factors.clear();
    if (begin.situation) {
        m_places->fill(count);
        m_formed->fill(count);
        m_situation->tracks().fill(count);
        begin.situation->count = std::move(count);
    }
    return begin;
}

void NewGameDialog::begin(const std::string& reason) {
    show_books();
    NewGameDialogOf::begin(reason);
}

std::optional<std::filesystem::path> begin_game(wxWindow* parent) {
    return begin_by<NewGameDialog>(parent, load_tables(resources() / "afrika_korps"));
}

} // namespace intendant::app::ak
