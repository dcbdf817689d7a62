#pragma once

#include "db/file/game_file.hpp"
#include "model/core/game_card.hpp"
#include "model/odds/luck.hpp"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace intendant::db {

/// A file of the library: a game with what there is to say of it, or why there is nothing to say. Of a damaged game that is
/// what can be proved.
struct LibraryCard {
    std::filesystem::path file;
    core::Message problem; ///< why it is no game that can be shown, or where its record is damaged; an empty id when it is whole
    std::string game;      ///< the game's id; empty when it is none
    std::string identity;  ///< the same for all copies of one game
    std::string began;     ///< UTC, of the first entry
    std::string last;      ///< UTC, of the last entry
    std::int64_t entries{0};
    int rounds{0};
    std::int64_t minutes{0}; ///< at the table: pauses of more than half an hour do not count
    core::GameCard card;
    std::map<std::string, odds::DiceRecord> dice; ///< thrown by each side in plays that stand; not those typed as hits alone
    /// False: this is what the file says of itself at a glance. Its dice and its time at the table are not known, its round is that of
    /// the last entry, and its game (`card`) stands as in its newest snapshot, or is not known either.
    bool proved{true};

    friend bool operator==(const LibraryCard&, const LibraryCard&) = default;
};

/// What the log itself says of a game; `card` is what the game says of itself at its end, `found` how far it is proved.
LibraryCard card_of(const GameFile& file, core::GameCard card, const Verification& found);

/// How games of a kind are read.
struct CardMaker {
    /// Makes the card of a file that holds this game, as far as it is proved. Throws: FileError.
    std::function<LibraryCard(const std::filesystem::path&)> proved;
    /// What the game says of itself at a glance (`Session::glance`); nothing where that is not known. Throws: FileError.
    std::function<std::optional<core::GameCard>(const GameFile&)> at_a_glance{};
};
using CardMakers = std::map<std::string, CardMaker>; ///< by the id of the game

/// What is in a folder.
struct Library {
    std::vector<LibraryCard> cards; ///< all files that end in .intendant, the game played last first
    std::size_t others{0};          ///< files of another kind, left alone
    std::size_t read{0};            ///< files that were proved; the others were known already
    bool whole{true};               ///< all files of the folder are in it
};

/// Asked while files are read, with what is done and how much was found: false to stop there.
using GoOn = std::function<bool(std::size_t done, std::size_t all)>;

/// Lists a folder and what is below it, as `read_library` does, but proves nothing: what the index does not know is told at a glance.
/// Writes to no game.
Library list_library(const std::filesystem::path& folder, const std::filesystem::path& index, const CardMakers& makers,
                     const GoOn& go_on = {});

/// Proves the cards that are not proved yet, as many at once as there are processors (four at most); each is shown to `learn`, in their
/// order and in the thread that asks. `makers` are called in several threads. Remembers those of games that are whole. False where `go_on`
/// stopped it.
bool prove_cards(Library& library, const std::filesystem::path& folder, const std::filesystem::path& index, const CardMakers& makers,
                 const GoOn& go_on = {}, const std::function<void(const LibraryCard&)>& learn = {});

/// Reads a folder and what is below it, hidden folders left out. `index`: a file that remembers what was read of games that are whole; it is made
/// again when it is missing or damaged, and nothing depends on it; empty: none. Writes to nothing else. `go_on` is asked with what is
/// done and how much was found; when it says false, the cards read so far are returned.
Library read_library(const std::filesystem::path& folder, const std::filesystem::path& index, const CardMakers& makers,
                     const GoOn& go_on = {});

/// The cards of these files, in their order; read, and remembered, as those of a folder.
std::vector<LibraryCard> read_cards(const std::vector<std::filesystem::path>& files, const std::filesystem::path& index,
                                    const CardMakers& makers, const std::function<bool()>& go_on = {});

/// Games of a player, or of a side, over what is proved of a library. A game of which there are several copies counts once, by its
/// longest.
struct Score {
    std::string game;
    std::string name;   ///< of the player, or the side's id
    core::Message side; ///< the side's name; an empty id for a player
    int games{0};
    int ended{0}; ///< of them, with a winner
    int won{0};
    odds::DiceRecord dice{};
};
std::vector<Score> scores_by_player(const std::vector<LibraryCard>& cards);
std::vector<Score> scores_by_side(const std::vector<LibraryCard>& cards);

} // namespace intendant::db
