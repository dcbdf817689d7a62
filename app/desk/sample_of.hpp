#pragma once

#include "app/desk/game_desk.hpp"
#include "db/file/file_error.hpp"

#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

/// The guided sample of a game: a file of commands, played so far as a step says, in a game without a file.
namespace intendant::app {

/// `file`: the one that cannot be read, or not played.
db::FileError unreadable_sample(const std::filesystem::path& file, const std::string& detail);

/// A command of a sample that is booked over what speaks against it, with the table's reason. Empty: nothing does.
template <class Command> struct SamplePlay {
    Command command;
    std::string overrule;
};

/// The commands of the sample, or its plays. `read`: reads a line of the file. Throws: db::FileError when it cannot be read.
template <class Session, class Play = typename Session::Command>
std::vector<Play> sample_commands_of(const std::filesystem::path& file,
                                     const std::type_identity_t<std::function<Play(const std::string&)>>& read) {
    std::ifstream in(file);
    std::vector<Play> commands;
    try {
        for (std::string line; std::getline(in, line);) {
            commands.push_back(read(line));
        }
    } catch (const std::exception& error) {
        throw unreadable_sample(file, error.what());
    }
    return commands;
}

/// The sample as it stands after the first commands. Throws: db::FileError when there are not so many, or one of them cannot be booked.
template <class Session, class Play>
Session play_sample_of(const std::filesystem::path& file, std::shared_ptr<const typename Session::Tables> tables,
                       const std::vector<Play>& commands, std::size_t entries) {
    const auto book = [](Session& session, const Play& play) {
        if constexpr (requires { play.overrule; }) {
            return session.book(play.command, play.overrule);
        } else {
            return session.book(play);
        }
    };
    auto session = Session::in_memory(std::move(tables));
    if (entries > commands.size()) {
        throw unreadable_sample(file, "too few lines");
    }
    for (std::size_t place = 0; place < entries; ++place) {
        if (!book(session, commands[place]).booked) {
            throw unreadable_sample(file, "line " + std::to_string(place + 1) + " is not booked");
        }
    }
    return session;
}

/// What is told of these steps, which have `sentence` and `entries`. `play`: the table goes on after so many entries; `show`: as
/// `SampleTold::show`.
template <class Step>
SampleTold told_by(const std::vector<Step>& steps, std::function<void(std::size_t)> play,
                   std::function<std::pair<wxWindow*, wxString>(const Step&)> show) {
    const auto at = [&steps](int step) -> const Step& { return steps[static_cast<std::size_t>(step)]; };
    return {.steps = static_cast<int>(steps.size()),
            .sentence = [at](int step) { return wxGetTranslation(at(step).sentence); },
            .play = [at, play = std::move(play)](int step) { play(at(step).entries); },
            .show = [at, show = std::move(show)](int step) { return show(at(step)); }};
}

/// The sample on a desk without a file. `steps`: what it tells. Throws: db::FileError.
template <class D, class Tables, class Commands, class Steps, class Play>
Desk* open_sample_of(wxWindow* parent, const std::shared_ptr<const Tables>& tables, Commands commands, const Steps& steps, Play play) {
    play(tables, commands, steps.back().entries); // once to the end, so that no step fails later
    auto* const desk = new D(parent, play(tables, commands, steps.front().entries), Opening::Sample);
    desk->begin_sample(std::move(commands));
    return desk;
}

} // namespace intendant::app
