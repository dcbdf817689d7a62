#pragma once

#include <wx/eventfilter.h>

namespace intendant::app {

/// A throw is complete with its last die, yet a hand may end it with Return or Tab out of habit. That key would press or
/// leave whatever has the keyboard by then; it is swallowed when it follows at once.
class StrayKey : public wxEventFilter {
public:
    StrayKey();
    ~StrayKey() override;
    StrayKey(const StrayKey&) = delete;
    StrayKey& operator=(const StrayKey&) = delete;

    /// The throw completed itself with the last key that was pressed.
    void expect();

    int FilterEvent(wxEvent& event) override;

private:
    long m_last_key{0};
    bool m_expected{false};
};

} // namespace intendant::app
