#pragma once

#include <wx/app.h>

#include <filesystem>
#include <optional>

namespace intendant::app {

class MainFrame;

/// The program: words of the right language, one main window, and one place where what is thrown becomes a sentence.
class Application : public wxApp {
public:
    bool OnInit() override;
    void OnInitCmdLine(wxCmdLineParser& parser) override;
    bool OnCmdLineParsed(wxCmdLineParser& parser) override;
    bool OnExceptionInMainLoop() override;

    MainFrame* frame() const { return m_frame; }

private:
    void show_frame();

    MainFrame* m_frame{nullptr};
    std::optional<wxSize> m_size; ///< asked for on the command line
    std::optional<std::filesystem::path> m_game;
};

} // namespace intendant::app
