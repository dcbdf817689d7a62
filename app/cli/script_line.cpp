#include "app/cli/games.hpp"
#include "app/cli/script_line_impl.hpp"
#include "db/codec/json_fields.hpp"

namespace intendant::cli {

using db::CodecError;
using db::Json;

std::string take_text(Json& line, const char* key) {
    const auto found = line.find(key);
    if (found == line.end()) {
        return {};
    }
    if (!found->is_string()) {
        throw CodecError(key, "a text in quotes is expected");
    }
    auto text = found->get<std::string>();
    line.erase(found);
    return text;
}

std::int64_t take_number(Json& line, const char* key) {
    const auto found = line.find(key);
    if (found == line.end()) {
        return 0;
    }
    const auto number = db::detail::at_place(key, [&] { return db::from_json<std::int64_t>(db::NoContext{}, *found); });
    if (number < 1) {
        throw CodecError(key, "the number of an entry is expected, from 1 on");
    }
    line.erase(found);
    return number;
}

bool get_line(std::istream& from, std::string& line) {
    line.clear();
    auto* const bytes = from.rdbuf();
    using Traits = std::istream::traits_type;
    if (!from || bytes == nullptr) {
        return false;
    }
    for (auto sign = bytes->sbumpc();; sign = bytes->sbumpc()) {
        if (Traits::eq_int_type(sign, Traits::eof())) {
            from.setstate(std::ios::eofbit);
            return !line.empty();
        }
        if (Traits::to_char_type(sign) == '\n') {
            return true;
        }
        line += Traits::to_char_type(sign);
        if (line.size() > longest_line) {
            return true;
        }
    }
}

std::string game_of_script(std::string_view first_line) {
    try {
        const auto line = db::parse_json(first_line);
        if (line.is_object() && line.contains("game") && line["game"].is_string()) {
            return line["game"].get<std::string>();
        }
    } catch (const CodecError&) { // whoever plays it says what is wrong with it
    }
    return std::string{std::tuple_element_t<0, Games>::id};
}

} // namespace intendant::cli
