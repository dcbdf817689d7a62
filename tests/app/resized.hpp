#pragma once

#include <wx/frame.h>

namespace intendant::test {

/// The frame has another size as long as this lives; then the one that it had, for the tests that follow.
class Resized {
public:
    Resized(wxFrame& frame, const wxSize& client) : m_frame(frame), m_usual(frame.GetSize()) { frame.SetClientSize(frame.FromDIP(client)); }
    Resized(const Resized&) = delete;
    Resized& operator=(const Resized&) = delete;
    ~Resized() { m_frame.SetSize(m_usual); }

private:
    wxFrame& m_frame;
    wxSize m_usual;
};

} // namespace intendant::test
