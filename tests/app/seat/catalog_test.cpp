#include "app/seat/catalog.hpp"
#include "tests/support/catch.hpp"

#include <random>

namespace intendant::test {
namespace {

std::string four(std::uint32_t value) {
    std::string bytes;
    for (int i = 0; i < 4; ++i) {
        bytes += static_cast<char>(value >> (8 * i) & 0xFFU);
    }
    return bytes;
}

/// A catalog of one sentence.
std::string one_sentence() {
    const std::string english = "Books";
    const std::string italian = "Libri";
    return four(0x950412de) + four(0) + four(1) + four(28) + four(36) + four(0) + four(0) + four(5) + four(44) + four(5) + four(50) +
           english + '\0' + italian + '\0';
}

} // namespace

TEST_CASE("a catalog is read as gettext writes it", "[seat]") {
    const auto catalog = seat::Catalog::parse(one_sentence());
    CHECK(catalog.size() == 1);
    CHECK(catalog.find("Books") == "Libri");
    CHECK(catalog.find("Log") == "Log");
}

TEST_CASE("a catalog that is damaged anywhere is read as far as it is one", "[seat][fuzz]") {
    const auto whole = one_sentence();
    std::mt19937 chance(7);
    for (int i = 0; i < 5000; ++i) {
        auto bytes = whole.substr(0, std::uniform_int_distribution<std::size_t>{0, whole.size()}(chance));
        for (int changes = 0; changes < 3 && !bytes.empty(); ++changes) {
            bytes[std::uniform_int_distribution<std::size_t>{0, bytes.size() - 1}(chance)] = static_cast<char>(chance());
        }
        CHECK(seat::Catalog::parse(bytes).size() <= 100'000);
    }
}

} // namespace intendant::test
