#pragma once

#include <memory>

namespace CLI {
class App;
}

namespace intendant::cli {

/// `intendant-cli archive ...`: the club's archive. Where it is, is found as by every program for PostgreSQL (PGSERVICE, PGHOST,
/// PGPASSFILE, ...); no password is ever taken from a command line.
class ArchiveCommand {
public:
    /// Adds the command and what it knows to the command line.
    explicit ArchiveCommand(CLI::App& app);
    ArchiveCommand(const ArchiveCommand&) = delete;
    ArchiveCommand& operator=(const ArchiveCommand&) = delete;
    ~ArchiveCommand();

    /// The command line that was parsed asks for it.
    bool asked() const;
    /// Does it; the status of the program. Throws: std::runtime_error with a sentence, db::FileError.
    int carry_out() const;

private:
    struct Asked;
    std::unique_ptr<Asked> m_asked;
};

} // namespace intendant::cli
