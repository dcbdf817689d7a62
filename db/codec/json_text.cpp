#include "db/codec/json_text.hpp"

#include <set>

namespace intendant::db {

namespace {

// No command or event comes near; a text nested deeper is an attack on the stack.
constexpr std::size_t deepest = 64;

/// Looks at a text before it is kept as a value: how deep it is nested, and whether a key stands in an object twice.
class Watch : public Json::json_sax_t {
public:
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(std::int64_t) override { return true; }
    bool number_unsigned(std::uint64_t) override { return true; }
    bool number_float(double, const std::string&) override { return true; }
    bool string(std::string&) override { return true; }
    bool binary(Json::binary_t&) override { return true; }
    bool start_object(std::size_t) override { return open(); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_array() override { return close(); }
    bool key(std::string& key) override {
        if (!m_keys.back().insert(key).second) {
            throw CodecError(key, INTENDANT_TR("this key stands here twice"));
        }
        return true;
    }
    bool parse_error(std::size_t place, const std::string&, const Json::exception&) override {
        throw CodecError(core::Message{INTENDANT_TR("this is not JSON: the text cannot be read at character {place}"),
                                       {{"place", std::to_string(place)}}});
    }

private:
    bool open() {
        if (m_keys.size() > deepest) {
            throw CodecError(INTENDANT_TR("this JSON is nested too deep"));
        }
        m_keys.emplace_back();
        return true;
    }
    bool close() {
        m_keys.pop_back();
        return true;
    }

    std::vector<std::set<std::string>> m_keys;
};

} // namespace

Json parse_json(std::string_view text) {
    Watch watch;
    Json::sax_parse(text, &watch); // the library's own watch over a value takes the square of its length
    return Json::parse(text);
}

std::string json_line(const Json& json) {
    try {
        return json.dump();
    } catch (const Json::exception&) {
        throw CodecError("a text that is not UTF-8 cannot be written");
    }
}

} // namespace intendant::db
