#include "db/file/file_error.hpp"

#include <utility>

namespace intendant::db {

FileError::FileError(FileErrorKind kind, core::Message sentence, std::string detail)
    : std::runtime_error(core::fill(sentence.id, sentence)), m_kind(kind), m_sentence(std::move(sentence)), m_detail(std::move(detail)) {}

std::string quoted(const std::filesystem::path& file) { return "“" + file.filename().string() + "”"; }

} // namespace intendant::db
