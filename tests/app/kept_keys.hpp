#pragma once

#include "tests/support/catch.hpp"

#include <cstdlib>
#include <fstream>
#include <map>
#include <string>

namespace intendant::test {

/// Keeps the number of keys and clicks when INTENDANT_WRITE_FIGURES is in the environment, and compares it with the one that is kept.
inline void kept(const std::string& what, int keys) {
    const std::string figures_file = INTENDANT_SOURCE_DIR "/tests/app/counted_keys.csv";
    std::ifstream in(figures_file);
    std::map<std::string, int> figures;
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        const auto comma = line.rfind(';');
        figures[line.substr(0, comma)] = std::stoi(line.substr(comma + 1));
    }
    if (std::getenv("INTENDANT_WRITE_FIGURES") != nullptr) {
        figures[what] = keys;
        std::ofstream out(figures_file);
        out << "what;keys\n";
        for (const auto& [name, number] : figures) {
            out << name << ';' << number << '\n';
        }
    }
    CHECK(figures[what] == keys);
}

} // namespace intendant::test
