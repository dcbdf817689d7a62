#include "app/handbook.hpp"

#include "app/base/language.hpp"
#include "model/core/resources.hpp"

namespace intendant::app {

std::filesystem::path handbook_page(const std::string& page) {
    const auto beside = core::running_program().parent_path().parent_path();
    return beside / "share" / "help" / core::code_of(language()) / "intendant" / (page + ".html");
}

} // namespace intendant::app
