#include "app/afrika_korps/desk/desk.hpp"

#include "app/afrika_korps/help.hpp"
#include "app/afrika_korps/turn/turn_page.hpp"
#include "app/files/file_choice.hpp"
#include "app/widgets/icons.hpp"

#include <algorithm>

namespace intendant::app::ak {

namespace {

const char* const layout_keys = "/afrika_korps/desk";

} // namespace

AfrikaKorpsDesk::AfrikaKorpsDesk(wxWindow* parent, Session session, Opening opening)
    : DeskOf(parent, std::move(session), names_of(session.state().tables), layout_keys), m_guide(*m_table) {
    build_pages();
    std::vector<std::pair<std::string, wxString>> places;
    for (const auto& hex : m_table->tables().hexes) {
        if (!hex.name.empty()) {
            places.emplace_back(hex.id, word(m_table->tables(), *m_table->tables().find(hex.id)));
        }
    }
    connect(places, help_topics(), help_entries(m_table->tables()));
    connect_pages();
    m_shown_turn = m_table->state().turn;
    begin(m_turn, opening, {});
}

AfrikaKorpsDesk::~AfrikaKorpsDesk() { take_apart(); }

void AfrikaKorpsDesk::build_pages() {
    m_turn = new TurnPage(sheet_room(), *m_table);
    add_sheet(m_turn, _("&Turn\tF5"));
    m_game_books = make_books(book_room(), *m_table);
    for (const auto& book : m_game_books) {
        add_book(book.page, book.name, book.item);
    }
}

void AfrikaKorpsDesk::connect_pages() {
    m_help->remark = [this](const std::string& id) { return how_played(m_table->state().options, id); };
    m_strip->on_figure = [this](const std::string& account, AccountStrip::Part) {
        const auto book = std::ranges::find_if(
            m_game_books, [&](const Book& each) { return std::ranges::find(each.accounts, account) != each.accounts.end(); });
        if (book != m_game_books.end()) {
            go_to(book->page);
        }
    };
}

void AfrikaKorpsDesk::show_state() {
    m_turn->show_state();
    for (const auto& book : m_game_books) {
        book.page->show_state();
    }
}

void AfrikaKorpsDesk::show_what_is_seen(wxWindow* page) {
    const auto book = std::ranges::find(m_game_books, page, [](const Book& each) -> wxWindow* { return each.page; });
    if (book != m_game_books.end()) {
        book->page->show_state();
    }
}

void AfrikaKorpsDesk::follow(const db::Entry& entry) {
    m_shown_turn = m_table->state().turn;
    if (m_table->state().outcome) {
        m_notice->say(NoticeBar::Kind::News, m_table->say(entry));
    }
}

void AfrikaKorpsDesk::set_focus_on(wxWindow* page) {
    if (auto* const part = dynamic_cast<Page*>(page)) {
        part->set_focus();
    } else {
        page->SetFocus();
    }
}

std::vector<TableView::Seat> AfrikaKorpsDesk::seats() const {
    std::vector<TableView::Seat> result;
    for (auto& account : accounts_of(*m_table)) {
        result.push_back({.account = std::move(account), .player = {}, .forces = {}});
    }
    return result;
}

wxString AfrikaKorpsDesk::battle_in_words() const { return {}; }

wxBitmap AfrikaKorpsDesk::picture_of_board(wxSize) const { return {}; }

EntryMeaning<Command> AfrikaKorpsDesk::read_line(const wxString&) const { return {}; }

std::vector<wxString> AfrikaKorpsDesk::completions_of_line(const wxString&) const { return {}; }

void AfrikaKorpsDesk::show_typed(const Command*) {}

std::string AfrikaKorpsDesk::clause_of_now() const { return clause_now(m_table->state()).id; }

void AfrikaKorpsDesk::find_space() {}

Desk* open_desk(wxWindow* parent, const std::filesystem::path& file, Opening opening) {
    const auto tables = load_tables(resources() / "afrika_korps");
    if (opening == Opening::ToPlay && soon_proved(file)) {
        Session::require_proved(file, tables);
    }
    auto session = opening == Opening::ToReview ? Session::open_for_review(file, tables) : Session::open(file, tables);
    return new AfrikaKorpsDesk(parent, std::move(session), opening);
}

} // namespace intendant::app::ak
