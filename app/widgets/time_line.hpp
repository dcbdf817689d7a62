#pragma once

#include "db/file/outline.hpp"

#include <wx/window.h>

#include <cstdint>
#include <functional>

namespace intendant::app {

/// The game from left to right: rounds and turns as marks, dice as blocks, and where one looks. Click or drag to go there.
class TimeLine : public wxWindow {
public:
    TimeLine(wxWindow* parent, const wxString& name, const db::Outline& outline);

    void show(std::int64_t seq);
    bool AcceptsFocus() const override { return true; }

    std::function<void(std::int64_t seq)> on_choose;

private:
    void paint();
    void choose(int x);

    const db::Outline& m_outline;
    std::int64_t m_seq{0};
};

} // namespace intendant::app
