# The games, in the order in which the program offers them: the one list. Libraries, tests, layering, coverage and whatever else goes over
# all games follows it; scripts read it through installer/games. What a game needs beside its folders: docs/adding_a_game.md.
macro(intendant_game folder title clause)
    list(APPEND intendant_games ${folder})
endmacro()

#              folder             title                what ids its clauses have
intendant_game(axis_allies        "Axis & Allies"      "[A-Z]-[0-9][0-9]+")
intendant_game(risiko             "RisiKo!"            "RK-[A-Z]+-[0-9]+")
intendant_game(afrika_korps       "Afrika Korps"       "AK-[A-Z]+-[0-9]+")
intendant_game(empire_of_the_sun  "Empire of the Sun"  "ES-[A-Z]+-[0-9]+")
