#pragma once

#include "app/report/board_picture.hpp"
#include "app/report/chart.hpp"
#include "db/session/history.hpp"

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace intendant::report {

/// Asked now and then with how much is done, 0 to 1; false stops the work.
using GoOn = std::function<bool(double done)>;

struct Title {
    std::string text;
};
struct Heading {
    std::string text;
    bool chapter{false};
};
struct SubHeading {
    std::string text;
};
struct Paragraph {
    std::string text;
};
/// An entry of the log: its number stands in the margin.
struct Line {
    std::string number;
    std::string text;
};
struct Grid {
    std::vector<std::string> head;
    std::vector<std::vector<std::string>> rows;
    std::vector<bool> numbers; ///< by column: figures, to be set to the right
};

/// A round of the story: the board as it left it, and beside it what happened.
struct Round {
    std::string title;
    std::optional<BoardPicture> board; ///< none where the game has no drawing
    std::vector<std::string> lines;
};

enum class Paper { A4, Letter };

/// How the reader's spreadsheet takes tables apart; as they are here, tables are plain, for programs.
struct TableMarks {
    bool byte_order_mark{false};
    bool semicolons{false}; ///< between cells, and a comma in decimals; else commas and a point
};
/// Whether decimals have a comma in that language, such as `en`, and tables therefore semicolons.
bool writes_semicolons(const std::string& language);

/// The record as it is set: HTML and PDF are two ways to print it.
struct Document {
    std::string title;
    std::string page_word; ///< `Page {page} of {pages}`, translated
    std::string language;  ///< such as `en`
    Paper paper{Paper::A4};
    std::vector<std::variant<Title, Heading, SubHeading, Paragraph, Line, Grid, Chart, Round>> parts;
};

/// What a report is made from.
struct Source {
    const db::Log& log;
    std::string title; ///< the name of the game's file
    std::string language{"en"};
    Say say;                                                 ///< messages of the program and of the game
    std::function<std::string(const db::Entry&)> sentence;   ///< what an entry says
    std::function<std::string(const std::string& utc)> time; ///< a moment as the reader writes it
    Paper paper{Paper::A4};
    TableMarks marks{}; ///< of the tables
};

/// Cover, the story round by round, turning points, battles, graphs, then turn by turn. Nothing when it was stopped.
std::optional<Document> document_of(const Source& source, const GoOn& go_on = {});

} // namespace intendant::report
