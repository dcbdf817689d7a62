#include "app/application.hpp"

#include "app/base/failure.hpp"
#include "app/base/language.hpp"
#include "app/base/preferences.hpp"
#include "app/base/text.hpp"
#include "app/main_frame.hpp"
#include "app/widgets/icons.hpp"
#include "db/file/review_copy.hpp"

#include <wx/cmdline.h>
#include <wx/translation.h>

#include <cstdio>

namespace intendant::app {

void Application::OnInitCmdLine(wxCmdLineParser& parser) {
    wxApp::OnInitCmdLine(parser);
    parser.AddLongOption("size", "size of the window, such as 1280x800");
    parser.AddParam("game", wxCMD_LINE_VAL_STRING, wxCMD_LINE_PARAM_OPTIONAL);
}

bool Application::OnCmdLineParsed(wxCmdLineParser& parser) {
    wxString size;
    if (parser.Found("size", &size)) {
        long width = 0;
        long height = 0;
        if (!size.BeforeFirst('x').ToLong(&width) || !size.AfterFirst('x').ToLong(&height) || width < 200 || height < 200) {
            std::fputs("The size of the window is written as 1280x800.\n", stderr);
            return false;
        }
        m_size = wxSize(static_cast<int>(width), static_cast<int>(height));
    }
    if (parser.GetParamCount() > 0) {
        const auto given = parser.GetParam(0);
        m_game = to_path(given);
        std::error_code none;
        if (const auto bytes = given.mb_str(wxConvISO8859_1); !std::filesystem::exists(*m_game, none) && bytes.length() > 0) {
            // what is no UTF-8 comes letter by letter
            const std::filesystem::path other(bytes.data(), bytes.data() + bytes.length());
            m_game = std::filesystem::exists(other, none) ? other : *m_game;
        }
    }
    return wxApp::OnCmdLineParsed(parser);
}

bool Application::OnInit() {
    SetAppName("intendant");
    SetAppDisplayName("Intendant");
    try {
        load_language();
        if (!wxApp::OnInit()) {
            return false;
        }
        db::clear_up_review_copies();
        preferences::apply_look();
        show_frame();
        if (m_game) {
            m_frame->open_game(*m_game);
        }
    } catch (...) {
        // Without its resources there is no window to say it in.
        std::fprintf(stderr, "%s\n", to_utf8(sentence_of(std::current_exception())).c_str());
        return false;
    }
    return true;
}

void Application::show_frame() {
    m_frame = new MainFrame(m_size);
    m_frame->Show();
}

bool Application::OnExceptionInMainLoop() {
    if (m_frame == nullptr) {
        return wxApp::OnExceptionInMainLoop();
    }
    m_frame->show_failure(sentence_of(std::current_exception()));
    return true;
}

} // namespace intendant::app
