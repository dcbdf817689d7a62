#include "app/seat/catalog.hpp"

#include "model/core/printable.hpp"
#include "model/core/resources.hpp"

#include <cstdint>
#include <fstream>
#include <iterator>

namespace intendant::seat {

namespace {

/// A number of four bytes, the lowest first; nothing beyond the end.
std::uint32_t number_at(std::string_view bytes, std::size_t place) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4 && place + i < bytes.size(); ++i) {
        value |= static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[place + i])) << (8 * i);
    }
    return value;
}

/// The text to which a row of a table of lengths and places points; of several plural forms the first.
std::string_view text_at(std::string_view bytes, std::size_t row) {
    const std::size_t length = number_at(bytes, row);
    const std::size_t place = number_at(bytes, row + 4);
    if (place > bytes.size() || length > bytes.size() - place) {
        return {};
    }
    const auto text = bytes.substr(place, length);
    return text.substr(0, text.find('\0'));
}

std::shared_ptr<const Catalog> catalog_of(core::Language language) {
    const auto folder = core::running_program().parent_path().parent_path() / "share" / "locale";
    return std::make_shared<const Catalog>(Catalog::read(folder / core::code_of(language) / "LC_MESSAGES" / "intendant.mo"));
}

} // namespace

Catalog Catalog::read(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return parse(std::string{std::istreambuf_iterator<char>(in), {}});
}

Catalog Catalog::parse(std::string_view bytes) {
    constexpr std::uint32_t magic = 0x950412de;
    constexpr std::size_t most = 100'000;
    constexpr std::size_t row = 8;
    Catalog catalog;
    if (number_at(bytes, 0) != magic) {
        return catalog;
    }
    const std::size_t count = number_at(bytes, 8);
    const std::size_t english = number_at(bytes, 12);
    const std::size_t translated = number_at(bytes, 16);
    for (std::size_t i = 0; i < count && i < most; ++i) {
        const auto id = text_at(bytes, english + row * i);
        const auto text = text_at(bytes, translated + row * i);
        if (!id.empty() && !text.empty()) {
            catalog.m_sentences.emplace(id, text);
        }
    }
    return catalog;
}

const std::string& Catalog::find(const std::string& english) const {
    const auto found = m_sentences.find(english);
    return found == m_sentences.end() ? english : found->second;
}

Speaker::Speaker(NameIn name_in) : m_name_in(std::move(name_in)) {
    for (const auto language : {core::Language::Italian, core::Language::French}) {
        m_catalogs.emplace(language, catalog_of(language));
    }
}

const std::string& Speaker::translated(core::Language language, const std::string& english) const {
    const auto catalog = m_catalogs.find(language);
    return catalog == m_catalogs.end() ? english : catalog->second->find(english);
}

std::string Speaker::name(core::Language language, std::string_view kind, std::string_view id, bool parts) const {
    if (kind == "decimal") {
        const std::string sign{"decimal sign\004."}; // as a catalog keeps what stands in a context
        const auto& found = translated(language, sign);
        return found == sign ? "." : found;
    }
    if (!m_name_in) {
        return std::string{id};
    }
    auto own = m_name_in(language, kind, id);
    if (own == m_name_in(core::Language::English, kind, id)) { // else it is no word of the program: the tables have it in this language
        own = translated(language, own);
    }
    return parts && own.find('@') != std::string::npos
               ? core::with_names(own, [&](std::string_view of, std::string_view part) { return name(language, of, part, false); })
               : own;
}

std::string Speaker::say(core::Language language, const core::Message& message) const {
    const auto named = [&](std::string_view kind, std::string_view id) { return name(language, kind, id, true); };
    return core::printable(core::fill(translated(language, message.id), message, named));
}

} // namespace intendant::seat
