#define CATCH_CONFIG_RUNNER
#include "app/application.hpp"
#include "tests/support/catch.hpp"

#include <wx/evtloop.h>
#include <wx/init.h>
#include <wx/log.h>

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace {

std::vector<std::string> failed_cases;

#if CATCH_VERSION_MAJOR == 2
class Watch : public Catch::TestEventListenerBase {
public:
    using TestEventListenerBase::TestEventListenerBase;
    void testCaseEnded(const Catch::TestCaseStats& stats) override { note(stats, stats.testInfo); }
#else
class Watch : public Catch::EventListenerBase {
public:
    using EventListenerBase::EventListenerBase;
    void testCaseEnded(const Catch::TestCaseStats& stats) override { note(stats, *stats.testInfo); }
#endif

private:
    static void note(const Catch::TestCaseStats& stats, const Catch::TestCaseInfo& test) {
        if (stats.totals.assertions.failed > 0) {
            failed_cases.push_back(test.name);
        }
    }
};
CATCH_REGISTER_LISTENER(Watch)

/// Display and window manager are other programs, and a busy machine lets them wait: a case that failed is run once more,
/// in a fresh process, and must pass there. The log says which; installer/totals.awk counts them once.
void run_again(char* program) {
    constexpr std::size_t few = 3;
    if (const char* const list = std::getenv("INTENDANT_TEST_AGAIN")) {
        std::filesystem::remove(list);
        return;
    }
    if (failed_cases.empty() || failed_cases.size() > few) {
        return;
    }
    const auto list = (std::filesystem::temp_directory_path() / ("intendant-again-" + std::to_string(getpid()))).string();
    {
        std::ofstream names(list);
        for (const auto& name : failed_cases) {
            std::printf("Run again: %s\n", name.c_str());
            for (const char sign : name) { // a comma would begin another name
                names << (sign == ',' ? "\\," : std::string{sign});
            }
            names << '\n';
        }
    }
    std::fflush(stdout);
    setenv("INTENDANT_TEST_AGAIN", list.c_str(), 1);
    execl(program, program, "--warn", "NoTests", "--input-file", list.c_str(), nullptr);
}

/// An assertion of wxWidgets would open a dialog that no test answers.
void stop_at_assertion(const wxString& file, int line, const wxString& function, const wxString& condition,
                       const wxString& message) {
    std::fprintf(stderr, "wxWidgets asserts %s (%s) in %s, %s:%d\n", condition.utf8_str().data(),
                 message.utf8_str().data(), function.utf8_str().data(), file.utf8_str().data(), line);
    std::abort();
}

} // namespace

int main(int argc, char** argv) {
    // The windows speak English here, whatever the computer speaks, but where a test wants another language.
    const char* const language = std::getenv("INTENDANT_TEST_LANGUAGE");
    setenv("LANGUAGE", language == nullptr ? "en" : language, 1);
    setenv("LANG", "C.UTF-8", 1);
    wxApp::SetInstance(new intendant::app::Application);
    int one = 1;
    wxSetAssertHandler(stop_at_assertion);
    if (!wxEntryStart(one, argv)) {
        std::fputs("There is no display; run this through tests/support/with_display.\n", stderr);
        return 1;
    }
    wxLog::SetActiveTarget(new wxLogStderr);
    if (!wxTheApp->CallOnInit()) {
        return 1;
    }
    wxEventLoop loop;
    const wxEventLoopActivator active(&loop);
    wxTheApp->SetExitOnFrameDelete(false);
    const int result = Catch::Session().run(argc, argv);
    wxTheApp->OnExit();
    wxEntryCleanup();
    run_again(argv[0]);
    return result;
}
