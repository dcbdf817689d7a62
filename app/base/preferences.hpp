#pragma once

#include <vector>

/// How the table wants the program to look and to sound; kept in the settings, and the same in every game. The language is in
/// language.hpp, the colours for every eye in theme.hpp.
namespace intendant::app::preferences {

/// Light or dark windows. `AsDesktop` = as the desktop has them.
enum class Brightness { AsDesktop, Light, Dark };
Brightness brightness();
void choose(Brightness wanted);

/// How large type is beside what the desktop asks for. Units: per cent.
constexpr int usual_type = 100;
const std::vector<int>& type_sizes();
int type_size();
/// One of `type_sizes`; else the usual one.
void choose_type_size(int per_cent);

/// Gives the desktop's toolkit both. To be called before the first window, and after a choice.
void apply_look();

/// A short sound when dice fall; off unless the table wants it.
bool sound();
void want_sound(bool wanted);
/// Sounds, where the table wants it. Where nothing can sound, nothing happens.
void ring();

/// Motion: the film shows dice one after the other, and who is hit lights up for a moment; off: an entry at a time, as it came out.
bool film_moves();
void want_film_to_move(bool wanted);

/// What reports are printed on. `AsHere` = as the computer's country has it.
enum class Sheet { AsHere, A4, Letter };
Sheet sheet();
void choose(Sheet wanted);

/// What stands between the cells of exported tables, and in decimals. `AsLanguage` = as the language of the windows writes.
enum class Tables { AsLanguage, Commas, Semicolons };
Tables tables();
void choose(Tables wanted);
/// Tables begin with the mark by which spreadsheets know UTF-8.
bool byte_order_mark();
void want_byte_order_mark(bool wanted);

} // namespace intendant::app::preferences
