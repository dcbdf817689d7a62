#include "db/codec/json_text.hpp"

#include <utility>
#include <vector>

namespace intendant::db {

namespace {

// No command or event comes near; a text nested deeper is an attack on the stack.
constexpr std::size_t deepest = 64;

/// Makes the value of a text while it is read, and refuses what is nested too deep or has a key twice in one object.
class Reader : public Json::json_sax_t {
public:
    bool null() override { return put(nullptr); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(std::int64_t value) override { return put(value); }
    bool number_unsigned(std::uint64_t value) override { return put(value); }
    bool number_float(double value, const std::string&) override { return put(value); }
    bool string(std::string& value) override { return put(std::move(value)); }
    bool binary(Json::binary_t& value) override { return put(std::move(value)); }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_array() override { return close(); }
    bool key(std::string& key) override {
        const auto [place, is_new] = m_open.back()->emplace(key, nullptr);
        if (!is_new) {
            throw CodecError(key, INTENDANT_TR("this key stands here twice"));
        }
        m_of_key = &*place;
        return true;
    }
    bool parse_error(std::size_t place, const std::string&, const Json::exception&) override {
        throw CodecError(core::Message{INTENDANT_TR("this is not JSON: the text cannot be read at character {place}"),
                                       {{"place", std::to_string(place)}}});
    }

    Json take() { return std::move(m_whole); }

private:
    Json& place_of_next() {
        if (m_open.empty()) {
            return m_whole;
        }
        return m_open.back()->is_array() ? m_open.back()->emplace_back() : *m_of_key;
    }
    bool put(Json value) {
        place_of_next() = std::move(value);
        return true;
    }
    bool open(Json empty) {
        if (m_open.size() >= deepest) {
            throw CodecError(INTENDANT_TR("this JSON is nested too deep"));
        }
        auto& place = place_of_next();
        place = std::move(empty);
        m_open.push_back(&place);
        return true;
    }
    bool close() {
        m_open.pop_back();
        return true;
    }

    Json m_whole;
    std::vector<Json*> m_open; ///< the lists and objects that are not at their end; each is the last of the one before it
    Json* m_of_key{nullptr};   ///< where the value of the key that was read last belongs
};

} // namespace

Json parse_json(std::string_view text) {
    Reader reader;
    Json::sax_parse(text, &reader); // the library's own watch over a value takes the square of its length
    return reader.take();
}

std::string json_line(const Json& json) {
    try {
        return json.dump();
    } catch (const Json::exception&) {
        throw CodecError("a text that is not UTF-8 cannot be written");
    }
}

} // namespace intendant::db
