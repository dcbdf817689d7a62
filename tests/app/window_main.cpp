#define CATCH_CONFIG_RUNNER
#include "app/application.hpp"
#include "tests/support/catch.hpp"

#include <wx/evtloop.h>
#include <wx/init.h>
#include <wx/log.h>

#include <cstdio>
#include <cstdlib>

namespace {

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
    return result;
}
