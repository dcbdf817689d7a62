#pragma once

#include "model/empire_of_the_sun/ids.hpp"

#include <array>
#include <optional>

/// Every number that the table keeps with a marker: tracks, pools, counts of a turn, and markers that are there or not. Rule: ES-MRK-1, ES-MRK-2, ES-MRK-4.
namespace intendant::empire_of_the_sun {

/// What the numbers are.
///
/// Units: `China` boxes below Stable Front, `ChinaLength` the boxes of the track (nothing until the table enters them, ES-CHN-1); `India` and
/// `BurmaRoad` the row of their table; a marker that works in the next turn has the number of the turn in which it works; others are counts.
enum class Track : std::uint8_t {
    UsWill,         ///< ES-PWL-1
    Wie,            ///< ES-WIE-1
    China,          ///< ES-CHN-1
    ChinaLength,    ///< ES-CHN-1
    ChinaDivisions, ///< ES-REP-8
    India,          ///< ES-IND-1
    IndiaTurns,     ///< in the same box (ES-IND-3)
    BurmaRoad,      ///< ES-BUR-1
    Escorts,        ///< 0, 2 or 4 (ES-STW-5)
    BombingTurns,   ///< in a row (ES-STW-15)
    UntracedTurns,  ///< in which Japan could trace to no resource (ES-POL-13)
    AlaskaTurns,    ///< in a row (ES-PWL-9)
    JapaneseAsp,    ///< ES-ASP-5
    JapaneseAspUsed,
    AlliedAsp, ///< ES-ASP-3
    AlliedAspUsed,
    JapaneseCards, ///< in hand, the Future Offensive left out (ES-DRW-1, ES-FUT-2)
    AlliedCards,
    JapanesePasses, ///< ES-DRW-5
    AlliedPasses,
    JapaneseDraws, ///< by events, of this turn (ES-CRD-29)
    AlliedDraws,
    JapaneseFuture, ///< a card lies aside as Future Offensive (ES-FUT-1)
    AlliedFuture,
    JapaneseSetAside, ///< in this turn (ES-FUT-1)
    AlliedSetAside,
    JapaneseReshuffle, ///< at the end of the turn (ES-CRD-31)
    AlliedReshuffle,
    AlliedLand, ///< replacements, as the pools of the units (ES-REP-1)
    AlliedAir,
    UsNaval,
    CommonwealthNaval,
    ChinesePool,
    JapaneseLand,
    JapaneseAir,
    JapaneseNaval,
    DivisionsTaken, ///< in this turn (ES-REP-8)
    UsRivalry,      ///< ES-RIV-1
    JapaneseRivalry,
    Barges,            ///< ES-ASP-10
    PtBoats,           ///< ES-ASP-10
    DefensiveDoctrine, ///< ES-MRK-2
    KwaiBridge,        ///< ES-MRK-3
    Doolittle,         ///< ES-CHN-6
    TojoResigned,      ///< ES-CRD-30
    Hump,              ///< ES-BUR-3
    EscortsVoid,       ///< ES-STW-7
    ManchuriaLost,     ///< ES-POL-15
    HighAltitude,      ///< the turn of the next Strategic Warfare (ES-STW-12)
    Panama,            ///< the turn whose reinforcements are delayed (ES-REI-12)
    IndianLevy,        ///< ES-REP-17
    Brigade77,         ///< ES-CRD-24
    UsLoss,            ///< a unit that counts was eliminated in this turn (ES-PWL-13)
    ChinaOffensive,    ///< made in this turn (ES-CHN-2)
    AlaskaPoints,      ///< hexes, once each (ES-VPT-1)
    HawaiiPoints,
    OahuPoints,
    Bid,            ///< of the tournament: above 0 for the Allies, below for Japan (ES-BID-1)
    JapaneseMended, ///< on the map in this turn, without divisions (ES-SEQ-2)
};

/// What a track can show (`wie`: the boxes of its table), and whether it begins anew with a turn. Rule: ES-EOT-2.
struct TrackFacts {
    std::string_view word;
    int least;
    int most;
    bool of_turn;
};

inline constexpr std::array track_facts{
    TrackFacts{"us_will", 0, 99, false},
    TrackFacts{"wie", -99, 99, false},
    TrackFacts{"china", 0, 99, false},
    TrackFacts{"china_length", 0, 99, false},
    TrackFacts{"china_divisions", 0, 12, false},
    TrackFacts{"india", 0, 3, false},
    TrackFacts{"india_turns", 0, 12, false},
    TrackFacts{"burma_road", 0, 2, false},
    TrackFacts{"escorts", 0, 4, false},
    TrackFacts{"bombing_turns", 0, 12, false},
    TrackFacts{"untraced_turns", 0, 12, false},
    TrackFacts{"alaska_turns", 0, 12, false},
    TrackFacts{"japanese_asp", 0, 99, false},
    TrackFacts{"japanese_asp_used", 0, 99, true},
    TrackFacts{"allied_asp", 0, 99, false},
    TrackFacts{"allied_asp_used", 0, 99, true},
    TrackFacts{"japanese_cards", 0, 82, false},
    TrackFacts{"allied_cards", 0, 83, false},
    TrackFacts{"japanese_passes", 0, 9, true},
    TrackFacts{"allied_passes", 0, 9, true},
    TrackFacts{"japanese_draws", 0, 99, true},
    TrackFacts{"allied_draws", 0, 99, true},
    TrackFacts{"japanese_future", 0, 1, false},
    TrackFacts{"allied_future", 0, 1, false},
    TrackFacts{"japanese_set_aside", 0, 1, true},
    TrackFacts{"allied_set_aside", 0, 1, true},
    TrackFacts{"japanese_reshuffle", 0, 1, true},
    TrackFacts{"allied_reshuffle", 0, 1, true},
    TrackFacts{"allied_land", 0, 99, false},
    TrackFacts{"allied_air", 0, 99, false},
    TrackFacts{"us_naval", 0, 99, false},
    TrackFacts{"commonwealth_naval", 0, 99, false},
    TrackFacts{"chinese", 0, 99, false},
    TrackFacts{"japanese_land", 0, 99, false},
    TrackFacts{"japanese_air", 0, 99, false},
    TrackFacts{"japanese_naval", 0, 99, false},
    TrackFacts{"divisions_taken", 0, 12, true},
    TrackFacts{"us_rivalry", 0, 1, false},
    TrackFacts{"japanese_rivalry", 0, 1, false},
    TrackFacts{"barges", 0, 1, false},
    TrackFacts{"pt_boats", 0, 1, false},
    TrackFacts{"defensive_doctrine", 0, 1, false},
    TrackFacts{"kwai_bridge", 0, 1, false},
    TrackFacts{"doolittle", 0, 1, false},
    TrackFacts{"tojo_resigned", 0, 1, false},
    TrackFacts{"hump", 0, 1, false},
    TrackFacts{"escorts_void", 0, 1, false},
    TrackFacts{"manchuria_lost", 0, 1, false},
    TrackFacts{"high_altitude", 0, 13, false},
    TrackFacts{"panama", 0, 13, false},
    TrackFacts{"indian_unrest_levy", 0, 13, false},
    TrackFacts{"brigade_77_due", 0, 13, false},
    TrackFacts{"us_loss", 0, 1, true},
    TrackFacts{"china_offensive", 0, 1, true},
    TrackFacts{"alaska_points", 0, 99, false},
    TrackFacts{"hawaii_points", 0, 3, false},
    TrackFacts{"oahu_points", 0, 1, false},
    TrackFacts{"bid", -99, 99, false},
    TrackFacts{"japanese_mended", 0, 1, true},
};

constexpr const TrackFacts& facts_of(Track track) { return track_facts[static_cast<std::size_t>(track)]; }

namespace detail {

constexpr auto track_words() {
    std::array<std::string_view, track_facts.size()> words{};
    for (std::size_t i = 0; i < words.size(); ++i) {
        words[i] = track_facts[i].word;
    }
    return words;
}

} // namespace detail

/// The numbers, by track.
class Tracks {
public:
    int& operator[](Track track) { return values[static_cast<std::size_t>(track)]; }
    int operator[](Track track) const { return values[static_cast<std::size_t>(track)]; }

