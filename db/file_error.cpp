#include "db/file_error.hpp"

#include <utility>

namespace intendant::db {

FileError::FileError(FileErrorKind kind, const std::string& sentence, std::string detail)
    : std::runtime_error(sentence), m_kind(kind), m_detail(std::move(detail)) {
}

} // namespace intendant::db
