#include "app/desk/sample_of.hpp"

namespace intendant::app {

db::FileError unreadable_sample(const std::filesystem::path& file, const std::string& detail) {
    return {db::FileErrorKind::Damaged,
            {INTENDANT_TR("The illustrated turn cannot be shown: the file {file} cannot be read. Install the program again; your games are "
                          "as they were."),
             {{"file", db::quoted(file)}}},
            detail};
}

} // namespace intendant::app