    std::array<int, track_facts.size()> values{};

    friend bool operator==(const Tracks&, const Tracks&) = default;
};

/// A track of one side.
constexpr Track asp_of(Side side) { return side == Side::Japan ? Track::JapaneseAsp : Track::AlliedAsp; }
constexpr Track asp_used_of(Side side) { return side == Side::Japan ? Track::JapaneseAspUsed : Track::AlliedAspUsed; }
constexpr Track cards_of(Side side) { return side == Side::Japan ? Track::JapaneseCards : Track::AlliedCards; }
constexpr Track passes_of(Side side) { return side == Side::Japan ? Track::JapanesePasses : Track::AlliedPasses; }
constexpr Track draws_of(Side side) { return side == Side::Japan ? Track::JapaneseDraws : Track::AlliedDraws; }
constexpr Track future_of(Side side) { return side == Side::Japan ? Track::JapaneseFuture : Track::AlliedFuture; }
constexpr Track set_aside_of(Side side) { return side == Side::Japan ? Track::JapaneseSetAside : Track::AlliedSetAside; }
constexpr Track reshuffle_of(Side side) { return side == Side::Japan ? Track::JapaneseReshuffle : Track::AlliedReshuffle; }
constexpr Track rivalry_of(Side side) { return side == Side::Japan ? Track::JapaneseRivalry : Track::UsRivalry; }
/// The replacements that mend a unit of that pool; nothing for a unit that takes none. Rule: ES-REP-6 to ES-REP-16.
constexpr std::optional<Track> track_of(Pool pool) {
    constexpr std::array tracks{Track::AlliedLand,  Track::AlliedLand,   Track::AlliedAir,   Track::UsNaval,      Track::CommonwealthNaval,
                                Track::ChinesePool, Track::JapaneseLand, Track::JapaneseAir, Track::JapaneseNaval};
    return pool == Pool::None ? std::nullopt : std::optional{tracks[static_cast<std::size_t>(pool)]};
}

} // namespace intendant::empire_of_the_sun

namespace intendant::core {

namespace eots = empire_of_the_sun;

template <> inline constexpr auto enum_words<eots::Track> = eots::detail::track_words();

} // namespace intendant::core
