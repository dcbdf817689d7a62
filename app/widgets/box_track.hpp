#pragma once

#include <wx/colour.h>
#include <wx/window.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace intendant::app {

/// A track as it is printed: boxes beside each other, in rows, with the marker in one of them. Left and Right go from box to box; a click, Enter or
/// the space bar picks one. Its name and `text()` say the same in words, the tool tip what the box under the mouse does.
class BoxTrack : public wxWindow {
public:
    struct Box {
        wxString head; ///< small, above
        std::vector<std::pair<wxString, wxColour>> figures{};
        wxString foot{}; ///< small, below
        wxString tip{};  ///< what it does
        friend bool operator==(const Box&, const Box&) = default;
    };
    using Place = std::optional<std::size_t>;

    enum class Kind {
        Track, ///< boxes before the marker are behind it
        Choice,
    };

    BoxTrack(wxWindow* parent, const wxString& name, int rows = 1, Kind kind = Kind::Track);

    /// What the track is of, heard before the box.
    void call(const wxString& title);
    /// `chosen`: the one that the table looks at.
    void show(std::vector<Box> boxes, Place marker, Place chosen);
    const std::vector<Box>& boxes() const { return m_boxes; }
    Place marker() const { return m_marker; }
    Place chosen() const { return m_chosen; }
    int in_row() const;
    /// Where a box stands. Units: pixels of this window.
    wxRect place_of(std::size_t box) const;
    /// What the box says and does.
    wxString text_of(std::size_t box) const;
    wxString text() const { return m_marker && *m_marker < m_boxes.size() ? text_of(*m_marker) : wxString{}; }

    bool AcceptsFocus() const override { return !m_boxes.empty(); }

    /// The table looks at another box.
    std::function<void(std::size_t box)> on_choose;
    std::function<void(std::size_t box)> on_pick;

protected:
    wxSize DoGetBestClientSize() const override;

private:
    void hear();
    void paint();
    void paint_box(wxDC& dc, std::size_t box) const;
    void choose(std::size_t box);
    void pick(std::size_t box);
    void key(wxKeyEvent& event);
    Place box_at(wxPoint point) const;
    int height_of_box() const;

    int m_rows;
    Kind m_kind;
    wxString m_title;
    std::vector<Box> m_boxes;
    Place m_marker;
    Place m_chosen;
};

} // namespace intendant::app
