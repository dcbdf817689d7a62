#include "app/application.hpp"

#include <cstdio>
#include <string_view>

wxIMPLEMENT_APP_NO_MAIN(intendant::app::Application);

namespace {

constexpr const char* usage = "Usage: intendant [--size WIDTHxHEIGHT] [GAME]\n"
                              "Keeps the books beside a war game that is played on a table.\n\n"
                              "  GAME                  the game file to open; without one the first page is shown\n"
                              "  --size WIDTHxHEIGHT   size of the window, such as 1280x800\n"
                              "  --verbose             wxWidgets tells more on standard error\n"
                              "  --help                shows this and ends\n"
                              "  --version             shows the version and ends\n\n"
                              "Without a window the same books are kept by intendant-cli.\n";

} // namespace

/// What needs no display is answered before wxWidgets asks for one.
int main(int argc, char** argv) {
    for (int each = 1; each < argc; ++each) {
        const std::string_view option = argv[each];
        if (option == "--version") {
            std::puts("Intendant " INTENDANT_VERSION);
            return 0;
        }
        if (option == "--help" || option == "-h") {
            std::fputs(usage, stdout);
            return 0;
        }
    }
    return wxEntry(argc, argv);
}
