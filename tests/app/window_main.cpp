#define CATCH_CONFIG_RUNNER
#include "app/application.hpp"
#include "tests/support/catch.hpp"

#include <wx/evtloop.h>
#include <wx/init.h>
#include <wx/log.h>

#include <unistd.h>

#include <algorithm>
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

/// As the command line takes it: a comma would begin another name.
std::string as_typed(const std::string& name) {
    std::string typed;
    for (const char sign : name) {
        typed += sign == ',' ? "\\," : std::string{sign};
    }
    return typed;
}

/// Display and window manager are other programs, and a busy machine lets them wait: a case that failed is run once more,
/// in a fresh process, and must pass there. The log says which and what came of both, for ./test to tell at its end;
/// installer/totals.awk counts them once.
void run_again(char* program) {
    constexpr std::size_t few = 3;
    if (const char* const list = std::getenv("INTENDANT_TEST_AGAIN")) {
        std::ifstream names(list);
        for (std::string name; std::getline(names, name);) {
            const bool again =
                std::any_of(failed_cases.begin(), failed_cases.end(), [&](const auto& each) { return as_typed(each) == name; });
            std::printf("Twice: %s: failed, then %s\n", name.c_str(), again ? "failed again" : "passed");
        }
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
            names << as_typed(name) << '\n';
        }
    }
    std::fflush(stdout);
    setenv("INTENDANT_TEST_AGAIN", list.c_str(), 1);
    execl(program, program, "--warn", "NoTests", "--input-file", list.c_str(), nullptr);
}

/// INTENDANT_TEST_SHARD=K/N runs only every Nth case, from the Kth on: the shards run side by side, each on a display of its own.
/// The cases of a file are dealt out, for those that take long lie beside one another.
std::vector<std::string> of_this_shard() {
    const char* const shard = std::getenv("INTENDANT_TEST_SHARD");
    unsigned part = 0;
    unsigned parts = 0;
    if (shard == nullptr || std::getenv("INTENDANT_TEST_AGAIN") != nullptr || std::sscanf(shard, "%u/%u", &part, &parts) != 2 || part < 1 ||
        part > parts) {
        return {};
    }
    unsetenv("INTENDANT_TEST_SHARD"); // a case that starts this program again names the case it wants
#if CATCH_VERSION_MAJOR == 2
    std::string names;
    unsigned number = 0;
    for (const auto& test : Catch::getRegistryHub().getTestCaseRegistry().getAllTests()) {
        if (!test.isHidden() && number++ % parts == part - 1) {
            names += (names.empty() ? "\"" : ",\"") + as_typed(test.name) + "\"";
        }
    }
    return {names};
#else
    return {"--shard-count", std::to_string(parts), "--shard-index", std::to_string(part - 1)};
#endif
}

/// An assertion of wxWidgets would open a dialog that no test answers.
void stop_at_assertion(const wxString& file, int line, const wxString& function, const wxString& condition, const wxString& message) {
    std::fprintf(stderr, "wxWidgets asserts %s (%s) in %s, %s:%d\n", condition.utf8_str().data(), message.utf8_str().data(),
                 function.utf8_str().data(), file.utf8_str().data(), line);
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
    std::vector<std::string> arguments(argv, argv + argc);
    for (auto& more : of_this_shard()) {
        arguments.push_back(std::move(more));
    }
    std::vector<const char*> given;
    for (const auto& each : arguments) {
        given.push_back(each.c_str());
    }
    const int result = Catch::Session().run(static_cast<int>(given.size()), given.data());
    wxTheApp->OnExit();
    wxEntryCleanup();
    run_again(argv[0]);
    return result;
}
