#pragma once

#include "app/afrika_korps/desk/desk.hpp"
#include "app/afrika_korps/map/board_page.hpp"
#include "app/board/canvas.hpp"
#include "tests/app/booked.hpp"
#include "tests/app/hand.hpp"
#include "tests/support/catch.hpp"

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace intendant::test {

using AfrikaRows = std::initializer_list<std::pair<std::string_view, std::string_view>>;

/// A game with only these counters on the map, as the first turn begins; counters by id or printed name.
inline db::AfrikaKorpsSession afrika_game(const std::filesystem::path& file, AfrikaRows rows, afrika_korps::Options options = {}) {
    using namespace afrika_korps;
    const auto tables = load_tables(INTENDANT_SOURCE_DIR "/resources/afrika_korps");
    auto session = db::AfrikaKorpsSession::create(file, tables);
    REQUIRE(session.book(BeginGame{.options = options}).booked);
    if (rows.size() > 0) {
        Stocktake stock{.pieces = {}, .axis_factors = {}, .allied_factors = {}, .reason = "set up for a test"};
        for (std::size_t i = 0; i < tables->counters.size(); ++i) {
            const CounterId id{static_cast<std::uint8_t>(i)};
            std::optional<HexId> hex;
            for (const auto& [word, label] : rows) {
                if (tables->find_unit(word) == id) {
                    hex = tables->find(label);
                    REQUIRE(hex);
                }
            }
            if (hex) {
                stock.pieces.push_back({id, Status::Map, hex});
            } else if (session.state()[id].status == Status::Map && tables->counters[i].kind != CounterKind::Hq) { // Rommel stays
                stock.pieces.push_back({id, tables->counters[i].combat_unit() ? Status::Eliminated : Status::Stock, {}});
            }
        }
        const auto answer = session.book(stock, "a test");
        REQUIRE(answer.booked);
    }
    return session;
}

/// That game open on the desk; closed with the test.
class AfrikaGame {
public:
    explicit AfrikaGame(AfrikaRows rows = {}, afrika_korps::Options options = {}) {
        afrika_game(file(), rows, options);
        hand.open(file());
        hand.key(WXK_RETURN); // the entries that were booked last
    }
    ~AfrikaGame() { hand.frame().close_game(); }
    AfrikaGame(const AfrikaGame&) = delete;
    AfrikaGame& operator=(const AfrikaGame&) = delete;

    std::filesystem::path file() const { return m_folder / "game.intendant"; }
    const app::ak::Table& table() const {
        const auto* const desk = dynamic_cast<const app::ak::AfrikaKorpsDesk*>(hand.frame().desk());
        REQUIRE(desk != nullptr);
        return desk->table();
    }
    const afrika_korps::State& state() const { return table().state(); }
    std::int64_t entries() const { return table().session().file().last_seq(); }
    afrika_korps::CounterId unit(std::string_view word) const {
        const auto id = table().tables().find_unit(word);
        REQUIRE(id);
        return *id;
    }
    const afrika_korps::Piece& operator[](std::string_view word) const { return state()[unit(word)]; }
    afrika_korps::HexId hex(std::string_view label) const {
        const auto found = table().tables().find(label);
        REQUIRE(found);
        return *found;
    }
    app::ak::BoardPage& board() { return dynamic_cast<app::ak::BoardPage&>(hand.see("afrika_korps.board")); }

    /// Does something and waits until it is booked.
    void booked(const std::function<void()>& act) {
        test::booked(hand, act);
        look_up();
    }
    /// F4, which books.
    void next() {
        booked([&] { hand.key(WXK_F4); });
    }
    /// A whole entry in a line, typed key by key.
    void line(const std::string& words) {
        booked([&] {
            hand.key('E', wxMOD_CONTROL);
            auto& field = hand.see("entry.line");
            REQUIRE(wait_until([&] { return field.HasFocus(); }));
            type_at(words, 8);
            hand.key(WXK_RETURN);
        });
    }
    /// Types where the keyboard is.
    void keys(const std::string& text) { type_at(text, 8); }

private:
    Folder m_folder;

public:
    Hand hand;
};

} // namespace intendant::test
