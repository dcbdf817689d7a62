#include "model/core/form.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

namespace intendant::core {

namespace {

/// A number from 0 to `most`; nothing where there is none.
std::optional<int> number_in(std::string_view text, int most) {
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = read.ec == std::errc{} && read.ptr == text.data() + text.size();
    return whole && number >= 0 && number <= most ? std::optional{number} : std::nullopt;
}

constexpr std::string_view program_mark = "program:";
constexpr std::string_view camera_mark = "camera:";

/// Takes from the text what says that a camera read it, and how many dice were corrected; the faces stay. False: it says so wrongly.
bool take_camera(std::string_view& text, Throw& thrown) {
    if (!text.starts_with(camera_mark)) {
        return true;
    }
    text.remove_prefix(camera_mark.size());
    const auto corrected = number_in(text.substr(0, text.find(':')), most_dice);
    if (!corrected || text.find(':') == std::string_view::npos) {
        return false;
    }
    thrown.source = DiceSource::Camera;
    thrown.corrected = *corrected;
    text.remove_prefix(text.find(':') + 1);
    return true;
}

/// What `as_filled` wrote: seed, position and number of dice, of which the faces follow.
std::optional<Throw> program_throw_in(std::string_view text) {
    std::array<std::uint64_t, 3> parts{};
    text.remove_prefix(program_mark.size());
    const auto* place = text.data();
    const auto* const end = text.data() + text.size();
    for (auto& part : parts) {
        const auto read = std::from_chars(place, end, part);
        const bool last = &part == &parts.back();
        if (read.ec != std::errc{} || (last ? read.ptr != end : read.ptr == end || *read.ptr != ':')) {
            return std::nullopt;
        }
        place = read.ptr + (last ? 0 : 1);
    }
    return parts[2] >= 1 && parts[2] <= most_dice ? std::optional{throw_by_program(parts[0], parts[1], static_cast<int>(parts[2]))}
                                                  : std::nullopt;
}

} // namespace

FormField count_field(std::string key, Message label, int most, const FormValues& values, int proposed) {
    const auto filled = number_in(text_in(values, key), most);
    const int shown = filled.value_or(std::clamp(proposed, 0, std::max(0, most)));
    return {.key = std::move(key), .kind = FormField::Kind::Count, .label = std::move(label), .most = most, .value = std::to_string(shown)};
}

FormField choice_field(std::string key, Message label, std::vector<FormChoice> choices, const FormValues& values,
                       std::string_view proposed) {
    const auto offered = [&choices](std::string_view id) { return std::ranges::find(choices, id, &FormChoice::id) != choices.end(); };
    const auto filled = text_in(values, key);
    std::string shown{offered(filled)       ? filled
                      : choices.size() == 1 ? std::string_view{choices.front().id}
                      : offered(proposed)   ? proposed
                                            : std::string_view{}};
    return {.key = std::move(key),
            .kind = FormField::Kind::Choice,
            .label = std::move(label),
            .choices = std::move(choices),
            .value = std::move(shown)};
}

FormField dice_field(std::string key, Message label, int most, const FormValues& values, Die die) {
    const auto filled = dice_in(values, key, most, die);
    return {.key = key,
            .kind = FormField::Kind::Dice,
            .label = std::move(label),
            .most = most,
            .value = filled ? std::string{text_in(values, key)} : std::string{},
            .exact = most == 1,
            .die = die};
}

std::string_view text_in(const FormValues& values, std::string_view key) {
    const auto found = values.find(key);
    return found == values.end() ? std::string_view{} : std::string_view{found->second};
}

std::vector<std::string_view> ticked(const FormValues& values, std::string_view mark) {
    std::vector<std::string_view> found;
    for (const auto& [key, value] : values) {
        if (key.starts_with(mark) && value == "1") {
            found.push_back(std::string_view{key}.substr(mark.size()));
        }
    }
    return found;
}

int count_in(const FormValues& values, std::string_view key, int most) { return number_in(text_in(values, key), most).value_or(0); }

std::optional<Throw> dice_in(const FormValues& values, std::string_view key, int most, Die die) {
    auto text = text_in(values, key);
    Throw thrown{.die = die, .faces = {}};
    if (!take_camera(text, thrown) || text.empty() || most < 1 || text.size() > static_cast<std::size_t>(most)) {
        return std::nullopt;
    }
    for (const char each : text) {
        const int face = each - '0';
        if (face < lowest_face(die) || face > highest_face(die)) {
            return std::nullopt;
        }
        thrown.faces.push_back(face);
    }
    return thrown;
}

std::optional<Throw> throw_in(const FormValues& values, std::string_view key) {
    auto text = text_in(values, key);
    if (text.starts_with(program_mark)) {
        return program_throw_in(text);
    }
    Throw thrown;
    if (!take_camera(text, thrown)) {
        return std::nullopt;
    }
    for (const char face : text) {
        if (face < '0' || face > '9' || thrown.faces.size() >= most_dice) {
            return std::nullopt;
        }
        thrown.faces.push_back(face - '0');
    }
    return thrown.faces.empty() ? std::nullopt : std::optional{std::move(thrown)};
}

std::string as_filled(const Throw& thrown) {
    if (thrown.source == DiceSource::Program) {
        return std::string{program_mark} + std::to_string(thrown.seed) + ":" + std::to_string(thrown.position) + ":" +
               std::to_string(thrown.faces.size());
    }
    std::string faces =
        thrown.source == DiceSource::Camera ? std::string{camera_mark} + std::to_string(thrown.corrected) + ":" : std::string{};
    for (const int face : thrown.faces) {
        faces += std::to_string(face);
    }
    return faces;
}

bool says_source(const FormValues& values) {
    return std::ranges::any_of(
        values, [](const auto& each) { return each.second.starts_with(program_mark) || each.second.starts_with(camera_mark); });
}

Message told(std::string text) { return {"{what}", {{"what", std::move(text)}}}; }

Form form_of(std::string_view seat, Message title) { return {.id = {}, .title = std::move(title), .seats = {std::string{seat}}}; }

FormField leading(FormField field) {
    field.leads = true;
    return field;
}

FormField naming(FormField field, std::string kind) {
    field.names = std::move(kind);
    return field;
}

FormField listed(FormField field, Message detail) {
    field.listed = true;
    field.detail = std::move(detail);
    return field;
}

std::vector<Form> for_seats(std::vector<Form> forms) {
    std::erase_if(forms, [](const Form& form) { return form.seats.empty(); });
    return forms;
}

FormValues filled(const Form& form, const FormValues& values) {
    auto all = values;
    for (const auto& field : form.fields) {
        if (!field.value.empty()) {
            all.try_emplace(field.key, field.value);
        }
    }
    return all;
}

} // namespace intendant::core
