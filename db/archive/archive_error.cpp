#include "db/archive/archive_error.hpp"

#include <pqxx/except>

#include <string_view>
#include <utility>

namespace intendant::db {

namespace {

bool says(const std::string& text, std::string_view word) { return text.find(word) != std::string::npos; }

ArchiveError away(const std::string& words) {
    if (says(words, "certificate") || says(words, "SSL")) {
        return {ArchiveErrorKind::NotTheServer,
                {INTENDANT_TR("The archive did not prove to be the one that is expected: its certificate or its encryption does not match. "
                              "Nothing was sent. Ask who keeps the archive."),
                 {}},
                words};
    }
    if (says(words, "password") || says(words, "authentication") || says(words, "role \"") || says(words, "pg_hba")) {
        return {ArchiveErrorKind::NotLetIn,
                {INTENDANT_TR("The archive did not let you in. Nothing was sent. Check the name and the password of the connection "
                              "(PGUSER, PGPASSFILE or the service file)."),
                 {}},
                words};
    }
    return {ArchiveErrorKind::Away,
            {INTENDANT_TR("The archive does not answer. The games on this computer are as they were. Check the network and the connection "
                          "(PGSERVICE, PGHOST, PGDATABASE), or do it again later: what the archive has already is not sent twice."),
             {}},
            words};
}

/// libpqxx 6 leaves the state out where it has a class for it.
std::string state_of(const pqxx::sql_error& error) {
    if (!error.sqlstate().empty()) {
        return error.sqlstate();
    }
    if (dynamic_cast<const pqxx::insufficient_privilege*>(&error) != nullptr) {
        return "42501";
    }
    if (dynamic_cast<const pqxx::undefined_table*>(&error) != nullptr || dynamic_cast<const pqxx::undefined_function*>(&error) != nullptr) {
        return "42P01";
    }
    return dynamic_cast<const pqxx::disk_full*>(&error) != nullptr ? "53100" : std::string{};
}

ArchiveError refused_by_server(const pqxx::sql_error& error) {
    const auto state = state_of(error);
    const std::string words = error.what();
    if (state == "3F000" || state == "42P01" || state == "42883") {
        return {ArchiveErrorKind::NoArchive,
                {INTENDANT_TR("This database holds no archive. Who may make one there does so with: intendant-cli archive init."), {}},
                words};
    }
    if (state == "IN002" || state == "42501") {
        return {ArchiveErrorKind::NotAllowed,
                {INTENDANT_TR("Your role in the archive does not allow this, and nothing was changed. A keeper of the club can give you "
                              "another."),
                 {}},
                words};
    }
    if (state == "53100") {
        return {ArchiveErrorKind::Full,
                {INTENDANT_TR("The disk of the archive is full, and nothing was stored. The games on this computer are as they were."), {}},
                words};
    }
    if (state.starts_with("08") || state.starts_with("57P")) {
        return away(words);
    }
    return {ArchiveErrorKind::Failed,
            {INTENDANT_TR("The archive could not do this, and nothing was changed. Its own log says why; do it again later."), {}},
            words};
}

} // namespace

ArchiveError::ArchiveError(ArchiveErrorKind kind, core::Message sentence, std::string detail)
    : std::runtime_error(core::fill(sentence.id, sentence)), m_kind(kind), m_sentence(std::move(sentence)), m_detail(std::move(detail)) {}

ArchiveError senseless_answer(std::string detail) {
    return {ArchiveErrorKind::Altered,
            {INTENDANT_TR("The archive answered what this program never writes. Nothing was changed on this computer."), {}},
            std::move(detail)};
}

void throw_explained(const std::exception_ptr& failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const pqxx::broken_connection& error) {
        throw away(error.what());
    } catch (const pqxx::in_doubt_error& error) {
        throw away(error.what());
    } catch (const pqxx::sql_error& error) {
        throw refused_by_server(error);
    } catch (const pqxx::failure& error) {
        throw away(error.what());
    } catch (const pqxx::conversion_error& error) {
        throw senseless_answer(error.what());
    } catch (const pqxx::range_error& error) {
        throw senseless_answer(error.what());
    }
}

} // namespace intendant::db
