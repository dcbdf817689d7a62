#pragma once

namespace intendant::bench {

/// What the books at the seats cost. Units: milliseconds from an entry to a reader, `publish` in the thread of the window; mebibytes.
struct SeatFigures {
    double median;
    double nine_of_ten;
    double publish;
    double memory;
    /// What a refusal costs the server at most, against an answer of the page of its books.
    double refusal;
};
/// 50 readers and 10 who have fallen asleep, on this computer, with the board of Axis & Allies as it is printed.
SeatFigures time_seats();

/// Prints the figures; 0 when a median below 10 ms, less than 20 MiB more and refusals at no more than 12 times the cost of an answer are
/// reached in one of three runs.
int check_seats();

} // namespace intendant::bench
