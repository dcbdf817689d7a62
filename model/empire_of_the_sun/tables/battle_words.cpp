#include "model/empire_of_the_sun/tables/battle_words.hpp"

#include "model/empire_of_the_sun/map.hpp"

namespace intendant::empire_of_the_sun::reading {

namespace {

/// What stands between the two, where the text begins and ends so.
std::optional<std::string> middle_of(const std::string& text, std::string_view first, std::string_view last) {
    if (text.size() < first.size() + last.size() || !text.starts_with(first) || !text.ends_with(last)) {
        return {};
    }
    return text.substr(first.size(), text.size() - first.size() - last.size());
}

/// One digit.
int digit(const core::CsvTable& csv, std::size_t row, const std::string& text) {
    if (text.size() != 1 || text[0] < '1' || text[0] > '9') {
        fault(csv, row, "\"" + text + "\" is no number from 1 to 9.");
    }
    return text[0] - '0';
}

Nation nation(const core::CsvTable& csv, std::size_t row, const std::string& letters) {
    if (letters != "jp" && letters != "us") {
        fault(csv, row, "\"" + letters + "\" is neither jp nor us.");
    }
    return letters == "jp" ? Nation::Japanese : Nation::Us;
}

/// `CV;CVL`; nothing where one of them is no class.
std::optional<std::vector<UnitClass>> classes(const std::string& text) {
    std::vector<UnitClass> found;
    for (const auto& each : split(text)) {
        const auto known = core::of_id<UnitClass>(each);
        if (!known) {
            return {};
        }
        found.push_back(*known);
    }
    return found;
}

/// `allied naval`, `jp CA;CL;APD`, `allied CA or DD`, `B29`, or a unit.
Struck struck(const Tables& tables, const core::CsvTable& csv, std::size_t row, const std::string& text) {
    if (text == "the Japanese air unit used") {
        return {.side = Side::Japan, .kind = UnitKind::Air};
    }
    if (text == "B29") {
        return {.side = Side::Allies, .classes = {UnitClass::B29}};
    }
    if (const auto unit = tables.find_unit(text)) {
        return {.side = tables[*unit].side, .unit = unit};
    }
    const auto blank = std::min(text.find(' '), text.size());
    const auto side = text.substr(0, blank);
    auto whom = blank < text.size() ? text.substr(blank + 1) : std::string{};
    Struck found{.side = side == "jp" ? Side::Japan : Side::Allies};
    if (const auto kind = core::of_id<UnitKind>(whom); kind && (side == "jp" || side == "allied")) {
        found.kind = kind;
        return found;
    }
    if (const auto either = whom.find(" or "); either != std::string::npos) {
        whom.replace(either, 4, ";");
    }
    const auto known = classes(whom);
    if (!known || whom.empty() || (side != "jp" && side != "allied")) {
        fault(csv, row, "\"" + text + "\" names no units.");
    }
    found.classes = *known;
    return found;
}

/// `jp air 1 (may eliminate)` and the like.
StepLoss step_loss(const Tables& tables, const core::CsvTable& csv, std::size_t row, const std::string& text) {
    std::size_t at = 1;
    while (at + 1 < text.size() &&
           !(text[at - 1] == ' ' && text[at] >= '1' && text[at] <= '9' && (at + 1 == text.size() || text[at + 1] == ' '))) {
        ++at;
    }
    const auto rest = at + 1 < text.size() ? text.substr(at + 1) : std::string{};
    StepLoss found{.whom = struck(tables, csv, row, text.substr(0, at - 1)), .steps = digit(csv, row, text.substr(at, 1))};
    found.at_end = rest.starts_with(" at the end") || rest.starts_with(" in post-battle movement");
    found.under_battleships = rest.ends_with(" if a Japanese BB is in the hex and no Allied BB");
    if (rest.find("(may eliminate)") != std::string::npos || found.whom.unit) {
        found.last = LastStep::Taken;
    } else if (rest.find("(no elimination unless no other choice)") != std::string::npos) {
        found.last = LastStep::TakenIfNoOther;
    } else if (rest != " (not eliminated)") {
        fault(csv, row, "\"" + text + "\" does not say whether a last step is taken.");
    }
    return found;
}

} // namespace

std::optional<DieChange> die_change(const Tables& tables, const core::CsvTable& csv, std::size_t row, const std::string& column) {
    const auto by = if_there(-9, 9, csv, row, column);
    const auto& when = csv.at(row, column + "_when");
    if (!by) {
        return {};
    }
    DieChange found{.by = *by};
    if (when == "a brigade-size ground unit takes part") {
        found.where = Counts::WithBrigade;
    } else if (when == "Commonwealth naval units present") {
        found.where = Counts::WithCommonwealth;
    } else if (when == "one-hex island" || when == "one-hex island; rest of the game") {
        found.where = Counts::OnIslands;
        found.rest_of_game = when.ends_with("game");
    } else if (const auto region = middle_of(when, "", ", mixed or jungle hex; replaces terrain")) {
        found.where = Counts::InRegion;
        found.region = *region;
        found.alone = true;
    } else if (const auto hexes = middle_of(when, "battle within ", " hexes of an inactive Japanese CV or CVL")) {
        found.where = Counts::NearInactiveCarrier;
        found.hexes = digit(csv, row, *hexes);
    } else if (const auto place = middle_of(when, "battle at ", "")) {
        found.where = Counts::InHex;
        const auto hex = std::ranges::find(tables.map_hexes, *place, &MapHex::name);
        if (hex == tables.map_hexes.end()) {
            fault(csv, row, "\"" + *place + "\" is not on the map.");
        }
        found.hex = hex->hex;
    } else if (when != "all battles of the offensive") {
        fault(csv, row, "\"" + when + "\" says no battles in which the modifier counts.");
    }
    return found;
}

std::optional<StrengthChange> strength_change(const core::CsvTable& csv, std::size_t row) {
    const auto& text = csv.at(row, "strength_change");
    if (text.empty()) {
        return {};
    }
    const auto words = split(text, ' ');
    const bool sound = words.size() == 4 && (words[2] == "attack" || words[2] == "defence") && words[3].size() == 2 &&
                       (words[3][0] == '+' || words[3][0] == '-');
    const auto named = sound && words[1] != "ground" ? classes(words[1]) : std::optional{std::vector<UnitClass>{}};
    if (!sound || !named) {
        fault(csv, row, "\"" + text + "\" changes no strength.");
    }
    const int by = digit(csv, row, words[3].substr(1));
    return StrengthChange{
        .nation = nation(csv, row, words[0]), .classes = *named, .attack = words[2] == "attack", .by = words[3][0] == '-' ? -by : by};
}

std::optional<Unwatched> unwatched(const Tables& tables, const core::CsvTable& csv, std::size_t row) {
    const auto by = if_there(1, 9, csv, row, "intel_drm");
    if (!by) {
        return {};
    }
    const auto& text = csv.at(row, "intel_drm_when");
    constexpr std::size_t label = 4;
    const auto hexes = middle_of(text.substr(std::min(label, text.size())), " not in Allied air ZOI and no US CA within ", " hexes of it");
    if (!hexes) {
        fault(csv, row, "\"" + text + "\" says not when the die for intelligence is worse.");
    }
    return Unwatched{.by = *by, .hex = hex_of(tables, csv, row, text.substr(0, label)), .hexes = digit(csv, row, *hexes)};
}

std::vector<StepLoss> step_losses(const Tables& tables, const core::CsvTable& csv, std::size_t row) {
    std::vector<StepLoss> found;
    const auto& text = csv.at(row, "step_loss");
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find("; ", at), text.size());
        found.push_back(step_loss(tables, csv, row, text.substr(at, end - at)));
        at = end + 2;
    }
    return found;
}

std::optional<Struck> dice_strike(const Tables& tables, const core::CsvTable& csv, std::size_t row) {
    const auto& text = csv.at(row, "dice");
    if (text.empty()) {
        return {};
    }
    const auto colon = text.find(": ");
    const auto step = text.find(" step");
    if (colon == std::string::npos || step == std::string::npos || step < colon + 4) {
        fault(csv, row, "\"" + text + "\" says not whom the card strikes.");
    }
    return struck(tables, csv, row, text.substr(colon + 4, step - colon - 4));
}

} // namespace intendant::empire_of_the_sun::reading
