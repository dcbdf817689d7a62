#include "model/core/form.hpp"

#include <algorithm>
#include <charconv>
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

FormField dice_field(std::string key, Message label, int most, const FormValues& values) {
    const auto filled = dice_in(values, key, most);
    return {.key = key,
            .kind = FormField::Kind::Dice,
            .label = std::move(label),
            .most = most,
            .value = filled ? std::string{text_in(values, key)} : std::string{}};
}

std::string_view text_in(const FormValues& values, std::string_view key) {
    const auto found = values.find(key);
    return found == values.end() ? std::string_view{} : std::string_view{found->second};
}

int count_in(const FormValues& values, std::string_view key, int most) { return number_in(text_in(values, key), most).value_or(0); }

std::optional<Throw> dice_in(const FormValues& values, std::string_view key, int most) {
    const auto text = text_in(values, key);
    if (text.empty() || most < 1 || text.size() > static_cast<std::size_t>(most)) {
        return std::nullopt;
    }
    Throw thrown;
    for (const char face : text) {
        if (face < '1' || face > '6') {
            return std::nullopt;
        }
        thrown.faces.push_back(face - '0');
    }
    return thrown;
}

Message told(std::string text) { return {"{what}", {{"what", std::move(text)}}}; }

Form form_of(std::string_view seat, Message title) { return {.id = {}, .title = std::move(title), .seats = {std::string{seat}}}; }

FormField leading(FormField field) {
    field.leads = true;
    return field;
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
